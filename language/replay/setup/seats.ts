/** The players of a hand as the `seats` line lists them. */
import { name, text } from '../../diagnostics/params';
import { positionNames } from '../../poker/seating';
import type { Seat } from '../../poker/types';
import type { AmountNode, CardNode, PositionWord, SeatNode, Span, StatementOf } from '../../syntax/tree';
import type { SetupLine } from './setupLines';
import type { SetupSource } from './setupSource';
import { hasDamagedSeats } from './unreadLines';

/** A deck has no cards for more players: a typo such as `seats 9999` must not seat them all. */
const MOST_DEALT = 23;

/** Position words clockwise from the small blind. */
export const POSITION_ORDER: readonly PositionWord[] = [
  'SB',
  'BB',
  'UTG',
  'UTG+1',
  'UTG+2',
  'MP',
  'LJ',
  'HJ',
  'CO',
  'BTN',
];
const POSITIONS: ReadonlySet<string> = new Set(POSITION_ORDER);
export const isPosition = (word: string): word is PositionWord => POSITIONS.has(word);

/** One player as listed, in seat order (clockwise). */
export interface ListedPlayer {
  readonly name: string;
  /** Where the seat is written; null: in the defaults, or nowhere. */
  readonly span: Span | null;
  /** The position written beside the name, or as the name; null without one. */
  readonly written: PositionWord | null;
  readonly stack: AmountNode | null;
  readonly cards: readonly CardNode[];
}

/** The players as listed, with the index of each name in the list. */
export interface ListedSeats {
  readonly listed: readonly ListedPlayer[];
  readonly seatOf: ReadonlyMap<string, Seat>;
}

/** Lists the players of the `seats` line; without one, the names that the hand mentions. */
export function listSeats(source: SetupSource): ListedSeats {
  const line = source.lines.first('seats');
  if (line === null) return mentionedPlayers(source);
  const { count } = line.node;
  return count ? countedSeats(count, line.inDefaults, source) : writtenSeats(line, source);
}

function mentionedPlayers({ tree, kind, unreadSetup, head, report }: SetupSource): ListedSeats {
  if (kind === 'hand' && !unreadSetup && tree.statements.some((s) => s.kind !== 'commentary')) {
    report.add('setup/too-few-seats', head, {}, { message: 'setup/too-few-seats.none' });
  }
  return namesOnly(tree.names);
}

/** `seats 6`: the players are called by their positions. */
function countedSeats(
  count: NonNullable<StatementOf<'seats'>['count']>,
  inDefaults: boolean,
  { head, report }: SetupSource,
): ListedSeats {
  const { value } = count;
  const seats = positionNames(Math.min(value, MOST_DEALT));
  if (value < 2 || value > POSITION_ORDER.length) {
    report.add('setup/too-few-seats', inDefaults ? head : count, {}, { message: 'setup/too-few-seats.count' });
  }
  return namesOnly(seats);
}

function writtenSeats({ node, inDefaults }: SetupLine<StatementOf<'seats'>>, source: SetupSource): ListedSeats {
  const { tree, lines, kind, head, report } = source;
  const listed: ListedPlayer[] = [];
  const seatOf = new Map<string, Seat>();
  for (const seat of node.seats) {
    const earlier = seatOf.get(seat.name.text);
    if (earlier !== undefined) {
      reportDuplicate(seat, listed[earlier]?.span ?? null, source);
      continue;
    }
    seatOf.set(seat.name.text, listed.length);
    if (seat.position && seat.position.position === null && !inDefaults) {
      const params = { position: text(seat.position.text) };
      report.add('setup/bad-position', seat.position, params, { message: 'setup/bad-position.unknown' });
    }
    listed.push(listedPlayer(seat, inDefaults));
  }
  if (listed.length < 2 && kind === 'hand' && !hasDamagedSeats(tree, lines)) {
    report.add('setup/too-few-seats', inDefaults ? head : node);
  }
  return { listed, seatOf };
}

/** A seat in the defaults has no cards, and no place in the hand's text. */
function listedPlayer({ name, position, stack, cards }: SeatNode, inDefaults: boolean): ListedPlayer {
  return {
    name: name.text,
    span: inDefaults ? null : name,
    written: position?.position ?? (isPosition(name.text) ? name.text : null),
    stack,
    cards: inDefaults ? [] : cards,
  };
}

/** Reports a player listed twice, unless the list is in the defaults. */
function reportDuplicate(seat: SeatNode, earlier: Span | null, { report }: SetupSource): void {
  if (earlier === null) return;
  const related = [{ span: earlier, message: 'related/listed-before', params: {} }];
  report.add('setup/duplicate-player', seat.name, { name: name(seat.name.text) }, { related });
}

/** Players of whom only the name is known, or the position in its place. */
function namesOnly(names: readonly string[]): ListedSeats {
  const listed = names.map(
    (each): ListedPlayer => ({
      name: each,
      span: null,
      written: isPosition(each) ? each : null,
      stack: null,
      cards: [],
    }),
  );
  return { listed, seatOf: seatsByName(listed) };
}

export function seatsByName(listed: readonly ListedPlayer[]): Map<string, Seat> {
  const seatOf = new Map<string, Seat>();
  for (let seat = 0; seat < listed.length; seat++) seatOf.set(listed[seat]?.name ?? '', seat);
  return seatOf;
}
