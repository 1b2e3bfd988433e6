/** What the prose of a Markdown text states: numbers that are bound to its hands, and plain equations. */
import type { Binding, Unsigned } from '../../markdown/bindings';
import type { Span } from '../../syntax/tree';
import { normalizeName } from '../../text/normalize';
import type { KeptAnswer, LineFindings, Passage } from '../document/passage';
import type { Position, Range } from '../document/position';
import { lastAtOrBefore } from '../document/position';
import type { SectionAnalysis } from '../document/results';
import { fenceFindings } from '../fenceFindings';
import { answersOf, type BindingAnswer } from './bindingEvaluator';
import { type BoundHand, hasPoint } from './boundHand';
import { analysisOf, ProseChecker, type ProseFinding, type VoicedFinding } from './findings';

/** A passage with the line of the document at which it begins. */
export interface PlacedPassage {
  readonly passage: Passage;
  readonly firstLine: number;
}

/** A text as its prose is read from it. */
interface ProseSource {
  readonly passages: readonly PlacedPassage[];
  /** In the order of the text. */
  readonly hands: readonly BoundHand[];
}

/** What was found in a line of prose. */
export interface ProseFindings {
  /** The line in the document; lines of the findings count from it. */
  readonly firstLine: number;
  readonly analysis: SectionAnalysis;
  readonly findings: readonly ProseFinding[];
}

/** A binding with the hand that it speaks of; its spans count from its passage's beginning. */
export interface PlacedBinding extends PlacedPassage {
  readonly binding: Binding;
  /** Null: there is none of that name. */
  readonly hand: BoundHand | null;
}

/** And what the hand says. */
export interface BoundNumber extends PlacedBinding {
  readonly answer: BindingAnswer | null;
}

/** Words of a binding, as a range of the document. */
export function rangeInProse({ passage, firstLine }: PlacedPassage, { start, end }: Span): Range {
  const [from, to] = [passage.index.positionAt(start), passage.index.positionAt(end)];
  return { start: { ...from, line: from.line + firstLine }, end: { ...to, line: to.line + firstLine } };
}

/**
 * The prose of one state of a text. Made anew with every edit; what its passages know of the hands that they bind is asked again only
 * where a hand or a comment is another one.
 */
export class Prose {
  #bindings: readonly PlacedBinding[] | null = null;
  #findings: readonly ProseFindings[] | null = null;
  readonly #names: HandsByName;
  /** Findings of opening lines by what they say, so that equal ones stay the same object. */
  #atFences: ReadonlyMap<string, LineFindings> = new Map();

  constructor(
    private readonly source: ProseSource,
    before: Prose | null,
  ) {
    const isSame = before !== null && isSameList(before.source.hands, source.hands);
    this.#names = isSame ? before.#names : new HandsByName(source.hands);
    if (before !== null) this.#atFences = before.#atFences;
  }

  /** Line by line. Reads what is not read yet. */
  get findings(): readonly ProseFindings[] {
    this.#finish();
    return this.#findings ?? [];
  }

  /** Every bound number of the text. */
  get bound(): readonly BoundNumber[] {
    this.#finish();
    return this.bindings.map(answered);
  }

  /** What the prose binds; no hand is asked. */
  get bindings(): readonly PlacedBinding[] {
    this.#bindings ??= this.source.passages.flatMap((placed) => this.#names.bindingsOf(placed));
    return this.#bindings;
  }

  /** The binding at a place: at its number, its comment or between them. */
  bindingAt(position: Position): PlacedBinding | null {
    const { passages } = this.source;
    const at = lastAtOrBefore(passages.length, position.line, (index) => passages[index]?.firstLine ?? 0);
    const here = passages[at];
    if (here === undefined) return null;
    const offset = here.passage.index.offsetAt({ ...position, line: position.line - here.firstLine });
    const near = this.bindings.filter(
      ({ passage, firstLine, binding }) =>
        passage === here.passage && firstLine === here.firstLine && contains(extentOf(binding), offset),
    );
    return near.find(({ binding: { comment } }) => contains(comment, offset)) ?? near[0] ?? null;
  }

  /** The same with what its hand says. */
  boundAt(position: Position): BoundNumber | null {
    const found = this.bindingAt(position);
    if (found === null) return null;
    this.#finish();
    return answered(found);
  }

  /** The hands that prose may speak of. */
  get hands(): readonly BoundHand[] {
    return this.source.hands;
  }

  /** The hand that a comment in a line means by a name and a mark. */
  handFor(name: string | null, mark: string | null, line: number): BoundHand | null {
    return this.#names.for(name, mark, line);
  }

  /** Reads everything, a passage or a hand a step: may be left between any two, and goes on where it was left. */
  *work(): Generator<void, void, void> {
    if (this.#findings !== null) return;
    const { passages } = this.source;
    for (const { passage } of passages) {
      if (passage.isRead || passage.lines.length === 0) continue;
      yield;
    }
    for (const [hand, unheard] of this.#questions()) {
      ask(hand, unheard);
      yield;
    }
    for (const { passage } of passages) passage.before = [];
    this.#findings = this.#find();
  }

  #finish(): void {
    for (const _ of this.work());
  }

  /** What hands are still to be asked. */
  #questions(): ReadonlyMap<BoundHand, readonly PlacedBinding[]> {
    const questions = new Map<BoundHand, PlacedBinding[]>();
    let heritage = new Heritage([]);
    let of: Passage | null = null;
    for (const placed of this.bindings) {
      const { hand, passage } = placed;
      if (passage !== of) heritage = new Heritage(passage.before);
      of = passage;
      if (hand === null || isHeard(placed, hand) || heritage.tells(placed, hand)) continue;
      const others = questions.get(hand);
      if (others === undefined) questions.set(hand, [placed]);
      else others.push(placed);
    }
    return questions;
  }

  #find(): readonly ProseFindings[] {
    const found: ProseFindings[] = [];
    for (const placed of this.source.passages) {
      for (const { line, analysis, findings } of this.#lineFindingsOf(placed, this.#names.bindingsOf(placed)))
        found.push({ firstLine: placed.firstLine + line, analysis, findings });
    }
    const atFences = this.#findAtFences();
    return atFences.length === 0 ? found : [...found, ...atFences].sort((a, b) => a.firstLine - b.firstLine);
  }

  /** The findings of a passage: as they were, unless something that they speak of is another thing now. */
  #lineFindingsOf({ passage, firstLine }: PlacedPassage, own: readonly PlacedBinding[]): readonly LineFindings[] {
    if (!passage.mayBeWrong && own.every(isRight)) return [];
    const answers = own.map(answerTo);
    const { hands } = this.source;
    const above =
      hands[
        Math.max(
          0,
          lastAtOrBefore(hands.length, firstLine, (at) => hands[at]?.fenceLine ?? 0),
        )
      ];
    const unsigned = passage.lines.flatMap(({ place, unsigned }) =>
      unsigned.map((binding) => ({ binding, hand: this.#named(binding, firstLine + place.line) })),
    );
    const of = [
      this.#names.all,
      ...unsigned.flatMap(({ hand }) => [hand?.section, hand?.defaults?.key]),
      above?.section,
      above?.defaults?.key,
      ...answers,
      ...own.map(({ hand }) => (hand === null ? null : hand.firstLine - firstLine)),
    ];
    const known = passage.lineFindings;
    if (known !== null && known.of.length === of.length && known.of.every((one, i) => one === of[i]))
      return known.lines;
    const bound = new Map<Binding, { hand: BoundHand | null; answer: BindingAnswer | null }>([
      ...own.map(({ binding, hand }, i) => [binding, { hand, answer: answers[i] ?? null }] as const),
      ...unsigned.map(({ binding, hand }) => [binding, { hand, answer: null }] as const),
    ]);
    const checker = new ProseChecker(passage.text, firstLine, hands);
    const lines = passage.lines.flatMap((line) => {
      const found = checker.findingsOf(line, (binding) => bound.get(binding) ?? null);
      return found.length === 0 ? [] : [lineFindings(line.place.line, found)];
    });
    passage.lineFindings = { of, lines };
    return lines;
  }

  #named({ hand, mark }: Unsigned, line: number): BoundHand | null {
    return this.handFor(hand.text, mark?.text ?? null, line);
  }

  #findAtFences(): readonly ProseFindings[] {
    const { passages, hands } = this.source;
    const known = new Map<string, LineFindings>();
    const found = fenceFindings(passages, hands).map(({ line, findings: found }): ProseFindings => {
      const key = JSON.stringify(found);
      const same = this.#atFences.get(key) ?? lineFindings(0, found);
      known.set(key, same);
      return { firstLine: line, analysis: same.analysis, findings: same.findings };
    });
    this.#atFences = known;
    return found;
  }
}

const lineFindings = (line: number, found: readonly VoicedFinding[]): LineFindings => ({
  line,
  analysis: analysisOf(found),
  findings: found.map(({ finding, fixes }) => ({ finding, fixes })),
});

/** The binding as the hand understands it: where its number may be two, it knows which. */
function answered(placed: PlacedBinding): BoundNumber {
  const { passage, firstLine, hand, binding } = placed;
  const answer = answerTo(placed);
  return { passage, firstLine, hand, binding: answer?.binding ?? binding, answer };
}

const answerTo = ({ passage, hand, binding }: PlacedBinding): BindingAnswer | null =>
  hand === null ? null : (passage.answers.get(binding)?.answer ?? null);

function isRight(placed: PlacedBinding): boolean {
  const answer = answerTo(placed);
  return answer !== null && answer.fault === null;
}

const keyOf = ({ defaults }: BoundHand): string | null => defaults?.key ?? null;

const isOf = ({ section, under }: KeptAnswer, hand: BoundHand): boolean =>
  section === hand.section && under === keyOf(hand);

/** Whether it is known what the hand says. */
function isHeard({ passage, binding }: PlacedBinding, hand: BoundHand): boolean {
  const known = passage.answers.get(binding);
  return known !== undefined && isOf(known, hand);
}

/** What is known from before the last edits. */
class Heritage {
  #heard: Map<string, [Binding, KeptAnswer][]> | null = null;

  constructor(private readonly before: readonly Passage[]) {}

  /** Takes an answer over; false: there is none. */
  tells({ passage, binding }: PlacedBinding, hand: BoundHand): boolean {
    if (this.before.length === 0) return false;
    this.#heard ??= this.#read();
    const [old, heard] = this.#heard.get(questionOf(binding))?.find(([, other]) => isOf(other, hand)) ?? [];
    if (old === undefined || heard === undefined) return false;
    passage.answers.set(binding, { ...heard, answer: moved(heard.answer, old, binding) });
    return true;
  }

  #read(): Map<string, [Binding, KeptAnswer][]> {
    const all = new Map<string, [Binding, KeptAnswer][]>();
    for (const { answers: heard } of this.before) {
      for (const one of heard) {
        const question = questionOf(one[0]);
        const others = all.get(question);
        if (others === undefined) all.set(question, [one]);
        else others.push(one);
      }
    }
    return all;
  }
}

function ask(hand: BoundHand, unheard: readonly PlacedBinding[]): void {
  const answers = answersOf(
    hand,
    unheard.map(({ binding }) => binding),
  );
  for (const [i, { passage, binding }] of unheard.entries()) {
    const answer = answers[i];
    if (answer !== undefined) passage.answers.set(binding, { section: hand.section, under: keyOf(hand), answer });
  }
}

/** Everything that its answer depends on beside the hand. */
function questionOf({ comment, number, before }: Binding): string {
  return JSON.stringify([comment.text, number?.text, number?.sign, number?.wider?.text, before]);
}

/** An answer to the same question, asked at another place of the text. */
function moved(answer: BindingAnswer, old: Binding, binding: Binding): BindingAnswer {
  const { fault } = answer;
  const isWider = answer.binding.number !== null && answer.binding.number === old.number?.wider;
  const own = isWider ? { ...binding, number: binding.number?.wider ?? null } : binding;
  if (fault === null) return { ...answer, binding: own };
  const shifted = <T extends Span>(span: T): T => {
    const by =
      span.start >= old.comment.start
        ? binding.comment.start - old.comment.start
        : (binding.number?.start ?? 0) - (old.number?.start ?? 0);
    return { ...span, start: span.start + by, end: span.end + by };
  };
  const fixes = fault.fixes.map((fix) => ({ ...fix, edits: fix.edits.map(shifted) }));
  return { ...answer, binding: own, fault: { ...fault, span: shifted(fault.span), fixes } };
}

const isSameList = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);

/** The hands of a text by the names of their fences. */
class HandsByName {
  readonly #named = new Map<string, BoundHand[]>();
  /** What passages bind, which is the same from edit to edit of other passages. */
  readonly #bindings = new WeakMap<
    Passage,
    { readonly firstLine: number; readonly placed: readonly PlacedBinding[] }
  >();

  /** Every name. */
  readonly all: string;

  constructor(private readonly hands: readonly BoundHand[]) {
    this.all = [...new Set(hands.flatMap(({ name }) => name ?? []))].join(' ');
    for (const hand of hands) {
      if (hand.name === null) continue;
      const key = normalizeName(hand.name);
      const others = this.#named.get(key);
      if (others === undefined) this.#named.set(key, [hand]);
      else others.push(hand);
    }
  }

  /** What the lines of a passage bind. */
  bindingsOf({ passage, firstLine }: PlacedPassage): readonly PlacedBinding[] {
    const known = this.#bindings.get(passage);
    if (known !== undefined && known.firstLine === firstLine) return known.placed;
    const placed: PlacedBinding[] = [];
    for (const { bindings, place } of passage.lines) {
      for (const binding of bindings) {
        const hand = this.for(binding.hand?.text ?? null, binding.mark?.text ?? null, firstLine + place.line);
        placed.push({ binding, passage, firstLine, hand });
      }
    }
    this.#bindings.set(passage, { firstLine, placed });
    return placed;
  }

  /**
   * The hand of the fence that is named, the nearest above first; without a name the fence above. Of several hands in it the one
   * that has the mark, else the last.
   */
  for(name: string | null, mark: string | null, line: number): BoundHand | null {
    const meant = name === null ? this.hands : (this.#named.get(normalizeName(name)) ?? []);
    const above = lastAtOrBefore(meant.length, line - 1, (at) => meant[at]?.fenceLine ?? 0);
    const at = above < 0 && name !== null ? 0 : above;
    const fence = meant[at]?.fenceLine;
    if (fence === undefined) return null;
    let first = at;
    while (meant[first - 1]?.fenceLine === fence) first -= 1;
    let end = at + 1;
    while (meant[end]?.fenceLine === fence) end += 1;
    const last = meant[end - 1] ?? null;
    if (mark === null || end - first === 1) return last;
    return meant.slice(first, end).find((candidate) => hasPoint(candidate, mark)) ?? last;
  }
}

function extentOf({ number, comment }: Binding): Span {
  return { start: number?.start ?? comment.start, end: comment.end };
}

const contains = ({ start, end }: Span, offset: number): boolean => start <= offset && offset <= end;
