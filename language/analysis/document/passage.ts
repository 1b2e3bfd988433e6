/** A stretch of a Markdown document that is read independently of the rest. */
import { type Binding, bindingsIn, saysWrong, unsignedIn } from '../../markdown/bindings';
import { type Blocks, readBlocks } from '../../markdown/blocks';
import { equationsIn } from '../../markdown/equations';
import { type Fence, type FenceInfo, type FenceLine, holdsHands, type InfoWord, readInfo } from '../../markdown/fences';
import { readInline } from '../../markdown/inline';
import { cutHands } from '../../syntax/index';
import { LineIndex } from '../../text/lines';
import { normalizeName } from '../../text/normalize';
import type { BindingAnswer } from '../prose/bindingEvaluator';
import type { BoundHand } from '../prose/boundHand';
import type { ProseFinding, ReadLine } from '../prose/findings';
import { defaultsFrom, overBaseDefaults, overlay, SETUP_ROLE } from './defaults';
import type { Position } from './position';
import type { Defaults, SectionAnalysis, SectionRole } from './results';
import { countBreaks, Section } from './section';

/** Setup from outside a fence. */
export interface OuterSetup {
  /** Of the document. */
  readonly shared: Defaults | null;
  /** From outside the document. */
  readonly base: Defaults | null;
}

/** A section in its passage; lines count from the passage's first. */
export interface PlacedSection extends BoundHand {
  readonly lastLine: number;
  readonly role: SectionRole;
}

/** The line that opens a fence of hands. */
export interface FenceHead {
  readonly line: number;
  readonly infoColumn: number;
  readonly info: FenceInfo;
  /** Its name as names are compared; empty: none. */
  readonly key: string;
}

/** A hand's answer to a binding, and the setup under which it was found. */
export interface KeptAnswer {
  readonly section: Section;
  readonly under: string | null;
  readonly answer: BindingAnswer;
}

/** How many replaced passages are remembered while somebody types faster than they are read. */
const MOST_BEFORE = 20;

const DEFAULTS = 'defaults';

/**
 * A stretch of a Markdown text that can be read independently: it begins at the margin below a blank line. Never changes: an edit makes new
 * passages of those that it touches. Lines and offsets count from its beginning.
 */
export class Passage {
  /** Line breaks in the text, which is how many lines the following text is moved down. */
  readonly breaks: number;
  readonly heads: readonly FenceHead[];
  /** The setup of its own fences. */
  readonly setup: readonly (Defaults | null)[];
  /** The answers of hands to its bindings. */
  readonly answers = new Map<Binding, KeptAnswer>();
  /** The findings in its lines, and what they were computed from. */
  lineFindings: { readonly of: readonly unknown[]; readonly lines: readonly LineFindings[] } | null = null;
  #index: LineIndex | null = null;
  #read: readonly ReadLine[] | null = null;
  #mayBeWrong: boolean | null = null;
  #placed: { readonly outer: OuterSetup; readonly sections: readonly PlacedSection[] } | null = null;
  #moved: {
    readonly from: readonly PlacedSection[];
    readonly by: number;
    readonly sections: readonly PlacedSection[];
  } | null = null;
  readonly #fences: readonly Fence[];

  /** The passages that it replaces: their results are reused where nothing has changed. */
  before: readonly Passage[];

  constructor(
    readonly text: string,
    private readonly blocks: Blocks,
    before: readonly Passage[],
  ) {
    this.before = before.flatMap((passage) => [passage, ...passage.before]).slice(0, MOST_BEFORE);
    this.breaks = countBreaks(text);
    this.#fences = blocks.fences.filter(({ word }) => holdsHands(word));
    this.heads = this.#fences.map(({ line, infoColumn, info }) => {
      const read = readInfo(info);
      return { line, infoColumn, info: read, key: normalizeName(read.name?.text ?? '') };
    });
    this.setup = this.#fences.flatMap(({ lines }, i) =>
      this.heads[i]?.info.name?.text === DEFAULTS && lines.length > 0 ? [defaultsFrom(contentOf(text, lines))] : [],
    );
  }

  get index(): LineIndex {
    this.#index ??= new LineIndex(this.text);
    return this.#index;
  }

  /** Its lines of prose with the bindings and equations in them. */
  get lines(): readonly ReadLine[] {
    this.#read ??= this.#readLines();
    return this.#read;
  }

  /** Whether it may have findings: a wrong equation, a remark on one, or a comment that may be meant to bind. */
  get mayBeWrong(): boolean {
    this.#mayBeWrong ??= this.lines.some(
      ({ equations, comments, unsigned }) =>
        unsigned.length > 0 || equations.some(({ wrong }) => wrong !== null) || comments.some(saysWrong),
    );
    return this.#mayBeWrong;
  }

  /** Whether its lines are known already. */
  get isRead(): boolean {
    return this.#read !== null;
  }

  #readLines(): ReadLine[] {
    return this.blocks.prose.map((place): ReadLine => {
      const inline = readInline(this.text, place.inner, place.end);
      const bindings = bindingsIn(this.text, place.inner, inline);
      const unsigned = unsignedIn(this.text, place.inner, inline);
      return { place, comments: inline.comments, bindings, unsigned, equations: equationsIn(inline.words) };
    });
  }

  /** The hands of its fences under a setup, by the lines of a document in which it begins at one: the same objects while it begins there. */
  placedAt(firstLine: number, outer: OuterSetup): readonly PlacedSection[] {
    const from = this.#placedUnder(outer);
    if (this.#moved === null || this.#moved.from !== from || this.#moved.by !== firstLine)
      this.#moved = { from, by: firstLine, sections: from.map((section) => movedDown(section, firstLine)) };
    return this.#moved.sections;
  }

  /** The hands of its fences under a setup. */
  #placedUnder(outer: OuterSetup): readonly PlacedSection[] {
    if (this.#placed !== null && this.#placed.outer.shared === outer.shared && this.#placed.outer.base === outer.base)
      return this.#placed.sections;
    const known = this.#placed === null ? this.before.flatMap(({ sections }) => sections) : this.sections;
    const kept = new Map(known.map((section) => [section.text, section]));
    const sections = this.#fences.flatMap((fence, i) => {
      const name = this.heads[i]?.info.name ?? null;
      return fence.lines.length === 0 ? [] : placeFence(this.text, fence, name, outer, kept);
    });
    this.#placed = { outer, sections };
    return sections;
  }

  private get sections(): readonly Section[] {
    return this.#placed?.sections.map(({ section }) => section) ?? this.before.flatMap(({ sections }) => sections);
  }
}

function movedDown(section: PlacedSection, by: number): PlacedSection {
  if (by === 0) return section;
  const moved = ({ line, character }: Position): Position => ({ line: line + by, character });
  const { nameRange } = section;
  return {
    name: section.name,
    nameRange: nameRange && { start: moved(nameRange.start), end: moved(nameRange.end) },
    fenceLine: section.fenceLine + by,
    firstLine: section.firstLine + by,
    lastLine: section.lastLine + by,
    section: section.section,
    role: section.role,
    defaults: section.defaults,
  };
}

/** The findings of one line; `line` counts from the passage's first. */
export interface LineFindings {
  readonly line: number;
  readonly analysis: SectionAnalysis;
  readonly findings: readonly ProseFinding[];
}

/** The passages of a text, the last of which may be open to what follows. */
export function passagesOf(
  text: string,
  isEnd: boolean,
  before: readonly Passage[],
): { readonly passages: readonly Passage[]; readonly isClosed: boolean } {
  const whole = readBlocks(text, isEnd);
  const known = new Map(before.map((passage) => [passage.text, passage]));
  const starts = [0, ...whole.cuts];
  const passages = starts.map((start, i) => {
    const own = text.slice(start, starts[i + 1] ?? text.length);
    const isLast = i === starts.length - 1;
    const old = known.get(own);
    known.delete(own);
    if (old !== undefined) return old;
    return new Passage(own, starts.length === 1 ? whole : readBlocks(own, isEnd && isLast), before);
  });
  for (const passage of before) passage.before = [];
  return { passages, isClosed: whole.isClosed };
}

/** The hands of one fence, with the setup above its first `hand` line laid over the document's. */
function placeFence(
  text: string,
  fence: Fence,
  name: InfoWord | null,
  { shared, base }: OuterSetup,
  kept: ReadonlyMap<string, Section>,
): PlacedSection[] {
  const content = contentOf(text, fence.lines);
  const isShared = name?.text === DEFAULTS && defaultsFrom(content) !== null;
  const pieces = cutHands(content).map(({ start, end }) => content.slice(start, end));
  const [head = ''] = pieces;
  const own = pieces.length > 1 ? defaultsFrom(head) : null;
  const defaults = overBaseDefaults(base, own === null ? shared : overlay(shared, own));
  const role: SectionRole = { kind: 'hand', defaults };
  const linesFrom = (at: number, read: (line: FenceLine) => number): readonly number[] | null => {
    const all = fence.lines.slice(at).map(read);
    return all.some((one) => one > 0) ? all : null;
  };
  const isIndented = linesFrom(0, ({ column }) => column) !== null || linesFrom(0, ({ lacks }) => lacks) !== null;
  const placed: PlacedSection[] = [];
  let at = 0;
  for (const [i, piece] of pieces.entries()) {
    // There is no text above the first `hand` line. An empty fence is kept: a hand can be written there.
    if (piece === '' && pieces.length > 1) continue;
    const columns = isIndented ? linesFrom(at, ({ column }) => column) : null;
    const lacks = isIndented ? linesFrom(at, ({ lacks }) => lacks) : null;
    const section = reused(new Section(piece, columns, lacks), kept);
    const isSetup = isShared || (i === 0 && own !== null);
    const firstLine = fence.line + 1 + at;
    at += section.breaks;
    const lastLine = i === pieces.length - 1 ? fence.line + fence.lines.length : fence.line + at;
    placed.push({
      section,
      firstLine,
      lastLine,
      role: isSetup ? SETUP_ROLE : role,
      defaults: isSetup ? null : defaults,
      name: name?.text ?? null,
      nameRange: name && wordRange(fence, name),
      fenceLine: fence.line,
    });
  }
  return placed;
}

function wordRange({ line, infoColumn }: Fence, { text, at }: InfoWord): BoundHand['nameRange'] {
  const character = infoColumn + at;
  return { start: { line, character }, end: { line, character: character + text.length } };
}

function reused(section: Section, kept: ReadonlyMap<string, Section>): Section {
  const old = kept.get(section.text);
  return old?.equals(section) ? old : section;
}

/** The fence's lines without the marks of lists and quotations, and without the last line's end. */
function contentOf(text: string, lines: readonly FenceLine[]): string {
  const last = lines.at(-1);
  const content = lines.every(({ column }) => column === 0)
    ? text.slice(lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0)
    : lines.map(({ start, end }) => text.slice(start, end)).join('');
  return last === undefined || last.end > last.start ? content.replace(/(?:\r\n|\n|\r)$/, '') : content;
}
