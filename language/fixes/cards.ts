/** Fixes for cards: one that is still in the deck, the one given before, or the right number of cards. */
import type { DiagnosticCode } from '../diagnostics/codes';
import type { Fix } from '../diagnostics/problem';
import { cardCode, cardFromCode, cardOf, isInDeck, rankOf } from '../poker/cards';
import { GAMES } from '../poker/games';
import type { CardNode, Span } from '../syntax/tree';
import { cardsOf } from '../syntax/visit';
import { toAsciiDigits } from '../text/digits';
import { written } from './cardText';
import { flat } from './lines';
import { addFix, type Maker, removeStatementFixes, removeTextFix, replaceFix, rewriteFix } from './make';
import type { ProblemPlace } from './problemPlace';
import { runTwice } from './runTwice';
import { setupLine } from './setup';

const UNKNOWN = '??';
/** The group of cards at a place. */
function handful({ statement, problem: { span } }: ProblemPlace): readonly CardNode[] {
  const holds = ({ start, end }: Span): boolean => start <= span.start && span.end <= end;
  if (statement?.kind === 'seats') return statement.seats.find(holds)?.cards ?? [];
  return statement === null ? [] : cardsOf(statement);
}

function cardAt(place: ProblemPlace): CardNode | null {
  return handful(place).find(({ start }) => start === place.problem.span.start) ?? null;
}

/** The next card of the pack that the hand does not have: one of the same rank before all others. */
function unused(place: ProblemPlace, like: string): string | null {
  const had = new Set(flat(place.tree.statements).flatMap((statement) => cardsOf(statement).map(({ code }) => code)));
  const deck = place.replay?.game.deck ?? 'full';
  const rank = rankOf(cardFromCode(like) ?? cardOf(12, 0));
  const ranks = [rank, ...Array.from({ length: 13 }, (_, index) => 12 - index)];
  const codes = ranks.flatMap((wanted) => [3, 2, 1, 0].map((suit) => cardOf(wanted, suit)));
  const free = codes.find((card) => isInDeck(card, deck) && !had.has(cardCode(card)));
  return free === undefined ? null : cardCode(free);
}

const otherCard: Maker = (place) => {
  const card = cardAt(place);
  if (card === null) return [];
  const free = unused(place, card.code ?? '');
  const other = free === null ? [] : [replaceFix(card, written(free, card.text), 'possible')];
  return [...other, replaceFix(card, UNKNOWN, 'possible')];
};

/** Ranks as some write them. */
const RANKS: Readonly<Record<string, string>> = { '0': 'T', '1': 'A', '11': 'J', '12': 'Q', '13': 'K', '14': 'A' };

const badCard: Maker = (place) => {
  if (place.variant === 'deck') return otherCard(place);
  const { span } = place.problem;
  const text = toAsciiDigits(place.lines.textOf(span));
  const [, figures = '', suit = ''] = /^(\d{1,2})([cdhs♣♦♥♠])$/iu.exec(text) ?? [];
  const rank = RANKS[figures];
  const meant = rank === undefined ? [] : [replaceFix(span, rank + suit, 'possible')];
  return [...meant, replaceFix(span, UNKNOWN, 'possible')];
};

const wrongCount: Maker = (place) => {
  const cards = handful(place);
  const right = place.problem.params.right;
  const first = cards[0];
  const last = cards.at(-1);
  if (right?.kind !== 'count' || first === undefined || last === undefined) return [];
  const missing = right.value - cards.length;
  if (missing > 0) {
    const newText = ` ${UNKNOWN}`.repeat(missing);
    return [addFix({ start: last.end, end: last.end, newText }, [newText.trim()], 'likely')];
  }
  const kept = cards[right.value - 1];
  const extra = { start: kept?.end ?? first.start, end: last.end };
  const edit = kept === undefined ? place.lines.withoutSpan(extra) : { ...extra, newText: '' };
  if (missing === 0) return [];
  const removed = place.lines.textOf(extra).trim();
  const game = place.variant === 'hole' ? otherGame(place, cards.length) : [];
  return game.length > 0
    ? [...game, removeTextFix(edit, removed, 'possible')]
    : [removeTextFix(edit, removed, 'likely')];
};

/** Four cards in a hold'em hand: the hand is probably Omaha. */
function otherGame(place: ProblemPlace, holeCards: number): readonly Fix[] {
  const told = place.tree.statements.find((statement) => statement.kind === 'game');
  const betting = place.replay?.game.betting;
  const games = Object.values(GAMES).filter((game) => game.holeCards === holeCards);
  const game = games.find((row) => row.betting === betting && !row.low) ?? games[0];
  if (game === undefined) return [];
  if (told === undefined) return setupLine(place, 'game', game.code, 'likely');
  return [replaceFix(told, `${place.writer.word(told, 'game', 'setup')} ${game.code}`, 'likely')];
}

/** Whose hand it was is unknown: state the winner, one of those who are left. */
const missingForShowdown: Maker = (place) => {
  if (place.variant === 'second-board') return secondBoard(place);
  const { statement, before, writer } = place;
  if (statement === null || before === null) return [];
  return before.players.flatMap(({ folded }, seat): readonly Fix[] => {
    if (folded) return [];
    const told = writer.nonTurnAction(statement, 'win', place.nameOf(seat));
    return [addFix(place.lines.below(statement.end - 1, [told]), [told], 'possible')];
  });
};

/** A line for the second board, below the last board cards: the shared cards, and placeholders for the others. */
function secondBoard(place: ProblemPlace): readonly Fix[] {
  const { statement, tree, lines, writer } = place;
  if (statement === null) return [];
  // Outside of branches the main line's own cards.
  const all = tree.statements.includes(statement) ? tree.statements : flat(tree.statements);
  const last = all.findLast((line) => (line.kind === 'board' || line.kind === 'street') && cardsOf(line).length > 0);
  if (last === undefined) return [];
  const like = cardsOf(last)[0]?.text ?? '';
  const common = (place.word('before') ?? '').split(' ').filter((code) => code !== '');
  const cards = Array.from({ length: 5 }, (_, at) => written(common[at] ?? UNKNOWN, like));
  const board = [writer.word(statement, 'board'), ...cards].join(' ');
  return [addFix(lines.below(Math.max(statement.end, last.end) - 1, [board], last.start), [board], 'likely')];
}

const differs: Maker = (place) => {
  if (place.variant === 'tabled') return withoutMuck(place);
  if (place.variant === 'run-twice')
    return [...runTwice(place), ...removeStatementFixes(place, place.statement, 'possible')];
  const card = cardAt(place);
  const before = place.word('before')?.split(' ') ?? [];
  const here = handful(place).map(({ code }) => code);
  const told = before.find((code) => code !== UNKNOWN && !here.includes(code));
  return card === null || told === undefined ? [] : [replaceFix(card, written(told, card.text), 'likely')];
};

/** A hand that is turned up already: who else mucks goes on doing so. */
function withoutMuck(place: ProblemPlace): readonly Fix[] {
  const mucks = place.of('mucks');
  if (mucks === null) return [];
  const players = mucks.players.filter(({ start }) => start !== place.problem.span.start);
  if (players.length === 0) return removeStatementFixes(place, mucks, 'likely');
  const written = place.writer.statement({ ...mucks, players });
  return written === null ? [] : [rewriteFix(mucks, written, 'likely')];
}

export const CARDS_FIXES = {
  'cards/duplicate': otherCard,
  'cards/bad-card': badCard,
  'cards/wrong-count': wrongCount,
  'cards/missing-for-showdown': missingForShowdown,
  'cards/differs': differs,
} as const satisfies Partial<Record<DiagnosticCode, Maker>>;
