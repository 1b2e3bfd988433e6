import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import { briefs, problemsOf } from './brief';

const NAMES = ['Raha', 'Kian'];

describe('mark and branch', () => {
  test.each([
    ['mark kian-shoved', 'mark kian-shoved'],
    ['mark کیان-شاو', 'mark کیان-شاو'],
    ['mark "after the raise"', 'mark after the raise'],
    ['mark 1', 'mark 1'],
    ['mark flop', 'mark flop'],
  ])('%s', (line, meaning) => {
    expect(briefs(line, NAMES)).toEqual([meaning]);
    expect(problemsOf(parseHand(line, { names: NAMES }))).toEqual([]);
  });

  test.each([
    ['branch', 'branch {  }'],
    ['branch "Navid raises instead"', 'branch "Navid raises instead" {  }'],
    ['branch from kian-shoved', 'branch from kian-shoved {  }'],
    ['branch "Navid raises" from kian-shoved', 'branch "Navid raises" from kian-shoved {  }'],
    ['branch from kian-shoved "Navid raises"', 'branch "Navid raises" from kian-shoved {  }'],
    ['branch from "after the raise"', 'branch from after the raise {  }'],
    ['branch "Two" from "after the raise"', 'branch "Two" from after the raise {  }'],
  ])('%s', (line, meaning) => {
    expect(briefs(`${line}\nend`, NAMES)).toEqual([meaning]);
    expect(problemsOf(parseHand(`${line}\nend`, { names: NAMES }))).toEqual([]);
  });

  test('branches nest only so deep; the first that lies deeper tells it, and each `end` closes its own', () => {
    const nested = (depth: number): string => `${'branch "x"\n'.repeat(depth)}${'end\n'.repeat(depth)}mark m`;
    expect(parseHand(nested(50)).problems).toEqual([]);
    const { problems, statements } = parseHand(nested(3000));
    expect(problems.map(({ message }) => message)).toEqual(['text/syntax.branch-depth']);
    expect(statements.map(({ kind }) => kind)).toEqual(['branch', 'mark']);
  });

  test('branches nest, and the main line goes on after `end`', () => {
    const text =
      'Raha checks\nbranch "a"\n  Kian bets 5\n  branch "b"\n    Raha folds\n  end\n  Raha calls\nend\nKian checks';
    expect(briefs(text, NAMES)).toEqual([
      'Raha check',
      'branch "a" { Kian bet bare 5; branch "b" { Raha fold }; Raha call }',
      'Kian check',
    ]);
    const [, branch] = parseHand(text, { names: NAMES }).statements;
    if (branch?.kind !== 'branch' || branch.closing === null) throw new Error('a closed branch expected');
    expect(text.slice(branch.start, branch.end)).toMatch(/^branch "a".*Raha calls\nend$/s);
    expect(text.slice(branch.closing.start, branch.closing.end)).toBe('end');
  });

  test('a branch that is never closed reaches to the end, and is told on its word', () => {
    const text = 'Raha checks\nbranch "a"\n  Kian bets 5\n\n';
    const tree = parseHand(text, { names: NAMES });
    expect(tree.problems).toMatchObject([{ code: 'text/unclosed-branch', start: 12, end: 18 }]);
    expect(briefs(text, NAMES)).toEqual(['Raha check', 'branch "a" { Kian bet bare 5 } open']);
    expect(tree.statements[1]).toMatchObject({ start: 12, end: text.trimEnd().length });
  });

  test('a new hand closes what is open', () => {
    const tree = parseHand('branch\nhand "Next"\nRaha checks', { names: NAMES });
    expect(tree.statements.map(({ kind }) => kind)).toEqual(['branch', 'hand', 'action']);
    expect(tree.problems).toMatchObject([{ code: 'text/unclosed-branch' }]);
  });

  test.each([
    ['mark', 'mark-name «mark»'],
    ['mark a b', 'quote-label «a b»'],
    ['branch from\nend', 'branch-from-missing «branch»'],
    ['branch kian-shoved\nend', 'branch-from «kian-shoved»'],
    ['branch from a b\nend', 'quote-label «a b»'],
    ['branch "a\nend', 'unclosed-quote «"a»'],
    ['end', 'end-alone «end»'],
    ['branch\nend now', 'extra «now»'],
    ['hand A short all-in', 'quote-title «A short all-in»'],
    ['hand "A" B', 'extra «B»'],
    ['hand "A', 'unclosed-quote «"A»'],
    ['run twice now', 'extra «now»'],
  ])('one mistake gives one message: %s', (text, problem) => {
    expect(problemsOf(parseHand(text, { names: NAMES }))).toEqual([problem]);
  });

  test('fixes mend what they stand on', () => {
    for (const [text, mended] of [
      ['hand A short all-in', 'hand "A short all-in"'],
      ['hand "A', 'hand "A"'],
      ['hand «آ', 'hand «آ»'],
      ['seats Big Al, Raha', 'seats "Big Al", Raha'],
      ['seats turn, Raha', 'seats "turn", Raha'],
      ['Raha rasies to 5', 'Raha raises to 5'],
      ['exepct pot 5', 'expect pot 5'],
      ['expect pot 5 level 3', 'expect pot 5, level 3'],
      ['blinds 1/2 \u202e', 'blinds 1/2 '],
    ] as const) {
      const [problem] = parseHand(text).problems;
      if (problem?.fix === undefined) throw new Error(`${text}: no fix`);
      const { start, end, newText } = problem.fix;
      const after = text.slice(0, start) + newText + text.slice(end);
      expect(after).toBe(mended);
      expect(parseHand(after).problems).toEqual([]);
    }
  });
});

describe('ledger', () => {
  test('entries, dead money, branches', () => {
    const text =
      'ledger\nA 140 all-in\ndead 300\nB 360\nmark m\nC 500\nbranch from m\n  C 200 folded\nend\nboard K♣ 9♦ 7♣\nA shows A♠ A♥';
    expect(briefs(text)).toEqual([
      'ledger',
      'entry A 140 allin',
      'dead 300',
      'entry B 360',
      'mark m',
      'entry C 500',
      'branch from m { entry C 200 folded }',
      'board Kc 9d 7c',
      'A shows As Ah',
    ]);
    expect(parseHand(text).problems).toEqual([]);
  });

  test.each([
    ['ledger\nA', 'text/unknown-word «A»'],
    ['ledger\nA 5\nA', 'entry-amount «A»'],
    ['ledger\nA 5 6', 'extra-amount «6»'],
    ['ledger\nA 1,50', 'number-grouping «1,50»'],
    ['ledger\nA 5 all-im', 'text/unknown-word.near «all-im»'],
  ])('one mistake gives one message: %s', (text, problem) => {
    expect(problemsOf(parseHand(text))).toEqual([problem]);
  });
});
