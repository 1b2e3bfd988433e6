/** Builds the statements of what players do without taking a turn: posts, straddles, shown and mucked cards, pots won, chips pushed. */

import { COUNTED_CHIPS, isTimes } from '../forgiving/unexpectedTokens';
import type { NonTurnVerb } from '../lexicon/meanings';
import type { Reader } from '../reader';
import { NUMBER } from '../tokens/tokenKinds';
import { wordOf } from '../tokens/wordCache';
import type { AmountNode, Statement } from '../tree';
import type { Unit } from '../unit';
import type { ActionContext, ActionDraft, DraftAmount } from './actionDraft';
import { findActors } from './actors';
import { readCards } from './cards';
import { playersNamed } from './playerList';
import { claimedRefsOf, refsOf } from './playerRefs';

/** More chips than anyone pushes in one motion. */
const MAX_CHIPS = 1000;

/** The statement of a non-turn verb. */
export function buildNonTurnAction(
  reader: Reader,
  draft: ActionDraft,
  nonTurnVerb: NonTurnVerb,
  place: ActionContext,
): Statement {
  const { start } = reader.unit(draft.first);
  const { end } = reader.unit(draft.last);
  const { line, language } = reader;
  if (nonTurnVerb === 'muck' || nonTurnVerb === 'win') findActors(reader, draft, null);
  const players = playersNamed(reader, draft, (index) =>
    place.claims ? claimedRefsOf(reader, reader.unit(index)) : refsOf(reader, reader.unit(index)),
  );
  const player = players[0] ?? null;
  const amount = draft.amounts[0]?.node ?? null;
  if (player === null) reportOnVerb(reader, draft, 'player-missing');
  switch (nonTurnVerb) {
    case 'post':
      if (amount === null) reportOnVerb(reader, draft, 'amount-missing');
      return { kind: 'post', start, end, line, language, player, amount, dead: draft.dead };
    case 'straddle':
      if (amount === null) reportOnVerb(reader, draft, 'amount-missing');
      return { kind: 'straddle', start, end, line, language, player, amount };
    case 'show': {
      const cards = readCards(
        reader,
        [...draft.cards, ...draft.unknowns].sort((a, b) => a - b),
      );
      if (cards.length === 0) reportOnVerb(reader, draft, 'cards-missing');
      return { kind: 'shows', start, end, line, language, player, cards };
    }
    case 'muck':
      return { kind: 'mucks', start, end, line, language, players };
    case 'win':
      return { kind: 'wins', start, end, line, language, players, pot: draft.pot, amount };
    case 'push': {
      const chips = pushedChips(reader, draft);
      if (chips.length === 0) reportOnVerb(reader, draft, 'amount-missing');
      return { kind: 'pushes', start, end, line, language, player, chips };
    }
  }
}

function reportOnVerb(reader: Reader, draft: ActionDraft, message: string): void {
  const verb = reader.unit(draft.verbUnit);
  const word = reader.textOf(verb);
  if (!draft.damaged) reader.syntax(message, verb.start, verb.end, { word, verb: word });
  draft.damaged = true;
}

/** `1000+500`, `3×100`, `3x100`: one amount a chip, each with the span of its value. */
function pushedChips(reader: Reader, draft: ActionDraft): AmountNode[] {
  const chips: AmountNode[] = [];
  for (const amount of draft.amounts) {
    if (isTimes(reader, amount.first - 1)) continue;
    const worth = worthAfter(reader, draft, amount);
    if (worth === null) chips.push(unsigned(amount.node));
    else addChips(chips, amount.node, unsigned(worth.node));
  }
  for (const index of draft.unknowns) addCountedChips(chips, reader.unit(index));
  return chips;
}

/** `3×100` without spaces. */
function addCountedChips(chips: AmountNode[], unit: Unit): void {
  const match = COUNTED_CHIPS.exec(unit.word?.raw ?? '');
  if (match === null) return;
  const [, count = '', worth = ''] = match;
  const value = wordOf(worth).number?.value ?? null;
  if (value === null) return;
  const { end } = unit;
  const start = end - worth.length;
  const chip = {
    form: 'number',
    value,
    unit: 'chips',
    sign: null,
    digits: 'latin',
    currency: null,
    start,
    end,
  } as const;
  for (let left = Math.min(Number(count), MAX_CHIPS); left > 0; left -= 1) chips.push(chip);
}

/** The second number of `3 × 100`. */
function worthAfter(reader: Reader, draft: ActionDraft, amount: DraftAmount): DraftAmount | null {
  if (!isTimes(reader, amount.last + 1) || reader.unit(amount.last + 2).kind !== NUMBER) return null;
  return draft.amounts.find((other) => other.first === amount.last + 2) ?? null;
}

function addChips(chips: AmountNode[], count: AmountNode, worth: AmountNode): void {
  if (count.form !== 'number' || count.value.scale > 0) return;
  for (let left = Math.min(count.value.units, MAX_CHIPS - chips.length); left > 0; left -= 1) chips.push(worth);
}

/** In `1000+500` the plus joins two chips. */
function unsigned(node: AmountNode): AmountNode {
  return node.form === 'number' && node.sign === '+' ? { ...node, sign: null, start: node.start + 1 } : node;
}
