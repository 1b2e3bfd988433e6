/** Suggests what `illegal`, `cite`, `branch … from` and ignore comments name. */
import { DIAGNOSTICS, type DiagnosticCode } from '../../diagnostics/codes';
import { cited, inner, sentence, word } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { hasMessage } from '../../messages/format';
import { type Book, CITATIONS, type Citation, citationsOf, type Topic } from '../../poker/rulebook';
import type { CursorContext } from './cursorContext';
import type { Suggestion } from './suggestion';

const allCodes = (): readonly DiagnosticCode[] => Object.keys(DIAGNOSTICS) as DiagnosticCode[];

/** The reasons why an action is illegal, as `illegal CODE:` names them. */
export function refusalCodes(): readonly Suggestion[] {
  const reasons = allCodes().filter((code) => hasMessage(`word/reason/${code}`, 'en'));
  return reasons.map((code) => ({
    kind: 'code',
    text: `${nameOf(code)}:`,
    detail: sentence('completion/refused', { why: word(`reason/${code}`) }),
  }));
}

/** The codes that a comment may ignore. */
export function ignorableCodes(): readonly Suggestion[] {
  return allCodes().map((code) => ({ kind: 'code', text: code, alternatives: [nameOf(code)] }));
}

const nameOf = (code: DiagnosticCode): string => code.slice(code.indexOf('/') + 1);

/** The possible continuations of a citation, and where they begin. */
export interface RuleWords {
  /** Offset in the typed text. */
  readonly start: number;
  readonly list: readonly Suggestion[];
}

/**
 * The books, the editions of a book, or the numbers of one edition.
 * @param typed the text after `cite`, in ASCII digits
 */
export function ruleWords(context: CursorContext, typed: string): RuleWords {
  const citation = typed.trimStart();
  const from = typed.length - citation.length;
  const books: readonly Book[] = [...new Set(CITATIONS.map((row) => row.book))];
  const book = books.find((name) => citation.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (book === undefined) return { start: from, list: books.map((name) => ({ kind: 'rule', text: name })) };
  const ofBook = CITATIONS.filter((row) => row.book === book);
  const [before, year] = /^\s+(\d{4})\s+/.exec(citation.slice(book.length)) ?? [];
  const list = year === undefined ? editions(context, ofBook) : numbers(context, ofBook, Number(year));
  const rest = before ?? /^\s+/.exec(citation.slice(book.length))?.[0] ?? '';
  return { start: from + book.length + rest.length, list };
}

function editions({ compose }: CursorContext, ofBook: readonly Citation[]): readonly Suggestion[] {
  const years = [...new Set(ofBook.map((row) => row.year))].sort((a, b) => b - a);
  return years.map((year) => ({ kind: 'rule', text: compose.figures(String(year)), alternatives: [String(year)] }));
}

/** The rule numbers of an edition with their topics. */
function numbers({ compose, say }: CursorContext, ofBook: readonly Citation[], year: number): readonly Suggestion[] {
  const topics = new Map<string, Topic[]>();
  for (const row of ofBook) {
    if (row.year === year) topics.set(row.number, [...(topics.get(row.number) ?? []), row.topic]);
  }
  return [...topics]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([number, about]): Suggestion => {
      const title = about.map((topic) => say(titleOf(topic))).join(' · ');
      return {
        kind: 'rule',
        text: compose.figures(number),
        detail: title,
        alternatives: [number, title, ...about],
        describe: (page) => {
          for (const topic of about) page.list(citationsOf(topic).map((rule) => citedFor(topic, rule)));
        },
      };
    });
}

const titleOf = (topic: Topic): Sentence => sentence(`topic/${topic}`);
const citedFor = (topic: Topic, rule: string): Sentence =>
  sentence('diagnostic/with-rule', { message: inner(titleOf(topic)), rule: cited(rule) });

/** The marks that a branch may start from. */
export function marksAbove(context: CursorContext): readonly string[] {
  const names = context.above.flatMap((statement) =>
    statement.kind === 'mark' && statement.name !== null ? [statement.name.text] : [],
  );
  return [...new Set(names)];
}
