/** Positions round the table, and the order of seats. */
import { lastLiveBlind } from './forcedBets';
import type { ForcedBet, Seat } from './types';

/** Positions between the big blind and the button, by the number of seats there (the button included). */
const AFTER_BIG_BLIND: readonly (readonly string[])[] = [
  [],
  ['BTN'],
  ['CO', 'BTN'],
  ['HJ', 'CO', 'BTN'],
  ['UTG', 'HJ', 'CO', 'BTN'],
  ['UTG', 'LJ', 'HJ', 'CO', 'BTN'],
  ['UTG', 'UTG+1', 'LJ', 'HJ', 'CO', 'BTN'],
  ['UTG', 'UTG+1', 'MP', 'LJ', 'HJ', 'CO', 'BTN'],
  ['UTG', 'UTG+1', 'UTG+2', 'MP', 'LJ', 'HJ', 'CO', 'BTN'],
];

function afterBigBlind(count: number): readonly string[] {
  const row = AFTER_BIG_BLIND[count];
  if (row !== undefined) return row;
  const early = Array.from({ length: count - 8 }, (_, index) => `UTG+${index + 3}`);
  return ['UTG', 'UTG+1', 'UTG+2', ...early, 'MP', 'LJ', 'HJ', 'CO', 'BTN'];
}

/** The names of `count` seats clockwise from the small blind. With two players the small blind has the button. */
export function positionNames(count: number): string[] {
  return ['SB', 'BB', ...afterBigBlind(count - 2)].slice(0, count);
}

export interface BlindSeats {
  readonly count: number;
  readonly button: Seat;
  /** Null if nobody posts it (a dead small blind, a big blind alone). */
  readonly smallBlind: Seat | null;
  /** Null if there is none (as in a spot): the seats are then named from the button. */
  readonly bigBlind: Seat | null;
}

/** The position of each seat, in seat order. */
export function positionsOf(seating: BlindSeats): string[] {
  const { count, button, smallBlind, bigBlind } = seating;
  const names = new Array<string>(count).fill('');
  const place = (start: Seat, words: readonly string[]): void => {
    words.slice(0, count).forEach((word, step) => {
      names[(start + step) % count] = word;
    });
  };
  if (smallBlind !== null) place(smallBlind, positionNames(count));
  else if (bigBlind !== null) place(bigBlind, ['BB', ...afterBigBlind(count - 1)]);
  else place(count === 2 ? button : button + 1, positionNames(count));
  return names;
}

/** The seat of a position word; `UTG` is also the first seat after the big blind and, with two players, `BTN` the small blind. */
export function seatOfPosition(word: string, positions: readonly string[]): Seat | null {
  const named = positions.indexOf(word);
  if (named >= 0) return named;
  if (word === 'BTN' && positions.length === 2) return seatOfPosition('SB', positions);
  const bigBlind = positions.indexOf('BB');
  if (word === 'UTG' && bigBlind >= 0 && positions.length > 2) return (bigBlind + 1) % positions.length;
  return null;
}

/**
 * Returns who acts first: before the flop the seat after the last live blind or straddle (heads-up that is the button, TDA 2024 34-B,
 * 2026 36-C); if none is posted, and on every later street, the first seat left of the button.
 * @internal for tests and scripts
 */
export function firstToAct(
  count: number,
  button: Seat,
  forced: readonly ForcedBet[],
): { readonly preflop: Seat; readonly later: Seat } {
  const later = (button + 1) % count;
  const last = lastLiveBlind(forced);
  return { preflop: last === null ? later : (last.seat + 1) % count, later };
}

/** Every seat, beginning with the first left of the button: the order in which odd chips go out (TDA 2024 20-A, 2026 21-A). */
export function orderFromButton(count: number, button: Seat): Seat[] {
  return Array.from({ length: count }, (_, step) => (button + 1 + step) % count);
}

/** Whether two lists contain the same seats in the same order. */
export function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === b.length && a.every((seat, index) => seat === b[index]);
}
