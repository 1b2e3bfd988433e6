/** The files that a project file names, with their places. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Range } from '../analysis/document/position';
import type { Severity } from '../diagnostics/codes';
import { sentence, text } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import { LineIndex } from '../text/lines';
import { PROJECT_DIAGNOSTICS } from './codes';

export interface FileNamed {
  readonly name: string;
  readonly range: Range;
}

/** Those of its sets of translations, in the order of the text. What cannot be read names nothing. */
export function filesNamedIn(source: string): readonly FileNamed[] {
  const lines = new LineIndex(source);
  return namesIn(source).map(({ offset, length, value }) => {
    const range = { start: lines.positionAt(offset), end: lines.positionAt(offset + length) };
    return { name: String(value), range };
  });
}

function namesIn(source: string): readonly Node[] {
  try {
    const root = parseTree(source, [], { allowTrailingComma: true, allowEmptyContent: true });
    const sets = root === undefined ? undefined : findNodeAtLocation(root, ['translations']);
    const files = (sets?.children ?? []).flatMap((set) => (set.type === 'array' ? (set.children ?? []) : []));
    return files.filter(({ value }) => typeof value === 'string' && value !== '');
  } catch {
    // Brackets that are nested thousands deep leave the parser no stack.
    return [];
  }
}

/** Reported for a file that does not exist. */
export function missingFile({ name, range }: FileNamed): {
  readonly code: 'config/missing-file';
  readonly severity: Severity;
  readonly range: Range;
  readonly sentence: Sentence;
} {
  const code = 'config/missing-file';
  return { code, severity: PROJECT_DIAGNOSTICS[code], range, sentence: sentence(code, { file: text(name) }) };
}
