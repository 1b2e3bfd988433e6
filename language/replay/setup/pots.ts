/** The pots that a spot starts with. */
import type { PotBefore } from '../../poker/types';
import type { SetupContext } from './setupContext';

/** Reads the `pot` lines before the first action; null if there are none, since the chips are then unknown. */
export function readPots(context: SetupContext): readonly PotBefore[] | null {
  const pots: PotBefore[] = [];
  for (const s of context.source.tree.statements) {
    if (s.kind === 'action') break;
    if (s.kind !== 'pot') continue;
    const amount = context.chips(s.amount, false);
    if (amount === null) continue;
    const eligible =
      s.eligible === null ? null : s.eligible.map((ref) => context.find(ref, false)).filter((seat) => seat !== null);
    pots.push({ amount, eligible });
  }
  return pots.length === 0 ? null : pots;
}
