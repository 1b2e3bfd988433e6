/** What a ledger tells of a player. */
import type { FigureWords, SeatView } from './frame';

/** `140`, and what became of the player: `all-in`, `folded`; null: still in. */
export function entryOf({ paid, folded, allIn }: SeatView, words: FigureWords): { paid: string; fate: string | null } {
  return { paid: paid.text, fate: folded ? words.folded : allIn ? words['all-in'] : null };
}
