/** The play and result of a hand as plain data, to compare it before and after its text is rewritten. */
import type { HandReplay, LineOfPlay } from '../replay/timeline';
import type { HandTree, Statement } from '../syntax/tree';
import { statementsIn, visitStatement } from '../syntax/visit';

/** What a rewriting must keep: every step, or only the result in chips. */
export type MustKeep = 'play' | 'chips';

/** A line and its branches. */
export function playedIn(line: LineOfPlay, kept: MustKeep): unknown {
  return [line.settlement, kept === 'play' ? stepsOf(line) : [], line.branches.map((inner) => playedIn(inner, kept))];
}

/** The steps of a line alone; what came before a branch is in the line that it leaves. */
function stepsOf(line: LineOfPlay): unknown {
  const { branch, ownFrom } = line;
  const played = line.stepsBetween(branch === null ? 0 : ownFrom);
  return [
    ownFrom,
    played.map(({ seat, street, action, to, adds, allIn, illegal }) => [
      seat,
      street,
      action,
      to,
      adds,
      allIn,
      illegal,
    ]),
  ];
}

/** Everything that is read in a text: the players, the statements with their titles and amounts, and every step. */
export function readingOf(tree: HandTree, replay: HandReplay | null): string {
  const items: ReadItem[] = [];
  note(tree.statements, items);
  const read = items.sort((a, b) => a.start - b.start).map(({ what }) => what);
  const played =
    replay === null ? [] : linesOf(replay.main).map((line) => [line.title, line.board, line.cards, stepsOf(line)]);
  return JSON.stringify([read, replay?.scale, replay?.players, played]).replace(UNSEEN, '');
}

/** Direction marks change how a line is displayed, not what it means. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069]/g;

function linesOf(main: LineOfPlay): readonly LineOfPlay[] {
  const lines = [main];
  for (const { branches } of lines) lines.push(...branches);
  return lines;
}

interface ReadItem {
  readonly start: number;
  readonly what: unknown;
}

/** The kinds of statements and all numbers: whichever of its own an action's is read to be. */
function note(statements: readonly Statement[], items: ReadItem[]): void {
  for (const statement of statementsIn(statements)) {
    items.push({ start: statement.start, what: statement.kind });
    visitStatement(statement, {
      action(action) {
        if (action !== statement) items.push({ start: action.start, what: action.kind });
      },
      amount(amount) {
        items.push({ start: amount.start, what: { ...amount, start: 0, end: 0, digits: null } });
      },
    });
  }
}
