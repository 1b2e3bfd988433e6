/** What the rules make of a hand's bare events: check or call, bet or raise, all-in or not. */
import { sentence, text } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import { legalActions, play, startStreet, violations } from '../poker/betting';
import type { HandState } from '../poker/state';
import { type Action, type ActionKind, type Chips, type Seat, STREETS, type Street } from '../poker/types';
import { type Decimal, toScaled } from '../text/decimal';
import type { ImportedEvent } from './model';

/** One action with its name. `to` is its street total, `adds` the new chips. */
export interface PlayedAction {
  readonly kind: ActionKind;
  readonly seat: Seat;
  readonly to: Chips;
  readonly adds: Chips;
  readonly allIn: boolean;
  /** One-based line of the file on which it stands. */
  readonly line: number;
}

export type PlayedEvent =
  | { readonly kind: 'action'; readonly action: PlayedAction }
  | { readonly kind: 'street'; readonly street: Street; readonly cards: readonly string[]; readonly line: number }
  | { readonly kind: 'remark'; readonly said: Sentence }
  | Extract<ImportedEvent, { kind: 'show' | 'muck' | 'comment' }>;

export interface PlayedHand {
  readonly told: readonly PlayedEvent[];
  /** Everything was done in turn and as the rules allow: `folds to CO`, `others fold` say the same as the names one by one. */
  readonly isRegular: boolean;
  /** Actions that name nobody and come when nobody is to act; they are left out. */
  readonly withoutActor: number;
}

const BOARD = { flop: 3, turn: 4, river: 5 } as const;

/**
 * Plays the events on a hand at its first decision (in place).
 *
 * @param scale decimal places of the state's chips
 */
export function playEvents(state: HandState, scale: number, events: readonly ImportedEvent[]): PlayedHand {
  const told: PlayedEvent[] = [];
  const board: string[] = [];
  let regular = true;
  let nobodys = 0;
  const chips = (amount: Decimal): Chips => toScaled(amount, scale) ?? 0;

  for (const event of events) {
    switch (event.kind) {
      case 'comment':
      case 'show':
      case 'muck':
        told.push(event);
        break;
      case 'board':
        board.push(...event.cards);
        if (isFoldedOut(state)) {
          told.push({ kind: 'remark', said: sentence('import/dealt-after', { cards: text(event.cards.join(' ')) }) });
          break;
        }
        for (const street of ['flop', 'turn', 'river'] as const) {
          if (board.length < BOARD[street] || dealt(told, street)) continue;
          if (state.toAct !== null && state.street !== street) regular = false;
          if (STREETS.indexOf(state.street) < STREETS.indexOf(street)) startStreet(state, street);
          const from = street === 'flop' ? 0 : BOARD[street] - 1;
          told.push({ kind: 'street', street, cards: board.slice(from, BOARD[street]), line: event.line });
        }
        break;
      case 'fold':
      case 'check-or-call':
      case 'bet-or-raise': {
        const seat = event.who === 'next' ? state.toAct : event.who;
        if (seat === null) {
          regular = false;
          nobodys += 1;
          break;
        }
        const action = actionOf(state, seat, event, chips);
        if (state.toAct !== seat || violations(state, seat, action).length > 0) regular = false;
        const done = play(state, seat, action);
        const to = action.kind === 'bet' || action.kind === 'raise' ? action.to : done.to;
        const kind = action.kind === 'call' || action.kind === 'check' ? done.kind : action.kind;
        const allIn = done.allIn && to === done.to;
        told.push({ kind: 'action', action: { kind, seat, to, adds: done.adds, allIn, line: event.line } });
        break;
      }
    }
  }
  return { told, isRegular: regular, withoutActor: nobodys };
}

function isFoldedOut(state: HandState): boolean {
  return state.players.filter(({ folded }) => !folded).length <= 1;
}

function dealt(told: readonly PlayedEvent[], street: Street): boolean {
  return told.some((event) => event.kind === 'street' && event.street === street);
}

function actionOf(
  state: HandState,
  seat: Seat,
  event: Extract<ImportedEvent, { kind: 'fold' | 'check-or-call' | 'bet-or-raise' }>,
  chips: (amount: Decimal) => Chips,
): Action {
  if (event.kind === 'fold') return { kind: 'fold' };
  const legal = legalActions(state, seat);
  if (event.kind === 'check-or-call') return { kind: legal.canCall ? 'call' : 'check' };
  const kind = legal.opening ? 'bet' : 'raise';
  const { amount } = event;
  switch (amount.of) {
    case 'limit':
      return { kind, to: legal.minTo ?? legal.fullMinTo };
    case 'street':
      return { kind, to: chips(amount.total) };
    case 'hand': {
      const player = state.at(seat);
      // A total below what he has in already is no amount at all; it stays one that the replay can refuse.
      return { kind, to: Math.max(0, chips(amount.total) - (player.handPaid - player.streetPaid)) };
    }
  }
}
