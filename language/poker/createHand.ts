/** Creates the state of a hand at its first decision. */
import { postForcedBets } from './forcedBets';
import { HandState, PlayerState } from './state';
import { openPreflop, openStreet } from './streets';
import type { HandSetup, PostedBet } from './types';

/** Returns a hand at its first decision; the forced bets are posted in order, as far as the stacks go. */
export function createHand(setup: HandSetup): { state: HandState; posted: PostedBet[] } {
  const players = setup.stacks.map((stack) => new PlayerState(stack));
  const state = new HandState(setup, players, setup.firstStreet);
  for (const player of players) player.allIn = player.stack === 0;
  const posted = postForcedBets(state);
  if (setup.firstStreet === 'preflop') openPreflop(state);
  else openStreet(state, setup.firstStreet);
  return { state, posted };
}
