/** Describes the entry of a player in a ledger. */
import type { FigureWords, SeatView } from './frame';

/** The amount paid, and the status of the player: `all-in`, `folded`; null: still in. */
export function entryOf({ paid, folded, allIn }: SeatView, words: FigureWords): { paid: string; fate: string | null } {
  return { paid: paid.text, fate: folded ? words.folded : allIn ? words['all-in'] : null };
}
