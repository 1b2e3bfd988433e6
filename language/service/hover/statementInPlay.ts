/** Finds a statement in the play of its hand. */
import { name } from '../../diagnostics/params';
import type { Param } from '../../diagnostics/problem';
import type { Seat } from '../../poker/types';
import type { HandReplay, LineOfPlay, Moment } from '../../replay/timeline';
import type { Statement } from '../../syntax/tree';

/** A statement in the play it belongs to: the main line or a branch. */
export interface StatementInPlay {
  readonly replay: HandReplay;
  readonly line: LineOfPlay;
  /** Null for statements outside the play, such as set-up. */
  readonly moment: Moment | null;
}

/** The place of a statement in the play. */
export function statementInPlay(replay: HandReplay, statement: Statement): StatementInPlay {
  return findIn(replay, replay.main, statement) ?? { replay, line: replay.main, moment: null };
}

function findIn(replay: HandReplay, line: LineOfPlay, statement: Statement): StatementInPlay | null {
  const moment = line.moments.find((candidate) => candidate.statement === statement);
  if (moment !== undefined) return { replay, line, moment };
  for (const branch of line.branches) {
    const found = findIn(replay, branch, statement);
    if (found !== null) return found;
  }
  return null;
}

/** A player's name as a message parameter. */
export function nameOf(replay: Pick<HandReplay, 'players'>, seat: Seat): Param {
  return name(replay.players[seat]?.name ?? '');
}

/** Several names as a message parameter. */
export function namesOf(replay: Pick<HandReplay, 'players'>, seats: readonly Seat[]): Param {
  return { kind: 'names', value: seats.map((seat) => replay.players[seat]?.name ?? '') };
}
