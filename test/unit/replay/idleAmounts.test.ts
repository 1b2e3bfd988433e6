import { describe, expect, it } from 'vitest';
import { problemsIn } from './hand';

describe('an amount on an action that pays nothing', () => {
  it.each([
    ['C folds 20', '20'],
    ['C checks to 5', '5'],
    ['C checks all-in', 'all-in'],
    ['C फोल्ड ५', '५'],
  ])('%s', (line, word) => {
    expect(problemsIn(`blinds 1/2\nseats A, B, C\n${line}`)).toEqual([`3: text/syntax “${word}”`]);
  });

  it.each(['C folds', 'C folds\nA calls\nB checks', 'folds to B'])('%s is whole', (lines) => {
    expect(problemsIn(`blinds 1/2\nseats A, B, C\n${lines}`)).toEqual([]);
  });
});
