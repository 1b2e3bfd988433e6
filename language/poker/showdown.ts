/** Decides who wins at a showdown, also where cards are unknown. */
import { type Card, DECK_SIZE, deckOf, isKnownCard } from './cards';
import { lowBit } from './ranking/low';
import { type RankingRule, rankHighHalf, rankLowHalf } from './ranking/rankHand';
import type { Game, Seat } from './types';

/** The parts of a game that a showdown needs. */
export type ShowdownGame = RankingRule & Pick<Game, 'holeCards' | 'deck'>;

/** Everybody's cards when the betting is over. */
export interface ShowdownTable {
  readonly game: ShowdownGame;
  /** One board, or two for a hand run twice; missing and unknown cards are still to come. */
  readonly boards: readonly (readonly Card[])[];
  /** By seat: folded players' known cards too (nobody else can hold them); null where none are known. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** By seat: whether the player gave up the hand at the showdown and cannot win. */
  readonly mucked: readonly boolean[];
}

/** The seats that share a half, in the order of the eligible; `undecided` if unknown cards could change them. */
export type Winners = readonly Seat[] | 'undecided';

/** Who wins on one board. */
export interface BoardWinners {
  readonly high: Winners;
  /** `none`: the game has no low, or nobody can make one, so the high half takes everything. */
  readonly low: Winners | 'none';
}

/** Which half of a hi-lo pot; a game without a low has the high half only. */
export type Half = 'high' | 'low';

/**
 * Hands that are tried at most for one half of one pot, to see whether unknown cards can change the winner. A last
 * card on the board together with an unknown hold'em hand stays below it; past it the half is left undecided.
 */
const MOST_HANDS_TRIED = 50_000;

/**
 * Returns who can still win a pot: its eligible players that have not mucked. A single eligible player needs no
 * cards to win, so mucking gives up nothing (Poker TDA 2024 17-B, 2026 18). Empty if all of several have mucked.
 */
export function contendersOf(eligible: readonly Seat[], mucked: readonly boolean[]): readonly Seat[] {
  return eligible.length === 1 ? eligible : eligible.filter((seat) => mucked[seat] !== true);
}

/**
 * Who wins a pot on each board, among those that can still win it (cards speak: Poker TDA 2024 12,
 * 2026 13). The last one left wins without showing. Where cards are unknown every card still unseen is tried: a
 * winner is named only if none of them changes the answer. Two unknown hands are not checked against each other for
 * needing the same card, so a few certain results stay `undecided`; none is named wrongly.
 */
export function showdown(table: ShowdownTable, eligible: readonly Seat[]): readonly BoardWinners[] {
  const contenders = contendersOf(eligible, table.mucked);
  const boards = table.boards.length === 0 ? [[]] : table.boards;
  if (contenders.length === 1) {
    return boards.map(() => ({ high: contenders, low: 'none' }));
  }
  if (contenders.length === 0) {
    return boards.map(() => ({ high: 'undecided', low: table.game.low ? 'undecided' : 'none' }));
  }
  const hands = contenders.map((seat) => knownHand(table, seat));
  return boards.map((board) => {
    const known = board.filter(isKnownCard).slice(0, 5);
    const high = winnersOfHalf('high', table, hands, known);
    return {
      high: high === 'none' ? 'undecided' : high,
      low: canHaveLow(table.game, known) ? winnersOfHalf('low', table, hands, known) : 'none',
    };
  });
}

/** Whether the board leaves room for a low: two of the hand need three different low cards beside them. */
function canHaveLow(game: ShowdownGame, board: readonly Card[]): boolean {
  if (!game.low) {
    return false;
  }
  const fromHand = game.holeUsed === 'exactly-two' ? 2 : game.holeCards;
  const onBoard = new Set(board.map(lowBit).filter((bit) => bit !== 0)).size;
  return fromHand + onBoard + (5 - board.length) >= 5;
}

interface KnownHand {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly unknown: number;
}

function knownHand({ game, hands }: ShowdownTable, seat: Seat): KnownHand {
  const known = (hands[seat] ?? []).filter(isKnownCard);
  // More cards than the game deals cannot be right: which of them the player holds is unknown.
  const cards = known.length > game.holeCards ? [] : known;
  return { seat, cards, unknown: game.holeCards - cards.length };
}

/** High cards first: they are likeliest to show early that the answer can change. */
const HIGH_FIRST = { full: deckOf('full').reverse(), short: deckOf('short').reverse() } as const;

function unseenCards({ game, boards, hands }: ShowdownTable): Card[] {
  const seen = new Uint8Array(DECK_SIZE);
  for (const cards of [...boards, ...hands]) {
    for (const card of cards ?? []) {
      seen[card] = 1;
    }
  }
  return HIGH_FIRST[game.deck].filter((card) => seen[card] === 0);
}

type RankHalf = (hole: readonly Card[], board: readonly Card[]) => number;

function winnersOfHalf(
  half: Half,
  table: ShowdownTable,
  hands: readonly KnownHand[],
  board: readonly Card[],
): Winners | 'none' {
  const { game } = table;
  // No low ranks 0, below every low.
  const rank: RankHalf =
    half === 'high'
      ? (hole, cards) => rankHighHalf(game, hole, cards)
      : (hole, cards) => rankLowHalf(game, hole, cards) ?? 0;
  const missing = 5 - board.length;
  if (missing === 0 && hands.every((hand) => hand.unknown === 0)) {
    return leaders(hands.map((hand) => exactly(hand.seat, rank(hand.cards, board))));
  }
  const unseen = unseenCards(table);
  if (handsToTry(game, hands, unseen.length, missing) > MOST_HANDS_TRIED) {
    return 'undecided';
  }
  return sameOnEveryBoard(unseen, missing, (more) =>
    leaders(spansOn([...board, ...more], game, hands, rank, missing === 0 ? unseen : without(unseen, more))),
  );
}

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}

/** The winners, if every way to complete the board gives the same. */
function sameOnEveryBoard(
  unseen: readonly Card[],
  missing: number,
  winnersOn: (more: readonly Card[]) => Winners | 'none',
): Winners | 'none' {
  let answer: Winners | 'none' | null = null;
  forEachChoice(unseen, missing, (more) => {
    const winners = winnersOn(more);
    answer = answer === null || sameWinners(answer, winners) ? winners : 'undecided';
    return answer !== 'undecided';
  });
  return answer ?? 'undecided';
}

function sameWinners(a: Winners | 'none', b: Winners | 'none'): boolean {
  return a === b || (typeof a !== 'string' && typeof b !== 'string' && a.join() === b.join());
}

/**
 * The weakest and the strongest hand that a player's unknown cards can make. A search that has seen enough to know
 * that the player may win and may lose stops, and returns Infinity as the maximum.
 */
interface RankRange {
  readonly min: number;
  readonly max: number;
}

interface SeatRange extends RankRange {
  readonly seat: Seat;
}

function exactly(seat: Seat, rank: number): SeatRange {
  return { seat, min: rank, max: rank };
}

/**
 * The winners that follow from the ranges alone: one player whose weakest hand beats everybody else's strongest, or
 * several that are certain to be equal and best.
 */
function leaders(spans: readonly SeatRange[]): Winners | 'none' {
  if (spans.every((span) => span.max === 0)) {
    return 'none';
  }
  const sure = Math.max(...spans.map((span) => span.min));
  const first = spans.filter((span) => span.max >= sure);
  return first.length === 1 || first.every((span) => span.min === sure && span.max === sure)
    ? first.map((span) => span.seat)
    : 'undecided';
}

function spansOn(
  board: readonly Card[],
  game: ShowdownGame,
  hands: readonly KnownHand[],
  rank: RankHalf,
  unseen: readonly Card[],
): SeatRange[] {
  // More cards only add choices, so the known cards give the minimum.
  const least = hands.map((hand) => rank(hand.cards, board));
  const sure = Math.max(...least);
  const twins = hands.filter(isBlank).length > 1;
  const search = (hand: KnownHand, floor: number): RankRange =>
    game.holeUsed === 'any'
      ? spanOfAny(hand, (hole) => rank(hole, board), unseen, sure, twins && isBlank(hand))
      : { min: floor, max: strongestOfTwo(hand, (hole) => rank(hole, board), unseen, floor, sure) };
  let blank: RankRange | null = null;
  return hands.map((hand, index) => {
    const floor = least[index] ?? 0;
    if (hand.unknown === 0) {
      return exactly(hand.seat, floor);
    }
    if (!isBlank(hand)) {
      return { seat: hand.seat, ...search(hand, floor) };
    }
    blank ??= search(hand, floor);
    return { seat: hand.seat, ...blank };
  });
}

/** Whether nothing of the hand is known: all such hands have the same range. */
function isBlank(hand: KnownHand): boolean {
  return hand.cards.length === 0;
}

/**
 * Tries every hand. If another player's hand is equally unknown (a twin), the player cannot be the only winner, so two different
 * hands that may win are enough to stop.
 */
function spanOfAny(
  hand: KnownHand,
  rank: (hole: readonly Card[]) => number,
  unseen: readonly Card[],
  sure: number,
  twin: boolean,
): RankRange {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  let open = false;
  forEachChoice(unseen, hand.unknown, (more) => {
    const value = rank([...hand.cards, ...more]);
    min = Math.min(min, value);
    max = Math.max(max, value);
    open = min < max && max >= sure && (twin || min <= sure);
    return !open;
  });
  return { min: Math.min(min, max), max: open ? Number.POSITIVE_INFINITY : max };
}

/** Only two hole cards play, so pairs are enough to find the strongest hand. */
function strongestOfTwo(
  hand: KnownHand,
  rank: (hole: readonly Card[]) => number,
  unseen: readonly Card[],
  floor: number,
  sure: number,
): number {
  let max = floor;
  const tryTwo = (two: readonly Card[]): boolean => {
    max = Math.max(max, rank(two));
    return max === floor || max < sure;
  };
  let goOn = hand.cards.every((card) => forEachChoice(unseen, 1, ([other]) => tryTwo([card, other ?? -1])));
  if (goOn && hand.unknown >= 2) {
    goOn = forEachChoice(unseen, 2, tryTwo);
  }
  return goOn ? max : Number.POSITIVE_INFINITY;
}

/** How many hands the search ranks at most. Players of whom nothing is known share one search. */
function handsToTry(game: ShowdownGame, hands: readonly KnownHand[], unseen: number, missing: number): number {
  const left = unseen - missing;
  const searches = hands.filter(
    (hand, index) => hand.unknown > 0 && (!isBlank(hand) || hands.findIndex(isBlank) === index),
  );
  const tries = searches.map((hand) =>
    game.holeUsed === 'any'
      ? waysToChoose(left, hand.unknown)
      : hand.cards.length * left + (hand.unknown >= 2 ? waysToChoose(left, 2) : 0),
  );
  return waysToChoose(unseen, missing) * (hands.length + tries.reduce((sum, each) => sum + each, 0));
}

function waysToChoose(from: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i += 1) {
    ways = (ways * (from - i)) / (i + 1);
  }
  return Math.max(0, ways);
}

/**
 * Calls `visit` for each choice of `count` cards (the same array each time) until it answers false; whether it never
 * did.
 */
function forEachChoice(cards: readonly Card[], count: number, visit: (choice: readonly Card[]) => boolean): boolean {
  const choice: Card[] = [];
  const choose = (from: number): boolean => {
    if (choice.length === count) {
      return visit(choice);
    }
    for (let i = from; i <= cards.length - (count - choice.length); i += 1) {
      choice.push(cards[i] ?? -1);
      const goOn = choose(i + 1);
      choice.pop();
      if (!goOn) {
        return false;
      }
    }
    return true;
  };
  return choose(0);
}
