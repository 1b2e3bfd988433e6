/** Reports tokens that have no meaning in their line. */

import { ACTION, type Context } from '../lexicon/index';
import type { ActionDraft } from '../line/actionDraft';
import { isKeyword, isPlayer } from '../line/playerRefs';
import type { Reader } from '../reader';
import { NUMBER, TIMES, WORD } from '../tokens/tokenKinds';
import { wordOf } from '../tokens/wordCache';
import type { Unit } from '../unit';

/** `3x100`, the way chips are counted. */
export const COUNTED_CHIPS = /^([0-9]+)[x×*]([0-9][0-9.,]*)$/;

/** `3 × 100`, `3 x 100`: the sign between how many chips there are and what each is worth. */
export function isTimes(reader: Reader, index: number): boolean {
  const { kind, word } = reader.unit(index);
  return kind === TIMES || (word?.raw === 'x' && reader.unit(index - 1).kind === NUMBER);
}

/** Reports the first thing in the draft that means nothing there, and marks the draft as damaged. */
export function reportUnread(reader: Reader, draft: ActionDraft): void {
  if (draft.nonTurnVerb === 'push') {
    const stranger = draft.unknowns.find(
      (index) => !COUNTED_CHIPS.test(reader.unit(index).word?.raw ?? '') && !isTimes(reader, index),
    );
    if (stranger !== undefined) reportOnce(reader, draft, stranger);
    return;
  }
  for (const { node } of draft.amounts) {
    if (node.form !== 'number' || node.sign === null) continue;
    if (!draft.damaged) reader.syntax('sign', node.start, node.end, { word: reader.textOf(node) });
    draft.damaged = true;
  }
  if (draft.symbols.length === 0 && draft.unknowns.length === 0 && draft.cards.length === 0) return;
  let first = draft.symbols[0] ?? Number.POSITIVE_INFINITY;
  // Among shown cards a strange word is a bad card.
  if (draft.nonTurnVerb !== 'show') first = Math.min(first, draft.unknowns[0] ?? first, draft.cards[0] ?? first);
  if (first < Number.POSITIVE_INFINITY) reportOnce(reader, draft, strangest(reader, draft, first));
}

/** Where no word of the line is known the mistake is the first, unless a later one is a keyword half typed. */
function strangest(reader: Reader, draft: ActionDraft, first: number): number {
  const person = draft.players[0] ?? first;
  if (draft.hasVerb || person > first || isPlayer(reader.unit(person))) return first;
  const word = reader.unit(first).word;
  return word !== null && reader.completionOf(word, ACTION) !== null ? first : person;
}

function reportOnce(reader: Reader, draft: ActionDraft, index: number): void {
  if (!draft.damaged) reportUnknown(reader, reader.unit(index));
  draft.damaged = true;
}

/** Reports a word that is neither a player nor a keyword, a keyword in the wrong place, or a mark. */
export function reportUnknown(reader: Reader, unit: Unit, context: Context = ACTION): void {
  const { start, end } = unit;
  const word = reader.textOf(unit);
  if (unit.word === null || unit.word.number !== null || unit.word.cards !== null) {
    reader.syntax('unexpected', start, end, { word });
    return;
  }
  if (reportSuffix(reader, unit)) return;
  const longer = reader.completionOf(unit.word, context);
  // What goes on otherwise than a phrase of several words is not the beginning of that: `two callers`.
  const isPhrase = longer !== null && /[ -]/.test(longer);
  const suggestion = isPhrase && reader.kindAt(unit.token + 1) === WORD ? null : longer;
  if (suggestion === null && isKeyword(unit)) reader.syntax('misplaced', start, end, { word });
  else if (suggestion === null) reader.report('text/unknown-word', 'text/unknown-word', start, end, { word });
  else {
    const fix = isPhrase ? undefined : { start, end, newText: suggestion };
    reader.report('text/unknown-word', 'text/unknown-word.near', start, end, { word, suggestion }, fix);
  }
}

/** `12 k`: a suffix that does not touch its number. */
function reportSuffix(reader: Reader, { token, start, end, word }: Unit): boolean {
  const from = reader.endAt(token - 1);
  if (word === null || reader.kindAt(token - 1) !== NUMBER || from === start) return false;
  const number = reader.startAt(token - 1);
  const suggestion = reader.text.slice(number, from) + word.raw;
  if (wordOf(suggestion).number === null) return false;
  const fix = { start: number, end, newText: suggestion };
  reader.report('text/unknown-word', 'text/unknown-word.near', start, end, { word: word.raw, suggestion }, fix);
  return true;
}

/** Reports that a unit is not allowed in its place, once a line. */
export function rejectUnit(reader: Reader, parts: { damaged: boolean }, unit: Unit): void {
  if (!parts.damaged) reader.syntax('unexpected', unit.start, unit.end, { word: reader.textOf(unit) });
  parts.damaged = true;
}
