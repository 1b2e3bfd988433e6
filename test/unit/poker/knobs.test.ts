/** Tests knobs, profiles and the list of games. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../language/poker/games';
import { applyKnob, contradictingKnobs, isKnobName, KNOBS, PROFILES } from '../../../language/poker/profiles';

const { tda } = PROFILES;

describe('knobs', () => {
  it.each([
    ['reopen', 'reopen', ['cumulative', 'single-full', 'half']],
    ['fl-reopen', 'flReopen', ['half', 'full']],
    ['fl-heads-up', 'flHeadsUp', ['capped', 'uncapped']],
    ['short-open', 'shortOpen', ['raise-over', 'complete', 'double']],
    ['short-open-call', 'shortOpenCall', ['allin', 'bb']],
    ['short-blind', 'shortBlind', ['full', 'actual']],
    ['pl-count', 'plCount', ['true', 'sb-as-bb']],
    ['pl-short-blinds', 'plShortBlinds', ['full', 'actual']],
    ['pl-antes', 'plAntes', ['count', 'ignore']],
    ['straddle-raise', 'straddleRaise', ['double', 'difference']],
    ['bb-ante', 'bbAnte', ['blind-first', 'ante-first']],
    ['odd-chip', 'oddChip', ['left-of-button', 'high-card']],
    ['rake-basis', 'rakeBasis', ['total', 'per-pot']],
    ['min-raise-cap', 'minRaiseCap', ['none', 'opponent']],
  ] as const)('%s accepts its values and rejects others', (name, key, values) => {
    expect(KNOBS[name].values).toEqual(values);
    for (const value of values) expect(applyKnob(tda, name, value)).toEqual({ ...tda, [key]: value });
    expect(applyKnob(tda, name, 'nonsense')).toBe('bad-value');
    expect(applyKnob(tda, name)).toBe('bad-value');
    expect(applyKnob(tda, name, values[0], values[1])).toBe('bad-value');
    expect(applyKnob(tda, name, 1)).toBe('bad-value');
  });

  it('fl-cap accepts one number, one number for each part of the hand, or none', () => {
    expect(applyKnob(tda, 'fl-cap', '5')).toEqual({ ...tda, flCap: { preflop: 5, later: 5 } });
    expect(applyKnob(tda, 'fl-cap', 4)).toEqual({ ...tda, flCap: { preflop: 4, later: 4 } });
    expect(applyKnob(tda, 'fl-cap', '5/4')).toEqual({ ...tda, flCap: { preflop: 5, later: 4 } });
    expect(applyKnob(tda, 'fl-cap', '5', '/', '4')).toEqual({ ...tda, flCap: { preflop: 5, later: 4 } });
    expect(applyKnob(tda, 'fl-cap', 5, 4)).toEqual({ ...tda, flCap: { preflop: 5, later: 4 } });
    expect(applyKnob(tda, 'fl-cap', 'none')).toEqual({ ...tda, flCap: { preflop: null, later: null } });
    expect(applyKnob(tda, 'fl-cap', '10/12')).toEqual({ ...tda, flCap: { preflop: 10, later: 12 } });
    for (const bad of ['0', '5/', '5/4/3', '-1', '1.5', 'four', '', '100', 'x5', '5/0', 'nonetheless']) {
      expect(applyKnob(tda, 'fl-cap', bad), bad).toBe('bad-value');
    }
  });

  it('pl-round accepts a direction and a step in chips', () => {
    expect(applyKnob(tda, 'pl-round', 'up', 25)).toEqual({ ...tda, plRound: { direction: 'up', step: 25 } });
    expect(applyKnob(tda, 'pl-round', 'down', 1)).toEqual({ ...tda, plRound: { direction: 'down', step: 1 } });
    const rounded = { ...tda, plRound: { direction: 'up', step: 5 } } as const;
    expect(applyKnob(rounded, 'pl-round', 'none')).toEqual(tda);
    for (const bad of [
      ['up'],
      ['up', 0],
      ['up', -5],
      ['up', 2.5],
      ['up', '25'],
      ['none', 5],
      ['sideways', 5],
      ['up', 5, 5],
      [],
    ]) {
      expect(applyKnob(tda, 'pl-round', ...bad), bad.join(' ')).toBe('bad-value');
    }
  });

  it('prints the value of a rule as an author writes it', () => {
    const other = {
      ...tda,
      reopen: 'half',
      flCap: { preflop: 5, later: 4 },
      plRound: { direction: 'up', step: 25 },
    } as const;
    expect(KNOBS.reopen.valueIn(other)).toBe('half');
    expect(KNOBS['fl-cap'].valueIn(other)).toBe('5/4');
    expect(KNOBS['fl-cap'].valueIn(tda)).toBe('4');
    expect(KNOBS['fl-cap'].valueIn({ ...tda, flCap: { preflop: null, later: null } })).toBe('none');
    expect(KNOBS['pl-round'].valueIn(other)).toBe('up 25');
    expect(KNOBS['pl-round'].valueIn(tda)).toBe('none');
  });

  it('distinguishes an unknown name from a bad value', () => {
    expect(applyKnob(tda, 'no-such-knob', 'up')).toBe('unknown-knob');
    expect(applyKnob(tda, 'toString', 'up')).toBe('unknown-knob');
    expect(isKnobName('reopen')).toBe(true);
    expect(isKnobName('constructor')).toBe(false);
  });

  it('completing a short opening all-in contradicts calling it with a whole big blind', () => {
    expect(contradictingKnobs({ ...tda, shortOpen: 'complete', shortOpenCall: 'bb' })).toEqual([
      'short-open',
      'short-open-call',
    ]);
    expect(contradictingKnobs({ ...tda, shortOpen: 'complete' })).toBeNull();
    expect(contradictingKnobs({ ...tda, shortOpenCall: 'bb' })).toBeNull();
    for (const rules of Object.values(PROFILES)) expect(contradictingKnobs(rules)).toBeNull();
  });
});

describe('profiles', () => {
  const differences = (name: keyof typeof PROFILES) =>
    Object.fromEntries(
      Object.entries(PROFILES[name]).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(tda[key as keyof typeof tda]),
      ),
    );

  it('tda has the values of the TDA rules', () => {
    expect(tda).toEqual({
      profile: 'tda',
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
    });
  });

  it('the other profiles differ from tda in these points', () => {
    const five = { preflop: 5, later: 5 };
    expect(differences('wsop')).toEqual({ profile: 'wsop', flCap: five });
    expect(differences('wsop-live')).toEqual({
      profile: 'wsop-live',
      flCap: five,
      flHeadsUp: 'uncapped',
      plCount: 'sb-as-bb',
    });
    expect(differences('roberts')).toEqual({ profile: 'roberts', flHeadsUp: 'uncapped', plCount: 'sb-as-bb' });
    expect(differences('online')).toEqual({
      profile: 'online',
      reopen: 'single-full',
      plShortBlinds: 'actual',
      bbAnte: 'ante-first',
    });
  });
});

describe('games', () => {
  it.each([
    ['NLHE', 'no-limit', 2, 'any', 'high', false, 'full'],
    ['PLHE', 'pot-limit', 2, 'any', 'high', false, 'full'],
    ['FLHE', 'fixed-limit', 2, 'any', 'high', false, 'full'],
    ['PLO', 'pot-limit', 4, 'exactly-two', 'high', false, 'full'],
    ['PLO5', 'pot-limit', 5, 'exactly-two', 'high', false, 'full'],
    ['PLO6', 'pot-limit', 6, 'exactly-two', 'high', false, 'full'],
    ['PLO8', 'pot-limit', 4, 'exactly-two', 'high', true, 'full'],
    ['NLO8', 'no-limit', 4, 'exactly-two', 'high', true, 'full'],
    ['FLO8', 'fixed-limit', 4, 'exactly-two', 'high', true, 'full'],
    ['NLSD', 'no-limit', 2, 'any', 'short-deck', false, 'short'],
  ] as const)('%s has its betting, cards and ranking', (code, betting, holeCards, holeUsed, ranking, low, deck) => {
    expect(GAMES[code]).toEqual({ code, betting, holeCards, holeUsed, ranking, low, deck });
  });

  it('number ten', () => {
    expect(Object.keys(GAMES)).toHaveLength(10);
  });
});
