/** Splits a set-up line with several settings, so that each can be written on a line of its own. */

import { type CanonicalWord, GAME, HEAD } from '../lexicon/index';
import { tableSizeIn } from '../lexicon/wordLists';
import type { Mutable } from '../mutable';
import { Names } from '../names';
import { Reader } from '../reader';
import { scanInto } from '../tokens/scanner';
import { COLON, COMMA, CURRENCY, NUMBER, PAREN, SIGN, SLASH, STOP, STRING, SYMBOL, WORD } from '../tokens/tokenKinds';
import type { HandTree } from '../tree';
import { isKeywordName } from './seats';
import { SETUP_KINDS, type SetupKind } from './setupKinds';
import { skipColon } from './statementLine';

export interface SetupPiece {
  readonly kind: SetupKind;
  /** Its keyword as written; null: it has none, like the blinds in `game NLHE 1/2`. */
  readonly head: string | null;
  /** The text after the keyword. */
  readonly value: string;
  /** The game's code; only for `game`. */
  readonly code?: string;
}

/** The keywords that can begin another piece; the text after any other keyword belongs to it. */
const HEADS: ReadonlySet<CanonicalWord> = new Set<CanonicalWord>([
  ...SETUP_KINDS.filter((kind) => kind !== 'assume'),
  'bb-ante',
]);

const JOINTS: ReadonlySet<number> = new Set([COMMA, STOP, PAREN, SIGN, SLASH, SYMBOL, COLON]);

class SetupPieceReader {
  readonly found: Mutable<SetupPiece>[] = [];
  readonly #reader: Reader;
  /** The line's last token. */
  #last = 0;

  constructor(tree: HandTree) {
    this.#reader = new Reader(tree.text);
    scanInto(this.#reader.scan, tree.text);
    // A name that equals a keyword counts only in quotation marks.
    this.#reader.names = new Names(tree.names.filter((name) => !isKeywordName(name)));
  }

  /** Reads a line; false: part of it belongs to no piece. */
  read(line: number): boolean {
    const reader = this.#reader;
    const to = reader.lastToken(line);
    this.#last = to - 1;
    let token = reader.firstToken(line);
    if (this.#headAt(token, to) === null) return false;
    while (token < to) {
      const next = this.#piece(token, to);
      if (next === token && !JOINTS.has(reader.kindAt(token))) return false;
      token = Math.max(next, token + 1);
    }
    reader.release();
    return true;
  }

  /** Reads the piece that begins at the token; returns the token after it, or the same token if none begins. */
  #piece(token: number, to: number): number {
    const reader = this.#reader;
    const kind = this.#headAt(token, to);
    if (kind !== null) {
      const head = this.#text(token, reader.phraseEnd);
      const from = skipColon(reader, reader.phraseEnd, to);
      // The words of a game can also come later, without a keyword; one method finds both.
      if (kind === 'game') return this.#game(head, from, to);
      const end = this.#endOf(kind, from, to);
      const value = this.#text(from, end);
      const size = kind === 'seats' ? tableSizeIn(value) : null;
      this.found.push({ kind, head, value: size?.written === value ? size.count : value });
      return end;
    }
    const size = this.#sizeAt(token);
    if (size !== null) {
      this.found.push({ kind: 'seats', head: null, value: size.count });
      return size.next;
    }
    const stakes = this.#stakesFrom(token, to);
    if (stakes === token) return this.#game(null, token, to);
    this.found.push({ kind: 'blinds', head: null, value: this.#text(token, stakes) });
    return stakes;
  }

  /** A game by its code or in words; it can come later in the line than the word `game`. */
  #game(head: string | null, from: number, to: number): number {
    const reader = this.#reader;
    const entry = reader.isName(from) ? null : reader.matchPhrase(from, to, GAME);
    if (entry?.meaning.role !== 'game') {
      if (head !== null) this.found.push({ kind: 'game', head, value: '' });
      return from;
    }
    const value = this.#text(from, reader.phraseEnd);
    const waiting = this.found.find((piece) => piece.kind === 'game' && piece.value === '');
    const code = entry.meaning.game;
    if (waiting === undefined) this.found.push({ kind: 'game', head, value, code });
    else Object.assign(waiting, { value, code });
    return reader.phraseEnd;
  }

  /** The piece ends where the next one begins, without the marks between them. */
  #endOf(kind: SetupKind, from: number, to: number): number {
    const reader = this.#reader;
    if (kind === 'rules' || kind === 'assume') return to;
    let end = from;
    for (let token = from; token < to; token += 1) {
      if (token > from && this.#begins(kind, token, to)) break;
      if (!JOINTS.has(reader.kindAt(token))) end = token + 1;
      else if (reader.kindAt(token) === PAREN && reader.text.charAt(reader.startAt(token)) === ')') end = token + 1;
    }
    return end;
  }

  #begins(kind: SetupKind, token: number, to: number): boolean {
    const head = this.#headAt(token, to);
    // `blinds 100/200 ante 25`
    if (head !== null) return !(kind === 'blinds' && head === 'ante');
    if (kind === 'seats') return false;
    return this.#sizeAt(token) !== null || this.#isGame(token, to);
  }

  #isGame(token: number, to: number): boolean {
    return !this.#reader.isName(token) && this.#reader.matchPhrase(token, to, GAME)?.meaning.role === 'game';
  }

  /** The set-up keyword at a token, if anything follows it; sets `phraseEnd`. */
  #headAt(token: number, to: number): SetupKind | null {
    const reader = this.#reader;
    if (reader.kindAt(token) !== WORD || reader.isName(token)) return null;
    const entry = reader.matchPhrase(token, to, HEAD);
    if (entry?.meaning.role !== 'statement' || !HEADS.has(entry.word)) return null;
    const after = reader.phraseEnd;
    const next = skipColon(reader, after, to);
    if (next >= to) return null;
    // `ante 200 button`, `straddle button 4`: a player.
    if (entry.word === 'button' && next === after && !this.#isPlayer(after)) return null;
    reader.phraseEnd = after;
    return entry.meaning.statement as SetupKind;
  }

  #isPlayer(token: number): boolean {
    const kind = this.#reader.kindAt(token);
    return kind === WORD || kind === STRING || this.#reader.isName(token);
  }

  #sizeAt(token: number): { readonly count: string; readonly next: number } | null {
    const reader = this.#reader;
    const start = reader.startAt(token);
    const size = tableSizeIn(reader.text.slice(start, reader.endAt(this.#last)));
    if (size === null) return null;
    const { written, count } = size;
    let next = token;
    while (reader.startAt(next) < start + written.length) next += 1;
    return { count, next };
  }

  /** The token after stakes such as `1/2` or `$1/$2/$4`; the same token if there are none. */
  #stakesFrom(token: number, to: number): number {
    const reader = this.#reader;
    let [at, numbers] = [token, 0];
    for (;;) {
      if (reader.kindAt(at) === CURRENCY) at += 1;
      if (at >= to || reader.kindAt(at) !== NUMBER) return token;
      at += 1;
      numbers += 1;
      if (reader.kindAt(at) === CURRENCY) at += 1;
      if (at >= to || reader.kindAt(at) !== SLASH) return numbers > 1 ? at : token;
      at += 1;
    }
  }

  #text(from: number, to: number): string {
    return from < to ? this.#reader.text.slice(this.#reader.startAt(from), this.#reader.endAt(to - 1)) : '';
  }
}

/** The settings of a set-up line; null: it is not a set-up line, or part of it belongs to no setting. */
export function setupPieces(tree: HandTree, line: number): readonly SetupPiece[] | null {
  const reader = new SetupPieceReader(tree);
  return reader.read(line) ? reader.found : null;
}
