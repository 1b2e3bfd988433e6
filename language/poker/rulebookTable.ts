/**
 * The number of each topic, by book and edition. Numbers are comma-separated, the one to cite first; `188-192` is a range. A trailing
 * `?` marks a number that follows only from the constant shift between TDA 2024 and 2026 (inferred); all others are sourced.
 */
export interface RulebookRow {
  /** TDA 2011 and 2013. */
  readonly tda2011?: string;
  /** TDA 2022 and 2024, which number alike. */
  readonly tda2024?: string;
  readonly tda2026?: string;
  /** WSOP 2026 Tournament Rules. */
  readonly wsop?: string;
  /** WSOP 2026 Live Action Rules. */
  readonly live?: string;
  /** Section of Robert's Rules of Poker, version 11. */
  readonly roberts?: string;
  /** Page of the PokerStars help. */
  readonly online?: string;
}

const BETTING = 'Betting and Raising';
const BIG_BET = 'No-Limit and Pot-Limit';
const BLINDS = 'Button and Blind Use';

export const RULEBOOK = {
  'cards-speak': { tda2024: '12', tda2026: '13', roberts: 'The Showdown' },
  tabling: { tda2024: '13', tda2026: '14' },
  'live-cards': { tda2024: '14', tda2026: '15' },
  'uncalled-part': { tda2024: '15-B', tda2026: '16-B' },
  'face-up-all-in': { tda2024: '16', tda2026: '17', wsop: '70' },
  'showdown-order': { tda2024: '17-A', tda2026: '18', wsop: '72', live: '149', roberts: 'The Showdown' },
  'uncontested-showdown': { tda2024: '17-B', tda2026: '18' },
  'asking-to-see': { tda2024: '18', tda2026: '19' },
  'playing-the-board': { tda2024: '19', tda2026: '20' },
  'odd-chips': { tda2024: '20, 20-A', tda2026: '21, 21-A?', wsop: '73', live: '152-153', roberts: 'Ties' },
  'odd-chips-stud': { tda2024: '20-B', tda2026: '21-B?', roberts: 'Ties' },
  'odd-chips-hi-lo': { tda2024: '20-C', tda2026: '21-C?', roberts: 'Ties' },
  'side-pots': { tda2024: '21', tda2026: '23', wsop: '74', roberts: 'Ties' },
  'disputed-pots': { tda2024: '22', tda2026: '24' },
  clock: { tda2024: '29', tda2026: '31' },
  'dead-button': { tda2024: '32', tda2026: '34', wsop: '85', live: '155', roberts: BLINDS },
  'dead-button-vacant': { tda2026: '36-B' },
  'heads-up-blinds': { tda2024: '34-B', tda2026: '36-C', wsop: '87', roberts: BLINDS },
  'substantial-action': { tda2024: '36', tda2026: '38?' },
  'calling-forms': { tda2024: '41', tda2026: '43' },
  'raise-methods': { tda2024: '42', tda2026: '44' },
  'raise-amounts': {
    tda2011: '41-A',
    tda2024: '43-A',
    tda2026: '45-A',
    wsop: '95, 96',
    live: '175, 183',
    roberts: BIG_BET,
    online: 'Poker rules',
  },
  'raise-to': { tda2024: '43-B', tda2026: '45-B' },
  'oversize-chip': { tda2011: '42', tda2024: '44', tda2026: '46', wsop: '97', roberts: BETTING },
  'multiple-chips': { tda2011: '43', tda2024: '45, 45-A, 45-B', tda2026: '47, 47-A?, 47-B?', wsop: '92' },
  'prior-bet-chips': { tda2011: '44', tda2024: '46', tda2026: '48' },
  're-opening': {
    tda2011: '41-B',
    tda2024: '47-A',
    tda2026: '49-A',
    wsop: '96, 96-A',
    live: '175-177',
    roberts: BIG_BET,
    online: 'A small all-in does not re-open the betting',
  },
  're-opening-limit': { tda2024: '47-B', tda2026: '49-B', live: '133', roberts: BETTING },
  'number-of-raises': { tda2024: '48', tda2026: '50', wsop: '100-B', live: '130-131', roberts: BETTING },
  'accepted-action': { tda2024: '49', tda2026: '51?' },
  'acting-in-turn': { tda2024: '50', tda2026: '52?' },
  undercalls: { tda2024: '51', tda2026: '53?', wsop: '93' },
  'incorrect-bets': { tda2024: '52-A', tda2026: '54-A?', wsop: '90-E', live: '142, 183' },
  'incorrect-pot-bets': { tda2024: '52-B', tda2026: '54-B?' },
  'out-of-turn': { tda2024: '53, 53-A', tda2026: '55?, 55-A?' },
  'pot-limit': {
    tda2024: '54',
    tda2026: '56',
    wsop: '101-102',
    live: '188-192',
    roberts: BIG_BET,
    online: 'Pot limit',
  },
  'pot-limit-blinds': { tda2024: '54-B', tda2026: '56-B', live: '191-192', roberts: BIG_BET },
  'pot-in-no-limit': { tda2024: '54-D', tda2026: '56-D?' },
  'invalid-declarations': { tda2024: '55', tda2026: '57?' },
  'string-bets': { tda2024: '56', tda2026: '58?', roberts: BETTING },
  'unclear-amounts': { tda2024: '57', tda2026: '59?' },
  'killed-hand': { tda2024: '65-A', tda2026: '67-A' },
  'ante-format': { tda2024: 'RP-11', tda2026: 'RP-11', wsop: '60' },
  'minimum-bet': { tda2024: '52-A', tda2026: '54-A?', live: '184', roberts: BIG_BET, online: 'Poker rules' },
  'limit-sizes': { roberts: BETTING, online: 'Poker rules' },
  'table-stakes': { roberts: BETTING, online: 'Poker rules' },
  'no-one-to-raise': { roberts: BETTING },
  'betting-units': { live: '134, 184' },
  'short-opening-bet': { roberts: BIG_BET },
  'short-blinds': { live: '154', roberts: BLINDS },
  'missed-blinds': { live: '160', roberts: BLINDS },
  straddles: { live: '165, 174', roberts: BIG_BET },
  rake: { live: '31' },
  'run-it-twice': { live: '187' },
} as const satisfies Record<string, RulebookRow>;
