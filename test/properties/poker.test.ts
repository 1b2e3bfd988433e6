import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, legalActions, potTotal, violations } from '../../language/poker/betting';
import { dividePots, potDivisionOf } from '../../language/poker/pots';
import { HandState } from '../../language/poker/state';
import type { Action, Chips, ForcedBet, HandSetup, Legal, Seat } from '../../language/poker/types';
import { choices, playChoices, setups } from '../support/pokerArbitraries';

const runs = { numRuns: 250 };

/** All chips that the hand has: behind, paid and in the middle from before. */
function chipsOf(state: HandState): Chips {
  return state.players.reduce((sum, player) => sum + player.stack, potTotal(state) ?? 0);
}

describe('betting', () => {
  it('conserves chips at every step', () => {
    fc.assert(
      fc.property(setups, choices, (setup, given) => {
        const total = setup.stacks.reduce((sum, stack) => sum + stack, 0) + (setup.potBefore?.[0]?.amount ?? 0);
        const end = playChoices(setup, given, legalActions, (state) => expect(chipsOf(state)).toBe(total));
        expect(chipsOf(end)).toBe(total);
        expect(end.players.reduce((sum, player) => sum + player.handPaid + player.deadPaid, 0)).toBe(end.paid);
        for (const player of end.players) {
          expect(player.stack).toBeGreaterThanOrEqual(0);
          expect(player.allIn).toBe(player.stack === 0);
        }
      }),
      runs,
    );
  });

  it('offers consistent bounds', () => {
    fc.assert(
      fc.property(setups, choices, (setup, given) => {
        playChoices(setup, given, legalActions, (_state, legal) => {
          expect(legal.canFold).toBe(true);
          expect(legal.canCheck).toBe(legal.toCall === 0);
          expect(legal.canCall).toBe(legal.toCall > 0);
          expect(legal.canRaise).toBe(legal.reason === null);
          expect([legal.minTo === null, legal.maxTo === null]).toEqual([!legal.canRaise, !legal.canRaise]);
          if (legal.minTo === null || legal.maxTo === null) return;
          expect(legal.minTo).toBeLessThanOrEqual(legal.maxTo);
          expect(legal.minTo).toBeGreaterThan(legal.level);
          expect(legal.maxTo).toBeLessThanOrEqual(legal.stackTo);
        });
      }),
      runs,
    );
  });

  it('apply accepts exactly what legalActions allows', () => {
    fc.assert(
      fc.property(setups, choices, (setup, given) => {
        playChoices(setup, given, legalActions, (state, legal) => {
          for (const seat of state.players.keys()) {
            for (const action of actionsAround(legal)) {
              const accepted = apply(state, seat, action) instanceof HandState;
              const wanted = seat === legal.seat && allows(legal, action);
              if (accepted !== wanted || (violations(state, seat, action).length === 0) !== accepted) {
                throw new Error(`seat ${seat} ${JSON.stringify(action)}: ${accepted ? 'accepted' : 'refused'}`);
              }
            }
          }
        });
      }),
      { numRuns: 60 },
    );
  });

  it('ends: every street closes within a bound', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const passive = Array.from({ length: 60 }, () => ({ kind: 'passive', share: 0 }) as const);
        const end = playChoices(setup, passive, legalActions, () => undefined);
        expect(end.over).toBe(true);
        expect(end.toAct).toBeNull();
      }),
      runs,
    );
  });

  it('gives a player another turn only when the level has risen since their last', () => {
    fc.assert(
      fc.property(setups, choices, (setup, given) => {
        playChoices(setup, given, legalActions, (state, legal) => {
          const player = state.at(legal.seat);
          expect(player.folded || player.allIn).toBe(false);
          expect(player.actedAt).toBeLessThan(state.level === 0 ? 0 : state.level);
        });
      }),
      runs,
    );
  });
});

/** Every kind of action, with totals on and beside each bound. */
function actionsAround(legal: Legal): Action[] {
  const totals = new Set<Chips>([
    0,
    1,
    legal.stackTo,
    legal.stackTo + 1,
    legal.level,
    legal.level + 1,
    legal.fullMinTo,
  ]);
  for (const bound of [legal.minTo, legal.maxTo, legal.cap?.to]) {
    if (bound === null || bound === undefined) continue;
    for (const near of [bound - 1, bound, bound + 1]) totals.add(near);
  }
  const bets = [...totals].flatMap((to): Action[] => [
    { kind: 'bet', to },
    { kind: 'raise', to },
  ]);
  return [{ kind: 'fold' }, { kind: 'check' }, { kind: 'call' }, ...bets];
}

function allows(legal: Legal, action: Action): boolean {
  switch (action.kind) {
    case 'fold':
      return legal.canFold;
    case 'check':
      return legal.canCheck;
    case 'call':
      return legal.canCall;
    case 'bet':
    case 'raise': {
      const { minTo, maxTo, opening } = legal;
      if (minTo === null || maxTo === null || opening !== (action.kind === 'bet')) return false;
      return action.to >= minTo && action.to <= maxTo;
    }
  }
}

describe('settlement', () => {
  it('layers and the uncalled part share out every chip', () => {
    fc.assert(
      fc.property(setups, choices, (setup, given) => {
        const state = playChoices(setup, given, legalActions, () => undefined);
        const settlement = potDivisionOf(state);
        if (settlement === null) throw new Error('the middle is known');
        const { layers, pots, refund } = settlement;
        const sum = (parts: readonly { readonly amount: Chips }[]) =>
          parts.reduce((total, part) => total + part.amount, 0);
        expect(sum(layers) + (refund?.amount ?? 0)).toBe(potTotal(state));
        expect(sum(pots)).toBe(sum(layers));
        for (const pot of pots) {
          expect(pot.eligible.length).toBeGreaterThan(0);
          for (const seat of pot.eligible) expect(state.at(seat).folded).toBe(false);
        }
        expect(new Set(pots.map((pot) => pot.eligible.join())).size).toBe(pots.length);
        expect(pots.flatMap((pot) => pot.layers).sort((a, b) => a - b)).toEqual([...layers.keys()]);
      }),
      runs,
    );
  });

  const ledgers = fc.record({
    paid: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 8 }),
    folds: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    stays: fc.nat({ max: 7 }),
    dead: fc.nat({ max: 5 }),
  });

  it('of a ledger: each layer is its slice times its contributors, and nobody wins what they have not matched', () => {
    fc.assert(
      fc.property(ledgers, ({ paid, folds, stays, dead }) => {
        const folded = paid.map((_, seat) => folds[seat] === true && seat !== stays % paid.length);
        const { layers, refund } = dividePots({ paid, folded, dead, potBefore: [] });
        const kept = paid.map((total, seat) => total - (refund?.seat === seat ? refund.amount : 0));
        const total = kept.reduce((sum, chips) => sum + chips, dead);
        expect(layers.reduce((sum, layer) => sum + layer.amount, 0)).toBe(total);
        for (const layer of layers) {
          const slice = kept.reduce((sum, chips) => sum + Math.max(0, Math.min(chips, layer.to) - layer.from), 0);
          expect(layer.amount).toBe(slice + layer.dead);
          expect(layer.eligible.length).toBeGreaterThan(0);
          for (const seat of layer.contributors) expect(kept[seat]).toBeGreaterThan(layer.from);
        }
        // A player can win from each other no more than he has put in himself.
        for (const [seat, own] of kept.entries()) {
          const most = layers
            .filter((layer) => layer.eligible.includes(seat))
            .reduce((sum, layer) => sum + layer.amount, 0);
          const matched = kept.reduce((sum, chips) => sum + Math.min(chips, own), 0);
          const fallen = kept.reduce(
            (sum, chips, other) => sum + (folded[other] === true ? Math.max(0, chips - own) : 0),
            0,
          );
          expect(most).toBeLessThanOrEqual(matched + dead + fallen);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** What a hand comes to, in the terms of the given setup: every bound and the settlement. */
function storyOf(setup: HandSetup, given: Parameters<typeof playChoices>[1]) {
  const steps: Legal[] = [];
  const state = playChoices(setup, given, legalActions, (_state, legal) => steps.push(legal));
  return { steps, settlement: potDivisionOf(state), stacks: state.players.map((player) => player.stack) };
}

describe('nothing depends on', () => {
  it('where the list of seats begins', () => {
    fc.assert(
      fc.property(setups, choices, fc.integer({ min: 1, max: 6 }), (setup, given, turn) => {
        const count = setup.stacks.length;
        const move = (seat: Seat): Seat => (seat + turn) % count;
        const moved: HandSetup = {
          ...setup,
          stacks: setup.stacks.map((_, seat) => setup.stacks[(seat - (turn % count) + count) % count] ?? 0),
          forced: setup.forced.map((bet): ForcedBet => ({ ...bet, seat: move(bet.seat) })),
          button: move(setup.button),
          firstToAct: { preflop: move(setup.firstToAct.preflop), later: move(setup.firstToAct.later) },
        };
        const story = storyOf(setup, given);
        const other = storyOf(moved, given);
        const seats = (list: readonly Seat[]) => list.map(move).sort((a, b) => a - b);
        expect(other.steps).toEqual(story.steps.map((legal) => ({ ...legal, seat: move(legal.seat) })));
        expect(other.settlement?.pots).toEqual(
          story.settlement?.pots.map((pot) => ({ ...pot, eligible: seats(pot.eligible) })),
        );
        expect(other.stacks).toEqual(
          story.stacks.map((_, seat) => story.stacks[(seat - (turn % count) + count) % count]),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('the scale of the amounts', () => {
    fc.assert(
      fc.property(setups, choices, fc.constantFrom(2, 5, 100), (setup, given, factor) => {
        // Shares of a range are whole chips; only its ends scale.
        const ends = given.map((choice) =>
          choice.kind === 'between' ? { ...choice, kind: 'largest' as const } : choice,
        );
        const times = (chips: Chips): Chips => chips * factor;
        const scaled: HandSetup = {
          ...setup,
          unit: times(setup.unit),
          stacks: setup.stacks.map(times),
          bigBlind: times(setup.bigBlind),
          smallBlind: times(setup.smallBlind),
          smallBet: times(setup.smallBet),
          bigBet: times(setup.bigBet),
          forced: setup.forced.map((bet): ForcedBet => ({ ...bet, amount: times(bet.amount) })),
          potBefore: setup.potBefore?.map((pot) => ({ ...pot, amount: times(pot.amount) })) ?? null,
        };
        const story = storyOf(setup, ends);
        const other = storyOf(scaled, ends);
        const orNull = (chips: Chips | null): Chips | null => (chips === null ? null : times(chips));
        expect(other.stacks).toEqual(story.stacks.map(times));
        expect(
          other.steps.map(({ seat, toCall, minTo, maxTo, reason }) => ({ seat, toCall, minTo, maxTo, reason })),
        ).toEqual(
          story.steps.map(({ seat, toCall, minTo, maxTo, reason }) => ({
            seat,
            toCall: times(toCall),
            minTo: orNull(minTo),
            maxTo: orNull(maxTo),
            reason,
          })),
        );
        expect(other.settlement?.pots.map((pot) => pot.amount)).toEqual(
          story.settlement?.pots.map((pot) => times(pot.amount)),
        );
      }),
      { numRuns: 150 },
    );
  });
});
