/** Reads the beginning of a line that is still being typed, for completion and signature help. */

import { ACTION, ASSUMPTION, type CanonicalWord, type Context, FACT, GAME, SETUP } from './lexicon/index';
import type { StatementWord } from './lexicon/meanings';
import { headOf } from './line/firstWord';
import { isPlayer, refOf } from './line/playerRefs';
import { isKeywordName } from './line/seats';
import { skipColon } from './line/statementLine';
import { Names } from './names';
import { Reader } from './reader';
import { isClosed } from './tokens/quotationMarks';
import { scanInto } from './tokens/scanner';
import { CARD, COMMA, COMMENT, COMMENTARY, NUMBER, STOP, STRING } from './tokens/tokenKinds';
import type { PlayerRef, Span } from './tree';
import { KEY, type Unit } from './unit';

/** One part of the line; its span counts from the line's start. */
export interface LinePart extends Span {
  readonly kind: 'player' | 'keyword' | 'number' | 'card' | 'string' | 'separator' | 'other';
  /** Null: not a keyword. */
  readonly word: CanonicalWord | null;
  /** Null: not a player. */
  readonly player: PlayerRef | null;
}

export interface LineBefore {
  /** The line's statement word; its span includes the colon. Null: an action line, or nothing yet. */
  readonly head: (Span & { readonly word: StatementWord }) | null;
  /** The parts after the head, or of the whole line. */
  readonly parts: readonly LinePart[];
  /** The line ends inside a comment, a remark for the reader, or quotation marks that are still open. */
  readonly inside: 'comment' | 'commentary' | 'string' | null;
}

/** How the words after a statement word are read; `SETUP` for the others. */
const CONTEXTS: Readonly<Partial<Record<StatementWord, Context>>> = {
  expect: FACT,
  ask: FACT,
  illegal: ACTION,
  ledger: ACTION,
  game: GAME,
  assume: ASSUMPTION,
};

/**
 * Reads a line up to the cursor.
 * @param line its text from its start to the cursor
 * @param names the names of the players
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
  const parts: LinePart[] = [];
  for (let index = 0; index < reader.count; index += 1) parts.push(linePartOf(reader, reader.unit(index)));
  reader.release();
  return { head: found.head, parts, inside };
}

function insideOf(reader: Reader, from: number, end: number): LineBefore['inside'] {
  const last = end - 1;
  if (last < from) return null;
  const kind = reader.kindAt(last);
  if (kind === COMMENT) return 'comment';
  if (kind === COMMENTARY) return 'commentary';
  return kind === STRING && !isClosed(reader.text.slice(reader.startAt(last), reader.endAt(last))) ? 'string' : null;
}

/** The statement word, unless it is still being typed. Typos in it are not corrected. */
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

function linePartOf(reader: Reader, unit: Unit): LinePart {
  const { start, end, entry } = unit;
  if (isPlayer(unit)) return { kind: 'player', start, end, word: null, player: refOf(reader, unit) };
  const word = unit.kind === KEY && entry !== null ? entry.word : null;
  return { kind: kindOf(unit.kind), start, end, word, player: null };
}

function kindOf(kind: number): LinePart['kind'] {
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
