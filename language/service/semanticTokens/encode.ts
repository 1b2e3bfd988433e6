/** Tokens as the protocol's numbers: five each, places relative to the token before. */
import type { Section } from '../../analysis/document/section';
import { CODES } from './kinds';
import type { ShownWord } from './shownWords';

/** Numbers a token takes. */
export const WIDTH = 5;

/** The tokens of a section, its first one told from the section's first line; never changes. */
export interface SectionTokens {
  readonly data: Uint32Array;
  /** Line of the last token within the section. */
  readonly lastLine: number;
}

export const NO_TOKENS: SectionTokens = { data: new Uint32Array(0), lastLine: 0 };

/** Words of a section, in the order of its text. */
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

/** The tokens of some sections one after the other, as a document has them. */
export class Chain {
  readonly data: number[] = [];

  /** @param line of the token before; 0: none */
  constructor(public line = 0) {}

  /** Adds a section that begins at a line of the document. */
  add({ data, lastLine }: SectionTokens, firstLine: number): void {
    if (data.length === 0) return;
    this.data.push(firstLine + (data[0] ?? 0) - this.line);
    for (let at = 1; at < data.length; at += 1) this.data.push(data[at] ?? 0);
    this.line = firstLine + lastLine;
  }

  /** Adds only how far below the token before a section's first token stands. */
  addGap({ data }: SectionTokens, firstLine: number): void {
    this.data.push(firstLine + (data[0] ?? 0) - this.line);
  }
}
