/** The part of the oracle package `phe` that the tests call; it brings no types of its own. */
declare module 'phe' {
  /** Strength of five to seven cards; smaller is better. */
  export function evaluateCardCodes(codes: readonly number[]): number;
  export function cardCode(rank: string, suit: string): number;
  export function evaluateCards(cards: readonly string[]): number;
}
