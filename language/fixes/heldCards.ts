/** Cards in a place where they cannot be (`Raha (AhKh) raises`, `Raha holds AhKh`, `Raha wins 30 with AhKh`): they go to the seat, or are shown. */
import type { Fix, TextEdit } from '../diagnostics/problem';
import { ACTION } from '../syntax/lexicon/index';
import { wordOf } from '../syntax/tokens/wordCache';
import type { PlayerRef, Span, Statement, Token } from '../syntax/tree';
import { addFix, removeTextFix, replaceFix } from './make';
import type { ProblemPlace } from './problemPlace';

/** Fixes for a misplaced sign: cards go to their player, brackets go together. Empty if it is another sign. */
export function bracketed(place: ProblemPlace): readonly Fix[] {
  const { tree, lines, problem } = place;
  const tokens = tree.tokens.filter(({ kind }) => kind !== 'space');
  const at = tokens.findIndex(({ start }) => start === problem.span.start);
  const open = tokens[at];
  if (open === undefined) return [];
  const first = open.text === '(' ? at + 1 : at;
  let behind = first;
  while (tokens[behind]?.kind === 'card') behind += 1;
  if (behind > first) return heldCards(place, tokens, at, behind);
  const close = tokens.slice(at).find(({ kind, text }) => kind === 'newline' || text === ')');
  if (open.text !== '(' || close?.text !== ')') return [];
  // `125 (2.5bb)` says the same number once more.
  if (tokens[at - 1]?.kind === 'number') {
    const whole = { start: open.start, end: close.end };
    return [removeTextFix(lines.withoutSpan(whole), lines.textOf(whole), 'likely')];
  }
  const edit = lines.withoutSpan(open);
  return [
    { ...removeTextFix(edit, '( )', 'possible'), edits: [edit, { start: close.start, end: close.end, newText: '' }] },
  ];
}

/** @param at index of the first card, or of the bracket before it; `behind` is the index after the cards */
function heldCards(place: ProblemPlace, tokens: readonly Token[], at: number, behind: number): readonly Fix[] {
  const { lines, writer, statement } = place;
  const cards = tokens.slice(at, behind).filter(({ kind }) => kind === 'card');
  let from = at;
  // In Hindi such words belong to the verb before them.
  const verbEnd = statement?.kind === 'action' ? statement.verbSpan.end : 0;
  while (isFiller(tokens[from - 1], verbEnd)) from -= 1;
  const holder = holderOf(statement) ?? tokens[from - 1];
  const [start, last] = [tokens[from]?.start, cards.at(-1)];
  if (holder === undefined || start === undefined || last === undefined) return [];
  const told = { start, end: (tokens[behind]?.text === ')' ? tokens[behind] : last)?.end ?? last.end };
  const hand = lines.textOf({ start: cards[0]?.start ?? last.start, end: last.end });
  const line = lines.lineOf(start);
  const whole = { start: holder.start, end: told.end };
  const isAlone = statement === null && lines.textOf(lines.spanOf(line)).trim() === lines.textOf(whole);
  const rest = isAlone ? lines.withoutLines(line, line) : lines.withoutSpan(told);
  const shown = writer.statement({
    ...{ kind: 'shows', line, language: statement?.language ?? null, ...told },
    player: { kind: 'unknown', text: lines.textOf(holder), ...holder },
    cards: cards.map((card) => ({ code: null, ...card })),
  });
  const shows = shown === null ? [] : [shown];
  const goes = isAlone || statement !== null;
  return [
    ...(goes ? atSeat(place, lines.textOf(holder), hand, rest) : []),
    ...(statement === null ? shows.map((text) => replaceFix(whole, text, 'likely')) : []),
    ...(statement?.kind === 'wins'
      ? shows.map((text) => showing(statement, text + writer.comma(statement), rest))
      : []),
    ...(goes ? [removeTextFix(rest, lines.textOf(told), 'possible')] : []),
  ];
}

function showing({ start }: Statement, newText: string, rest: TextEdit): Fix {
  const edit = { start, end: start, newText };
  return { ...addFix(edit, [newText.slice(0, -2)], 'likely'), edits: [edit, rest] };
}

/** The cards beside the name in the list of seats, where it has none. */
function atSeat({ tree }: ProblemPlace, name: string, hand: string, rest: TextEdit): readonly Fix[] {
  const seats = tree.statements.flatMap((statement) => (statement.kind === 'seats' ? statement.seats : []));
  const seat = seats.find((listed) => tree.text.slice(listed.name.start, listed.name.end) === name);
  if (seat === undefined || seat.cards.length > 0) return [];
  const edit = { start: seat.end, end: seat.end, newText: ` ${hand}` };
  const written = `${tree.text.slice(seat.start, seat.end)} ${hand}`;
  const edits = [edit, rest].sort((a, b) => a.start - b.start);
  return [{ ...replaceFix(seat, written, 'likely'), edits }];
}

/** A word that has no meaning among actions and follows a place. */
export function isFiller(token: Token | undefined, from: number): boolean {
  return (
    token?.kind === 'word' &&
    token.start >= from &&
    wordOf(token.text).node?.entries?.[ACTION]?.meaning.role === 'filler'
  );
}

/** Of a statement the one player whom it is about. */
function holderOf(statement: Statement | null): Span | null {
  const players: readonly PlayerRef[] =
    statement?.kind === 'action' && statement.actors.kind === 'players'
      ? statement.actors.players
      : statement?.kind === 'wins'
        ? statement.players
        : [];
  return players.length === 1 ? (players[0] ?? null) : null;
}
