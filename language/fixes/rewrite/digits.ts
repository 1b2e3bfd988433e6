/** The numbers of a hand in Latin digits, or in those of its language. */
import type { TextEdit } from '../../diagnostics/problem';
import { digitEdits } from '../../format/digits';
import { rawSpans } from '../../format/spacing';
import { nativeDigitsOf } from '../../syntax/lexicon/phrasing';
import type { HandTree } from '../../syntax/tree';
import { LineIndex } from '../../text/lines';

export function digitsOfHand(tree: HandTree, choice: 'latin' | 'native'): readonly TextEdit[] {
  const system = choice === 'latin' ? 'latin' : nativeDigitsOf(tree.language);
  const raw = rawSpans(tree);
  const lines = new LineIndex(tree.text);
  return digitEdits(
    tree,
    () => system,
    ({ start, end }) =>
      (raw.get(lines.positionAt(start).line) ?? []).some((span) => span.start <= start && end <= span.end),
  );
}
