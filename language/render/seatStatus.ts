/** Chooses the status word of a player for figures and descriptions: folded, all-in, or to act. */
import type { FigureWords, Frame, SeatView } from './frame';

/** Empty if the player is none of these. At the end of the hand nobody is all-in. */
export function statusWord(seat: SeatView, frame: Frame, words: FigureWords): string {
  if (seat.folded) return words.folded;
  if (seat.allIn && frame.kind !== 'end') return words['all-in'];
  return seat.toAct ? words['to-act'] : '';
}
