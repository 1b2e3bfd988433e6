/**
 * Compares versions of one lesson, fact by fact: hands by the names of their fences, numbers by the hand, mark and
 * fact that they are bound to. Players are identified by their seats, because a translation gives them other names.
 */
import { count, inner, name, sentence, text, word, words } from '../diagnostics/params';
import type { Param, Sentence } from '../diagnostics/problem';
import type { HandDocument } from './document/document';
import { type StatedFactKey, type StatedFacts, statedFactsOf, type VersionFact } from './statedFacts';

/** A fact that is not the same in all versions. */
export interface Difference extends StatedFactKey {
  /** In the order of the versions; null: it is missing there. */
  readonly values: readonly (VersionFact | null)[];
}

export interface Comparison {
  /** Facts that were compared, each counted once. */
  readonly facts: number;
  readonly differences: readonly Difference[];
}

/** @param versions of the lesson, two at least */
export function compareVersions(versions: readonly HandDocument[]): Comparison {
  return finish(comparing(versions.map((version) => finish(statedFactsOf(version)))));
}

/** Does work that may be left between its steps in one go. */
export function finish<T>(work: Generator<void, T, void>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** So many facts are compared in one step. */
const AT_ONCE = 500;

/** Compares the facts of the versions, some facts a step; the caller may stop between steps. */
export function* comparing(versions: readonly StatedFacts[]): Generator<void, Comparison, void> {
  const keys = new Set<string>();
  for (const { facts } of versions) for (const key of facts.keys()) keys.add(key);
  const differences: Difference[] = [];
  /** The scopes in which a difference is already reported. */
  const reported = new Set<string>();
  let done = 0;
  for (const key of keys) {
    done += 1;
    if (done % AT_ONCE === 0) yield;
    const said = versions.map(({ facts }) => facts.get(key) ?? null);
    const [first] = said.filter((one) => one !== null);
    if (first === undefined || said.every((one) => one?.value === first.value)) continue;
    if (scopesOf(first).some((scope) => reported.has(scope))) continue;
    const { kind, hand, mark, fact, seat } = first;
    if (kind === 'hand') reported.add(hand);
    if (kind === 'step' || kind === 'result') reported.add(lineOf(first));
    differences.push({ kind, hand, mark, fact, seat, values: said });
  }
  return { facts: keys.size, differences };
}

/** A missing or different hand makes all its facts differ. A differing step makes the later steps of its line differ. */
function scopesOf(place: StatedFactKey): readonly string[] {
  if (place.kind === 'hand') return [];
  return place.kind === 'step' || place.kind === 'result' ? [place.hand, lineOf(place)] : [place.hand];
}

/** The main line of a hand or one of its branches. */
const lineOf = ({ hand, fact }: StatedFactKey): string => `${hand}\n${(fact ?? '').replace(/[^.]*$/, '')}`;

/** What a fact is about, in the words of the reader. */
export function placeSentence({ kind, hand, mark, fact, seat }: StatedFactKey): Sentence {
  const said = { hand: name(hand), mark: name(mark ?? ''), fact: factParam(fact), seat: count((seat ?? -1) + 1) };
  switch (kind) {
    case 'number':
      return sentence(`compare/number${mark === null ? '' : '-at'}${seat === null ? '' : '-of'}`, said);
    case 'result':
      return sentence('compare/result', said);
    default:
      return sentence(`compare/${kind}`, said);
  }
}

/** What follows the name of a fact (`layer 2`, `may raise`) is kept with it. A step is named by its number. */
function factParam(fact: string | null): Param {
  const [key = '', ...rest] = (fact ?? '').split(' ');
  if (/^\d+$/.test(key)) return count(Number(key));
  if (!/^[a-z]/.test(key)) return text(fact ?? '');
  return rest.length === 0
    ? word(`fact/${key}`)
    : inner(sentence('compare/fact', { fact: word(`fact/${key}`), more: moreOf(rest) }));
}

/** Verbs, or a place in a list and the seats of those who are named. */
function moreOf(rest: readonly string[]): Param {
  if (rest.every((part) => /^[a-z]+$/.test(part) && part !== 'for')) return words(rest.map((verb) => `verb/${verb}`));
  const parts = rest.filter((part) => part !== 'for');
  const seats = (list: string): string =>
    `(${list
      .split(',')
      .map((seat) => Number(seat) + 1)
      .join(', ')})`;
  return text(
    parts.map((part, at) => (rest.includes('for') && at === parts.length - 1 ? seats(part) : part)).join(' '),
  );
}
