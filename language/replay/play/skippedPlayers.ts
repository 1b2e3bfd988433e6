/** Whom the text skips: what he does instead, and whether he was meant to stay in. */
import { legalActions, play as playInPlace } from '../../poker/betting';
import { cloneState, type HandState } from '../../poker/state';
import { countInHand } from '../../poker/turn';
import type { Action, Legal, Seat } from '../../poker/types';
import type { PlayerRef, Statement } from '../../syntax/tree';
import { visitStatement } from '../../syntax/visit';

/** What a player does whom the text skips. */
export type ActionWhenSkipped = (legal: Legal) => Action;

export interface SkippedPlayer {
  readonly seat: Seat;
  readonly kind: Action['kind'];
}

/** What a player does of whom nothing more is told: he folds if he owes chips, else checks. */
export function checkOrFold(legal: Legal): Action {
  return { kind: legal.canCheck ? 'check' : 'fold' };
}

/** The same, but whose fold would leave one alone calls. */
export function lastStays(state: HandState): ActionWhenSkipped {
  return (legal) => (legal.canCall && countInHand(state) <= 2 ? { kind: 'call' } : checkOrFold(legal));
}

/** Whether nobody but one is left in the hand once all who are still to act have passed. */
export function leavesOne(state: HandState, passes: ActionWhenSkipped): boolean {
  const ahead = cloneState(state);
  for (let turns = 2 * ahead.players.length; turns > 0 && ahead.toAct !== null; turns--)
    playInPlace(ahead, ahead.toAct, passes(legalActions(ahead, ahead.toAct)));
  return countInHand(ahead) <= 1;
}

/** Who would be passed over for this seat to come to its turn; null where it never comes to it: the action is one too many. */
export function seatsBefore(state: HandState, seat: Seat, passes: ActionWhenSkipped): SkippedPlayer[] | null {
  const ahead = cloneState(state);
  const before: SkippedPlayer[] = [];
  for (let turns = 2 * ahead.players.length; turns > 0 && ahead.toAct !== null; turns--) {
    if (ahead.toAct === seat) return before;
    const action = passes(legalActions(ahead, ahead.toAct));
    before.push({ seat: ahead.toAct, kind: action.kind });
    playInPlace(ahead, ahead.toAct, action);
  }
  return null;
}

const RAISES: ReadonlySet<string> = new Set(['bet', 'raise', 'all-in']);

/** A line that tells something of a player: at which place among the lines, and whether he stays in by it. */
interface Mention {
  readonly at: number;
  readonly says: 'in' | 'fold' | 'shown';
}

/**
 * Whether players stay in the hand, as the lines below a place tell: who acts on a later street, shows or mucks his cards, or wins, does.
 * An action on the same street tells nothing (it may stand at the wrong place), nor does a fold to no bet. The lines are read once,
 * however many places ask: thousands of actions out of turn may stand in a text.
 */
export class LinesBelow {
  readonly #placeOf = new Map<Statement, number>();
  readonly #mentions = new Map<Seat, Mention[]>();
  /** Of each line the last one up to it that begins a street, and the last that bets or raises; -1: none. */
  readonly #lastStreet: number[] = [];
  readonly #lastBet: number[] = [];

  /** @param lines a line of play: the main one, or a branch's own */
  constructor(
    lines: readonly Statement[],
    private readonly find: (ref: PlayerRef) => Seat | null,
  ) {
    let [lastStreet, lastBet] = [-1, -1];
    for (const [at, line] of lines.entries()) {
      this.#placeOf.set(line, at);
      this.#read(line, at);
      if (line.kind === 'street') lastStreet = at;
      if (line.kind === 'pushes' || (line.kind === 'action' && RAISES.has(line.verb))) lastBet = at;
      this.#lastStreet.push(lastStreet);
      this.#lastBet.push(lastBet);
    }
  }

  playsOn(place: Statement, seat: Seat): boolean {
    const from = this.#placeOf.get(place) ?? -1;
    const next = firstAfter(this.#mentions.get(seat) ?? [], from);
    if (next === null) return false;
    if (next.says === 'shown') return true;
    const street = this.#lastStreet[next.at - 1] ?? -1;
    if (street <= from && place.kind !== 'street') return false;
    return next.says === 'in' || (this.#lastBet[next.at - 1] ?? -1) > Math.max(from, street);
  }

  #read(line: Statement, at: number): void {
    const says = whatIsSaid(line);
    if (says === null) return;
    visitStatement(line, {
      player: (ref, role) => {
        if (role === 'actor') this.#mention(ref, { at, says });
      },
    });
  }

  #mention(ref: PlayerRef, mention: Mention): void {
    const seat = this.find(ref);
    if (seat === null) return;
    const told = this.#mentions.get(seat);
    if (told === undefined) this.#mentions.set(seat, [mention]);
    else told.push(mention);
  }
}

/** What a line says about the players who act in it; null: nothing that helps. */
function whatIsSaid(line: Statement): Mention['says'] | null {
  switch (line.kind) {
    case 'action':
      return line.verb === 'fold' ? 'fold' : 'in';
    case 'pushes':
      return 'in';
    case 'shows':
    case 'mucks':
    case 'wins':
      return 'shown';
    default:
      return null;
  }
}

/** The first behind a place; they stand in the order of the lines. */
function firstAfter(mentions: readonly Mention[], from: number): Mention | null {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.at ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  return mentions[low] ?? null;
}
