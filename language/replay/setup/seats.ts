/** Who sits where: names, positions, the button and the blinds' seats, from how the seats are written. */
import { name, text } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { positionNames, positionsOf, seatOfPosition } from '../../poker/seating';
import type { Seat } from '../../poker/types';
import type { AmountNode, CardNode, HandTree, PlayerRef, PositionWord, Span } from '../../syntax/tree';
import { reportUnknownPlayer } from '../unknownPlayer';
import type { SetupLines } from './setupLines';
import { hasDamagedSeats } from './unreadLines';

/** For more players a pack has no cards: a slip such as `seats 9999` shall not seat them all. */
const MOST_DEALT = 23;
const ORDER: readonly PositionWord[] = ['SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'MP', 'LJ', 'HJ', 'CO', 'BTN'];
const rank = (position: PositionWord): number => ORDER.indexOf(position);
const POSITIONS: ReadonlySet<string> = new Set(ORDER);
const isPosition = (word: string): word is PositionWord => POSITIONS.has(word);

/** One player as listed, in seat order (clockwise). */
export interface ListedPlayer {
  readonly name: string;
  /** Where the seat is written; null: in the defaults, or nowhere. */
  readonly span: Span | null;
  readonly written: PositionWord | null;
  readonly stack: AmountNode | null;
  readonly cards: readonly CardNode[];
}

/** The players as listed, and the place of each name in the list. */
interface ListedSeats {
  readonly listed: readonly ListedPlayer[];
  readonly seatOf: ReadonlyMap<string, Seat>;
}

export interface Seating {
  readonly listed: readonly ListedPlayer[];
  readonly seatOf: ReadonlyMap<string, Seat>;
  /** Null where nothing tells (a spot without button or positions). */
  readonly positions: readonly (PositionWord | null)[];
  readonly button: Seat | null;
  readonly smallBlind: Seat | null;
  readonly bigBlind: Seat | null;
  /** Spots and ledgers without button or positions act in the order of the list. */
  readonly firstLater: Seat;
  /** The seat a reference means; null where nobody is meant. */
  readonly find: (ref: PlayerRef) => Seat | null;
}

export type HandKind = 'hand' | 'spot' | 'ledger';

export function listSeats(
  tree: HandTree,
  setup: SetupLines,
  kind: HandKind,
  unreadSetup: boolean,
  report: Report,
  hand: Span,
): ListedSeats {
  const source = setup.first('seats');
  if (source === null) {
    if (kind === 'hand' && !unreadSetup && tree.statements.some((s) => s.kind !== 'commentary')) {
      report.add('setup/too-few-seats', hand, {}, { message: 'setup/too-few-seats.none' });
    }
    return unwritten(tree.names);
  }
  const { node, inDefaults } = source;
  if (node.count) {
    const { value } = node.count;
    const seats = positionNames(Math.min(value, MOST_DEALT));
    if (value < 2 || value > ORDER.length)
      report.add('setup/too-few-seats', inDefaults ? hand : node.count, {}, { message: 'setup/too-few-seats.count' });
    return unwritten(seats);
  }
  const listed: ListedPlayer[] = [];
  const seatOf = new Map<string, Seat>();
  for (const seat of node.seats) {
    const before = seatOf.get(seat.name.text);
    if (before !== undefined) {
      const span = listed[before]?.span ?? null;
      if (span !== null) {
        report.add(
          'setup/duplicate-player',
          seat.name,
          { name: name(seat.name.text) },
          {
            related: [{ span, message: 'related/listed-before', params: {} }],
          },
        );
      }
      continue;
    }
    seatOf.set(seat.name.text, listed.length);
    if (seat.position && seat.position.position === null && !inDefaults) {
      report.add(
        'setup/bad-position',
        seat.position,
        { position: text(seat.position.text) },
        { message: 'setup/bad-position.unknown' },
      );
    }
    listed.push({
      name: seat.name.text,
      span: inDefaults ? null : seat.name,
      written: seat.position?.position ?? (isPosition(seat.name.text) ? seat.name.text : null),
      stack: seat.stack,
      cards: inDefaults ? [] : seat.cards,
    });
  }
  if (listed.length < 2 && kind === 'hand' && !hasDamagedSeats(tree, setup))
    report.add('setup/too-few-seats', inDefaults ? hand : node, {});
  return { listed, seatOf };
}

/** Players of whom nothing but the name, or the position that stands for it, is told. */
function unwritten(names: readonly string[]): ListedSeats {
  const listed = names.map(
    (n): ListedPlayer => ({ name: n, span: null, written: isPosition(n) ? n : null, stack: null, cards: [] }),
  );
  return { listed, seatOf: seatsByName(listed) };
}

function seatsByName(listed: readonly ListedPlayer[]): Map<string, Seat> {
  const seatOf = new Map<string, Seat>();
  for (let seat = 0; seat < listed.length; seat++) seatOf.set(listed[seat]?.name ?? '', seat);
  return seatOf;
}

/** Clockwise order where every player says his position: kept if it is one already, else by position. */
function inOrder(listed: readonly ListedPlayer[], kind: HandKind): readonly ListedPlayer[] {
  if (listed.some((l) => l.written === null)) return listed;
  const ranks = listed.map((l) => rank(l.written ?? 'SB'));
  const drops = ranks.filter((r, i) => r > (ranks[(i + 1) % ranks.length] ?? r)).length;
  if (drops <= 1 && kind === 'hand') return listed;
  return [...listed].sort((a, b) => rank(a.written ?? 'SB') - rank(b.written ?? 'SB'));
}

const positionsOfTables = new Map<number, readonly (PositionWord | null)[]>();

/** The positions of a table; those of ordinary ones are kept, because they are the same in hand after hand. */
function positionsAround(
  count: number,
  button: Seat,
  smallBlind: Seat | null,
  bigBlind: Seat | null,
): readonly (PositionWord | null)[] {
  const read = () =>
    positionsOf({ count, button, smallBlind, bigBlind }).map((word) => (isPosition(word) ? word : null));
  if (count > ORDER.length) return read();
  const key = ((count * 16 + button) * 16 + (smallBlind ?? 15)) * 16 + (bigBlind ?? 15);
  let positions = positionsOfTables.get(key);
  if (positions === undefined) {
    positions = read();
    positionsOfTables.set(key, positions);
  }
  return positions;
}

export function seatPlayers(
  written: ListedSeats,
  setup: SetupLines,
  kind: HandKind,
  report: Report,
  hand: Span,
): Seating {
  const listed = inOrder(written.listed, kind);
  const n = listed.length;
  const seatOf = listed === written.listed ? written.seatOf : seatsByName(listed);
  const anyLabelled = listed.some((l) => l.written !== null);
  const labelled = (position: PositionWord): Seat | null => {
    const at = anyLabelled ? listed.findIndex((l) => l.written === position) : -1;
    return at < 0 ? null : at;
  };
  const allLabelled = n > 0 && listed.every((l) => l.written !== null);
  const noSmallBlind = setup.first('blinds')?.node.noSmallBlind ?? false;

  const button = buttonSeat();
  const known = button !== null;
  const smallBlind =
    known && !noSmallBlind ? ((allLabelled ? labelled('SB') : null) ?? (n === 2 ? button : (button + 1) % n)) : null;
  const bigBlind = known
    ? ((allLabelled ? labelled('BB') : null) ?? (noSmallBlind || n === 2 ? (button + 1) % n : (button + 2) % n))
    : null;
  const named = button === null || n < 2 || allLabelled ? null : positionsAround(n, button, smallBlind, bigBlind);
  const positions =
    named === null ? listed.map((l) => l.written) : anyLabelled ? listed.map((l, i) => named[i] ?? l.written) : named;
  if (anyLabelled) checkWritten();
  // Most hands name their players: only some ask who sits where.
  let seatAt: ReadonlyMap<PositionWord, Seat> | null = null;

  return {
    listed,
    seatOf,
    positions,
    button,
    smallBlind,
    bigBlind,
    firstLater: button === null || n === 0 ? 0 : (button + 1) % n,
    find: (ref) => {
      if (ref.kind === 'name') return seatOf.get(ref.name) ?? null;
      if (ref.kind !== 'position') return null;
      seatAt ??= seatsByPosition();
      return seatAt.get(ref.position) ?? seatOf.get(ref.text) ?? null;
    },
  };

  function seatsByPosition(): Map<PositionWord, Seat> {
    const seats = new Map<PositionWord, Seat>();
    positions.forEach((p, i) => {
      if (p !== null && !seats.has(p)) seats.set(p, i);
    });
    if (button !== null && !seats.has('BTN')) seats.set('BTN', button);
    if (smallBlind !== null && !seats.has('SB')) seats.set('SB', smallBlind);
    if (bigBlind !== null && !seats.has('BB')) seats.set('BB', bigBlind);
    if (bigBlind !== null && n > 2 && !seats.has('UTG')) seats.set('UTG', (bigBlind + 1) % n);
    return seats;
  }

  function buttonSeat(): Seat | null {
    const told = setup.first('button');
    if (told) {
      const { player } = told.node;
      const seat =
        player.kind === 'name'
          ? seatOf.get(player.name)
          : player.kind === 'position'
            ? labelled(player.position)
            : undefined;
      if (seat !== undefined && seat !== null) return seat;
      const names = listed.map((l) => l.name);
      reportUnknownPlayer(player.text, names, report, told.inDefaults ? hand : player);
    }
    const button = labelled('BTN');
    if (button !== null) return button;
    const small = labelled('SB');
    if (small !== null && kind === 'hand') return n === 2 ? small : (small - 1 + n) % n;
    if (small !== null) return n - 1;
    const big = labelled('BB');
    if (big !== null && kind === 'hand') return n === 2 || noSmallBlind ? (big - 1 + n) % n : (big - 2 + n) % n;
    const blinds = noSmallBlind ? { smallBlind: null, bigBlind: 0 } : { smallBlind: 0, bigBlind: 1 };
    const known = anyLabelled && kind === 'hand' ? positionsOf({ count: n, button: n - 1, ...blinds }) : [];
    for (const [i, l] of listed.entries()) {
      const at = l.written === null ? null : seatOfPosition(l.written, known);
      if (at !== null) return (i - at - 1 + 2 * n) % n;
    }
    if (kind !== 'hand' || n === 0) return null;
    return n === 2 && !noSmallBlind ? 0 : n - 1;
  }

  /** A position written beside a name must be the one that his seat has. */
  function checkWritten(): void {
    const seen = new Map<PositionWord, ListedPlayer>();
    for (const [i, l] of listed.entries()) {
      if (l.written === null || l.span === null) continue;
      const twice = seen.get(l.written);
      const utg = l.written === 'UTG' && bigBlind !== null && i === (bigBlind + 1) % n;
      const smallBlindButton = n === 2 && i === button && (l.written === 'SB' || l.written === 'BTN');
      if (twice || (!allLabelled && positions[i] !== l.written && !utg && !smallBlindButton)) {
        report.add(
          'setup/bad-position',
          l.span,
          { position: text(l.written), name: name(l.name), is: text(positions[i] ?? '?') },
          {
            message: twice ? 'setup/bad-position.twice' : 'setup/bad-position',
          },
        );
      }
      seen.set(l.written, l);
    }
  }
}
