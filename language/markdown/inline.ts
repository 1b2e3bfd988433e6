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

/** Reads the line `[start, end)` of a text; a comment may continue in the lines below. */
export function readInline(text: string, start: number, end: number): Inline {
  return new InlineReader(text, start, end).read();
}

class InlineReader {
  readonly #comments: Comment[] = [];
  #words = '';
  /** Closing signs that do not occur in the rest of the line. */
  readonly #missing = new Set<string>();
  /** Where the search for the end of a comment stops; -1: not known yet. */
  #commentLimit = -1;

  constructor(
    private readonly text: string,
    private readonly start: number,
    private readonly end: number,
  ) {}

  read(): Inline {
    const { text, start, end } = this;
    OPENER.lastIndex = start;
    for (let match = OPENER.exec(text); match !== null && match.index < end; match = OPENER.exec(text))
      OPENER.lastIndex = this.#readFrom(match[0], match.index);
    this.#words += plain(text.slice(start + this.#words.length, end));
    return { words: this.#words, comments: this.#comments };
  }

  /** Reads what an opener begins. Returns where to go on. */
  #readFrom(opener: string, index: number): number {
    const { end } = this;
    const from = index + opener.length;
    switch (opener) {
      case '<!--':
        return this.#readComment(index, from, '-->');
      case '{/*':
        return this.#readComment(index, from, '*/}');
      case '](':
        return this.#readUpTo(')', index + 1, from);
      case '<':
        return this.#readUpTo('>', index, from);
      case '\\':
        return Math.min(this.#replace(index, from, ' ') + 1, end);
    }
    if (opener.startsWith('`')) {
      const close = closingTicks(this.text, opener, from, end, this.#missing);
      return close < 0 ? from : this.#replace(index, close + opener.length, BLOCKED);
    }
    ADDRESS.lastIndex = from;
    ADDRESS.exec(this.text);
    return this.#replace(index, Math.max(ADDRESS.lastIndex, from), BLOCKED);
  }

  #readComment(index: number, from: number, sign: string): number {
    const close = this.#closing(sign, from, this.#limitOfComments());
    if (close < 0) return from;
    const after = this.#replace(index, close + sign.length, ' ');
    this.#comments.push({ start: index, end: after, body: this.text.slice(from, close), bodyStart: from });
    return after;
  }

  /** Blocks a link target or a tag, from `index` to the closing sign. */
  #readUpTo(sign: string, index: number, from: number): number {
    const close = this.#closing(sign, from, this.end);
    return close < 0 ? from : this.#replace(index, close + 1, BLOCKED);
  }

  #limitOfComments(): number {
    if (this.#commentLimit < 0) {
      const below = this.text.slice(this.end, this.end + LONGEST_COMMENT);
      const blank = BLANK_LINE.exec(below);
      this.#commentLimit = this.end + (blank === null ? below.length : blank.index);
    }
    return this.#commentLimit;
  }

  #closing(sign: string, from: number, limit: number): number {
    if (this.#missing.has(sign)) return -1;
    const at = this.text.indexOf(sign, from);
    if (at >= 0 && at < limit) return at;
    this.#missing.add(sign);
    return -1;
  }

  /** Writes the prose before `from`, and `sign` for each character up to `to`. */
  #replace(from: number, to: number, sign: string): number {
    const until = Math.min(to, this.end);
    this.#words += plain(this.text.slice(this.start + this.#words.length, from)) + sign.repeat(until - from);
    return to;
  }
}

/** The position of as many ticks as those that open the code; -1: none in the line. */
function closingTicks(text: string, ticks: string, from: number, end: number, missing: Set<string>): number {
  if (missing.has(ticks)) return -1;
  for (let at = text.indexOf(ticks, from); at >= 0 && at < end; at = text.indexOf(ticks, at)) {
    let after = at;
    while (text[after] === '`') after += 1;
    if (after - at === ticks.length) return at;
    at = after;
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
