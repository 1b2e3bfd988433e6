import { inner, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { describeFact, describeValue } from '../../replay/facts/describe';
import type { HandReplay, StatedFact } from '../../replay/timeline';
import type { Page } from './page';

/** The hand that tells it. */
interface Told {
  readonly replay: Pick<HandReplay, 'players'>;
}

/** What a fact is at this point and how it comes about, whatever the text claims. */
export function writeFact(page: Page, { replay }: Told, stated: StatedFact): void {
  const { value } = stated;
  page.heading(describeFact(replay, stated));
  page.list([describeValue(replay, value), ...why()]);

  function why(): Sentence[] {
    return value.why === null ? [] : [sentence('hover/why', { why: inner(value.why) })];
  }
}
