/** Fixes for turns and streets: players who are left out, lines in the wrong order, streets without their line. */
import type { DiagnosticCode } from '../diagnostics/codes';
import type { Fix, TextEdit } from '../diagnostics/problem';
import { STREETS, type Street } from '../poker/types';
import type { Step } from '../replay/timeline';
import type { Statement, Verb } from '../syntax/tree';
import { flat, type Lines } from './lines';
import {
  addFix,
  type Maker,
  moveUpFix,
  removeStatementFixes,
  removeStatementsFix,
  replaceFix,
  rewriteFix,
} from './make';
import type { ProblemPlace } from './problemPlace';
import { secondRun } from './runTwice';
import { buttonLine } from './setup';

/** Lets whose turn it is act instead. */
function rightPlayer(place: ProblemPlace): readonly Fix[] {
  const { toAct, statement, problem } = place;
  const isNamed = statement?.kind === 'action' ? statement.actors.kind === 'players' : statement?.kind === 'pushes';
  if (toAct === null || !isNamed) return [];
  // Of several players of a line, those before this one have acted.
  const [next] = place.names('next');
  return [replaceFix(problem.span, next === undefined ? place.nameOf(toAct) : place.writer.name(next), 'likely')];
}

/** A player is left out, another player was meant, or the line is doubled: the rest of the hand decides. */
const outOfTurn: Maker = (place) => {
  const { variant, statement, steps } = place;
  const removal = removeStatementFixes(place, statement, 'likely');
  if (variant === 'heads-up')
    return [...buttonLine(place, place.lines.textOf(place.problem.span), 'likely'), ...rightPlayer(place), ...removal];
  if (variant.startsWith('until') || variant === 'nobody') return removal;
  if (variant === 'count') return [replaceFix(place.problem.span, place.writer.word(statement, 'others'), 'likely')];
  const skipped = steps.filter(({ implied }) => implied);
  if (skipped.length === 0 || statement === null) return [...rightPlayer(place), ...removal];
  const putBefore = (told: readonly string[]): TextEdit =>
    place.lines.besides(statement).length === 0
      ? place.lines.above(statement.start, told)
      : besideBefore(place, statement, told);
  const told = skippedActionLines(place, skipped);
  const folded = skipped.some((step) => step.action === 'call')
    ? skippedActionLines(place, answering(skipped, 'fold'))
    : null;
  return [
    ...nextFirst(place, statement),
    ...eachInTurn(place, statement, skipped),
    addFix(putBefore(told), told, 'likely'),
    ...(folded === null ? [] : [addFix(putBefore(folded), folded, 'possible')]),
    ...rightPlayer(place),
    ...removal,
  ];
};

/** In its line in front of a statement; where `and` joins this to the one before, commas part all of them. */
function besideBefore({ lines, writer }: ProblemPlace, statement: Statement, told: readonly string[]): TextEdit {
  const comma = writer.comma(statement);
  const newText = told.map((line) => line + comma).join('');
  const before = lines.besides(statement).findLast(({ end }) => end <= statement.start);
  const { start } = statement;
  if (before === undefined || !/\p{L}/u.test(lines.textOf({ start: before.end, end: start })))
    return { start, end: start, newText };
  return { start: before.end, end: start, newText: comma + newText };
}

/** `CO and BB call` while others are to act before each: everybody in turn, `HJ folds, CO calls, BTN and SB fold, BB calls`. */
function eachInTurn(place: ProblemPlace, statement: Statement, skipped: readonly Step[]): readonly Fix[] {
  const { steps, writer, replay } = place;
  if (statement.kind !== 'action' || statement.actors.kind !== 'players') return [];
  const { players } = statement.actors;
  const own = steps.filter(({ implied }) => !implied);
  const last = skipped.at(-1);
  if (own[0] === undefined || last === undefined || steps.indexOf(last) < steps.indexOf(own[0])) return [];
  if (steps.some(({ street }) => street !== own[0]?.street)) return [];
  const told: string[] = [];
  for (let at = 0; at < steps.length; ) {
    const isOwn = steps[at]?.implied === false;
    const from = at;
    while (at < steps.length && (steps[at]?.implied === false) === isOwn) at += 1;
    const run = steps.slice(from, at);
    const acting = players.filter((player) => run.some(({ seat }) => replay?.seatOf(player) === seat));
    const actors = { kind: 'players', players: acting } as const;
    told.push(...(isOwn ? [writer.statement({ ...statement, actors }) ?? ''] : skippedActionLines(place, run)));
  }
  if (told.includes('')) return [];
  const edit = besideBefore(place, statement, told);
  const comma = writer.comma(statement);
  const newText = edit.newText.slice(0, -comma.length);
  return [replaceFix({ start: edit.start, end: statement.end }, newText, 'likely', told.join(comma))];
}

/** Whose turn it is acts further down: the actions stand in the wrong order. */
function nextFirst(place: ProblemPlace, statement: Statement): readonly Fix[] {
  const { tree, lines } = place;
  const all = flat(tree.statements);
  const behind = all.slice(all.indexOf(statement) + 1);
  const at = behind.findIndex((next) => next.kind !== 'action' || isOfNext(place, next));
  const next = behind[at];
  if (next === undefined || !isOfNext(place, next)) return [];
  if (next.line === statement.line) return [turned(lines, [statement, ...behind.slice(0, at + 1)])];
  const isAlone =
    lines.besides(next).length === 0 && lines.besides(statement).every(({ start }) => start > statement.start);
  return isAlone ? [moveUpFix(lines, next, statement, 'fix/move-here')] : [];
}

/** Whether it is an action of whose turn it is, and nobody else's. */
function isOfNext({ toAct, replay }: ProblemPlace, next: Statement): boolean {
  if (next.kind !== 'action' || next.actors.kind !== 'players' || toAct === null) return false;
  const [player, ...others] = next.actors.players;
  return player !== undefined && others.length === 0 && replay?.seatOf(player) === toAct;
}

/** The actions of a line with the last one first; what separates them stays in place. */
function turned(lines: Lines, run: readonly Statement[]): Fix {
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  const order = [...run.slice(-1), ...run.slice(0, -1)];
  const newText = run.map((statement, at) => {
    const gap = { start: statement.end, end: run[at + 1]?.start ?? end };
    return lines.textOf(order[at] ?? statement) + lines.textOf(gap);
  });
  return replaceFix({ start, end }, newText.join(''), 'likely');
}

type Skipped = Pick<Step, 'seat' | 'street' | 'action'>;

/** What the skipped players did, with another answer to the bet; who folds does nothing more. */
function answering(skipped: readonly Step[], answer: 'call' | 'fold'): readonly Skipped[] {
  const gone = new Set<number>();
  return skipped.flatMap(({ seat, street, action }): readonly Skipped[] => {
    if (gone.has(seat)) return [];
    const other = action === 'check' ? action : answer;
    if (other === 'fold') gone.add(seat);
    return [{ seat, street, action: other }];
  });
}

/** The actions of players whom the text skipped, and the streets that begin between them. */
function skippedActionLines(place: ProblemPlace, skipped: readonly Skipped[]): readonly string[] {
  const { writer, statement, before } = place;
  const lines: string[] = [];
  let street = before?.street ?? skipped[0]?.street;
  for (let at = 0; at < skipped.length; ) {
    const first = skipped[at];
    if (first === undefined) break;
    if (first.street !== street) lines.push(writer.word(statement, first.street));
    street = first.street;
    const seats = new Set<number>();
    for (; at < skipped.length; at += 1) {
      const step = skipped[at];
      if (step?.action !== first.action || step.street !== street || seats.has(step.seat)) break;
      seats.add(step.seat);
    }
    const verb: Verb = first.action === 'check' || first.action === 'call' ? first.action : 'fold';
    lines.push(writer.action(statement, { verb, players: [...seats].map((seat) => place.nameOf(seat)) }));
  }
  return lines;
}

const cannotAct: Maker = (place) => [...rightPlayer(place), ...removeStatementFixes(place, place.statement, 'likely')];

/** `others fold` included a player who acts later: only those before them fold. */
function upToHim({ variant, action, problem, tree, writer }: ProblemPlace): readonly Fix[] {
  if (variant !== 'with-others' || action?.actors.kind !== 'players') return [];
  const upTo = action.actors.players.find(({ start }) => start === problem.span.start);
  const all = flat(tree.statements);
  const others = all
    .slice(0, all.indexOf(action))
    .findLast((other) => other.kind === 'action' && other.verb === 'fold' && other.actors.kind === 'others');
  if (upTo === undefined || others?.kind !== 'action') return [];
  const text = writer.statement({ ...others, actors: { kind: 'until', upTo } });
  return text === null ? [] : [rewriteFix(others, text, 'likely')];
}

/** As the replay has played it on; who owes chips may have done the other thing as well. */
const streetOpen: Maker = (place) => {
  const { statement, steps } = place;
  if (statement === null || steps.length === 0) return [];
  const adds = (skipped: readonly Skipped[], confidence: Fix['confidence']): Fix => {
    const told = skippedActionLines(place, skipped);
    return addFix(place.lines.above(statement.start, told), told, confidence);
  };
  const owing = steps.filter(({ action }) => action !== 'check');
  if (owing.length === 0) return [adds(steps, 'likely')];
  const calls = owing.some(({ action }) => action === 'call');
  const others: readonly ('call' | 'fold')[] =
    place.variant === 'stay-fold' ? ['call', 'fold'] : [calls ? 'fold' : 'call'];
  return [adds(steps, 'likely'), ...others.map((answer) => adds(answering(steps, answer), 'possible'))];
};

const streetClosed: Maker = (place) => {
  const { statement, variant, before } = place;
  if (variant === 'bomb') return beforeBomb(place);
  if (variant === 'run-twice' || variant === 'second-run') return secondRun(place);
  if (variant !== '' || before === null || statement === null)
    return [...upToHim(place), ...removeStatementFixes(place, statement, 'likely')];
  const next = STREETS[STREETS.indexOf(before.street) + 1];
  const removal = removeStatementFixes(place, statement, 'likely');
  if (next === undefined || next === 'showdown' || place.lines.besides(statement).length > 0) return removal;
  const told = [place.writer.word(statement, next)];
  return [
    ...streetAbove(place, statement, next),
    addFix(place.lines.above(statement.start, told), told, 'likely'),
    ...removal,
  ];
};

/** In a bomb pot: what is played before the flop goes, or the flop's line comes before it. */
function beforeBomb(place: ProblemPlace): readonly Fix[] {
  const { statement, tree, lines } = place;
  if (statement === null) return [];
  const all = flat(tree.statements);
  const behind = all.slice(all.indexOf(statement));
  const end = behind.findIndex(({ kind }) => kind === 'street' || kind === 'branch');
  const played = behind
    .slice(0, end < 0 ? undefined : end)
    .filter(({ kind }) => kind === 'action' || kind === 'pushes');
  return [removeStatementsFix(lines, played, 'likely'), ...streetAbove(place, statement, 'flop')];
}

/** The line of the street comes further down: move it up. */
function streetAbove({ tree, lines }: ProblemPlace, statement: Statement, wanted: Street): readonly Fix[] {
  const line = flat(tree.statements).find(
    (other) => other.kind === 'street' && other.street === wanted && other.start > statement.start,
  );
  return line === undefined || lines.besides(line).length > 0
    ? []
    : [moveUpFix(lines, line, statement, 'fix/move-here')];
}

export const TURN_FIXES = {
  'betting/out-of-turn': outOfTurn,
  'betting/already-folded': cannotAct,
  'betting/already-all-in': cannotAct,
  'betting/street-open': streetOpen,
  'betting/street-closed': streetClosed,
  'betting/hand-over': (place) => [...upToHim(place), ...removeStatementFixes(place, place.statement, 'likely')],
} as const satisfies Partial<Record<DiagnosticCode, Maker>>;
