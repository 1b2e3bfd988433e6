/**
 * Fenced code blocks of a Markdown text, as CommonMark finds them: back-ticks or tildes, inside lists and
 * quotations too, closed or running to the end of what holds them. HTML comments and `<pre>` hide what they hold.
 */

/** One line inside a fence. */
export interface FenceLine {
  /** Offset in the document where the content of the line begins, after the marks of lists and quotations. */
  readonly start: number;
  /** Offset after the line's end mark. */
  readonly end: number;
  /** Characters of the document's line before `start`. */
  readonly column: number;
}

export interface Fence {
  /** First word after the fence's marks (`hand`); empty: none. */
  readonly word: string;
  /** Rest of the opening line. */
  readonly info: string;
  /** Line of the opening marks. */
  readonly line: number;
  /** Content; the first stands on the line after `line`. */
  readonly lines: readonly FenceLine[];
  /** Whether closing marks were found. */
  readonly closed: boolean;
}

/** Something that holds other blocks: a quotation, or a list item whose content is indented. */
type Container = { readonly kind: 'quote' } | { readonly kind: 'item'; readonly indent: number };

interface Open {
  readonly mark: string;
  readonly length: number;
  readonly indent: number;
  readonly holders: readonly Container[];
  readonly word: string;
  readonly info: string;
  readonly line: number;
  readonly lines: FenceLine[];
}

/** Every fence of the text, in order. Linear in the text; any text will do. */
export function findFences(text: string): Fence[] {
  const fences: Fence[] = [];
  let containers: Container[] = [];
  let open: Open | null = null;
  let hidden: RegExp | null = null;
  const close = (closed: boolean): void => {
    if (open === null) return;
    const { word, info, line, lines } = open;
    fences.push({ word, info, line, lines, closed });
    open = null;
  };

  let number = 0;
  for (const { start, content, end } of linesOf(text)) {
    const line = number++;
    if (open !== null) {
      const at = enter(content, open.holders);
      if (at.entered === open.holders.length) {
        if (closes(content, at.offset, open)) close(true);
        else {
          const column = at.offset + Math.min(open.indent, indentAt(content, at.offset));
          open.lines.push({ start: start + column, end, column });
        }
        continue;
      }
      close(false);
    }
    if (hidden !== null) {
      if (hidden.test(content)) hidden = null;
      continue;
    }
    const at = enter(content, containers);
    const blank = content.slice(at.offset).trim() === '';
    if (!blank || at.broken) containers = containers.slice(0, at.entered);
    if (blank) continue;
    const inner = enterNew(content, at.offset, containers);
    hidden = hides(content.slice(inner));
    open = hidden === null ? opens(content, inner, containers, line) : null;
  }
  close(false);
  return fences;
}

function* linesOf(text: string): Generator<{ start: number; content: string; end: number }> {
  const breaks = /\r\n|\n|\r/g;
  let start = 0;
  for (let match = breaks.exec(text); match !== null; match = breaks.exec(text)) {
    yield { start, content: text.slice(start, match.index), end: breaks.lastIndex };
    start = breaks.lastIndex;
  }
  if (start < text.length) yield { start, content: text.slice(start), end: text.length };
}

/** Columns of white space from an offset on; a tab counts to the next multiple of four. */
function indentAt(content: string, offset: number): number {
  let at = offset;
  while (content[at] === ' ' || content[at] === '\t') at += 1;
  return at - offset;
}

/** How many of the containers a line goes on with, and where its content then begins. */
function enter(
  content: string,
  containers: readonly Container[],
): { entered: number; offset: number; broken: boolean } {
  let offset = 0;
  for (const [entered, container] of containers.entries()) {
    const indent = indentAt(content, offset);
    const blank = offset + indent >= content.length;
    if (container.kind === 'quote') {
      if (indent > 3 || content[offset + indent] !== '>') return { entered, offset, broken: true };
      offset += indent + 1;
      if (content[offset] === ' ') offset += 1;
    } else if (blank) {
      offset += Math.min(indent, container.indent);
    } else {
      if (indent < container.indent) return { entered, offset, broken: false };
      offset += container.indent;
    }
  }
  return { entered: containers.length, offset, broken: false };
}

const ITEM = /^( {0,3})([-+*]|\d{1,9}[.)])( {1,4}(?! )|(?= {5})| ?$)/;

/** Nobody nests deeper; a line of a million `>` shall not cost a million times itself. */
const DEEPEST = 50;

/** Adds the containers that a line begins. Gives the offset of the content inside them. */
function enterNew(content: string, offset: number, containers: Container[]): number {
  while (containers.length < DEEPEST) {
    const rest = content.slice(offset);
    const quote = /^ {0,3}> ?/.exec(rest);
    const item = quote === null && !/^ {0,3}(?:([-*])[ \t]*)(?:\1[ \t]*){2,}$/.test(rest) ? ITEM.exec(rest) : null;
    if (quote !== null) {
      containers.push({ kind: 'quote' });
      offset += quote[0].length;
    } else if (item !== null) {
      const [all, before = '', mark = '', after = ''] = item;
      const indent = before.length + mark.length + Math.max(1, after.length);
      containers.push({ kind: 'item', indent });
      offset += Math.min(indent, Math.max(all.length, before.length + mark.length + 1));
    } else break;
  }
  return offset;
}

/** What ends the HTML block that a line begins, null if it begins none that hides the lines after it. */
function hides(content: string): RegExp | null {
  if (/^ {0,3}<!--/.test(content)) return content.includes('-->') ? null : /-->/;
  const raw = /^ {0,3}<(pre|script|style|textarea)(?:\s|>|$)/i.exec(content);
  if (raw === null || new RegExp(`</${raw[1]}>`, 'i').test(content)) return null;
  return /<\/(?:pre|script|style|textarea)>/i;
}

function opens(content: string, offset: number, containers: readonly Container[], line: number): Open | null {
  const match = /^( {0,3})(`{3,}|~{3,})[ \t]*(.*)$/.exec(content.slice(offset));
  if (match === null) return null;
  const [, indent = '', marks = '', info = ''] = match;
  const mark = marks.charAt(0);
  if (mark === '`' && info.includes('`')) return null;
  const [, word = '', rest = ''] = /^(\S*)\s*(.*?)\s*$/.exec(info) ?? [];
  return {
    mark,
    length: marks.length,
    indent: indent.length,
    holders: [...containers],
    word,
    info: rest,
    line,
    lines: [],
  };
}

function closes(content: string, offset: number, { mark, length }: Open): boolean {
  const match = /^ {0,3}(`+|~+)[ \t]*$/.exec(content.slice(offset));
  const marks = match?.[1] ?? '';
  return marks.startsWith(mark) && marks.length >= length;
}
