/** Whether a hand with another name in it still says and plays the same. */
import type { Problem } from '../../diagnostics/problem';
import type { HandReplay, LineOfPlay } from '../../replay/timeline';
import type { HandTree } from '../../syntax/tree';
import { normalizeName } from '../../text/normalize';

/** One hand as read and played; `name` is what the renamed player or mark is called in it. */
export interface Told {
  readonly kind: 'player' | 'mark';
  readonly name: string;
  readonly tree: HandTree;
  /** Null for setup alone, which plays nothing. */
  readonly replay: HandReplay | null;
}

/** Problems may go (a name that wanted quotation marks), but none may come. */
export function meansTheSame(before: Told, after: Told): boolean {
  if (statementsOf(before) !== statementsOf(after)) return false;
  if (before.replay === null || after.replay === null) return before.replay === after.replay;
  return playOf(before.replay) === playOf(after.replay) && !hasNewProblems(before.replay, after.replay);
}

/** Stands for the name that changes. */
const RENAMED = '\u0000';

/** What the statements say: where their words stand makes no difference, nor how a player is spelled. */
function statementsOf({ tree, kind, name }: Told): string {
  const key = normalizeName(name);
  const told = (text: string): string => (normalizeName(text) === key ? RENAMED : text);
  const isText = (value: object): value is { text: string } => 'text' in value && typeof value.text === 'string';
  return JSON.stringify(tree.statements, function (this: unknown, field, value: unknown) {
    if (field === 'start' || field === 'end') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    if (kind === 'player' && 'kind' in value && value.kind === 'name' && 'name' in value)
      return { kind: 'name', name: told(String(value.name)) };
    const isOfMark = typeof this === 'object' && this !== null && 'kind' in this && this.kind === 'mark';
    // Of a seat, or of a mark and a branch that begins at it: a mark may be called as a player is.
    const isName =
      kind === 'player' ? field === 'name' && !isOfMark : (field === 'name' && isOfMark) || field === 'from';
    return isName && isText(value) ? { text: told(value.text) } : value;
  });
}

function playOf({ kind, game, scale, unit, button, players, main }: HandReplay): string {
  const seats = players.map(({ position, stack, cards }) => [position, stack, cards]);
  return JSON.stringify([kind, game.code, scale, unit, button, seats, lineOf(main)]);
}

function lineOf({ title, steps, ownFrom, board, secondBoard, cards, over, settlement, branches }: LineOfPlay): unknown {
  const played = steps.map(({ statement, legal, ...step }) => step);
  return [title, played, ownFrom, board, secondBoard, cards, over, settlement, branches.map(lineOf)];
}

function hasNewProblems(before: HandReplay, after: HandReplay): boolean {
  const left = new Map<string, number>();
  for (const problem of before.problems) left.set(sentenceOf(problem), (left.get(sentenceOf(problem)) ?? 0) + 1);
  return after.problems.some((problem) => {
    const count = left.get(sentenceOf(problem)) ?? 0;
    left.set(sentenceOf(problem), count - 1);
    return count === 0;
  });
}

/** Whether another name is near enough to be meant depends on how both are written. */
const sentenceOf = ({ code, message }: Problem): string => `${code} ${message.replace(/\.near$/, '')}`;
