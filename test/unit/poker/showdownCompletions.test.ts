/** Tests showdowns with unknown cards by brute force. */
import { describe, expect, it } from 'vitest';
import { type Card, deckOf, UNKNOWN_CARD } from '../../../language/poker/cards';
import { rankHand } from '../../../language/poker/ranking';
import { type ShowdownGame, type ShowdownTable, showdown } from '../../../language/poker/showdown';
import { deal, seededRandom } from '../../support/deals';

const HOLDEM: ShowdownGame = { ranking: 'high', holeUsed: 'any', low: false, holeCards: 2, deck: 'full' };
const OMAHA8: ShowdownGame = { ranking: 'high', holeUsed: 'exactly-two', low: true, holeCards: 4, deck: 'full' };
const SHORT: ShowdownGame = { ranking: 'short-deck', holeUsed: 'any', low: false, holeCards: 2, deck: 'short' };

/**
 * Against every possible completion: where the answer is always the same, and only one player's cards or only the
 * board are unknown, it must be named; a named one must never be contradicted.
 */
describe('completing the cards', () => {
  const complete = (game: ShowdownGame, boards: Card[], hands: Card[][]) =>
    JSON.stringify(
      showdown(
        { game, boards: [boards], hands, mucked: hands.map(() => false) },
        hands.map((_, seat) => seat),
      ),
    );

  it.each([
    ['the river', SHORT, 'board', 36],
    ['one hole card', SHORT, 'hole', 36],
    ['the river in Omaha hi-lo', OMAHA8, 'board', 52],
  ] as const)('by brute force agrees with the result with %s unknown', (_, game, what, size) => {
    const random = seededRandom(size + what.length);
    const pack = deckOf(game.deck);
    let decided = 0;
    for (let round = 0; round < 80; round += 1) {
      const all = deal(random, pack, 5 + 2 * game.holeCards);
      const board = all.slice(0, 5);
      const hands = [all.slice(5, 5 + game.holeCards), all.slice(5 + game.holeCards)];
      const unseen = pack.filter((card) => !all.includes(card));
      const put = (card: Card) =>
        what === 'board'
          ? complete(game, [...board.slice(0, 4), card], hands)
          : complete(game, board, [[card, ...(hands[0] ?? []).slice(1)], hands[1] ?? []]);
      const replaced = (what === 'board' ? board[4] : hands[0]?.[0]) ?? 0;
      const answers = new Set([...unseen, replaced].map(put));
      const told = put(UNKNOWN_CARD);
      const parts = (text: string) => JSON.parse(text)[0] as { high: unknown; low: unknown };
      for (const half of ['high', 'low'] as const) {
        const possible = new Set([...answers].map((answer) => JSON.stringify(parts(answer)[half])));
        expect(JSON.stringify(parts(told)[half])).toBe(possible.size === 1 ? [...possible][0] : '"undecided"');
      }
      decided += parts(told).high === 'undecided' ? 0 : 1;
    }
    expect(decided).toBeGreaterThan(7);
    expect(decided).toBeLessThan(80);
  });

  it.each([
    ["hold'em", HOLDEM],
    ['short deck', SHORT],
    ['Omaha hi-lo', OMAHA8],
  ])('never contradicts a named winner in %s with cards of several players unknown', (_, game) => {
    const random = seededRandom(5 + game.holeCards);
    const pack = deckOf(game.deck);
    let named = 0;
    for (let round = 0; round < 150; round += 1) {
      const all = deal(random, pack, 5 + 3 * game.holeCards);
      const hide = (list: Card[], chance: number) => list.map((card) => (random() < chance ? UNKNOWN_CARD : card));
      // Hands that are strong on their board, so that something can be certain.
      const board = all.slice(0, 5);
      const hands = [0, 1, 2].map((seat) => all.slice(5 + seat * game.holeCards, 5 + (seat + 1) * game.holeCards));
      const strongest =
        [...hands].sort((a, b) => rankHand(game, b, board).high - rankHand(game, a, board).high)[0] ?? [];
      const shown = hands.map((hand) => (hand === strongest ? hand : hide(hand, game.holeCards === 2 ? 0.5 : 0.2)));
      const table: ShowdownTable = { game, boards: [hide(board, 0.1)], hands: shown, mucked: [false, false, false] };
      const told = showdown(table, [0, 1, 2])[0];
      const known = new Set([...(table.boards[0] ?? []), ...shown.flat()]);
      const unseen = pack.filter((card) => !known.has(card));
      for (let tries = 0; tries < 20; tries += 1) {
        const filler = deal(random, unseen, unseen.length);
        const fill = (list: readonly Card[]) =>
          list.map((card) => (card === UNKNOWN_CARD ? (filler.pop() ?? 0) : card));
        const whole = showdown({ ...table, boards: table.boards.map(fill), hands: shown.map(fill) }, [0, 1, 2])[0];
        for (const half of ['high', 'low'] as const) {
          if (told?.[half] !== 'undecided') {
            expect(whole?.[half]).toEqual(told?.[half]);
          }
        }
      }
      named += told?.high === 'undecided' ? 0 : 1;
    }
    expect(named).toBeGreaterThan(5);
  });
});
