/** Tables of players for unit tests of the engine, which play short texts. */
import { allInAction, legalActions, play, setStack, startStreet, violations } from '../../language/poker/betting';
import { createHand } from '../../language/poker/createHand';
import { GAMES } from '../../language/poker/games';
import { potDivisionOf } from '../../language/poker/pots';
import { PROFILES } from '../../language/poker/profiles';
import { firstToAct } from '../../language/poker/seating';
import type { HandState } from '../../language/poker/state';
import {
  type Action,
  type ActionEffect,
  type BettingStreet,
  type Chips,
  type ForcedBet,
  type GameCode,
  type HandSetup,
  type Legal,
  type PostedBet,
  type PotBefore,
  type ProfileName,
  type Rules,
  type Seat,
  STREETS,
  type ViolationCode,
} from '../../language/poker/types';

export interface TableOptions {
  readonly game?: GameCode;
  readonly profile?: ProfileName;
  /** Single rules apart from the profile. */
  readonly knobs?: Partial<Rules>;
  /** Small blind, big blind, straddles, posted from the first seat on. */
  readonly blinds?: readonly Chips[];
  /** The first seat is the big blind: nobody posts the small one. */
  readonly deadSmallBlind?: boolean;
  /** The big blind if no blind has that size (a button blind). */
  readonly bigBlind?: Chips;
  readonly ante?: Chips;
  /** Further forced bets, written `A dead-ante 200`. */
  readonly posts?: readonly string[];
  readonly stacks?: Readonly<Record<string, Chips>>;
  readonly bets?: readonly [Chips, Chips];
  readonly unit?: Chips;
  /** A spot: nothing is posted, and the first player listed acts first. */
  readonly spot?: BettingStreet;
  /** The pot of a spot; null: unknown. */
  readonly pot?: Chips | readonly PotBefore[] | null;
}

/** A table of players named `A B C`, clockwise from the small blind, which plays short texts like `A b 100, B all-in 150, C c`. */
export class PokerTable {
  readonly state: HandState;
  readonly posted: readonly PostedBet[];
  readonly names: readonly string[];

  constructor(players: string, options: TableOptions = {}) {
    this.names = players.split(' ');
    const created = createHand(setupFor(this.names, options));
    this.state = created.state;
    this.posted = created.posted;
  }

  seat(name: string): Seat {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw new Error(`no player ${name}`);
    return seat;
  }

  /** Plays legal actions and street words, separated by commas; an illegal one fails the test. */
  play(text: string): this {
    for (const part of text.split(',').map((piece) => piece.trim())) {
      const street = STREETS.find((word) => word === part);
      if (street !== undefined) {
        if (this.state.toAct !== null) throw new Error(`${part}: ${this.turn} is still to act`);
        startStreet(this.state, street);
        continue;
      }
      const { seat, action } = this.read(part);
      const codes = violations(this.state, seat, action).map((violation) => violation.code);
      if (codes.length > 0) throw new Error(`${part}: ${codes.join(' ')}`);
      play(this.state, seat, action);
    }
    return this;
  }

  /** Plays one action, legal or not, as written. */
  force(text: string): ActionEffect {
    const { seat, action } = this.read(text);
    return play(this.state, seat, action);
  }

  /** Why an action would be illegal; empty if it is legal. */
  refused(text: string): ViolationCode[] {
    const { seat, action } = this.read(text);
    return violations(this.state, seat, action).map((violation) => violation.code);
  }

  legal(name: string): Legal {
    return legalActions(this.state, this.seat(name));
  }

  /** Name of the player to act, or null. */
  get turn(): string | null {
    return this.state.toAct === null ? null : (this.names[this.state.toAct] ?? null);
  }

  /** `options fold, call 100, raise 200-1000` in short form: the legal actions with their numbers. */
  options(name: string): string {
    const legal = this.legal(name);
    const parts: string[] = [];
    if (legal.canFold) parts.push('fold');
    if (legal.canCheck) parts.push('check');
    if (legal.canCall) parts.push(`call ${legal.toCall}`);
    if (legal.canRaise) parts.push(`${legal.opening ? 'bet' : 'raise'} ${legal.minTo}-${legal.maxTo}`);
    else if (legal.reason !== null) parts.push(legal.reason);
    return parts.join(', ');
  }

  /** The layers as `560 A B C`, lowest first. */
  get layers(): string[] | undefined {
    return potDivisionOf(this.state)?.layers.map((layer) => this.line(layer.amount, layer.eligible));
  }

  /** The pots as `560 A B C`, the main pot first. */
  get pots(): string[] | undefined {
    return potDivisionOf(this.state)?.pots.map((pot) => this.line(pot.amount, pot.eligible));
  }

  /** The uncalled part as `140 C`, or null. */
  get refund(): string | null {
    const refund = potDivisionOf(this.state)?.refund;
    return refund ? this.line(refund.amount, [refund.seat]) : null;
  }

  private line(amount: Chips, seats: readonly Seat[]): string {
    return [amount, ...seats.map((seat) => this.names[seat])].join(' ');
  }

  private read(text: string): { seat: Seat; action: Action } {
    const [name = '', verb = '', amount] = text.split(' ');
    const seat = this.seat(name);
    const to = Number(amount);
    switch (verb) {
      case 'f':
        return { seat, action: { kind: 'fold' } };
      case 'x':
        return { seat, action: { kind: 'check' } };
      case 'c':
        return { seat, action: { kind: 'call' } };
      case 'b':
        return { seat, action: { kind: 'bet', to } };
      case 'r':
        return { seat, action: { kind: 'raise', to } };
      case 'all-in':
        // Reveals the stack, like the word in a text.
        setStack(this.state, seat, to - this.state.at(seat).streetPaid);
        return { seat, action: allInAction(this.state, to) };
      default:
        throw new Error(`no verb ${verb}`);
    }
  }
}

function setupFor(names: readonly string[], options: TableOptions): HandSetup {
  const { blinds = [50, 100], ante = 0, spot, pot = [] } = options;
  const count = names.length;
  const button = count === 2 && spot === undefined ? 0 : count - 1;
  const forced: ForcedBet[] = [];
  if (ante > 0) {
    for (const seat of names.keys()) forced.push({ seat, kind: 'ante', amount: ante });
  }
  if (spot === undefined) {
    const dead = options.deadSmallBlind === true ? 1 : 0;
    blinds.forEach((amount, index) => {
      if (index < dead || amount === 0) return;
      forced.push({ seat: (index - dead) % count, kind: index > 1 ? 'straddle' : 'blind', amount });
    });
  }
  for (const text of options.posts ?? []) {
    const [name = '', kind, amount] = text.split(' ');
    forced.push({ seat: names.indexOf(name), kind: kind as ForcedBet['kind'], amount: Number(amount) });
  }
  const smallBlind = blinds.length > 1 ? (blinds[0] ?? 0) : 0;
  const bigBlind = options.bigBlind ?? blinds[1] ?? blinds[0] ?? 0;
  return {
    game: GAMES[options.game ?? 'NLHE'],
    rules: { ...PROFILES[options.profile ?? 'tda'], ...options.knobs },
    unit: options.unit ?? 1,
    stacks: names.map((name) => options.stacks?.[name] ?? Number.POSITIVE_INFINITY),
    bigBlind,
    smallBlind,
    blindsKnown: bigBlind > 0,
    smallBet: options.bets?.[0] ?? 0,
    bigBet: options.bets?.[1] ?? 0,
    forced,
    firstStreet: spot ?? 'preflop',
    firstToAct: firstToAct(count, button, forced),
    button,
    potBefore: typeof pot === 'number' ? [{ amount: pot, eligible: null }] : pot,
  };
}
