/** Explains a fact. */
import { inner, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { describeFact, describeValue } from '../../replay/facts/describe';
import type { HandReplay, StatedFact } from '../../replay/timeline';
import type { HoverPage } from './hoverPage';

/** The players of the hand that the fact is about. */
interface FactSource {
  readonly replay: Pick<HandReplay, 'players'>;
}

/** The value of a fact at this point and its derivation, whatever the text claims. */
export function writeFact(page: HoverPage, { replay }: FactSource, stated: StatedFact): void {
  const { value } = stated;
  page.heading(describeFact(replay, stated));
  page.list([describeValue(replay, value), ...why()]);

  function why(): Sentence[] {
    return value.why === null ? [] : [sentence('hover/why', { why: inner(value.why) })];
  }
}
