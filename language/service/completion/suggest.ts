/** Chooses how to complete a line by its keyword. */
import { boardLine } from './cardLines';
import { branchLine, citeLine, factLine, ignoreLine, illegalLine } from './claimLines';
import type { CursorLine } from './cursorLine';
import { playLine } from './playLine';
import { isInSeats, seatLine, setupLine } from './setupLine';
import type { SuggestionList } from './suggestionList';

/** The suggestions for a line; null if nothing can follow. */
export function suggestAt(cursor: CursorLine): SuggestionList | null {
  const { head, inside } = cursor.line;
  if (inside === 'comment') return ignoreLine(cursor);
  if (inside === 'string' && head !== null) return null;
  if (isInSeats(cursor)) return seatLine(cursor);
  switch (head?.word) {
    case undefined:
      return playLine(cursor);
    case 'expect':
      return factLine(cursor, true);
    case 'ask':
      return factLine(cursor, false);
    case 'illegal':
      return illegalLine(cursor);
    case 'cite':
      return citeLine(cursor);
    case 'branch':
      return branchLine(cursor);
    default:
      return head === null ? null : (boardLine(cursor, head.word) ?? setupLine(cursor, head.word));
  }
}
