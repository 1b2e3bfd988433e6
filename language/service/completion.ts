/** Completes text at a position. */
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
import { CursorLine } from './completion/cursorLine';
import { wordEnd } from './completion/lineSegment';
import { suggestAt } from './completion/suggest';
import type { Suggestion } from './completion/suggestion';
import { HoverPage } from './hover/hoverPage';
import type { Preferences, Wording } from './wording';

export type { Completion };

export interface CompletionOptions {
  /** Whether the editor supports placeholders (`$1`). */
  readonly snippets: boolean;
}

/**
 * The possible continuations at a position, from the state of the hand there, in its language and digits. The half-typed
 * line does not change that state. In prose only comments that bind a number are completed. Null where nothing can follow
 * (prose, comments, titles).
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
  const cursor = CursorLine.at(document, at, preferences, snippets && at.section.columns === null);
  const found = cursor === null ? null : suggestAt(cursor);
  if (cursor === null || found === null || found.list.length === 0) return null;
  const { offset, after, wording } = cursor;
  const list = quoted(found.list, quotationBefore(document, at));
  const { scale } = found.context.replay;
  const typed = at.section.text.slice(found.start, offset);
  const hasFigures = digitSystemsIn(typed).length > 0;
  const items = unique(list).map((suggestion, rank) => shown(suggestion, rank, hasFigures, wording, scale));
  const end = Math.min(found.end, offset + wordEnd(after));
  return {
    range: rangeOf(document, at, found.start, found.end),
    word: rangeOf(document, at, found.start, end),
    items,
  };
}

/** The quotation marks before a line of a fence (`> `); empty if there are none. Editors add white space themselves. */
function quotationBefore(document: HandDocument, { index, section, position }: SectionPosition): string {
  const line = document.lineText(document.firstLine(index) + position.line);
  const margin = line.slice(0, section.columns?.[position.line] ?? 0).trimStart();
  return margin.startsWith('>') ? margin : '';
}

/** Keeps each line of a suggestion in the quotation. */
function quoted(list: readonly Suggestion[], marks: string): readonly Suggestion[] {
  if (marks === '') return list;
  return list.map((suggestion) => ({ ...suggestion, text: suggestion.text.replaceAll('\n', `\n${marks}`) }));
}

/** The text to compare with what is typed: in either digits, and with a space for a zero-width non-joiner. */
function filterOf(texts: readonly string[]): string {
  const whole = [...new Set(texts)].join(' ');
  // Most texts contain neither.
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
  const { kind, text, label, detail, isSnippet, filterText, alternatives, amount, describe } = suggestion;
  const compared = (form: string): string =>
    hasFigures || amount === undefined ? form : form.replace(amount, '').replace(/ {2,}/g, ' ').trim();
  return {
    kind,
    label: label ?? text,
    detail: detail === undefined ? '' : typeof detail === 'string' ? detail : wording.say(detail, scale),
    newText: text,
    isSnippet: isSnippet === true,
    filterText: filterOf([filterText ?? label ?? text, ...(alternatives ?? [])].map(compared)),
    sortText: String(rank).padStart(3, '0'),
    describe:
      describe === undefined
        ? null
        : () => {
            const page = new HoverPage(wording, scale);
            describe(page);
            return { markdown: page.markdown, plain: page.plain };
          },
  };
}
