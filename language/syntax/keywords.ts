/** Which words of a hand are words of the notation: for whatever shows or rewrites them. */
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
import { placeOf } from './line/setup';
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
  /** The languages that say it so; empty for what is written alike everywhere. */
  readonly languages: readonly LanguageCode[];
  /** The statement it stands in. */
  readonly statement: Statement;
}

/** The keywords of a hand in the order of its text. Short verbs (`f x c b r`) are none. */
export function keywordsOf(tree: HandTree): readonly Keyword[] {
  const finder = new Finder(tree);
  finder.visit(tree.statements);
  return finder.finish();
}

class Finder {
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
    const read = Finder.#readers[statement.kind] as (finder: Finder, statement: Statement) => void;
    read(this, statement);
  }

  static readonly #readHead = (finder: Finder, statement: Statement): void => void finder.#head(statement);
  static readonly #readSetup = (finder: Finder, statement: Statement): void => finder.#rest(statement, SETUP);
  static readonly #readPlay = (finder: Finder, statement: Statement): void =>
    finder.#units(statement, statement, ACTION);

  /** Which words of each kind of statement are keywords. */
  static readonly #readers: {
    readonly [K in Statement['kind']]: (finder: Finder, statement: StatementOf<K>) => void;
  } = {
    hand: Finder.#readHead,
    game: (finder, statement) => {
      finder.#head(statement);
      if (statement.game !== null) finder.#phrase(statement, statement.value, GAME);
    },
    blinds: Finder.#readSetup,
    bets: Finder.#readSetup,
    ante: (finder, statement) => finder.#ante(statement),
    bomb: Finder.#readSetup,
    straddle: (finder, statement) => {
      if (finder.#head(statement) === null) finder.#units(statement, statement, ACTION);
      else finder.#rest(statement, SETUP);
    },
    stacks: Finder.#readSetup,
    seats: Finder.#readSetup,
    button: Finder.#readSetup,
    unit: Finder.#readSetup,
    rake: Finder.#readSetup,
    rules: Finder.#readHead,
    assume: (finder, statement) => {
      finder.#head(statement);
      for (const item of statement.items) if (item.name !== null) finder.#phrase(statement, item, ASSUMPTION);
    },
    street: Finder.#readHead,
    board: Finder.#readHead,
    'run-twice': Finder.#readHead,
    pot: Finder.#readSetup,
    action: Finder.#readPlay,
    post: Finder.#readPlay,
    shows: Finder.#readPlay,
    mucks: Finder.#readPlay,
    wins: Finder.#readPlay,
    pushes: Finder.#readPlay,
    expect: (finder, statement) => finder.#rest(statement, FACT),
    illegal: (finder, statement) => {
      finder.#head(statement);
      if (statement.action !== null) finder.#units(statement, statement.action, ACTION);
    },
    cite: Finder.#readHead,
    ask: (finder, statement) => {
      finder.#head(statement);
      if (statement.fact !== null) finder.#units(statement, statement.fact, FACT);
    },
    mark: Finder.#readHead,
    branch: (finder, statement) => finder.#readBranch(statement),
    ledger: Finder.#readHead,
    'ledger-entry': Finder.#readPlay,
    dead: Finder.#readSetup,
    commentary: () => {},
  };

  /** The statement's first phrase; gives its end, or null where it is none. */
  #head(statement: Statement): number | null {
    return this.#phrase(statement, { start: statement.start, end: statement.end }, HEAD);
  }

  /** The statement's first phrase and what stands behind it. */
  #rest(statement: Statement, context: Context): void {
    const start = this.#head(statement);
    if (start !== null && start < statement.end) this.#units(statement, { start, end: statement.end }, context);
  }

  /** On the line of the blinds the word may stand behind its number: `100 ante`. */
  #ante(statement: Statement): void {
    const to = this.#tokenAt(statement.end);
    let token = this.#tokenAt(statement.start);
    while (token < to && anteAt(this.#reader, token, to) === null) token += 1;
    const start = this.#reader.startAt(token);
    const behind = this.#phrase(statement, { start, end: statement.end }, HEAD) ?? statement.end;
    if (statement.start < start) this.#units(statement, { start: statement.start, end: start }, SETUP);
    if (behind < statement.end) this.#units(statement, { start: behind, end: statement.end }, SETUP);
  }

  /** `branch "Title" from NAME`: between title and name there is only the word that joins them. */
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

  /** Notes the phrase that begins a span; gives its end, or null where it is none. */
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
    readUnitsAsWritten(reader, from, to, context, statement.kind === 'seats' ? 'seat' : placeOf(statement.kind));
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

  /** Index of the first token that ends behind an offset; at the end of a span: behind its last token. */
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

/** Names that equal a word of the notation and stand in quotation marks: unquoted the word is itself. */
function* quotedKeywords(statements: readonly Statement[], text: string): Generator<string> {
  for (const statement of statements) {
    if (statement.kind !== 'seats') continue;
    for (const { name } of statement.seats) {
      if (isKeywordName(name.text) && isQuote(text.slice(name.start, name.end))) yield name.text;
    }
  }
}
