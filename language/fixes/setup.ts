/** Fixes for the setup of a hand: its seats, lines given twice, and lines in the wrong place. */
import { DIAGNOSTICS, type DiagnosticCode } from '../diagnostics/codes';
import { name, sentence } from '../diagnostics/params';
import type { Confidence, Fix } from '../diagnostics/problem';
import { positionNames } from '../poker/seating';
import { nearest } from '../syntax/forgiving/typos';
import type { CanonicalWord } from '../syntax/lexicon/index';
import type { Span, Statement, StatementOf } from '../syntax/tree';
import { flat } from './lines';
import { addFix, type Maker, moveUpFix, removeStatementFixes, removeTextFix, replaceFix } from './make';
import type { ProblemPlace } from './problemPlace';

/** More words than these are too many to choose from. */
const MOST_OFFERED = 10;

/** The near words, the nearest first to be offered; without one all of them, where they are few. */
function choices(
  span: Span,
  said: string,
  words: readonly string[],
  write = (word: string): string => word,
): readonly Fix[] {
  const near = nearest(said, words);
  const offered = near.length > 0 ? near : words.length <= MOST_OFFERED ? words : [];
  const confidence: Confidence = near.length === 1 ? 'likely' : 'possible';
  return offered.map((word) => replaceFix(span, write(word), confidence));
}

const seatsIn = (place: ProblemPlace): StatementOf<'seats'> | null => {
  const found = place.tree.statements.find(({ kind }) => kind === 'seats');
  return found?.kind === 'seats' ? found : null;
};

const unknownPlayer: Maker = (place) => {
  const { problem, statement, toAct } = place;
  const [said = ''] = place.names('name');
  const listed = place.names('names');
  const near = nearest(said, listed);
  const named = near.map((other) =>
    replaceFix(problem.span, place.writer.name(other), near.length === 1 ? 'likely' : 'possible'),
  );
  if (near.length > 0) return [...named, ...newSeat(place, said)];
  const anybody =
    statement?.kind === 'action'
      ? toAct === null
        ? []
        : [place.nameOf(toAct)]
      : listed.map((other) => place.writer.name(other));
  const offered = anybody.length > MOST_OFFERED ? [] : anybody;
  return [...offered.map((other) => replaceFix(problem.span, other, 'possible')), ...newSeat(place, said)];
};

/** The unknown player sits down, last in the list. */
function newSeat(place: ProblemPlace, said: string): readonly Fix[] {
  const last = seatsIn(place)?.seats.at(-1);
  if (last === undefined || place.statement?.kind === 'button') return [];
  const { lines, writer } = place;
  const isList = lines.lineOf(last.start) !== lines.lineOf(seatsIn(place)?.start ?? 0);
  const written = writer.name(said);
  const edit = isList
    ? lines.below(last.start, [written])
    : { start: last.end, end: last.end, newText: writer.comma(seatsIn(place)) + written };
  return [{ title: sentence('fix/add-seat', { name: name(said) }), confidence: 'possible', edits: [edit] }];
}

const duplicatePlayer: Maker = (place) => {
  const { problem, lines } = place;
  if (place.statement?.kind === 'ledger-entry') return removeStatementFixes(place, place.statement, 'likely');
  const seats = place.of('seats')?.seats ?? [];
  const seat = seats.find((listed) => listed.name.start === problem.span.start);
  if (seat === undefined) return [];
  const line = lines.lineOf(seat.start);
  const isAlone = seats.every((other) => other === seat || lines.lineOf(other.start) !== line);
  const edit =
    isAlone && place.statement?.line !== line ? lines.withoutLines(line, line) : lines.withoutPart(seats, seat);
  return [removeTextFix(edit, lines.textOf(seat), 'likely')];
};

/** A new line of the setup, after the title. */
export function setupLine(
  place: ProblemPlace,
  head: CanonicalWord,
  rest: string,
  confidence: Confidence = 'possible',
): readonly Fix[] {
  const { tree, lines, writer } = place;
  const title = tree.statements.find(({ kind }) => kind === 'hand');
  const told = `${writer.word(null, head)} ${rest}`;
  const first = tree.statements.find(({ kind }) => kind !== 'hand' && kind !== 'commentary');
  const edit =
    title === undefined
      ? lines.above(first?.start ?? 0, [told])
      : lines.below(title.end - 1, [told], first?.start ?? title.start);
  return [addFix(edit, [told], confidence)];
}

const tooFewSeats: Maker = (place) => {
  const { variant, tree, writer, problem } = place;
  if (variant === 'count')
    return ['2', '6', '9'].map((count) => replaceFix(problem.span, digits(place, count), 'possible'));
  if (variant !== 'none') return [];
  const counts = countsSeating(tree.names);
  if (counts.length > 0) return counts.flatMap((count) => setupLine(place, 'seats', digits(place, String(count))));
  const names = tree.names.map((listed) => writer.name(listed));
  return setupLine(place, 'seats', names.length > 1 ? names.join(writer.comma(null)) : digits(place, '6'));
};

/** Tables at which every position that is named exists as such: the smallest, and the usual ones above it; empty where none is named. */
function countsSeating(names: readonly string[]): readonly number[] {
  const tables = Array.from({ length: 9 }, (_, at) => at + 2).map((count) => ({ count, has: positionNames(count) }));
  const named = names.filter((name) => tables.some(({ has }) => has.includes(name)));
  if (named.length === 0) return [];
  const fitting = tables.filter(({ has }) => named.every((name) => has.includes(name))).map(({ count }) => count);
  return fitting.filter((count, at) => at === 0 || count === 6 || count === 9);
}

function digits(place: ProblemPlace, ascii: string): string {
  const scaled = Number(ascii) * 10 ** place.problem.scale;
  return place.writer.chips(scaled, null);
}

const blindsMissing: Maker = (place) => {
  const [one, two, four] = ['1', '2', '4'].map((amount) => digits(place, amount));
  return place.variant === 'bets'
    ? setupLine(place, 'bets', `${two}/${four}`)
    : setupLine(place, 'blinds', `${one}/${two}`);
};

/** Everybody without a stack of their own gets a usual one. */
const stackUnknown: Maker = (place) => {
  if (place.before?.setup.blindsKnown !== true || place.tree.statements.some(({ kind }) => kind === 'stacks'))
    return [];
  return setupLine(place, 'stacks', `${digits(place, '100')}bb`);
};

const badPosition: Maker = (place) => {
  const { problem, variant, replay, statement, toAct, tree } = place;
  const isHere = place
    .of('seats')
    ?.seats.find((listed) => listed.start <= problem.span.start && problem.span.start < listed.end);
  if (isHere !== undefined) return positionLabelFixes(place, isHere);
  const is = place.word('is');
  if (variant === '') return is === null || is === '?' ? [] : [replaceFix(problem.span, is, 'likely')];
  if (variant === 'nobody' && statement?.kind === 'action' && toAct !== null)
    return [replaceFix(problem.span, place.nameOf(toAct), 'possible')];
  const last = replay?.players.at(-1);
  if (variant !== 'seat-unknown' || last === undefined || tree.statements.length === 0) return [];
  // Of a spot's players the last to act has the button.
  return buttonLine(place, place.writer.name(last.name), 'possible');
};

/** Who has the button, below the seats. */
export function buttonLine(place: ProblemPlace, player: string, confidence: Confidence): readonly Fix[] {
  const { tree, lines, writer } = place;
  const told = `${writer.word(null, 'button')} ${player}`;
  const seats = seatsIn(place);
  const first = tree.statements.find(({ kind }) => kind !== 'hand' && kind !== 'commentary');
  const edit =
    seats === null ? lines.above(first?.start ?? 0, [told]) : lines.below(seats.end - 1, [told], seats.start);
  return [addFix(edit, [told], confidence)];
}

/** The label beside a name: the one that the seat has, or none. */
function positionLabelFixes(place: ProblemPlace, seat: StatementOf<'seats'>['seats'][number]): readonly Fix[] {
  const { lines, variant } = place;
  const { position } = seat;
  const is = place.word('is');
  if (position === null) return [];
  const label = lines.withoutSpan(labelSpan(place, position));
  const removal = removeTextFix(label, lines.textOf(position), variant === '' ? 'possible' : 'likely');
  return variant === '' && is !== null && is !== '?' ? [replaceFix(position, is, 'likely'), removal] : [removal];
}

/** A position with the brackets round it. */
function labelSpan({ tree }: ProblemPlace, { start, end }: Span): Span {
  return tree.text.charAt(start - 1) === '(' && tree.text.charAt(end) === ')'
    ? { start: start - 1, end: end + 1 }
    : { start, end };
}

const assumptionBroken: Maker = (place) => {
  const [assumed] = place.problem.related;
  const broken = place.statement?.kind === 'assume' ? [] : removeStatementFixes(place, place.statement, 'possible');
  const assumption = flat(place.tree.statements).find(
    (statement): statement is StatementOf<'assume'> =>
      statement.kind === 'assume' &&
      statement.items.some(({ start }) => start === (assumed?.span ?? place.problem.span).start),
  );
  const item = assumption?.items.find(({ start }) => start === (assumed?.span ?? place.problem.span).start);
  if (assumption === undefined || item === undefined) return broken;
  if (assumption.items.length === 1) return [...removeStatementFixes(place, assumption, 'possible'), ...broken];
  return [removeTextFix(place.lines.withoutPart(assumption.items, item), item.text, 'possible'), ...broken];
};

const optionConflict: Maker = (place) => {
  const { problem, variant, statement, lines } = place;
  if (variant === 'mark') return [replaceFix(problem.span, freeMark(place), 'likely')];
  if (statement?.kind !== 'rules') return removeStatementFixes(place, statement, 'likely');
  const knob = statement.knobs.find(({ start, end }) => start <= problem.span.start && problem.span.start < end);
  if (knob === undefined) return [];
  const parts = [...(statement.profile === null ? [] : [statement.profile]), ...statement.knobs];
  if (parts.length === 1) return removeStatementFixes(place, statement, 'likely');
  return [
    removeTextFix(lines.withoutPart(parts, knob), lines.textOf(knob), variant === 'twice' ? 'likely' : 'possible'),
  ];
};

/** The mark's name with a number that no other has. */
function freeMark({ tree, lines, problem }: ProblemPlace): string {
  const marks = new Set(
    flat(tree.statements).flatMap((s) => (s.kind === 'mark' && s.name !== null ? [s.name.text] : [])),
  );
  const written = lines.textOf(problem.span);
  const [, body = written, close = ''] = /^(.*?)(["”“»]?)$/u.exec(written) ?? [];
  const bare = body.replace(/^["“„«]/u, '');
  let number = 2;
  while (marks.has(`${bare}-${number}`)) number += 1;
  return `${body}-${number}${close}`;
}

/** Names of diagnostics, as `illegal` takes them. */
const REASONS = Object.keys(DIAGNOSTICS)
  .filter((code) => code.startsWith('betting/'))
  .map((code) => code.slice(code.indexOf('/') + 1));

const unknownOption: Maker = (place) => {
  const { problem, variant, lines } = place;
  const said = lines.textOf(problem.span);
  if (variant === 'code') return choices(problem.span, said.slice(said.indexOf('/') + 1), REASONS);
  const words = place.words('words');
  if (variant !== 'no-value') return choices(problem.span, said, words);
  return words.map((word) =>
    addFix({ start: problem.span.end, end: problem.span.end, newText: ` ${word}` }, [word], 'possible'),
  );
};

/** The third number of the blinds as an ante: a whole big blind is paid by the big blind for all, less by each player. */
const thirdBlind: Maker = (place) => {
  const { problem, lines, writer, statement, tree } = place;
  const blinds = place.of('blinds');
  const third = blinds?.amounts.findIndex(({ start }) => start === problem.span.start) ?? -1;
  const before = blinds?.amounts[third - 1];
  if (before === undefined) return [];
  const said = lines.textOf(problem.span);
  const { amount, big } = problem.params;
  const isForAll = amount?.kind === 'chips' && big?.kind === 'chips' && amount.value === big.value;
  const told = `${writer.word(statement, 'ante')} ${said}${isForAll ? ' BB' : ''}`;
  const written = tree.text.slice(before.start, before.end);
  return [replaceFix({ start: before.start, end: problem.span.end }, `${written} ${told}`, 'likely', told)];
};

const badAmount: Maker = (place) => {
  const { problem, variant, lines } = place;
  const said = lines.textOf(problem.span);
  if (variant === 'third-blind') return thirdBlind(place);
  if (variant === 'each-ante')
    return place.of('ante') === null ? [] : [replaceFix(problem.span, `${said} BB`, 'likely')];
  if (variant === 'straddle') return removeStatementFixes(place, place.statement, 'possible');
  if (variant === 'small-blind') {
    const [one, two] = place.of('blinds')?.amounts ?? [];
    if (one === undefined || two === undefined) return [];
    const between = place.tree.text.slice(one.end, two.start);
    const exchanged = lines.textOf(two) + between + lines.textOf(one);
    return [replaceFix({ start: one.start, end: two.end }, exchanged, 'likely')];
  }
  return variant === 'negative' ? [replaceFix(problem.span, said.replace(/[-−]/u, ''), 'likely')] : [];
};

/** Lines that are not play. A late set-up line belongs above the first play line. */
const BEFORE_PLAY: ReadonlySet<Statement['kind']> = new Set(['hand', 'commentary']);

const misplaced: Maker = (place) => {
  const { tree, statement, variant, lines, writer } = place;
  if (statement === null) return [];
  if (variant === 'no-ledger') {
    const told = [writer.word(statement, 'ledger')];
    const first = tree.statements.find(({ kind }) => kind === 'ledger-entry' || kind === 'dead') ?? statement;
    return [
      addFix(lines.above(first.start, told), told, 'likely'),
      ...removeStatementFixes(place, statement, 'possible'),
    ];
  }
  if (variant !== '') return removeStatementFixes(place, statement, 'likely');
  const first = tree.statements.find(({ kind }) => !BEFORE_PLAY.has(kind));
  const removal = removeStatementFixes(place, statement, 'likely');
  if (first === undefined || lines.besides(statement).length > 0) return removal;
  return [moveUpFix(lines, statement, first, 'fix/move-up'), ...removal];
};

export const SETUP_FIXES = {
  'setup/unknown-player': unknownPlayer,
  'setup/duplicate-player': duplicatePlayer,
  'setup/too-few-seats': tooFewSeats,
  'setup/blinds-missing': blindsMissing,
  'setup/stack-unknown': stackUnknown,
  'setup/bad-position': badPosition,
  'setup/assumption-broken': assumptionBroken,
  'setup/option-conflict': optionConflict,
  'setup/unknown-option': unknownOption,
  'setup/bad-amount': badAmount,
  'setup/misplaced': misplaced,
} as const satisfies Partial<Record<DiagnosticCode, Maker>>;
