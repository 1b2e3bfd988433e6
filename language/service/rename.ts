/** Renames a player, a mark or a fence everywhere. */
import { analyzeSection } from '../analysis/document/analyze';
import { defaultsOf, type HandDocument, isSetupSection, rangeInDocument } from '../analysis/document/document';
import { HandFile } from '../analysis/document/handFile';
import { MarkdownFile } from '../analysis/document/markdownFile';
import type { Position, Range } from '../analysis/document/position';
import { parseSection } from '../analysis/document/section';
import type { Timelines } from '../analysis/document/timelines';
import { type BoundHand, pointAt } from '../analysis/prose/boundHand';
import { applyEdits, type DocumentEdit } from '../analysis/rewriting';
import { name, sentence, text } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import { replayHand } from '../replay/index';
import { isQuote, unquote } from '../syntax/tokens/quotationMarks';
import { normalizeName } from '../text/normalize';
import { type Named, type NamedFence, type NamedInHand, namedAt, namesOf, sectionsNaming } from './named';
import { type NamedSubject, type ReadSection, readingOf, subjectsIn } from './occurrences';
import type { ProseName } from './proseNames';
import { meansTheSame, type ReplayedHand } from './rename/sameMeaning';
import { nameTyped, type Spelling, spellingsOf } from './rename/spelling';
import { type Preferences, Wording } from './wording';

/** Why something cannot be renamed, or cannot get this name. */
export interface Refusal {
  readonly refused: Sentence;
}

/** A refusal in the user's language. */
export function refusalText(
  document: HandDocument,
  { line }: Position,
  { refused }: Refusal,
  preferences: Preferences,
): string {
  return Wording.of(analyzeSection(document, document.sectionAt(line)), preferences).say(refused);
}

export interface Renamable {
  /** Without quotation marks. */
  readonly range: Range;
  readonly name: string;
}

/** The name at a position that can be renamed: of a player, a mark or a fence. */
export function renamableAt(document: HandDocument, timelines: Timelines, position: Position): Renamable | Refusal {
  const named = find(document, timelines, position);
  if ('refused' in named) return named;
  const { start, end } = named.range;
  const written = document.lineText(start.line).slice(start.character, end.character);
  const open = isQuote(written) ? 1 : 0;
  const close = written.length - open - unquote(written).length;
  const from = { ...start, character: start.character + open };
  const to = { ...end, character: Math.max(from.character, end.character - (open === 0 ? 0 : close)) };
  return { range: { start: from, end: to }, name: named.kind === 'fence' ? named.name : named.subject.name };
}

/**
 * Renames the player, the mark or the fence at a position everywhere: in the hand with its branches, in every hand that shares
 * the seats, and in the comments that bind numbers to them. The result is parsed and replayed; a name that would change the
 * meaning of the text is refused. One section per step.
 */
export function* renameAt(
  document: HandDocument,
  timelines: Timelines,
  position: Position,
  typed: string,
): Generator<void, { readonly edits: readonly DocumentEdit[] } | Refusal, void> {
  const named = find(document, timelines, position);
  if ('refused' in named) return named;
  const wanted = nameTyped(typed);
  if (wanted === null) return { refused: sentence('rename/invalid') };
  return named.kind === 'fence'
    ? yield* renameFence(document, named, wanted)
    : yield* renameInHands(document, timelines, named, wanted);
}

function* renameInHands(document: HandDocument, timelines: Timelines, named: NamedInHand, wanted: string) {
  const { kind } = named;
  const old = named.subject.name;
  if (wanted === old) return { edits: [] };
  const indices = yield* sectionsNaming(document, named);
  const places = yield* placesToRename(document, timelines, named, wanted, indices);
  if (places === null) return { refused: sentence('rename/taken', { name: name(wanted) }) };
  const inProse = yield* namesOf(document, named, indices);
  for (const spelling of spellingsOf(wanted, kind)) {
    const edits = [...editsOf(document, places, spelling), ...proseEdits(document, inProse, wanted, spelling)];
    if (yield* meansTheSameAfter(document, edits, { kind, old, wanted, indices })) return { edits };
  }
  return { refused: sentence('rename/changes', { name: name(wanted) }) };
}

/** The renamed player or mark in each section; null if a section has another one of the new name. One section per step. */
function* placesToRename(
  document: HandDocument,
  timelines: Timelines,
  { kind, subject: own, index: ownIndex, reading: ownReading }: NamedInHand,
  wanted: string,
  indices: readonly number[],
): Generator<void, readonly RenamedSubject[] | null, void> {
  const places: RenamedSubject[] = [];
  for (const index of indices) {
    yield;
    const reading = index === ownIndex ? ownReading : readingOf(document, timelines, index);
    if (reading === null) continue;
    const subjects = subjectsIn(reading, kind);
    const names = subjects.map((subject) => subject.name);
    if (isTaken(wanted, own.name, kind === 'player' ? [...names, ...reading.tree.names] : names)) return null;
    const subject = index === ownIndex ? own : subjects.find((other) => other.name === own.name);
    if (subject !== undefined) places.push({ index, reading, subject });
  }
  return places;
}

/** Whether something other than the renamed thing has the new name. */
function isTaken(wanted: string, old: string, names: readonly string[]): boolean {
  const key = normalizeName(wanted);
  return names.some((other) => other !== old && normalizeName(other) === key);
}

function* renameFence(document: HandDocument, named: NamedFence, wanted: string) {
  if (wanted === named.name) return { edits: [] };
  if (!isFenceName(wanted)) return { refused: sentence('rename/invalid-fence', { word: text(SETUP) }) };
  const key = normalizeName(wanted);
  const isOther = ({ fenceLine, name: other }: BoundHand): boolean =>
    fenceLine !== named.fenceLine && other !== null && normalizeName(other) === key;
  if (document.prose?.hands.some(isOther)) return { refused: sentence('rename/taken-fence', { name: name(wanted) }) };
  const edits = (yield* namesOf(document, named, [])).map(({ range }) => ({ range, newText: wanted }));
  const indices: readonly number[] = [];
  if (yield* meansTheSameAfter(document, edits, { kind: 'mark', old: named.name, wanted, indices })) return { edits };
  return { refused: sentence('rename/changes', { name: name(wanted) }) };
}

/** One word without characters that end a name in a comment, and not the name of set-up fences. */
const isFenceName = (typed: string): boolean => !/[\s{}@:`"«»“”]/.test(typed) && normalizeName(typed) !== SETUP;

/** The name of fences with set-up for the others. */
const SETUP = 'defaults';

interface RenamedSubject {
  readonly index: number;
  readonly reading: ReadSection;
  readonly subject: NamedSubject;
}

function find(document: HandDocument, timelines: Timelines, position: Position): Named | Refusal {
  const named = namedAt(document, timelines, position);
  if (named === null) return { refused: sentence('rename/nothing') };
  if (named.kind === 'fence') return named;
  const { subject, reading, index, byName, range } = named;
  const isListed = subject.occurrences.some((place) => place.byName && place.use === 'declared');
  const isPosition =
    !byName ||
    (subject.kind === 'player' && !isListed && !reading.tree.implicitNames && isSeatWord(document, index, reading));
  if (!isPosition) return named;
  const written = document.lineText(range.start.line).slice(range.start.character, range.end.character);
  return { refused: sentence('rename/position', { position: text(written) }) };
}

/** `seats 6` lists no names. */
function isSeatWord(document: HandDocument, index: number, { tree }: ReadSection): boolean {
  const defaults = defaultsOf(document, index);
  const outer = defaults === null ? [] : defaults.tree.statements;
  return [...tree.statements, ...outer].some((statement) => statement.kind === 'seats' && statement.count !== null);
}

function editsOf(
  document: HandDocument,
  places: readonly RenamedSubject[],
  spelling: Spelling,
): readonly DocumentEdit[] {
  return places.flatMap(({ index, reading, subject }) =>
    subject.occurrences
      .filter(({ byName }) => byName)
      .map((place) => ({
        range: rangeInDocument(reading.section.rangeOf(place), document.firstLine(index)),
        newText: spelling(reading.tree.text, place),
      })),
  );
}

/** In a comment a mark needs quotation marks if its name contains a character that would end it. */
function proseEdits(
  document: HandDocument,
  names: readonly ProseName[],
  wanted: string,
  spelling: Spelling,
): readonly DocumentEdit[] {
  return names.map(({ kind, range }) => {
    const line = document.lineText(range.start.line);
    const written = spelling(line, { start: range.start.character, end: range.end.character });
    const newText = kind === 'mark' && /[@:]/.test(wanted) && !isQuote(written) ? `"${wanted}"` : written;
    return { range, newText };
  });
}

interface Change {
  readonly kind: ReplayedHand['kind'];
  readonly old: string;
  readonly wanted: string;
  /** The affected sections. */
  readonly indices: readonly number[];
}

/** Parses and replays the hands before and after the change. */
function* meansTheSameAfter(
  document: HandDocument,
  edits: readonly DocumentEdit[],
  { kind, old, wanted, indices }: Change,
): Generator<void, boolean, void> {
  const open = document.kind === 'hand' ? HandFile.of : MarkdownFile.of;
  const before = open(document.text());
  const after = open(applyEdits(document.text(), edits));
  if (before.sections.length !== after.sections.length || boundIn(before) !== boundIn(after)) return false;
  for (const index of indices) {
    yield;
    const [was, is] = [replayed(before, index, kind, old), replayed(after, index, kind, wanted)];
    if (was === null || is === null || !meansTheSame(was, is)) return false;
  }
  return true;
}

/** What the comments of the prose refer to, by line. */
function boundIn({ prose }: HandDocument): string {
  const placed = (prose?.bindings ?? []).map(({ hand, binding: { mark } }) => {
    const point = hand === null || mark === null ? null : pointAt(hand, mark.text);
    return [hand?.firstLine, mark !== null, point?.line];
  });
  return JSON.stringify(placed);
}

function replayed(
  document: HandDocument,
  index: number,
  kind: ReplayedHand['kind'],
  called: string,
): ReplayedHand | null {
  const section = document.sections[index];
  if (section === undefined) return null;
  const defaults = defaultsOf(document, index);
  const tree = parseSection(section, defaults);
  const replay = isSetupSection(document, index) ? null : replayHand(tree, defaults?.tree ?? null);
  return { kind, name: called, tree, replay };
}
