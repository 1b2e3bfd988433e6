/** Decodes the semantic tokens of the protocol. */
import { LEGEND } from '../../language/service/semanticTokens/kinds';

export interface ReadToken {
  readonly line: number;
  readonly character: number;
  readonly length: number;
  /** `number`, `enumMember.hearts`. */
  readonly type: string;
  readonly text: string;
}

/** The tokens as ranges of a text. */
export function readTokens(data: readonly number[], text: string): ReadToken[] {
  const lines = text.split(/\r\n|\n|\r/);
  const tokens: ReadToken[] = [];
  let [line, character] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = -1, modifiers = 0] = data.slice(at, at + 5);
    character = down === 0 ? character + right : right;
    line += down;
    const names = LEGEND.tokenModifiers.filter((_, bit) => (modifiers & (1 << bit)) !== 0);
    tokens.push({
      line,
      character,
      length,
      type: [LEGEND.tokenTypes[type] ?? 'none', ...names].join('.'),
      text: (lines[line] ?? '').slice(character, character + length),
    });
  }
  return tokens;
}

/** The numbers after an edit of them. */
export function withEdits(
  data: readonly number[],
  edits: readonly { readonly start: number; readonly deleteCount: number; readonly data?: readonly number[] }[],
): number[] {
  const changed = [...data];
  for (const edit of edits) changed.splice(edit.start, edit.deleteCount, ...(edit.data ?? []));
  return changed;
}
