/** The ranking of hands, as other folders use it. */
export { bestFive, type PlayingCards } from './bestFive';
export { bestPossible } from './bestPossible';
export { describeRank, type HandCategory, type HandDescription, type HandRank } from './handRank';
export { type HighRanking, rankHigh, rankShortDeck } from './high';
export { describeLow, type LowRank, rankLow8 } from './low';
export { rankOmahaHigh, rankOmahaLow8 } from './omaha';
export { type RankedHand, type RankingRule, rankHand } from './rankHand';
