/** Short builders for fixes. */
import { sentence, text } from '../diagnostics/params';
import type { Confidence, Fix, TextEdit } from '../diagnostics/problem';
import type { Span, Statement } from '../syntax/tree';
import type { Lines } from './lines';
import type { ProblemPlace } from './problemPlace';

/** What can be done about a problem; empty: nothing that could be known. */
export type Maker = (place: ProblemPlace) => readonly Fix[];

/** Longer texts are cut short in a title. */
const MOST_SHOWN = 60;
export const short = (shown: string): string => (shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown);

export const replaceFix = (span: Span, newText: string, confidence: Confidence, shown = newText): Fix => ({
  title: sentence('fix/replace', { text: text(short(shown)) }),
  confidence,
  edits: [{ start: span.start, end: span.end, newText }],
});

export const addFix = (edit: TextEdit, shown: readonly string[], confidence: Confidence): Fix => ({
  title: sentence('fix/add', { text: text(short(shown.join(' · '))) }),
  confidence,
  edits: [edit],
});

export const removeTextFix = (edit: TextEdit, shown: string, confidence: Confidence): Fix => ({
  title: sentence('fix/remove', { text: text(short(shown)) }),
  confidence,
  edits: [edit],
});

/** Takes the statement away. */
export function removeStatementFixes(
  place: ProblemPlace,
  statement: Statement | null,
  confidence: Confidence,
): readonly Fix[] {
  if (statement === null) return [];
  const head = place.lines.headOf(statement);
  return [removeTextFix(place.lines.without(statement), place.lines.textOf(head).split(/[\r\n]/)[0] ?? '', confidence)];
}

/** Takes several statements away in one fix. */
export function removeStatementsFix(lines: Lines, statements: readonly Statement[], confidence: Confidence): Fix {
  const shown = statements.map((statement) => lines.textOf(statement)).join(' · ');
  const title = sentence('fix/remove', { text: text(short(shown)) });
  return { title, confidence, edits: lines.withoutAll(statements) };
}

/** Moves the line of a statement above that of another one. */
export function moveUpFix(lines: Lines, statement: Statement, above: Statement, key: string): Fix {
  const moved = lines.textOf(lines.headOf(statement));
  return {
    title: sentence(key, { text: text(short(moved.split(/[\r\n]/)[0] ?? '')) }),
    confidence: 'likely',
    edits: [lines.above(above.start, [moved]), lines.without(statement)],
  };
}

/** Writes the action otherwise. */
export function rewriteFix(statement: Statement, newText: string, confidence: Confidence): Fix {
  return replaceFix(statement, newText, confidence);
}
