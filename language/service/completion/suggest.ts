import { boardLine } from './cardLines';
import { branchLine, citeLine, factLine, ignoreLine, illegalLine } from './claimLines';
import { playLine } from './playLine';
import { isInSeats, seatLine, setupLine } from './setupLine';
import type { Found, Spot } from './spot';

/** The ways to go on from a spot; null where nothing can follow. */
export function suggestAt(spot: Spot): Found | null {
  const { head, inside } = spot.place.line;
  if (inside === 'comment') return ignoreLine(spot);
  if (inside === 'string' && head !== null) return null;
  if (isInSeats(spot)) return seatLine(spot);
  switch (head?.word) {
    case undefined:
      return playLine(spot);
    case 'expect':
      return factLine(spot, true);
    case 'ask':
      return factLine(spot, false);
    case 'illegal':
      return illegalLine(spot);
    case 'cite':
      return citeLine(spot);
    case 'branch':
      return branchLine(spot);
    default:
      return head === null ? null : (boardLine(spot, head.word) ?? setupLine(spot, head.word));
  }
}
