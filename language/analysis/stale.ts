import { analyzePart, isAnalyzed } from './analyze';
import type { HandDocument } from './document';

/**
 * Brings the analysis of every part up to date, one part a step: `for (const _ of bringUpToDate(doc, open))`
 * may stop between any two steps, and begins where work is left when called again. The part at `first`
 * (where the author is) comes first.
 */
export function* bringUpToDate(document: HandDocument, first = 0): Generator<void, void, void> {
  if (isWaiting(document, first)) {
    analyzePart(document, first);
    yield;
  }
  for (let index = 0; index < document.parts.length; index += 1) {
    if (isAnalyzed(document, index)) continue;
    analyzePart(document, index);
    yield;
  }
}

function isWaiting(document: HandDocument, index: number): boolean {
  return index >= 0 && index < document.parts.length && !isAnalyzed(document, index);
}
