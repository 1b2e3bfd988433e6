/** What the house takes, as the `rake` line states it. */
import type { Chips } from '../../poker/types';
import type { SetupContext } from './setupContext';

export interface RakeTerms {
  /** Exact share of the pots; null if the line gives none. */
  readonly percent: { readonly numerator: number; readonly denominator: number } | null;
  readonly cap: Chips | null;
  /** A fixed amount instead of a share. */
  readonly amount: Chips | null;
  readonly noFlopNoDrop: boolean;
}

export function readRake(context: SetupContext): RakeTerms | null {
  const line = context.source.lines.first('rake');
  if (line === null) return null;
  const { node, inDefaults } = line;
  return {
    percent: node.percent,
    cap: context.chips(node.cap, inDefaults),
    amount: context.chips(node.amount, inDefaults),
    noFlopNoDrop: node.noFlopNoDrop,
  };
}
