import { describe, expect, it } from 'vitest';
import { frameAt } from '../../../language/render/frames';
import { projectFile, projectFiles } from '../../support/files';
import { framesOf, lastFrame, viewOf, viewsIn } from '../../support/handViews';

const THREE = `hand "Three stay, one folds"
game NLHE
blinds 50/100
seats
  B 360 Q♠ Q♥
  C 500 J♣ J♦
  D
  A 140 A♠ A♥
> Before the first action.
D raises to 200
A calls
mark called
B calls, C calls
flop K♣ 9♦ 7♣
B bets 160
C all-in
D folds
branch "Another way" from called
  B folds
  ask C to call "What does C owe?"
end
turn 4♥
river 2♠
ask A wins
`;

describe('the view of a hand', () => {
  const hand = viewOf(THREE);
  const { main } = hand;

  it('has frames for the start, each action or deal, and the end', () => {
    const told = main.frames.map(
      ({ kind, line, streetName, events }) =>
        `${kind} ${line} ${streetName}: ${events.map(({ text }) => text).join('; ')}`,
    );
    expect(told.map(plain)).toEqual([
      'start 0 preflop: B posts a blind of 50; C posts a blind of 100',
      'play 9 preflop: D raises to 200',
      'play 10 preflop: A calls 140 and is all-in',
      'play 12 preflop: B calls 150',
      'play 12 preflop: C calls 100',
      'play 13 flop: flop: K♣ 9♦ 7♣',
      'play 14 flop: B bets 160 and is all-in',
      'play 15 flop: C raises to 300 and is all-in',
      'play 16 flop: D folds',
      'play 21 turn: turn: K♣ 9♦ 7♣ 4♥',
      'play 22 river: river: K♣ 9♦ 7♣ 4♥ 2♠',
      'end 22 river: ',
    ]);
  });

  it('has the stacks, bets and pot of the replay', () => {
    const bet = main.frames[6];
    expect(bet?.seats.map(({ name, stack, bet: paid }) => `${name} ${stack.text} ${paid.text}`)).toEqual([
      'B 0 160',
      'C 300 0',
      'D deep 0',
      'A 0 0',
    ]);
    expect(bet?.potLabel).toBe('pot \u2068900\u2069');
    expect(bet?.boards).toEqual([['Kc', '9d', '7c']]);
  });

  it('names the next player and their legal actions', () => {
    const { next } = main.frames[7] ?? {};
    expect(plain(next?.heading)).toBe('Next to act: D');
    expect(next?.options.map(plain)).toEqual([
      'call 300: level 300 − 0 already in = 300',
      'fold',
      'D may not raise, because no opponent can put in more than 300',
    ]);
  });

  it('splits layers into the share of each player', () => {
    const { pots } = lastFrame(hand);
    expect(
      pots?.layers.map(({ label, shares, eligible }) => {
        const parts = shares.map(({ name, amount, folded }) => `${name} ${amount.chips}${folded ? ' folded' : ''}`);
        return `${plain(label)} = ${parts.join(' + ')} for ${eligible.join(', ')}`;
      }),
    ).toEqual([
      'main pot: 560 = B 140 + C 140 + D 140 folded + A 140 for B, C, A',
      'side pot 1, layer 2: 180 = B 60 + C 60 + D 60 folded for B, C',
      'side pot 1, layer 3: 320 = B 160 + C 160 for B, C',
    ]);
    expect(plain(pots?.refund?.label)).toBe('refund: 140 to C');
  });

  it('has the result with its check sum', () => {
    const { result } = lastFrame(hand);
    expect(result?.awards.map(plain)).toEqual(['A wins 560 (main pot)', 'B wins 500 (side pot 1)']);
    expect(result?.balances.map(({ name, net }) => `${name} ${net.chips}`)).toEqual([
      'B 140',
      'C -360',
      'D -200',
      'A 420',
    ]);
    expect(plain(result?.checkSumText)).toBe('Paid 1200 = awards 1060 + refunds 140 + rake 0');
  });

  it('contains remarks, marks, exercises and branches', () => {
    expect(main.frames[0]?.remarks).toEqual(['Before the first action.']);
    expect(main.frames[2]?.marks).toEqual(['called']);
    expect(main.exercises.map(({ question, answer }) => [question, answer].map(plain))).toEqual([
      ['A: award?', 'correct value: 560'],
    ]);
    const [branch] = main.branches;
    expect(plain(branch?.title)).toBe('Another way (from called)');
    expect(branch?.frames.map(({ kind, line }) => `${kind} ${line}`)).toEqual(['start 17', 'play 18']);
    expect(branch?.exercises.map(({ question, answer, why }) => [question, answer, why].map(plain))).toEqual([
      ['What does C owe?', 'correct value: 100', 'level 200 − 100 already in = 100'],
    ]);
  });

  it.each([
    ['called', 'play 10'],
    [0, 'start 0'],
    [10, 'play 10'],
    [12, 'play 12'],
    [18, 'play 18'],
    [20, 'play 16'],
    [99, 'play 22'],
    ['nowhere', undefined],
  ] as const)('finds a frame by a mark or a line: %s', (at, found) => {
    const point = frameAt(main, at)?.frame;
    expect(point && `${point.kind} ${point.line}`).toBe(found);
  });

  it('leaves out the result if hideResult is set', () => {
    const hidden = viewOf(`${THREE}A wins main pot\nB wins side pot\n`, { hideResult: true });
    expect(lastFrame(hidden)).toMatchObject({ kind: 'play', line: 22, result: null });
  });

  it('can use positions for names and big blinds for amounts', () => {
    const told = viewOf(THREE.replaceAll('D', 'Daria'), { anonymous: true, inBigBlinds: true, isolate: false });
    expect(told.main.frames[1]?.events.map(({ text }) => text)).toEqual(['CO raises to 2bb']);
    expect(told.main.frames.flatMap(({ seats }) => seats.map(({ name }) => name))).not.toContain('Daria');
    expect(lastFrame(told).result?.balances.map(({ name, net }) => `${name} ${net.text}`)).toEqual([
      'SB +1.4bb',
      'BB -3.6bb',
      'CO -2bb',
      'BTN +4.2bb',
    ]);
  });

  it('renames players in text of the author, and removes direction controls', () => {
    const text =
      'hand "Daria \u202Eagain"\ngame NLHE\nblinds 1/2\nseats Daria, Bo, Cy\n> Daria’s turn; Dariana waits.\n';
    const told = viewOf(text, { anonymous: true });
    expect(told.title).toBe('SB again');
    expect(told.main.frames[0]?.remarks).toEqual(['SB’s turn; Dariana waits.']);
  });

  it.each([
    ['Raha, Kian, Bo', 'RAHA and raha’s bet; Kian-like, Rahal, BO, bo', 'SB and SB’s bet; BB-like, Rahal, BO, bo'],
    ['"Big Al", Al, Big', 'big-al, Big Al and Al, BIG AL', 'SB, SB and BB, SB'],
    ['Btn, Kian, Raha', 'Btn is not Raha', 'SB is not BTN'],
    ['رها، کیان، علی‌آقا', 'رهای ما، كيان و علی آقا؛ رهاست، رهایش، رهاورد', 'SBی ما، BB و BTN؛ SBست، SBیش، رهاورد'],
    ['أحمد، سمير، منى', 'وأحمد ولسمير، احمد ومُنى', 'وSB ولBB، SB وBTN'],
  ])('renames %s in any letter case and with attached particles', (names, remark, told) => {
    const view = viewOf(`hand "x"\nblinds 1/2\nseats ${names}\n> ${remark}\n`, { anonymous: true });
    expect(view.main.frames[0]?.remarks).toEqual([told]);
  });

  it('renames players in the names of marks', () => {
    const text =
      'blinds 1/2\nseats Raha, Kian\nmark Raha-time\nbranch "What if Raha folds" from Raha-time\nRaha folds\nend\n';
    const told = viewOf(text, { anonymous: true, isolate: false });
    expect(told.main.branches.map(({ title }) => title)).toEqual(['What if SB folds (from SB-time)']);
  });

  it('numbers the players of a spot without positions', () => {
    expect(viewOf('flop\npot 10\nA bets 5\nB calls', { anonymous: true }).players.map(({ name }) => name)).toEqual([
      'Player 1',
      'Player 2',
    ]);
  });

  it('lists raises with the next minimum, and the caps of pot-limit', () => {
    const plo = viewOf('game PLO\nblinds 1/2\nseats 6\nUTG raises to 7\nHJ calls\nfolds to SB\n');
    expect(plo.main.raises.map((row) => [row.increase.text, row.nextMinimum?.text])).toEqual([['5', '12']]);
    const last = plo.main.caps.at(-1);
    expect([last?.name, last?.pot.text, last?.call.text, last?.after.text, last?.adds.text, last?.to.text]).toEqual([
      'SB',
      '17',
      '6',
      '23',
      '29',
      '30',
    ]);
  });

  it('shows the chips that each player paid in a ledger', () => {
    const ledger = viewOf('ledger\nA 170 all-in\nB 430\nbranch "A wins"\nA wins\nend\n');
    expect(ledger.main.frames.map(({ kind, seats }) => [kind, ...seats.map(({ bet }) => bet.text)])).toEqual([
      ['start', '170', '430'],
    ]);
    const end = ledger.main.branches[0]?.frames.at(-1);
    expect(end?.result?.balances.map(({ net }) => net.chips)).toEqual([170, -170]);
  });

  it('shows both boards of a hand run twice', () => {
    const twice = viewOf(
      'game NLHE\nblinds 1/2\nseats A 20 AsAh, B 20 KsKh\nA all-in\nB calls\nrun twice\nboard 2c3c4c8d9d\nboard KcKd4h8h9h\n',
    );
    expect(lastFrame(twice).boards).toEqual([
      ['2c', '3c', '4c', '8d', '9d'],
      ['Kc', 'Kd', '4h', '8h', '9h'],
    ]);
    expect(twice.main.frames.find(({ events }) => events.some(({ text }) => /twice/.test(text)))?.boards).toEqual([]);
  });
});

describe('an open betting round', () => {
  const OPEN = 'hand "x"\nblinds 1/2\nseats A, B, C\nC raises to 6\nA calls\n';
  const pots = (text: string, language = 'en') => {
    const lie = lastFrame(viewOf(text, { language })).pots;
    const bets = lie?.bets ?? null;
    return [...(lie?.pots ?? []).map(({ description: told }) => told), bets?.description, bets?.eligible.join(' ')].map(
      plain,
    );
  };

  it('has no side pot, and includes players who are still to act', () => {
    expect(pots(OPEN)).toEqual(['bets on this street: A 6 + B 2 + C 6 = 14', 'A B C']);
    expect(pots(OPEN, 'fa')).toEqual(['شرط‌های این دور: A 6 + B 2 + C 6 = 14', 'A B C']);
    expect(pots(`${OPEN}B calls\nflop\nA bets 9\nB folds`)).toEqual([
      'in the middle: 6 × 3 = 18 — A, C',
      'bet on this street: A 9',
      'A C',
    ]);
  });

  it('has side pots only for all-ins of earlier streets', () => {
    const hand =
      'hand "x"\nblinds 1/2\nseats A 20, B 50, C 50\nC calls\nA raises to 20 all-in\nB calls\nC calls\nflop\n';
    expect(pots(`${hand}B bets 9`)).toEqual([
      'in the middle: 20 × 3 = 60 — A, B, C',
      'bet on this street: B 9',
      'A B C',
    ]);
    const next = `${hand}B bets 9\nC raises to 30 all-in`;
    expect(pots(next)).toEqual([
      'in the middle: 20 × 3 = 60 — A, B, C',
      'bets on this street: B 9 + C 30 = 39',
      'A B C',
    ]);
    expect(pots(`${next}\nB calls`)).toEqual([
      'main pot: 20 × 3 = 60 — A, B, C',
      'side pot 1: 30 × 2 = 60 — B, C',
      undefined,
      undefined,
    ]);
  });

  it('draws the middle, the bets in front of their seats, and each chip once', () => {
    const hand = viewOf(`${OPEN}B calls\nflop\nA bets 9\nB folds\nC folds`);
    const said = hand.main.frames.map(({ middleLabel, seats }) => [
      plain(middleLabel) ?? null,
      ...seats.map(({ bet }) => bet.text),
    ]);
    expect(said.slice(2)).toEqual([
      [null, '6', '2', '6'],
      [null, '6', '6', '6'],
      ['pot 18', '0', '0', '0'],
      ['in the middle 18', '9', '0', '0'],
      ['in the middle 18', '9', '0', '0'],
      ['in the middle 18', '9', '0', '0'],
      ['pot 27', '0', '0', '0'],
    ]);
  });
});

describe('sums', () => {
  it.each(projectFiles('samples', '.hand'))('add up in every frame of %s', (path) => {
    for (const hand of viewsIn(projectFile(path))) {
      for (const { frame } of framesOf(hand)) {
        const { pots, pot, result } = frame;
        if (pots !== null) {
          const bars = [...pots.layers, ...(pots.bets === null ? [] : [pots.bets])];
          for (const { amount, shares, dead } of bars) {
            const parts = shares.reduce((sum, share) => sum + (share.amount.chips ?? 0), dead?.chips ?? 0);
            expect(parts, hand.title).toBe(amount.chips);
          }
          const whole = bars.reduce((sum, { amount }) => sum + (amount.chips ?? 0), pots.refund?.amount.chips ?? 0);
          expect(whole, hand.title).toBe(pot?.chips);
        }
        if (result === null) continue;
        const { paid, awards, refunds, rake } = result.checkSum;
        expect(awards + refunds + rake, hand.title).toBe(paid);
      }
    }
  });
});

describe('half-typed text', () => {
  it.each(['', 'hand', 'seats', 'seats A', 'A raises', 'hand "x"\nseats A, B\nask', 'flop\nA bets', 'ledger\nA'])(
    'has a view without throwing: %j',
    (text) => {
      expect(() => viewsIn(text).map(framesOf)).not.toThrow();
    },
  );
});

function plain(text: string | null | undefined): string | null | undefined {
  return text?.replace(/[\u2066-\u2069]/g, '');
}
