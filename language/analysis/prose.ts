/** What the prose of a Markdown text states: numbers that are bound to its hands, and plain equations. */
import { type Binding, bindingsIn } from '../markdown/bindings';
import type { ProseLine } from '../markdown/blocks';
import { equationsIn } from '../markdown/equations';
import { readInline } from '../markdown/inline';
import type { Span } from '../syntax/tree';
import type { LineIndex } from '../text/lines';
import { normalizeName } from '../text/normalize';
import { type Answer, answersOf, type BoundHand, hasPoint } from './boundFacts';
import { type FenceHead, fenceFindings } from './fenceFindings';
import type { Position, Range } from './position';
import { analysisOf, type ProseFinding, ProseTeller, type ReadLine, type ToldFinding } from './proseFindings';
import type { PartAnalysis } from './results';

/** A text as its prose is read from it. */
interface ProseSource {
  readonly text: string;
  readonly index: LineIndex;
  readonly lines: readonly ProseLine[];
  /** Opening lines of the fences that hold hands, in the order of the text. */
  readonly fences: readonly FenceHead[];
  /** In the order of the text. */
  readonly hands: readonly BoundHand[];
}

/** What was found in a line of prose. */
export interface ProseFindings {
  /** The line in the document; lines of the findings count from it. */
  readonly firstLine: number;
  readonly analysis: PartAnalysis;
  readonly findings: readonly ProseFinding[];
}

/** A binding with the hand that it speaks of. */
export interface PlacedBinding {
  readonly binding: Binding;
  /** Null: there is none of that name. */
  readonly hand: BoundHand | null;
}

/** And what the hand says. */
export interface BoundNumber extends PlacedBinding {
  readonly answer: Answer | null;
}

/**
 * The prose of one state of a text. Made anew with every edit; the answers of a hand that is asked the same as before are taken over,
 * and so are the findings of a line that come out the same.
 */
export class Prose {
  #lines: readonly ReadLine[] | null = null;
  #bound: readonly PlacedBinding[] = [];
  #findings: readonly ProseFindings[] | null = null;
  /** What a hand answers, by its text, and by the setup over it and the questions. */
  readonly #asked = new Map<string, Map<string, readonly Answer[]>>();
  readonly #done = new Set<BoundHand>();
  #names: HandsByName | null = null;
  readonly #answers = new Map<Binding, Answer & { readonly hand: BoundHand }>();
  /** By what they say, so that equal findings stay the same object. */
  readonly #known = new Map<string, PartAnalysis>();
  /** The last state that was read. */
  #before: Prose | null;

  constructor(
    private readonly source: ProseSource,
    before: Prose | null,
  ) {
    this.#before = before !== null && before.#findings === null ? before.#before : before;
    if (before !== null) before.#before = null;
  }

  /** Line by line. Reads what is not read yet. */
  get findings(): readonly ProseFindings[] {
    this.#finish();
    return this.#findings ?? [];
  }

  /** Every bound number of the text. */
  get bound(): readonly BoundNumber[] {
    this.#finish();
    return this.#bound.map((one) => this.#answered(one));
  }

  /** What the prose binds; no hand is asked. */
  get bindings(): readonly PlacedBinding[] {
    this.#lines ??= this.#readLines();
    return this.#bound;
  }

  /** The binding at a place: at its number, its comment or between them. */
  bindingAt(position: Position): PlacedBinding | null {
    const offset = this.source.index.offsetAt(position);
    const here = this.bindings.filter(({ binding }) => contains(extentOf(binding), offset));
    return here.find(({ binding: { comment } }) => contains(comment, offset)) ?? here[0] ?? null;
  }

  /** The same with what its hand says. */
  boundAt(position: Position): BoundNumber | null {
    const found = this.bindingAt(position);
    if (found === null) return null;
    this.#finish();
    return this.#answered(found);
  }

  /** The binding as the hand understands it: where its number may be two, it knows which. */
  #answered({ binding, hand }: PlacedBinding): BoundNumber {
    const answer = this.#answers.get(binding) ?? null;
    return { binding: answer?.binding ?? binding, hand, answer };
  }

  /** The line of a place, up to it. */
  lineBefore({ line, character }: Position): string {
    const { text, index } = this.source;
    return text.slice(index.lineStart(line), index.offsetAt({ line, character }));
  }

  rangeOf({ start, end }: Span): Range {
    const { index } = this.source;
    return { start: index.positionAt(start), end: index.positionAt(end) };
  }

  /** The hands that prose may speak of. */
  get hands(): readonly BoundHand[] {
    return this.source.hands;
  }

  /** The hand that a comment in a line means by a name and a mark. */
  handFor(name: string | null, mark: string | null, line: number): BoundHand | null {
    this.#names ??= new HandsByName(this.source.hands);
    return this.#names.for(name, mark, line);
  }

  /** Reads everything, a hand a step: may be left between any two, and goes on where it was left. */
  *work(): Generator<void, void, void> {
    if (this.#findings !== null) return;
    this.#lines ??= this.#readLines();
    for (const [hand, bindings] of this.#questions()) {
      if (this.#done.has(hand)) continue;
      this.#ask(hand, bindings);
      yield;
    }
    const { text, hands, fences } = this.source;
    const teller = new ProseTeller(text, hands);
    const inProse = this.#lines.flatMap((line) => {
      const told = teller.findingsOf(line, (binding) => this.#answers.get(binding) ?? null);
      return this.#findingsOf(line.place.line, told) ?? [];
    });
    const atFences = fenceFindings(fences, hands).flatMap(({ line, told }) => this.#findingsOf(line, told) ?? []);
    this.#findings = [...inProse, ...atFences].sort((a, b) => a.firstLine - b.firstLine);
    this.#before = null;
  }

  #finish(): void {
    for (const _ of this.work());
  }

  #readLines(): ReadLine[] {
    const { text, lines } = this.source;
    const read = lines.map((place): ReadLine => {
      const inline = readInline(text, place.inner, place.end);
      const bindings = bindingsIn(text, place.inner, inline);
      return { place, comments: inline.comments, bindings, equations: equationsIn(inline.words) };
    });
    this.#bound = read.flatMap(({ bindings, place }) =>
      bindings.map((binding) => ({
        binding,
        hand: this.handFor(binding.hand?.text ?? null, binding.mark?.text ?? null, place.line),
      })),
    );
    return read;
  }

  #questions(): ReadonlyMap<BoundHand, readonly Binding[]> {
    const questions = new Map<BoundHand, Binding[]>();
    for (const { binding, hand } of this.#bound) {
      if (hand === null) continue;
      const others = questions.get(hand);
      if (others === undefined) questions.set(hand, [binding]);
      else others.push(binding);
    }
    return questions;
  }

  #ask(hand: BoundHand, bindings: readonly Binding[]): void {
    const question = JSON.stringify([hand.defaults?.key ?? null, ...bindings.map(questionOf)]);
    const before = this.#before;
    const kept = before === null ? undefined : before.#asked.get(hand.part.text)?.get(question);
    const answers = kept?.map((answer, i) => moved(answer, bindings[i] ?? answer.binding)) ?? answersOf(hand, bindings);
    const ofPart = this.#asked.get(hand.part.text) ?? new Map<string, readonly Answer[]>();
    this.#asked.set(hand.part.text, ofPart.set(question, answers));
    this.#done.add(hand);
    for (const [i, binding] of bindings.entries()) {
      const answer = answers[i];
      if (answer !== undefined) this.#answers.set(binding, { ...answer, hand });
    }
  }

  #findingsOf(firstLine: number, told: readonly ToldFinding[]): ProseFindings | null {
    if (told.length === 0) return null;
    const findings = told.map(({ finding, fixes }) => ({ finding, fixes }));
    const key = JSON.stringify(told);
    const before = this.#before === null ? undefined : this.#before.#known.get(key);
    const analysis = before ?? this.#known.get(key) ?? analysisOf(told);
    this.#known.set(key, analysis);
    return { firstLine, analysis, findings };
  }
}

/** Everything that its answer depends on beside the hand. */
function questionOf({ comment, number, before }: Binding): readonly (string | null | undefined)[] {
  return [comment.text, number?.text, number?.sign, before];
}

/** An answer to the same question, asked at another place of the text. */
function moved(answer: Answer, binding: Binding): Answer {
  const { fault, binding: old } = answer;
  if (fault === null) return { ...answer, binding };
  const shifted = <T extends Span>(span: T): T => {
    const by =
      span.start >= old.comment.start
        ? binding.comment.start - old.comment.start
        : (binding.number?.start ?? 0) - (old.number?.start ?? 0);
    return { ...span, start: span.start + by, end: span.end + by };
  };
  const fixes = fault.fixes.map((fix) => ({ ...fix, edits: fix.edits.map(shifted) }));
  return { ...answer, binding, fault: { ...fault, span: shifted(fault.span), fixes } };
}

/** The hands of a text by the names of their fences. */
class HandsByName {
  readonly #named = new Map<string, BoundHand[]>();

  constructor(private readonly hands: readonly BoundHand[]) {
    for (const hand of hands) {
      if (hand.name === null) continue;
      const key = normalizeName(hand.name);
      const others = this.#named.get(key);
      if (others === undefined) this.#named.set(key, [hand]);
      else others.push(hand);
    }
  }

  /**
   * The hand of the fence that is named, the nearest above first; without a name the fence above. Of several hands in it the one
   * that has the mark, else the last.
   */
  for(name: string | null, mark: string | null, line: number): BoundHand | null {
    const meant = name === null ? this.hands : (this.#named.get(normalizeName(name)) ?? []);
    const above = lastAbove(meant, line);
    const at = above < 0 && name !== null ? 0 : above;
    const fence = meant[at]?.fenceLine;
    if (fence === undefined) return null;
    let first = at;
    while (meant[first - 1]?.fenceLine === fence) first -= 1;
    let end = at + 1;
    while (meant[end]?.fenceLine === fence) end += 1;
    const inFence = meant.slice(first, end);
    const marked = mark === null ? undefined : inFence.find((candidate) => hasPoint(candidate, mark));
    return marked ?? inFence.at(-1) ?? null;
  }
}

/** Index of the last hand whose fence begins above a line; -1: none. */
function lastAbove(hands: readonly BoundHand[], line: number): number {
  let low = -1;
  let high = hands.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((hands[middle]?.fenceLine ?? 0) < line) low = middle;
    else high = middle - 1;
  }
  return low;
}

function extentOf({ number, comment }: Binding): Span {
  return { start: number?.start ?? comment.start, end: comment.end };
}

const contains = ({ start, end }: Span, offset: number): boolean => start <= offset && offset <= end;
