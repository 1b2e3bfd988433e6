/** Reports poker that Handscript does not know, and names that other games or notations have for a word of it. */
import { phraseOf } from '../lexicon/phrasing';
import { otherNameIn, unsupportedWordIn } from '../lexicon/wordLists';
import type { Reader } from '../reader';

/**
 * Reports such a word of a line in place of what was found in the line.
 * @param before how many problems there were before the line
 * @returns whether the line begins with the word
 */
export function reportOtherPoker(reader: Reader, from: number, to: number, before: number): boolean {
  const first = reader.startAt(from);
  const line = reader.text.slice(first, reader.endAt(to - 1));
  const otherName = otherNameIn(line);
  const found = otherName ?? unsupportedWordIn(line);
  if (found === null) return false;
  reader.problems.length = before;
  const word = found.text;
  const start = first + found.index;
  const end = start + word.length;
  if (otherName === null) reader.syntax('not-played', start, end, { word });
  else {
    const suggestion = phraseOf(reader.language ?? 'en', otherName.word).text;
    const fix = { start, end, newText: suggestion };
    reader.report('text/unknown-word', 'text/unknown-word.near', start, end, { word, suggestion }, fix);
  }
  return found.index === 0;
}
