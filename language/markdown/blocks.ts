/**
 * The blocks of a Markdown text that matter here, as CommonMark finds them: fenced code inside lists and quotations too, and the
 * lines of prose that may state an equation or bind a number. HTML comments and `<pre>` hide what they hold.
 */
import { type Container, type ContainerOffset, enter, enterNew, firstFrom, indentAt, isRule, skip } from './containers';
import { closes, type Fence, type OpenFence, opens } from './fences';
import { type HtmlBlock, htmlAt } from './html';

/** A line of prose with `=`, `≠` or a comment in it: nothing else can be checked. */
export interface ProseLine {
  readonly line: number;
  /** Offset of the line, and of its content after the marks of lists and quotations. */
  readonly start: number;
  readonly inner: number;
  /** Offset after its content, without the line break. */
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
/** What a line may begin with that is more than a paragraph: a quotation, a list, a fence, HTML, a comment, a heading, a rule. */
const SPECIAL: ReadonlySet<number> = new Set(Array.from('>-+*0123456789`~<{#=_', (sign) => sign.charCodeAt(0)));
const HEADING = /#{1,6}(?=[ \t]|$)/y;
/** Makes the paragraph above it a heading. */
const UNDERLINE = /(?:=+|-+)[ \t]*$/y;

class BlockReader {
  readonly #fences: Fence[] = [];
  readonly #prose: ProseLine[] = [];
  #containers: readonly Container[] = [];
  #open: OpenFence | null = null;
  /** The block of HTML that these lines belong to. */
  #html: HtmlBlock | null = null;
  /** The line above is a paragraph, with which a line that begins nothing goes on. */
  #inParagraph = false;
  /** The line above begins a list item that has nothing in it so far. */
  #isEmptyItem = false;
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
    // The empty line after the last line break belongs to the fence: authors write there.
    if (isEnd && this.#open !== null && /[\r\n]$/.test(text))
      this.#open.lines.push({ start: text.length, end: text.length, column: 0, lacks: 0 });
    this.#close(false);
    return { fences: this.#fences, prose: this.#prose, cuts: this.#cuts, isClosed };
  }

  /** Below a blank line whatever begins at the margin is in no list and no quotation. */
  #cutAt(start: number): void {
    if (!this.#isBlankAbove || start < (this.#cuts.at(-1) ?? 0) + APART) return;
    if (!/\s/.test(this.text.charAt(start))) this.#cuts.push(start);
  }

  #readLine(line: number, start: number, contentEnd: number, end: number): void {
    if (this.#open === null && this.#html === null && this.#containers.length === 0) {
      const first = this.#firstOf(start, contentEnd);
      if (first >= contentEnd) {
        this.#inParagraph = false;
        this.#isBlankAbove = true;
        return;
      }
      if (!SPECIAL.has(this.text.charCodeAt(first))) {
        const isIndented = first - start > 3 || (first > start && this.text.slice(start, first).includes('\t'));
        // After a blank line, four columns make code.
        if (isIndented && !this.#inParagraph) return;
        this.#inParagraph = true;
        this.#note(line, start, first, contentEnd);
        return;
      }
    }
    this.#readMarked(line, start, this.text.slice(start, contentEnd), end);
  }

  /** A line in something, or one that begins something. */
  #readMarked(line: number, start: number, content: string, end: number): void {
    if (this.#open !== null && this.#goesOn(this.#open, start, content, end)) return;
    const { entered, place } = enter(content, this.#containers);
    const isWithin = entered === this.#containers.length;
    const isBlank = firstFrom(content, place) >= content.length;
    if (this.#html !== null && isWithin && !(isBlank && this.#html.end === null)) {
      this.#goOnWithHtml(this.#html, line, start, content, place);
      return;
    }
    this.#html = null;
    if (isBlank) {
      // A list item may begin with one blank line, no more.
      const left = isWithin && this.#isEmptyItem ? entered - 1 : entered;
      this.#begin(this.#containers.slice(0, left));
      this.#isBlankAbove = content.trim() === '';
      return;
    }
    const containers = this.#containers.slice(0, entered);
    const isInParagraph = this.#inParagraph && isWithin;
    const isUnderline = isInParagraph && indentAt(content, place) < 4 && matches(UNDERLINE, content, place);
    const inner = isUnderline ? place : enterNew(content, place, containers, isInParagraph);
    // Else a line that begins nothing goes on with the paragraph, even where it leaves out the marks of its containers.
    const isNew = containers.length > entered || !this.#inParagraph;
    const indent = indentAt(content, inner);
    const first = firstFrom(content, inner);
    if (first >= content.length) {
      this.#begin(containers);
      this.#isEmptyItem = containers.at(-1)?.kind === 'item';
      return;
    }
    if (indent > 3) {
      // Code.
      if (isNew) this.#begin(containers);
      else this.#note(line, start, start + first, start + content.length);
      return;
    }
    const html = htmlAt(content, first, !isNew);
    const open = html === null ? opens(content, first, indent, containers, line) : null;
    const isOwn = isUnderline || isRule(content, first) || matches(HEADING, content, inner);
    if (html !== null || open !== null || isOwn) this.#begin(containers);
    else if (isNew) {
      this.#begin(containers);
      this.#inParagraph = true;
    }
    this.#html = html?.end?.test(content.slice(first)) === true ? null : html;
    this.#open = open;
    if (open === null) this.#note(line, start, start + first, start + content.length);
  }

  /** A new block begins in these containers. */
  #begin(containers: readonly Container[]): void {
    this.#containers = containers;
    this.#inParagraph = false;
    this.#isEmptyItem = false;
  }

  /** Comments and `<pre>` hide their content. Other tags contain prose. */
  #goOnWithHtml(html: HtmlBlock, line: number, start: number, content: string, place: ContainerOffset): void {
    const first = firstFrom(content, place);
    if (html.end === null) this.#note(line, start, start + first, start + content.length);
    else if (html.end.test(content.slice(first))) this.#html = null;
  }

  /** Whether a line belongs to the open fence, or closes it. */
  #goesOn(open: OpenFence, start: number, content: string, end: number): boolean {
    const { entered, place, lacks } = enter(content, open.holders);
    if (entered < open.holders.length) {
      this.#close(false);
      return false;
    }
    if (closes(content, place, open)) this.#close(true);
    else {
      const inner = skip(content, place, open.indent);
      // The rest of a tab that is used in part says nothing.
      const column = inner.inTab ? inner.offset + 1 : inner.offset;
      const missing = lacks + open.indent - Math.min(open.indent, indentAt(content, place));
      open.lines.push({ start: start + column, end, column, lacks: missing });
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

  /** Keeps a line of prose that has something to check. */
  #note(line: number, start: number, inner: number, end: number): void {
    if (SIGNS.some((sign) => this.#has(sign, inner, end))) this.#prose.push({ line, start, inner, end });
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

/** Whether the first character after a place begins such a thing. */
function matches(sticky: RegExp, content: string, place: ContainerOffset): boolean {
  sticky.lastIndex = firstFrom(content, place);
  return sticky.test(content);
}
