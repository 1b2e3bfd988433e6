/** Generates tables and choices for property tests of the engine. */
import fc from 'fast-check';
import { play, startStreet } from '../../language/poker/betting';
import { createHand } from '../../language/poker/createHand';
import { GAMES } from '../../language/poker/games';
import { PROFILES } from '../../language/poker/profiles';
import { firstToAct } from '../../language/poker/seating';
import type { HandState } from '../../language/poker/state';
import {
  type Action,
  type Chips,
  type ForcedBet,
  type GameCode,
  type HandSetup,
  type Legal,
  type ProfileName,
  type Rules,
  STREETS,
} from '../../language/poker/types';

/** A player's choice, independent of amounts: where in the legal range they bet, if they bet at all. */
export interface Choice {
  readonly kind: 'fold' | 'passive' | 'smallest' | 'largest' | 'between';
  /** Share of the range for `between`, in thousandths. */
  readonly share: number;
}

const knobs: fc.Arbitrary<Partial<Rules>> = fc.record({
  reopen: fc.constantFrom('cumulative', 'single-full', 'half'),
  flReopen: fc.constantFrom('half', 'full'),
  flHeadsUp: fc.constantFrom('capped', 'uncapped'),
  flCap: fc.constantFrom({ preflop: 4, later: 4 }, { preflop: 5, later: 4 }, { preflop: null, later: null }),
  shortOpen: fc.constantFrom('raise-over', 'complete', 'double'),
  shortOpenCall: fc.constantFrom('allin', 'bb'),
  shortBlind: fc.constantFrom('full', 'actual'),
  plCount: fc.constantFrom('true', 'sb-as-bb'),
  plShortBlinds: fc.constantFrom('full', 'actual'),
  plAntes: fc.constantFrom('count', 'ignore'),
  straddleRaise: fc.constantFrom('double', 'difference'),
  bbAnte: fc.constantFrom('blind-first', 'ante-first'),
  minRaiseCap: fc.constantFrom('none', 'opponent'),
});

/** A table of 2 to 7 players with stacks between nothing but an ante and deep, of any game, profile and single rules. */
export const setups: fc.Arbitrary<HandSetup> = fc
  .record({
    count: fc.integer({ min: 2, max: 7 }),
    game: fc.constantFrom<GameCode>('NLHE', 'PLO', 'FLHE', 'NLSD'),
    profile: fc.constantFrom<ProfileName>('tda', 'wsop', 'wsop-live', 'roberts', 'online'),
    knobs,
    stacks: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 7, maxLength: 7 }),
    deep: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    ante: fc.constantFrom(0, 0, 1, 3),
    deadAnte: fc.constantFrom(0, 0, 4),
    straddle: fc.boolean(),
    post: fc.constantFrom(0, 0, 2, 4),
    spot: fc.boolean(),
    pot: fc.integer({ min: 0, max: 60 }),
  })
  .map((given) => {
    const { count, spot } = given;
    const forced: ForcedBet[] = [];
    if (!spot) {
      for (let seat = 0; seat < count && given.ante > 0; seat++) {
        forced.push({ seat, kind: 'ante', amount: given.ante });
      }
      forced.push({ seat: 0, kind: 'blind', amount: 2 }, { seat: 1, kind: 'blind', amount: 4 });
      if (given.deadAnte > 0) forced.push({ seat: 1, kind: 'dead-ante', amount: given.deadAnte });
      if (given.straddle && count > 2) forced.push({ seat: 2, kind: 'straddle', amount: 8 });
      if (given.post > 0 && count > 3) {
        forced.push({ seat: 3, kind: given.post === 2 ? 'post-dead' : 'post', amount: given.post });
      }
    }
    const button = count === 2 && !spot ? 0 : count - 1;
    return {
      game: GAMES[given.game],
      rules: { ...PROFILES[given.profile], ...given.knobs },
      unit: 1,
      stacks: given.stacks.slice(0, count).map((stack, seat) => (given.deep[seat] === true ? 10 * stack : stack)),
      bigBlind: 4,
      smallBlind: 2,
      blindsKnown: true,
      smallBet: 4,
      bigBet: 8,
      forced,
      firstStreet: spot ? 'flop' : 'preflop',
      firstToAct: firstToAct(count, button, forced),
      button,
      potBefore: spot && given.pot > 0 ? [{ amount: given.pot, eligible: null }] : [],
    };
  });

export const choices: fc.Arbitrary<Choice[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('fold', 'passive', 'passive', 'passive', 'smallest', 'smallest', 'largest', 'between'),
    share: fc.integer({ min: 0, max: 1000 }),
  }),
  { minLength: 1, maxLength: 40 },
);

/** The legal action that a choice results in. */
export function actionFor(legal: Legal, choice: Choice): Action {
  const passive: Action = { kind: legal.canCheck ? 'check' : 'call' };
  if (choice.kind === 'fold') return { kind: 'fold' };
  const { minTo, maxTo } = legal;
  if (choice.kind === 'passive' || minTo === null || maxTo === null) return passive;
  return { kind: legal.opening ? 'bet' : 'raise', to: totalFor(choice, minTo, maxTo) };
}

function totalFor(choice: Choice, minTo: Chips, maxTo: Chips): Chips {
  if (choice.kind === 'smallest') return minTo;
  if (choice.kind === 'largest') return maxTo;
  return minTo + Math.floor(((maxTo - minTo) * choice.share) / 1000);
}

/** Plays choices street by street until they or the hand end; `look` sees the state before each action. */
export function playChoices(
  setup: HandSetup,
  given: readonly Choice[],
  legalOf: (state: HandState) => Legal | null,
  look: (state: HandState, legal: Legal, action: Action) => void,
): HandState {
  const { state } = createHand(setup);
  for (const choice of given) {
    openStreets(state);
    const legal = legalOf(state);
    if (legal === null) break;
    const action = actionFor(legal, choice);
    look(state, legal, action);
    play(state, legal.seat, action);
  }
  return state;
}

function openStreets(state: HandState): void {
  while (state.toAct === null && !state.over) {
    startStreet(state, STREETS[STREETS.indexOf(state.street) + 1] ?? 'showdown');
  }
}
