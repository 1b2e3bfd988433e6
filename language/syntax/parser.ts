/**
 * The text of one hand → its tree. Never throws: what cannot be read becomes a problem on the word that is wrong, and
 * the lines around it are not harmed.
 */
import { type ActionPlace, Bag, buildAction, fillBag, parseActions } from './actions';
import { readFacts } from './facts';
import { ACTION, type Entry, FACT, HEAD, LANGUAGES, SETUP } from './lexicon/index';
import type { StatementWord } from './lexicon/meanings';
import { Names } from './names';
import { isClosed, Reader, unquote } from './reader';
import { scanInto, tokenize } from './scanner';
import { isKeywordName, isSeatLine, readSeats } from './seats';
import { isOnePlayer, type Line, missing, parseSeatsLine, parseSetup, rejectRest, restText } from './setup';
import { COLON, COMMA, COMMENT, COMMENTARY, NEWLINE, NUMBER, SLASH, STRING, WORD } from './tokenKinds';
import type { BranchNode, HandTree, LanguageCode, SeatNode, Span, Statement, SyntaxProblem, Text, Token } from './tree';

export interface ParseOptions {
  /** Names that the file's defaults give, for a hand without seats of its own. */
  readonly names?: readonly string[];
}

/** The tree of one hand; its tokens are cut when first asked for, because most trees are only replayed. */
class ParsedHand implements HandTree {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly problems: readonly SyntaxProblem[];
  readonly names: readonly string[];
  readonly implicitNames: boolean;
  readonly ignores: HandTree['ignores'];
  readonly language: LanguageCode | null;
  #tokens: readonly Token[] | null = null;

  constructor(parts: Omit<HandTree, 'tokens'>) {
    this.text = parts.text;
    this.statements = parts.statements;
    this.problems = parts.problems;
    this.names = parts.names;
    this.implicitNames = parts.implicitNames;
    this.ignores = parts.ignores;
    this.language = parts.language;
  }

  get tokens(): readonly Token[] {
    this.#tokens ??= tokenize(this.text);
    return this.#tokens;
  }
}

/** Reads the text of one hand. */
export function parseHand(text: string, options: ParseOptions = {}): HandTree {
  return new HandParser(text, options).parse();
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface OpenBranch {
  readonly node: Mutable<BranchNode>;
  readonly body: Statement[];
  readonly leave: () => void;
}

interface SeatsBlock {
  readonly seats: SeatNode[];
  readonly count: (Span & { readonly value: number }) | null;
  readonly end: number;
  readonly languages: number;
}

class HandParser {
  readonly #text: string;
  readonly #reader: Reader;
  readonly #statements: Statement[] = [];
  readonly #branches: OpenBranch[] = [];
  readonly #ignores: { codes: string[]; line: number; appliesTo: number }[] = [];
  /** Seats by their line; the lines of a block are passed over when their turn comes. */
  readonly #seats = new Map<number, SeatsBlock>();
  #seatLinesUntil = -1;
  #listedNames: readonly string[] | null;
  #waitingIgnores = 0;
  #ledger = false;
  readonly #heard = new Map<LanguageCode, number>();

  constructor(text: string, options: ParseOptions) {
    this.#text = text;
    this.#listedNames = options.names ?? null;
    const reader = new Reader(text, new Names([]));
    scanInto(reader.scan, text);
    this.#reader = reader;
  }

  parse(): HandTree {
    const reader = this.#reader;
    this.readAllSeats(reader);
    const names = new Names(this.#listedNames);
    reader.names = names;
    if (this.#seats.size > 0) this.checkNames(reader);
    const { scan } = reader;
    for (let line = 0; line < scan.lineCount; line += 1) this.parseLine(reader, line);
    while (this.#branches.length > 0) this.closeBranch(reader, null);
    names.settle();
    this.reportControls(reader);
    const tree = new ParsedHand({
      text: this.#text,
      statements: this.#statements,
      problems: reader.problems.sort((a, b) => a.start - b.start || a.end - b.end),
      names: names.list,
      implicitNames: names.implicit,
      ignores: this.#ignores,
      language: this.mainLanguage(),
    });
    reader.release();
    return tree;
  }

  private firstToken(line: number): number {
    return this.#reader.scan.lines[line] ?? 0;
  }

  /** Index behind the last token of a line that says something: no comment, no line break. */
  private lastToken(line: number): number {
    const reader = this.#reader;
    const from = this.firstToken(line);
    let to = this.#reader.scan.lines[line + 1] ?? 0;
    if (to > from && reader.kindAt(to - 1) === NEWLINE) to -= 1;
    if (to > from && reader.kindAt(to - 1) === COMMENT) to -= 1;
    return to;
  }

  // Seats first: they say which words are names.

  private readAllSeats(reader: Reader): void {
    const { scan } = reader;
    for (let line = 0; line < scan.lineCount; line += 1) {
      const from = this.firstToken(line);
      const entry = reader.kindAt(from) === WORD ? reader.matchPhrase(from, this.lastToken(line), HEAD) : null;
      if (entry === null || entry.word !== 'seats') continue;
      const behind = this.skipColon(reader, reader.phraseEnd, this.lastToken(line));
      reader.beginLine(line);
      reader.hear(entry);
      line = this.readSeatsAt(reader, line, from, behind);
    }
    const names: string[] = [];
    for (const { seats } of this.#seats.values()) for (const seat of seats) names.push(seat.name.text);
    if (this.#seats.size > 0) this.#listedNames = names;
  }

  /** Reads the seats of a line or a block; gives its last line. */
  private readSeatsAt(reader: Reader, line: number, from: number, behind: number): number {
    const to = this.lastToken(line);
    const end = to > from ? reader.endAt(to - 1) : 0;
    const head = { start: reader.startAt(from), end: reader.endAt(behind - 1) };
    if (behind < to) {
      const read = parseSeatsLine(reader, { head, from: behind, to, start: head.start, end });
      this.#seats.set(line, { ...read, end, languages: reader.languages });
      return line;
    }
    const seats: SeatNode[] = [];
    let last = line;
    for (let next = line + 1; next < reader.scan.lineCount; next += 1) {
      const first = this.firstToken(next);
      const limit = this.lastToken(next);
      if (first === limit) {
        // A comment alone is no blank line.
        if (reader.kindAt(first) !== COMMENT) break;
        continue;
      }
      if (!isSeatLine(reader, first, limit)) break;
      reader.line = next;
      reader.readUnits(first, limit, SETUP);
      readSeats(reader, 0, seats);
      last = next;
    }
    const blockEnd = seats.at(-1)?.end ?? end;
    this.#seats.set(line, { seats, count: null, end: blockEnd, languages: reader.languages });
    return last;
  }

  private checkNames(reader: Reader): void {
    for (const { seats } of this.#seats.values()) {
      for (const { name } of seats) {
        const quoted = this.#text.charAt(name.start) !== name.text.charAt(0);
        if (!isKeywordName(name.text)) continue;
        if (quoted) reader.names.quoteOnly(name.text);
        else {
          reader.syntax(
            'quote-keyword',
            name.start,
            name.end,
            { name: name.text },
            {
              start: name.start,
              end: name.end,
              newText: `"${name.text}"`,
            },
          );
        }
      }
    }
  }

  // Lines

  private parseLine(reader: Reader, line: number): void {
    const from = this.firstToken(line);
    const to = this.lastToken(line);
    reader.beginLine(line);
    this.noteComment(reader, line, from, to);
    if (from >= to) return;
    if (line <= this.#seatLinesUntil) return;
    if (this.#waitingIgnores < this.#ignores.length) this.applyIgnores(line);
    if (reader.kindAt(from) === COMMENTARY) {
      const start = reader.startAt(from);
      const end = reader.endAt(from);
      const text = this.#text.slice(start + 1, end).trim();
      this.add({ kind: 'commentary', start, end, line, language: null, text });
      return;
    }
    const entry = this.headOf(reader, from, to);
    if (entry === null || entry.meaning.role !== 'statement') this.parsePlay(reader, from, to);
    else {
      const phraseEnd = reader.phraseEnd;
      reader.hear(entry);
      const behind = this.skipColon(reader, phraseEnd, to);
      const head = { start: reader.startAt(from), end: reader.endAt(phraseEnd - 1) };
      this.parseStatement(reader, entry.meaning.statement, {
        head,
        from: behind,
        to,
        start: head.start,
        end: reader.endAt(to - 1),
      });
    }
    const language = reader.language;
    if (language !== null) this.#heard.set(language, (this.#heard.get(language) ?? 0) + 1);
  }

  private add(statement: Statement): void {
    const branch = this.#branches.at(-1);
    (branch === undefined ? this.#statements : branch.body).push(statement);
  }

  private target(): Statement[] {
    return this.#branches.at(-1)?.body ?? this.#statements;
  }

  private skipColon(reader: Reader, token: number, to: number): number {
    return token < to && reader.kindAt(token) === COLON ? token + 1 : token;
  }

  /** The statement word that a line begins with, or null where it is an action; sets `phraseEnd`. */
  private headOf(reader: Reader, from: number, to: number): Entry | null {
    if (reader.kindAt(from) !== WORD || reader.isName(from)) return null;
    const entry = reader.matchPhrase(from, to, HEAD);
    if (entry === null) return this.correctHead(reader, from, to);
    const next = reader.phraseEnd;
    if (entry.meaning.role === 'verb' && entry.meaning.verb === 'bet') return this.betsHead(reader, from, next, to);
    if (entry.meaning.role !== 'statement') return null;
    if (entry.word === 'bets') return this.betsHead(reader, from, next, to);
    if (entry.word === 'button') {
      const behind = this.skipColon(reader, next, to);
      const isSetup = behind > next || isOnePlayer(reader, behind, to);
      reader.phraseEnd = next;
      return isSetup ? entry : null;
    }
    return entry;
  }

  /** `bets 2/4` is the set-up of fixed limit; the verb in front of its player is not. */
  private betsHead(reader: Reader, from: number, next: number, to: number): Entry | null {
    const behind = this.skipColon(reader, next, to);
    const isSetup =
      behind > next ||
      (reader.kindAt(behind) === NUMBER &&
        behind < to &&
        reader.kindAt(behind + 1) === SLASH &&
        !this.isPotFraction(reader, behind, to));
    if (!isSetup) return null;
    const entry = reader.matchPhrase(from, to, HEAD);
    return entry !== null && entry.word === 'bets' ? entry : null;
  }

  private isPotFraction(reader: Reader, from: number, to: number): boolean {
    for (let token = from; token < to; token += 1) {
      if (reader.isName(token) || reader.matchPhrase(token, to, ACTION)?.word === 'pot') return true;
    }
    return false;
  }

  /** A slip in the statement word itself: `exepct Raha to call 50`. */
  private correctHead(reader: Reader, from: number, to: number): Entry | null {
    const before = reader.problems.length;
    const entry = reader.correctPhrase(from, to, HEAD);
    if (entry === null) return null;
    if (entry.meaning.role === 'statement') return entry;
    reader.problems.length = before;
    return null;
  }

  private parsePlay(reader: Reader, from: number, to: number): void {
    reader.readUnits(from, to, ACTION);
    parseActions(reader, 0, { ledger: this.#ledger, claims: true }, this.target());
  }

  private parseStatement(reader: Reader, word: StatementWord, line: Line): void {
    switch (word) {
      case 'hand': {
        while (this.#branches.length > 0) this.closeBranch(reader, null);
        const title = this.readTitle(reader, line, line.to);
        this.add({ ...this.node(reader, line), kind: 'hand', title });
        return;
      }
      case 'seats': {
        const block = this.#seats.get(reader.line);
        if (block === undefined) return;
        reader.languages = block.languages;
        if (block.seats.length === 0 && block.count === null) {
          if (!this.hasProblemIn(reader, line.start, line.end)) missing(reader, line, 'seats-missing');
        }
        this.#seatLinesUntil = this.lineOfOffset(reader, block.end);
        this.add({ ...this.node(reader, line), end: block.end, kind: 'seats', seats: block.seats, count: block.count });
        return;
      }
      case 'expect': {
        reader.readUnits(line.from, line.to, FACT);
        const facts = readFacts(reader, 0, true);
        if (reader.count === 0) missing(reader, line, 'expect-missing');
        this.add({ ...this.node(reader, line), kind: 'expect', facts });
        return;
      }
      case 'ask':
        this.parseAsk(reader, line);
        return;
      case 'illegal':
        this.parseIllegal(reader, line);
        return;
      case 'cite':
        this.parseCite(reader, line);
        return;
      case 'mark': {
        const name = this.readLabel(reader, line.from, line.to);
        if (name === null) missing(reader, line, 'mark-name');
        else if (name.next < line.to) rejectRest(reader, { ...line, from: name.next });
        this.add({ ...this.node(reader, line), kind: 'mark', name: name?.text ?? null });
        return;
      }
      case 'branch':
        this.openBranch(reader, line);
        return;
      case 'end':
        if (this.#branches.length === 0) missing(reader, line, 'end-alone');
        else {
          rejectRest(reader, line);
          this.closeBranch(reader, { start: line.head.start, end: line.head.end });
        }
        return;
      case 'ledger':
        this.#ledger = true;
        this.add({ ...this.node(reader, { ...line, end: line.head.end }), kind: 'ledger' });
        if (line.from < line.to) this.parsePlay(reader, line.from, line.to);
        return;
      default: {
        const statement = parseSetup(reader, word, line);
        if (statement !== null) this.add(statement);
      }
    }
  }

  private node(reader: Reader, line: Line) {
    return { start: line.start, end: line.end, line: reader.line, language: reader.language };
  }

  private hasProblemIn(reader: Reader, start: number, end: number): boolean {
    return reader.problems.some((problem) => problem.start >= start && problem.start < end);
  }

  private lineOfOffset(reader: Reader, offset: number): number {
    let line = reader.line;
    while (line + 1 < reader.scan.lineCount && reader.startAt(this.firstToken(line + 1)) < offset) line += 1;
    return line;
  }

  /** A quoted title; an unquoted one is kept too, but wants quotation marks. */
  private readTitle(reader: Reader, line: Line, to: number): Text | null {
    if (line.from >= to) return null;
    if (reader.kindAt(line.from) === STRING) {
      const start = reader.startAt(line.from);
      const end = reader.endAt(line.from);
      const text = this.#text.slice(start, end);
      if (!isClosed(text)) {
        reader.syntax('unclosed-quote', start, end, { text }, { start: end, end, newText: closingMark(text) });
      } else if (line.from + 1 < to) rejectRest(reader, { ...line, from: line.from + 1, to });
      return { text: unquote(text), start, end };
    }
    const { text, start, end } = restText(reader, { ...line, to });
    reader.syntax('quote-title', start, end, { text }, { start, end, newText: `"${text.replaceAll('"', '')}"` });
    return { text, start, end };
  }

  /** The name of a mark: one run without white space, or a quoted text. */
  private readLabel(reader: Reader, from: number, to: number): { readonly text: Text; readonly next: number } | null {
    if (from >= to) return null;
    const start = reader.startAt(from);
    let next = from + 1;
    if (reader.kindAt(from) === STRING) {
      const end = reader.endAt(from);
      return { text: { text: unquote(this.#text.slice(start, end)), start, end }, next };
    }
    while (next < to && reader.startAt(next) === reader.endAt(next - 1) && reader.kindAt(next) !== COMMA) next += 1;
    const end = reader.endAt(next - 1);
    return { text: { text: this.#text.slice(start, end), start, end }, next };
  }

  private openBranch(reader: Reader, line: Line): void {
    let title: Text | null = null;
    let from: Text | null = null;
    let marked = false;
    let damaged = false;
    let token = line.from;
    while (token < line.to) {
      const entry = reader.kindAt(token) === WORD ? reader.matchPhrase(token, line.to, SETUP) : null;
      const role = entry?.meaning.role;
      if (entry !== null && role === 'from' && !marked) {
        marked = true;
        reader.hear(entry);
        token = reader.phraseEnd;
        continue;
      }
      if (
        reader.kindAt(token) === STRING &&
        title === null &&
        !(marked && from === null && entry === null && token > line.from)
      ) {
        title = this.readTitle(reader, { ...line, from: token }, token + 1);
        token += 1;
        continue;
      }
      const label = this.readLabel(reader, token, line.to);
      if (label === null) break;
      if (from === null) from = label.text;
      else {
        if (!damaged) reader.syntax('branch-extra', label.text.start, label.text.end, { word: label.text.text });
        damaged = true;
      }
      token = label.next;
    }
    if (!damaged && from !== null && !marked) {
      reader.syntax('branch-from', from.start, from.end, { word: from.text });
      from = null;
    } else if (marked && from === null) missing(reader, line, 'branch-from-missing');
    const body: Statement[] = [];
    const node: Mutable<BranchNode> = { ...this.node(reader, line), kind: 'branch', title, from, body, closing: null };
    this.add(node);
    this.#branches.push({ node, body, leave: reader.names.enterBranch() });
  }

  private closeBranch(reader: Reader, end: Span | null): void {
    const branch = this.#branches.pop();
    if (branch === undefined) return;
    branch.leave();
    branch.node.closing = end;
    if (end !== null) {
      branch.node.end = end.end;
      return;
    }
    const { start, body } = branch.node;
    branch.node.end = Math.max(branch.node.end, body.at(-1)?.end ?? 0);
    const word = /^\S+/.exec(this.#text.slice(start))?.[0] ?? '';
    reader.report('text/unclosed-branch', 'text/unclosed-branch', start, start + word.length, { word });
  }

  private parseAsk(reader: Reader, line: Line): void {
    let to = line.to;
    let question: Text | null = null;
    if (to > line.from && reader.kindAt(to - 1) === STRING) {
      const start = reader.startAt(to - 1);
      const end = reader.endAt(to - 1);
      const text = this.#text.slice(start, end);
      if (reader.names.quoted(unquote(text)) === null) {
        if (!isClosed(text)) {
          reader.syntax('unclosed-quote', start, end, { text }, { start: end, end, newText: closingMark(text) });
        }
        question = { text: unquote(text), start, end };
        to -= 1;
      }
    }
    reader.readUnits(line.from, to, FACT);
    const facts = readFacts(reader, 0, false);
    if (reader.count === 0) missing(reader, line, 'ask-missing');
    const [fact = null, second] = facts;
    if (second !== undefined) reader.syntax('one-fact', second.start, second.end, { text: reader.textOf(second) });
    this.add({ ...this.node(reader, line), kind: 'ask', fact, question });
  }

  private parseIllegal(reader: Reader, line: Line): void {
    let from = line.from;
    let code: Text | null = null;
    for (let token = line.from; token < line.to; token += 1) {
      if (reader.kindAt(token) !== COLON) continue;
      if (token === line.from) break;
      const start = reader.startAt(line.from);
      const end = reader.endAt(token - 1);
      code = { text: this.#text.slice(start, end), start, end };
      from = token + 1;
      break;
    }
    reader.readUnits(from, line.to, ACTION);
    const bag = new Bag();
    const next = reader.count === 0 ? 0 : fillBag(reader, 0, bag);
    const place: ActionPlace = { ledger: false, claims: false };
    const action = reader.count === 0 ? null : buildAction(reader, bag, place);
    if (reader.count === 0) missing(reader, line, 'illegal-missing');
    else if (next < reader.count) {
      const rest = reader.unit(next);
      const last = reader.unit(reader.count - 1);
      reader.syntax('one-action', rest.start, last.end, { text: this.#text.slice(rest.start, last.end) });
    }
    this.add({ ...this.node(reader, line), kind: 'illegal', code, action });
  }

  /** `cite TDA 2026 49-A`: a book's words, a year, a number. */
  private parseCite(reader: Reader, line: Line): void {
    let year: number | null = null;
    let yearToken = -1;
    for (let token = line.from; token < line.to; token += 1) {
      const value = reader.wordAt(token)?.number?.value ?? null;
      if (reader.kindAt(token) !== NUMBER || value === null || value.scale > 0) continue;
      if (value.units < 1900 || value.units > 2199 || token === line.from) continue;
      year = value.units;
      yearToken = token;
      break;
    }
    const bookEnd = yearToken < 0 ? line.to : yearToken;
    const book = restText(reader, { ...line, to: bookEnd });
    const number =
      yearToken >= 0 && yearToken + 1 < line.to ? restText(reader, { ...line, from: yearToken + 1 }) : null;
    if (line.from >= line.to) missing(reader, line, 'cite-missing');
    else if (year === null) reader.syntax('cite-year', book.start, book.end, { book: book.text });
    this.add({ ...this.node(reader, line), kind: 'cite', book, year, number });
  }

  // Comments and languages

  private noteComment(reader: Reader, line: number, from: number, to: number): void {
    if (reader.kindAt(to) !== COMMENT || to >= (reader.scan.lines[line + 1] ?? 0)) return;
    const text = this.#text.slice(reader.startAt(to), reader.endAt(to));
    const match = /^#\s*handscript-ignore(?:[\s:]+(.*))?$/i.exec(text);
    if (match === null) return;
    const codes = (match[1] ?? '').split(/[\s,،;؛]+/).filter((code) => code !== '');
    this.#ignores.push({ codes, line, appliesTo: line });
    // Beside a statement it holds for that line, alone for the next one that says something.
    if (from < to && this.#waitingIgnores === this.#ignores.length - 1) this.#waitingIgnores = this.#ignores.length;
  }

  private applyIgnores(line: number): void {
    for (let index = this.#waitingIgnores; index < this.#ignores.length; index += 1) {
      const ignore = this.#ignores[index];
      if (ignore !== undefined && ignore.line !== line) ignore.appliesTo = line;
    }
    this.#waitingIgnores = this.#ignores.length;
  }

  private reportControls(reader: Reader): void {
    let lastLine = -1;
    let line = 0;
    for (const offset of reader.scan.controls) {
      while (
        line + 1 < reader.scan.lineCount &&
        (reader.scan.ends[(reader.scan.lines[line + 1] ?? 0) - 1] ?? 0) <= offset
      ) {
        line += 1;
      }
      if (line === lastLine) continue;
      lastLine = line;
      const code = this.#text.charCodeAt(offset).toString(16).toUpperCase();
      reader.report(
        'text/bidi-control',
        'text/bidi-control',
        offset,
        offset + 1,
        { character: `U+${code}` },
        {
          start: offset,
          end: offset + 1,
          newText: '',
        },
      );
    }
  }

  private mainLanguage(): LanguageCode | null {
    let best: LanguageCode | null = null;
    let most = 0;
    for (const language of LANGUAGES) {
      const count = this.#heard.get(language) ?? 0;
      if (count > most) {
        best = language;
        most = count;
      }
    }
    return best;
  }
}

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
]);

function closingMark(text: string): string {
  return CLOSERS.get(text.charAt(0)) ?? '"';
}
