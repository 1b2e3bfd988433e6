/** A fenced code block: back-ticks or tildes, closed or running to the end of what holds it. */
import { isHandWord } from '../syntax/splitHands';
import { type Container, type ContainerOffset, firstFrom, indentAt } from './containers';

/** One line inside a fence. */
export interface FenceLine {
  /** Offset in the document where the content of the line begins, after the marks of lists and quotations. */
  readonly start: number;
  /** Offset after the line's end mark. */
  readonly end: number;
  /** Characters of the document's line before `start`. */
  readonly column: number;
  /** Blanks before its content that do not belong to it: it begins left of the fence, or its quotation has no space. */
  readonly lacks: number;
}

export interface Fence {
  /** First word after the fence's marks (`hand`, `دست`); empty: none. */
  readonly word: string;
  /** Rest of the opening line. */
  readonly info: string;
  /** Where that begins in its line. */
  readonly infoColumn: number;
  /** Line of the opening marks. */
  readonly line: number;
  /** The content; its first line follows `line`. */
  readonly lines: readonly FenceLine[];
  /** Whether closing marks were found. */
  readonly closed: boolean;
}

export interface OpenFence {
  readonly mark: string;
  readonly length: number;
  /** Columns of white space before its marks. */
  readonly indent: number;
  readonly holders: readonly Container[];
  readonly word: string;
  readonly info: string;
  readonly infoColumn: number;
  readonly line: number;
  readonly lines: FenceLine[];
}

const OPENS = /(`{3,}|~{3,})[ \t]*(.*)$/y;

/** The fence that a line opens at its first sign, or null. @param indent columns before that */
export function opens(
  content: string,
  first: number,
  indent: number,
  containers: readonly Container[],
  line: number,
): OpenFence | null {
  OPENS.lastIndex = first;
  const match = OPENS.exec(content);
  if (match === null) return null;
  const [, marks = '', info = ''] = match;
  const mark = marks.charAt(0);
  if (mark === '`' && info.includes('`')) return null;
  const { word, gap, rest } = cutInfo(info);
  return {
    mark,
    length: marks.length,
    indent,
    holders: [...containers],
    word,
    info: rest,
    infoColumn: content.length - info.length + word.length + gap.length,
    line,
    lines: [],
  };
}

/** A word ends where braces open, too: ` ```hand{pots} `. */
function cutInfo(info: string): { readonly word: string; readonly gap: string; readonly rest: string } {
  const [, word = '', gap = '', rest = ''] = /^([^\s{]*)(\s*)(.*?)\s*$/.exec(info) ?? [];
  return { word, gap, rest };
}

/** The language id of hands in editors. */
const LANGUAGE_ID = /^handscript$/i;

/** Whether a fence with that first word holds hands: the word for a hand in any language, in any case, or `handscript`. */
export function holdsHands(word: string): boolean {
  return LANGUAGE_ID.test(word) || isHandWord(word);
}

/** The rest of the info string after the word of a fence of hands; null for another fence. @param info the whole info string */
export function handInfo(info: string): FenceInfo | null {
  const { word, rest } = cutInfo(info.trimStart());
  return holdsHands(word) ? readInfo(rest) : null;
}

const CLOSES = /(`+|~+)[ \t]*$/y;

/** Whether a line of an open fence closes it. @param place where its content begins */
export function closes(content: string, place: ContainerOffset, { mark, length }: OpenFence): boolean {
  if (indentAt(content, place) > 3) return false;
  CLOSES.lastIndex = firstFrom(content, place);
  const marks = CLOSES.exec(content)?.[1] ?? '';
  return marks.startsWith(mark) && marks.length >= length;
}

/** A word of an opening line; `at` counts from where its info begins. */
export interface InfoWord {
  readonly text: string;
  readonly at: number;
}

/** What follows the word `hand`: ` ```hand two-short {pots quiz} `. */
export interface FenceInfo {
  /** Null: none. */
  readonly name: InfoWord | null;
  /** The words in braces. */
  readonly options: readonly InfoWord[];
}

/** What may stand in braces, for previews. */
export const FENCE_OPTIONS = ['pots', 'table', 'steps', 'quiz', 'hide-result', 'anonymous'] as const;

export function readInfo(info: string): FenceInfo {
  const name = /^[^\s{]+/.exec(info)?.[0];
  const braces = /\{([^}]*)/.exec(info);
  const words = [...(braces?.[1] ?? '').matchAll(/[^\s,]+/g)];
  return {
    name: name === undefined ? null : { text: name, at: 0 },
    options: words.map(({ 0: text, index }) => ({ text, at: (braces?.index ?? 0) + 1 + index })),
  };
}
