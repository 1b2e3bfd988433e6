/** The ranking of hands, as other folders use it. */
export { bestFive } from './bestFive';
export { bestPossible } from './bestPossible';
export { describeRank, type HandRank } from './handRank';
export { describeLow } from './low';
export { type RankingRule, rankHand } from './rankHand';
