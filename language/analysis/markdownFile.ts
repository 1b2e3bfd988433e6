import { readBlocks } from '../markdown/blocks';
import { type Fence, type FenceLine, type InfoWord, readInfo } from '../markdown/fences';
import { cutHands } from '../syntax/index';
import { LineIndex } from '../text/lines';
import type { BoundHand } from './boundFacts';
import { defaultsFrom, onGround, overlay } from './defaults';
import type { HandDocument } from './document';
import { Marks } from './marks';
import { Part } from './part';
import { cleanPosition, type Range } from './position';
import { Prose } from './prose';
import type { Defaults } from './results';

/** A part with its place in the prose. */
interface Placed {
  readonly part: Part;
  readonly firstLine: number;
  readonly lastLine: number;
  readonly defaults: Defaults | 'itself' | null;
  /** Of its fence. */
  readonly name: string | null;
  readonly nameRange: Range | null;
  readonly fenceLine: number;
}

/**
 * A Markdown text. Each fence whose first word is `hand` is read like a file of hands; a fence named
 * `defaults` is setup for every other one. After an edit the fences are found anew, and those that
 * say what they said before keep their parts.
 */
export class MarkdownFile implements HandDocument {
  readonly kind = 'markdown';
  #text: string;
  #lines: LineIndex;
  #placed: readonly Placed[] = [];
  #parts: readonly Part[] = [];
  #marks = new Marks(0);
  #ground: Defaults | null = null;
  #prose: Prose;

  private constructor(text: string) {
    this.#text = text;
    this.#lines = new LineIndex(text);
    this.#prose = this.#place(null);
  }

  static of(text: string): MarkdownFile {
    return new MarkdownFile(text);
  }

  get parts(): readonly Part[] {
    return this.#parts;
  }

  get marks(): Marks {
    return this.#marks;
  }

  get prose(): Prose {
    return this.#prose;
  }

  get lineCount(): number {
    return this.#lines.lineCount;
  }

  firstLine(index: number): number {
    return this.#placed[index]?.firstLine ?? 0;
  }

  lineText(line: number): string {
    return this.#lines.lineText(line);
  }

  partAt(line: number): number {
    return this.#placed.findLastIndex(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
  }

  defaultsOf(index: number): Defaults | 'itself' | null {
    return this.#placed[index]?.defaults ?? null;
  }

  setGround(ground: Defaults | null): void {
    if (this.#ground === ground) return;
    this.#ground = ground;
    this.#prose = this.#place(this.#prose);
  }

  text(): string {
    return this.#text;
  }

  edit(range: Range, newText: string): void {
    const a = this.#lines.offsetAt(cleanPosition(range.start));
    const b = this.#lines.offsetAt(cleanPosition(range.end));
    this.#text = this.#text.slice(0, Math.min(a, b)) + newText + this.#text.slice(Math.max(a, b));
    this.#lines = new LineIndex(this.#text);
    this.#prose = this.#place(this.#prose);
  }

  #place(before: Prose | null): Prose {
    const { fences, prose } = readBlocks(this.#text);
    this.#placed = placeParts(this.#text, fences, this.#parts, this.#ground);
    this.#parts = this.#placed.map(({ part }) => part);
    this.#marks = new Marks(this.#parts.length);
    const hands = this.#placed.flatMap(boundHand);
    const heads = fences.filter(({ word }) => word === WORD);
    return new Prose({ text: this.#text, index: this.#lines, lines: prose, fences: heads, hands }, before);
  }
}

const WORD = 'hand';
const DEFAULTS = 'defaults';

function boundHand({ defaults, lastLine, ...hand }: Placed): BoundHand[] {
  return defaults === 'itself' || hand.part.text === '' ? [] : [{ ...hand, defaults }];
}

function placeParts(text: string, all: readonly Fence[], before: readonly Part[], ground: Defaults | null): Placed[] {
  const fences = all.filter(({ word, lines }) => word === WORD && lines.length > 0);
  const shared = fences
    .filter(({ info }) => readInfo(info).name?.text === DEFAULTS)
    .map(({ lines }) => defaultsFrom(contentOf(text, lines)))
    .reduce(overlay, null);
  const kept = new Map(before.map((part) => [part.text, part]));
  return fences.flatMap((fence) => placeFence(text, fence, { shared, ground }, kept));
}

/** Setup from outside a fence. */
interface Outer {
  /** Of the document. */
  readonly shared: Defaults | null;
  readonly ground: Defaults | null;
}

/** The hands of one fence, with the setup above its first `hand` line laid over the document's. */
function placeFence(text: string, fence: Fence, { shared, ground }: Outer, kept: ReadonlyMap<string, Part>): Placed[] {
  const content = contentOf(text, fence.lines);
  const { name } = readInfo(fence.info);
  const isShared = name?.text === DEFAULTS && defaultsFrom(content) !== null;
  const pieces = cutHands(content).map(({ start, end }) => content.slice(start, end));
  const [head = ''] = pieces;
  const own = pieces.length > 1 ? defaultsFrom(head) : null;
  const defaults = onGround(ground, own === null ? shared : overlay(shared, own));
  const isIndented = fence.lines.some(({ column }) => column > 0);
  const placed: Placed[] = [];
  let at = 0;
  for (const [i, piece] of pieces.entries()) {
    // Nothing stands above the first `hand` line; an empty fence is a place where a hand may be written.
    if (piece === '' && pieces.length > 1) continue;
    const columns = isIndented ? fence.lines.slice(at).map(({ column }) => column) : null;
    const part = reused(new Part(piece, columns?.some((column) => column > 0) === true ? columns : null), kept);
    const isSetup = isShared || (i === 0 && own !== null);
    const firstLine = fence.line + 1 + at;
    at += part.breaks;
    const lastLine = i === pieces.length - 1 ? fence.line + fence.lines.length : fence.line + at;
    placed.push({
      part,
      firstLine,
      lastLine,
      defaults: isSetup ? 'itself' : defaults,
      name: name?.text ?? null,
      nameRange: name && wordRange(fence, name),
      fenceLine: fence.line,
    });
  }
  return placed;
}

function wordRange({ line, infoColumn }: Fence, { text, at }: InfoWord): Range {
  const character = infoColumn + at;
  return { start: { line, character }, end: { line, character: character + text.length } };
}

function reused(part: Part, kept: ReadonlyMap<string, Part>): Part {
  const old = kept.get(part.text);
  return old?.equals(part) ? old : part;
}

/** The fence's lines without the marks of lists and quotations, and without the last line's end. */
function contentOf(text: string, lines: readonly FenceLine[]): string {
  const last = lines.at(-1);
  const content = lines.every(({ column }) => column === 0)
    ? text.slice(lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0)
    : lines.map(({ start, end }) => text.slice(start, end)).join('');
  return last === undefined || last.end > last.start ? content.replace(/(?:\r\n|\n|\r)$/, '') : content;
}
