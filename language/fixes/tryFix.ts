/** A fix is tried before it is called the one to choose: it must mend its problem, and bring none that was not there. */
import type { Fix, Problem, TextEdit } from '../diagnostics/problem';
import { edited } from '../format/edits';
import { bringsNew } from './newProblems';

/** What is found in a hand's text; null: it is no such text any more. */
export type Reread = (text: string) => readonly Problem[] | null;

interface Tried {
  readonly fix: Fix;
  /** How many problems there are with it; null: it does not mend its own, or brings another. */
  readonly left: number | null;
}

/**
 * The fixes in their order, but of those that the author may well mean the one that leaves least behind as the first; those that mend
 * nothing are among the possible.
 *
 * @param found what is found in the text as it is
 */
export function tried(
  fixes: readonly Fix[],
  text: string,
  problem: Problem,
  found: readonly Problem[],
  reread: Reread,
): readonly Fix[] {
  const tries = fixes
    .filter(({ confidence }) => confidence !== 'possible')
    .map((fix): Tried => ({ fix, left: leftBehind(fix, problem, found, reread(edited(text, 0, fix.edits))) }));
  const best = tries.reduce<Tried | null>(
    (least, one) => (one.left !== null && (least === null || one.left < (least.left ?? 0)) ? one : least),
    null,
  );
  const others = fixes.filter((fix) => fix !== best?.fix).map((fix): Fix => ({ ...fix, confidence: 'possible' }));
  return best === null ? others : [best.fix, ...others];
}

function leftBehind(
  { edits }: Fix,
  problem: Problem,
  before: readonly Problem[],
  after: readonly Problem[] | null,
): number | null {
  if (after === null || after.length > before.length) return null;
  const isSame = ({ message }: Problem): boolean => message === problem.message;
  const isMended = after.filter(isSame).length < before.filter(isSame).length || !isFoundAgain(problem, edits, after);
  if (!isMended) return null;
  const others = before.filter((other) => other !== problem);
  return bringsNew(others, edits, after) ? null : after.length;
}

/** Whether the same is still said where the problem stood. What is taken away says nothing more, whatever comes into its place. */
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
