/** Seats the listed players: the button, the blinds' seats and everybody's position, from what the seats state. */
import { name, text } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { positionsOf, seatOfPosition } from '../../poker/seating';
import type { Seat } from '../../poker/types';
import type { PlayerRef, PositionWord } from '../../syntax/tree';
import { reportUnknownPlayer } from '../unknownPlayer';
import { isPosition, type ListedPlayer, type ListedSeats, POSITION_ORDER, seatsByName } from './seats';
import type { SetupSource } from './setupSource';

export interface Seating {
  readonly listed: readonly ListedPlayer[];
  readonly seatOf: ReadonlyMap<string, Seat>;
  /** By seat; null where a position is unknown (a spot without button or positions). */
  readonly positions: readonly (PositionWord | null)[];
  readonly button: Seat | null;
  readonly smallBlind: Seat | null;
  readonly bigBlind: Seat | null;
  /** First to act on later streets; the first seat of the list where the button is unknown. */
  readonly firstLater: Seat;
  /** The seat a reference means; null if nobody is meant. */
  readonly find: (ref: PlayerRef) => Seat | null;
}

/** The listed players in seat order, with the positions written beside them. */
class LabeledSeats {
  readonly count: number;
  readonly hasLabel: boolean;
  readonly allLabeled: boolean;

  constructor(
    readonly listed: readonly ListedPlayer[],
    readonly seatOf: ReadonlyMap<string, Seat>,
    /** The `blinds` line says that nobody posts the small blind. */
    readonly noSmallBlind: boolean,
  ) {
    this.count = listed.length;
    this.hasLabel = listed.some((player) => player.written !== null);
    this.allLabeled = listed.length > 0 && listed.every((player) => player.written !== null);
  }

  /** The seat labeled with a position. */
  labeled(position: PositionWord): Seat | null {
    const at = this.hasLabel ? this.listed.findIndex((player) => player.written === position) : -1;
    return at < 0 ? null : at;
  }
}

interface ButtonAndBlinds {
  readonly button: Seat | null;
  readonly smallBlind: Seat | null;
  readonly bigBlind: Seat | null;
}

export function seatPlayers(written: ListedSeats, source: SetupSource): Seating {
  const listed = inSeatOrder(written.listed, source.kind === 'hand');
  const seatOf = listed === written.listed ? written.seatOf : seatsByName(listed);
  const seats = new LabeledSeats(listed, seatOf, source.lines.first('blinds')?.node.noSmallBlind ?? false);
  const blinds = blindSeats(seats, buttonSeat(seats, source));
  const positions = seatPositions(seats, blinds);
  if (seats.hasLabel) reportWrongPositions(seats, blinds, positions, source.report);

  // Most hands name their players: few need the seats by position.
  let seatAt: ReadonlyMap<PositionWord, Seat> | null = null;
  const { button, smallBlind, bigBlind } = blinds;
  return {
    listed,
    seatOf,
    positions,
    button,
    smallBlind,
    bigBlind,
    firstLater: button === null || listed.length === 0 ? 0 : (button + 1) % listed.length,
    find: (ref) => {
      if (ref.kind === 'name') return seatOf.get(ref.name) ?? null;
      if (ref.kind !== 'position') return null;
      seatAt ??= seatsByPosition(positions, blinds);
      return seatAt.get(ref.position) ?? seatOf.get(ref.text) ?? null;
    },
  };
}

const rankOf = ({ written }: ListedPlayer): number => POSITION_ORDER.indexOf(written ?? 'SB');

/** Sorts players who all state their positions clockwise, unless the list of a hand is in that order from any seat on. */
function inSeatOrder(listed: readonly ListedPlayer[], isHand: boolean): readonly ListedPlayer[] {
  if (listed.some((player) => player.written === null)) return listed;
  const ranks = listed.map(rankOf);
  const drops = ranks.filter((rank, i) => rank > (ranks[(i + 1) % ranks.length] ?? rank)).length;
  if (drops <= 1 && isHand) return listed;
  return [...listed].sort((a, b) => rankOf(a) - rankOf(b));
}

/** The button: stated by its line, else derived from the positions, else the last of the list. Null if a spot states nothing. */
function buttonSeat(seats: LabeledSeats, source: SetupSource): Seat | null {
  const isHand = source.kind === 'hand';
  return (
    statedButton(seats, source) ??
    seats.labeled('BTN') ??
    buttonBeforeBlinds(seats, isHand) ??
    buttonBeforeLabel(seats, isHand) ??
    usualButton(seats, isHand)
  );
}

/** The player of the `button` line; null without one, or if it names nobody (reported). */
function statedButton(seats: LabeledSeats, { lines, head, report }: SetupSource): Seat | null {
  const line = lines.first('button');
  if (line === null) return null;
  const { player } = line.node;
  let seat: Seat | null = null;
  if (player.kind === 'name') seat = seats.seatOf.get(player.name) ?? null;
  else if (player.kind === 'position') seat = seats.labeled(player.position);
  if (seat !== null) return seat;
  const names = seats.listed.map((listed) => listed.name);
  reportUnknownPlayer(player.text, names, report, line.inDefaults ? head : player);
  return null;
}

/** The button by the seat labeled `SB` or `BB`. */
function buttonBeforeBlinds(seats: LabeledSeats, isHand: boolean): Seat | null {
  const { count, noSmallBlind } = seats;
  const small = seats.labeled('SB');
  if (small !== null) {
    if (!isHand) return count - 1;
    return count === 2 ? small : (small - 1 + count) % count;
  }
  const big = seats.labeled('BB');
  if (big === null || !isHand) return null;
  return count === 2 || noSmallBlind ? (big - 1 + count) % count : (big - 2 + count) % count;
}

/** The button by the first seat whose label a table of this size has. */
function buttonBeforeLabel(seats: LabeledSeats, isHand: boolean): Seat | null {
  if (!seats.hasLabel || !isHand) return null;
  const { count, noSmallBlind } = seats;
  const blinds = noSmallBlind ? { smallBlind: null, bigBlind: 0 } : { smallBlind: 0, bigBlind: 1 };
  const positions = positionsOf({ count, button: count - 1, ...blinds });
  for (const [seat, { written }] of seats.listed.entries()) {
    const at = written === null ? null : seatOfPosition(written, positions);
    if (at !== null) return (seat - at - 1 + 2 * count) % count;
  }
  return null;
}

function usualButton({ count, noSmallBlind }: LabeledSeats, isHand: boolean): Seat | null {
  if (!isHand || count === 0) return null;
  return count === 2 && !noSmallBlind ? 0 : count - 1;
}

/** The blinds' seats: labeled where every seat is, else the next ones left of the button. */
function blindSeats(seats: LabeledSeats, button: Seat | null): ButtonAndBlinds {
  if (button === null) return { button, smallBlind: null, bigBlind: null };
  const { count, noSmallBlind, allLabeled } = seats;
  const left = (steps: number): Seat => (button + steps) % count;
  const labeled = (position: PositionWord): Seat | null => (allLabeled ? seats.labeled(position) : null);
  return {
    button,
    smallBlind: noSmallBlind ? null : (labeled('SB') ?? (count === 2 ? button : left(1))),
    bigBlind: labeled('BB') ?? (noSmallBlind || count === 2 ? left(1) : left(2)),
  };
}

/** By seat: a written position counts where the table gives none, or where every seat has one. */
function seatPositions(seats: LabeledSeats, { button, smallBlind, bigBlind }: ButtonAndBlinds): Seating['positions'] {
  const { listed, count, allLabeled, hasLabel } = seats;
  if (button === null || count < 2 || allLabeled) return listed.map((player) => player.written);
  const positions = tablePositions(count, button, smallBlind, bigBlind);
  return hasLabel ? listed.map((player, seat) => positions[seat] ?? player.written) : positions;
}

const positionsOfTables = new Map<number, Seating['positions']>();

/** The positions of a table; those of ordinary tables are cached, because hand after hand has the same. */
function tablePositions(
  count: number,
  button: Seat,
  smallBlind: Seat | null,
  bigBlind: Seat | null,
): Seating['positions'] {
  const read = () =>
    positionsOf({ count, button, smallBlind, bigBlind }).map((word) => (isPosition(word) ? word : null));
  if (count > POSITION_ORDER.length) return read();
  const key = ((count * 16 + button) * 16 + (smallBlind ?? 15)) * 16 + (bigBlind ?? 15);
  let positions = positionsOfTables.get(key);
  if (positions === undefined) {
    positions = read();
    positionsOfTables.set(key, positions);
  }
  return positions;
}

function seatsByPosition(
  positions: Seating['positions'],
  { button, smallBlind, bigBlind }: ButtonAndBlinds,
): Map<PositionWord, Seat> {
  const seats = new Map<PositionWord, Seat>();
  const add = (position: PositionWord | null, seat: Seat | null): void => {
    if (position !== null && seat !== null && !seats.has(position)) seats.set(position, seat);
  };
  positions.forEach(add);
  add('BTN', button);
  add('SB', smallBlind);
  add('BB', bigBlind);
  const count = positions.length;
  if (bigBlind !== null && count > 2) add('UTG', (bigBlind + 1) % count);
  return seats;
}

/** Reports a position written beside a name that is not the one of that seat, or is written twice. */
function reportWrongPositions(
  { listed, count, allLabeled }: LabeledSeats,
  { button, bigBlind }: ButtonAndBlinds,
  positions: Seating['positions'],
  report: Report,
): void {
  const seen = new Set<PositionWord>();
  const isAlsoCalled = (seat: Seat, position: PositionWord): boolean => {
    if (position === 'UTG' && bigBlind !== null && seat === (bigBlind + 1) % count) return true;
    return count === 2 && seat === button && (position === 'SB' || position === 'BTN');
  };
  for (const [seat, player] of listed.entries()) {
    const { written, span } = player;
    if (written === null || span === null) continue;
    const isTwice = seen.has(written);
    if (isTwice || (!allLabeled && positions[seat] !== written && !isAlsoCalled(seat, written))) {
      const params = { position: text(written), name: name(player.name), is: text(positions[seat] ?? '?') };
      const message = isTwice ? 'setup/bad-position.twice' : 'setup/bad-position';
      report.add('setup/bad-position', span, params, { message });
    }
    seen.add(written);
  }
}
