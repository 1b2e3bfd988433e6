/** Divides the pots among their winners, odd chips included. */
import type { Card } from './cards';
import { compareInOrder, lowOrder } from './ranking/bestFive';
import type { BoardWinners, Half, Winners } from './showdown';
import type { Chips, Pot, Rules, Seat } from './types';

export interface AwardInput {
  /** Main pot first, after the refund. */
  readonly pots: readonly Pick<Pot, 'amount'>[];
  /** What the house takes from each pot (rake.ts); empty for none. */
  readonly rake: readonly Chips[];
  /** For each pot who wins on each board (showdown.ts, or a `wins` in the text). */
  readonly winners: readonly (readonly BoardWinners[])[];
  /** Smallest chip: odd chips are broken down to it. */
  readonly unit: Chips;
  /** Every seat, beginning with the first left of the button. */
  readonly order: readonly Seat[];
  readonly oddChip: Rules['oddChip'];
  /** The cards that play, for the odd chip by high card; null if they are unknown. */
  readonly playing: (seat: Seat, board: number, half: Half) => readonly Card[] | null;
}

/** One player's winnings from one pot. */
interface PotAward {
  readonly seat: Seat;
  /** Index of the pot. */
  readonly pot: number;
  readonly amount: Chips;
}

/** One share of a pot; the shares of a player and pot add up to the award. */
export interface PotShare extends PotAward {
  readonly board: number;
  /** `both`: one split, because the same players win both halves or there is no low. */
  readonly half: Half | 'both';
  /** How much of the amount is the odd chip. */
  readonly odd: Chips;
}

export interface Awards {
  /** One for each player and pot, by pot and then in the order of the seats; empty pots give none. */
  readonly awards: readonly PotAward[];
  readonly shares: readonly PotShare[];
  /** Indexes of the pots whose winners are not all known; they award nothing. */
  readonly undecided: readonly number[];
}

/**
 * Divides the pots, each on its own (Poker TDA 2024 21, 2026 23; WSOP 2026 tournament 74). A pot is halved for two
 * boards after side pots and refunds, the odd chip to the first board (custom; no rule text found); then for high and
 * low, the odd chip to the high half (TDA 2024 20-C, 2026 21-C), unless the same hands win both halves, when it is
 * split as evenly as possible (20-D); then among the winners, one odd chip at a time to the first left of the button
 * (20-A; WSOP 2026 live 152) or by high card and suit (20-B), so that nobody gets two.
 */
export function awardPots(input: AwardInput): Awards {
  const shares: PotShare[] = [];
  const undecided: number[] = [];
  for (const [pot, { amount }] of input.pots.entries()) {
    const boards = input.winners[pot] ?? [];
    if (boards.length === 0 || !boards.every(isDecided)) {
      undecided.push(pot);
      continue;
    }
    const perBoard = splitInUnits(amount - (input.rake[pot] ?? 0), boards.length, input.unit);
    for (const [board, winners] of boards.entries()) {
      for (const part of partsOf(winners, perBoard[board] ?? 0, input.unit)) {
        shares.push(...shareOut(part, pot, board, input));
      }
    }
  }
  return { awards: totals(shares, input.order), shares, undecided };
}

/**
 * Splits chips as evenly as the smallest chip allows: everyone gets the same number of units, then each from the first on gets
 * one more; chips below one unit go with the last of these.
 */
export function splitInUnits(amount: Chips, ways: number, unit: Chips): Chips[] {
  let left = amount % (ways * unit);
  const even = (amount - left) / ways;
  return Array.from({ length: ways }, () => {
    const odd = Math.min(unit, left);
    left -= odd;
    return even + odd;
  });
}

function isDecided({ high, low }: BoardWinners): boolean {
  return high !== 'undecided' && high.length > 0 && low !== 'undecided' && (low === 'none' || low.length > 0);
}

interface AwardPart {
  readonly half: PotShare['half'];
  readonly amount: Chips;
  readonly winners: readonly Seat[];
}

function partsOf({ high, low }: BoardWinners, amount: Chips, unit: Chips): AwardPart[] {
  const highSeats = seatsOf(high);
  const lowSeats = low === 'none' ? [] : seatsOf(low);
  if (lowSeats.length === 0 || hasSameMembers(highSeats, lowSeats)) {
    return [{ half: 'both', amount, winners: highSeats }];
  }
  const [highHalf = 0, lowHalf = 0] = splitInUnits(amount, 2, unit);
  return [
    { half: 'high', amount: highHalf, winners: highSeats },
    { half: 'low', amount: lowHalf, winners: lowSeats },
  ];
}

function seatsOf(winners: Winners): readonly Seat[] {
  return winners === 'undecided' ? [] : winners;
}

function hasSameMembers(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat) => b.includes(seat));
}

function shareOut(part: AwardPart, pot: number, board: number, input: AwardInput): PotShare[] {
  const inLine = oddChipOrder(part, board, input);
  const amounts = splitInUnits(part.amount, inLine.length, input.unit);
  const even = Math.min(...amounts);
  return inLine
    .map((seat, place) => ({ seat, amount: amounts[place] ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .map(({ seat, amount }) => ({ seat, pot, amount, board, half: part.half, odd: amount - even }));
}

/** The winners in the order in which they receive odd chips. */
function oddChipOrder({ winners, half }: AwardPart, board: number, input: AwardInput): Seat[] {
  const byPosition = winners.toSorted((a, b) => input.order.indexOf(a) - input.order.indexOf(b));
  switch (input.oddChip) {
    case 'left-of-button':
      return byPosition;
    case 'high-card':
      return byHighestCard(byPosition, half, board, input);
  }
}

/** The winners by the highest card that they play, suits included; by position where cards are unknown. */
function byHighestCard(byPosition: Seat[], half: AwardPart['half'], board: number, input: AwardInput): Seat[] {
  const order = half === 'low' ? lowOrder : (card: Card) => card;
  const hands = byPosition.map((seat) => ({
    seat,
    cards: input.playing(seat, board, half === 'low' ? 'low' : 'high')?.toSorted((a, b) => order(b) - order(a)),
  }));
  if (hands.some(({ cards }) => cards === undefined)) {
    return byPosition;
  }
  // The sort is stable: hands that play the same cards (the board) keep their order from the button.
  return hands.toSorted((a, b) => compareInOrder(b.cards ?? [], a.cards ?? [], order)).map(({ seat }) => seat);
}

function totals(shares: readonly PotShare[], order: readonly Seat[]): PotAward[] {
  const sums = new Map<string, PotAward>();
  for (const { seat, pot, amount } of shares) {
    const key = `${pot} ${seat}`;
    sums.set(key, { seat, pot, amount: amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].toSorted((a, b) => a.pot - b.pot || order.indexOf(a.seat) - order.indexOf(b.seat));
}
