/**
 * Reads TOML with exact numbers. The TOML package returns numbers as binary floats and no positions; therefore every number is
 * quoted with its digits, and every string is marked with its line, before the package reads the text.
 */

import { parse, TomlDate, TomlError, type TomlTable, type TomlValue } from 'smol-toml';
import { text as said, sentence } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';

export type TomlNode =
  | { readonly kind: 'number'; readonly text: string; readonly line: number }
  | { readonly kind: 'string'; readonly value: string; readonly line: number | null }
  | { readonly kind: 'list'; readonly items: readonly TomlNode[] }
  | { readonly kind: 'table'; readonly entries: TomlEntries }
  /** Booleans, `inf`, `nan`, dates. */
  | { readonly kind: 'other'; readonly value: unknown };

export type TomlEntries = ReadonlyMap<string, TomlNode>;

/** Returns the document's keys and values, or its first mistake with the one-based line. */
export function readToml(
  text: string,
): { readonly entries: TomlEntries } | { readonly line: number; readonly reason: Sentence } {
  try {
    return { entries: entriesOf(parse(marked(text))) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [first = ''] = error.message.split('\n');
    return {
      line: error.line,
      reason: sentence('import/no-toml', { why: said(first.replace(/^Invalid TOML document: /, '')) }),
    };
  }
}

/** Private-use characters that begin marked values; no format uses them. */
const STRING_MARK = '\ue000';
const NUMBER_MARK = '\ue001';
const MARKED = /^([\ue000\ue001])(\d+):/;

const QUOTED_KEY = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/y;
const LONG_STRING = /"""(?:[^\\]|\\[\s\S])*?"""+|'''[\s\S]*?'''+/y;
const NUMBER = /[+-]?\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d[\d_]*)?(?![\w:.+-])/y;
const BARE = /[^\s,[\]{}#"'=]+/y;
const TO_LINE_END = /[^\n]*/y;

/** Marks the numbers and strings of a text. Lines keep their numbers; broken text stays broken for the package to report. */
function marked(text: string): string {
  return new NumberQuoter(text).mark();
}

class NumberQuoter {
  private out = '';
  private line = 1;
  private at = 0;
  private inKey = true;
  private readonly open: ('[' | '{')[] = [];

  constructor(private readonly text: string) {}

  mark(): string {
    while (this.at < this.text.length) {
      const letter = this.text.charAt(this.at);
      if (letter === '\n' && this.open.length === 0) this.inKey = true;
      const isHeader = this.inKey && letter === '[' && this.open.length === 0;
      if (letter === '#' || isHeader) this.keep(this.match(TO_LINE_END) ?? letter);
      else if (this.inKey) this.markKey(letter);
      else if (letter === '"' || letter === "'") this.markString(letter);
      else this.markValue(letter);
    }
    return this.out;
  }

  private markKey(letter: string): void {
    if (letter === '=') this.inKey = false;
    if (letter === '}') {
      this.open.pop();
      this.inKey = false;
    }
    this.keep(this.match(QUOTED_KEY) ?? letter);
  }

  private markString(quote: string): void {
    const long = this.match(LONG_STRING);
    if (long !== null) {
      this.keep(long);
      return;
    }
    const short = this.match(QUOTED_KEY) ?? quote;
    this.replace(short, `${quote}${STRING_MARK}${this.line}:${short.slice(1)}`);
  }

  private markValue(letter: string): void {
    const number = this.match(NUMBER);
    if (number !== null) {
      this.replace(number, `"${NUMBER_MARK}${this.line}:${number}"`);
      return;
    }
    if (letter === '[' || letter === '{') this.open.push(letter);
    else if (letter === ']' || letter === '}') this.open.pop();
    this.inKey = letter === '{' || (letter === ',' && this.open.at(-1) === '{');
    this.keep(this.match(BARE) ?? letter);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? null;
  }

  private keep(piece: string): void {
    this.replace(piece, piece);
    for (const letter of piece) if (letter === '\n') this.line += 1;
  }

  private replace(piece: string, replacement: string): void {
    this.out += replacement;
    this.at += piece.length;
  }
}

function entriesOf(table: TomlTable): TomlEntries {
  return new Map(Object.entries(table).map(([key, value]) => [key, nodeOf(value)]));
}

function nodeOf(value: TomlValue): TomlNode {
  if (typeof value === 'string') {
    const mark = MARKED.exec(value);
    if (mark === null) return { kind: 'string', value, line: null };
    const rest = value.slice(mark[0].length);
    const line = Number(mark[2]);
    return mark[1] === NUMBER_MARK ? { kind: 'number', text: rest, line } : { kind: 'string', value: rest, line };
  }
  if (Array.isArray(value)) return { kind: 'list', items: value.map(nodeOf) };
  if (isTable(value)) return { kind: 'table', entries: entriesOf(value) };
  return { kind: 'other', value };
}

function isTable(value: TomlValue): value is TomlTable {
  return typeof value === 'object' && !(value instanceof TomlDate);
}
