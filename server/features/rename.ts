import type { HandDocument } from '../../language/analysis/document';
import { placeIn, rangeInDocument } from '../../language/analysis/document';
import { HandFile } from '../../language/analysis/handFile';
import { MarkdownFile } from '../../language/analysis/markdownFile';
import type { Position, Range } from '../../language/analysis/position';
import { applyEdits, type DocumentEdit } from '../../language/analysis/rewriting';
import { parsePart, type Timelines } from '../../language/analysis/timelines';
import { name, sentence, text } from '../../language/diagnostics/params';
import type { Sentence } from '../../language/diagnostics/problem';
import { replayHand } from '../../language/replay/index';
import { isQuote, unquote } from '../../language/syntax/quotationMarks';
import { normalizeName } from '../../language/text/normalize';
import {
  marksIn,
  partsSharingPlayers,
  playersIn,
  type Reading,
  readingOf,
  type Subject,
  subjectAt,
} from './occurrences';
import { meansTheSame, type Told } from './rename/sameMeaning';
import { nameTyped, type Spelling, spellingsOf } from './rename/spelling';

/** Why something cannot be renamed, or not to this name. */
export interface Refusal {
  readonly refused: Sentence;
}

export interface Renamable {
  /** Without quotation marks. */
  readonly range: Range;
  readonly name: string;
}

/** What is renamed at a position: a player by his name, a mark. */
export function renamableAt(document: HandDocument, timelines: Timelines, position: Position): Renamable | Refusal {
  const found = find(document, timelines, position);
  if ('refused' in found) return found;
  const { reading, named, index } = found;
  const { start, end } = named.at;
  const written = reading.tree.text.slice(start, end);
  const quotes = isQuote(written) ? 1 : 0;
  const inner = {
    start: start + quotes,
    end: Math.max(start + quotes, end - (written.length - quotes - unquote(written).length)),
  };
  const span = quotes === 0 ? { start, end } : inner;
  return { range: rangeInDocument(reading.part.rangeOf(span), document.firstLine(index)), name: named.subject.name };
}

/**
 * Calls the player or the mark at a position by another name, wherever it stands: across the hand and its branches, and in every hand
 * that plays with the same seats. What comes out is read and played again; a name that would make the text say something else is
 * refused. A part a step.
 */
export function* renameAt(
  document: HandDocument,
  timelines: Timelines,
  position: Position,
  typed: string,
): Generator<void, { readonly edits: readonly DocumentEdit[] } | Refusal, void> {
  const found = find(document, timelines, position);
  if ('refused' in found) return found;
  const { kind, name: old } = found.named.subject;
  const wanted = nameTyped(typed);
  if (wanted === null) return { refused: sentence('rename/invalid') };
  if (wanted === old) return { edits: [] };
  const indices = kind === 'mark' ? [found.index] : yield* partsSharingPlayers(document, found.index, found.reading);
  const places: Place[] = [];
  for (const index of indices) {
    yield;
    const reading = index === found.index ? found.reading : readingOf(document, timelines, index);
    if (reading === null) continue;
    const subjects = kind === 'mark' ? marksIn(reading.tree) : playersIn(reading);
    const key = normalizeName(wanted);
    const isTaken = (subject: Subject): boolean => subject.name !== old && normalizeName(subject.name) === key;
    if (
      subjects.some(isTaken) ||
      (kind === 'player' && reading.tree.names.some((other) => other !== old && normalizeName(other) === key))
    )
      return { refused: sentence('rename/taken', { name: name(wanted) }) };
    const subject = index === found.index ? found.named.subject : subjects.find((other) => other.name === old);
    if (subject !== undefined) places.push({ index, reading, subject });
  }
  for (const spelling of spellingsOf(wanted, kind)) {
    const edits = editsOf(document, places, spelling);
    if (yield* saysTheSame(document, edits, { kind, old, wanted, indices })) return { edits };
  }
  return { refused: sentence('rename/changes', { name: name(wanted) }) };
}

interface Place {
  readonly index: number;
  readonly reading: Reading;
  readonly subject: Subject;
}

type Found = {
  readonly index: number;
  readonly reading: Reading;
  readonly named: NonNullable<ReturnType<typeof subjectAt>>;
};

function find(document: HandDocument, timelines: Timelines, position: Position): Found | Refusal {
  const nothing = { refused: sentence('rename/nothing') };
  const place = placeIn(document, position);
  const reading = place === null ? null : readingOf(document, timelines, place.index);
  if (place === null || reading === null) return nothing;
  const named = subjectAt(reading, place.part.offsetAt(place.position));
  if (named === null) return nothing;
  const { at, subject } = named;
  const isListed = subject.occurrences.some(({ byName, use }) => byName && use === 'declared');
  const isPosition =
    !at.byName ||
    (subject.kind === 'player' &&
      !isListed &&
      !reading.tree.implicitNames &&
      isSeatWord(document, place.index, reading));
  if (isPosition) {
    const position = reading.tree.text.slice(at.start, at.end);
    return { refused: sentence('rename/position', { position: text(position) }) };
  }
  return { index: place.index, reading, named };
}

/** `seats 6` lists nobody by name. */
function isSeatWord(document: HandDocument, index: number, { tree }: Reading): boolean {
  const defaults = document.defaultsOf(index);
  const outer = defaults === null || defaults === 'itself' ? [] : defaults.tree.statements;
  return [...tree.statements, ...outer].some((statement) => statement.kind === 'seats' && statement.count !== null);
}

function editsOf(document: HandDocument, places: readonly Place[], spelling: Spelling): readonly DocumentEdit[] {
  return places.flatMap(({ index, reading, subject }) =>
    subject.occurrences
      .filter(({ byName }) => byName)
      .map((place) => ({
        range: rangeInDocument(reading.part.rangeOf(place), document.firstLine(index)),
        newText: spelling(reading.tree.text, place),
      })),
  );
}

interface Change {
  readonly kind: Told['kind'];
  readonly old: string;
  readonly wanted: string;
  /** The parts that it concerns. */
  readonly indices: readonly number[];
}

/** Reads and plays the hands as they are and as they would be. */
function* saysTheSame(
  document: HandDocument,
  edits: readonly DocumentEdit[],
  { kind, old, wanted, indices }: Change,
): Generator<void, boolean, void> {
  const open = document.kind === 'hand' ? HandFile.of : MarkdownFile.of;
  const before = open(document.text());
  const after = open(applyEdits(document.text(), edits));
  if (before.parts.length !== after.parts.length) return false;
  for (const index of indices) {
    yield;
    const [was, is] = [toldIn(before, index, kind, old), toldIn(after, index, kind, wanted)];
    if (was === null || is === null || !meansTheSame(was, is)) return false;
  }
  return true;
}

function toldIn(document: HandDocument, index: number, kind: Told['kind'], called: string): Told | null {
  const part = document.parts[index];
  if (part === undefined) return null;
  const defaults = document.defaultsOf(index);
  const tree = parsePart(part, defaults === 'itself' ? null : defaults);
  const replay = defaults === 'itself' ? null : replayHand(tree, defaults?.tree ?? null);
  return { kind, name: called, tree, replay };
}
