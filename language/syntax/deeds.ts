/** What players do without taking a turn: posts, straddles, shown and mucked cards, pots won, chips pushed. */
import type { ActionPlace, Bag } from './actions';
import { readCards } from './cards';
import type { DeedWord } from './lexicon/meanings';
import { claimedRefOf, refOf } from './players';
import type { Reader } from './reader';
import { NUMBER, SIGN, TIMES } from './tokenKinds';
import type { AmountNode, PlayerRef, Statement } from './tree';

/** More chips than anybody pushes in one motion. */
const MAX_CHIPS = 1000;

export function buildDeed(reader: Reader, bag: Bag, deed: DeedWord, place: ActionPlace): Statement {
  const node = {
    start: reader.unit(bag.first).start,
    end: reader.unit(bag.last).end,
    line: reader.line,
    language: reader.language,
  };
  const players: PlayerRef[] = bag.people.map((index) =>
    place.claims ? claimedRefOf(reader, reader.unit(index)) : refOf(reader, reader.unit(index)),
  );
  const player = players[0] ?? null;
  const amount = bag.amounts[0]?.node ?? null;
  if (player === null && !bag.damaged) {
    const verb = reader.unit(bag.verbUnit);
    reader.syntax('player-missing', verb.start, verb.end, { verb: reader.textOf(verb) });
  }
  switch (deed) {
    case 'post':
      expectAmount(reader, bag);
      return { ...node, kind: 'post', player, amount, dead: bag.dead };
    case 'straddle':
      expectAmount(reader, bag);
      return { ...node, kind: 'straddle', player, amount };
    case 'show': {
      const cards = readCards(
        reader,
        [...bag.cards, ...bag.unknowns].sort((a, b) => a - b),
      );
      if (cards.length === 0 && !bag.damaged) missing(reader, bag, 'cards-missing');
      return { ...node, kind: 'shows', player, cards };
    }
    case 'muck':
      return { ...node, kind: 'mucks', players };
    case 'win':
      return { ...node, kind: 'wins', players, pot: bag.pot, amount };
    case 'push': {
      const chips = pushedChips(reader, bag);
      if (chips.length === 0 && !bag.damaged) missing(reader, bag, 'amount-missing');
      return { ...node, kind: 'pushes', player, chips };
    }
  }
}

function expectAmount(reader: Reader, bag: Bag): void {
  if (bag.amounts.length === 0 && !bag.damaged) missing(reader, bag, 'amount-missing');
}

function missing(reader: Reader, bag: Bag, message: string): void {
  const verb = reader.unit(bag.verbUnit);
  reader.syntax(message, verb.start, verb.end, { word: reader.textOf(verb) });
}

/** `1000+500`, `3×100`, `3x100`: one amount a chip, each at its own place. */
function pushedChips(reader: Reader, bag: Bag): AmountNode[] {
  const chips: AmountNode[] = [];
  for (const { node, first, last } of bag.amounts) {
    if (reader.unit(first - 1).kind === TIMES) continue;
    const chip = unsigned(node);
    if (reader.unit(last + 1).kind === TIMES && reader.unit(last + 2).kind === NUMBER) {
      const worth = bag.amounts.find((amount) => amount.first === last + 2);
      if (worth !== undefined && chip.form === 'number' && chip.value.scale === 0) {
        const count = Math.min(chip.value.units, MAX_CHIPS - chips.length);
        for (let index = 0; index < count; index += 1) chips.push(unsigned(worth.node));
        continue;
      }
    }
    chips.push(chip);
  }
  return chips;
}

/** In `1000+500` the plus joins two chips. */
function unsigned(node: AmountNode): AmountNode {
  return node.form === 'number' && node.sign === '+' ? { ...node, sign: null, start: node.start } : node;
}

/** Kinds that stand between the chips of a push. */
export function joinsChips(kind: number): boolean {
  return kind === SIGN || kind === TIMES;
}
