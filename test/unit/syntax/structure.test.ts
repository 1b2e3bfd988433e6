import { describe, expect, it } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import { briefs, problemsOf, read } from './brief';

const NAMES = ['Raha', 'Kian'];

describe('mark and branch', () => {
  it.each([
    ['mark kian-shoved', 'mark kian-shoved'],
    ['mark کیان-شاو', 'mark کیان-شاو'],
    ['mark "after the raise"', 'mark after the raise'],
    ['mark 1', 'mark 1'],
    ['mark flop', 'mark flop'],
  ])('reads %s', (line, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: [] });
  });

  it.each([
    ['branch', 'branch {  }'],
    ['branch "Navid raises instead"', 'branch "Navid raises instead" {  }'],
    ['branch from kian-shoved', 'branch from kian-shoved {  }'],
    ['branch "Navid raises" from kian-shoved', 'branch "Navid raises" from kian-shoved {  }'],
    ['branch from kian-shoved "Navid raises"', 'branch "Navid raises" from kian-shoved {  }'],
    ['branch from "after the raise"', 'branch from after the raise {  }'],
    ['branch "Two" from "after the raise"', 'branch "Two" from after the raise {  }'],
  ])('reads %s', (line, meaning) => {
    expect(read(`${line}\nend`, NAMES)).toEqual({ statements: [meaning], problems: [] });
  });

  it('reports the first branch that is nested too deep, and matches each `end` to its branch', () => {
    const nested = (depth: number): string => `${'branch "x"\n'.repeat(depth)}${'end\n'.repeat(depth)}mark m`;
    expect(parseHand(nested(50)).problems).toEqual([]);
    const { problems, statements } = parseHand(nested(3000));
    expect(problems.map(({ message }) => message)).toEqual(['text/syntax.branch-depth']);
    expect(statements.map(({ kind }) => kind)).toEqual(['branch', 'mark']);
  });

  it('nests branches and continues the main line after `end`', () => {
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

  it('extends an unclosed branch to the end and reports it on its word', () => {
    const text = 'Raha checks\nbranch "a"\n  Kian bets 5\n\n';
    const tree = parseHand(text, { names: NAMES });
    expect(tree.problems).toMatchObject([{ code: 'text/unclosed-branch', start: 12, end: 18 }]);
    expect(briefs(text, NAMES)).toEqual(['Raha check', 'branch "a" { Kian bet bare 5 } open']);
    expect(tree.statements[1]).toMatchObject({ start: 12, end: text.trimEnd().length });
  });

  it('closes open branches at a new hand', () => {
    const tree = parseHand('branch\nhand "Next"\nRaha checks', { names: NAMES });
    expect(tree.statements.map(({ kind }) => kind)).toEqual(['branch', 'hand', 'action']);
    expect(tree.problems).toMatchObject([{ code: 'text/unclosed-branch' }]);
  });

  it.each([
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
  ])('reports one mistake once: %s', (text, problem) => {
    expect(problemsOf(parseHand(text, { names: NAMES }))).toEqual([problem]);
  });

  it('offers a fix that leaves no problem', () => {
    for (const [text, fixed] of [
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
      expect(after).toBe(fixed);
      expect(parseHand(after).problems).toEqual([]);
    }
  });
});

describe('ledger', () => {
  it('reads entries, dead money and branches', () => {
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

  it.each([
    ['ledger\nA', 'text/unknown-word «A»'],
    ['ledger\nA 5\nA', 'entry-amount «A»'],
    ['ledger\nA 5 6', 'extra-amount «6»'],
    ['ledger\nA 1,50', 'number-grouping «1,50»'],
    ['ledger\nA 5 all-im', 'text/unknown-word.near «all-im»'],
  ])('reports one mistake once: %s', (text, problem) => {
    expect(problemsOf(parseHand(text))).toEqual([problem]);
  });
});
