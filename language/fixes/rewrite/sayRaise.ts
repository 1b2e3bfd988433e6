/** Rewrites a raise: as the street total, the increase, or the new chips. */
import type { TextEdit } from '../../diagnostics/problem';
import type { HandReplay, LineOfPlay, Step } from '../../replay/timeline';
import { countPlayers } from '../../syntax/line/playerList';
import type { ActionNode } from '../../syntax/tree';
import { HandWriter } from '../handWriter';

const WAYS = ['to', 'by', 'adds'] as const;
export type RaiseWording = (typeof WAYS)[number];

/** The legal raise with one plain number that an offset lies in, as it was played. */
export function raiseAt({ main }: HandReplay, offset: number): { node: ActionNode; step: Step } | null {
  for (const step of stepsOf(main)) {
    const node = step.statement;
    if (node?.kind !== 'action' || node.verb !== 'raise' || offset < node.start || offset > node.end) continue;
    const isPlain =
      step.illegal === null && step.action === 'raise' && step.legal !== null && saidIn(node).length === 1;
    const people = node.actors.kind === 'players' ? countPlayers(node.actors.players) : 0;
    return isPlain && people === 1 ? { node, step } : null;
  }
  return null;
}

/** Each step once: those before a branch are of the line that it leaves. */
function* stepsOf(line: LineOfPlay): Generator<Step> {
  yield* line.stepsBetween(line.branch === null ? 0 : line.ownFrom);
  for (const branch of line.branches) yield* stepsOf(branch);
}

/** How a raise is written; empty where an amount is not a plain number. */
function saidIn(node: ActionNode): readonly (RaiseWording | 'bare')[] {
  const said = (['to', 'by', 'adds', 'bare'] as const).filter((way) => node[way] !== null);
  return said.every((way) => node[way]?.form === 'number') ? said : [];
}

/** The ways in which the raise is not said yet; a bare number is the total, which its hint offers to write. */
export function otherWordings(node: ActionNode): readonly RaiseWording[] {
  const said = saidIn(node).map((way) => (way === 'bare' ? 'to' : way));
  return WAYS.filter((way) => !said.includes(way));
}

/** The raise in another wording; null where its text cannot be rewritten. */
export function rewrittenRaise(
  { tree, scale, main }: HandReplay,
  node: ActionNode,
  step: Step,
  way: RaiseWording,
): TextEdit | null {
  const { legal, to } = step;
  const amount = node.to ?? node.by ?? node.adds ?? node.bare;
  if (legal === null || amount === null) return null;
  const value = { to, by: to - legal.level, adds: to - legal.streetPaid }[way];
  const writer = new HandWriter(tree, scale);
  const text = writer.like(value, amount, main.state?.setup.bigBlind);
  const newText = writer.action(node, { verb: 'raise', amount: { said: way, text }, allIn: node.allIn !== null });
  return { start: node.start, end: node.end, newText };
}
