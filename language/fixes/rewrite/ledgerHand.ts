/**
 * A ledger as a hand that is played: on each street whoever is in deepest bets, the others call as far as they are in, and
 * who folds does so to the next bet. Pots, refund and nets are the ledger's.
 */
import type { TextEdit } from '../../diagnostics/problem';
import type { Chips, Seat } from '../../poker/types';
import type { HandReplay } from '../../replay/timeline';
import type { Statement } from '../../syntax/tree';
import { HandWriter } from '../handWriter';
import { Lines } from '../lines';

const STREETS = ['flop', 'turn', 'river'] as const;

interface LedgerPlayer {
  readonly seat: Seat;
  readonly total: Chips;
  readonly folded: boolean;
}

/** Null if the hand is not a ledger, or does not fit into three streets. */
export function handOfLedger(replay: HandReplay): readonly TextEdit[] | null {
  const { tree, kind, main, scale } = replay;
  if (kind !== 'ledger' || main.state === null || replay.problems.some(({ code }) => !code.startsWith('expect/')))
    return null;
  const told = tree.statements.filter(isOfLedger);
  const [head] = told;
  if (head === undefined || tree.statements.some(({ kind: other }) => other === 'street' || other === 'branch'))
    return null;
  const entries = main.state.players.map(
    (player, seat): LedgerPlayer => ({ seat, total: player.handPaid, folded: player.folded }),
  );
  const writer = new HandWriter(tree, scale);
  const lines = new Lines(tree);
  const played = streetLines(replay, entries, writer, head);
  if (played === null) return null;
  const names = entries.map(({ seat }) => nameOf(replay, seat, writer));
  const seats = tree.statements.some(({ kind: other }) => other === 'seats') || !tree.implicitNames;
  const setup = seats ? [] : [`${writer.word(head, 'seats')} ${names.join(writer.comma(head))}`];
  const dead = `${writer.word(head, 'pot')} ${writer.chips(main.state.dead, null)}`;
  const [first, ...rest] = played;
  const fresh = [...setup, ...(first === undefined ? [] : [first]), dead, ...rest];
  // Several entries may share a line.
  const numbers = [...new Set(told.map(({ line }) => line))];
  return numbers.map((line, at) => (at === 0 ? lines.over(line, fresh) : lines.withoutLines(line, line)));
}

const isOfLedger = ({ kind }: Statement): boolean => kind === 'ledger' || kind === 'ledger-entry' || kind === 'dead';

const nameOf = ({ players }: HandReplay, seat: Seat, writer: HandWriter): string =>
  writer.name(players[seat]?.name ?? '');

/** What everybody does, a line each; null where the streets are not enough. */
function streetLines(
  replay: HandReplay,
  entries: readonly LedgerPlayer[],
  writer: HandWriter,
  like: Statement,
): readonly string[] | null {
  const deepest = entries.reduce<LedgerPlayer | null>(
    (best, e) => (!e.folded && (best === null || e.total > best.total) ? e : best),
    null,
  );
  if (deepest === null || deepest.total === 0 || entries.some(({ folded, total }) => folded && total > deepest.total))
    return null;
  const levels = new Set(
    entries.filter(({ folded, total }) => folded && total > 0 && total < deepest.total).map(({ total }) => total),
  );
  const targets = [...levels, deepest.total].sort((a, b) => a - b);
  // Who has folded as many chips as anybody is in needs one more bet to fold to.
  if (targets.length > STREETS.length || entries.some(({ folded, total }) => folded && total === deepest.total))
    return null;
  const say = (seat: Seat, verb: 'fold' | 'check' | 'call' | 'bet', amount?: Chips, allIn = false): string =>
    writer.action(like, {
      verb,
      players: [nameOf(replay, seat, writer)],
      allIn,
      ...(amount === undefined ? {} : { amount: { said: 'bare' as const, text: writer.chips(amount, null) } }),
    });
  let level = 0;
  return targets.flatMap((target, street): readonly string[] => {
    const playing = entries.filter(({ folded, total }) => (folded ? total >= level : total > level));
    const at = playing.indexOf(deepest);
    const order = [...playing.slice(at), ...playing.slice(0, at)];
    const checks = playing.slice(0, at).map(({ seat }) => say(seat, 'check'));
    const acts = order.map((entry) => {
      const { seat, total, folded } = entry;
      if (entry === deepest) return say(seat, 'bet', target - level, total === target && isAllIn(replay, seat));
      if (folded && total === level) return say(seat, 'fold');
      return total < target || (total === target && isAllIn(replay, seat))
        ? say(seat, 'call', total - level, true)
        : say(seat, 'call');
    });
    level = target;
    return [writer.word(like, STREETS[street] ?? 'river'), ...checks, ...acts];
  });
}

const isAllIn = ({ main }: HandReplay, seat: Seat): boolean => main.state?.players[seat]?.allIn === true;
