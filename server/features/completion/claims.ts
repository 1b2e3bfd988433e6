/** What `illegal`, `cite`, `branch … from` and ignore comments name. */
import { DIAGNOSTICS, type DiagnosticCode } from '../../../language/diagnostics/codes';
import { sentence, word } from '../../../language/diagnostics/params';
import { hasMessage } from '../../../language/messages/format';
import { type Book, CITATIONS } from '../../../language/poker/rulebook';
import type { Here } from './spot';
import type { Suggestion } from './suggestion';

const CODES = Object.keys(DIAGNOSTICS) as readonly DiagnosticCode[];

/** Why an action may be refused, as `illegal CODE:` says it. */
export function refusalCodes(): readonly Suggestion[] {
  return CODES.filter((code) => hasMessage(`word/reason/${code}`, 'en')).map((code) => ({
    kind: 'code',
    text: `${nameOf(code)}:`,
    detail: sentence('completion/refused', { why: word(`reason/${code}`) }),
  }));
}

/** The codes that a comment may silence. */
export function ignorableCodes(): readonly Suggestion[] {
  return CODES.map((code) => ({ kind: 'code', text: code, also: [nameOf(code)] }));
}

const nameOf = (code: DiagnosticCode): string => code.slice(code.indexOf('/') + 1);

const BOOKS: readonly Book[] = [...new Set(CITATIONS.map(({ book }) => book))];

/** The books that a citation may be held against. */
export function books(): readonly Suggestion[] {
  return BOOKS.map((book) => ({ kind: 'rule', text: book }));
}

/**
 * The editions of a book, or the numbers of one edition.
 * @param typed what stands behind `cite`, in ASCII digits
 */
export function rulesBehind({ compose }: Here, typed: string): readonly Suggestion[] | null {
  const book = BOOKS.find((name) => typed.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (book === undefined) return null;
  const ofBook = CITATIONS.filter((row) => row.book === book);
  const year = /^\s*(\d{4})\s/.exec(typed.slice(book.length))?.[1];
  if (year === undefined) {
    const years = [...new Set(ofBook.map((row) => row.year))].sort((a, b) => b - a);
    return years.map((value) => ({ kind: 'rule', text: compose.figures(String(value)), also: [String(value)] }));
  }
  return ofBook
    .filter((row) => row.year === Number(year) && !row.number.includes(' '))
    .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }))
    .map(({ number, topic }) => ({ kind: 'rule', text: number, detail: topic.replaceAll('-', ' '), also: [topic] }));
}

/** The marks that a branch may begin at. */
export function marksAbove({ standing }: Here): readonly string[] {
  const names = standing.above.flatMap((statement) =>
    statement.kind === 'mark' && statement.name !== null ? [statement.name.text] : [],
  );
  return [...new Set(names)];
}
