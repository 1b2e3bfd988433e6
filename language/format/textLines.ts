/** A hand's text line by line, each cut into what is before, in and after its words. */
import type { HandTree, Token } from '../syntax/tree';

export interface TextLine {
  /** White space before the first word. */
  readonly lead: string;
  /** The words with the white space between them; no comment. */
  readonly tokens: readonly Token[];
  readonly body: string;
  /** White space between the words and the comment, or the line's end. */
  readonly gap: string;
  /** A comment or commentary; empty: none. */
  readonly comment: string;
  /** The line break; empty on the last line. */
  readonly end: string;
}

/** White space that may be widened, narrowed or left out. Marks of direction, joints and the like are the author's. */
const BLANKS = /^[ \t\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]*$/;
const BLANKS_BEHIND = /[ \t\v\f\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$/;

export function isBlanks(text: string): boolean {
  return BLANKS.test(text);
}

export function withoutBlanksBehind(text: string): string {
  return text.replace(BLANKS_BEHIND, '');
}

/** Whether the line is blank. */
export function isEmptyLine({ body, comment, lead, gap }: TextLine): boolean {
  return body === '' && comment === '' && isBlanks(lead) && isBlanks(gap);
}

/** The lines of a tree's text; joined again they are the text. */
export function linesOf(tree: HandTree): readonly TextLine[] {
  const lines: TextLine[] = [];
  let tokens: Token[] = [];
  for (const token of tree.tokens) {
    if (token.kind !== 'newline') tokens.push(token);
    else {
      lines.push(lineOf(tokens, token.text));
      tokens = [];
    }
  }
  lines.push(lineOf(tokens, ''));
  return lines;
}

function lineOf(all: readonly Token[], end: string): TextLine {
  let [from, to] = [0, all.length];
  const lead = all[from]?.kind === 'space' ? (all[from]?.text ?? '') : '';
  if (lead !== '') from += 1;
  const last = all[to - 1];
  const isRemark = last?.kind === 'comment' || last?.kind === 'commentary';
  const comment = isRemark ? last.text : '';
  if (isRemark) to -= 1;
  const space = to > from ? all[to - 1] : undefined;
  const gap = space?.kind === 'space' ? space.text : '';
  if (gap !== '') to -= 1;
  const tokens = all.slice(from, to);
  return { lead, tokens, body: tokens.map(({ text }) => text).join(''), gap, comment, end };
}

/** The text of lines under other words. */
export function joinLines(lines: readonly TextLine[], bodies: readonly string[]): string {
  return lines
    .map(({ lead, body, gap, comment, end }, index) => lead + (bodies[index] ?? body) + gap + comment + end)
    .join('');
}
