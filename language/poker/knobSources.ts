/** Where the value of each knob in each profile comes from. */
import type { KnobName } from './knobs';
import type { Topic } from './rulebook';
import type { ProfileName } from './types';

interface KnobSource {
  /** The topic of the rules that the knob is about. */
  readonly topic: Topic;
  /** Profiles whose own book is silent: they take the answer of the majority of books and rooms. */
  readonly majority: readonly ProfileName[];
}

/** The source of each knob. */
export const KNOB_SOURCES: Record<KnobName, KnobSource> = {
  reopen: { topic: 're-opening', majority: [] },
  'fl-reopen': { topic: 're-opening-limit', majority: [] },
  'fl-cap': { topic: 'number-of-raises', majority: ['tda'] },
  'fl-heads-up': { topic: 'number-of-raises', majority: [] },
  'short-open': { topic: 'short-opening-bet', majority: ['tda', 'wsop'] },
  'short-open-call': { topic: 'short-opening-bet', majority: ['tda', 'wsop'] },
  'short-blind': { topic: 'short-blinds', majority: [] },
  'pl-count': { topic: 'pot-limit-blinds', majority: [] },
  'pl-round': { topic: 'pot-limit', majority: ['tda', 'wsop'] },
  'pl-short-blinds': { topic: 'pot-limit-blinds', majority: ['roberts'] },
  'pl-antes': { topic: 'pot-limit', majority: ['tda', 'wsop', 'wsop-live', 'roberts'] },
  'straddle-raise': { topic: 'straddles', majority: ['tda', 'wsop', 'online'] },
  'bb-ante': { topic: 'ante-format', majority: ['wsop-live', 'roberts', 'online'] },
  'odd-chip': { topic: 'odd-chips', majority: [] },
  'rake-basis': { topic: 'rake', majority: ['tda', 'wsop'] },
  'min-raise-cap': { topic: 'raise-amounts', majority: ['tda', 'wsop', 'wsop-live', 'roberts'] },
};
