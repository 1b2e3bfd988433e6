/** Finds names outside the fences of a Markdown text: those of fences, and those in comments that bind numbers. */

import type { HandDocument } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import { parseSection } from '../analysis/document/section';
import { factOf } from '../analysis/prose/bindingEvaluator';
import { type BoundHand, pointAt } from '../analysis/prose/boundHand';
import { type PlacedBinding, rangeInProse } from '../analysis/prose/prose';
import { parseHand } from '../syntax/index';
import type { Span } from '../syntax/tree';
import { type NamedSubject, playersNamedBy } from './occurrences';

export interface ProseName {
  readonly kind: 'fence' | NamedSubject['kind'];
  /** The listed name of a player; otherwise as written, without quotation marks. */
  readonly name: string;
  /** Including quotation marks. */
  readonly range: Range;
  /** The hand that the name belongs to. */
  readonly hand: BoundHand;
  /** `declared`: the name of a fence. */
  readonly use: 'declared' | 'mentioned';
}

/** Every name of these kinds in text order, names of fences first. */
export function* namesInProse(document: HandDocument, kinds: readonly ProseName['kind'][]): Generator<ProseName> {
  const { prose } = document;
  if (prose === null) return;
  if (kinds.includes('fence')) yield* fenceNames(prose.hands);
  for (const placed of prose.bindings) {
    for (const { span, ...named } of namesIn(placed, kinds)) yield { ...named, range: rangeInProse(placed, span) };
  }
}

/** The name at a position outside the fences; null if there is none. */
export function proseNameAt(document: HandDocument, position: Position): ProseName | null {
  const { prose } = document;
  if (prose === null) return null;
  for (const named of fenceNames(prose.hands)) if (holds(named.range, position)) return named;
  const placed = prose.bindingAt(position);
  if (placed === null) return null;
  for (const { span, ...named } of namesIn(placed, ALL)) {
    const range = rangeInProse(placed, span);
    if (holds(range, position)) return { ...named, range };
  }
  return null;
}

function* fenceNames(hands: readonly BoundHand[]): Generator<ProseName> {
  let last = -1;
  for (const hand of hands) {
    const { name, nameRange, fenceLine } = hand;
    if (name !== null && nameRange !== null && fenceLine !== last)
      yield { kind: 'fence', name, range: nameRange, hand, use: 'declared' };
    last = fenceLine;
  }
}

type NameInComment = Omit<ProseName, 'range'> & { readonly span: Span };

const ALL: readonly ProseName['kind'][] = ['fence', 'mark', 'player'];

function* namesIn({ binding, hand }: PlacedBinding, kinds: readonly ProseName['kind'][]): Generator<NameInComment> {
  if (hand === null) return;
  const { hand: fence, mark, fact } = binding;
  if (fence !== null && kinds.includes('fence'))
    yield { kind: 'fence', name: fence.text, span: fence, hand, use: 'mentioned' };
  if (mark !== null && kinds.includes('mark'))
    yield { kind: 'mark', name: mark.text, span: mark, hand, use: 'mentioned' };
  if (!kinds.includes('player')) return;
  const { names } = parseSection(hand.section, hand.defaults);
  const { statements } = parseHand(ASK + factOf(binding), { names });
  const shift = fact.start - ASK.length;
  for (const player of statements.flatMap(playersNamedBy)) {
    if (player.kind !== 'name') continue;
    const span = { start: player.start + shift, end: player.end + shift };
    yield { kind: 'player', name: player.name, span, hand, use: 'mentioned' };
  }
}

const ASK = 'ask ';

/** Whether a range on one line contains a position; its end is included. */
export const holds = ({ start, end }: Range, { line, character }: Position): boolean =>
  start.line === line && end.line === line && start.character <= character && character <= end.character;

/** Whether a name in the prose means the player or mark of a section. */
export function means({ kind, name, hand }: ProseName, subject: NamedSubject): boolean {
  if (kind !== subject.kind) return false;
  if (kind === 'player') return name === subject.name;
  const point = pointAt(hand, name);
  return point?.kind === 'mark' && subject.occurrences.some(({ start }) => start === point.name?.start);
}
