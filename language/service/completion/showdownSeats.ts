/** Finds the players who show, muck or win in the text around the cursor. */
import type { Seat } from '../../poker/types';
import { playersOf } from '../../syntax/visit';
import type { ShowdownVerb } from './composer';
import type { CursorContext } from './cursorContext';

/** The seats with a showdown action in the play that leads here, or also in the lines below. */
export function seatsThat(
  context: CursorContext,
  deed: ShowdownVerb,
  where: 'above' | 'anywhere' = 'above',
): ReadonlySet<Seat> {
  const { played, below, replay } = context;
  const statements = where === 'above' ? played : [...played, ...below];
  const players = statements.flatMap((statement) => (statement.kind === deed ? playersOf(statement) : []));
  return new Set(players.flatMap((player) => replay.seatOf(player) ?? []));
}
