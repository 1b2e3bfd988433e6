/** Replays random hands of reference engines and compares every decision and the pots. */
import { describe, expect, it } from 'vitest';
import { legalActions } from '../../language/poker/betting';
import { potDivisionOf } from '../../language/poker/pots';
import type { HandState } from '../../language/poker/state';
import type { Legal } from '../../language/poker/types';
import {
  type DisputedVector,
  openNextStreets,
  playVector,
  readVectors,
  streetIndex,
  type Vector,
  type VectorDecision,
} from '../support/vectors';

function decisionOf(state: HandState, legal: Legal): VectorDecision {
  return {
    actor: legal.seat,
    street: streetIndex(state),
    call: legal.toCall,
    can_raise: legal.canRaise,
    min_to: legal.minTo,
    max_to: legal.maxTo,
  };
}

/** Plays a vector to its end; returns the engine's answer at each decision and the pots. */
function replay(vector: Vector) {
  const decisions: { readonly got: VectorDecision; readonly legal: Legal; readonly fullLevel: number }[] = [];
  const state = playVector(vector.hand, vector.actions, (before, legal) => {
    decisions.push({ got: decisionOf(before, legal), legal, fullLevel: before.fullLevel });
  });
  openNextStreets(state);
  const settlement = potDivisionOf(state);
  const refund = settlement?.refund ?? null;
  return {
    decisions,
    toAct: state.toAct,
    over: state.over,
    outcome: {
      contrib: state.players.map((player) => player.handPaid),
      folded: state.players.flatMap((player, seat) => (player.folded ? [seat] : [])),
      layers: settlement?.layers.map((layer) => [layer.amount, layer.eligible]),
      pots: settlement?.pots.map((pot) => [pot.amount, pot.eligible]),
      refund: refund === null ? null : { player: refund.seat, amount: refund.amount },
    },
  };
}

function outcomeOf({ contrib, folded, layers, pots, refund }: Vector) {
  return { contrib, folded, layers, pots, refund };
}

describe.each([
  { file: 'nlhe', rows: 1500, decisions: 13_689 },
  { file: 'plo', rows: 1500, decisions: 14_897 },
])('random hands of $file', ({ file, rows, decisions }) => {
  const vectors = readVectors<Vector>(file);

  it('are complete', () => {
    expect(vectors).toHaveLength(rows);
    expect(vectors.reduce((sum, vector) => sum + vector.decisions.length, 0)).toBe(decisions);
  });

  it('agree on the actor, call, right to raise, minimum and maximum at every decision', () => {
    for (const [index, vector] of vectors.entries()) {
      const got = replay(vector).decisions.map((decision) => decision.got);
      expect(got, `${file} row ${index}`).toEqual(vector.decisions);
    }
  });

  it('agree on the contributions, layers, pots and refund', () => {
    for (const [index, vector] of vectors.entries()) {
      const { outcome, toAct, over } = replay(vector);
      expect(outcome, `${file} row ${index}`).toEqual(outcomeOf(vector));
      expect({ toAct, over }, `${file} row ${index}`).toEqual({ toAct: null, over: true });
    }
  });
});

describe('random hands of flhe', () => {
  const vectors = readVectors<Vector>('flhe');

  // The dealer of these vectors raises an all-in under half a bet by a whole bet; here it is completed (Robert's Rules).
  it('agree at every decision except the 44 that complete an all-in below half a bet', () => {
    expect(vectors).toHaveLength(600);
    let completed = 0;
    for (const [index, vector] of vectors.entries()) {
      for (const [step, { got, legal, fullLevel }] of replay(vector).decisions.entries()) {
        const want = vector.decisions[step];
        const size = legal.limit?.size ?? 0;
        const rise = legal.level - fullLevel;
        if (want === undefined) throw new Error('a decision too many');
        if (JSON.stringify(got) !== JSON.stringify(want)) {
          completed++;
          expect(rise > 0 && 2 * rise < size, `flhe row ${index} step ${step} faces a short all-in`).toBe(true);
          expect(want.min_to).toBe(Math.min(legal.level + size, legal.stackTo));
          expect(got).toEqual({
            ...want,
            min_to: Math.min(fullLevel + size, legal.stackTo),
            max_to: Math.min(fullLevel + size, legal.stackTo),
          });
        }
      }
    }
    expect(completed).toBe(44);
  });

  it('end with the same contributions, layers, pots and refund', () => {
    for (const [index, vector] of vectors.entries()) {
      expect(replay(vector).outcome, `flhe row ${index}`).toEqual(outcomeOf(vector));
    }
  });
});

describe('decisions for which a well-known engine adds up all-ins across the table', () => {
  const vectors = readVectors<DisputedVector>('disputed');

  it('count all-ins per player, as in TDA 2024 47-A', () => {
    expect(vectors).toHaveLength(78);
    for (const [index, vector] of vectors.entries()) {
      const state = playVector(vector.hand, vector.actions, () => undefined);
      openNextStreets(state);
      const legal = legalActions(state);
      expect(legal === null ? null : decisionOf(state, legal), `disputed row ${index}`).toEqual(vector.strict_tda);
    }
  });
});
