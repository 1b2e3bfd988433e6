/** Finds the ranges of a growing selection. */
import { type HandDocument, rangeInDocument, sectionPositionAt } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import type { Timelines } from '../analysis/document/timelines';
import { keywordsOf } from '../syntax/keywords';
import { isQuote, unquote } from '../syntax/tokens/quotationMarks';
import type { HandTree, Span, Statement } from '../syntax/tree';
import { everySpan, statementsIn, visitStatement } from '../syntax/visit';
import { readingOf } from './occurrences';

/** The ranges at each cursor, one cursor per step: a long document may have many. */
export function* selectionRanges(
  document: HandDocument,
  timelines: Timelines,
  positions: readonly Position[],
): Generator<void, readonly (readonly Range[])[], void> {
  const all: (readonly Range[])[] = [];
  for (const position of positions) {
    all.push(selectionRangesAt(document, timelines, position));
    yield;
  }
  return all;
}

/**
 * The ranges of a growing selection at a position, the smallest first: word, phrase, fact or action, line, street, branch,
 * hand, document. Each range contains the one before.
 * @internal for tests and scripts
 */
export function selectionRangesAt(document: HandDocument, timelines: Timelines, position: Position): readonly Range[] {
  const whole: Range = { start: { line: 0, character: 0 }, end: { line: document.lineCount, character: 0 } };
  const place = sectionPositionAt(document, position);
  const reading = place === null ? null : readingOf(document, timelines, place.index);
  if (place === null || reading === null) return [whole];
  const { section, index } = place;
  const offset = section.offsetAt(place.position);
  const spans = [
    ...spansAt(reading.tree, offset),
    lineAt(section.text, offset),
    { start: 0, end: textEnd(section.text) },
  ]
    .filter(({ start, end }) => start <= offset && offset <= end && end > start)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  const ranges: Range[] = [];
  let last: Span = { start: offset, end: offset };
  for (const span of spans) {
    const grows = span.start <= last.start && span.end >= last.end && span.end - span.start > last.end - last.start;
    if (!grows) continue;
    last = span;
    ranges.push(rangeInDocument(section.rangeOf(span), document.firstLine(index)));
  }
  return [...ranges, whole];
}

/** Everything that contains an offset: tokens, phrases, nodes of the tree, streets. */
function spansAt(tree: HandTree, offset: number): Span[] {
  const holds = ({ start, end }: Span): boolean => start <= offset && offset <= end;
  const tokens = tree.tokens.filter((token) => token.kind !== 'space' && token.kind !== 'newline' && holds(token));
  const insides = tokens.flatMap(({ kind, start, text }) =>
    kind === 'string' && isQuote(text) ? [{ start: start + 1, end: start + 1 + unquote(text).length }] : [],
  );
  const spans: Span[] = [...insides, ...tokens, ...keywordsOf(tree).filter(holds)];
  const add = (span: Span): void => {
    if (holds(span)) spans.push({ start: span.start, end: span.end });
  };
  const visitor = everySpan(add);
  for (const statement of statementsIn(tree.statements)) {
    if (!holds(statement)) continue;
    add(statement);
    visitStatement(statement, visitor);
  }
  addStreets(tree.statements, textEnd(tree.text), spans);
  return spans;
}

/** Each street with its actions. */
function addStreets(statements: readonly Statement[], end: number, spans: Span[]): void {
  const streets = statements.filter(({ kind }) => kind === 'street');
  for (const [at, { start }] of streets.entries()) {
    const next = streets[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    const last = statements.findLast((statement) => statement.start >= start && statement.start < next);
    spans.push({ start, end: Math.min(end, last?.end ?? end) });
  }
  for (const statement of statements) {
    if (statement.kind === 'branch') addStreets(statement.body, statement.body.at(-1)?.end ?? statement.end, spans);
  }
}

/** The line without surrounding white space. */
function lineAt(text: string, offset: number): Span {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  const rest = text.slice(start);
  const line = /^[^\r\n]*/.exec(rest)?.[0] ?? '';
  return { start: start + (line.length - line.trimStart().length), end: start + line.trimEnd().length };
}

const textEnd = (text: string): number => text.trimEnd().length;
