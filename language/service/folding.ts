/** Finds what can be folded in a document. */
import type { HandDocument } from '../analysis/document/document';
import { type Fold, foldsOf, handFoldOf, type SectionFolds } from './folding/folds';
import { PerSection } from './perSection';

export type { Fold };

/** Above this number only whole hands fold: editors keep no more than a few thousand folds. */
const MANY_HANDS = 1000;

const sectionFolds = new PerSection(foldsOf);
const handFolds = new PerSection(handFoldOf);

/** Folds of hands, streets, branches, seats, comments and `# region`s, one hand per step. */
export function* foldingRanges(document: HandDocument): Generator<void, readonly Fold[], void> {
  if (document.sections.length > MANY_HANDS) {
    const hands = yield* handFolds.all(document);
    return hands.flatMap(({ firstLine, made }) => (made === null ? [] : [movedDown(made, firstLine)]));
  }
  const sections = yield* sectionFolds.all(document);
  const folds = sections.flatMap(({ firstLine, made }) => made.folds.map((fold) => movedDown(fold, firstLine)));
  return [...folds, ...regionsOf(sections)].sort((a, b) => a.first - b.first || b.last - a.last);
}

function movedDown({ kind, first, last }: Fold, firstLine: number): Fold {
  return { kind, first: first + firstLine, last: last + firstLine };
}

function regionsOf(sections: readonly { readonly firstLine: number; readonly made: SectionFolds }[]): Fold[] {
  const regions: Fold[] = [];
  const open: number[] = [];
  for (const { firstLine, made } of sections) {
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
