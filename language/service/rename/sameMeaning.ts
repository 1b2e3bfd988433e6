/** Compares a hand before and after a rename. */
import type { Problem } from '../../diagnostics/problem';
import type { HandReplay, LineOfPlay } from '../../replay/timeline';
import type { HandTree } from '../../syntax/tree';
import { normalizeName } from '../../text/normalize';

/** A parsed and replayed hand; `name` is the name of the renamed player or mark in it. */
export interface ReplayedHand {
  readonly kind: 'player' | 'mark';
  readonly name: string;
  readonly tree: HandTree;
  /** Null for set-up, which is not replayed. */
  readonly replay: HandReplay | null;
}

/** Problems may disappear (of a name without quotation marks), but none may appear. */
export function meansTheSame(before: ReplayedHand, after: ReplayedHand): boolean {
  if (statementsOf(before) !== statementsOf(after)) return false;
  if (before.replay === null || after.replay === null) return before.replay === after.replay;
  return playOf(before.replay) === playOf(after.replay) && !hasNewProblems(before.replay, after.replay);
}

/** Replaces the changed name. */
const RENAMED = '\u0000';

/** The content of the statements, without positions in the text and spellings of names. */
function statementsOf({ tree, kind, name }: ReplayedHand): string {
  const key = normalizeName(name);
  const neutral = (text: string): string => (normalizeName(text) === key ? RENAMED : text);
  return JSON.stringify(tree.statements, function (this: unknown, field, value: unknown) {
    if (field === 'start' || field === 'end') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    if (kind === 'player' && isOfKind(value, 'name') && 'name' in value)
      return { kind: 'name', name: neutral(String(value.name)) };
    return isNameField(kind, field, this) && isText(value) ? { text: neutral(value.text) } : value;
  });
}

/**
 * Whether a field of a node names a subject of this kind: the name of a seat, or of a mark and a branch that starts from it.
 * A mark and a player may have the same name.
 */
function isNameField(kind: ReplayedHand['kind'], field: string, node: unknown): boolean {
  if (field === 'from') return kind === 'mark';
  return field === 'name' && isOfKind(node, 'mark') === (kind === 'mark');
}

const isOfKind = (node: unknown, kind: string): boolean =>
  typeof node === 'object' && node !== null && 'kind' in node && node.kind === kind;

const isText = (value: object): value is { text: string } => 'text' in value && typeof value.text === 'string';

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

/** Ignores whether a message suggests a similar name, which depends on the spelling. */
const sentenceOf = ({ code, message }: Problem): string => `${code} ${message.replace(/\.near$/, '')}`;
