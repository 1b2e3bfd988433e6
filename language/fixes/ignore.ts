/** `# handscript-ignore CODE`: the one thing that can be done about any diagnostic. */
import { sentence, text } from '../diagnostics/params';
import type { Fix, Problem, TextEdit } from '../diagnostics/problem';
import type { HandTree } from '../syntax/tree';
import { Lines } from './lines';

/** Silences a problem in its line: with a code more in the comment above, or with a new comment. */
export function ignoring(tree: HandTree, { code, span }: Problem): Fix {
  const lines = new Lines(tree);
  const line = lines.lineOf(span.start);
  const title = sentence('fix/ignore', { code: text(code) });
  // What stands above a `hand` line belongs to the hand before: its comment stands beside it.
  if (tree.statements.some((statement) => statement.kind === 'hand' && statement.line === line)) {
    return { title, confidence: 'possible', edits: [beside(tree, lines, line, code)] };
  }
  const above = tree.ignores.find((ignore) => ignore.appliesTo === line && ignore.line < line);
  if (above === undefined) {
    const edit = lines.above(lines.spanOf(line).start, [`# handscript-ignore ${code}`]);
    return { title, confidence: 'possible', edits: [edit] };
  }
  const { start, end } = lines.spanOf(above.line);
  const written = lines.textOf({ start, end }).trimEnd();
  return { title, confidence: 'possible', edits: [{ start: start + written.length, end, newText: ` ${code}` }] };
}

/** The comment behind a line, before what is remarked there already; with a code more where it is such a comment. */
function beside(tree: HandTree, lines: Lines, line: number, code: string): TextEdit {
  const { start, end } = lines.spanOf(line);
  const comment = tree.tokens.find((token) => token.kind === 'comment' && token.start >= start && token.end <= end);
  if (comment === undefined) return { start: end, end, newText: `  # handscript-ignore ${code}` };
  if (!tree.ignores.some((ignore) => ignore.line === line)) {
    return { start: comment.start, end: comment.start, newText: `# handscript-ignore ${code} ` };
  }
  const at = comment.start + comment.text.trimEnd().length;
  return { start: at, end: at, newText: ` ${code}` };
}
