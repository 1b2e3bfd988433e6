/**
 * A hand in another language: its keywords, the order of its sentences and, if wanted, its digits. Names, titles and comments
 * are the author's. What the hand says never changes: it is read again, and a line that would come to mean something else is
 * written with English words, which every hand understands, or keeps its own.
 */
import { type Keyword, keywordsOf } from '../syntax/keywords';
import { NEUTRAL } from '../syntax/lexicon/index';
import { commaOf, nativeDigitsOf, phraseOf } from '../syntax/lexicon/phrasing';
import type { HandTree, LanguageCode, Span, Statement } from '../syntax/tree';
import { type DigitSystem, digitSystemsIn, toNativeDigits } from '../text/digits';
import { LineIndex } from '../text/lines';
import { chooseWordings } from './choose';
import { type DigitChoice, digitEdits } from './digits';
import { type Edit, edited } from './edits';
import { faultyLines } from './formatHand';
import { withComments } from './layout';
import { type Manner, SentenceWriter } from './sentences';
import { rawSpans } from './spacing';
import { linesOf, type TextLine } from './textLines';

export interface HandTranslationOptions {
  /** A language with a lexicon. */
  readonly to: LanguageCode;
  /** Numbers keep their digits unless another choice is made; `native`: those of the wanted language. */
  readonly digits?: DigitChoice;
  /** Who plays by the file's defaults, where they tell: as given to the parser. */
  readonly names?: readonly string[] | undefined;
}

const ENGLISH = 'en';
const COMMAS: ReadonlySet<string> = new Set([',', '،']);

/** The hand's lines in another language, one for each line of its text, without line breaks. */
export function translatedLines(tree: HandTree, options: HandTranslationOptions): readonly string[] {
  const lines = linesOf(tree);
  const translation = new Translation(tree, options);
  const { to } = options;
  const manners: readonly Manner[] = [
    { words: to, order: to, joined: 'last' },
    { words: to, order: to, joined: 'all' },
    { words: to, order: NEUTRAL, joined: 'all' },
    { words: ENGLISH, order: ENGLISH, joined: 'last' },
  ];
  const written = manners.map((manner) => translation.bodies(manner));
  const wordings = lines.map((_, line) => {
    const own = written.map((bodies) => bodies.get(line)).filter((body) => body !== undefined);
    return [...new Set(own)];
  });
  const { bodies } = chooseWordings(tree, options.names, lines, wordings);
  const starts = lines.map(({ lead, body }, line) => lead + (bodies[line] ?? body));
  return withComments(lines, bodies, starts).map((text, line) =>
    starts[line] === lines[line]?.lead ? ownText(lines[line]) : text,
  );
}

const ownText = (line: TextLine | undefined): string =>
  line === undefined ? '' : line.lead + line.body + line.gap + line.comment;

/**
 * The hand's text in another language.
 * @internal for tests and scripts
 */
export function translateHand(tree: HandTree, options: HandTranslationOptions): string {
  const ends = linesOf(tree).map(({ end }) => end);
  return translatedLines(tree, options)
    .map((line, index) => line + (ends[index] ?? ''))
    .join('');
}

class Translation {
  readonly #keywords: readonly Keyword[];
  /** Words that the target language does not have. */
  readonly #foreign: ReadonlySet<Statement>;
  readonly #digits: readonly Edit[];
  readonly #raw: ReadonlyMap<number, readonly Span[]>;
  readonly #lines: LineIndex;
  readonly #texts: readonly TextLine[];
  readonly #faulty: ReadonlySet<number>;

  constructor(
    private readonly tree: HandTree,
    private readonly options: HandTranslationOptions,
  ) {
    this.#lines = new LineIndex(tree.text);
    this.#texts = linesOf(tree);
    this.#keywords = keywordsOf(tree);
    const { to } = options;
    const foreign = this.#keywords.filter(({ languages }) => languages.length > 0 && !languages.includes(to));
    this.#foreign = new Set(foreign.map(({ statement }) => statement));
    this.#faulty = faultyLines(tree, this.#lines);
    const system = this.system;
    this.#raw = rawSpans(tree);
    this.#digits =
      system === null
        ? []
        : digitEdits(
            tree,
            () => system,
            (span) => this.isRaw(span),
          );
  }

  /** The digits that numbers are put in; null: they keep their own. */
  private get system(): DigitSystem | null {
    const { to, digits = 'keep' } = this.options;
    if (digits === 'keep') return null;
    return digits === 'latin' ? 'latin' : nativeDigitsOf(to);
  }

  /** By line: its words in a manner. Lines that cannot be read, and those that say nothing, are not in it. */
  bodies(manner: Manner): ReadonlyMap<number, string> {
    // Of several in one place the first holds: sorting keeps their order.
    const edits = [...this.wordEdits(manner), ...this.commaEdits(manner), ...this.#digits].sort(
      (a, b) => a.start - b.start,
    );
    const textOf = (span: Span): string => this.edited(span, edits);
    const sentences = new SentenceWriter(manner, textOf, (value, beside) => this.numberIn(value, beside));
    const bodies = new Map<number, string>();
    const add = (line: number, text: string, separator: string): void => {
      const before = bodies.get(line);
      bodies.set(line, before === undefined ? text : before + separator + text);
    };
    let last: Statement | null = null;
    const visit = (statements: readonly Statement[]): void => {
      for (const statement of statements) {
        const separator = last?.kind === 'ledger' ? ' ' : sentences.comma;
        last = statement;
        if (statement.kind === 'commentary') continue;
        if (statement.kind === 'seats') this.addSeats(statement, edits, bodies);
        else
          add(
            statement.line,
            this.isTranslated(statement) ? textOf(this.headOf(statement)) : this.written(statement, sentences, textOf),
            separator,
          );
        if (statement.kind !== 'branch') continue;
        visit(statement.body);
        if (statement.closing !== null) add(this.lineAt(statement.closing.start), textOf(statement.closing), ' ');
      }
    };
    visit(this.tree.statements);
    for (const line of this.#faulty) bodies.delete(line);
    return bodies;
  }

  private written(statement: Statement, sentences: SentenceWriter, textOf: (span: Span) => string): string {
    return sentences.write(statement) ?? textOf(statement);
  }

  /** The span of a statement in its own line; of a branch without its body. */
  private headOf(statement: Statement): Span {
    if (statement.kind !== 'branch') return statement;
    const { lead = '', body = '' } = this.#texts[statement.line] ?? {};
    const start = this.#lines.lineStart(statement.line) + lead.length;
    return { start, end: start + body.length };
  }

  /** The lines of a list of seats, each with its own words replaced. */
  private addSeats(statement: Statement, edits: readonly Edit[], bodies: Map<number, string>): void {
    const last = this.lineAt(statement.end);
    for (let line = statement.line; line <= last; line += 1) {
      const { lead = '', body = '' } = this.#texts[line] ?? {};
      const start = this.#lines.lineStart(line) + lead.length;
      if (body !== '') bodies.set(line, edited(body, start, within(edits, { start, end: start + body.length })));
    }
  }

  /** Whether the wanted language has all its keywords already: then its words and their order are the author's. */
  private isTranslated(statement: Statement): boolean {
    return !this.#foreign.has(statement);
  }

  private wordEdits({ words }: Manner): Edit[] {
    return this.#keywords.flatMap(({ start, end, word, languages, statement }) => {
      // What is alike everywhere, such as BTN, stays.
      if (languages.length === 0 || languages.includes(words)) return [];
      // A word without a meaning, such as `chips`, has none to be translated.
      if (word === 'filler' || word === 'more' || word === 'on')
        return [{ start: this.startOfGap(start), end, newText: this.isAttachedTo(end) ? ' ' : '' }];
      const use = statement.kind === 'straddle' && statement.start === start ? 'setup' : null;
      return [{ start, end, newText: phraseOf(words, word, use).text }];
    });
  }

  /** `و٢٠٠`: the rest is a word of its own. */
  private isAttachedTo(end: number): boolean {
    return /[\p{L}\p{N}]/u.test(this.tree.text.charAt(end));
  }

  private startOfGap(offset: number): number {
    let start = offset;
    while (this.tree.text[start - 1] === ' ') start -= 1;
    return start;
  }

  /** Commas between parts, in the language's own form. */
  private commaEdits({ words }: Manner): Edit[] {
    const comma = commaOf(words);
    return this.tree.tokens.flatMap(({ kind, text, start, end }) =>
      kind === 'comma' && COMMAS.has(text) && text !== comma && !this.isRaw({ start, end })
        ? [{ start, end, newText: comma }]
        : [],
    );
  }

  private isRaw({ start, end }: Span): boolean {
    return (this.#raw.get(this.lineAt(start)) ?? []).some((span) => span.start <= start && end <= span.end);
  }

  private numberIn(value: number, beside: Span | null): string {
    const text = String(value);
    const [own = 'latin'] = digitSystemsIn(beside === null ? '' : this.tree.text.slice(beside.start, beside.end));
    return toNativeDigits(text, this.system ?? own);
  }

  private edited(span: Span, edits: readonly Edit[]): string {
    return edited(this.tree.text.slice(span.start, span.end), span.start, within(edits, span));
  }

  private lineAt(offset: number): number {
    return this.#lines.positionAt(offset).line;
  }
}

/** Of edits in the order of their beginnings those that lie in a span; a long hand asks for each of its statements. */
function within(edits: readonly Edit[], { start, end }: Span): readonly Edit[] {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found: Edit[] = [];
  for (let at = low; at < edits.length; at += 1) {
    const edit = edits[at];
    if (edit === undefined || edit.start > end) break;
    if (edit.end <= end) found.push(edit);
  }
  return found;
}

/** Lines that have words of other languages, or cannot be read. */
export function foreignLines(tree: HandTree, language: LanguageCode): readonly number[] {
  const lines = new LineIndex(tree.text);
  const foreign = keywordsOf(tree)
    .filter(({ languages }) => languages.length > 0 && !languages.includes(language))
    .map(({ start }) => lines.positionAt(start).line);
  return [...new Set([...foreign, ...faultyLines(tree, lines)])];
}
