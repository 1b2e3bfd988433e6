import { describe, expect, it } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import { briefs, problemsOf, read } from './brief';

const NAMES = ['Raha', 'Kian', 'Navid', 'A', 'B', 'C', 'D'];

function facts(text: string): string[] {
  const [line = ''] = briefs(`expect ${text}`, NAMES);
  return line.slice('expect '.length).split(' | ');
}

describe('expect', () => {
  it.each([
    // Facts of the table.
    ['pot 1200', ['pot 1200']],
    ['level 500', ['level 500']],
    ['full raise 300', ['full-raise 300']],
    ['min bet 100', ['min-bet 100']],
    ['max bet 300', ['max-bet 300']],
    ['max bet pot', ['max-bet pot*1/1']],
    // facts of a player
    ['Raha to call 50', ['Raha to-call 50']],
    ['to call 50', ['to-call 50']],
    ['Raha facing 50', ['Raha facing 50']],
    ['Raha min raise 800', ['Raha min-raise 800']],
    ['min raise to 800', ['min-raise 800']],
    ['minimum raise 800', ['min-raise 800']],
    ['Raha max raise to 220', ['Raha max-raise 220']],
    ['min raise adds 600', ['min-raise-adds 600']],
    ['max raise adds 220', ['max-raise-adds 220']],
    ['max raise adding 220', ['max-raise-adds 220']],
    ['min raise by 300', ['min-raise-by 300']],
    ['max raise by 180', ['max-raise-by 180']],
    ['Raha may fold', ['Raha may fold']],
    ['Raha may check', ['Raha may check']],
    ['Raha may call', ['Raha may call']],
    ['Raha may bet', ['Raha may bet']],
    ['Raha can raise', ['Raha may raise']],
    ['Raha may not raise', ['Raha may-not raise']],
    ['Raha cannot check', ['Raha may-not check']],
    ['Raha can not check', ['Raha may-not check']],
    ['Raha may fold, call', ['Raha may fold/call']],
    ['Raha options fold, call, raise', ['Raha options fold/call/raise']],
    ['options fold, check and bet', ['options fold/check/bet']],
    ['Raha to act', ['Raha to-act']],
    ['Raha is all-in', ['Raha is-all-in']],
    ['Raha is folded', ['Raha is-folded']],
    ['Raha folded', ['Raha is-folded']],
    ['Raha stack 300', ['Raha stack 300']],
    ['Raha paid 200', ['Raha paid 200']],
    ['Raha paid total 500', ['Raha paid-total 500']],
    // facts of the settlement
    ['layer 1 560 for A, B, C', ['layer #1 560 for A+B+C']],
    ['layer 1 560 for A, B and C', ['layer #1 560 for A+B+C']],
    ['layer 2 180', ['layer #2 180']],
    ['main pot 560 for A, B', ['main-pot 560 for A+B']],
    ['side pot 500', ['side-pot 500']],
    ['side pot 2 320 for B, C', ['side-pot #2 320 for B+C']],
    ['refund 140 to C', ['C refund 140']],
    ['A wins 560', ['A wins 560']],
    ['A and B win 280', ['A+B wins 280']],
    ['A wins 560 of main pot', ['A wins of main 560']],
    ['A receives 600', ['A receives 600']],
    ['A net +420', ['A net +420']],
    ['C net -360', ['C net -360']],
    ['C net −360', ['C net -360']],
    ['A net 0', ['A net 0']],
    ['winner A', ['A winner']],
    ['winner A and B', ['A+B winner']],
    ['winner A, B and C', ['A+B+C winner']],
    ['winner A, B wins 5', ['A winner', 'B wins 5']],
    ['winner A of main pot', ['A winner of main']],
    ['winner B of side pot', ['B winner of side']],
    ['winner B of side pot 2', ['B winner #2 of side']],
    ['rake 3', ['rake 3']],
  ])('reads %s', (text, meaning) => {
    expect(facts(text)).toEqual(meaning);
    expect(problemsOf(parseHand(`expect ${text}`, { names: NAMES }))).toEqual([]);
  });

  it('reads a line of facts that names a player in some of them', () => {
    expect(facts('Raha to call 50, may not raise, Kian may check, pot 300; level 5. full raise 5')).toEqual([
      'Raha to-call 50',
      'may-not raise',
      'Kian may check',
      'pot 300',
      'level 5',
      'full-raise 5',
    ]);
  });

  it('continues the list of who can win with parts that are only a name', () => {
    expect(facts('layer 1 560 for A, B, A wins 5')).toEqual(['layer #1 560 for A+B', 'A wins 5']);
    expect(facts('layer 1 560 for A, B, C, layer 2 180 for B, C')).toEqual([
      'layer #1 560 for A+B+C',
      'layer #2 180 for B+C',
    ]);
    expect(facts('main pot 560 for A, B, side pot 500 for B, refund 140 to C')).toEqual([
      'main-pot 560 for A+B',
      'side-pot 500 for B',
      'C refund 140',
    ]);
    // `to call` has no player of its own: B belongs to the list.
    expect(facts('main pot 5 for A, B, to call 3')).toEqual(['main-pot 5 for A+B', 'to-call 3']);
  });

  it('continues a list of verbs after commas, up to the next fact', () => {
    expect(facts('Raha options fold, call, may not raise, Kian folded')).toEqual([
      'Raha options fold/call',
      'may-not raise',
      'Kian is-folded',
    ]);
  });

  it('gives a fact the span of its part, and its word the span of the word', () => {
    const text = 'expect Raha to call 50, layer 1 5 for A, B';
    const [line] = parseHand(text, { names: NAMES }).statements;
    if (line?.kind !== 'expect') throw new Error('expect expected');
    expect(line.facts.map((fact) => text.slice(fact.start, fact.end))).toEqual([
      'Raha to call 50',
      'layer 1 5 for A, B',
    ]);
    expect(line.facts.map(({ factSpan }) => text.slice(factSpan.start, factSpan.end))).toEqual(['to call', 'layer']);
  });

  it.each([
    ['expect', 'expect-missing «expect»', []],
    ['expect Raha', 'fact-missing «Raha»', []],
    ['expect Raha,', 'fact-missing «Raha»', []],
    ['expect Raha to', 'fact-missing «Raha»', []],
    ['expect Raha min', 'text/unknown-word.near «min»', []],
    ['expect pot', 'value-missing «pot»', ['pot']],
    ['expect Raha to call', 'value-missing «to call»', ['Raha to-call']],
    ['expect layer 1', 'value-missing «layer»', ['layer #1']],
    ['expect layer 1 5 for', 'players-after «for»', ['layer #1 5 for ']],
    ['expect Raha may', 'right-missing «may»', ['Raha may']],
    ['expect options', 'right-missing «options»', ['options']],
    ['expect Raha may raise 5', 'right-number «5»', ['Raha may raise 5']],
    ['expect pot 5 6', 'extra-amount «6»', ['pot 5']],
    ['expect min raise 250 to call 5', 'comma-missing «to call»', ['min-raise 250', 'to-call 5']],
    ['expect Raha raises to 500', 'fact-expected «Raha raises to 500»', []],
    ['expect foo', 'fact-missing «foo»', []],
    ['expect Raha to clal 5', 'text/unknown-word.near «clal»', []],
    ['expect pot = 5', 'unexpected «=»', ['pot 5']],
    ['expect winner Raha or Kian', 'unexpected «or»', ['Raha+Kian winner']],
    ['expect Raha یا Kian may fold', 'unexpected «یا»', ['Raha+Kian may fold']],
    ['expect pot 1,50', 'number-grouping «1,50»', ['pot']],
    ['expect refnd 140 to C', 'text/unknown-word.near «refnd»', ['C refund 140']],
    ['expect pot 5, Raha frobs 3, level 2', 'text/unknown-word «frobs»', ['pot 5', 'level 2']],
  ])('reports one mistake once: %s', (line, problem, meaning) => {
    const tree = parseHand(line, { names: NAMES });
    expect(problemsOf(tree)).toEqual([problem]);
    expect(briefs(line, NAMES)).toEqual([`expect ${meaning.join(' | ')}`.trim()]);
  });
});

describe('ask', () => {
  it.each([
    ['ask Raha min raise', 'ask Raha min-raise'],
    ['ask Raha min raise "How much?"', 'ask Raha min-raise "How much?"'],
    ['ask pot «چقدر؟»', 'ask pot "چقدر؟"'],
    ['ask layer 2', 'ask layer #2'],
    ['ask side pot 2', 'ask side-pot #2'],
    ['ask options', 'ask options'],
  ])('reads %s', (line, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: [] });
  });

  it.each([
    ['ask', 'ask-missing «ask»'],
    ['ask "How much?"', 'ask-missing «ask»'],
    ['ask pot "How', 'unclosed-quote «"How»'],
    ['ask pot, level', 'one-fact «level»'],
  ])('reports one mistake once: %s', (line, problem) => {
    expect(problemsOf(parseHand(line, { names: NAMES }))).toEqual([problem]);
  });
});

describe('illegal', () => {
  it.each([
    ['illegal Raha raises to 250', 'illegal Raha raise to 250'],
    ['illegal: Raha raises to 250', 'illegal Raha raise to 250'],
    ['illegal under-min-raise: B raises to 1000', 'illegal under-min-raise: B raise to 1000'],
    ['illegal betting/under-min-raise: B raises to 1000', 'illegal betting/under-min-raise: B raise to 1000'],
    ['illegal under-min-raise Raha raises to 250', 'illegal under-min-raise: Raha raise to 250'],
    ['illegal betting/under-min-raise BB raises to 250', 'illegal betting/under-min-raise: @BB raise to 250'],
    ['illegal under min raise: Raha raises to 250', 'illegal under min raise: Raha raise to 250'],
    ['illegal Raha: checks', 'illegal Raha check'],
    ['illegal folds to Raha', 'illegal until(Raha) fold'],
  ])('reads %s', (line, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: [] });
  });

  it.each([
    ['illegal', 'illegal-missing «illegal»', 'illegal -'],
    ['illegal not-reopened:', 'illegal-missing «illegal»', 'illegal not-reopened: -'],
    ['illegal Raha', 'verb-missing «Raha»', 'illegal -'],
    ['illegal Raha raises to', 'amount-after «to»', 'illegal Raha raise incomplete'],
    ['illegal Raha checks, Kian checks', 'one-action «Kian checks»', 'illegal Raha check'],
  ])('reports one mistake once: %s', (line, problem, meaning) => {
    expect(read(line, NAMES)).toEqual({ statements: [meaning], problems: [problem] });
  });
});

describe('cite', () => {
  it.each([
    ['cite', 'cite-missing «cite»'],
    ['cite TDA 49-A', 'cite-year «TDA 49-A»'],
  ])('reports one mistake once: %s', (line, problem) => {
    expect(problemsOf(parseHand(line))).toEqual([problem]);
  });
});
