/** The meaning of a hand's lines, apart from their wording: two trees with the same meaning replay alike. */
import type { HandTree, Span, Statement } from '../syntax/tree';
import { LineIndex } from '../text/lines';

/** Places, language, digits and the target of an action are how something is written, not what it means. */
const MANNER: ReadonlySet<string> = new Set(['start', 'end', 'line', 'language', 'digits', 'body', 'against']);

/** The meaning of each line, in the order in which its statements stand; a list of seats counts for its first line. */
function meaningsOf(tree: HandTree): ReadonlyMap<number, string> {
  const lines = new LineIndex(tree.text);
  const lineAt = ({ start }: Span): number => lines.positionAt(start).line;
  const parts = new Map<number, string[]>();
  const say = (line: number, what: string): void => {
    const list = parts.get(line);
    if (list === undefined) parts.set(line, [what]);
    else list.push(what);
  };
  const visit = (statements: readonly Statement[], depth: number): void => {
    for (const statement of statements) {
      say(statement.line, `${depth} ${JSON.stringify(statement, withoutManner)}`);
      if (statement.kind !== 'branch') continue;
      visit(statement.body, depth + 1);
      if (statement.closing !== null) say(lineAt(statement.closing), `${depth} end`);
    }
  };
  visit(tree.statements, 0);
  for (const problem of tree.problems) say(lineAt(problem), `${problem.code} ${problem.message}`);
  for (const { line, codes, appliesTo } of tree.ignores)
    say(line, `ignore ${codes.map(({ text }) => text).join(' ')} in ${appliesTo}`);
  return new Map([...parts].map(([line, list]) => [line, list.join('\n')]));
}

function withoutManner(key: string, value: unknown): unknown {
  if (MANNER.has(key)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return isUnderstood(value)
    ? { ...value, text: undefined, value: 'game' in value ? undefined : fieldOf(value) }
    : value;
}

/** Whether the words of a part of the tree are but one way to say what its other fields tell. */
function isUnderstood(part: object): boolean {
  // A player by name or seat, a card, the place in a list of seats, an assumption, a game.
  if ('kind' in part && (part.kind === 'name' || part.kind === 'position')) return true;
  if ('kind' in part && part.kind === 'game') return 'game' in part && part.game !== null;
  if ('code' in part && 'text' in part) return part.code !== null;
  if ('position' in part && 'text' in part) return part.position !== null;
  return 'name' in part && 'text' in part && typeof part.name === 'string';
}

const fieldOf = (part: object): unknown => ('value' in part ? part.value : undefined);

/**
 * The lines of `before` that another text of as many lines says otherwise; null where the texts differ in something that is no
 * line's own (who plays).
 */
export function changedLines(before: HandTree, after: HandTree): readonly number[] | null {
  const [old, fresh] = [meaningsOf(before), meaningsOf(after)];
  const changed = [...new Set([...old.keys(), ...fresh.keys()])].filter((line) => old.get(line) !== fresh.get(line));
  if (changed.length > 0) return changed;
  return before.implicitNames === after.implicitNames && sameList(before.names, after.names) ? changed : null;
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** Whether two texts have the same meaning, whatever the order of their lines. */
export function saysTheSame(before: HandTree, after: HandTree): boolean {
  const told = (tree: HandTree): readonly string[] =>
    [...meaningsOf(tree)]
      .sort(([a], [b]) => a - b)
      .map(([, meaning]) => meaning.replace(/^(ignore .*) in (?:\d+|null)$/gm, '$1'));
  return sameList(told(before), told(after)) && sameList(before.names, after.names);
}
