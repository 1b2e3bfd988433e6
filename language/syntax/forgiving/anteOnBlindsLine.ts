/** Reads an ante on the blinds line, as tournaments announce it: `blinds 500/1000 ante 1000 BB`. */
import { type Entry, HEAD, SETUP } from '../lexicon/index';
import { phraseOf } from '../lexicon/phrasing';
import { type StatementLine, skipColon } from '../line/statementLine';
import type { Reader } from '../reader';
import { COMMA, CURRENCY, NUMBER, PAREN, SIGN, SLASH, STRING, WORD } from '../tokens/tokenKinds';

/** The line of the blinds without the ante, and the ante as a line of its own; null: it has none. */
export function cutAnte(
  reader: Reader,
  line: StatementLine,
): { readonly blinds: StatementLine; readonly ante: StatementLine } | null {
  for (let token = line.from; token < line.to; token += 1) {
    const entry = anteAt(reader, token, line.to);
    if (entry?.meaning.role !== 'statement') continue;
    const afterWord = reader.phraseEnd;
    reader.hear(entry);
    const first = firstOfAnte(reader, line, token, afterWord);
    const blindsEnd = trimmed(reader, line.from, first);
    const to = trimmed(reader, afterWord, line.to);
    // `100 ante`: the amount comes before the word.
    const isNumberFirst = first < token;
    const ante = {
      head: { start: reader.startAt(token), end: reader.endAt(afterWord - 1) },
      from: isNumberFirst ? first : skipColon(reader, afterWord, to),
      to: isNumberFirst ? token : to,
      start: reader.startAt(first),
      end: reader.endAt(to - 1),
      by: entry.meaning.by,
    };
    return { blinds: { ...line, to: blindsEnd, end: reader.endAt(blindsEnd - 1) }, ante };
  }
  return wordlessAnte(reader, line);
}

/** `blinds 500/1000 1000 BB`: nobody pays a third blind by name, so it is reported and read as an ante. */
function wordlessAnte(reader: Reader, line: StatementLine): ReturnType<typeof cutAnte> {
  let numbers = 0;
  let token = line.from;
  while (token < line.to) {
    if (reader.kindAt(token) === NUMBER && ++numbers === 3) break;
    token += 1;
  }
  const payer = token + 1;
  if (payer >= line.to || !namesPlayer(reader, payer, line.to) || reader.phraseEnd < line.to) return null;
  const first = reader.kindAt(token - 1) === CURRENCY ? token - 1 : token;
  const [start, end] = [reader.startAt(first), reader.endAt(line.to - 1)];
  const blindsEnd = trimmed(reader, line.from, first);
  const ante = phraseOf(reader.language ?? 'en', 'ante').text;
  const player = reader.text.slice(reader.startAt(payer), end);
  const fix = { start: reader.endAt(blindsEnd - 1), end: start, newText: ` ${ante} ` };
  reader.syntax('blinds-ante', start, end, { player, ante }, fix);
  const head = { start, end: start };
  return {
    blinds: { ...line, to: blindsEnd, end: reader.endAt(blindsEnd - 1) },
    ante: { head, from: first, to: line.to, start, end },
  };
}

function namesPlayer(reader: Reader, token: number, to: number): boolean {
  if (reader.isName(token) || reader.kindAt(token) === STRING) {
    reader.phraseEnd = token + 1;
    return true;
  }
  return reader.kindAt(token) === WORD && reader.matchPhrase(token, to, SETUP)?.meaning.role === 'position';
}

/** The word for an ante, also after the player who pays it; sets `reader.phraseEnd`. */
export function anteAt(reader: Reader, token: number, to: number): Entry | null {
  if (reader.kindAt(token) !== WORD) return null;
  const entry = reader.matchPhrase(token, to, HEAD);
  return entry?.meaning.role === 'statement' && entry.meaning.statement === 'ante' ? entry : null;
}

/** The number before the word, unless a number follows or a slash makes it one of the blinds. */
function firstOfAnte(reader: Reader, line: StatementLine, word: number, afterWord: number): number {
  for (let token = afterWord; token < line.to; token += 1) if (reader.kindAt(token) === NUMBER) return word;
  const number = word - 1;
  if (number <= line.from || reader.kindAt(number) !== NUMBER) return word;
  const first = reader.kindAt(number - 1) === CURRENCY ? number - 1 : number;
  return first > line.from && reader.kindAt(first - 1) !== SLASH ? first : word;
}

const JOINTS: ReadonlySet<number> = new Set([COMMA, PAREN, SIGN, SLASH]);

/** Index after the last token between the two that is not a mark. */
function trimmed(reader: Reader, from: number, to: number): number {
  let end = to;
  while (end > from && JOINTS.has(reader.kindAt(end - 1))) end -= 1;
  return end;
}
