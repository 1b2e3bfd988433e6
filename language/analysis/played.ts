/** What a hand comes to, to be held against what it comes to in other words. */
import type { HandReplay, LineOfPlay } from '../replay/timeline';
import type { HandTree } from '../syntax/tree';

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
  note(tree.statements, 0, said);
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
function note(part: unknown, start: number, said: Said[]): void {
  if (typeof part !== 'object' || part === null) return;
  const at = 'start' in part && typeof part.start === 'number' ? part.start : start;
  if ('kind' in part && 'line' in part) said.push({ start: at, what: part.kind });
  if ('form' in part) said.push({ start: at, what: { ...part, start: 0, end: 0, digits: null } });
  else if ('units' in part) said.push({ start: at, what: part });
  else for (const inner of Object.values(part)) note(inner, at, said);
}
