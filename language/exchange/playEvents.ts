/** Plays the events of an imported hand, which decides what they are: check or call, bet or raise, all-in or not. */
import { sentence, text } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import { legalActions, play, startStreet, violations } from '../poker/betting';
import type { HandState } from '../poker/state';
import { type Action, type ActionKind, type Chips, type Seat, STREETS, type Street } from '../poker/types';
import { type Decimal, toScaled } from '../text/decimal';
import type { ImportedEvent } from './model';

/** One action with its kind. `to` is its street total, `adds` the new chips. */
export interface PlayedAction {
  readonly kind: ActionKind;
  readonly seat: Seat;
  readonly to: Chips;
  readonly adds: Chips;
  readonly allIn: boolean;
  /** One-based line of the file. */
  readonly line: number;
}

export type PlayedEvent =
  | { readonly kind: 'action'; readonly action: PlayedAction }
  | { readonly kind: 'street'; readonly street: Street; readonly cards: readonly string[]; readonly line: number }
  | { readonly kind: 'remark'; readonly said: Sentence }
  | Extract<ImportedEvent, { kind: 'show' | 'muck' | 'comment' }>;

export interface PlayedHand {
  readonly events: readonly PlayedEvent[];
  /** Every action was in turn and legal: `folds to CO` and `others fold` then mean the same as the names one by one. */
  readonly isRegular: boolean;
  /** How many actions without a name came when nobody was to act; they are left out. */
  readonly withoutActor: number;
}

type ActionEvent = Extract<ImportedEvent, { kind: 'fold' | 'check-or-call' | 'bet-or-raise' }>;
type BoardEvent = Extract<ImportedEvent, { kind: 'board' }>;

const BOARD = { flop: 3, turn: 4, river: 5 } as const;

/**
 * Plays the events on a hand at its first decision (in place).
 *
 * @param scale decimal places of the state's chips
 */
export function playEvents(state: HandState, scale: number, events: readonly ImportedEvent[]): PlayedHand {
  const player = new EventPlayer(state, scale);
  for (const event of events) player.play(event);
  return player;
}

class EventPlayer implements PlayedHand {
  readonly events: PlayedEvent[] = [];
  isRegular = true;
  withoutActor = 0;
  private readonly board: string[] = [];

  constructor(
    private readonly state: HandState,
    private readonly scale: number,
  ) {}

  play(event: ImportedEvent): void {
    switch (event.kind) {
      case 'comment':
      case 'show':
      case 'muck':
        this.events.push(event);
        break;
      case 'board':
        this.deal(event);
        break;
      case 'fold':
      case 'check-or-call':
      case 'bet-or-raise':
        this.act(event);
        break;
    }
  }

  private deal({ cards, line }: BoardEvent): void {
    const { state, board } = this;
    board.push(...cards);
    if (isFoldedOut(state)) {
      this.events.push({ kind: 'remark', said: sentence('import/dealt-after', { cards: text(cards.join(' ')) }) });
      return;
    }
    for (const street of ['flop', 'turn', 'river'] as const) {
      if (board.length < BOARD[street] || isDealt(this.events, street)) continue;
      if (state.toAct !== null && state.street !== street) this.isRegular = false;
      if (STREETS.indexOf(state.street) < STREETS.indexOf(street)) startStreet(state, street);
      const first = street === 'flop' ? 0 : BOARD[street] - 1;
      this.events.push({ kind: 'street', street, cards: board.slice(first, BOARD[street]), line });
    }
  }

  private act(event: ActionEvent): void {
    const { state } = this;
    const seat = event.who === 'next' ? state.toAct : event.who;
    if (seat === null) {
      this.isRegular = false;
      this.withoutActor += 1;
      return;
    }
    const action = actionOf(state, seat, event, this.scale);
    if (state.toAct !== seat || violations(state, seat, action).length > 0) this.isRegular = false;
    const effect = play(state, seat, action);
    const to = action.kind === 'bet' || action.kind === 'raise' ? action.to : effect.to;
    const kind = action.kind === 'call' || action.kind === 'check' ? effect.kind : action.kind;
    const allIn = effect.allIn && to === effect.to;
    this.events.push({ kind: 'action', action: { kind, seat, to, adds: effect.adds, allIn, line: event.line } });
  }
}

function isFoldedOut(state: HandState): boolean {
  return state.players.filter(({ folded }) => !folded).length <= 1;
}

function isDealt(events: readonly PlayedEvent[], street: Street): boolean {
  return events.some((event) => event.kind === 'street' && event.street === street);
}

function actionOf(state: HandState, seat: Seat, event: ActionEvent, scale: number): Action {
  if (event.kind === 'fold') return { kind: 'fold' };
  const legal = legalActions(state, seat);
  if (event.kind === 'check-or-call') return { kind: legal.canCall ? 'call' : 'check' };
  const kind = legal.opening ? 'bet' : 'raise';
  const { amount } = event;
  switch (amount.of) {
    case 'limit':
      return { kind, to: legal.minTo ?? legal.fullMinTo };
    case 'street':
      return { kind, to: chipsOf(amount.total, scale) };
    case 'hand': {
      const player = state.at(seat);
      // A total below the chips the player already has in is not an amount; 0 is one that the replay can refuse.
      return { kind, to: Math.max(0, chipsOf(amount.total, scale) - (player.handPaid - player.streetPaid)) };
    }
  }
}

const chipsOf = (amount: Decimal, scale: number): Chips => toScaled(amount, scale) ?? 0;
