/** Fixes for two boards that are not written as `run twice` and two `board` lines. */
import type { Fix, TextEdit } from '../diagnostics/problem';
import { STREETS } from '../poker/types';
import type { Statement, StatementOf } from '../syntax/tree';
import { written } from './cardText';
import { flat } from './lines';
import { addFix, type Maker, removeStatementFixes, replaceFix } from './make';
import type { ProblemPlace } from './problemPlace';

/** The line that runs it twice, above the cards of the first run. */
export function runTwice(place: ProblemPlace): readonly Fix[] {
  const line = wordLine(place);
  return line === null ? [] : [addFix(line.edit, [line.word], 'likely')];
}

function wordLine({
  statement,
  tree,
  lines,
  writer,
  problem,
}: ProblemPlace): { readonly edit: TextEdit; readonly word: string } | null {
  if (statement === null) return null;
  const told = problem.related[0]?.span.start ?? statement.start;
  const first = flat(tree.statements).find(({ kind, start, end }) => kind !== 'branch' && start <= told && told < end);
  const word = writer.word(statement, 'run-twice');
  return { edit: lines.above((first ?? statement).start, [word]), word };
}

/** Repeated streets as one `board` line for the second board. */
export const secondRun: Maker = (place) => {
  const { statement, variant, lines, writer, tree } = place;
  const removal = removeStatementFixes(place, statement, 'possible');
  if (statement?.kind !== 'street') return removal;
  const run = runFrom(flat(tree.statements), statement);
  const between = run.slice(1).map(({ start }, at) => lines.textOf({ start: run[at]?.end ?? start, end: start }));
  // Anything else on the line would be lost.
  if (between.some((text) => text.trim() !== '')) return removal;
  const like = statement.cards[0]?.text ?? '';
  const common = (place.word('before') ?? '').split(' ').filter((code) => code !== '');
  const own = run.flatMap(({ cards }) => cards.map(({ text }) => text));
  const board = [writer.word(statement, 'board'), ...common.map((code) => written(code, like)), ...own].join(' ');
  const whole = { start: statement.start, end: run.at(-1)?.end ?? statement.end };
  const line = variant === 'run-twice' ? wordLine(place) : null;
  if (line === null) return [replaceFix(whole, board, 'likely'), ...removal];
  const fix = replaceFix(whole, board, 'likely', `${line.word} · ${board}`);
  return [{ ...fix, edits: [line.edit, ...fix.edits] }, ...removal];
};

/** The lines of streets with cards, each the street after the one before. */
function runFrom(all: readonly Statement[], first: StatementOf<'street'>): readonly StatementOf<'street'>[] {
  const run = [first];
  for (const line of all.slice(all.indexOf(first) + 1)) {
    const last = run.at(-1) ?? first;
    if (line.kind !== 'street' || line.cards.length === 0) break;
    if (STREETS.indexOf(line.street) !== STREETS.indexOf(last.street) + 1) break;
    run.push(line);
  }
  return run;
}
