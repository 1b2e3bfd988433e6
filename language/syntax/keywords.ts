/** Finds the keywords of a hand, to color or translate them. */
import { LANGUAGES } from '../text/languages';
import { anteAt } from './forgiving/anteOnBlindsLine';
import { readUnitsAsWritten } from './forgiving/bigBlindUnit';
import {
  ACTION,
  ASSUMPTION,
  type CanonicalWord,
  type Context,
  type Entry,
  FACT,
  GAME,
  HEAD,
  SETUP,
} from './lexicon/index';
import { isKeywordName } from './line/seats';
import { playerPlaceOf } from './line/setup';
import { Names } from './names';
import { Reader } from './reader';
import { isQuote } from './tokens/quotationMarks';
import { scanInto } from './tokens/scanner';
import { NUMBER, WORD } from './tokens/tokenKinds';
import type { BranchNode, HandTree, LanguageCode, Span, Statement, StatementOf } from './tree';
import { KEY } from './unit';

export interface Keyword extends Span {
  readonly word: CanonicalWord;
  readonly context: Context;
  /** The languages that have it; empty: every language writes it like this. */
  readonly languages: readonly LanguageCode[];
  /** The statement it belongs to. */
  readonly statement: Statement;
}

/** The keywords of a hand in text order. Short verbs (`f x c b r`) are not keywords. */
export function keywordsOf(tree: HandTree): readonly Keyword[] {
  const finder = new KeywordFinder(tree);
  finder.visit(tree.statements);
  return finder.finish();
}

class KeywordFinder {
  readonly #reader: Reader;
  readonly #found: Keyword[] = [];

  constructor(tree: HandTree) {
    const reader = new Reader(tree.text);
    scanInto(reader.scan, tree.text);
    reader.names = new Names(tree.names);
    for (const name of quotedKeywords(tree.statements, tree.text)) reader.names.quoteOnly(name);
    this.#reader = reader;
  }

  finish(): readonly Keyword[] {
    this.#reader.release();
    return this.#found.sort((a, b) => a.start - b.start);
  }

  visit(statements: readonly Statement[]): void {
    for (const statement of statements) {
      this.#read(statement);
      if (statement.kind === 'branch') {
        this.visit(statement.body);
        if (statement.closing !== null) this.#phrase(statement, statement.closing, HEAD);
      }
    }
  }

  #read(statement: Statement): void {
    const read = KeywordFinder.#readers[statement.kind] as (finder: KeywordFinder, statement: Statement) => void;
    read(this, statement);
  }

  static readonly #readHead = (finder: KeywordFinder, statement: Statement): void => void finder.#head(statement);
  static readonly #readSetup = (finder: KeywordFinder, statement: Statement): void => finder.#rest(statement, SETUP);
  static readonly #readPlay = (finder: KeywordFinder, statement: Statement): void =>
    finder.#units(statement, statement, ACTION);

  /** Finds the keywords of each kind of statement. */
  static readonly #readers: {
    readonly [K in Statement['kind']]: (finder: KeywordFinder, statement: StatementOf<K>) => void;
  } = {
    hand: KeywordFinder.#readHead,
    game: (finder, statement) => {
      finder.#head(statement);
      if (statement.game !== null) finder.#phrase(statement, statement.value, GAME);
    },
    blinds: KeywordFinder.#readSetup,
    bets: KeywordFinder.#readSetup,
    ante: (finder, statement) => finder.#ante(statement),
    bomb: KeywordFinder.#readSetup,
    straddle: (finder, statement) => {
      if (finder.#head(statement) === null) finder.#units(statement, statement, ACTION);
      else finder.#rest(statement, SETUP);
    },
    stacks: KeywordFinder.#readSetup,
    seats: KeywordFinder.#readSetup,
    button: KeywordFinder.#readSetup,
    unit: KeywordFinder.#readSetup,
    rake: KeywordFinder.#readSetup,
    rules: KeywordFinder.#readHead,
    assume: (finder, statement) => {
      finder.#head(statement);
      for (const item of statement.items) if (item.name !== null) finder.#phrase(statement, item, ASSUMPTION);
    },
    street: KeywordFinder.#readHead,
    board: KeywordFinder.#readHead,
    'run-twice': KeywordFinder.#readHead,
    pot: KeywordFinder.#readSetup,
    action: KeywordFinder.#readPlay,
    post: KeywordFinder.#readPlay,
    shows: KeywordFinder.#readPlay,
    mucks: KeywordFinder.#readPlay,
    wins: KeywordFinder.#readPlay,
    pushes: KeywordFinder.#readPlay,
    expect: (finder, statement) => finder.#rest(statement, FACT),
    illegal: (finder, statement) => {
      finder.#head(statement);
      if (statement.action !== null) finder.#units(statement, statement.action, ACTION);
    },
    cite: KeywordFinder.#readHead,
    ask: (finder, statement) => {
      finder.#head(statement);
      if (statement.fact !== null) finder.#units(statement, statement.fact, FACT);
    },
    mark: KeywordFinder.#readHead,
    branch: (finder, statement) => finder.#readBranch(statement),
    ledger: KeywordFinder.#readHead,
    'ledger-entry': KeywordFinder.#readPlay,
    dead: KeywordFinder.#readSetup,
    commentary: () => {},
  };

  /** Notes the statement's first phrase; returns its end, or null if it is not a keyword. */
  #head(statement: Statement): number | null {
    return this.#phrase(statement, { start: statement.start, end: statement.end }, HEAD);
  }

  /** Notes the statement's first phrase and the keywords after it. */
  #rest(statement: Statement, context: Context): void {
    const start = this.#head(statement);
    if (start !== null && start < statement.end) this.#units(statement, { start, end: statement.end }, context);
  }

  /** On the blinds line the word can follow its number: `100 ante`. */
  #ante(statement: Statement): void {
    const to = this.#tokenAt(statement.end);
    let token = this.#tokenAt(statement.start);
    while (token < to && anteAt(this.#reader, token, to) === null) token += 1;
    const start = this.#reader.startAt(token);
    const after = this.#phrase(statement, { start, end: statement.end }, HEAD) ?? statement.end;
    if (statement.start < start) this.#units(statement, { start: statement.start, end: start }, SETUP);
    if (after < statement.end) this.#units(statement, { start: after, end: statement.end }, SETUP);
  }

  /** `branch "Title" from NAME`: keywords are only outside the title and the name. */
  #readBranch(statement: BranchNode): void {
    const { title, from } = statement;
    const start = this.#head(statement);
    if (start === null || from === null) return;
    const end = this.#reader.endAt(this.#reader.lastToken(statement.line) - 1);
    const raw = [title, from].filter((span) => span !== null).sort((a, b) => a.start - b.start);
    let at = start;
    for (const span of [...raw, { start: end, end }]) {
      if (at < span.start) this.#units(statement, { start: at, end: span.start }, SETUP);
      at = span.end;
    }
  }

  /** Notes the phrase that begins a span; returns its end, or null if it is not a keyword. */
  #phrase(statement: Statement, span: Span, context: Context): number | null {
    const reader = this.#reader;
    const token = this.#tokenAt(span.start);
    if (reader.startAt(token) !== span.start || reader.kindAt(token) !== WORD) return null;
    const limit = Math.max(this.#tokenAt(span.end), token + 1);
    const entry = reader.matchPhrase(token, limit, context);
    if (entry === null) return null;
    const end = reader.endAt(reader.phraseEnd - 1);
    this.#note(statement, span.start, end, entry, context);
    return end;
  }

  /** Notes the phrases of a span, read as the parser reads them. */
  #units(statement: Statement, span: Span, context: Context): void {
    const reader = this.#reader;
    const from = this.#tokenAt(span.start);
    const to = Math.max(this.#tokenAt(span.end), from + 1);
    readUnitsAsWritten(reader, from, to, context, statement.kind === 'seats' ? 'seat' : playerPlaceOf(statement.kind));
    for (let index = 0; index < reader.count; index += 1) {
      const { kind, start, end, entry, token } = reader.unit(index);
      if (entry === null || start < span.start || end > span.end) continue;
      if (kind === KEY) this.#note(statement, start, end, entry, context);
      else if (kind === NUMBER) this.#note(statement, reader.startAt(token + 1), end, entry, context);
    }
    for (const { start, end, entry, joins } of reader.sumWords) {
      if (start < span.start || end > span.end) continue;
      this.#note(statement, start, end, joins ? { ...entry, word: 'filler' } : entry, context);
    }
  }

  #note(statement: Statement, start: number, end: number, entry: Entry, context: Context): void {
    const languages = LANGUAGES.filter((_, index) => (entry.languages & (1 << index)) !== 0);
    this.#found.push({ start, end, word: entry.word, context, languages, statement });
  }

  /** Index of the first token that ends after an offset; for the end of a span, the token after its last one. */
  #tokenAt(offset: number): number {
    const { scan } = this.#reader;
    let low = 0;
    let high = scan.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((scan.ends[middle] ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Quoted names that equal a keyword: without quotation marks the word is the keyword. */
function* quotedKeywords(statements: readonly Statement[], text: string): Generator<string> {
  for (const statement of statements) {
    if (statement.kind !== 'seats') continue;
    for (const { name } of statement.seats) {
      if (isKeywordName(name.text) && isQuote(text.slice(name.start, name.end))) yield name.text;
    }
  }
}
