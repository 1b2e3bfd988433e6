/**
 * Versions of one lesson held against each other, fact by fact: hands by the names of their fences, numbers by the hand, mark and
 * fact that they are bound to. Players are told by their seats, because a translation gives them other names.
 */
import { replayHand } from '../replay/index';
import type { HandReplay, Line, Step } from '../replay/timeline';
import type { FactName, FactNode, Statement } from '../syntax/tree';
import { formatDecimal, formatScaled, parseDecimal } from '../text/decimal';
import { toAsciiDigits } from '../text/digits';
import { normalizeName } from '../text/normalize';
import type { Answer, BoundHand } from './boundFacts';
import type { HandDocument } from './document';
import { parsePart } from './parsePart';
import type { BoundNumber } from './prose';

/** What one fact is about. */
export interface FactPlace {
  readonly kind: 'hand' | 'mark' | 'step' | 'result' | 'number';
  /** Name of the hand's fence; where it has none, its place among those without (`#1`); the second hand of a name: `name#2`. */
  readonly hand: string;
  /** Of a `mark` and a `number`; null: the hand's end. */
  readonly mark: string | null;
  /** Of a `number` and a `result`: the fact's name, and whom it is about. Of a `step`: which one, and in which branch. */
  readonly fact: string | null;
  /** Zero-based seat of the player, null where it is nobody's. */
  readonly seat: number | null;
}

/** A fact that is not the same in all versions. */
export interface Difference extends FactPlace {
  /** In the order of the versions; null: it is missing there. */
  readonly said: readonly (Saying | null)[];
}

export interface Saying {
  /** Zero-based, in its document. */
  readonly line: number;
  /** In ASCII; empty: nothing but that it is there. */
  readonly value: string;
}

export interface Comparison {
  /** Facts that were compared, each counted once. */
  readonly facts: number;
  readonly differences: readonly Difference[];
}

interface Told extends FactPlace, Saying {}

/** @param versions of the lesson, two at least */
export function compareVersions(versions: readonly HandDocument[]): Comparison {
  const tellings = versions.map((version) => new Teller(version).telling);
  const keys = [...new Set(tellings.flatMap((telling) => [...telling.keys()]))];
  const differences: Difference[] = [];
  /** What follows from a difference that is told already. */
  const told = new Set<string>();
  for (const key of keys) {
    const said = tellings.map((telling) => telling.get(key) ?? null);
    const [first] = said.filter((one) => one !== null);
    if (first === undefined || said.every((one) => one?.value === first.value)) continue;
    if (scopesOf(first).some((scope) => told.has(scope))) continue;
    const { kind, hand, mark, fact, seat } = first;
    if (kind === 'hand') told.add(hand);
    if (kind === 'step' || kind === 'result') told.add(lineOf(first));
    const values = said.map((one) => (one === null ? null : { line: one.line, value: one.value }));
    differences.push({ kind, hand, mark, fact, seat, said: values });
  }
  return { facts: keys.length, differences };
}

/** Facts that are nobody's. */
const OF_TABLE: ReadonlySet<FactName> = new Set([
  'pot',
  'level',
  'full-raise',
  'min-bet',
  'max-bet',
  'layer',
  'main-pot',
  'side-pot',
  'winner',
  'rake',
]);

/** A hand that is missing, or is another one, makes everything in it differ; so does a step for those behind it in its line. */
function scopesOf(place: FactPlace): readonly string[] {
  if (place.kind === 'hand') return [];
  return place.kind === 'step' || place.kind === 'result' ? [place.hand, lineOf(place)] : [place.hand];
}

/** The main line of a hand or one of its branches. */
const lineOf = ({ hand, fact }: FactPlace): string => `${hand}\n${(fact ?? '').replace(/[^.]*$/, '')}`;

const keyOf = ({ kind, hand, mark, fact, seat }: FactPlace): string =>
  JSON.stringify([kind, hand, mark === null ? null : normalizeName(mark), fact, seat]);

/** Tells the facts of one version: hands before numbers. */
class Teller {
  readonly telling = new Map<string, Told>();
  readonly #names = new Map<BoundHand, string>();

  constructor(private readonly document: HandDocument) {
    const hands = handsOf(document);
    this.#nameAll(hands);
    for (const hand of hands) this.#hand(hand);
    for (const bound of document.prose?.bound ?? []) this.#number(bound);
  }

  /** Each hand has a name of its own. */
  #nameAll(hands: readonly BoundHand[]): void {
    const counts = new Map<string, number>();
    for (const hand of hands) {
      const name = hand.name ?? '';
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      this.#names.set(hand, name !== '' && count === 1 ? name : `${name}#${count}`);
    }
  }

  /** Of a fact that is told with several values, all. */
  #tell(told: Told): void {
    const key = keyOf(told);
    const before = this.telling.get(key);
    const values = new Set([...(before?.value.split(' / ') ?? []), told.value]);
    this.telling.set(key, { ...told, ...before, value: [...values].sort().join(' / ') });
  }

  #hand(bound: BoundHand): void {
    const { part, defaults, firstLine } = bound;
    const tree = parsePart(part, defaults);
    const replay = replayHand(tree, defaults?.tree ?? null);
    const at = { hand: this.#names.get(bound) ?? '', mark: null, fact: null, seat: null, line: firstLine };
    this.#tell({ ...at, kind: 'hand', value: `${replay.game.code} ${replay.kind} ${replay.players.length}` });
    this.#line(replay, replay.main, '', at);
    for (const { line, label } of marksIn(tree.statements))
      this.#tell({ ...at, kind: 'mark', mark: label, line: firstLine + line, value: '' });
  }

  /** The steps of a line of play, what it comes to, and its branches in the order of the text. */
  #line(replay: HandReplay, line: Line, prefix: string, at: Omit<Told, 'kind' | 'value'>): void {
    const own = line.steps.slice(line.branch === null ? 0 : line.ownFrom);
    for (const [i, step] of own.entries()) {
      const value = stepText(step, replay.scale);
      const stands = step.inDefaults ? at.line : at.line + step.line;
      this.#tell({ ...at, kind: 'step', fact: `${prefix}${i + 1}`, seat: step.seat, line: stands, value });
    }
    for (const [seat, amount] of (line.settlement.net ?? []).entries())
      this.#tell({ ...at, kind: 'result', fact: `${prefix}net`, seat, value: formatScaled(amount, replay.scale) });
    for (const [i, branch] of line.branches.entries()) this.#line(replay, branch, `${prefix}${i + 1}.`, at);
  }

  #number({ binding, hand, answer }: BoundNumber): void {
    const stated = answer?.stated ?? null;
    if (hand === null || answer === null || stated === null) return;
    const { number, says, mark, comment } = binding;
    const value = number === null ? 'so' : plainValue(number.text);
    this.#tell({
      kind: 'number',
      hand: this.#names.get(hand) ?? '',
      mark: mark?.text ?? null,
      fact: factText(stated.fact, answer),
      seat: OF_TABLE.has(stated.fact.fact) ? null : stated.seat,
      line: this.document.prose?.rangeOf(comment).start.line ?? 0,
      value: says === 'is' ? value : `≠ ${value}`,
    });
  }
}

/** Every hand of a document; in a file of hands none has a name. */
function handsOf(document: HandDocument): readonly BoundHand[] {
  if (document.prose !== null) return document.prose.hands;
  return document.parts.flatMap((part, index): BoundHand[] => {
    const defaults = document.defaultsOf(index);
    if (defaults === 'itself' || part.text.trim() === '') return [];
    const firstLine = document.firstLine(index);
    return [{ name: null, fenceLine: firstLine, firstLine, part, defaults }];
  });
}

function marksIn(statements: readonly Statement[]): { line: number; label: string }[] {
  return statements.flatMap((statement) => {
    if (statement.kind === 'branch') return marksIn(statement.body);
    if (statement.kind !== 'mark' || statement.name === null) return [];
    return [{ line: statement.line, label: statement.name.text }];
  });
}

function stepText({ street, action, to, allIn }: Step, scale: number): string {
  return `${street} ${action} ${formatScaled(to, scale)}${allIn ? ' all-in' : ''}`;
}

function plainValue(written: string): string {
  const decimal = parseDecimal(toAsciiDigits(written).replace(/[,٬]/g, '').replace('٫', '.'));
  return decimal === null ? toAsciiDigits(written) : formatDecimal(decimal);
}

/** A fact in words that no language changes: `min-raise`, `layer 2`, `may raise`. */
function factText({ fact, index, of, verbs, eligible }: FactNode, { players }: Answer): string {
  const seats = eligible?.map((ref) =>
    players.findIndex(({ name, position }) =>
      ref.kind === 'name' ? name === ref.name : ref.kind === 'position' && position === ref.position,
    ),
  );
  const list = seats === undefined ? null : `for ${[...seats].sort((a, b) => a - b).join(',')}`;
  return [fact, index, of, ...verbs.map(({ verb }) => verb), list].filter((part) => part !== null).join(' ');
}
