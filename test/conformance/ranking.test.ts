/** The engine's hand ranking against other people's packages and against a plain ranker written for the test. */
import { compare, evaluate } from '@poker-apprentice/hand-evaluator';
import { rankHands } from '@xpressit/winning-poker-hand-rank';
import { evaluateCardCodes, cardCode as pheCode } from 'phe';
import { describe, expect, it } from 'vitest';
import { type Card, cardCode, deckOf } from '../../language/poker/cards';
import { bestFive, describeRank, type RankingRule, rankHand } from '../../language/poker/ranking';
import { rankHigh, rankShortDeck } from '../../language/poker/ranking/high';
import { rankLow8 } from '../../language/poker/ranking/low';
import { rankOmahaHigh, rankOmahaLow8 } from '../../language/poker/ranking/omaha';
import { biasedDeals } from '../support/deals';
import { bestOf, comparePlain, plainFive, plainLow, playable } from '../support/plainRanker';

const DEALS = 20_000;
/** All 2,598,960 hands against the plain ranker take some ten seconds. */
const EXHAUSTIVE = process.env.HANDSCRIPT_EXHAUSTIVE === '1';

const PHE_CODES = deckOf('full').map((card) => pheCode(cardCode(card).charAt(0), cardCode(card).charAt(1)));
const phe = (hand: readonly Card[]) => -evaluateCardCodes(hand.map((card) => PHE_CODES[card] ?? -1));

type XpressCard = Parameters<typeof rankHands>[1][0];
const xpressCards = (hand: readonly Card[]) => hand.map((card) => cardCode(card).toUpperCase() as XpressCard);

/** What this oracle says of one hand: higher is better, null without a low. */
function xpress(game: Parameters<typeof rankHands>[0], hole: readonly Card[], board: readonly Card[]) {
  const [b1, b2, b3, b4, b5] = xpressCards(board);
  const [h1, h2, h3, h4] = xpressCards(hole);
  if (!b1 || !b2 || !b3 || !b4 || !b5 || !h1 || !h2) {
    throw new Error('this oracle needs a whole deal');
  }
  const [ranked] = rankHands(game, [b1, b2, b3, b4, b5], [h3 && h4 ? [h1, h2, h3, h4] : [h1, h2]]);
  return { high: -(ranked?.rank ?? 0), low: ranked?.low ? -ranked.low.rank : null };
}

type ApprenticeHand = ReturnType<typeof evaluate>;
type ApprenticeCard = ApprenticeHand['hand'][number];
const apprenticeCards = (hand: readonly Card[]) => hand.map((card) => cardCode(card) as ApprenticeCard);

/**
 * Two rankers agree if they sort the hands alike and see the same ties. Returns the first disagreement in words, or null.
 */
function disagreement<T>(
  hands: readonly { readonly ours: number; readonly theirs: T; readonly cards: readonly Card[] }[],
  compareTheirs: (a: T, b: T) => number,
): string | null {
  const sorted = hands.toSorted((a, b) => a.ours - b.ours);
  for (const [index, hand] of sorted.entries()) {
    const before = sorted[index - 1];
    if (
      before !== undefined &&
      Math.sign(compareTheirs(hand.theirs, before.theirs)) !== Math.sign(hand.ours - before.ours)
    ) {
      return `${before.cards.map(cardCode)} | ${hand.cards.map(cardCode)}`;
    }
  }
  return null;
}

const byNumber = (a: number, b: number) => a - b;
const byNullable = (a: number | null, b: number | null) =>
  (a ?? -Infinity) === (b ?? -Infinity) ? 0 : (a ?? -Infinity) - (b ?? -Infinity);

function everyFive(pack: readonly Card[], visit: (hand: Card[]) => void): void {
  const n = pack.length;
  const hand: Card[] = [0, 0, 0, 0, 0];
  const place = (from: number, at: number): void => {
    for (let i = from; i < n - 4 + at; i += 1) {
      hand[at] = pack[i] ?? -1;
      if (at === 4) {
        visit(hand);
      } else {
        place(i + 1, at + 1);
      }
    }
  };
  place(0, 0);
}

describe('ranks of every five-card hand', () => {
  it('match the known counts of the full deck and the order of phe, in 7,462 ranks', () => {
    const classes = new Map<number, { readonly theirs: number; size: number }>();
    let split = 0;
    everyFive(deckOf('full'), (hand) => {
      const ours = rankHigh(hand);
      const theirs = phe(hand);
      const known = classes.get(ours);
      if (known === undefined) {
        classes.set(ours, { theirs, size: 1 });
      } else {
        known.size += 1;
        split += known.theirs === theirs ? 0 : 1;
      }
    });
    const counts: Record<string, number> = {};
    for (const [rank, { size }] of classes) {
      const { category } = describeRank(rank);
      counts[category] = (counts[category] ?? 0) + size;
    }
    expect(counts).toEqual({
      'straight-flush': 40,
      quads: 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      trips: 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
    expect(split).toBe(0);
    expect(classes.size).toBe(7_462);
    const theirs = [...classes].toSorted((a, b) => a[0] - b[0]).map(([, { theirs }]) => theirs);
    expect(theirs).toEqual(theirs.toSorted(byNumber));
    expect(new Set(theirs).size).toBe(7_462);
  });

  it('match the known counts of the short deck', () => {
    const counts: Record<string, number> = {};
    everyFive(deckOf('short'), (hand) => {
      const { category } = describeRank(rankShortDeck(hand));
      counts[category] = (counts[category] ?? 0) + 1;
    });
    expect(counts).toEqual({
      'straight-flush': 24,
      quads: 288,
      flush: 480,
      'full-house': 1_728,
      straight: 6_120,
      trips: 16_128,
      'two-pair': 36_288,
      pair: 193_536,
      'high-card': 122_400,
    });
  });

  it(`match the plain ranker for ${EXHAUSTIVE ? 'all hands' : 'a sample'}`, { timeout: 300_000 }, () => {
    const seen = new Map<number, { ours: number; theirs: ReturnType<typeof plainFive>; cards: Card[] }>();
    const wrong: string[] = [];
    let index = 0;
    everyFive(deckOf('full'), (hand) => {
      index += 1;
      if (!EXHAUSTIVE && index % 53 !== 0) {
        return;
      }
      const ours = rankHigh(hand);
      const theirs = plainFive(hand);
      const known = seen.get(ours);
      if (known === undefined) {
        seen.set(ours, { ours, theirs, cards: [...hand] });
      } else if (comparePlain(known.theirs, theirs) !== 0) {
        wrong.push(hand.map(cardCode).join(' '));
      }
    });
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(EXHAUSTIVE ? 7_461 : 5_000);
    expect(disagreement([...seen.values()], comparePlain)).toBeNull();
  });
});

describe(`ranks of ${DEALS} random and biased deals`, () => {
  const holdem = biasedDeals(7, DEALS, 7);

  it('match phe for seven cards', () => {
    const hands = holdem.map((cards) => ({ ours: rankHigh(cards), theirs: phe(cards), cards }));
    expect(disagreement(hands, byNumber)).toBeNull();
  });

  it('match phe for five and six cards', () => {
    for (const count of [5, 6]) {
      const hands = biasedDeals(count, DEALS, count).map((cards) => ({
        ours: rankHigh(cards),
        theirs: phe(cards),
        cards,
      }));
      expect(disagreement(hands, byNumber)).toBeNull();
    }
  });

  it('match winning-poker-hand-rank for seven cards', () => {
    const hands = holdem.map((cards) => ({
      ours: rankHigh(cards),
      theirs: xpress('texas', cards.slice(0, 2), cards.slice(2)).high,
      cards,
    }));
    expect(disagreement(hands, byNumber)).toBeNull();
  });

  it('match hand-evaluator for seven cards', () => {
    const hands = holdem.map((cards) => ({
      ours: rankHigh(cards),
      theirs: evaluate({ holeCards: apprenticeCards(cards) }),
      cards,
    }));
    expect(disagreement(hands, (a, b) => -compare(a, b))).toBeNull();
  });

  it.each([4, 5, 6])('match hand-evaluator for Omaha with %i hole cards', (hole) => {
    const hands = biasedDeals(40 + hole, DEALS, hole + 5).map((cards) => ({
      ours: rankOmahaHigh(cards.slice(0, hole), cards.slice(hole)),
      theirs: evaluate({
        holeCards: apprenticeCards(cards.slice(0, hole)),
        communityCards: apprenticeCards(cards.slice(hole)),
        minimumHoleCards: 2,
        maximumHoleCards: 2,
      }),
      cards,
    }));
    expect(disagreement(hands, (a, b) => -compare(a, b))).toBeNull();
  });

  it('match hand-evaluator for Omaha on a flop and a turn', () => {
    for (const board of [3, 4]) {
      const hands = biasedDeals(60 + board, 5_000, board + 4).map((cards) => ({
        ours: rankOmahaHigh(cards.slice(0, 4), cards.slice(4)),
        theirs: evaluate({
          holeCards: apprenticeCards(cards.slice(0, 4)),
          communityCards: apprenticeCards(cards.slice(4)),
          minimumHoleCards: 2,
          maximumHoleCards: 2,
        }),
        cards,
      }));
      expect(disagreement(hands, (a, b) => -compare(a, b))).toBeNull();
    }
  });

  it('match winning-poker-hand-rank for Omaha high and low', () => {
    const hands = biasedDeals(8, DEALS, 9).map((cards) => {
      const theirs = xpress('omaha_hi_lo', cards.slice(0, 4), cards.slice(4));
      return {
        high: rankOmahaHigh(cards.slice(0, 4), cards.slice(4)),
        low: rankOmahaLow8(cards.slice(0, 4), cards.slice(4)),
        theirs,
        cards,
      };
    });
    expect(
      disagreement(
        hands.map((h) => ({ ours: h.high, theirs: h.theirs.high, cards: h.cards })),
        byNumber,
      ),
    ).toBeNull();
    expect(
      disagreement(
        hands.map((h) => ({ ours: h.low ?? 0, theirs: h.theirs.low, cards: h.cards })),
        byNullable,
      ),
    ).toBeNull();
    expect(hands.filter((hand) => hand.low !== null).length).toBeGreaterThan(DEALS / 10);
  });

  it.each([5, 6])('match the best of the four-card hands for an Omaha low with %i hole cards', (hole) => {
    const hands = biasedDeals(80 + hole, 5_000, hole + 5).map((cards) => {
      const board = cards.slice(hole);
      const lows = playable(cards.slice(0, hole), board, 'exactly-two').map(plainLow);
      return { ours: rankOmahaLow8(cards.slice(0, hole), board) ?? 0, theirs: bestOf(lows), cards };
    });
    expect(disagreement(hands, (a, b) => comparePlain(a ?? [-99], b ?? [-99]))).toBeNull();
  });

  it('match the plain ranker for seven-card lows', () => {
    const hands = holdem.map((cards) => ({
      ours: rankLow8(cards) ?? 0,
      theirs: bestOf(playable(cards, [], 'any').map(plainLow)),
      cards,
    }));
    expect(disagreement(hands, (a, b) => comparePlain(a ?? [-99], b ?? [-99]))).toBeNull();
  });

  it('match winning-poker-hand-rank for short deck', () => {
    const hands = biasedDeals(36, DEALS, 7, 'short').map((cards) => ({
      ours: rankShortDeck(cards),
      theirs: xpress('short_deck', cards.slice(0, 2), cards.slice(2)).high,
      cards,
    }));
    expect(disagreement(hands, byNumber)).toBeNull();
  });

  it('match the plain ranker for short deck', () => {
    const hands = biasedDeals(37, 4_000, 7, 'short').map((cards) => ({
      ours: rankShortDeck(cards),
      theirs: bestOf(playable(cards, [], 'any').map((five) => plainFive(five, 'short'))) ?? [],
      cards,
    }));
    expect(disagreement(hands, comparePlain)).toBeNull();
  });
});

describe('the five cards that play', () => {
  const rules: [string, RankingRule, number, 'full' | 'short'][] = [
    ["hold'em", { ranking: 'high', holeUsed: 'any', low: true }, 2, 'full'],
    ['Omaha hi-lo', { ranking: 'high', holeUsed: 'exactly-two', low: true }, 4, 'full'],
    ['short deck', { ranking: 'short-deck', holeUsed: 'any', low: false }, 2, 'short'],
  ];
  it.each(rules)('have the rank of the whole hand in %s', (_, rule, hole, deck) => {
    for (const cards of biasedDeals(99, 2_000, hole + 5, deck)) {
      const whole = rankHand(rule, cards.slice(0, hole), cards.slice(hole));
      const { high, low } = bestFive(rule, cards.slice(0, hole), cards.slice(hole));
      expect(high).toHaveLength(5);
      expect((rule.ranking === 'high' ? rankHigh : rankShortDeck)(high)).toBe(whole.high);
      expect(low === null ? null : rankLow8(low)).toBe(whole.low);
      if (rule.holeUsed === 'exactly-two') {
        expect(high.filter((card) => cards.indexOf(card) < hole)).toHaveLength(2);
      }
    }
  });
});
