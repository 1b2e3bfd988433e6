/** Finds the definition of a player, a mark, or the fact of a bound number. */
import { type HandDocument, rangeInDocument, sectionPositionAt } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import type { Timelines } from '../analysis/document/timelines';
import { type BoundHand, type NamedPoint, pointAt } from '../analysis/prose/boundHand';
import { rangeInProse } from '../analysis/prose/prose';
import type { Span, Statement } from '../syntax/tree';
import { statementsIn } from '../syntax/visit';
import { namedAt } from './named';
import { type NamedSubject, type ReadSection, readingOf, setupOfPlayers } from './occurrences';
import { holds } from './proseNames';

export interface Definition {
  /** The words at the position. */
  readonly origin: Range;
  /** The whole definition: the seat with its stack and cards, or the line of the mark. */
  readonly target: Range;
  /** The name in it. */
  readonly selection: Range;
}

/**
 * Where the player or mark at a position is defined, in a hand or in a comment of the prose. A player: their seat in the hand
 * or in the set-up that lists the seats; without a list, the first place that names them. A mark: its `mark` line. A bound
 * number and its fact: the mark, or without one the fence.
 */
export function definitionAt(document: HandDocument, timelines: Timelines, position: Position): Definition | null {
  const named = namedAt(document, timelines, position);
  const bound = named?.kind === 'player' ? null : definitionOfBound(document, position);
  if (bound !== null || named === null) return bound;
  if (named.kind === 'fence') return { origin: named.range, target: named.range, selection: named.range };
  const { index, reading, subject, range: origin } = named;
  const define = (of: ReadSection, at: number, { whole, name }: Declaration): Definition => {
    const inDocument = (span: Span): Range => rangeInDocument(of.section.rangeOf(span), document.firstLine(at));
    return { origin, target: inDocument(whole), selection: inDocument(name) };
  };
  const here = declarationIn(reading, subject);
  if (here !== null) return define(reading, index, here);
  const outer = setupOfPlayers(document, index, reading);
  const setup = outer === null ? null : readingOf(document, timelines, outer);
  const there = setup === null ? null : declarationIn(setup, subject);
  if (outer !== null && setup !== null && there !== null) return define(setup, outer, there);
  const [first] = subject.occurrences;
  return first === undefined ? null : define(reading, index, { whole: first, name: first });
}

/** From a comment that binds a number: from the name of a fence to the fence, otherwise to the mark, or to the fence without a mark. */
function definitionOfBound(document: HandDocument, position: Position): Definition | null {
  const { prose } = document;
  const placed = sectionPositionAt(document, position) === null && prose !== null ? prose.bindingAt(position) : null;
  if (placed === null || placed.hand === null) return null;
  const { binding, hand } = placed;
  const { start, end } = binding.number ?? binding.fact;
  const parts = [binding.hand, binding.mark, binding.fact, { start, end }].filter((part) => part !== null);
  const at = parts.find((part) => holds(rangeInProse(placed, part), position)) ?? binding.comment;
  const origin = rangeInProse(placed, at);
  const point = at === binding.hand || binding.mark === null ? null : pointAt(hand, binding.mark.text);
  if (at === binding.mark && point === null) return null;
  return { origin, ...(point === null ? openingOf(document, hand) : headOf(hand, point)) };
}

type Target = Pick<Definition, 'target' | 'selection'>;

/** The line of a mark, or the beginning of a branch up to its title. */
function headOf(hand: BoundHand, point: NamedPoint): Target {
  const inDocument = (span: Span): Range => rangeInDocument(hand.section.rangeOf(span), hand.firstLine);
  const name = point.kind === 'mark' ? point.name : point.title;
  const head = point.kind === 'mark' ? point : { start: point.start, end: name?.end ?? point.start };
  return { target: inDocument(head), selection: inDocument(name ?? head) };
}

/** The line that opens the fence of a hand. */
function openingOf(document: HandDocument, { fenceLine, nameRange }: BoundHand): Target {
  const start = { line: fenceLine, character: 0 };
  const opening = { start, end: { ...start, character: document.lineText(fenceLine).length } };
  return { target: opening, selection: nameRange ?? opening };
}

interface Declaration {
  readonly whole: Span;
  readonly name: Span;
}

function declarationIn({ tree }: ReadSection, { kind, name, occurrences }: NamedSubject): Declaration | null {
  for (const statement of statementsIn(tree.statements)) {
    const declaration = kind === 'mark' ? markIn(statement, occurrences) : seatIn(statement, name);
    if (declaration !== null) return declaration;
  }
  return null;
}

function markIn(statement: Statement, occurrences: NamedSubject['occurrences']): Declaration | null {
  const own = statement.kind === 'mark' ? statement.name : null;
  const isMeant = own !== null && occurrences.some(({ start }) => start === own.start);
  return isMeant ? { whole: statement, name: own } : null;
}

function seatIn(statement: Statement, player: string): Declaration | null {
  if (statement.kind !== 'seats') return null;
  const seat = statement.seats.find(({ name }) => name.text === player);
  if (seat !== undefined) return { whole: seat, name: seat.name };
  // `seats 6` names every player by their position.
  return statement.count === null ? null : { whole: statement, name: statement.count };
}
