/**
 * The fixes of a problem, made on demand. A fix writes the right text in the language and digits of its line;
 * every amount in it is one that the rules engine gives.
 */
import type { DiagnosticCode } from '../diagnostics/codes';
import type { Confidence, Fix, Problem } from '../diagnostics/problem';
import type { HandReplay } from '../replay/timeline';
import type { HandTree } from '../syntax/tree';
import { BETTING_FIXES } from './betting';
import { CARDS_FIXES } from './cards';
import { CLAIMS_FIXES } from './claims';
import { EXPECT_FIXES } from './expect';
import { IGNORE_FIXES } from './ignore';
import { flat } from './lines';
import type { Maker } from './make';
import { ProblemPlace } from './problemPlace';
import { SETUP_FIXES } from './setup';
import { setupLinesApart } from './setupLine';
import { TEXT_FIXES } from './text';
import { type Reread, rankedByTrial } from './tryFix';
import { TURN_FIXES } from './turn';

export { ignoring } from './ignore';
export { hasNewProblems } from './newProblems';
export type { Reread } from './tryFix';

const MAKERS: Readonly<Partial<Record<DiagnosticCode, Maker>>> = {
  ...BETTING_FIXES,
  ...TURN_FIXES,
  ...CARDS_FIXES,
  ...SETUP_FIXES,
  ...EXPECT_FIXES,
  ...CLAIMS_FIXES,
  ...TEXT_FIXES,
  ...IGNORE_FIXES,
};

const RANK = { sure: 0, likely: 1, possible: 2 } as const;

/** A fix that removes an action makes another hand of it, so it comes last and is never preferred over others. */
function removalsLast(tree: HandTree, fixes: readonly Fix[]): readonly Fix[] {
  const removals = fixes.filter((fix) => removesAction(tree, fix));
  if (removals.length === 0) return fixes;
  const others = fixes.filter((fix) => !removals.includes(fix));
  const most: Confidence = others.length > 0 ? 'possible' : 'likely';
  return [
    ...others,
    ...removals.map((fix): Fix => (fix.confidence === 'possible' ? fix : { ...fix, confidence: most })),
  ];
}

/** Whether a fix only removes text, an action among it. Removing a repeated line does not count. */
function removesAction({ statements, text }: HandTree, { edits }: Fix): boolean {
  if (edits.some(({ newText }) => newText !== '')) return false;
  const all = flat(statements);
  return all.some((statement, at) => {
    const { kind, start, end } = statement;
    if ((kind !== 'action' && kind !== 'pushes') || !edits.some((edit) => edit.start <= start && end <= edit.end))
      return false;
    const before = all[at - 1];
    return before === undefined || text.slice(before.start, before.end) !== text.slice(start, end);
  });
}

/** A hand that was read, with its problems. */
export interface HandWithProblems {
  readonly tree: HandTree;
  /** Recorded; null for setup of other hands. */
  readonly replay: HandReplay | null;
  readonly problems: readonly Problem[];
}

/**
 * The fixes of a problem, the best one first; at most one of them is `sure` or `likely`. Each changes something.
 *
 * @param reread reads another text in the place of the hand's: with it the best one is tried before it is called so
 */
export function fixesOf(
  { tree, replay, problems }: HandWithProblems,
  problem: Problem,
  reread: Reread | null,
): readonly Fix[] {
  const place = new ProblemPlace(tree, replay, problem);
  const apart = setupLinesApart(place);
  const made = MAKERS[problem.code]?.(place) ?? [];
  const fixes = [...apart, ...problem.fixes, ...made]
    .filter(({ edits }) => edits.some(({ start, end, newText }) => tree.text.slice(start, end) !== newText))
    .sort((a, b) => RANK[a.confidence] - RANK[b.confidence]);
  if (reread !== null) return removalsLast(tree, rankedByTrial(fixes, tree.text, problem, problems, reread));
  return removalsLast(tree, fixes).map((fix, at) =>
    at > 0 && fix.confidence !== 'possible' ? { ...fix, confidence: 'possible' } : fix,
  );
}
