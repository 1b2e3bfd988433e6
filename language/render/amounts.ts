/** Turns numbers of chips into amounts with their text, for the views of a hand. */

import type { FigureWording } from './figureWording';
import type { AmountView } from './frame';

/** Chips with their words; Infinity is an unknown stack. */
export function amountIn(wording: FigureWording, value: number): AmountView {
  return { chips: Number.isFinite(value) ? value : null, text: wording.chips(value) };
}

/** A gain or loss, with its sign. */
export function signedIn(wording: FigureWording, value: number): AmountView {
  return { chips: value, text: wording.signed(value) };
}
