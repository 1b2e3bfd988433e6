/**
 * Look-up tables over the 8,192 sets of ranks (bit 0 = deuce … bit 12 = ace). Built when the first hand is ranked,
 * in about a millisecond, so that a program that ranks nothing pays nothing.
 */
export interface RankTables {
  /** How many ranks the set holds. */
  readonly count: Uint8Array;
  /** The five highest ranks as 4-bit digits (rank + 1), the highest in bits 16–19. */
  readonly top: Int32Array;
  /** Top rank + 1 of the best straight, 0 without one; the ace also plays below the deuce. */
  readonly straight: Uint8Array;
  /** The same for the short deck, where the ace also plays below the six. */
  readonly shortStraight: Uint8Array;
}

const RANK_SETS = 1 << 13;
const ACE = 1 << 12;
const FIVE_IN_A_ROW = 0b11111;
const TOP_OF_WHEEL = 3;
const TOP_OF_SHORT_WHEEL = 7;

let built: RankTables | null = null;

/** The tables, built at the first call. */
export function rankTables(): RankTables {
  built ??= build();
  return built;
}

function build(): RankTables {
  const count = new Uint8Array(RANK_SETS);
  const top = new Int32Array(RANK_SETS);
  const straight = new Uint8Array(RANK_SETS);
  const shortStraight = new Uint8Array(RANK_SETS);
  for (let set = 1; set < RANK_SETS; set += 1) {
    count[set] = (count[set >> 1] ?? 0) + (set & 1);
    top[set] = topDigits(set);
    straight[set] = straightTop(set, TOP_OF_WHEEL);
    shortStraight[set] = straightTop(set, TOP_OF_SHORT_WHEEL);
  }
  return { count, top, straight, shortStraight };
}

function topDigits(set: number): number {
  let digits = 0;
  let shift = 16;
  for (let rank = 12; rank >= 0 && shift >= 0; rank -= 1) {
    if ((set & (1 << rank)) !== 0) {
      digits |= (rank + 1) << shift;
      shift -= 4;
    }
  }
  return digits;
}

function straightTop(set: number, wheelTop: number): number {
  for (let rank = 12; rank >= 4; rank -= 1) {
    const run = FIVE_IN_A_ROW << (rank - 4);
    if ((set & run) === run) {
      return rank + 1;
    }
    // The wheel ranks below a straight whose top is higher, above one whose top is lower.
    if (rank === wheelTop + 1 && hasWheel(set, wheelTop)) {
      return wheelTop + 1;
    }
  }
  return 0;
}

function hasWheel(set: number, top: number): boolean {
  const wheel = ACE | (0b1111 << (top - 3));
  return (set & wheel) === wheel;
}
