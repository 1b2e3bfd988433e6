/** Explains a card. */
import { inner, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { bestPossible } from '../../poker/ranking';
import type { Seat } from '../../poker/types';
import { cardsOf, describeCard, describeHandRank, describeMadeHand } from '../../replay/facts/madeHand';
import { BOARD_SIZE } from '../../replay/play/cards';
import type { Statement } from '../../syntax/tree';
import type { HoverPage } from './hoverPage';
import type { HoverTarget } from './hoverTarget';
import { nameOf, type StatementInPlay } from './statementInPlay';

/**
 * The name of a card. For a player's card: what they have so far, and with the whole board. For a board card: what each
 * player with known cards has, and the best possible hand.
 */
export function writeCard(
  page: HoverPage,
  place: StatementInPlay,
  { card, player, statement }: Extract<HoverTarget, { kind: 'card' }>,
): void {
  const cardName = describeCard(card.code ?? '');
  if (cardName === null) return;
  page.heading(cardName);
  const board = boardAt(place, statement);
  if (player === null) {
    page.list(handsOn(place, board));
    return;
  }
  const seat = place.replay.seatOf(player);
  if (seat === null) return;
  const now = madeBy(place, seat, board, 'hover/card-made');
  const later =
    place.line.board.length > board.length ? madeBy(place, seat, place.line.board, 'hover/card-made-final') : [];
  page.list([...now, ...later]);
}

/** The board at a statement, without the cards that later lines deal. */
function boardAt({ replay, line, moment }: StatementInPlay, statement: Statement): readonly string[] {
  if (statement.kind === 'seats') return [];
  // Without seats nothing is dealt, but cards can be mentioned.
  const isUndealt = statement.kind === 'street' && line.board.length === 0;
  if (statement.kind === 'board' || isUndealt) return statement.cards.map(({ code }) => code ?? '??');
  const street = statement.kind === 'street' ? statement.street : moment?.after?.street;
  return replay.kind === 'ledger' || street === undefined ? line.board : line.board.slice(0, BOARD_SIZE[street]);
}

function handsOn(place: StatementInPlay, board: readonly string[]): Sentence[] {
  const { replay, moment } = place;
  // With too many cards the board is unknown, and choosing among thousands would take forever.
  if (board.length > BOARD_SIZE.river) return [];
  const made = replay.players.flatMap((_, seat) =>
    moment?.after?.players[seat]?.folded === true ? [] : madeBy(place, seat, board, 'hover/card-made'),
  );
  const best = bestPossible(replay.game, cardsOf(board), replay.game.deck);
  return best === null ? made : [...made, sentence('hover/card-best', { made: inner(describeHandRank(best)) })];
}

function madeBy({ replay, line }: StatementInPlay, seat: Seat, board: readonly string[], message: string): Sentence[] {
  const made = describeMadeHand(replay.game, line.cards[seat] ?? [], board);
  return made === null ? [] : [sentence(message, { name: nameOf(replay, seat), made: inner(made) })];
}
