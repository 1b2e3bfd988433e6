/** The parts of a line of prose that are not words: comments, code, links. */

/** A comment, with its place in the document. */
export interface Comment {
  readonly start: number;
  readonly end: number;
  /** What it holds, and where that begins. */
  readonly body: string;
  readonly bodyStart: number;
}

export interface Inline {
  /**
   * The line in which comments, marks of emphasis and invisible signs of direction are spaces, and code, tags and addresses the sign
   * `BLOCKED`. As long as the line itself.
   */
  readonly words: string;
  readonly comments: readonly Comment[];
}

/** Replaces what is not prose. */
const BLOCKED = '\ufffc';

const OPENER = /<!--|\{\/\*|`+|\]\(|<(?=[a-z/])|\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|\\(?=[!-/:-@[-`{-~])/gi;
const ADDRESS = /[^\s<>|]*/y;
/** Longer comments are not searched, nor those that continue after a blank line. */
const LONGEST_COMMENT = 2000;
const BLANK_LINE = /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/;

/** Reads the line `[inner, end)` of a text; a comment may reach into the lines below. */
export function readInline(text: string, inner: number, end: number): Inline {
  const comments: Comment[] = [];
  let words = '';
  /** Closing signs that do not come any more. */
  const missing = new Set<string>();
  let last = -1;
  const paragraphEnd = (): number => {
    if (last < 0) {
      const below = text.slice(end, end + LONGEST_COMMENT);
      const blank = BLANK_LINE.exec(below);
      last = end + (blank === null ? below.length : blank.index);
    }
    return last;
  };
  const closing = (sign: string, from: number, limit: number): number => {
    if (missing.has(sign)) return -1;
    const at = text.indexOf(sign, from);
    if (at >= 0 && at < limit) return at;
    missing.add(sign);
    return -1;
  };
  const skip = (from: number, to: number, sign: string): number => {
    const until = Math.min(to, end);
    words += plain(text.slice(inner + words.length, from)) + sign.repeat(until - from);
    return to;
  };

  let at = inner;
  OPENER.lastIndex = inner;
  for (let match = OPENER.exec(text); match !== null && match.index < end; match = OPENER.exec(text)) {
    const [opener] = match;
    const { index } = match;
    const from = index + opener.length;
    at = from;
    if (opener === '<!--' || opener === '{/*') {
      const sign = opener === '<!--' ? '-->' : '*/}';
      const close = closing(sign, from, paragraphEnd());
      if (close >= 0) {
        at = skip(index, close + sign.length, ' ');
        comments.push({ start: index, end: at, body: text.slice(from, close), bodyStart: from });
      }
    } else if (opener.startsWith('`')) {
      const close = closingTicks(text, opener, from, end, missing);
      if (close >= 0) at = skip(index, close + opener.length, BLOCKED);
    } else if (opener === '](') {
      const close = closing(')', from, end);
      if (close >= 0) at = skip(index + 1, close + 1, BLOCKED);
    } else if (opener === '<') {
      const close = closing('>', from, end);
      if (close >= 0) at = skip(index, close + 1, BLOCKED);
    } else if (opener === '\\') {
      at = Math.min(skip(index, from, ' ') + 1, end);
    } else {
      ADDRESS.lastIndex = from;
      ADDRESS.exec(text);
      at = skip(index, Math.max(ADDRESS.lastIndex, from), BLOCKED);
    }
    OPENER.lastIndex = at;
  }
  words += plain(text.slice(inner + words.length, end));
  return { words, comments };
}

/** The place of ticks as many as those that open the code; -1: none in the line. */
function closingTicks(text: string, ticks: string, from: number, end: number, missing: Set<string>): number {
  if (missing.has(ticks)) return -1;
  for (let at = text.indexOf(ticks, from); at >= 0 && at < end; at = text.indexOf(ticks, at)) {
    let behind = at;
    while (text[behind] === '`') behind += 1;
    if (behind - at === ticks.length) return at;
    at = behind;
  }
  missing.add(ticks);
  return -1;
}

const INVISIBLE = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** Emphasis: signs that touch a word. A star between two spaces or two figures multiplies; a stroke within a word is part of it. */
const EMPHASIS =
  /\*\*+|__+|~~+|(?<![\s\d])\*(?=\s|$)|(?<=\s|^)\*(?!\s)|(?<!\d)\*|\*(?!\d|\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}{])/gu;

/** The text with its signs of emphasis and of direction as spaces. */
function plain(text: string): string {
  const seen = text.replace(INVISIBLE, ' ');
  return seen.includes('*') || seen.includes('_') || seen.includes('~')
    ? seen.replace(EMPHASIS, (marks) => ' '.repeat(marks.length))
    : seen;
}
