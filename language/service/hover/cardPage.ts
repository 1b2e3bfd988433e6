import { inner, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { bestPossible } from '../../poker/ranking';
import type { Seat } from '../../poker/types';
import { cardsOf, describeCard, describeHandRank, describeMadeHand } from '../../replay/facts/madeHand';
import { BOARD_SIZE } from '../../replay/play/cards';
import type { Statement } from '../../syntax/tree';
import type { Page } from './page';
import { nameOf, type Place } from './place';
import type { Target } from './target';

/**
 * A card by its name. On a player's card what he has so far, and with the whole board; on a card of the board what each player whose
 * cards are told has, and the best hand that anybody could have.
 */
export function writeCard(
  page: Page,
  place: Place,
  { card, player, statement }: Extract<Target, { kind: 'card' }>,
): void {
  const told = describeCard(card.code ?? '');
  if (told === null) return;
  page.heading(told);
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

/** What lies on the board at a statement: of the hand's own lines, cards told later are still to come. */
function boardAt({ replay, line, moment }: Place, statement: Statement): readonly string[] {
  if (statement.kind === 'seats') return [];
  // Where nobody sits nothing is dealt, but cards can be spoken of.
  const isUndealt = statement.kind === 'street' && line.board.length === 0;
  if (statement.kind === 'board' || isUndealt) return statement.cards.map(({ code }) => code ?? '??');
  const street = statement.kind === 'street' ? statement.street : moment?.after?.street;
  return replay.kind === 'ledger' || street === undefined ? line.board : line.board.slice(0, BOARD_SIZE[street]);
}

function handsOn(place: Place, board: readonly string[]): Sentence[] {
  const { replay, moment } = place;
  // Which of too many cards lie there nobody knows; to choose among thousands would take for ever.
  if (board.length > BOARD_SIZE.river) return [];
  const made = replay.players.flatMap((_, seat) =>
    moment?.after?.players[seat]?.folded === true ? [] : madeBy(place, seat, board, 'hover/card-made'),
  );
  const best = bestPossible(replay.game, cardsOf(board), replay.game.deck);
  return best === null ? made : [...made, sentence('hover/card-best', { made: inner(describeHandRank(best)) })];
}

function madeBy({ replay, line }: Place, seat: Seat, board: readonly string[], message: string): Sentence[] {
  const made = describeMadeHand(replay.game, line.cards[seat] ?? [], board);
  return made === null ? [] : [sentence(message, { name: nameOf(replay, seat), made: inner(made) })];
}
