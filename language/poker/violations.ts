/** Finds the rules that an action breaks. */
import { fullMinimumTo, isCapped, isOpenTo, someoneCanAnswer } from './raising';
import type { HandState, PlayerState } from './state';
import { countInHand } from './turn';
import type { Action, Chips, Legal, Seat, ViolationCode } from './types';

/** Returns the codes of every rule that an action breaks, in the order turn, right, amount; empty means legal. */
export function violationCodes(state: HandState, legal: Legal, action: Action): ViolationCode[] {
  const codes: ViolationCode[] = [];
  const player = state.at(legal.seat);
  addTurn(codes, state, legal.seat, player);
  if (player.folded || player.allIn) return codes;
  switch (action.kind) {
    case 'fold':
      break;
    case 'check':
      if (!legal.canCheck) codes.push('check-facing-bet');
      break;
    case 'call':
      if (!legal.canCall) codes.push('nothing-to-call');
      break;
    case 'bet':
    case 'raise':
      if (action.kind === 'bet' && !legal.opening) codes.push('bet-facing-bet');
      if (action.kind === 'raise' && legal.opening) codes.push('nothing-to-raise');
      addRight(codes, state, legal.seat, player);
      addAmount(codes, state, legal, action.to);
      break;
  }
  return codes;
}

function addTurn(codes: ViolationCode[], state: HandState, seat: Seat, player: PlayerState): void {
  const closed: ViolationCode | null = state.over ? 'hand-over' : state.toAct === null ? 'street-closed' : null;
  const out: ViolationCode | null = player.folded ? 'already-folded' : player.allIn ? 'already-all-in' : null;
  // An all-in player cannot act whatever the others do: that comes first, unless nobody else is left.
  const order = out === 'already-all-in' && countInHand(state) > 1 ? [out, closed] : [closed, out];
  codes.push(...order.filter((code) => code !== null));
  if (out === null && state.toAct !== null && state.toAct !== seat) codes.push('out-of-turn');
}

function addRight(codes: ViolationCode[], state: HandState, seat: Seat, player: PlayerState): void {
  if (!isOpenTo(state, player)) codes.push('not-reopened');
  if (isCapped(state)) codes.push('raise-cap');
  if (!someoneCanAnswer(state, seat)) codes.push('no-one-to-raise');
}

function addAmount(codes: ViolationCode[], state: HandState, legal: Legal, to: Chips): void {
  const { stackTo, level, opening, cap } = legal;
  if (to > stackTo) codes.push('over-stack');
  // An all-in above the level is always enough, and too much only by the pot limit or the fixed limit.
  const allInOver = to === stackTo && to > level;
  const fullMinTo = fullMinimumTo(state);
  if (state.setup.game.betting === 'fixed-limit') {
    if (to !== fullMinTo && !(allInOver && to < fullMinTo)) codes.push('wrong-limit-size');
    return;
  }
  const minTo = legal.minTo ?? fullMinTo;
  if (to < minTo && !allInOver) codes.push(opening ? 'under-min-bet' : 'under-min-raise');
  if (cap !== null && to > Math.max(cap.to, fullMinTo)) codes.push('over-pot-limit');
}
