/** The betting rules: which actions are legal, why others are not, and what an action changes. */
import { least, most } from './chips';
import { limitAllowance } from './limit';
import { countedPot, potCapOf, potTotal } from './potLimit';
import {
  facing,
  fullMinimumTo,
  isCapped,
  isOpenTo,
  largestOpposingTotal,
  raiseLevel,
  someoneCanAnswer,
} from './raising';
import { cloneState, type HandState, type PlayerState } from './state';
import { openStreet } from './streets';
import { countAble, passTurn } from './turn';
import type { Action, ActionEffect, ActionKind, Chips, Legal, NoRaiseReason, Seat, Street, Violation } from './types';
import { violationCodes } from './violations';

export { potTotal };

/**
 * Returns what a player may do as if it were their turn now, with every bound and its basis; by default for the player to act (null
 * if the betting is closed). Amounts `…To` are street totals, `toCall` is new chips. A folded or all-in player may do nothing.
 * Minimum raise: TDA 2024 43-A, 2026 45-A; re-opening: TDA 2024 47, 2026 49; pot-limit: TDA 2024 54, 2026 56.
 */
export function legalActions(state: HandState, seat: Seat): Legal;
export function legalActions(state: HandState, seat?: Seat): Legal | null;
export function legalActions(state: HandState, seat: Seat | null = state.toAct): Legal | null {
  if (seat === null) return null;
  const player = state.at(seat);
  const inBetting = !player.folded && !player.allIn;
  const { level } = state;
  const fixedLimit = state.setup.game.betting === 'fixed-limit';
  const stackTo = player.streetPaid + player.stack;
  const toCall = least(level - player.streetPaid, player.stack);
  const fullMinTo = fullMinimumTo(state);
  const cap = potCapOf(state, player);
  const reason = noRaiseReason(state, seat, player);
  const canRaise = inBetting && reason === null;

  let minTo: Chips | null = null;
  let maxTo: Chips | null = null;
  if (canRaise) {
    minTo = least(minimumTo(state, seat, fullMinTo), stackTo);
    // The smallest full raise is legal even if the counted or rounded pot is smaller.
    if (fixedLimit) maxTo = minTo;
    else maxTo = cap === null ? stackTo : least(most(cap.to, fullMinTo), stackTo);
  }
  return {
    seat,
    toCall: inBetting ? toCall : 0,
    canFold: inBetting,
    canCheck: inBetting && toCall === 0,
    canCall: inBetting && toCall > 0,
    canRaise,
    opening: level === 0,
    minTo,
    maxTo,
    reason: player.folded ? null : reason,
    level,
    lastFullRaise: state.lastFullRaise,
    fullMinTo,
    stackTo,
    streetPaid: player.streetPaid,
    facing: facing(state, player),
    hasActed: player.actedAt >= 0,
    cap,
    limit: fixedLimit ? { size: state.lastFullRaise, made: state.betsMade, allowed: limitAllowance(state) } : null,
  };
}

/** The minimum under the profile: `min-raise-cap opponent` requires no more than the largest opposing stack can answer. */
function minimumTo(state: HandState, seat: Seat, fullMinTo: Chips): Chips {
  const { rules, game } = state.setup;
  if (rules.minRaiseCap === 'none' || game.betting === 'fixed-limit') return fullMinTo;
  return least(fullMinTo, largestOpposingTotal(state, seat));
}

/** Why a player may not put in more than the level, the simplest reason first; null if they may. */
function noRaiseReason(state: HandState, seat: Seat, player: PlayerState): NoRaiseReason | null {
  if (player.streetPaid + player.stack <= state.level) return 'short-stack';
  if (!someoneCanAnswer(state, seat)) return 'no-one-to-raise';
  if (!isOpenTo(state, player)) return 'not-reopened';
  return isCapped(state) ? 'raise-cap' : null;
}

/**
 * Returns every violation of an action in the order turn, right, amount; empty means legal. Each carries the numbers it is based on.
 *
 * @param legal the player's legal actions at this moment, if the caller already has them
 */
export function violations(
  state: HandState,
  seat: Seat,
  action: Action,
  legal: Legal = legalActions(state, seat),
): Violation[] {
  const codes = violationCodes(state, legal, action);
  if (codes.length === 0) return [];
  const player = state.at(seat);
  const out = player.folded || player.allIn;
  const to = action.kind === 'bet' || action.kind === 'raise' ? action.to : null;
  return codes.map((code) => ({
    code,
    seat,
    toAct: state.toAct,
    legal: out ? null : legal,
    to,
  }));
}

/** Returns the state after a legal action, or the first violation. The given state does not change. */
export function apply(state: HandState, seat: Seat, action: Action): HandState | Violation {
  const [violation] = violations(state, seat, action);
  if (violation !== undefined) return violation;
  const next = cloneState(state);
  play(next, seat, action);
  return next;
}

/**
 * Plays an action in place, even an illegal one, as written and as far as the stack goes. A bet or raise of a wrong size moves the
 * level if it is above it, and becomes the last full raise only if it is one. A check that faces a bet calls; a call that faces
 * none checks. An action of a folded or all-in player, and a fold by the last player in the hand, changes nothing. Never throws.
 */
export function play(state: HandState, seat: Seat, action: Action): ActionEffect {
  const player = state.at(seat);
  if (player.folded || player.allIn || (action.kind === 'fold' && isLastOne(state, seat))) {
    return effectOf(seat, action.kind, player, 0, 0);
  }
  const levelBefore = state.level;
  const paidBefore = player.streetPaid;
  let kind: ActionKind = action.kind;
  switch (action.kind) {
    case 'fold':
      player.folded = true;
      break;
    case 'check':
    case 'call': {
      const owed = least(state.level - player.streetPaid, player.stack);
      kind = owed > 0 ? 'call' : 'check';
      pay(state, player, owed);
      break;
    }
    case 'bet':
    case 'raise': {
      const to = least(action.to, player.streetPaid + player.stack);
      if (to > player.streetPaid) pay(state, player, to - player.streetPaid);
      if (to > levelBefore) {
        kind = levelBefore === 0 ? 'bet' : 'raise';
        raiseLevel(state, seat, to);
      } else if (to === levelBefore || player.allIn) {
        kind = 'call';
      }
      break;
    }
  }
  player.actedAt = state.level;
  player.actedAfter = state.fullBets;
  passTurn(state, (seat + 1) % state.players.length);
  return effectOf(seat, kind, player, player.streetPaid - paidBefore, state.level - levelBefore);
}

function effectOf(seat: Seat, kind: ActionKind, player: PlayerState, adds: Chips, by: Chips): ActionEffect {
  return { seat, kind, to: player.streetPaid, adds, by, allIn: player.allIn };
}

function pay(state: HandState, player: PlayerState, chips: Chips): void {
  player.stack -= chips;
  player.streetPaid += chips;
  player.handPaid += chips;
  player.allIn = player.stack === 0;
  state.paid += chips;
}

function isLastOne(state: HandState, seat: Seat): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && !state.at(other).folded) return false;
  }
  return true;
}

/** Opens a street, in place. If at most one player has chips left, nobody is to act. */
export function startStreet(state: HandState, street: Street): void {
  openStreet(state, street);
}

/** Sets a stack that was unknown to the chips the player has left at this moment. In place. */
export function setStack(state: HandState, seat: Seat, behind: Chips): void {
  const player = state.at(seat);
  player.stack = behind;
  player.allIn = behind === 0;
  if (player.allIn && state.toAct === seat) passTurn(state, seat);
}

/** Returns the action that an all-in to a street total is: a bet or raise above the level, a call otherwise. */
export function allInAction(state: HandState, to: Chips): Action {
  if (to <= state.level) return { kind: 'call' };
  return { kind: state.level === 0 ? 'bet' : 'raise', to };
}

/**
 * Returns the street total of a bet or raise of a fraction of the pot: level + f × (pot + call), rounded down to the unit; f = 1 in
 * pot-limit is the cap itself (TDA 2024 54, 2026 56). Null if the pot is unknown.
 */
export function fractionTo(state: HandState, seat: Seat, numerator: number, denominator: number): Chips | null {
  const potLimit = state.setup.game.betting === 'pot-limit';
  if (potLimit && numerator === denominator) return potCapOf(state, state.at(seat))?.to ?? null;
  return fractionOf(state, seat, numerator, denominator)?.to ?? null;
}

/** A raise by a fraction of the pot, with the amounts it is computed from. */
export interface PotPart {
  readonly to: Chips;
  readonly pot: Chips;
  readonly call: Chips;
  readonly isRounded: boolean;
}

/** Returns the computation of `fractionTo`; null if the pot is unknown. */
export function fractionOf(state: HandState, seat: Seat, numerator: number, denominator: number): PotPart | null {
  const pot = state.setup.game.betting === 'pot-limit' ? countedPot(state) : potTotal(state);
  if (pot === null) return null;
  const call = state.level - state.at(seat).streetPaid;
  const { unit } = state.setup;
  const exact = state.level * denominator + (pot + call) * numerator;
  const to = Math.floor(exact / (denominator * unit)) * unit;
  return { to, pot, call, isRounded: to * denominator !== exact };
}

/** Whether two or more players can still bet in this hand. */
export function isBettingPossible(state: HandState): boolean {
  return countAble(state) >= 2;
}
