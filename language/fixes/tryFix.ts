/** Tries a fix before it is preferred: it must solve its problem and cause no new one. */
import type { Fix, Problem, TextEdit } from '../diagnostics/problem';
import { edited } from '../format/edits';
import { hasNewProblems } from './newProblems';

/** Reads another text and returns its problems; null if the text has become a hand of another kind. */
export type Reread = (text: string) => readonly Problem[] | null;

interface FixTrial {
  readonly fix: Fix;
  /** How many problems remain; null: it does not solve its own, or causes another. */
  readonly left: number | null;
}

/**
 * The fixes in their order, with the likely fix that leaves the fewest problems first. Fixes that solve nothing are only
 * possible ones.
 *
 * @param found the problems of the text as it is
 */
export function rankedByTrial(
  fixes: readonly Fix[],
  text: string,
  problem: Problem,
  found: readonly Problem[],
  reread: Reread,
): readonly Fix[] {
  const tries = fixes
    .filter(({ confidence }) => confidence !== 'possible')
    .map((fix): FixTrial => ({ fix, left: problemsLeft(fix, problem, found, reread(edited(text, 0, fix.edits))) }));
  const best = tries.reduce<FixTrial | null>(
    (least, one) => (one.left !== null && (least === null || one.left < (least.left ?? 0)) ? one : least),
    null,
  );
  const others = fixes.filter((fix) => fix !== best?.fix).map((fix): Fix => ({ ...fix, confidence: 'possible' }));
  return best === null ? others : [best.fix, ...others];
}

function problemsLeft(
  { edits }: Fix,
  problem: Problem,
  before: readonly Problem[],
  after: readonly Problem[] | null,
): number | null {
  if (after === null || after.length > before.length) return null;
  const isSame = ({ message }: Problem): boolean => message === problem.message;
  const isSolved = after.filter(isSame).length < before.filter(isSame).length || !isFoundAgain(problem, edits, after);
  if (!isSolved) return null;
  const others = before.filter((other) => other !== problem);
  return hasNewProblems(others, edits, after) ? null : after.length;
}

/** Whether the same problem is found again at its place. Removed text has no problem, whatever moves into its place. */
function isFoundAgain({ message, span }: Problem, edits: readonly TextEdit[], after: readonly Problem[]): boolean {
  let shift = 0;
  let room = 0;
  for (const { start, end, newText } of edits) {
    if (start > span.start) continue;
    if (end <= span.start) shift += newText.length - (end - start);
    else if (newText === '') return false;
    else {
      shift += start - span.start;
      room = newText.length;
    }
  }
  const from = span.start + shift;
  return after.some(
    (other) => other.message === message && other.span.start >= from && other.span.start <= from + room,
  );
}
