/**
 * The blocks of a Markdown text that matter here, as CommonMark finds them: fenced code inside lists and quotations too, and the
 * lines of prose that may state an equation or bind a number. HTML comments and `<pre>` hide what they hold.
 */
import { type Container, enter, enterNew, indentAt } from './containers';
import { closes, type Fence, type OpenFence, opens } from './fences';

/** A line of prose with `=`, `≠` or a comment in it: nothing else can be checked. */
export interface ProseLine {
  readonly line: number;
  /** Offset of the line, and of its content after the marks of lists and quotations. */
  readonly start: number;
  readonly inner: number;
  /** Offset behind its content, the line's end mark left out. */
  readonly end: number;
}

export interface Blocks {
  readonly fences: readonly Fence[];
  readonly prose: readonly ProseLine[];
  /** Offsets, some thousand characters apart, from which on the text can be read for itself. */
  readonly cuts: readonly number[];
  /** Whether what follows may be read for itself, if it begins at its margin. */
  readonly isClosed: boolean;
}

/** Every fence of the text, in order. */
export function findFences(text: string): readonly Fence[] {
  return readBlocks(text).fences;
}

/**
 * Linear in the text; any text will do.
 * @param isEnd whether nothing follows the text
 */
export function readBlocks(text: string, isEnd = true): Blocks {
  return new BlockReader(text).read(isEnd);
}

/** Of what can be checked: an equation or a binding, and comments, whose `=` may have been forgotten. */
const SIGNS = ['=', '≠', '<!--', '{/*'] as const;

/** Cuts are so far apart at least. */
const APART = 2000;

const SPACE = 32;
const TAB = 9;
/** What a line may begin with that begins more than a paragraph: a quotation, a list, a fence, HTML, a comment. */
const SPECIAL: ReadonlySet<number> = new Set(Array.from('>-+*0123456789`~<{', (sign) => sign.charCodeAt(0)));

class BlockReader {
  readonly #fences: Fence[] = [];
  readonly #prose: ProseLine[] = [];
  #containers: Container[] = [];
  #open: OpenFence | null = null;
  /** What ends the HTML that hides these lines. */
  #hidden: RegExp | null = null;
  /** Code that is set off by four spaces. */
  #inCode = false;
  #afterBlank = true;
  /** The line above is blank, and in nothing that hides it. */
  #isBlankAbove = false;
  readonly #cuts: number[] = [];
  /** The next of the signs that make a line of prose worth reading. */
  readonly #signs = new Map<string, number>(SIGNS.map((sign) => [sign, -1]));

  constructor(private readonly text: string) {}

  read(isEnd: boolean): Blocks {
    const { text } = this;
    let line = 0;
    let feed = -1;
    let back = -1;
    for (let start = 0; start < text.length; line += 1) {
      if (feed < start) feed = indexOrEnd(text, '\n', start);
      if (back < start) back = indexOrEnd(text, '\r', start);
      const contentEnd = Math.min(feed, back);
      const end = Math.min(contentEnd + (back + 1 === feed ? 2 : 1), text.length);
      this.#cutAt(start);
      this.#isBlankAbove = false;
      this.#readLine(line, start, contentEnd, end);
      start = end;
    }
    const isClosed = this.#isBlankAbove && /[\r\n]$/.test(text);
    // The empty line behind the last line break is a line of the fence too: somebody writes there.
    if (isEnd && this.#open !== null && /[\r\n]$/.test(text))
      this.#open.lines.push({ start: text.length, end: text.length, column: 0 });
    this.#close(false);
    return { fences: this.#fences, prose: this.#prose, cuts: this.#cuts, isClosed };
  }

  /** Below a blank line whatever begins at the margin is in no list and no quotation. */
  #cutAt(start: number): void {
    if (!this.#isBlankAbove || start < (this.#cuts.at(-1) ?? 0) + APART) return;
    if (!/\s/.test(this.text.charAt(start))) this.#cuts.push(start);
  }

  #readLine(line: number, start: number, contentEnd: number, end: number): void {
    if (this.#open === null && this.#hidden === null && this.#containers.length === 0) {
      const first = this.#firstOf(start, contentEnd);
      if (first >= contentEnd) {
        this.#afterBlank = true;
        this.#isBlankAbove = true;
        return;
      }
      if (!SPECIAL.has(this.text.charCodeAt(first))) {
        this.#note(line, start, first, contentEnd, first - start);
        return;
      }
    }
    this.#readMarked(line, start, this.text.slice(start, contentEnd), end);
  }

  /** A line in something, or one that begins something. */
  #readMarked(line: number, start: number, content: string, end: number): void {
    if (this.#open !== null && this.#goesOn(this.#open, start, content, end)) return;
    if (this.#hidden !== null) {
      if (this.#hidden.test(content)) this.#hidden = null;
      return;
    }
    const at = enter(content, this.#containers);
    const isBlank = at.offset + indentAt(content, at.offset) >= content.length;
    if ((!isBlank || at.broken) && at.entered < this.#containers.length)
      this.#containers = this.#containers.slice(0, at.entered);
    if (isBlank) {
      this.#afterBlank = true;
      this.#isBlankAbove = content.trim() === '';
      return;
    }
    const inner = enterNew(content, at.offset, this.#containers);
    this.#hidden = hides(content.slice(inner));
    this.#open = this.#hidden === null ? opens(content, inner, this.#containers, line) : null;
    if (this.#open !== null) {
      this.#inCode = false;
      this.#afterBlank = true;
      return;
    }
    const indent = indentAt(content, inner);
    this.#note(line, start, start + inner + indent, start + content.length, indent);
  }

  /** Whether a line belongs to the open fence, or closes it. */
  #goesOn(open: OpenFence, start: number, content: string, end: number): boolean {
    const at = enter(content, open.holders);
    if (at.entered < open.holders.length) {
      this.#close(false);
      return false;
    }
    if (closes(content, at.offset, open)) this.#close(true);
    else {
      const column = at.offset + Math.min(open.indent, indentAt(content, at.offset));
      open.lines.push({ start: start + column, end, column });
    }
    return true;
  }

  #close(closed: boolean): void {
    if (this.#open === null) return;
    const { word, info, infoColumn, line, lines } = this.#open;
    this.#fences.push({ word, info, infoColumn, line, lines, closed });
    this.#open = null;
  }

  #firstOf(start: number, end: number): number {
    let at = start;
    while (at < end && (this.text.charCodeAt(at) === SPACE || this.text.charCodeAt(at) === TAB)) at += 1;
    return at;
  }

  /** Keeps a line of prose that has something to check. Behind a blank line four spaces make code. */
  #note(line: number, start: number, inner: number, end: number, indent: number): void {
    this.#inCode = indent >= 4 || this.text.charCodeAt(inner - 1) === TAB ? this.#inCode || this.#afterBlank : false;
    this.#afterBlank = false;
    if (!this.#inCode && SIGNS.some((sign) => this.#has(sign, inner, end)))
      this.#prose.push({ line, start, inner, end });
  }

  #has(sign: string, from: number, end: number): boolean {
    let next = this.#signs.get(sign) ?? -1;
    if (next < from) {
      next = indexOrEnd(this.text, sign, from);
      this.#signs.set(sign, next);
    }
    return next < end;
  }
}

function indexOrEnd(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

/** What ends the HTML block (in MDX the comment) that a line begins, null if it begins none that hides the lines after it. */
function hides(content: string): RegExp | null {
  if (/^ {0,3}<!--/.test(content)) return content.includes('-->') ? null : /-->/;
  if (/^ {0,3}\{\/\*/.test(content)) return content.includes('*/}') ? null : /\*\/\}/;
  const raw = /^ {0,3}<(pre|script|style|textarea)(?:\s|>|$)/i.exec(content);
  if (raw === null || new RegExp(`</${raw[1]}>`, 'i').test(content)) return null;
  return /<\/(?:pre|script|style|textarea)>/i;
}
