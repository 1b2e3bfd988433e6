import {
  type HandDocument,
  rangeInDocument,
  type SectionPosition,
  sectionPositionAt,
} from '../analysis/document/document';
import { cleanPosition, type Position, type Range } from '../analysis/document/position';
import { digitSystemsIn, toAsciiDigits } from '../text/digits';
import { bindingCompletionsAt } from './completion/bindings';
import type { Completion, Completions } from './completion/completions';
import { placeAt } from './completion/place';
import { wordEnd } from './completion/segment';
import { Spot } from './completion/spot';
import { suggestAt } from './completion/suggest';
import type { Suggestion } from './completion/suggestion';
import { Page } from './hover/page';
import { type Preferences, Wording } from './wording';

export type { Completion };

export interface CompletionOptions {
  /** The editor understands places to fill in (`$1`). */
  readonly snippets: boolean;
}

/**
 * How the text may go on at a position: by the state of the hand there, in its language and digits. Whatever is half typed on the line
 * changes nothing about that state. In prose: in a comment that binds a number. Null where nothing can follow (prose, remarks, titles).
 */
export function completionsAt(
  document: HandDocument,
  position: Position,
  preferences: Preferences,
  { snippets }: CompletionOptions,
): Completions | null {
  const at = sectionPositionAt(document, cleanPosition(position));
  if (at === null) {
    const { prose } = document;
    if (prose === null) return null;
    const { line, character } = cleanPosition(position);
    const before = document.lineText(line).slice(0, character);
    return bindingCompletionsAt(prose, before, { line, character: before.length }, (hand, there) =>
      completionsAt(hand, there, preferences, { snippets }),
    );
  }
  const place = placeAt(document, at, preferences);
  if (place === null) return null;
  const wording = Wording.of(place, preferences);
  const spot = new Spot(document, place, wording, snippets && at.section.columns === null);
  const found = suggestAt(spot);
  if (found === null || found.list.length === 0) return null;
  const list = quoted(found.list, quotationBefore(document, at));
  const { scale } = found.here.standing.replay;
  const typed = at.section.text.slice(found.start, place.offset);
  const hasFigures = digitSystemsIn(typed).length > 0;
  const items = unique(list).map((suggestion, rank) => shown(suggestion, rank, hasFigures, wording, scale));
  const end = Math.min(found.end, place.offset + wordEnd(place.after));
  return {
    range: rangeOf(document, at, found.start, found.end),
    word: rangeOf(document, at, found.start, end),
    items,
  };
}

/** The marks of a quotation before a line of a fence (`> `); empty: there are none. White space before them editors add themselves. */
function quotationBefore(document: HandDocument, { index, section, position }: SectionPosition): string {
  const line = document.lineText(document.firstLine(index) + position.line);
  const margin = line.slice(0, section.columns?.[position.line] ?? 0).trimStart();
  return margin.startsWith('>') ? margin : '';
}

/** Each line of a suggestion stays in the quotation. */
function quoted(list: readonly Suggestion[], marks: string): readonly Suggestion[] {
  if (marks === '') return list;
  return list.map((suggestion) => ({ ...suggestion, text: suggestion.text.replaceAll('\n', `\n${marks}`) }));
}

/** Text that is compared with what is typed: in either digits, and with a space where two letters are kept apart. */
function filterOf(texts: readonly string[]): string {
  const whole = [...new Set(texts)].join(' ');
  // Most texts have neither.
  return /^[\x20-\x7e]*$/.test(whole)
    ? whole
    : [...new Set([whole, toAsciiDigits(whole), whole.replaceAll('\u200c', ' ')])].join(' ');
}

function rangeOf(document: HandDocument, { index, section }: SectionPosition, start: number, end: number): Range {
  return rangeInDocument(section.rangeOf({ start, end }), document.firstLine(index));
}

function unique(list: readonly Suggestion[]): readonly Suggestion[] {
  const known = new Set<string>();
  return list.filter(({ text }) => {
    if (known.has(text)) return false;
    known.add(text);
    return true;
  });
}

function shown(suggestion: Suggestion, rank: number, hasFigures: boolean, wording: Wording, scale: number): Completion {
  const { kind, text, label, detail, isSnippet, begun, also, amount, describe } = suggestion;
  const compared = (form: string): string =>
    hasFigures || amount === undefined ? form : form.replace(amount, '').replace(/ {2,}/g, ' ').trim();
  return {
    kind,
    label: label ?? text,
    detail: detail === undefined ? '' : typeof detail === 'string' ? detail : wording.say(detail, scale),
    newText: text,
    isSnippet: isSnippet === true,
    filterText: filterOf([begun ?? label ?? text, ...(also ?? [])].map(compared)),
    sortText: String(rank).padStart(3, '0'),
    describe:
      describe === undefined
        ? null
        : () => {
            const page = new Page(wording, scale);
            describe(page);
            return { markdown: page.markdown, plain: page.plain };
          },
  };
}
