import type { Amount } from './frame';
import type { Speech } from './speech';

/** Chips with their words; Infinity is an unknown stack. */
export function amountIn(speech: Speech, value: number): Amount {
  return { chips: Number.isFinite(value) ? value : null, text: speech.chips(value) };
}

/** A gain or loss, with its sign. */
export function signedIn(speech: Speech, value: number): Amount {
  return { chips: value, text: speech.signed(value) };
}
