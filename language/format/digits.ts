/** Numbers in other digits. */
import type { HandTree, Span, Token } from '../syntax/tree';
import { type DigitSystem, digitSystemsIn, toAsciiDigits, toNativeDigits } from '../text/digits';
import type { Edit } from './edits';

/** Which digits numbers get: their own, Latin ones, or those of the line's language. */
export type DigitChoice = 'keep' | 'latin' | 'native';

/** A number in the digits of a system, its separators with it; one of mixed digits stays as it is. */
export function inDigits(number: string, system: DigitSystem): string {
  if (digitSystemsIn(number).length !== 1) return number;
  const ascii = toAsciiDigits(number).replaceAll('٫', '.').replaceAll('٬', ',');
  if (system === 'latin' || system === 'devanagari') return toNativeDigits(ascii, system);
  const figures = /^[0-9.,]+/.exec(ascii)?.[0] ?? '';
  const separated = figures.replaceAll('.', '٫').replaceAll(',', '٬') + ascii.slice(figures.length);
  return toNativeDigits(separated, system);
}

/** The edits that put numbers in the digits their line wants; those inside an author's own words (`raw`) stay. */
export function digitEdits(
  tree: HandTree,
  systemAt: (token: Token) => DigitSystem | null,
  isRaw: (span: Span) => boolean,
): Edit[] {
  const edits: Edit[] = [];
  for (const token of tree.tokens) {
    if (token.kind !== 'number') continue;
    const system = systemAt(token);
    if (system === null || isRaw(token)) continue;
    const newText = inDigits(token.text, system);
    if (newText !== token.text) edits.push({ start: token.start, end: token.end, newText });
  }
  return edits;
}
