import { name } from '../../diagnostics/params';
import type { Param } from '../../diagnostics/problem';
import type { Seat } from '../../poker/types';
import type { HandReplay, LineOfPlay, Moment } from '../../replay/timeline';
import type { Statement } from '../../syntax/tree';

/** A statement in the play it belongs to: the main line or a branch. */
export interface Place {
  readonly replay: HandReplay;
  readonly line: LineOfPlay;
  /** Null for statements that are no part of the play (setup). */
  readonly moment: Moment | null;
}

/** Where a statement stands in the play. */
export function placeOf(replay: HandReplay, statement: Statement): Place {
  return findIn(replay, replay.main, statement) ?? { replay, line: replay.main, moment: null };
}

function findIn(replay: HandReplay, line: LineOfPlay, statement: Statement): Place | null {
  const moment = line.moments.find((candidate) => candidate.statement === statement);
  if (moment !== undefined) return { replay, line, moment };
  for (const branch of line.branches) {
    const found = findIn(replay, branch, statement);
    if (found !== null) return found;
  }
  return null;
}

/** A player's name, to fill a message. */
export function nameOf(replay: Pick<HandReplay, 'players'>, seat: Seat): Param {
  return name(replay.players[seat]?.name ?? '');
}

/** Several names, to fill a message. */
export function namesOf(replay: Pick<HandReplay, 'players'>, seats: readonly Seat[]): Param {
  return { kind: 'names', value: seats.map((seat) => replay.players[seat]?.name ?? '') };
}
