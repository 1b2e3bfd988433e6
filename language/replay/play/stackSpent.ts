/** Explains a stack that is too small for a bet: how large it was at first, and what the player has paid from it. */
import { chips } from '../../diagnostics/params';
import type { Params } from '../../diagnostics/problem';
import type { PlayerState } from '../../poker/state';
import type { Chips } from '../../poker/types';

/** Antes, dead posts and earlier streets. */
const paidBefore = ({ handPaid, deadPaid, streetPaid }: PlayerState): Chips => handPaid + deadPaid - streetPaid;

/** Message parameters: `stack` is the street total of going all-in, `start` what the player began with. */
export function stackOf(player: PlayerState): Params {
  const { stack, streetPaid, handPaid, deadPaid } = player;
  return {
    stack: chips(streetPaid + stack),
    start: chips(stack + handPaid + deadPaid),
    before: chips(paidBefore(player)),
    paid: chips(streetPaid),
    behind: chips(stack),
  };
}

/** The variant of the `betting/over-stack` message that fits. */
export function whereItWent(player: PlayerState): '' | '.whole' | '.before' | '.before-and-here' {
  if (paidBefore(player) > 0) return player.streetPaid > 0 ? '.before-and-here' : '.before';
  return player.streetPaid > 0 ? '' : '.whole';
}
