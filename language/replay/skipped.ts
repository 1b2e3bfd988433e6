/** Whom the text skips: what he does instead, and whether he was meant to stay in. */
import { legalActions, play as playInPlace } from '../poker/betting';
import { cloneState, type HandState } from '../poker/state';
import type { Action, Legal, Seat } from '../poker/types';
import type { PlayerRef, Statement } from '../syntax/tree';

/** What a player does whom the text skips. */
export type Passes = (legal: Legal) => Action;

export interface Passed {
  readonly seat: Seat;
  readonly kind: Action['kind'];
}

/** What a player does of whom nothing more is told: he folds if he owes chips, else checks. */
export function passing(legal: Legal): Action {
  return { kind: legal.canCheck ? 'check' : 'fold' };
}

/** Who would be passed over for this seat to come to its turn; null where it never comes to it: the action is one too many. */
export function seatsBefore(state: HandState, seat: Seat, passes: Passes): Passed[] | null {
  const ahead = cloneState(state);
  const before: Passed[] = [];
  for (let turns = 2 * ahead.players.length; turns > 0 && ahead.toAct !== null; turns--) {
    if (ahead.toAct === seat) return before;
    const action = passes(legalActions(ahead, ahead.toAct));
    before.push({ seat: ahead.toAct, kind: action.kind });
    playInPlace(ahead, ahead.toAct, action);
  }
  return null;
}

const RAISES: ReadonlySet<string> = new Set(['bet', 'raise', 'all-in']);

/**
 * Whether a player stays in the hand, as the lines below a place tell: he acts on a later street, shows or mucks his cards, or wins.
 * An action on the same street tells nothing (it may stand at the wrong place), nor does a fold to no bet.
 *
 * @param lines the line of play that the place stands in
 */
export function playsOn(
  lines: readonly Statement[],
  place: Statement,
  seat: Seat,
  find: (ref: PlayerRef) => Seat | null,
): boolean {
  let isLater = place.kind === 'street';
  let isBet = false;
  const isHe = (ref: PlayerRef | null): boolean => ref !== null && find(ref) === seat;
  for (const line of lines.slice(lines.indexOf(place) + 1)) {
    switch (line.kind) {
      case 'street':
        isLater = true;
        isBet = false;
        break;
      case 'action':
        if (line.actors.kind === 'players' && line.actors.players.some(isHe))
          return isLater && (line.verb !== 'fold' || isBet);
        isBet ||= RAISES.has(line.verb);
        break;
      case 'pushes':
        if (isHe(line.player)) return isLater;
        isBet = true;
        break;
      case 'shows':
        if (isHe(line.player)) return true;
        break;
      case 'mucks':
      case 'wins':
        if (line.players.some(isHe)) return true;
        break;
      default:
    }
  }
  return false;
}
