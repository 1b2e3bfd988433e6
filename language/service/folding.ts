import type { HandDocument } from '../analysis/document/document';
import { type Fold, foldsOf, handFoldOf, type PartFolds } from './folding/folds';
import { PerPart } from './perPart';

export type { Fold };

/** Above so many hands only the hands themselves fold: editors keep no more than a few thousand folds. */
const MANY_HANDS = 1000;

const partFolds = new PerPart(foldsOf);
const handFolds = new PerPart(handFoldOf);

/** What can be folded in a document: hands, streets, branches, seats, comments and what `# region`s enclose. A hand a step. */
export function* foldingRanges(document: HandDocument): Generator<void, readonly Fold[], void> {
  if (document.parts.length > MANY_HANDS) {
    const hands = yield* handFolds.all(document);
    return hands.flatMap(({ firstLine, made }) => (made === null ? [] : [movedDown(made, firstLine)]));
  }
  const parts = yield* partFolds.all(document);
  const folds = parts.flatMap(({ firstLine, made }) => made.folds.map((fold) => movedDown(fold, firstLine)));
  return [...folds, ...regionsOf(parts)].sort((a, b) => a.first - b.first || b.last - a.last);
}

function movedDown({ kind, first, last }: Fold, firstLine: number): Fold {
  return { kind, first: first + firstLine, last: last + firstLine };
}

function regionsOf(parts: readonly { readonly firstLine: number; readonly made: PartFolds }[]): Fold[] {
  const regions: Fold[] = [];
  const open: number[] = [];
  for (const { firstLine, made } of parts) {
    for (const { line, opens } of made.marks) {
      if (opens) open.push(firstLine + line);
      else {
        const first = open.pop();
        if (first !== undefined) regions.push({ kind: 'region', first, last: firstLine + line });
      }
    }
  }
  return regions;
}
