/** What is told of players up to a place. */
import type { Seat } from '../../poker/types';
import { playersOf } from '../../syntax/visit';
import type { Here } from './spot';

type Deed = 'shows' | 'mucks' | 'wins';

/** The seats of whom a deed is told in the play that leads here, or in the lines below it too. */
export function seatsThat(here: Here, deed: Deed, where: 'above' | 'anywhere' = 'above'): ReadonlySet<Seat> {
  const { played, below, replay } = here.standing;
  const told = where === 'above' ? played : [...played, ...below];
  const players = told.flatMap((statement) => (statement.kind === deed ? playersOf(statement) : []));
  return new Set(players.flatMap((player) => replay.seatOf(player) ?? []));
}
