/**
 * TOML with exact numbers. The TOML package gives numbers as binary floats and no places; so, before it reads the text,
 * every number is put into quotes with its digits and every string gets the line on which it stands.
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

/** The document's keys and values, or its first mistake with its one-based line. */
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

/** Private-use letters: they begin what this file has marked, and no format uses them. */
const STRING_MARK = '\ue000';
const NUMBER_MARK = '\ue001';
const MARKED = /^([\ue000\ue001])(\d+):/;

const QUOTED_KEY = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/y;
const LONG_STRING = /"""(?:[^\\]|\\[\s\S])*?"""+|'''[\s\S]*?'''+/y;
const NUMBER = /[+-]?\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d[\d_]*)?(?![\w:.+-])/y;
const BARE = /[^\s,[\]{}#"'=]+/y;
const TO_LINE_END = /[^\n]*/y;

/** The text with its numbers and strings marked; lines stay where they are. Broken text stays broken for the package to report. */
function marked(text: string): string {
  let out = '';
  let line = 1;
  let at = 0;
  let inKey = true;
  const open: ('[' | '{')[] = [];
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? null;
  };
  const keep = (piece: string): void => {
    out += piece;
    at += piece.length;
    for (const letter of piece) if (letter === '\n') line += 1;
  };
  while (at < text.length) {
    const letter = text.charAt(at);
    if (letter === '\n' && open.length === 0) inKey = true;
    if (letter === '#' || (inKey && letter === '[' && open.length === 0)) keep(take(TO_LINE_END) ?? letter);
    else if (inKey) {
      if (letter === '=') inKey = false;
      if (letter === '}') {
        open.pop();
        inKey = false;
      }
      keep(take(QUOTED_KEY) ?? letter);
    } else if (letter === '"' || letter === "'") {
      const long = take(LONG_STRING);
      if (long !== null) keep(long);
      else {
        const short = take(QUOTED_KEY) ?? letter;
        out += `${letter}${STRING_MARK}${line}:${short.slice(1)}`;
        at += short.length;
      }
    } else {
      const number = take(NUMBER);
      if (number !== null) {
        out += `"${NUMBER_MARK}${line}:${number}"`;
        at += number.length;
        continue;
      }
      if (letter === '[' || letter === '{') open.push(letter);
      else if (letter === ']' || letter === '}') open.pop();
      inKey = letter === '{' || (letter === ',' && open.at(-1) === '{');
      keep(take(BARE) ?? letter);
    }
  }
  return out;
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
