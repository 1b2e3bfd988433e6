/** The hand as it stands where the cursor is, whatever the half-typed line says. */
import { defaultsOf, type HandDocument, type SectionPosition } from '../../analysis/document/document';
import { parseSection, Section } from '../../analysis/document/section';
import type { HandState } from '../../poker/state';
import { replayHand } from '../../replay/index';
import type { HandReplay, LineOfPlay, Moment, StatedFact } from '../../replay/timeline';
import { SETUP_KINDS } from '../../syntax/line/setupKinds';
import type { BranchNode, Statement } from '../../syntax/tree';

/** A text that asks for more than a person writes by hand is not replayed at every key. */
const LONGEST = 200_000;

export interface Standing {
  readonly replay: HandReplay;
  /** The play that the place belongs to: the main line, or a branch. */
  readonly line: LineOfPlay;
  /** The branches that are open there, the outermost first. */
  readonly branches: readonly BranchNode[];
  /** What was said before it, in the branches that are open there and in those around them. */
  readonly above: readonly Statement[];
  /** Of that what was played up to it: a branch goes on from its mark. */
  readonly played: readonly Statement[];
  /** What stands behind it in the same branch, or in the main line. */
  readonly below: readonly Statement[];
  /** The set-up that a hand would have that began there. */
  readonly outer: readonly Statement[];
  /** Null where nothing can be played yet. */
  readonly state: HandState | null;
  /** What was asked. */
  readonly facts: readonly StatedFact[];
}

/**
 * Replays a section with a question in place of what stands between two offsets: the state before it is the state at the
 * cursor, and what it asks is answered there.
 * @param from where the unfinished statement begins
 * @param to the end of its line
 * @param asks facts in English, which every hand understands
 */
export function standingAt(
  document: HandDocument,
  { index, section }: SectionPosition,
  from: number,
  to: number,
  asks: readonly string[] = ['pot'],
): Standing | null {
  if (section.text.length > LONGEST) return null;
  const outer = defaultsOf(document, index);
  const before = `${section.text.slice(0, from)}\n`;
  const tree = parseSection(new Section(`${before}expect ${asks.join(', ')}${section.text.slice(to)}`), outer);
  const replay = replayHand(tree, outer?.tree ?? null, { record: before.length });
  const found = findMoment(replay.main, before.length);
  const branches = branchesAt(tree.statements, before.length);
  const bodies = [tree.statements, ...branches.map(({ body }) => body)];
  const above = bodies.flatMap((list) => list.filter(({ start }) => start < before.length));
  return {
    replay,
    line: found?.line ?? replay.main,
    branches,
    above,
    played: branches.reduce(playedBefore, above),
    below: bodies.at(-1)?.filter(({ start }) => start > before.length) ?? [],
    outer: [...(outer?.tree.statements ?? []), ...(isOnlySetup(above) ? above : [])],
    state: found?.moment.before ?? null,
    facts: found?.moment.facts ?? [],
  };
}

/** A name as a question has it, whatever it is. */
export function quotedName(name: string): string {
  return name.includes('"') ? `«${name}»` : `"${name}"`;
}

function findMoment(line: LineOfPlay, at: number): { readonly line: LineOfPlay; readonly moment: Moment } | null {
  const moment = line.moments.find(({ statement }) => statement.start === at);
  if (moment !== undefined) return { line, moment };
  for (const branch of line.branches) {
    const found = findMoment(branch, at);
    if (found !== null) return found;
  }
  return null;
}

function branchesAt(statements: readonly Statement[], at: number): readonly BranchNode[] {
  for (const statement of statements) {
    if (statement.kind !== 'branch' || statement.start > at || at > statement.end) continue;
    return [statement, ...branchesAt(statement.body, at)];
  }
  return [];
}

/** Without what lies between a branch and the mark that it begins at. */
function playedBefore(above: readonly Statement[], { from, start }: BranchNode): readonly Statement[] {
  if (from === null) return above;
  const isMark = (one: Statement): boolean => one.kind === 'mark' && one.name?.text === from.text && one.start < start;
  const mark = above.find(isMark);
  return mark === undefined ? above : above.filter((one) => one.start <= mark.start || one.start > start);
}

/** Such lines hold for the hands below them. */
function isOnlySetup(statements: readonly Statement[]): boolean {
  const kinds: ReadonlySet<Statement['kind']> = new Set([...SETUP_KINDS, 'commentary']);
  return statements.every(({ kind }) => kinds.has(kind));
}
