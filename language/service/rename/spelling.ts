/** Spells a new name in place of an old one. */

import { tokenize } from '../../syntax/index';
import { isKeywordName } from '../../syntax/line/seats';
import { isQuote } from '../../syntax/tokens/quotationMarks';
import type { Span } from '../../syntax/tree';

const PAIRS = ['""', '«»', '“”'] as const;
/** Control characters, including those that change the direction of a line, and line ends. */
const UNFIT = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** The typed name without quotation marks; null if it is not a possible name. */
export function nameTyped(typed: string): string | null {
  const trimmed = typed.trim();
  const pair = PAIRS.find(
    ([open, close]) => trimmed.length > 2 && trimmed.startsWith(open ?? '') && trimmed.endsWith(close ?? ''),
  );
  const name = (pair === undefined ? trimmed : trimmed.slice(1, -1)).trim();
  if (UNFIT.test(name) || !/[\p{L}\p{N}]/u.test(name)) return null;
  return PAIRS.some((marks) => ![...marks].some((mark) => name.includes(mark))) ? name : null;
}

/** Spells a name, given the text and the place of the old name. */
export type Spelling = (text: string, place: Span) => string;

/**
 * The possible spellings of a name, the plainest first. Only parsing the result shows which of them keeps its meaning: a name
 * may be a keyword, a number, or be joined to the particle before it.
 */
export function spellingsOf(name: string, kind: 'player' | 'mark'): readonly Spelling[] {
  const tokens = tokenize(name);
  const isWord = tokens.length === 1 && (tokens[0]?.kind === 'word' || kind === 'mark');
  const isRun = kind === 'mark' && !/[\s,،;؛#]/.test(name) && !isQuote(name);
  const plain: Spelling = () => name;
  const quoted: Spelling = (text, place) => inQuotes(name, text, place);
  const ways = (isWord && (kind === 'mark' || !isKeywordName(name))) || isRun ? [plain, quoted] : [quoted];
  return [...ways, ...ways.map(apart)];
}

/** With a space where the old name was joined to a particle. */
const apart =
  (spelling: Spelling): Spelling =>
  (text, place) =>
    /[\p{L}\p{M}\u200c]$/u.test(text.slice(0, place.start)) ? ` ${spelling(text, place)}` : spelling(text, place);

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** In the quotation marks of the old name, otherwise in those of its script. */
function inQuotes(name: string, text: string, { start, end }: Span): string {
  const here = isQuote(text.charAt(start)) && end - start > 1 ? text.charAt(start) + text.charAt(end - 1) : null;
  const own = RIGHT_TO_LEFT.test(name) ? '«»' : '""';
  const fits = (marks: string): boolean => ![...marks].some((mark) => name.includes(mark));
  const marks = [here, own, ...PAIRS].find(
    (pair) => pair !== null && (PAIRS as readonly string[]).includes(pair) && fits(pair),
  );
  const [open = '"', close = '"'] = marks ?? '""';
  return open + name + close;
}
