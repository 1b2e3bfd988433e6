/** A fenced code block: back-ticks or tildes, closed or running to the end of what holds it. */
import type { Container } from './containers';

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

export interface OpenFence {
  readonly mark: string;
  readonly length: number;
  readonly indent: number;
  readonly holders: readonly Container[];
  readonly word: string;
  readonly info: string;
  readonly line: number;
  readonly lines: FenceLine[];
}

/** The fence that a line opens, or null. */
export function opens(
  content: string,
  offset: number,
  containers: readonly Container[],
  line: number,
): OpenFence | null {
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

export function closes(content: string, offset: number, { mark, length }: OpenFence): boolean {
  const match = /^ {0,3}(`+|~+)[ \t]*$/.exec(content.slice(offset));
  const marks = match?.[1] ?? '';
  return marks.startsWith(mark) && marks.length >= length;
}

/** What stands behind the word `hand`: ` ```hand two-short {pots quiz} `. */
export interface FenceInfo {
  /** Null: none. */
  readonly name: string | null;
  /** The words in braces. */
  readonly options: readonly string[];
}

export function readInfo(info: string): FenceInfo {
  const name = /^[^\s{]+/.exec(info)?.[0] ?? null;
  const inBraces = /\{([^}]*)\}?/.exec(info)?.[1] ?? '';
  return { name, options: inBraces.split(/[\s,]+/).filter((word) => word !== '') };
}
