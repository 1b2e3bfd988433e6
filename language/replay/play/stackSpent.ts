/** Where a stack went that is too small for a bet: how much of it was there at first, and what has been paid of it. */
import { chips } from '../../diagnostics/params';
import type { Params } from '../../diagnostics/problem';
import type { PlayerState } from '../../poker/state';
import type { Chips } from '../../poker/types';

/** Antes, dead posts and earlier streets. */
const paidBefore = ({ handPaid, deadPaid, streetPaid }: PlayerState): Chips => handPaid + deadPaid - streetPaid;

/** `stack` is the street total that all of it comes to, `start` what the player began with. */
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

/** Which sentence of `betting/over-stack` tells it. */
export function whereItWent(player: PlayerState): '' | '.whole' | '.before' | '.before-and-here' {
  if (paidBefore(player) > 0) return player.streetPaid > 0 ? '.before-and-here' : '.before';
  return player.streetPaid > 0 ? '' : '.whole';
}
