/** Reports a reference to a player that no seat of the table matches. */
import { names, text } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import type { PlayerRef, PositionWord, Span } from '../../syntax/tree';
import { reportUnknownPlayer } from '../unknownPlayer';

/** What a message about an unknown reference lists. */
interface KnownPlayers {
  readonly listed: readonly { readonly name: string }[];
  readonly positions: readonly (PositionWord | null)[];
}

/** Reports a name that nobody at the table has, or a position that nobody is in. */
export function reportUnknownReference(
  ref: PlayerRef,
  { listed: players, positions }: KnownPlayers,
  report: Report,
  span: Span,
): void {
  const listed = players.map((player) => player.name);
  if (ref.kind !== 'position') {
    reportUnknownPlayer(ref.text, listed, report, span);
    return;
  }
  const seats = positions.filter((position) => position !== null);
  report.add(
    'setup/bad-position',
    span,
    { position: text(ref.text), names: names(listed), seats: text(seats.join(' ')) },
    { message: seats.length === 0 ? 'setup/bad-position.seat-unknown' : 'setup/bad-position.nobody' },
  );
}
