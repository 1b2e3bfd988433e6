/** Formats cards for readers. Codes are those of a replay: `As`, `Th`, `??`. */

const SUITS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

export interface CardFace {
  /** `A`, `10`; `?` for an unknown card. */
  readonly rank: string;
  /** Empty for an unknown card. */
  readonly suit: string;
  readonly kind: 'red' | 'black' | 'unknown';
}

export function faceOf(code: string): CardFace {
  const letter = code.slice(-1);
  const suit = SUITS[letter];
  if (suit === undefined) return { rank: '?', suit: '', kind: 'unknown' };
  const rank = code.slice(0, -1);
  return { rank: rank === 'T' ? '10' : rank, suit, kind: letter === 'd' || letter === 'h' ? 'red' : 'black' };
}

/** `A♠`. */
function cardText(code: string): string {
  const { rank, suit } = faceOf(code);
  return suit === '' ? '??' : rank + suit;
}

/** `A♠ A♥`. */
export function cardsText(codes: readonly string[]): string {
  return codes.map(cardText).join(' ');
}
