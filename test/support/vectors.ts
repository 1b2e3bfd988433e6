/** Reads and plays the test vectors of `test/vectors`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { legalActions, play, startStreet } from '../../language/poker/betting';
import { createHand } from '../../language/poker/createHand';
import { GAMES } from '../../language/poker/games';
import { PROFILES } from '../../language/poker/profiles';
import { firstToAct } from '../../language/poker/seating';
import type { HandState } from '../../language/poker/state';
import {
  type Chips,
  type ForcedBet,
  type GameCode,
  type HandSetup,
  type Legal,
  type Rules,
  type Seat,
  STREETS,
} from '../../language/poker/types';

/** A hand of `test/vectors`: the second blind is the big blind, a third a straddle; two players list the big blind first. */
export interface VectorHand {
  readonly variant: 'NLHE' | 'PLO' | 'FLHE';
  readonly names: readonly string[];
  readonly stacks: readonly Chips[];
  readonly blinds: readonly Chips[];
  readonly antes: Chips;
  readonly min_bet: Chips;
  readonly small_bet?: Chips;
  readonly big_bet?: Chips;
}

export interface VectorDecision {
  readonly actor: Seat;
  /** Index of the street: 0 before the flop. */
  readonly street: number;
  readonly call: Chips;
  readonly can_raise: boolean;
  readonly min_to: Chips | null;
  readonly max_to: Chips | null;
}

export interface Vector {
  readonly hand: VectorHand;
  readonly actions: readonly string[];
  readonly decisions: readonly VectorDecision[];
  readonly contrib: readonly Chips[];
  readonly folded: readonly Seat[];
  readonly layers: readonly (readonly [Chips, readonly Seat[]])[];
  readonly pots: readonly (readonly [Chips, readonly Seat[]])[];
  readonly refund: { readonly player: Seat; readonly amount: Chips } | null;
}

export interface DisputedVector {
  readonly hand: VectorHand;
  readonly actions: readonly string[];
  readonly strict_tda: VectorDecision;
}

/** The rows of one file of `test/vectors`. */
export function readVectors<Row>(name: string): Row[] {
  const path = fileURLToPath(new URL(`../vectors/${name}.jsonl`, import.meta.url));
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** The rules that the vectors follow: TDA, with five bets before the flop and four later in fixed limit. */
const VECTOR_RULES: Rules = { ...PROFILES.tda, flCap: { preflop: 5, later: 4 } };

function setupOfVector(hand: VectorHand): HandSetup {
  const count = hand.names.length;
  const headsUp = count === 2;
  const forced: ForcedBet[] = [];
  if (hand.antes > 0) {
    for (const seat of hand.names.keys()) forced.push({ seat, kind: 'ante', amount: hand.antes });
  }
  hand.blinds.forEach((amount, index) => {
    forced.push({ seat: headsUp ? 1 - index : index, kind: index > 1 ? 'straddle' : 'blind', amount });
  });
  const button = count - 1;
  return {
    game: GAMES[hand.variant as GameCode],
    rules: VECTOR_RULES,
    unit: 1,
    stacks: hand.stacks,
    bigBlind: hand.min_bet,
    smallBlind: hand.blinds[0] ?? 0,
    blindsKnown: true,
    smallBet: hand.small_bet ?? 0,
    bigBet: hand.big_bet ?? 0,
    forced,
    firstStreet: 'preflop',
    firstToAct: firstToAct(count, button, forced),
    button,
    potBefore: [],
  };
}

/** Plays a vector's actions (`P2 r 200`); `look` sees the state and what was legal before each. Streets open when nobody is to act. */
export function playVector(
  hand: VectorHand,
  actions: readonly string[],
  look: (state: HandState, legal: Legal, index: number) => void,
): HandState {
  const { state } = createHand(setupOfVector(hand));
  actions.forEach((text, index) => {
    openNextStreets(state);
    const [name = '', verb, amount] = text.split(' ');
    const seat = hand.names.indexOf(name);
    const legal = legalActions(state);
    if (legal === null) throw new Error(`nobody to act at ${index}`);
    look(state, legal, index);
    if (verb === 'r') play(state, seat, { kind: legal.opening ? 'bet' : 'raise', to: Number(amount) });
    else play(state, seat, { kind: verb === 'f' ? 'fold' : verb === 'c' ? 'call' : 'check' });
  });
  return state;
}

export function openNextStreets(state: HandState): void {
  while (state.toAct === null && !state.over) {
    startStreet(state, STREETS[streetIndex(state) + 1] ?? 'showdown');
  }
}

export function streetIndex(state: HandState): number {
  return STREETS.indexOf(state.street);
}
