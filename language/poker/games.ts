/** The games that can be played, one row each. */
import type { Game, GameCode } from './types';

type GameRow = Omit<Game, 'code'>;

const HOLDEM = { holeCards: 2, holeUsed: 'any', ranking: 'high', low: false, deck: 'full' } as const;
const OMAHA = { holeCards: 4, holeUsed: 'exactly-two', ranking: 'high', low: false, deck: 'full' } as const;

const ROWS: Record<GameCode, GameRow> = {
  NLHE: { ...HOLDEM, betting: 'no-limit' },
  PLHE: { ...HOLDEM, betting: 'pot-limit' },
  FLHE: { ...HOLDEM, betting: 'fixed-limit' },
  PLO: { ...OMAHA, betting: 'pot-limit' },
  PLO5: { ...OMAHA, betting: 'pot-limit', holeCards: 5 },
  PLO6: { ...OMAHA, betting: 'pot-limit', holeCards: 6 },
  PLO8: { ...OMAHA, betting: 'pot-limit', low: true },
  NLO8: { ...OMAHA, betting: 'no-limit', low: true },
  FLO8: { ...OMAHA, betting: 'fixed-limit', low: true },
  NLSD: { ...HOLDEM, betting: 'no-limit', ranking: 'short-deck', deck: 'short' },
};

/** Every game that can be played, by its code. A new game is a new row. */
export const GAMES: Record<GameCode, Game> = Object.fromEntries(
  Object.entries(ROWS).map(([code, row]) => [code, { code, ...row }]),
) as Record<GameCode, Game>;
