/** Every place in a section where a player or a mark is named. */
import { type HandDocument, isSetupSection } from '../analysis/document/document';
import type { Section } from '../analysis/document/section';
import { parseSection } from '../analysis/document/section';
import type { Timelines } from '../analysis/document/timelines';
import { isKeywordName } from '../syntax/line/seats';
import { unquote } from '../syntax/tokens/quotationMarks';
import type { HandTree, PlayerRef, Span, Statement, Token } from '../syntax/tree';
import { playersOf, statementsIn } from '../syntax/visit';
import { normalizeName } from '../text/normalize';

export interface Occurrence extends Span {
  /** `declared`: where he is listed, or the mark is set; `acts`: he does something here; `told`: he is spoken of. */
  readonly use: 'declared' | 'acts' | 'told';
  /** The name itself, not the position that he has. */
  readonly byName: boolean;
}

/** All that is said of one player, by his name as listed, or of one mark; in the order of the text. */
export interface Subject {
  readonly kind: 'player' | 'mark';
  readonly name: string;
  readonly occurrences: readonly Occurrence[];
}

/** A section as read, with who is meant by a reference. */
export interface Reading {
  readonly section: Section;
  readonly tree: HandTree;
  /** The name, as listed, of the player that a reference means; null: nobody. */
  readonly nameOf: (player: PlayerRef) => string | null;
}

/** Null where there is no such section. Setup for other hands has names, but nobody sits at a position in it. */
export function readingOf(document: HandDocument, timelines: Timelines, index: number): Reading | null {
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

/** The player or mark that is named at an offset, and the place where that is. */
export function subjectAt(reading: Reading, offset: number): { subject: Subject; at: Occurrence } | null {
  let touched: { subject: Subject; at: Occurrence } | null = null;
  for (const subject of [...marksIn(reading.tree), ...playersIn(reading)]) {
    for (const at of subject.occurrences) {
      if (at.start <= offset && offset < at.end) return { subject, at };
      if (at.end === offset) touched ??= { subject, at };
    }
  }
  return touched;
}

/** The players of a section with all places that name them. */
export function playersIn({ tree, nameOf }: Reading): readonly Subject[] {
  const found = new Map<string, Occurrence[]>();
  const add = (name: string | null, { start, end }: Span, use: Occurrence['use'], byName: boolean): void => {
    if (name === null) return;
    const list = found.get(name);
    if (list === undefined) found.set(name, [{ start, end, use, byName }]);
    else list.push({ start, end, use, byName });
  };
  for (const statement of statementsIn(tree.statements)) {
    if (statement.kind === 'seats') {
      for (const { name, position } of statement.seats) {
        add(name.text, name, 'declared', true);
        if (position !== null && position.position !== null) add(name.text, position, 'told', false);
      }
    }
    const use = ACTING.has(statement.kind) ? 'acts' : 'told';
    for (const ref of playersNamedBy(statement)) add(nameOf(ref), ref, use, ref.kind === 'name');
  }
  const known = new Set([...found.values()].flat().map(({ start }) => start));
  for (const { name, token } of strayNames(tree)) if (!known.has(token.start)) add(name, token, 'told', true);
  return [...found].map(([name, occurrences]) => ({ kind: 'player', name, occurrences: inOrder(occurrences) }));
}

/** Words that are a player's name to the letter, wherever no other text may stand: in half-typed lines too. */
function* strayNames(tree: HandTree): Generator<{ readonly name: string; readonly token: Token }> {
  const names = new Map(tree.names.map((name) => [normalizeName(name), name]));
  const spans = [...statementsIn(tree.statements)].flatMap(wordsOfTheAuthor);
  let at = 0;
  for (const token of tree.tokens) {
    if (token.kind !== 'word' && token.kind !== 'string') continue;
    const name = names.get(normalizeName(token.kind === 'string' ? unquote(token.text) : token.text));
    if (name === undefined || (token.kind === 'word' && isKeywordName(name))) continue;
    for (let span = spans[at]; span !== undefined && span.end <= token.start; span = spans[at]) at += 1;
    const span = spans[at];
    if (span === undefined || token.start < span.start) yield { name, token };
  }
}

/** Titles, labels and other words of a statement that name no player whatever they say. */
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

/** The marks of a hand. A branch sees those above it and keeps its own: two branches may each have one of the same name. */
export function marksIn({ statements }: HandTree): readonly Subject[] {
  const all: { name: string; occurrences: Occurrence[] }[] = [];
  const visit = (list: readonly Statement[], seen: Map<string, Occurrence[]>): void => {
    for (const statement of list) {
      if (statement.kind === 'mark' && statement.name !== null) {
        const { text: name, start, end } = statement.name;
        const known = seen.get(name);
        const place: Occurrence = { start, end, use: 'declared', byName: true };
        if (known !== undefined) known.push(place);
        else {
          const occurrences = [place];
          seen.set(name, occurrences);
          all.push({ name, occurrences });
        }
      }
      if (statement.kind !== 'branch') continue;
      if (statement.from !== null) {
        const { text: name, start, end } = statement.from;
        seen.get(name)?.push({ start, end, use: 'told', byName: true });
      }
      visit(statement.body, new Map(seen));
    }
  };
  visit(statements, new Map());
  return all.map(({ name, occurrences }) => ({ kind: 'mark', name, occurrences: inOrder(occurrences) }));
}

/** The players that a statement names; those of a list of seats, and of a branch's lines, are not among them. */
export function playersNamedBy(statement: Statement): readonly PlayerRef[] {
  return playersOf(statement).flatMap((player) => (player.at === undefined ? [player] : [player, player.at]));
}

/**
 * The sections in which a player of one section is the same player: that section alone where it lists its own seats or none are
 * listed, else every section that plays with the same seats, and the setup that lists them. A section a step.
 */
export function* sectionsSharingPlayers(
  document: HandDocument,
  index: number,
  reading: Reading,
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

/** The setup, for other hands too, that lists the players of a section; null where the section does so itself or nobody does. */
export function setupOfPlayers(document: HandDocument, index: number, reading: Reading): number | null {
  const key = isSetupSection(document, index) ? null : sharedSeats(document, index, reading);
  if (key === null) return null;
  const at = document.sections.findIndex(
    (section, other) => isSetupSection(document, other) && seatsOf(parseSection(section, null)) === key,
  );
  return at < 0 ? null : at;
}

/** The list of seats that a section shares with others, as a key; null: it has its own, or none. */
function sharedSeats(document: HandDocument, index: number, { tree }: Reading): string | null {
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
