/**
 * Keys that tell whether two words are the same. Only comparisons use them; they never change what an author wrote.
 */
import { digitValue } from './digits';

const PLAIN = /^[a-z0-9_+]*$/;
const ASCII = /^[\x20-\x7e]*$/;
/** Hyphens of every length, apostrophes: `all-in`, `all–in`, `allin`; `hold'em`, `holdem`. */
const ASCII_JOINTS = /[-']/g;

/** The letter heh, ZWNJ and ye at the end of a word: one of three spellings of ezafe after heh (هٔ, ۀ, ه‌ی). */
const HE_YE = /\u0647\u200c[\u06cc\u064a](?=$|[\s\u200c])/g;

/** Letters that have several forms, after canonical decomposition. */
const LETTERS: ReadonlyMap<number, string> = new Map([
  [0x64a, '\u06cc'], // Arabic yeh
  [0x649, '\u06cc'], // alef maksura
  [0x643, '\u06a9'], // Arabic kaf
  [0x629, '\u0647'], // teh marbuta
  [0x6d5, '\u0647'], // ae
  [0x6c1, '\u0647'], // heh goal
  [0x671, '\u0627'], // alef wasla
  [0x901, '\u0902'], // chandrabindu → anusvara
]);

/** Characters that readers do not perceive as letters. */
function isIgnored(code: number): boolean {
  return (
    code === 0x2d ||
    code === 0x27 ||
    code === 0x2018 ||
    code === 0x2019 ||
    (code >= 0x2010 && code <= 0x2015) || // hyphens and dashes
    code === 0x2212 ||
    (code >= 0x300 && code <= 0x36f) || // Latin accents
    (code >= 0x64b && code <= 0x65f) || // harakat, madda, hamza above and below
    code === 0x670 || // superscript alef
    code === 0x640 || // tatweel
    code === 0x93c || // nukta
    code === 0xad || // soft hyphen
    isInvisible(code)
  );
}

/** ZWNJ, ZWJ, bidi marks and controls, variation selectors, BOM. */
function isInvisible(code: number): boolean {
  return (
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2069) ||
    code === 0x61c ||
    code === 0xfe0e ||
    code === 0xfe0f ||
    code === 0xfeff
  );
}

/**
 * The comparison key of a word: letter case, Arabic and Persian letter forms, vowel signs, tatweel, ZWNJ, nukta,
 * hyphen forms, Latin accents and digit systems make no difference. White space inside is kept as it is.
 */
export function normalizeWord(word: string): string {
  if (PLAIN.test(word)) return word;
  if (ASCII.test(word)) return word.toLowerCase().replace(ASCII_JOINTS, '');
  const letters = word.normalize('NFD').replace(HE_YE, '\u0647').toLowerCase();
  let key = '';
  for (let index = 0; index < letters.length; index += 1) {
    const code = letters.charCodeAt(index);
    if (isIgnored(code)) continue;
    const letter = LETTERS.get(code);
    if (letter !== undefined) {
      key += letter;
      continue;
    }
    const digit = code < 0x660 ? -1 : digitValue(code);
    key += digit < 0 ? letters.charAt(index) : String(digit);
  }
  return key;
}

const NAME_LETTERS = /[\u064a\u0643]/g;

/**
 * The comparison key of a player's name: canonical composition, and one form each of ye and kaf, because keyboards
 * differ. Letter case and everything else counts: أ and ا are two players.
 */
export function normalizeName(name: string): string {
  if (ASCII.test(name)) return name;
  return name.normalize('NFC').replace(NAME_LETTERS, (letter) => (letter === '\u064a' ? '\u06cc' : '\u06a9'));
}
