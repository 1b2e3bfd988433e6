/** Hands that are turned up stay in; streets that are not told yet are cards that nobody has seen. */
import { describe, expect, it } from 'vitest';
import { findingsIn } from '../../support/replayedHand';

const DEALT = 'blinds 1/2\nseats A 100, B 100, C 100\nC all-in, A calls, B folds\nboard 2c3c4d9hJh\n';

describe('a tabled hand', () => {
  const TABLED =
    'cards/differs: A has tabled their hand. A tabled hand can no longer be mucked: it stays in the showdown.';

  it.each([
    ['cannot be mucked', 'A shows AsAd\nC shows KsKd\nA mucks', [TABLED], 'A'],
    ['is a whole one', 'A shows As ??\nC shows KsKd\nA mucks', [], 'C'],
    ['is not what was only mucked before', 'A mucks\nA shows AsAd\nC shows KsKd', [], 'C'],
    ['says nothing of the others', 'A shows AsAd\nC mucks', [], 'A'],
  ])('%s', (_, lines, findings, winner) => {
    expect(findingsIn(`${DEALT}${lines}\nexpect ${winner} wins 202`)).toEqual(findings);
  });

  it('may be mucked if nobody else is left, and in another branch', () => {
    expect(
      findingsIn('blinds 1/2\nseats A 100, B 100\nA raises to 6, B folds\nA shows AsAd\nA mucks\nexpect A wins 4'),
    ).toEqual([]);
    expect(findingsIn(`${DEALT}mark shown\nA shows AsAd\nbranch from shown\nA mucks\nexpect C wins 202\nend`)).toEqual(
      [],
    );
  });
});

describe('an incomplete board once nobody can bet', () => {
  const ALL_IN = 'blinds 1/2\nseats A 7 AsAh, B 7 2h7c\nA all-in, B calls\n';
  const OPEN =
    'expect/not-decided: winner is not decided here: the winners are unknown; write the cards, or write who wins.';

  it.each([
    ['names whom no card can beat', `${ALL_IN}flop Ad Ac Ks\nturn 3d\nexpect winner A, A wins 14, A net +7`, []],
    ['also two cards before', `${ALL_IN}flop Ad Ac Ks\nexpect winner A`, []],
    ['names nobody whom a card can beat', `${ALL_IN}flop Ad 3c Ks\nturn 2d\nexpect winner A`, []],
    ['or two can', `${ALL_IN}flop 2d 2c Ks\nexpect winner B`, [OPEN]],
    ['nor before the flop', `${ALL_IN}expect winner A`, [OPEN]],
    ['nor where a second board is still to come', `${ALL_IN}run twice\nflop Ad Ac Ks\nexpect winner A`, [OPEN]],
    ['nor with unknown hands', 'blinds 1/2\nseats A 7, B 7\nA all-in, B calls\nflop Ad Ac Ks\nexpect winner A', [OPEN]],
  ])('%s', (_, text, findings) => expect(findingsIn(text)).toEqual(findings));

  it('decides nothing while somebody can bet', () => {
    const text =
      'blinds 1/2\nseats A 70 AsAh, B 70 2h7c\nA calls, B checks\nflop Ad Ac Ks\nB checks, A checks\nexpect winner A';
    expect(findingsIn(text)).toEqual([OPEN]);
  });
});
