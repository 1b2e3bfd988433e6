/** Right values as the number that they replace is written. */
import { FIGURE, lettersOf, likeWritten, type ProseNumber } from '../../markdown/numbers';
import { getVocabulary } from '../../syntax/lexicon/index';
import { readNumber, zerosOf } from '../../syntax/tokens/numberText';
import { formatScaled } from '../../text/decimal';
import { normalizeWord } from '../../text/normalize';

/** `k`, ` bb`, ` thousand`. */
const BEHIND_FIGURES = new RegExp(`[^${FIGURE}]+$`, 'u');
/** More decimal places than these nobody writes before a `k` or a `bb`. */
const MOST_PLACES = 2;

/** Chips as another number is written: in big blinds, thousands or millions where they come out even, else plain. */
export function inItsUnit(right: number, scale: number, number: ProseNumber, bigBlind: number): string {
  const { text, written, first } = number;
  // A sum is written as one number.
  if (first !== undefined) return likeWritten(formatScaled(right, scale), first === '' ? written : first);
  const tail = BEHIND_FIGURES.exec(written)?.[0] ?? '';
  const figures = written.slice(0, written.length - tail.length);
  // Emphasis that ends between the figures and their unit stays.
  const plain = likeWritten(formatScaled(right, scale), figures) + tail.replace(/[\p{L}\p{M}\u200c\s]+/gu, '');
  const unit = getVocabulary().suffixes.get(normalizeWord(lettersOf(tail)));
  const zeros = unit === undefined ? null : zerosOf(unit);
  const one = unit === 'bb' ? bigBlind : zeros === null ? 0 : 10 ** (scale + zeros);
  const parts = (right * 10 ** MOST_PLACES) / one;
  if (
    readNumber(text, getVocabulary().suffixes) === null ||
    !Number.isSafeInteger(parts) ||
    (unit !== 'bb' && right < one)
  )
    return plain;
  return likeWritten(formatScaled(parts, MOST_PLACES), figures) + tail;
}
