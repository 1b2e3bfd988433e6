/** The rule profiles of the rule books and rooms. */
import type { ProfileName, Rules } from './types';

/** The answers that all profiles share; a profile whose book is silent takes the majority's answer. */
const MAJORITY = {
  reopen: 'cumulative',
  flReopen: 'half',
  flCap: { preflop: 4, later: 4 },
  flHeadsUp: 'capped',
  shortOpen: 'raise-over',
  shortOpenCall: 'allin',
  shortBlind: 'full',
  plCount: 'true',
  plRound: { direction: 'none', step: 0 },
  plShortBlinds: 'full',
  plAntes: 'count',
  straddleRaise: 'double',
  bbAnte: 'blind-first',
  oddChip: 'left-of-button',
  rakeBasis: 'total',
  minRaiseCap: 'none',
} as const satisfies Omit<Rules, 'profile'>;

/** The rule profiles: a value for every disputed point, by book. */
export const PROFILES: Record<ProfileName, Rules> = {
  tda: { profile: 'tda', ...MAJORITY },
  wsop: { profile: 'wsop', ...MAJORITY, flCap: { preflop: 5, later: 5 } },
  'wsop-live': {
    profile: 'wsop-live',
    ...MAJORITY,
    flCap: { preflop: 5, later: 5 },
    flHeadsUp: 'uncapped',
    plCount: 'sb-as-bb',
  },
  roberts: { profile: 'roberts', ...MAJORITY, flHeadsUp: 'uncapped', plCount: 'sb-as-bb' },
  online: { profile: 'online', ...MAJORITY, reopen: 'single-full', plShortBlinds: 'actual', bbAnte: 'ante-first' },
};

export { applyKnob, contradictingKnobs, isKnobName, KNOBS, type KnobToken } from './knobs';
