/** Decides which action silently pushed chips are. The engine itself plays named actions only. */
import { legalActions } from './betting';
import type { HandState } from './state';
import { countInHand } from './turn';
import type { Action, Chips, Legal, Seat } from './types';

/** Which rule decided. */
export type ChipRule =
  /** Nobody has bet: all the chips are the bet (TDA 2024 44, 2026 46). */
  | 'opening-bet'
  /** An opening bet under the minimum is brought up to it (TDA 2024 52-A, 2026 54-A). */
  | 'under-bet'
  /** One chip larger than the call is a call (TDA 2024 44, 2026 46). */
  | 'oversize-chip'
  /** Every chip is needed for the call (TDA 2024 45-A, 2026 47-A). */
  | 'all-needed'
  /** Less than half a raise over the call: a call (TDA 2024 43-A, 2026 45-A). */
  | 'under-half'
  /** Half a raise or more over the call: completed to the minimum raise (TDA 2024 43-A, 2026 45-A). */
  | 'over-half'
  /** A full raise. */
  | 'full-raise'
  /** The player's last chips, not all of them needed for the call: all-in, whether half a raise or not (TDA 2024 45-B, 2026 47-B). */
  | 'all-in'
  /** No raise is allowed, so more than the call is the call. */
  | 'no-raise'
  /** Over the pot-limit: reduced to the cap (TDA 2024 52-B, 2026 54-B). */
  | 'over-cap'
  /** The player's last chips, less than the call or exactly the call. */
  | 'last-chips'
  /** An undercall that binds to the full call: against the opening bet, or heads-up (TDA 2024 51, 2026 53). */
  | 'undercall'
  /** Any other undercall: the director decides between the full call and the forfeit of the chips (TDA 2024 51, 2026 53). */
  | 'directors-choice';

export interface ChipVerdict {
  readonly rule: ChipRule;
  /** What is played; under `directors-choice` the full call, which the director may turn into a forfeit. */
  readonly action: Action;
  /** Chips pushed, new chips. */
  readonly pushed: Chips;
  /** Street total after the action. */
  readonly to: Chips;
  /** Chips returned to the player; negative: chips they still owe. */
  readonly change: Chips;
  /** What the pushed chips are over the call, and what a minimum raise would be over it. */
  readonly over: Chips;
  readonly raiseSize: Chips;
  readonly legal: Legal;
}

/**
 * Returns the action that a player's silently pushed chips are, as if it were their turn.
 *
 * @param chips one amount per chip, new chips; the chips already in front of the player are their street total
 */
export function chipsPushed(state: HandState, seat: Seat, chips: readonly Chips[]): ChipVerdict {
  const legal = legalActions(state, seat);
  const pushed = Math.min(
    chips.reduce((total, chip) => total + chip, 0),
    legal.stackTo - legal.streetPaid,
  );
  const raiseSize = legal.fullMinTo - legal.level;
  const over = pushed - legal.toCall;
  const verdict = (rule: ChipRule, action: Action): ChipVerdict => {
    const to = action.kind === 'bet' || action.kind === 'raise' ? action.to : legal.streetPaid + legal.toCall;
    return { rule, action, pushed, to, change: legal.streetPaid + pushed - to, over, raiseSize, legal };
  };
  const call: Action = { kind: 'call' };
  const isLast = pushed === legal.stackTo - legal.streetPaid;

  if (legal.opening) return opening(verdict, legal, pushed, isLast);
  if (pushed < legal.toCall) return verdict(undercallRule(state), call);
  if (isLast && pushed === legal.toCall) return verdict('last-chips', callOrCheck(legal));
  if (chips.length === 1) return verdict('oversize-chip', callOrCheck(legal));
  if (pushed - Math.min(...chips) < legal.toCall) return verdict('all-needed', callOrCheck(legal));
  if (!legal.canRaise || legal.minTo === null) return verdict('no-raise', callOrCheck(legal));
  const to = legal.streetPaid + pushed;
  const most = legal.maxTo ?? to;
  if (isLast && to <= most) return verdict('all-in', { kind: 'raise', to });
  if (2 * over < raiseSize) return verdict('under-half', callOrCheck(legal));
  if (over < raiseSize) return verdict('over-half', { kind: 'raise', to: legal.minTo });
  return to > most ? verdict('over-cap', { kind: 'raise', to: most }) : verdict('full-raise', { kind: 'raise', to });
}

type Verdict = (rule: ChipRule, action: Action) => ChipVerdict;

function opening(verdict: Verdict, legal: Legal, pushed: Chips, isLast: boolean): ChipVerdict {
  if (!legal.canRaise || legal.minTo === null) return verdict('no-raise', callOrCheck(legal));
  if (pushed < legal.minTo && !isLast) return verdict('under-bet', { kind: 'bet', to: legal.minTo });
  const most = legal.maxTo ?? pushed;
  return pushed > most
    ? verdict('over-cap', { kind: 'bet', to: most })
    : verdict('opening-bet', { kind: 'bet', to: pushed });
}

function callOrCheck(legal: Legal): Action {
  return { kind: legal.canCall ? 'call' : 'check' };
}

/** The level is still the opening bet (before the flop the big blind) while nobody has raised it in full. */
function undercallRule(state: HandState): ChipRule {
  const facesOpeningBet = state.level <= state.lastFullRaise;
  return facesOpeningBet || countInHand(state) === 2 ? 'undercall' : 'directors-choice';
}
