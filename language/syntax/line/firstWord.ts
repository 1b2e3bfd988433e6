/** The word that a line begins with: does it make a statement, or is the line something players do? */
import { ACTION, type Entry, FACT, HEAD, SETUP } from '../lexicon/index';
import type { Reader } from '../reader';
import { NUMBER, SLASH, STRING, WORD } from '../tokens/tokenKinds';
import { KEY, NAME, UNKNOWN } from '../unit';
import { skipColon } from './line';

/** The statement word at the line's start, or null where the line is an action; sets `reader.phraseEnd`. */
export function headOf(reader: Reader, from: number, to: number): Entry | null {
  if (reader.kindAt(from) !== WORD) return null;
  const entry = reader.matchPhrase(from, to, HEAD);
  // A text is cut at its `hand` lines before anybody's name is known.
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

/** `bets 2/4` sets fixed limit's sizes; a verb in front of its player (`bets Raha 1/2 pot`) does not. */
function isBetSizes(reader: Reader, next: number, to: number): boolean {
  const behind = skipColon(reader, next, to);
  if (behind > next) return true;
  if (behind + 1 >= to || reader.kindAt(behind) !== NUMBER || reader.kindAt(behind + 1) !== SLASH) return false;
  for (let token = behind; token < to; token += 1) {
    if (reader.isName(token) || reader.matchPhrase(token, to, ACTION)?.word === 'pot') return false;
  }
  return true;
}

/** `blinds fold`: the players in the blinds. */
function areBlindsActing(reader: Reader, from: number, next: number, to: number): boolean {
  if (reader.matchPhrase(from, to, ACTION)?.word !== 'the-blinds') return false;
  for (let token = next; token < to; token = reader.phraseEnd) {
    const meaning = reader.matchPhrase(token, to, ACTION)?.meaning;
    // `blinds post 1/2` tells what they are.
    if (meaning?.role === 'non-turn-verb') return meaning.nonTurnVerb !== 'post' && meaning.nonTurnVerb !== 'straddle';
    const role = meaning?.role;
    if (role !== 'filler') return role === 'verb' || role === 'all-in' || role === 'and';
  }
  return false;
}

/** A line of the button word and one name is set-up; elsewhere that word is the player on the button. */
function isButtonLine(reader: Reader, next: number, to: number): boolean {
  const behind = skipColon(reader, next, to);
  if (behind > next || behind >= to) return true;
  if (reader.matchPhrase(behind, to, ACTION) !== null && !reader.isName(behind)) {
    reader.readUnits(behind, to, SETUP);
    return reader.count === 1 && reader.unit(0).kind === KEY;
  }
  reader.readUnits(behind, to, SETUP);
  const { kind } = reader.unit(0);
  return reader.count === 1 && (kind === NAME || kind === STRING || kind === UNKNOWN);
}

/** A slip in the statement word itself: `exepct Raha to call 50`. */
function correctHead(reader: Reader, from: number, to: number): Entry | null {
  const before = reader.problems.length;
  const entry = reader.correctPhrase(from, to, HEAD);
  // Where hands begin is seen by the exact word, before anything is parsed.
  if (entry === null || (entry.meaning.role === 'statement' && isSlip(reader, entry, to))) return entry;
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

/** Whether the statement can go on as the line does: پویان is one letter from پایان, but it is a player who bets. */
function isSlip(reader: Reader, entry: Entry, to: number): boolean {
  if (entry.word === 'hand') return false;
  const next = reader.phraseEnd;
  const slips = !actsBehind(reader, entry, next, to);
  reader.phraseEnd = next;
  return slips;
}

function actsBehind(reader: Reader, entry: Entry, next: number, to: number): boolean {
  if (reader.kindAt(next) === NUMBER && next < to && !BEFORE_NUMBERS.has(entry.word)) return true;
  const isClaim = CLAIMS.has(entry.word);
  // What is refused, or may be done, is said with verbs too.
  const last = isClaim || entry.word === 'illegal' ? Math.min(next + 1, to) : to;
  for (let token = next; token < last; token += 1) {
    if (reader.kindAt(token) !== WORD || reader.isName(token)) continue;
    const role = reader.matchPhrase(token, to, isClaim ? FACT : ACTION)?.meaning.role;
    if (role === 'marker' && token === next) return true;
    if (entry.word !== 'illegal' && (role === 'verb' || role === 'non-turn-verb' || role === 'all-in')) return true;
  }
  return false;
}
