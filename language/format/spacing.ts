/** The white space between two words of a line. */
import type { HandTree, Span, Token, TokenKind } from '../syntax/tree';
import { visitStatements } from '../syntax/visit';
import { isBlanks, type TextLine } from './textLines';

/**
 * The line's words with canonical spacing: one blank between words, none before a comma, one after it, nothing inside
 * parentheses and numbers. Text of the author (`raw`) keeps its white space.
 */
export function spaced({ tokens }: TextLine, raw: readonly Span[], pushes: boolean): string {
  let text = '';
  let before: Token | null = null;
  let gap = '';
  for (const token of tokens) {
    if (token.kind === 'space') {
      gap = token.text;
      continue;
    }
    if (before !== null) text += gapBetween(before, token, gap, raw, pushes);
    text += token.text;
    before = token;
    gap = '';
  }
  return text;
}

const WORDS: ReadonlySet<TokenKind> = new Set<TokenKind>(['word', 'number', 'card', 'string']);

function gapBetween(before: Token, after: Token, gap: string, raw: readonly Span[], pushes: boolean): string {
  if (!isBlanks(gap) || raw.some(({ start, end }) => start < before.end && after.start < end)) return gap;
  const one = gap === '' ? '' : ' ';
  if (after.kind === 'comma' || after.kind === 'stop' || after.kind === 'colon' || isClosing(after)) return '';
  if (before.kind === 'comma' || before.kind === 'stop' || before.kind === 'colon') return ' ';
  if (isOpening(before)) return '';
  if (isOpening(after) || isClosing(before)) return ' ';
  if (joinsNumbers(before, after, pushes)) return '';
  if (before.kind === 'string' && WORDS.has(after.kind)) return ' ';
  if (after.kind === 'string' && WORDS.has(before.kind)) return ' ';
  return one;
}

const isOpening = ({ kind, text }: Token): boolean => kind === 'paren' && /^[([（]$/.test(text);
const isClosing = ({ kind, text }: Token): boolean => kind === 'paren' && /^[)\]）]$/.test(text);

/** `1/2`, `50%`, `$5`, `+420`, `1000+500`, `3×100`. */
function joinsNumbers(before: Token, after: Token, pushes: boolean): boolean {
  if (after.kind === 'percent') return before.kind === 'number';
  if (before.kind === 'slash' || after.kind === 'slash') return true;
  if (isTimes(before) || isTimes(after)) return true;
  const numberNext = after.kind === 'number' || isCurrency(after);
  if (before.kind === 'sign') return numberNext;
  if (pushes && after.kind === 'sign') return before.kind === 'number';
  return isCurrency(before) && after.kind === 'number';
}

const isTimes = ({ kind, text }: Token): boolean => kind === 'symbol' && /^[×✕*]$/.test(text);
const isCurrency = ({ kind, text }: Token): boolean => kind === 'symbol' && /^\p{Sc}$/u.test(text);

/** By line: stretches whose white space belongs to the author, such as an unquoted title or a rule's number. */
export function rawSpans(tree: HandTree): ReadonlyMap<number, readonly Span[]> {
  const spans = new Map<number, Span[]>();
  visitStatements(tree.statements, {
    text(text, statement) {
      // The words of a known game and of a question are spaced like the others.
      if (statement.kind === 'ask' || (statement.kind === 'game' && statement.game !== null)) return;
      const { line } = statement;
      const raw = spans.get(line);
      if (raw === undefined) spans.set(line, [text]);
      else raw.push(text);
    },
  });
  return spans;
}
