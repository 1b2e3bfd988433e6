/** Tests the best hand that a board allows. */
import { describe, expect, it } from 'vitest';
import { cardFromCode } from '../../../language/poker/cards';
import { GAMES } from '../../../language/poker/games';
import { bestPossible, describeRank } from '../../../language/poker/ranking';
import type { GameCode } from '../../../language/poker/types';

const best = (game: GameCode, board: string): string | null => {
  const cards = board.split(' ').map((code) => cardFromCode(code) ?? -1);
  const rank = bestPossible(GAMES[game], cards, GAMES[game].deck);
  if (rank === null) return null;
  const { category, ranks } = describeRank(rank);
  return `${category} ${ranks[0]}`;
};

describe('the best hand that a board allows', () => {
  it.each<[GameCode, string, string | null]>([
    ['NLHE', 'Ah 7s Kc', 'trips 12'],
    ['NLHE', 'As Ks Qs Js Ts', 'straight-flush 12'],
    ['NLHE', 'Kc Kd 2h 2s 3d', 'quads 11'],
    ['NLHE', '2c 7d 9h Jc Kd', 'straight 11'],
    // Omaha plays exactly three cards of the board: not four to the royal flush, nor four deuces.
    ['PLO', 'As Ks Qs Js 2d', 'straight-flush 11'],
    ['PLO', '2c 2d 2h 2s 3d', 'full-house 1'],
    ['NLSD', '6c 7d 9h', 'straight 8'],
    ['NLHE', '?? 7s Kc', null],
    ['NLHE', 'Kc', null],
  ])('is found in %s on %s', (game, board, wanted) => {
    expect(best(game, board)).toBe(wanted);
  });
});
