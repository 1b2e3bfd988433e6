/** The beginning of a line, as far as it is typed: for whatever helps to go on with it. */

import { ACTION, ASSUMPTION, type CanonicalWord, type Context, FACT, GAME, SETUP } from './lexicon/index';
import type { StatementWord } from './lexicon/meanings';
import { headOf } from './line/firstWord';
import { skipColon } from './line/line';
import { isPlayer, refOf } from './line/playerRefs';
import { isKeywordName } from './line/seats';
import { Names } from './names';
import { Reader } from './reader';
import { isClosed } from './tokens/quotationMarks';
import { scanInto } from './tokens/scanner';
import { CARD, COMMA, COMMENT, COMMENTARY, NUMBER, STOP, STRING } from './tokens/tokenKinds';
import type { PlayerRef, Span } from './tree';
import { KEY, type Unit } from './unit';

/** One thing on the line; spans count from the line's start. */
export interface Piece extends Span {
  readonly kind: 'player' | 'keyword' | 'number' | 'card' | 'string' | 'separator' | 'other';
  /** Of a keyword. */
  readonly word: CanonicalWord | null;
  /** Of a player. */
  readonly player: PlayerRef | null;
}

export interface LineBefore {
  /** The word that makes the line a statement, and where it ends with its colon; null: something players do, or nothing yet. */
  readonly head: (Span & { readonly word: StatementWord }) | null;
  /** What stands behind the head, or from the line's start on. */
  readonly pieces: readonly Piece[];
  /** The place is inside a comment, a remark for the reader, or quotation marks that are still open. */
  readonly inside: 'comment' | 'commentary' | 'string' | null;
}

/** What the lines behind a statement word are made of. */
const CONTEXTS: Readonly<Partial<Record<StatementWord, Context>>> = {
  expect: FACT,
  ask: FACT,
  illegal: ACTION,
  ledger: ACTION,
  game: GAME,
  assume: ASSUMPTION,
};

/**
 * Reads a line up to a place in it.
 * @param line its text from its start to the place
 * @param names who plays
 */
export function lineBefore(line: string, names: readonly string[]): LineBefore {
  const reader = new Reader(line);
  scanInto(reader.scan, line);
  reader.names = new Names(names);
  for (const name of names) if (isKeywordName(name)) reader.names.quoteOnly(name);
  const from = reader.firstToken(0);
  const end = reader.firstToken(1);
  const inside = insideOf(reader, from, end);
  const to = reader.lastToken(0);
  const found = headIn(reader, from, to);
  reader.readUnitsAsWritten(found.next, to, found.head === null ? ACTION : (CONTEXTS[found.head.word] ?? SETUP));
  const pieces: Piece[] = [];
  for (let index = 0; index < reader.count; index += 1) pieces.push(pieceOf(reader, reader.unit(index)));
  reader.release();
  return { head: found.head, pieces, inside };
}

function insideOf(reader: Reader, from: number, end: number): LineBefore['inside'] {
  const last = end - 1;
  if (last < from) return null;
  const kind = reader.kindAt(last);
  if (kind === COMMENT) return 'comment';
  if (kind === COMMENTARY) return 'commentary';
  return kind === STRING && !isClosed(reader.text.slice(reader.startAt(last), reader.endAt(last))) ? 'string' : null;
}

/** The statement word, unless it is still being typed. A slip in it is not guessed at. */
function headIn(reader: Reader, from: number, to: number): { head: LineBefore['head']; next: number } {
  const before = reader.problems.length;
  const entry = from < to ? headOf(reader, from, to) : null;
  const isExact = entry !== null && reader.problems.length === before;
  if (!isExact || entry.meaning.role !== 'statement') return { head: null, next: from };
  const next = skipColon(reader, reader.phraseEnd, to);
  const end = reader.endAt(next - 1);
  if (end === reader.text.length && reader.text.at(-1) !== ':') return { head: null, next: from };
  return { head: { word: entry.meaning.statement, start: reader.startAt(from), end }, next };
}

function pieceOf(reader: Reader, unit: Unit): Piece {
  const { start, end, entry } = unit;
  if (isPlayer(unit)) return { kind: 'player', start, end, word: null, player: refOf(reader, unit) };
  const word = unit.kind === KEY && entry !== null ? entry.word : null;
  return { kind: kindOf(unit.kind), start, end, word, player: null };
}

function kindOf(kind: number): Piece['kind'] {
  switch (kind) {
    case KEY:
      return 'keyword';
    case NUMBER:
      return 'number';
    case CARD:
      return 'card';
    case STRING:
      return 'string';
    case COMMA:
    case STOP:
      return 'separator';
    default:
      return 'other';
  }
}
