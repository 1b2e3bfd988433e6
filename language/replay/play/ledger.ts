/** Builds the state of a hand that is given by its contributions alone. */
import { chips, name } from '../../diagnostics/params';
import { createHand } from '../../poker/createHand';
import type { HandState } from '../../poker/state';
import type { Chips, Seat } from '../../poker/types';
import type { HandTree, Span, StatementOf } from '../../syntax/tree';
import type { Table } from '../setup/table';
import type { PlayerResolver } from './playerResolver';

type LedgerStatement = StatementOf<'ledger-entry'> | StatementOf<'dead'>;

/** The state of a ledger; entries for unknown players and second entries are reported. */
export function ledgerState(tree: HandTree, table: Table, players: PlayerResolver): HandState {
  const { state } = createHand(table.setup);
  const entered = new Map<Seat, Span>();
  for (const s of tree.statements) {
    if (s.kind === 'dead' || s.kind === 'ledger-entry') enter(s, state, entered, table, players);
  }
  state.toAct = null;
  state.over = true;
  return state;
}

/**
 * Enters one contribution. In a branch it replaces what the player has put in above the branch.
 * @param entered who has an entry in this line of play, and where
 */
export function enter(
  s: LedgerStatement,
  state: HandState,
  entered: Map<Seat, Span>,
  table: Table,
  players: PlayerResolver,
): void {
  if (s.kind === 'dead') {
    const amount = s.amount?.form === 'number' ? (table.amounts.chips(s.amount) ?? 0) : 0;
    state.dead += amount;
    state.paid += amount;
    return;
  }
  const seat = s.amount === null ? null : players.seat(s.player);
  if (seat === null) return;
  const before = entered.get(seat);
  if (before) {
    players.report.add(
      'setup/duplicate-player',
      s.player,
      { name: name(s.player.text) },
      { related: [{ span: before, message: 'related/listed-before', params: {} }] },
    );
    return;
  }
  entered.set(seat, s.player);
  const amount = s.amount?.form === 'number' ? table.amounts.chips(s.amount) : null;
  if (amount === null || amount < 0) {
    players.report.add('setup/bad-amount', s.amount ?? s.player, {}, { message: 'setup/bad-amount.ledger' });
    return;
  }
  const player = state.at(seat);
  const stack = table.setup.stacks[seat] ?? Number.POSITIVE_INFINITY;
  checkStack(players, s, amount, stack);
  state.paid += amount - player.handPaid;
  player.handPaid = amount;
  player.streetPaid = amount;
  player.folded = s.folded;
  player.stack = s.allIn && !Number.isFinite(stack) ? 0 : Math.max(0, stack - amount);
  player.allIn = s.allIn || player.stack === 0;
  state.level = Math.max(...state.players.map((one) => one.streetPaid));
}

/** Compares a contribution with the stack that the seat line gives. */
function checkStack(players: PlayerResolver, s: StatementOf<'ledger-entry'>, amount: Chips, stack: Chips): void {
  const params = { name: name(s.player.text), to: chips(amount), stack: chips(stack) };
  const place = s.amount ?? s.player;
  if (amount > stack) players.report.add('betting/over-stack', place, params, { message: 'betting/over-stack.whole' });
  else if (s.allIn && Number.isFinite(stack) && amount < stack)
    players.report.add('betting/not-all-in', place, { ...params, left: chips(stack - amount) });
}
