/** Cites rules by number and checks citations against the table of the rule books. */
import { RULEBOOK, type RulebookRow } from './rulebookTable';
import type { BettingStructure, ProfileName, ViolationCode } from './types';

/** A subject of the rule books, as a stable word. */
export type Topic = keyof typeof RULEBOOK;

export type Book = 'TDA' | 'WSOP Tournament' | 'WSOP Live' | "Robert's Rules" | 'PokerStars';

/** One number of one edition. Only a sourced one may contradict an author. */
export interface Citation {
  readonly topic: Topic;
  readonly book: Book;
  readonly year: number;
  /** As the book writes it: `47-A`, `96`, `188-192`. */
  readonly number: string;
  readonly basis: 'sourced' | 'inferred';
}

type RulebookColumn = 'tda2011' | 'tda2024' | 'tda2026' | 'wsop' | 'live';

const EDITIONS: readonly { readonly column: RulebookColumn; readonly book: Book; readonly years: readonly number[] }[] =
  [
    { column: 'tda2011', book: 'TDA', years: [2011, 2013] },
    { column: 'tda2024', book: 'TDA', years: [2022, 2024] },
    { column: 'tda2026', book: 'TDA', years: [2026] },
    { column: 'wsop', book: 'WSOP Tournament', years: [2026] },
    { column: 'live', book: 'WSOP Live', years: [2026] },
  ];

/** @internal for tests and scripts */
export const TOPICS = Object.keys(RULEBOOK) as readonly Topic[];

function numbersIn(cell: string | undefined): { number: string; basis: Citation['basis'] }[] {
  if (cell === undefined) return [];
  return cell.split(', ').map((entry) => {
    const inferred = entry.endsWith('?');
    return { number: inferred ? entry.slice(0, -1) : entry, basis: inferred ? 'inferred' : 'sourced' };
  });
}

/** Every numbered rule of the table, a row for each edition. */
export const CITATIONS: readonly Citation[] = TOPICS.flatMap((topic) => {
  const row: RulebookRow = RULEBOOK[topic];
  return EDITIONS.flatMap(({ column, book, years }) =>
    years.flatMap((year) => numbersIn(row[column]).map((entry) => ({ topic, book, year, ...entry }))),
  );
});

/** The number to cite, marked if it is only inferred. */
function mainNumber(cell: string | undefined): string | null {
  const [first] = numbersIn(cell);
  if (first === undefined) return null;
  return first.basis === 'inferred' ? `${first.number} (inferred)` : first.number;
}

function tdaCitation({ tda2024, tda2026 }: RulebookRow): string | null {
  const old = mainNumber(tda2024);
  const current = mainNumber(tda2026);
  if (old === null) return current === null ? null : `TDA 2026 ${current}`;
  return current === null ? `TDA 2024 ${old}` : `TDA 2024 ${old}, 2026 ${current}`;
}

const CITED_BY: Record<ProfileName, (row: RulebookRow) => string | null> = {
  tda: tdaCitation,
  wsop: ({ wsop }) => (wsop === undefined ? null : `WSOP 2026 Tournament ${mainNumber(wsop)}`),
  'wsop-live': ({ live }) => (live === undefined ? null : `WSOP 2026 Live ${mainNumber(live)}`),
  roberts: ({ roberts }) => (roberts === undefined ? null : `Robert's Rules of Poker 11, ${roberts}`),
  online: ({ online }) => (online === undefined ? null : `PokerStars, ${online}`),
};

/** Which books to cite where a profile's own book is silent. */
const FALLBACK: readonly ProfileName[] = ['tda', 'wsop-live', 'roberts', 'wsop', 'online'];

/** The rule on a topic as people cite it, in the profile's book: `TDA 2024 47-A, 2026 49-A`; if that is silent, in the next of `FALLBACK`. */
export function citationOf(topic: Topic, profile: ProfileName): string {
  const row: RulebookRow = RULEBOOK[topic];
  for (const name of [profile, ...FALLBACK]) {
    const citation = CITED_BY[name](row);
    if (citation !== null) return citation;
  }
  return '';
}

/** The topic that each reason for refusing an action rests on. */
export const topicOfViolation: Record<ViolationCode, Topic> = {
  'hand-over': 'acting-in-turn',
  'street-closed': 'acting-in-turn',
  'already-folded': 'acting-in-turn',
  'already-all-in': 'acting-in-turn',
  'out-of-turn': 'out-of-turn',
  'check-facing-bet': 'invalid-declarations',
  'nothing-to-call': 'invalid-declarations',
  'bet-facing-bet': 'invalid-declarations',
  'nothing-to-raise': 'invalid-declarations',
  'not-reopened': 're-opening',
  'raise-cap': 'number-of-raises',
  'no-one-to-raise': 'no-one-to-raise',
  'over-stack': 'table-stakes',
  'under-min-bet': 'minimum-bet',
  'under-min-raise': 'raise-amounts',
  'over-pot-limit': 'pot-limit',
  'wrong-limit-size': 'limit-sizes',
};

/** As `topicOfViolation`; fixed limit has a re-opening rule of its own (TDA 2024 47-B, 2026 49-B). */
export function topicFor(code: ViolationCode, betting: BettingStructure): Topic {
  if (code === 'not-reopened' && betting === 'fixed-limit') return 're-opening-limit';
  return topicOfViolation[code];
}

/** The rule on a topic in every book that has it: as `citationOf`, each once. */
export function citationsOf(topic: Topic): readonly string[] {
  const row: RulebookRow = RULEBOOK[topic];
  return FALLBACK.flatMap((profile) => CITED_BY[profile](row) ?? []);
}

export type CitationCheck =
  /** The edition has this rule, on these topics. */
  | { readonly verdict: 'known'; readonly topics: readonly Topic[] }
  /** The number belongs to another edition; `right` is where this edition has the same topic. */
  | { readonly verdict: 'other-edition'; readonly found: readonly Citation[]; readonly right: readonly Citation[] }
  /** The table does not know the number: do not contradict the author. */
  | { readonly verdict: 'unknown' };

/** `49A`, `49.a`, `49-a` and `RP11` as the table writes them. */
function normalNumber(number: string): string {
  const upper = number.trim().toUpperCase().replace(/\s+/g, '');
  const match = /^(RP)?[-.]?(\d+)[-.]?([A-Z])?$/.exec(upper);
  if (match === null) return upper;
  const [, practice, digits, letter] = match;
  return `${practice === undefined ? '' : 'RP-'}${digits}${letter === undefined ? '' : `-${letter}`}`;
}

/** The books a word may mean; both WSOP books number from 1, so `WSOP` alone means either. */
function booksNamed(book: string): readonly Book[] {
  const word = book
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
  if (word === 'tda' || word === 'poker tda') return ['TDA'];
  if (word === 'wsop') return ['WSOP Tournament', 'WSOP Live'];
  if (/^wsop tourn(ament)?\.?$/.test(word)) return ['WSOP Tournament'];
  return word === 'wsop live' ? ['WSOP Live'] : [];
}

function covers(entry: string, number: string): boolean {
  if (entry === number || entry.startsWith(`${number}-`)) return true;
  const range = /^(\d+)-(\d+)$/.exec(entry);
  return (
    range !== null && /^\d+$/.test(number) && Number(range[1]) <= Number(number) && Number(number) <= Number(range[2])
  );
}

/**
 * Checks a citation against the table. It is wrong only where the very number is sourced for another edition of the book, this edition
 * has no such number, and has the same topic, sourced, elsewhere: TDA 2024 49-A is TDA 2026's number, 2024 has it as 47-A.
 */
export function checkCitation(book: string, year: number, number: string): CitationCheck {
  const books = booksNamed(book);
  const wanted = normalNumber(number);
  const ofBook = CITATIONS.filter((row) => books.includes(row.book));
  const here = ofBook.filter((row) => row.year === year);
  const known = here.filter((row) => covers(row.number, wanted));
  if (known.length > 0) return { verdict: 'known', topics: [...new Set(known.map((row) => row.topic))] };
  const found = ofBook.filter((row) => row.basis === 'sourced' && row.number === wanted);
  const right = here.filter((row) => row.basis === 'sourced' && found.some(({ topic }) => topic === row.topic));
  return right.length > 0 ? { verdict: 'other-edition', found, right } : { verdict: 'unknown' };
}
