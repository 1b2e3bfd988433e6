import { analyzeSection } from './analyze';
import type { HandDocument } from './document';
import { STALE } from './marks';

/**
 * Brings the analysis of every section up to date, then that of the prose, one section a step: `for (const _ of bringUpToDate(document, open))`
 * may stop between any two steps, and begins where work is left when called again. The section at `first`
 * (where the author is) comes first.
 */
export function* bringUpToDate(document: HandDocument, first = 0): Generator<void, void, void> {
  if (document.sections[first] !== undefined && document.marks.get(first) === STALE) {
    analyzeSection(document, first);
    yield;
  }
  for (let index = document.marks.next(STALE); index >= 0; index = document.marks.next(STALE, index + 1)) {
    analyzeSection(document, index);
    yield;
  }
  if (document.prose !== null) yield* document.prose.work();
}
