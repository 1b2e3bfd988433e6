/** Words of poker that is not played here, and of other ways to write it: a line with one is told as that. */
import type { CanonicalWord } from '../lexicon/index';
import { phraseOf } from '../lexicon/phrasing';
import type { Reader } from '../reader';

const whole = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');

/** Streets by their number as hold'em counts them, too; stakes that are blinds. `behind`: what follows. */
const OTHERWISE: readonly { readonly said: RegExp; readonly word: CanonicalWord }[] = [
  { said: whole('(?:fourth|4th) street|cuarta calle|خیابان چهارم|الشارع الرابع|चौथी स्ट्रीट|फोर्थ स्ट्रीट'), word: 'turn' },
  { said: whole('(?:fifth|5th) street|quinta calle|خیابان پنجم|الشارع الخامس|पाँचवीं स्ट्रीट|फिफ्थ स्ट्रीट'), word: 'river' },
  { said: whole('stakes(?=:?\\s*[\\p{Sc}]?\\p{N})|استیکس|स्टेक्स'), word: 'blinds' },
];

/** Of stud and draw. */
const NOT_PLAYED = whole(
  [
    '(?:third|sixth|seventh|3rd|6th|7th) street|(?:tercera|sexta|séptima) calle',
    'خیابان (?:سوم|ششم|هفتم)|الشارع (?:الثالث|السادس|السابع)|(?:तीसरी|छठी|सातवीं|थर्ड|सिक्स्थ|सेवंथ) स्ट्रीट',
    'br(?:ing|ings|ought)[- ]?ins?|برینگ[ \\u200c]?این|برينغ[ -]?إن|ब्रिंग[- ]?इन',
    'draws?|drew|discards?|discarded|stands? pat|stood pat|descarta|تعویض می‌کند|يستبدل|पत्ते बदलता है',
  ].join('|'),
);

const GAMES_NOT_PLAYED = whole(
  'stud|razz|draw|badugi|h\\.?o\\.?r\\.?s\\.?e|8-?game|lowball|chinese|ofc|pineapple|courchevel|استاد|ستاد|स्टड|रैज़',
);

/** Whether a `game` line names poker that is not played here. */
export function isGameNotPlayed(name: string): boolean {
  return GAMES_NOT_PLAYED.test(name);
}

/** Tells what another game or notation calls so, in place of what was found in the line. Whether the line begins with it. */
export function reportOtherPoker(reader: Reader, from: number, to: number, before: number): boolean {
  const first = reader.startAt(from);
  const line = reader.text.slice(first, reader.endAt(to - 1));
  const found = OTHERWISE.find(({ said }) => said.test(line));
  const match = (found?.said ?? NOT_PLAYED).exec(line);
  if (match === null) return false;
  reader.problems.length = before;
  const [word] = match;
  const start = first + match.index;
  const end = start + word.length;
  if (found === undefined) reader.syntax('not-played', start, end, { word });
  else {
    const suggestion = phraseOf(reader.language ?? 'en', found.word).text;
    const fix = { start, end, newText: suggestion };
    reader.report('text/unknown-word', 'text/unknown-word.near', start, end, { word, suggestion }, fix);
  }
  return match.index === 0;
}
