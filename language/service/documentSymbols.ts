/** Outlines a document: its hands, with the streets and branches of each. */
import { analyzeSection } from '../analysis/document/analyze';
import type { HandDocument } from '../analysis/document/document';
import type { Range } from '../analysis/document/position';
import type { OutlineEntry, SectionAnalysis } from '../analysis/document/results';
import { count, sentence, word } from '../diagnostics/params';
import { type Preferences, Wording } from './wording';

/** An entry of the outline. Siblings do not overlap; children are inside their parent. */
export interface OutlineSymbol {
  readonly kind: 'hand' | 'street' | 'branch';
  /** Never empty. */
  readonly name: string;
  readonly detail: string;
  readonly range: Range;
  /** Its own words, inside `range`. */
  readonly selection: Range;
  readonly children: readonly OutlineSymbol[];
}

/** Above this number only the hands are listed: the outline of all their streets would be megabytes per edit. */
const MANY_HANDS = 1000;

export function documentSymbols(document: HandDocument, preferences: Preferences): OutlineSymbol[] {
  const symbols: OutlineSymbol[] = [];
  const withStreets = document.sections.length <= MANY_HANDS;
  for (let index = 0; index < document.sections.length; index += 1) {
    const analysis = analyzeSection(document, index);
    if (analysis.summary === null || analysis.heading === null) continue;
    const wording = Wording.of(analysis, preferences);
    const firstLine = document.firstLine(index);
    const section = document.sections[index];
    const lastLine = firstLine + (section?.lastLine ?? 0);
    const number = symbols.length + 1;
    symbols.push({
      kind: 'hand',
      name: analysis.title?.trim() || wording.say(sentence('outline/hand', { number: count(number) })),
      detail: wording.say(handDetail(analysis.summary)),
      range: linesOf(firstLine + analysis.heading.start.line, lastLine),
      selection: firstLineOf(analysis.heading, firstLine),
      children: withStreets ? analysis.outline.map((entry) => symbolOf(entry, firstLine, wording)) : [],
    });
  }
  return symbols;
}

function handDetail({ kind, game, players }: NonNullable<SectionAnalysis['summary']>) {
  const params = { game: word(`verbatim/${game}`), players: count(players) };
  return sentence(kind === 'hand' ? 'outline/detail' : `outline/detail-${kind}`, params);
}

function symbolOf(entry: OutlineEntry, firstLine: number, wording: Wording): OutlineSymbol {
  const { line, endLine, from, to } = entry;
  const place = {
    range: linesOf(firstLine + line, firstLine + endLine),
    selection: { start: { line: firstLine + line, character: from }, end: { line: firstLine + line, character: to } },
  };
  switch (entry.kind) {
    case 'street':
      return {
        ...place,
        kind: 'street',
        name: wording.say(sentence('outline/street', { street: word(`street/${entry.street}`) })),
        detail: entry.cards,
        children: [],
      };
    case 'branch': {
      const title = entry.title?.trim() || wording.say(sentence('outline/branch'));
      return {
        ...place,
        kind: 'branch',
        name: title,
        detail: '',
        children: entry.entries.map((inside) => symbolOf(inside, firstLine, wording)),
      };
    }
  }
}

/** Whole lines; both are included. */
function linesOf(first: number, last: number): Range {
  return { start: { line: first, character: 0 }, end: { line: Math.max(first, last), character: END_OF_LINE } };
}

/** Editors treat a character beyond the end of a line as its end. */
const END_OF_LINE = 2 ** 31 - 1;

function firstLineOf({ start, end }: Range, firstLine: number): Range {
  const line = start.line + firstLine;
  const stop = end.line === start.line ? end.character : start.character;
  return { start: { line, character: start.character }, end: { line, character: stop } };
}
