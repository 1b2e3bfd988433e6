/** What a hand comes to, to be held against what it comes to in other words. */
import type { HandReplay, LineOfPlay } from '../replay/timeline';
import type { HandTree, Statement } from '../syntax/tree';
import { statementsIn, visitStatement } from '../syntax/visit';

/** What must stay: every step, or who gets what alone. */
export type Kept = 'play' | 'chips';

/** A line and its branches. */
export function playedIn(line: LineOfPlay, kept: Kept): unknown {
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

/** What is read in a text: who plays, what the statements are and say in titles and amounts, and every step. */
export function readingOf(tree: HandTree, replay: HandReplay | null): string {
  const said: Said[] = [];
  note(tree.statements, said);
  const told = said.sort((a, b) => a.start - b.start).map(({ what }) => what);
  const played =
    replay === null ? [] : linesOf(replay.main).map((line) => [line.title, line.board, line.cards, stepsOf(line)]);
  return JSON.stringify([told, replay?.scale, replay?.players, played]).replace(UNSEEN, '');
}

/** They change the order in which a line is shown, and nothing that it says. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069]/g;

function linesOf(main: LineOfPlay): readonly LineOfPlay[] {
  const lines = [main];
  for (const { branches } of lines) lines.push(...branches);
  return lines;
}

interface Said {
  readonly start: number;
  readonly what: unknown;
}

/** The kinds of statements and all numbers: whichever of its own an action's is told to be. */
function note(statements: readonly Statement[], said: Said[]): void {
  for (const statement of statementsIn(statements)) {
    said.push({ start: statement.start, what: statement.kind });
    visitStatement(statement, {
      action(action) {
        if (action !== statement) said.push({ start: action.start, what: action.kind });
      },
      amount(amount) {
        said.push({ start: amount.start, what: { ...amount, start: 0, end: 0, digits: null } });
      },
    });
  }
}
