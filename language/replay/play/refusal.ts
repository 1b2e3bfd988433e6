/** Turns a violation into a message: its numbers, their derivation, and the places they come from. */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { chips, count, inner, name, word } from '../../diagnostics/params';
import type { Params, Related } from '../../diagnostics/problem';
import { countInHand } from '../../poker/turn';
import type { Legal, Seat, Violation, ViolationCode } from '../../poker/types';
import type { ActionNode, Span } from '../../syntax/tree';
import { deriveCallPrice, deriveFullMinimum, derivePotCap } from '../facts/derivations';
import type { BranchState } from './branchState';
import type { ResolvedAmount } from './resolveAmount';
import { stackOf, whereItWent } from './stackSpent';

type ViolationGroup = 'turn' | 'right' | 'amount';

/** Whether a violation is about the turn, the right to act, or the amount; they are reported in this order. */
export const VIOLATION_GROUP: Record<ViolationCode, ViolationGroup> = {
  'hand-over': 'turn',
  'street-closed': 'turn',
  'already-folded': 'turn',
  'already-all-in': 'turn',
  'out-of-turn': 'turn',
  'check-facing-bet': 'right',
  'nothing-to-call': 'right',
  'bet-facing-bet': 'right',
  'nothing-to-raise': 'right',
  'not-reopened': 'right',
  'raise-cap': 'right',
  'no-one-to-raise': 'right',
  'over-stack': 'amount',
  'under-min-bet': 'amount',
  'under-min-raise': 'amount',
  'over-pot-limit': 'amount',
  'wrong-limit-size': 'amount',
};

export const codeOf = (violation: Violation): DiagnosticCode => `betting/${violation.code}`;

/** The wrong token: the player, the verb, or the amount. */
export function placeOf(violation: Violation, node: ActionNode, actor: Span, judgement: ResolvedAmount | null): Span {
  switch (VIOLATION_GROUP[violation.code]) {
    case 'turn':
      return actor;
    case 'right':
      return node.verbSpan;
    case 'amount':
      return judgement?.amount ?? node.verbSpan;
  }
}

/** The message of a violation, with its parameters. */
export function refusalOf(
  violation: Violation,
  play: BranchState,
  nameOf: (seat: number) => string,
): { message: string; params: Params } {
  const { legal } = violation;
  const params: Record<string, Params[string]> = {
    name: name(nameOf(violation.seat)),
    street: word(`street/${play.state.street}`),
  };
  if (violation.toAct !== null) params.next = name(nameOf(violation.toAct));
  if (violation.to !== null) params.to = chips(violation.to);
  if (legal !== null) Object.assign(params, boundsOf(legal));
  if (violation.code === 'over-stack') Object.assign(params, stackOf(play.state.at(violation.seat)));
  const variant = VARIANTS[violation.code]?.(violation, play) ?? '';
  return { message: `betting/${violation.code}${variant}`, params };
}

function boundsOf(legal: Legal): Params {
  const how = deriveFullMinimum(legal);
  const params: Record<string, Params[string]> = {
    level: chips(legal.level),
    full: chips(legal.lastFullRaise),
    call: chips(legal.toCall),
    price: inner(deriveCallPrice(legal)),
    paid: chips(legal.streetPaid),
    min: chips(legal.fullMinTo),
    how: inner(how),
    facing: chips(legal.facing),
    missing: chips(Math.max(0, legal.lastFullRaise - legal.facing)),
    stack: chips(legal.stackTo),
  };
  if (legal.cap !== null) {
    params.max = chips(legal.cap.to);
    params.capHow = inner(derivePotCap(legal));
  }
  if (legal.limit !== null) {
    params.size = chips(legal.limit.size);
    params.made = count(legal.limit.made);
    params.allowed = count(legal.limit.allowed ?? 0);
  }
  return params;
}

/** The end of a message's name that fits the situation. */
type Variant = (violation: Violation, play: BranchState) => string;

const handOverVariant: Variant = ({ seat }, play) => {
  if (foldedWithOthers(play, seat)) return '.with-others';
  return countInHand(play.state) > 1 && play.state.street !== 'showdown' ? '.run-out' : '';
};

const underMinimumVariant: Variant = ({ legal, to }) => {
  if (legal === null) return '';
  if (to !== null && to <= legal.level && !legal.opening) return '.no-raise';
  return Number.isFinite(legal.stackTo) && legal.stackTo < legal.fullMinTo ? '.short' : '';
};

const facingBetVariant: Variant = ({ legal }) => (legal !== null && !legal.canRaise ? '.no-raise' : '');

/** The violations whose messages have variants. */
const VARIANTS: Partial<Record<ViolationCode, Variant>> = {
  'street-closed': ({ seat }, play) => (foldedWithOthers(play, seat) ? '.with-others' : ''),
  'hand-over': handOverVariant,
  'out-of-turn': ({ toAct }) => (toAct === null ? '.nobody' : ''),
  'under-min-raise': underMinimumVariant,
  'under-min-bet': underMinimumVariant,
  'over-stack': ({ seat }, play) => whereItWent(play.state.at(seat)),
  'not-reopened': ({ legal }) => (legal !== null && legal.facing === 0 ? '.still' : ''),
  'check-facing-bet': facingBetVariant,
  'bet-facing-bet': facingBetVariant,
};

/** Whether an `others fold` line made the player fold. */
function foldedWithOthers(play: BranchState, seat: Seat): boolean {
  const own = play.lastActionOf(seat);
  return own?.action === 'fold' && own.statement?.kind === 'action' && own.statement.actors.kind === 'others';
}

/** The places of the action that set the level, and of the player's own last action. */
export function relatedOf(violation: Violation, play: BranchState, nameOf: (seat: number) => string): Related[] {
  const out: Related[] = [];
  const level = play.levelStep();
  if (level?.statement && VIOLATION_GROUP[violation.code] !== 'turn') {
    out.push({
      span: level.statement,
      message: 'related/level',
      params: { name: name(nameOf(level.seat)), to: chips(level.to), by: chips(level.by) },
    });
  }
  const own = play.lastActionOf(violation.seat);
  if (own?.statement && followsFromOwnAction(violation, play)) {
    out.push({ span: own.statement, message: 'related/last-action', params: { name: name(nameOf(violation.seat)) } });
  }
  return out;
}

/** Whether the player's own last action is the reason for the violation. */
function followsFromOwnAction({ code, seat }: Violation, play: BranchState): boolean {
  switch (code) {
    case 'not-reopened':
    case 'already-folded':
    case 'already-all-in':
      return true;
    case 'hand-over':
    case 'street-closed':
      return foldedWithOthers(play, seat);
    default:
      return false;
  }
}
