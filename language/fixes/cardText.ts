/** Cards as a hand writes its own. */
const SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** A code such as `As` in the manner of a card as written: with a suit's sign, or a letter. */
export function written(code: string, like: string): string {
  const sign = SIGNS[code.slice(1)];
  return sign !== undefined && !/[cdhs]/i.test(like.slice(-1)) ? code.charAt(0) + sign : code;
}
