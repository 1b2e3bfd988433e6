/** Chooses other wordings for lines so that the hand keeps its meaning. */
import { parseHand } from '../syntax/index';
import type { HandTree } from '../syntax/tree';
import { LineIndex } from '../text/lines';
import { changedLines } from './meaning';
import { joinLines, type TextLine } from './textLines';

/** A line may spoil another's meaning; after so many tries the hand keeps its own words. */
const MOST_ROUNDS = 8;

export interface ChosenWordings {
  readonly tree: HandTree;
  readonly bodies: readonly string[];
}

/**
 * For each line the first of its wordings under which the whole hand says the same; where none does it keeps its own.
 * @param wordings by line, the wanted one first
 * @param names who plays by the file's defaults, where they tell
 */
export function chooseWordings(
  tree: HandTree,
  names: readonly string[] | undefined,
  lines: readonly TextLine[],
  wordings: readonly (readonly string[])[],
): ChosenWordings {
  const own = lines.map(({ body }) => body);
  const places = lines.map(() => 0);
  const together = listsOfSeats(tree);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const bodies = own.map((body, line) => wordings[line]?.[places[line] ?? 0] ?? body);
    if (bodies.every((body, line) => body === own[line])) break;
    const fresh = parseHand(joinLines(lines, bodies), { ...(names === undefined ? {} : { names }), under: tree.under });
    const changed = changedLines(tree, fresh);
    if (changed?.length === 0) return { tree: fresh, bodies };
    const wrong = new Set((changed ?? []).flatMap((line) => together.get(line) ?? [line]));
    const movable = [...wrong].filter((line) => bodies[line] !== own[line]);
    // Where the line that differs has its own words already another one has spoilt it.
    for (const line of movable.length > 0 ? movable : places.keys()) places[line] = (places[line] ?? 0) + 1;
  }
  return { tree, bodies: own };
}

/** A list of seats is understood as one: by its first line, all of them. */
function listsOfSeats(tree: HandTree): ReadonlyMap<number, readonly number[]> {
  const lists = new Map<number, readonly number[]>();
  const index = new LineIndex(tree.text);
  for (const { kind, line, end } of tree.statements) {
    if (kind !== 'seats') continue;
    const last = index.positionAt(end).line;
    lists.set(
      line,
      Array.from({ length: last - line + 1 }, (_, offset) => line + offset),
    );
  }
  return lists;
}
