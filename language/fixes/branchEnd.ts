/**
 * Where the `end` goes that a branch lacks: where the indentation comes back to the branch's own. A branch that is not indented may
 * have ended at several places; each is offered, none is written unasked.
 */
import { sentence, text } from '../diagnostics/params';
import type { Confidence, Fix, Problem, TextEdit } from '../diagnostics/problem';
import type { HandReplay } from '../replay/timeline';
import type { BranchNode, HandTree, Statement } from '../syntax/tree';
import { flat } from './lines';
import { type Maker, short } from './make';
import type { ProblemPlace } from './problemPlace';

/** Of many places the first are offered. */
const MOST_PLACES = 4;

interface Ending {
  readonly node: BranchNode;
  /** The last line of the branch. */
  readonly line: number;
  /** What follows; null: nothing, the hand's text ends there. */
  readonly next: Statement | null;
}

export const unclosedBranch: Maker = (place) => {
  const told = branchAt(place);
  if (told === null) return [];
  const node = lacking(place, told);
  const places = endingsOf(place, node);
  return places.slice(0, MOST_PLACES).map((ending) => {
    const inner = innerEndings(place, node, ending);
    const isKnown = places.length === 1 && inner.every(({ others }) => others === 0);
    return closing(place, [...inner.map((one) => one.ending), ending], isKnown ? 'sure' : 'likely');
  });
};

function branchAt({ tree, problem }: ProblemPlace): BranchNode | null {
  const found = flat(tree.statements).find(({ kind, start }) => kind === 'branch' && start === problem.span.start);
  return found?.kind === 'branch' ? found : null;
}

/** An `end` as deep as this branch that closes one inside it: that one lacks its own. */
function lacking(place: ProblemPlace, node: BranchNode): BranchNode {
  const depth = depthOf(place, node.start);
  const robber = node.body.find(
    (inner): inner is BranchNode =>
      inner.kind === 'branch' &&
      inner.closing !== null &&
      depthOf(place, inner.start) > depth &&
      depthOf(place, inner.closing.start) <= depth,
  );
  return robber === undefined ? node : lacking(place, robber);
}

const depthOf = ({ lines }: ProblemPlace, offset: number): number => lines.leadOf(lines.lineOf(offset)).length;

type Endings = Map<BranchNode, readonly Ending[]>;

/** Of branches in branches each asks for all those inside it; they go when the replay goes. */
const ENDINGS = new WeakMap<HandTree | HandReplay, Endings>();

/** Where a branch may end, the place first that is as the text is read. */
function endingsOf(place: ProblemPlace, node: BranchNode): readonly Ending[] {
  const key = place.replay ?? place.tree;
  const known: Endings = ENDINGS.get(key) ?? new Map();
  ENDINGS.set(key, known);
  const endings = known.get(node) ?? findEndings(place, node);
  known.set(node, endings);
  return endings;
}

function findEndings(place: ProblemPlace, node: BranchNode): readonly Ending[] {
  const { lines } = place;
  const body = flat(node.body);
  const depth = depthOf(place, node.start);
  const isIndented = body[0] !== undefined && depthOf(place, body[0].start) > depth;
  const outside = body.findIndex(({ start }) => {
    const deep = depthOf(place, start);
    return isIndented ? deep <= depth : deep < depth;
  });
  const own = outside < 0 ? body : body.slice(0, outside);
  // The last line up to each statement: a branch reaches further than what it begins with.
  const lastLines = [lines.lineOf(node.start)];
  for (const statement of own) lastLines.push(Math.max(lastLines.at(-1) ?? 0, lastLineOf(place, statement)));
  const before = (at: number): Ending => ({
    node,
    line: withComments(place, lastLines[at] ?? 0, depth),
    next: body[at] ?? null,
  });
  const whole = before(own.length);
  if (isIndented) return [whole];
  const faulty = firstFaulty(place, own);
  const gaps = own.flatMap((statement, at) =>
    at > 0 && (statement === faulty || isBelowBlank(place, statement)) ? [before(at)] : [],
  );
  return [whole, ...gaps];
}

/** Of lines that are not indented those below a blank one may have left the branch … */
function isBelowBlank({ lines }: ProblemPlace, { start }: Statement): boolean {
  return lines.textOf(lines.spanOf(lines.lineOf(start) - 1)).trim() === '';
}

/** … and the first that has a mistake. */
function firstFaulty({ replay, problem }: ProblemPlace, body: readonly Statement[]): Statement | null {
  const others: readonly Problem[] = replay?.problems.filter(({ code }) => code !== problem.code) ?? [];
  // Both are in the order of the text; a branch begins before what it holds.
  let at = 0;
  for (const statement of body) {
    while ((others[at]?.span.start ?? Number.POSITIVE_INFINITY) < statement.start) at += 1;
    if ((others[at]?.span.start ?? Number.POSITIVE_INFINITY) < statement.end) return statement;
  }
  return null;
}

function lastLineOf({ lines }: ProblemPlace, statement: Statement): number {
  if (statement.kind === 'branch') return lines.lineOf((statement.closing ?? statement).start);
  return lines.lineOf(Math.max(statement.start, statement.end - 1));
}

/** Comments right below a line, as deep as the branch's own lines. */
function withComments({ lines, tree }: ProblemPlace, line: number, depth: number): number {
  const last = lines.lineOf(tree.text.length);
  let at = line;
  for (; at < last; at += 1) {
    const next = lines.textOf(lines.spanOf(at + 1));
    if (!next.trim().startsWith('#') || lines.leadOf(at + 1).length <= depth) break;
  }
  return at;
}

/** Of the branches inside that lack theirs, too, the places that come before. */
function innerEndings(
  place: ProblemPlace,
  { body }: BranchNode,
  { line }: Ending,
): readonly { readonly ending: Ending; readonly others: number }[] {
  return flat(body).flatMap((inner) => {
    if (inner.kind !== 'branch' || inner.closing !== null || place.lines.lineOf(inner.start) > line) return [];
    const [whole, ...others] = endingsOf(place, inner);
    if (whole === undefined) return [];
    return [{ ending: whole.line > line ? { ...whole, line } : whole, others: others.length }];
  });
}

function closing(place: ProblemPlace, endings: readonly Ending[], confidence: Confidence): Fix {
  const { lines, writer } = place;
  const edits: TextEdit[] = [];
  for (const { node, line } of [...endings].sort((a, b) => a.line - b.line || b.node.start - a.node.start)) {
    const edit = lines.below(lines.spanOf(line).start, [writer.word(node, 'end')], node.start);
    const last = edits.at(-1);
    if (last?.start === edit.start) edits[edits.length - 1] = { ...last, newText: last.newText + edit.newText };
    else edits.push(edit);
  }
  const outer = endings.at(-1);
  const word = text(endings.map(({ node }) => writer.word(node, 'end')).join(' · '));
  const next = outer?.next ?? null;
  if (next === null) return { title: sentence('fix/end-last', { text: word }), confidence, edits };
  const shown = lines.textOf(lines.headOf(next)).split(/[\r\n]/)[0] ?? '';
  return { title: sentence('fix/add-before', { text: word, line: text(short(shown)) }), confidence, edits };
}
