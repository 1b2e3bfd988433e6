/** Finds every place in a section that names a player or a mark. */
import { type HandDocument, isSetupSection } from '../analysis/document/document';
import type { Section } from '../analysis/document/section';
import { parseSection } from '../analysis/document/section';
import type { Timelines } from '../analysis/document/timelines';
import { isKeywordName } from '../syntax/line/seats';
import { unquote } from '../syntax/tokens/quotationMarks';
import type { HandTree, PlayerRef, SeatNode, Span, Statement, Text, Token } from '../syntax/tree';
import { playersOf, statementsIn } from '../syntax/visit';
import { normalizeName } from '../text/normalize';

export interface Occurrence extends Span {
  /** `declared`: the player is listed, or the mark is set; `acts`: the player acts; `mentioned`: any other place. */
  readonly use: 'declared' | 'acts' | 'mentioned';
  /** True for the name, false for a position word. */
  readonly byName: boolean;
}

/** All places that name a player (by their listed name) or a mark, in text order. */
export interface NamedSubject {
  readonly kind: 'player' | 'mark';
  readonly name: string;
  readonly occurrences: readonly Occurrence[];
}

/** A parsed section with the players that references mean. */
export interface ReadSection {
  readonly section: Section;
  readonly tree: HandTree;
  /** The listed name of the player that a reference means; null for nobody. */
  readonly nameOf: (player: PlayerRef) => string | null;
}

/** Null without such a section. Set-up for other hands has names, but no positions. */
export function readingOf(document: HandDocument, timelines: Timelines, index: number): ReadSection | null {
  const section = document.sections[index];
  if (section === undefined) return null;
  const timeline = timelines.of(document, index);
  if (timeline === null)
    return { section, tree: parseSection(section, null), nameOf: (ref) => (ref.kind === 'name' ? ref.name : null) };
  const { replay } = timeline;
  const nameOf = (ref: PlayerRef): string | null => {
    const seat = replay.seatOf(ref);
    return seat === null ? null : (replay.players[seat]?.name ?? null);
  };
  return { section, tree: replay.tree, nameOf };
}

/** The player or mark at an offset, and its place. */
export function subjectAt(reading: ReadSection, offset: number): { subject: NamedSubject; at: Occurrence } | null {
  let touched: { subject: NamedSubject; at: Occurrence } | null = null;
  for (const subject of [...marksIn(reading.tree), ...playersIn(reading)]) {
    for (const at of subject.occurrences) {
      if (at.start <= offset && offset < at.end) return { subject, at };
      if (at.end === offset) touched ??= { subject, at };
    }
  }
  return touched;
}

/** The players or the marks of a section. */
export function subjectsIn(reading: ReadSection, kind: NamedSubject['kind']): readonly NamedSubject[] {
  return kind === 'mark' ? marksIn(reading.tree) : playersIn(reading);
}

/** The players of a section with all places that name them. */
function playersIn({ tree, nameOf }: ReadSection): readonly NamedSubject[] {
  const found = new Map<string, Occurrence[]>();
  const add = ({ name, start, end, use, byName }: PlayerOccurrence): void => {
    const list = found.get(name);
    if (list === undefined) found.set(name, [{ start, end, use, byName }]);
    else list.push({ start, end, use, byName });
  };
  for (const statement of statementsIn(tree.statements)) {
    if (statement.kind === 'seats') statement.seats.flatMap(occurrencesInSeat).forEach(add);
    occurrencesIn(statement, nameOf).forEach(add);
  }
  const known = new Set([...found.values()].flat().map(({ start }) => start));
  for (const { name, token } of strayNames(tree)) {
    if (!known.has(token.start)) add({ name, start: token.start, end: token.end, use: 'mentioned', byName: true });
  }
  return [...found].map(([name, occurrences]) => ({ kind: 'player', name, occurrences: inOrder(occurrences) }));
}

interface PlayerOccurrence extends Occurrence {
  /** The listed name. */
  readonly name: string;
}

function occurrencesInSeat({ name: { text, start, end }, position }: SeatNode): readonly PlayerOccurrence[] {
  const declared: PlayerOccurrence = { name: text, start, end, use: 'declared', byName: true };
  if (position === null || position.position === null) return [declared];
  return [declared, { name: text, start: position.start, end: position.end, use: 'mentioned', byName: false }];
}

/** The places of a statement that name players, except in a list of seats. */
function occurrencesIn(statement: Statement, nameOf: ReadSection['nameOf']): readonly PlayerOccurrence[] {
  const use = ACTING.has(statement.kind) ? 'acts' : 'mentioned';
  return playersNamedBy(statement).flatMap((ref) => {
    const name = nameOf(ref);
    return name === null ? [] : { name, start: ref.start, end: ref.end, use, byName: ref.kind === 'name' };
  });
}

/** Words that exactly match the name of a player, outside free text; in half-typed lines too. */
function* strayNames(tree: HandTree): Generator<{ readonly name: string; readonly token: Token }> {
  const names = new Map(tree.names.map((name) => [normalizeName(name), name]));
  const spans = [...statementsIn(tree.statements)].flatMap(wordsOfTheAuthor);
  let at = 0;
  for (const token of tree.tokens) {
    const name = nameIn(token, names);
    if (name === null) continue;
    for (let span = spans[at]; span !== undefined && span.end <= token.start; span = spans[at]) at += 1;
    const span = spans[at];
    if (span === undefined || token.start < span.start) yield { name, token };
  }
}

/** The listed name that a token matches; a keyword names a player only in quotation marks. */
function nameIn({ kind, text }: Token, names: ReadonlyMap<string, string>): string | null {
  if (kind === 'string') return names.get(normalizeName(unquote(text))) ?? null;
  const name = kind === 'word' ? names.get(normalizeName(text)) : undefined;
  return name === undefined || isKeywordName(name) ? null : name;
}

/** Titles, labels and other free text of a statement, which names no player. */
function wordsOfTheAuthor(statement: Statement): readonly Span[] {
  switch (statement.kind) {
    case 'hand':
    case 'mark':
    case 'cite':
    case 'game':
    case 'rules':
    case 'assume':
      return [statement];
    case 'branch':
      return [statement.title, statement.from].filter((span) => span !== null).sort((a, b) => a.start - b.start);
    case 'ask':
      return statement.question === null ? [] : [statement.question];
    default:
      return [];
  }
}

const inOrder = (occurrences: Occurrence[]): readonly Occurrence[] => occurrences.sort((a, b) => a.start - b.start);

const ACTING: ReadonlySet<Statement['kind']> = new Set([
  'action',
  'post',
  'straddle',
  'shows',
  'mucks',
  'wins',
  'pushes',
  'ledger-entry',
]);

/** The marks of a hand. A branch sees those above it and has its own: two branches may each have one of the same name. */
function marksIn({ statements }: HandTree): readonly NamedSubject[] {
  const all: { name: string; occurrences: Occurrence[] }[] = [];
  const declare = ({ text: name, start, end }: Text, seen: Map<string, Occurrence[]>): void => {
    const place: Occurrence = { start, end, use: 'declared', byName: true };
    const known = seen.get(name);
    if (known !== undefined) known.push(place);
    else {
      const occurrences = [place];
      seen.set(name, occurrences);
      all.push({ name, occurrences });
    }
  };
  const visit = (list: readonly Statement[], seen: Map<string, Occurrence[]>): void => {
    for (const statement of list) {
      if (statement.kind === 'mark' && statement.name !== null) declare(statement.name, seen);
      if (statement.kind !== 'branch') continue;
      if (statement.from !== null) {
        const { text: name, start, end } = statement.from;
        seen.get(name)?.push({ start, end, use: 'mentioned', byName: true });
      }
      visit(statement.body, new Map(seen));
    }
  };
  visit(statements, new Map());
  return all.map(({ name, occurrences }) => ({ kind: 'mark', name, occurrences: inOrder(occurrences) }));
}

/** The players that a statement names, without those in a list of seats or inside a branch. */
export function playersNamedBy(statement: Statement): readonly PlayerRef[] {
  return playersOf(statement).flatMap((player) => (player.at === undefined ? [player] : [player, player.at]));
}

/**
 * The sections that have the same players as one section: only that section if it lists its own seats or none are listed,
 * otherwise every section with the same seats and the set-up that lists them. One section per step.
 */
export function* sectionsSharingPlayers(
  document: HandDocument,
  index: number,
  reading: ReadSection,
): Generator<void, readonly number[], void> {
  const key = sharedSeats(document, index, reading);
  if (key === null) return [index];
  const sections: number[] = [];
  for (const [at, section] of document.sections.entries()) {
    yield;
    const role = document.roleOf(at);
    const isShared =
      role.kind === 'defaults'
        ? seatsOf(parseSection(section, null)) === key
        : role.defaults !== null &&
          seatsOf(role.defaults.tree) === key &&
          !listsSeats(parseSection(section, role.defaults));
    if (isShared) sections.push(at);
  }
  return sections;
}

/** The set-up of other hands that lists the players of a section; null if the section lists them itself or nobody does. */
export function setupOfPlayers(document: HandDocument, index: number, reading: ReadSection): number | null {
  const key = isSetupSection(document, index) ? null : sharedSeats(document, index, reading);
  if (key === null) return null;
  const at = document.sections.findIndex(
    (section, other) => isSetupSection(document, other) && seatsOf(parseSection(section, null)) === key,
  );
  return at < 0 ? null : at;
}

/** A key for the list of seats that a section shares with others; null if it has its own, or none. */
function sharedSeats(document: HandDocument, index: number, { tree }: ReadSection): string | null {
  const role = document.roleOf(index);
  if (role.kind === 'defaults') return seatsOf(tree);
  return role.defaults === null || listsSeats(tree) ? null : seatsOf(role.defaults.tree);
}

function seatsOf({ names, implicitNames }: HandTree): string | null {
  return implicitNames ? null : names.join('\n');
}

function listsSeats({ statements }: HandTree): boolean {
  return statements.some(({ kind }) => kind === 'seats');
}
