/**
 * Reads the text of one hand into a tree. It never throws: text that cannot be read becomes a problem on the wrong word, and the
 * lines around it are read as usual.
 */

import { LANGUAGES } from '../text/languages';
import { Ignores, reportControls } from './comments';
import { cutAnte } from './forgiving/anteOnBlindsLine';
import { readUnits } from './forgiving/bigBlindUnit';
import { reportOtherPoker } from './forgiving/unsupportedGames';
import { ACTION } from './lexicon/index';
import type { StatementWord } from './lexicon/meanings';
import { parseActions } from './line/actions';
import { parseMark, Structure } from './line/branches';
import { parseAsk, parseCite, parseExpect, parseIllegal } from './line/claims';
import { headOf } from './line/firstWord';
import { readTitle } from './line/quoted';
import { findSeats, type SeatsBlock } from './line/seatsBlock';
import { parseSetup } from './line/setup';
import { lineOf, reportMissing, type StatementLine } from './line/statementLine';
import { lineAfterCards } from './line/streets';
import type { Mutable } from './mutable';
import { Names } from './names';
import { Reader } from './reader';
import { scanInto, tokenize } from './tokens/scanner';
import { COMMENTARY } from './tokens/tokenKinds';
import type { ActionNode, HandTree, LanguageCode, Statement, SyntaxProblem, Token } from './tree';

export interface ParseOptions {
  /** Names from the file's defaults, for a hand without seats of its own. */
  readonly names?: readonly string[];
  /** The text of those defaults. */
  readonly under?: string;
}

/** Reads the text of one hand. */
export function parseHand(text: string, options: ParseOptions = {}): HandTree {
  return new HandParser(text, options).parse();
}

/** The tree of one hand. Its tokens are made when first asked for, because most trees are only replayed. */
class ParsedHand implements HandTree {
  #tokens: readonly Token[] | null = null;

  constructor(
    readonly text: string,
    readonly statements: readonly Statement[],
    readonly problems: readonly SyntaxProblem[],
    readonly names: readonly string[],
    readonly implicitNames: boolean,
    readonly ignores: HandTree['ignores'],
    readonly language: LanguageCode | null,
    readonly hasNativeDigits: boolean,
    readonly under: string,
  ) {}

  get tokens(): readonly Token[] {
    this.#tokens ??= tokenize(this.text);
    return this.#tokens;
  }
}

class HandParser {
  readonly #reader: Reader;
  readonly #under: string;
  readonly #structure = new Structure();
  readonly #ignores = new Ignores();
  /** Seats are read first, because they decide which words are names. */
  readonly #seats: readonly SeatsBlock[];
  /** Lines up to here belong to a block of seats. */
  #seatsUntil = -1;
  #ledger = false;
  /** How many lines each language has. */
  readonly #lineCounts: number[] = [];
  /** Lines whose words belong to several languages. */
  readonly #undecided: { readonly line: number; readonly mask: number }[] = [];

  constructor(text: string, options: ParseOptions) {
    const reader = new Reader(text, options.under);
    scanInto(reader.scan, text);
    this.#reader = reader;
    this.#under = options.under ?? '';
    this.#seats = findSeats(reader);
    reader.names = new Names(this.listedNames(options));
    for (const block of this.#seats) block.quoteKeywords(reader);
  }

  parse(): HandTree {
    const reader = this.#reader;
    const { lineCount } = reader.scan;
    for (let line = 0; line < lineCount; line += 1) this.parseLine(reader, line);
    this.#structure.closeAll(reader);
    reader.names.settle();
    reportControls(reader);
    if (reader.problems.length > 1) reader.problems.sort((a, b) => a.start - b.start || a.end - b.end);
    const { text, problems, names } = reader;
    const { statements } = this.#structure;
    const tree = new ParsedHand(
      text,
      statements,
      problems,
      names.list,
      names.implicit,
      this.#ignores.list,
      this.decideLanguage(),
      reader.scan.hasNativeDigits,
      this.#under,
    );
    reader.release();
    return tree;
  }

  private listedNames(options: ParseOptions): readonly string[] | null {
    if (this.#seats.length === 0) return options.names ?? null;
    const names: string[] = [];
    for (const { seats } of this.#seats) for (const seat of seats) names.push(seat.name.text);
    return names;
  }

  private parseLine(reader: Reader, line: number): void {
    const from = reader.firstToken(line);
    const to = reader.lastToken(line);
    if (to < reader.firstToken(line + 1)) this.#ignores.note(reader, to, line, from === to);
    if (from >= to) return;
    this.#ignores.applyTo(line);
    if (line <= this.#seatsUntil) return;
    reader.beginLine(line);
    if (reader.kindAt(from) === COMMENTARY) {
      const start = reader.startAt(from);
      const end = reader.endAt(from);
      const text = reader.text.slice(start + 1, end).trim();
      this.#structure.current.push({ kind: 'commentary', start, end, line, language: null, text });
      return;
    }
    const head = headOf(reader, from, to);
    if (head === null || head.meaning.role !== 'statement') this.parsePlay(reader, from, to);
    else {
      reader.hear(head);
      const { statement, by } = head.meaning;
      const given = lineOf(reader, from, reader.phraseEnd, to);
      this.parseStatement(reader, statement, by === undefined ? given : { ...given, by });
    }
    if (reader.languages !== 0) this.noteLanguage(reader);
  }

  private parsePlay(reader: Reader, from: number, to: number): void {
    const before = reader.problems.length;
    const { current } = this.#structure;
    const count = current.length;
    readUnits(reader, from, to, ACTION);
    parseActions(reader, { ledger: this.#ledger, claims: true }, current);
    // Statements read from a game that is not supported mean nothing.
    if (reader.problems.length > before && reportOtherPoker(reader, from, to, before)) current.length = count;
  }

  /** Reads actions, or another street, after a street's cards. They are already reported there, so problems in them are dropped. */
  private parseRest(reader: Reader, from: number, to: number): void {
    const before = reader.problems.length;
    const head = lineAfterCards(reader, from, to);
    if (head?.meaning.role === 'statement') {
      reader.hear(head);
      this.parseStatement(reader, head.meaning.statement, lineOf(reader, from, reader.phraseEnd, to));
    } else this.parsePlay(reader, from, to);
    reader.problems.length = before;
  }

  private parseStatement(reader: Reader, word: StatementWord, given: StatementLine): void {
    const { start, end } = given;
    const { line } = reader;
    const structure = this.#structure;
    switch (word) {
      case 'hand': {
        structure.closeAll(reader);
        const title = readTitle(reader, given);
        structure.current.push({ kind: 'hand', start, end, line, language: reader.language, title });
        return;
      }
      case 'seats':
        this.addSeats(reader, given);
        return;
      case 'expect':
        structure.current.push(parseExpect(reader, given));
        return;
      case 'ask':
        structure.current.push(parseAsk(reader, given));
        return;
      case 'illegal':
        structure.current.push(parseIllegal(reader, given));
        return;
      case 'cite':
        structure.current.push(parseCite(reader, given));
        return;
      case 'mark':
        structure.current.push(parseMark(reader, given));
        return;
      case 'branch':
        structure.openBranch(reader, given);
        return;
      case 'end':
        structure.endBranch(reader, given);
        return;
      case 'ledger':
        this.#ledger = true;
        structure.current.push({ kind: 'ledger', start, end: given.head.end, line, language: reader.language });
        if (given.from < given.to) this.parsePlay(reader, given.from, given.to);
        return;
      default: {
        reader.rest = -1;
        const cut = word === 'blinds' ? cutAnte(reader, given) : null;
        const statement = parseSetup(reader, word, cut?.blinds ?? given);
        if (statement !== null) structure.current.push(statement);
        const ante = cut === null ? null : parseSetup(reader, 'ante', cut.ante);
        if (ante !== null) structure.current.push(ante);
        if (reader.rest >= 0) this.parseRest(reader, reader.rest, given.to);
      }
    }
  }

  private addSeats(reader: Reader, given: StatementLine): void {
    const block = this.#seats.find(({ line }) => line === reader.line);
    if (block === undefined) {
      // A typo in the word hides the list of seats; the typo is already reported, so do not report it twice.
      if (reader.problems.at(-1)?.start !== given.start) this.parsePlay(reader, given.from, given.to);
      return;
    }
    const { seats, count } = block;
    if (seats.length === 0 && count === null && !block.damaged) reportMissing(reader, given, 'seats-missing');
    reader.languages = block.languages;
    this.#seatsUntil = block.lastLine;
    const { start } = given;
    const { line, language } = reader;
    this.#structure.current.push({ kind: 'seats', start, end: block.end, line, language, seats, count });
  }

  private noteLanguage(reader: Reader): void {
    const mask = reader.languages;
    if ((mask & (mask - 1)) === 0) {
      const index = reader.languageIndex;
      this.#lineCounts[index] = (this.#lineCounts[index] ?? 0) + 1;
    } else this.#undecided.push({ line: reader.line, mask });
  }

  /** The language of most lines that belong to one language; lines that could belong to several get it too. */
  private decideLanguage(): LanguageCode | null {
    let best = -1;
    for (let index = 0; index < this.#lineCounts.length; index += 1) {
      const lines = this.#lineCounts[index] ?? 0;
      if (lines > 0 && (best < 0 || lines > (this.#lineCounts[best] ?? 0))) best = index;
    }
    const [first] = this.#undecided;
    if (first === undefined) return LANGUAGES[best] ?? null;
    if (best < 0) best = 31 - Math.clz32(first.mask & -first.mask);
    const language = LANGUAGES[best] ?? null;
    this.setLanguage(this.#structure.statements, 0, best, language);
    return language;
  }

  /** Sets the language of the undecided lines that could be in it. Statements and lines are in text order; returns the index of the first line after them. */
  private setLanguage(
    statements: readonly Mutable<Statement>[],
    from: number,
    bit: number,
    language: LanguageCode | null,
  ): number {
    let next = from;
    for (const statement of statements) {
      while ((this.#undecided[next]?.line ?? Infinity) < statement.line) next += 1;
      const undecided = this.#undecided[next];
      if (undecided === undefined) return next;
      if (undecided.line === statement.line && (undecided.mask & (1 << bit)) !== 0) {
        statement.language = language;
        if (statement.kind === 'illegal' && statement.action !== null) {
          (statement.action as Mutable<ActionNode>).language = language;
        }
      }
      if (statement.kind === 'branch') next = this.setLanguage(statement.body, next, bit, language);
    }
    return next;
  }
}
