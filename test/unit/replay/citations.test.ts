import { describe, expect, it } from 'vitest';
import { findingsIn } from '../../support/replayedHand';
import { replay } from './hand';

const HAND = 'blinds 50/100\nseats A, B, C\n';

describe('`cite` is checked against the rule table', () => {
  it.each([
    'TDA 2024 47-A',
    'TDA 2026 49-A',
    'TDA 2022 47',
    'TDA 2026 49A',
    'WSOP 2026 96',
    'WSOP Live 2026 177',
    'TDA 2026 RP-11',
    // Numbers that only the shift between the editions tells, and what the table does not know: nothing is said against them.
    'TDA 2026 53',
    'TDA 2026 47-A',
    'TDA 2019 47',
    'TDA 2024 99',
    'Hoyle 1950 12',
  ])('%s is correct', (citation) => {
    expect(findingsIn(`${HAND}cite ${citation}`)).toEqual([]);
  });

  it.each([
    [
      'TDA 2024 49-A',
      'TDA 2024 49-A is a number from another edition (TDA 2026 49-A). In this one, the rule is TDA 2024 47-A.',
    ],
    [
      'TDA ۲۰۲۴ ۴۹-A',
      'TDA 2024 ۴۹-A is a number from another edition (TDA 2026 49-A). In this one, the rule is TDA 2024 47-A.',
    ],
    [
      'TDA 2022 49-A',
      'TDA 2022 49-A is a number from another edition (TDA 2026 49-A). In this one, the rule is TDA 2022 47-A.',
    ],
    [
      'TDA 2026 43-A',
      'TDA 2026 43-A is a number from another edition (TDA 2022 43-A, TDA 2024 43-A). In this one, the rule is TDA 2026 45-A.',
    ],
  ])('%s belongs to another edition', (citation, message) => {
    expect(findingsIn(`${HAND}cite ${citation}`)).toEqual([`claims/wrong-citation: ${message}`]);
  });

  it('offers a fix with the right number', () => {
    const [problem] = replay(`${HAND}cite TDA 2024 49-A`).problems;
    expect(problem?.fixes.map(({ edits }) => edits)).toEqual([[{ ...problem?.span, newText: '47-A' }]]);
  });
});
