/** What players do without taking a turn: posts, straddles, shown and mucked cards, pots won, chips pushed. */

import { COUNTED_CHIPS, isTimes } from '../forgiving/unexpectedTokens';
import type { DeedWord } from '../lexicon/meanings';
import type { Reader } from '../reader';
import { NUMBER } from '../tokens/tokenKinds';
import { wordOf } from '../tokens/wordCache';
import type { AmountNode, Statement } from '../tree';
import type { ActionPlace, Bag, BagAmount } from './actionDraft';
import { findActors } from './actors';
import { readCards } from './cards';
import { peopleOf } from './playerList';
import { claimedRefsOf, refsOf } from './playerRefs';

/** More chips than anybody pushes in one motion. */
const MAX_CHIPS = 1000;

/** The statement of a deed. */
export function buildDeed(reader: Reader, bag: Bag, deed: DeedWord, place: ActionPlace): Statement {
  const { start } = reader.unit(bag.first);
  const { end } = reader.unit(bag.last);
  const { line, language } = reader;
  if (deed === 'muck' || deed === 'win') findActors(reader, bag, null);
  const players = peopleOf(reader, bag, (index) =>
    place.claims ? claimedRefsOf(reader, reader.unit(index)) : refsOf(reader, reader.unit(index)),
  );
  const player = players[0] ?? null;
  const amount = bag.amounts[0]?.node ?? null;
  if (player === null) reportOnVerb(reader, bag, 'player-missing');
  switch (deed) {
    case 'post':
      if (amount === null) reportOnVerb(reader, bag, 'amount-missing');
      return { kind: 'post', start, end, line, language, player, amount, dead: bag.dead };
    case 'straddle':
      if (amount === null) reportOnVerb(reader, bag, 'amount-missing');
      return { kind: 'straddle', start, end, line, language, player, amount };
    case 'show': {
      const cards = readCards(
        reader,
        [...bag.cards, ...bag.unknowns].sort((a, b) => a - b),
      );
      if (cards.length === 0) reportOnVerb(reader, bag, 'cards-missing');
      return { kind: 'shows', start, end, line, language, player, cards };
    }
    case 'muck':
      return { kind: 'mucks', start, end, line, language, players };
    case 'win':
      return { kind: 'wins', start, end, line, language, players, pot: bag.pot, amount };
    case 'push': {
      const chips = pushedChips(reader, bag);
      if (chips.length === 0) reportOnVerb(reader, bag, 'amount-missing');
      return { kind: 'pushes', start, end, line, language, player, chips };
    }
  }
}

function reportOnVerb(reader: Reader, bag: Bag, message: string): void {
  const verb = reader.unit(bag.verbUnit);
  const word = reader.textOf(verb);
  if (!bag.damaged) reader.syntax(message, verb.start, verb.end, { word, verb: word });
  bag.damaged = true;
}

/** `1000+500`, `3×100`, `3x100`: one amount a chip, each at the place of its worth. */
function pushedChips(reader: Reader, bag: Bag): AmountNode[] {
  const chips: AmountNode[] = [];
  for (const amount of bag.amounts) {
    if (isTimes(reader, amount.first - 1)) continue;
    const worth = worthBehind(reader, bag, amount);
    if (worth === null) chips.push(unsigned(amount.node));
    else addChips(chips, amount.node, unsigned(worth.node));
  }
  for (const index of bag.unknowns) {
    const unit = reader.unit(index);
    const match = COUNTED_CHIPS.exec(unit.word?.raw ?? '');
    const worth = match === null ? null : (wordOf(match[2] ?? '').number?.value ?? null);
    if (match === null || worth === null) continue;
    const start = unit.end - (match[2] ?? '').length;
    const chip: AmountNode = {
      form: 'number',
      value: worth,
      unit: 'chips',
      sign: null,
      digits: 'latin',
      currency: null,
      start,
      end: unit.end,
    };
    for (let count = Math.min(Number(match[1]), MAX_CHIPS); count > 0; count -= 1) chips.push(chip);
  }
  return chips;
}

/** The second number of `3 × 100`. */
function worthBehind(reader: Reader, bag: Bag, amount: BagAmount): BagAmount | null {
  if (!isTimes(reader, amount.last + 1) || reader.unit(amount.last + 2).kind !== NUMBER) return null;
  return bag.amounts.find((other) => other.first === amount.last + 2) ?? null;
}

function addChips(chips: AmountNode[], count: AmountNode, worth: AmountNode): void {
  if (count.form !== 'number' || count.value.scale > 0) return;
  for (let left = Math.min(count.value.units, MAX_CHIPS - chips.length); left > 0; left -= 1) chips.push(worth);
}

/** In `1000+500` the plus joins two chips. */
function unsigned(node: AmountNode): AmountNode {
  return node.form === 'number' && node.sign === '+' ? { ...node, sign: null, start: node.start + 1 } : node;
}
