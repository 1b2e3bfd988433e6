/** Encodes tokens as the protocol's numbers: five per token, positions relative to the previous token. */
import type { Section } from '../../analysis/document/section';
import { CODES } from './kinds';
import type { ShownWord } from './shownWords';

/** Numbers per token. */
export const WIDTH = 5;

/** The tokens of a section, the first one relative to the first line of the section; immutable. */
export interface SectionTokens {
  readonly data: Uint32Array;
  /** Line of the last token within the section. */
  readonly lastLine: number;
}

export const NO_TOKENS: SectionTokens = { data: new Uint32Array(0), lastLine: 0 };

/** Encodes the words of a section in text order. */
export function encode(section: Section, words: readonly ShownWord[]): SectionTokens {
  if (words.length === 0) return NO_TOKENS;
  const data = new Uint32Array(words.length * WIDTH);
  let [lastLine, lastCharacter, at] = [0, 0, 0];
  for (const { start, end, kind } of words) {
    const { line, character } = section.positionAt(start);
    const { type, modifiers } = CODES[kind];
    data[at] = line - lastLine;
    data[at + 1] = line === lastLine ? character - lastCharacter : character;
    data[at + 2] = end - start;
    data[at + 3] = type;
    data[at + 4] = modifiers;
    at += WIDTH;
    [lastLine, lastCharacter] = [line, character];
  }
  return { data, lastLine };
}

/** Joins the tokens of consecutive sections of a document. */
export class Chain {
  readonly data: number[] = [];

  /** @param line of the previous token; 0 without one */
  constructor(public line = 0) {}

  /** Adds a section that begins at a line of the document. */
  add({ data, lastLine }: SectionTokens, firstLine: number): void {
    if (data.length === 0) return;
    this.data.push(firstLine + (data[0] ?? 0) - this.line);
    for (let at = 1; at < data.length; at += 1) this.data.push(data[at] ?? 0);
    this.line = firstLine + lastLine;
  }

  /** Adds only the distance from the previous token to the first token of a section. */
  addGap({ data }: SectionTokens, firstLine: number): void {
    this.data.push(firstLine + (data[0] ?? 0) - this.line);
  }
}
