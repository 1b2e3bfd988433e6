/** Replays the hand up to the cursor, without the half-typed line. */
import { defaultsOf, type HandDocument, type SectionPosition } from '../../analysis/document/document';
import { parseSection, Section } from '../../analysis/document/section';
import type { HandState } from '../../poker/state';
import { replayHand } from '../../replay/index';
import type { HandReplay, LineOfPlay, Moment, StatedFact } from '../../replay/timeline';
import { SETUP_KINDS } from '../../syntax/line/setupKinds';
import type { BranchNode, Statement } from '../../syntax/tree';

/** Longer texts than people write by hand are not replayed with every keystroke. */
const LONGEST = 200_000;

export interface HandAtCursor {
  readonly replay: HandReplay;
  /** The line of play that the cursor is in: the main line or a branch. */
  readonly play: LineOfPlay;
  /** The branches around the cursor, the outermost first. */
  readonly branches: readonly BranchNode[];
  /** The statements before the cursor, in the branches around it and in the main line. */
  readonly above: readonly Statement[];
  /** Those of them that have been played at the cursor: a branch continues from its mark. */
  readonly played: readonly Statement[];
  /** The statements after the cursor, in the same branch or in the main line. */
  readonly below: readonly Statement[];
  /** The set-up that applies to a hand that begins at the cursor. */
  readonly outer: readonly Statement[];
  /** Null if nothing can be played yet. */
  readonly state: HandState | null;
  /** The answers to the questions. */
  readonly facts: readonly StatedFact[];
}

/**
 * Replays a section with questions in place of the text between two offsets: the state before the questions is the
 * state at the cursor, and their answers are the facts there.
 * @param from where the unfinished statement begins
 * @param to the end of its line
 * @param questions facts in English, which every hand understands
 */
export function replayAtCursor(
  document: HandDocument,
  { index, section }: SectionPosition,
  from: number,
  to: number,
  questions: readonly string[] = ['pot'],
): HandAtCursor | null {
  if (section.text.length > LONGEST) return null;
  const outer = defaultsOf(document, index);
  const before = `${section.text.slice(0, from)}\n`;
  const tree = parseSection(new Section(`${before}expect ${questions.join(', ')}${section.text.slice(to)}`), outer);
  const replay = replayHand(tree, outer?.tree ?? null, { record: before.length });
  const found = findMoment(replay.main, before.length);
  const branches = branchesAt(tree.statements, before.length);
  const bodies = [tree.statements, ...branches.map(({ body }) => body)];
  const above = bodies.flatMap((list) => list.filter(({ start }) => start < before.length));
  return {
    replay,
    play: found?.line ?? replay.main,
    branches,
    above,
    played: branches.reduce(playedBefore, above),
    below: bodies.at(-1)?.filter(({ start }) => start > before.length) ?? [],
    outer: [...(outer?.tree.statements ?? []), ...(isOnlySetup(above) ? above : [])],
    state: found?.moment.before ?? null,
    facts: found?.moment.facts ?? [],
  };
}

/** A name in quotation marks, for a question. */
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

/** Removes the statements between a branch and the mark that it starts from. */
function playedBefore(above: readonly Statement[], { from, start }: BranchNode): readonly Statement[] {
  if (from === null) return above;
  const isMark = (one: Statement): boolean => one.kind === 'mark' && one.name?.text === from.text && one.start < start;
  const mark = above.find(isMark);
  return mark === undefined ? above : above.filter((one) => one.start <= mark.start || one.start > start);
}

/** Such statements apply to the hands below them. */
function isOnlySetup(statements: readonly Statement[]): boolean {
  const kinds: ReadonlySet<Statement['kind']> = new Set([...SETUP_KINDS, 'commentary']);
  return statements.every(({ kind }) => kinds.has(kind));
}
