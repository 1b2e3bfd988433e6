/** Collects the facts that one version of a lesson states, so that versions can be compared. */

import { OF_TABLE } from '../replay/facts/describe';
import { replayHand } from '../replay/index';
import type { HandReplay, LineOfPlay, Step } from '../replay/timeline';
import { getVocabulary } from '../syntax/lexicon/index';
import { readNumber } from '../syntax/tokens/numberText';
import type { FactNode, Statement } from '../syntax/tree';
import { statementsIn } from '../syntax/visit';
import { formatDecimal, formatScaled } from '../text/decimal';
import { toAsciiDigits } from '../text/digits';
import { normalizeName } from '../text/normalize';
import type { HandDocument } from './document/document';
import type { Range } from './document/position';
import type { Section } from './document/section';
import { parseSection } from './document/section';
import type { BindingAnswer } from './prose/bindingEvaluator';
import type { BoundHand } from './prose/boundHand';
import { type BoundNumber, rangeInProse } from './prose/prose';

/** Value of a fact that is stated in words, without a number. */
export const IN_WORDS = 'so';

/** What one fact is about. */
export interface StatedFactKey {
  readonly kind: 'hand' | 'mark' | 'step' | 'result' | 'number';
  /** Name of the hand's fence; where it has none, its place among those without (`#1`); the second hand of a name: `name#2`. */
  readonly hand: string;
  /** Of a `mark` and a `number`; null: the hand's end. */
  readonly mark: string | null;
  /** Of a `number` and a `result`: the fact's name, and whom it is about. Of a `step`: which one, and in which branch. */
  readonly fact: string | null;
  /** Zero-based seat of the player; null: the fact is about no player. */
  readonly seat: number | null;
}

/** A fact as one version states it. */
export interface VersionFact extends StatedFactKey {
  /** Zero-based, in its document. */
  readonly line: number;
  /** In ASCII; empty: the fact only exists. */
  readonly value: string;
  /** Of a `number`: its figures, or the comment where there are none. Null: the whole line. */
  readonly range: Range | null;
}

export interface StatedFacts {
  /** By what they are about. */
  readonly facts: ReadonlyMap<string, VersionFact>;
  /** The line at which each hand begins, by its name: its fence's. */
  readonly hands: ReadonlyMap<string, number>;
}

/** Reads a version, one hand a step; the caller may stop between steps. The facts of a hand are kept until its text is edited. */
export function* statedFactsOf(document: HandDocument): Generator<void, StatedFacts, void> {
  if (document.prose !== null) yield* document.prose.work();
  const hands = handsOf(document);
  const collector = new FactCollector(document, hands);
  for (const hand of hands) {
    collector.hand(hand);
    yield;
  }
  collector.numbers();
  return collector;
}

const keyOf = ({ kind, hand, mark, fact, seat }: StatedFactKey): string =>
  JSON.stringify([kind, hand, mark === null ? null : normalizeName(mark), fact, seat]);

/** Collects the facts of one version: hands before numbers. */
class FactCollector implements StatedFacts {
  readonly facts = new Map<string, VersionFact>();
  readonly hands = new Map<string, number>();
  readonly #names = new Map<BoundHand, string>();

  constructor(
    private readonly document: HandDocument,
    hands: readonly BoundHand[],
  ) {
    this.#nameAll(hands);
  }

  hand(bound: BoundHand): void {
    const hand = this.#names.get(bound) ?? '';
    for (const { line, ...fact } of factsIn(bound))
      this.#add({ ...fact, hand, line: bound.firstLine + line, range: null });
  }

  numbers(): void {
    for (const bound of this.document.prose?.bound ?? []) this.#number(bound);
  }

  /** Each hand has a name of its own. */
  #nameAll(hands: readonly BoundHand[]): void {
    const counts = new Map<string, number>();
    for (const hand of hands) {
      const name = hand.name ?? '';
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const own = name !== '' && count === 1 ? name : `${name}#${count}`;
      this.#names.set(hand, own);
      this.hands.set(own, hand.fenceLine);
    }
  }

  /** Keeps all values of a fact that is stated more than once. */
  #add(fact: VersionFact): void {
    const key = keyOf(fact);
    const before = this.facts.get(key);
    const values = new Set([...(before?.value.split(' / ') ?? []), fact.value]);
    this.facts.set(key, { ...fact, ...before, value: [...values].sort().join(' / ') });
  }

  #number(bound: BoundNumber): void {
    const { binding, hand, answer } = bound;
    const stated = answer?.stated ?? null;
    if (hand === null || answer === null || stated === null) return;
    const { number, says, mark, comment } = binding;
    const value = number === null ? IN_WORDS : plainValue(number.text);
    this.#add({
      kind: 'number',
      hand: this.#names.get(hand) ?? '',
      mark: mark?.text ?? null,
      fact: factText(stated.fact, answer),
      seat: OF_TABLE.has(stated.fact.fact) ? null : stated.seat,
      line: rangeInProse(bound, comment).start.line,
      value: says === 'is' ? value : `≠ ${value}`,
      range: rangeInProse(bound, number ?? comment),
    });
  }
}

/** A fact of a hand; its line counts from the hand's first. */
type HandFact = Omit<VersionFact, 'hand' | 'range'>;

interface KeptFacts {
  /** The setup it was played under. */
  readonly under: string | null;
  readonly facts: readonly HandFact[];
}

const read = new WeakMap<Section, KeptFacts>();

function factsIn({ section, defaults }: BoundHand): readonly HandFact[] {
  const under = defaults?.key ?? null;
  const known = read.get(section);
  if (known !== undefined && known.under === under) return known.facts;
  const tree = parseSection(section, defaults);
  const replay = replayHand(tree, defaults?.tree ?? null);
  const own = { mark: null, fact: null, seat: null };
  const facts: HandFact[] = [
    { ...own, kind: 'hand', line: 0, value: `${replay.game.code} ${replay.kind} ${replay.players.length}` },
    ...factsOfLine(replay, replay.main, ''),
    ...marksIn(tree.statements).map(
      ({ line, label }): HandFact => ({
        ...own,
        kind: 'mark',
        mark: label,
        line,
        value: '',
      }),
    ),
  ];
  read.set(section, { under, facts });
  return facts;
}

/** The steps of a line of play, what it comes to, and its branches in the order of the text. */
function factsOfLine(replay: HandReplay, line: LineOfPlay, prefix: string): HandFact[] {
  const own = line.stepsBetween(line.branch === null ? 0 : line.ownFrom);
  const steps = own.map(
    (step, i): HandFact => ({
      kind: 'step',
      mark: null,
      fact: `${prefix}${i + 1}`,
      seat: step.seat,
      line: step.inDefaults ? 0 : step.line,
      value: stepText(step, replay.scale),
    }),
  );
  const results = (line.settlement.net ?? []).map(
    (amount, seat): HandFact => ({
      kind: 'result',
      mark: null,
      fact: `${prefix}net`,
      seat,
      line: 0,
      value: formatScaled(amount, replay.scale),
    }),
  );
  const branches = line.branches.flatMap((branch, i) => factsOfLine(replay, branch, `${prefix}${i + 1}.`));
  return [...steps, ...results, ...branches];
}

/** Every hand of a document; in a file of hands none has a name. */
function handsOf(document: HandDocument): readonly BoundHand[] {
  if (document.prose !== null) return document.prose.hands;
  return document.sections.flatMap((section, index): BoundHand[] => {
    const role = document.roleOf(index);
    if (role.kind === 'defaults' || section.text.trim() === '') return [];
    const firstLine = document.firstLine(index);
    return [{ name: null, nameRange: null, fenceLine: firstLine, firstLine, section, defaults: role.defaults }];
  });
}

function marksIn(statements: readonly Statement[]): { line: number; label: string }[] {
  const marks: { line: number; label: string }[] = [];
  for (const statement of statementsIn(statements)) {
    if (statement.kind === 'mark' && statement.name !== null) {
      marks.push({ line: statement.line, label: statement.name.text });
    }
  }
  return marks;
}

function stepText({ street, action, to, allIn }: Step, scale: number): string {
  return `${street} ${action} ${formatScaled(to, scale)}${allIn ? ' all-in' : ''}`;
}

function plainValue(written: string): string {
  const { value = null, unit = 'chips' } = readNumber(written, getVocabulary().suffixes) ?? {};
  if (value === null) return toAsciiDigits(written);
  return formatDecimal(value) + (unit === 'chips' ? '' : unit);
}

/** A fact in words that no language changes: `min-raise`, `layer 2`, `may raise`. */
function factText({ fact, index, of, verbs, eligible }: FactNode, { players }: BindingAnswer): string {
  const seats = eligible?.map((ref) =>
    players.findIndex(({ name, position }) =>
      ref.kind === 'name' ? name === ref.name : ref.kind === 'position' && position === ref.position,
    ),
  );
  const list = seats === undefined ? null : `for ${[...seats].sort((a, b) => a - b).join(',')}`;
  return [fact, index, of, ...verbs.map(({ verb }) => verb), list].filter((part) => part !== null).join(' ');
}
