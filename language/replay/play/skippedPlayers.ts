/** What players do whom the text skips, and whether they were meant to stay in. */
import { legalActions, play as playInPlace } from '../../poker/betting';
import { cloneState, type HandState } from '../../poker/state';
import { countInHand } from '../../poker/turn';
import type { Action, Legal, Seat } from '../../poker/types';
import type { PlayerRef, Statement } from '../../syntax/tree';
import { visitStatement } from '../../syntax/visit';

/** Chooses the action of a player whom the text skips. */
export type ActionWhenSkipped = (legal: Legal) => Action;

export interface SkippedPlayer {
  readonly seat: Seat;
  readonly kind: Action['kind'];
}

/** What a player does whom the text does not mention again: folds when chips are owed, otherwise checks. */
export function checkOrFold(legal: Legal): Action {
  return { kind: legal.canCheck ? 'check' : 'fold' };
}

/** As `checkOrFold`, but the player whose fold would leave a single player calls. */
export function lastOneCalls(state: HandState): ActionWhenSkipped {
  return (legal) => (legal.canCall && countInHand(state) <= 2 ? { kind: 'call' } : checkOrFold(legal));
}

/** Whether at most one player is left in the hand once everybody still to act is skipped. */
export function leavesOne(state: HandState, whenSkipped: ActionWhenSkipped): boolean {
  const ahead = cloneState(state);
  for (let turns = 2 * ahead.players.length; turns > 0 && ahead.toAct !== null; turns--)
    playInPlace(ahead, ahead.toAct, whenSkipped(legalActions(ahead, ahead.toAct)));
  return countInHand(ahead) <= 1;
}

/** The players to be skipped before it is this seat's turn; null: its turn never comes, so the action is one too many. */
export function seatsBefore(state: HandState, seat: Seat, whenSkipped: ActionWhenSkipped): SkippedPlayer[] | null {
  const ahead = cloneState(state);
  const before: SkippedPlayer[] = [];
  for (let turns = 2 * ahead.players.length; turns > 0 && ahead.toAct !== null; turns--) {
    if (ahead.toAct === seat) return before;
    const action = whenSkipped(legalActions(ahead, ahead.toAct));
    before.push({ seat: ahead.toAct, kind: action.kind });
    playInPlace(ahead, ahead.toAct, action);
  }
  return null;
}

const RAISES: ReadonlySet<string> = new Set(['bet', 'raise', 'all-in']);

/** A line that names a player, and whether it shows that the player stays in. */
interface Mention {
  /** Index of the line. */
  readonly at: number;
  readonly as: 'in' | 'fold' | 'shown';
}

/**
 * Whether players stay in the hand, according to the lines below: a player does who acts on a later street, shows or mucks cards, or wins.
 * An action on the same street proves nothing (it may be out of order), nor does a fold without a bet. The lines are read once for all
 * questions, since a text may have thousands of actions out of turn.
 */
export class LinesBelow {
  readonly #placeOf = new Map<Statement, number>();
  readonly #mentions = new Map<Seat, Mention[]>();
  /** By line: the index of the last line so far that begins a street, and of the last that bets or raises; -1: none. */
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

  staysIn(place: Statement, seat: Seat): boolean {
    const from = this.#placeOf.get(place) ?? -1;
    const next = firstAfter(this.#mentions.get(seat) ?? [], from);
    if (next === null) return false;
    if (next.as === 'shown') return true;
    const street = this.#lastStreet[next.at - 1] ?? -1;
    if (street <= from && place.kind !== 'street') return false;
    return next.as === 'in' || (this.#lastBet[next.at - 1] ?? -1) > Math.max(from, street);
  }

  #read(line: Statement, at: number): void {
    const as = participationIn(line);
    if (as === null) return;
    visitStatement(line, {
      player: (ref, role) => {
        if (role === 'actor') this.#mention(ref, { at, as });
      },
    });
  }

  #mention(ref: PlayerRef, mention: Mention): void {
    const seat = this.find(ref);
    if (seat === null) return;
    const mentions = this.#mentions.get(seat);
    if (mentions === undefined) this.#mentions.set(seat, [mention]);
    else mentions.push(mention);
  }
}

/** What a line shows about the players who act in it; null: nothing that helps. */
function participationIn(line: Statement): Mention['as'] | null {
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

/** The first mention after a line, by binary search. */
function firstAfter(mentions: readonly Mention[], from: number): Mention | null {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.at ?? 0) > from) high = middle;
    else low = middle + 1;
  }
  return mentions[low] ?? null;
}
