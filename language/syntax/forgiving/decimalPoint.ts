/** Whether a hand counts in thousandths of a chip, so that `1.125` is a fraction and not 1,125. */
import { multiply, parseDecimal } from '../../text/decimal';
import { toAsciiDigits } from '../../text/digits';

const FIGURE = '0-9۰-۹٠-٩०-९';
/** `0.125` (as in `unit 0.001`), or finer: nobody writes thousands like this. */
const THOUSANDTHS = new RegExp(`(?<![${FIGURE}.,٫٬])(?:[0۰٠०][.٫][${FIGURE}]{3}|[${FIGURE}]+[.٫][${FIGURE}]{4})`, 'u');
/** The second of `0.25/0.50` is the big blind. */
const BIG_BLIND = new RegExp(`[${FIGURE}]\\s*/\\s*\\p{Sc}?([${FIGURE}]+[.٫][${FIGURE}]+)`, 'u');
/** A number with a fraction and a possible unit after it. */
const WITH_UNIT = new RegExp(`([${FIGURE}]+[.٫][${FIGURE}]+)\\s?(?=[\\p{L}]{2})`, 'gu');
const PLACES = 3;

/** @param under the set-up that holds for the hand beside its own */
export function countsInThousandths(text: string, under: string): boolean {
  return THOUSANDTHS.test(text) || THOUSANDTHS.test(under) || hasFineBlinds(text, under);
}

/** `2.25bb` of a big blind of 0.50 are 1.125. */
function hasFineBlinds(text: string, under: string): boolean {
  const [, written] = BIG_BLIND.exec(text) ?? BIG_BLIND.exec(under) ?? [];
  const bigBlind = decimalIn(written);
  if (bigBlind === null) return false;
  return [...text.matchAll(WITH_UNIT)].some(([, number]) => {
    const value = decimalIn(number);
    return value !== null && (multiply(value, bigBlind)?.scale ?? 0) >= PLACES;
  });
}

function decimalIn(written: string | undefined) {
  return written === undefined ? null : parseDecimal(toAsciiDigits(written).replace('٫', '.'));
}
