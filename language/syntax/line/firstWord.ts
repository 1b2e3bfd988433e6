/** Decides from a line's first word whether the line is a statement or an action. */
import { ACTION, type Entry, FACT, HEAD, SETUP } from '../lexicon/index';
import type { Reader } from '../reader';
import { NUMBER, SLASH, STRING, WORD } from '../tokens/tokenKinds';
import { KEY, NAME, UNKNOWN } from '../unit';
import { skipColon } from './statementLine';

/** The statement word at the line's start, or null where the line is an action; sets `reader.phraseEnd`. */
export function headOf(reader: Reader, from: number, to: number): Entry | null {
  if (reader.kindAt(from) !== WORD) return null;
  const entry = reader.matchPhrase(from, to, HEAD);
  // A text is split at its `hand` lines before any names are known.
  if (reader.isName(from) && entry?.word !== 'hand') return null;
  if (entry === null) return correctHead(reader, from, to);
  if (entry.meaning.role !== 'statement') return null;
  const next = reader.phraseEnd;
  const isSetup =
    (entry.word !== 'bets' || isBetSizes(reader, next, to)) &&
    (entry.word !== 'blinds' || !areBlindsActing(reader, from, next, to)) &&
    (entry.word !== 'button' || isButtonLine(reader, next, to));
  reader.phraseEnd = next;
  return isSetup ? entry : null;
}

/** `bets 2/4` sets the bet sizes of fixed limit; a verb in front of its player (`bets Raha 1/2 pot`) does not. */
function isBetSizes(reader: Reader, next: number, to: number): boolean {
  const first = skipColon(reader, next, to);
  if (first > next) return true;
  if (first + 1 >= to || reader.kindAt(first) !== NUMBER || reader.kindAt(first + 1) !== SLASH) return false;
  for (let token = first; token < to; token += 1) {
    if (reader.isName(token) || reader.matchPhrase(token, to, ACTION)?.word === 'pot') return false;
  }
  return true;
}

/** `blinds fold`: the players in the blinds. */
function areBlindsActing(reader: Reader, from: number, next: number, to: number): boolean {
  if (reader.matchPhrase(from, to, ACTION)?.word !== 'the-blinds') return false;
  for (let token = next; token < to; token = reader.phraseEnd) {
    const meaning = reader.matchPhrase(token, to, ACTION)?.meaning;
    // `blinds post 1/2` sets their amounts.
    if (meaning?.role === 'non-turn-verb') return meaning.nonTurnVerb !== 'post' && meaning.nonTurnVerb !== 'straddle';
    const role = meaning?.role;
    if (role !== 'filler') return role === 'verb' || role === 'all-in' || role === 'and';
  }
  return false;
}

/** The word for the button with one name is set-up; in other lines the word is the player on the button. */
function isButtonLine(reader: Reader, next: number, to: number): boolean {
  const first = skipColon(reader, next, to);
  if (first > next || first >= to) return true;
  if (reader.matchPhrase(first, to, ACTION) !== null && !reader.isName(first)) {
    reader.readUnits(first, to, SETUP);
    return reader.count === 1 && reader.unit(0).kind === KEY;
  }
  reader.readUnits(first, to, SETUP);
  const { kind } = reader.unit(0);
  return reader.count === 1 && (kind === NAME || kind === STRING || kind === UNKNOWN);
}

/** Corrects a typo in the statement word: `exepct Raha to call 50`. */
function correctHead(reader: Reader, from: number, to: number): Entry | null {
  const before = reader.problems.length;
  const entry = reader.correctPhrase(from, to, HEAD);
  // `isTypo` refuses `hand`: hands begin only at the exact word, which is looked for before anything is parsed.
  if (entry === null || (entry.meaning.role === 'statement' && isTypo(reader, entry, to))) return entry;
  reader.problems.length = before;
  return null;
}

const CLAIMS: ReadonlySet<string> = new Set(['expect', 'ask']);
const BEFORE_NUMBERS: ReadonlySet<string> = new Set([
  'blinds',
  'bets',
  'ante',
  'bomb',
  'straddle',
  'stacks',
  'seats',
  'unit',
  'rake',
  'pot',
  'dead',
  'cite',
]);

/** Whether the line can be the statement: پویان is one letter from پایان, but it is a player who bets. */
function isTypo(reader: Reader, entry: Entry, to: number): boolean {
  if (entry.word === 'hand') return false;
  const next = reader.phraseEnd;
  const isStatement = !isActionAfter(reader, entry, next, to);
  reader.phraseEnd = next;
  return isStatement;
}

function isActionAfter(reader: Reader, entry: Entry, next: number, to: number): boolean {
  if (reader.kindAt(next) === NUMBER && next < to && !BEFORE_NUMBERS.has(entry.word)) return true;
  const isClaim = CLAIMS.has(entry.word);
  // Claims about legal and illegal actions have verbs, too.
  const last = isClaim || entry.word === 'illegal' ? Math.min(next + 1, to) : to;
  for (let token = next; token < last; token += 1) {
    if (reader.kindAt(token) !== WORD || reader.isName(token)) continue;
    const role = reader.matchPhrase(token, to, isClaim ? FACT : ACTION)?.meaning.role;
    if (role === 'marker' && token === next) return true;
    if (entry.word !== 'illegal' && (role === 'verb' || role === 'non-turn-verb' || role === 'all-in')) return true;
  }
  return false;
}
