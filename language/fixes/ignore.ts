/** `# handscript-ignore CODE`: the one thing that can be done about any diagnostic. */
import { sentence, text } from '../diagnostics/params';
import type { Fix, Problem } from '../diagnostics/problem';
import type { HandTree } from '../syntax/tree';
import { Lines } from './lines';

/** Silences a problem in its line: with a code more in the comment above, or with a new comment. */
export function ignoring(tree: HandTree, { code, span }: Problem): Fix {
  const lines = new Lines(tree);
  const line = lines.lineOf(span.start);
  const title = sentence('fix/ignore', { code: text(code) });
  const above = tree.ignores.find((ignore) => ignore.appliesTo === line && ignore.line < line);
  if (above === undefined) {
    const edit = lines.above(lines.spanOf(line).start, [`# handscript-ignore ${code}`]);
    return { title, confidence: 'possible', edits: [edit] };
  }
  const { start, end } = lines.spanOf(above.line);
  const written = lines.textOf({ start, end }).trimEnd();
  return { title, confidence: 'possible', edits: [{ start: start + written.length, end, newText: ` ${code}` }] };
}
