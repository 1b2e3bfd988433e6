/** Tests the citations of rule books. */
import { describe, expect, it } from 'vitest';
import {
  CITATIONS,
  checkCitation,
  citationOf,
  TOPICS,
  topicFor,
  topicOfViolation,
} from '../../../language/poker/rulebook';

describe('citations', () => {
  it.each([
    ['re-opening', 'tda', 'TDA 2024 47-A, 2026 49-A'],
    ['re-opening', 'wsop', 'WSOP 2026 Tournament 96'],
    ['re-opening', 'wsop-live', 'WSOP 2026 Live 175-177'],
    ['re-opening', 'roberts', "Robert's Rules of Poker 11, No-Limit and Pot-Limit"],
    ['re-opening', 'online', 'PokerStars, A small all-in does not re-open the betting'],
    ['raise-amounts', 'tda', 'TDA 2024 43-A, 2026 45-A'],
    ['pot-limit', 'tda', 'TDA 2024 54, 2026 56'],
    ['pot-limit', 'wsop-live', 'WSOP 2026 Live 188-192'],
    ['acting-in-turn', 'tda', 'TDA 2024 50, 2026 52 (inferred)'],
    ['dead-button-vacant', 'tda', 'TDA 2026 36-B'],
  ] as const)('%s by %s', (topic, profile, citation) => {
    expect(citationOf(topic, profile)).toBe(citation);
  });

  it('fall back to TDA and then the other books if a book has no rule', () => {
    expect(citationOf('side-pots', 'online')).toBe('TDA 2024 21, 2026 23');
    expect(citationOf('clock', 'roberts')).toBe('TDA 2024 29, 2026 31');
    expect(citationOf('straddles', 'tda')).toBe('WSOP 2026 Live 165');
    expect(citationOf('no-one-to-raise', 'wsop')).toBe("Robert's Rules of Poker 11, Betting and Raising");
  });

  it('exist for every topic in every profile', () => {
    for (const topic of TOPICS) {
      for (const profile of ['tda', 'wsop', 'wsop-live', 'roberts', 'online'] as const) {
        expect(citationOf(topic, profile), topic).toMatch(
          /^(TDA 20\d\d |WSOP 2026 |Robert's Rules of Poker 11, |PokerStars, )\S/,
        );
      }
    }
  });

  it('have a topic for every violation', () => {
    expect(topicOfViolation['not-reopened']).toBe('re-opening');
    expect(topicFor('not-reopened', 'no-limit')).toBe('re-opening');
    expect(topicFor('not-reopened', 'fixed-limit')).toBe('re-opening-limit');
    expect(topicFor('over-pot-limit', 'pot-limit')).toBe('pot-limit');
    for (const topic of Object.values(topicOfViolation)) expect(TOPICS).toContain(topic);
  });

  it('are two higher in TDA 2026, except in the sections with inserted rules', () => {
    const numberOf = (topic: string, year: number) =>
      CITATIONS.find((row) => row.topic === topic && row.book === 'TDA' && row.year === year)?.number;
    expect([numberOf('oversize-chip', 2011), numberOf('oversize-chip', 2024), numberOf('oversize-chip', 2026)]).toEqual(
      ['42', '44', '46'],
    );
    expect(numberOf('uncalled-part', 2026)).toBe('16-B');
    expect(numberOf('uncalled-part', 2022)).toBe('15-B');
  });

  it('are sourced unless they only follow from the shift', () => {
    const basis = (topic: string, year: number) =>
      CITATIONS.find((row) => row.topic === topic && row.year === year)?.basis;
    expect(basis('acting-in-turn', 2024)).toBe('sourced');
    expect(basis('acting-in-turn', 2026)).toBe('inferred');
    expect(basis('re-opening', 2026)).toBe('sourced');
  });
});

describe('a citation by an author', () => {
  const verdict = (book: string, year: number, number: string) => {
    const check = checkCitation(book, year, number);
    switch (check.verdict) {
      case 'known':
        return check.topics.join(' ');
      case 'other-edition': {
        const found = check.found.map((row) => `${row.year} ${row.number}`).join(' ');
        return `${check.right.map((row) => `${row.year} ${row.number}`).join(' ')} (${found})`;
      }
      case 'unknown':
        return 'unknown';
    }
  };

  it.each([
    ['TDA', 2026, '49-A', 're-opening'],
    ['TDA', 2026, '49A', 're-opening'],
    ['Poker TDA', 2026, '49.a', 're-opening'],
    ['TDA', 2026, '45a', 'raise-amounts'],
    ['TDA', 2024, '43-B', 'raise-to'],
    ['TDA', 2024, '47', 're-opening re-opening-limit'],
    ['TDA', 2026, '16-B', 'uncalled-part'],
    ['TDA', 2013, '41-B', 're-opening'],
    ['TDA', 2024, 'RP11', 'ante-format'],
    ['WSOP Tournament', 2026, '96', 'raise-amounts re-opening'],
    ['WSOP', 2026, '96.a', 're-opening'],
    ['WSOP Live', 2026, '191', 'pot-limit pot-limit-blinds'],
    ['WSOP', 2026, '153', 'odd-chips'],
    ['wsop-live', 2026, '176', 're-opening'],
    ['WSOP Live', 2026, '188', 'pot-limit'],
    ['WSOP Live', 2026, '192', 'pot-limit pot-limit-blinds'],
  ])('is known for %s %i %s', (book, year, number, topics) => {
    expect(verdict(book, year, number)).toBe(topics);
  });

  it.each([
    ['TDA', 2024, '49-A', '2024 47-A (2026 49-A)'],
    ['TDA', 2024, '16-B', '2024 15-B (2026 16-B)'],
    ['TDA', 2026, '15-B', '2026 16-B (2022 15-B 2024 15-B)'],
    ['TDA', 2026, '65-A', '2026 67-A (2022 65-A 2024 65-A)'],
  ])('is attributed to another edition for %s %i %s', (book, year, number, right) => {
    expect(verdict(book, year, number)).toBe(right);
  });

  it('is never contradicted by an inferred number', () => {
    expect(verdict('TDA', 2026, '53-A')).toBe('unknown');
    expect(verdict('TDA', 2026, '47-A')).toBe('multiple-chips');
    expect(verdict('TDA', 2026, '52')).toBe('acting-in-turn');
    // 54-A of 2026 is inferred: an author who still cites 52-A there is not contradicted.
    expect(verdict('TDA', 2026, '52-A')).toBe('unknown');
  });

  it('is never contradicted by an unknown number', () => {
    expect(verdict('TDA', 2024, '99')).toBe('unknown');
    expect(verdict('TDA', 2019, '47-A')).toBe('unknown');
    expect(verdict('House rules', 2024, '47-A')).toBe('unknown');
    expect(verdict('House rules', 2026, '177')).toBe('unknown');
    expect(verdict('WSOP Tournament', 2026, '191')).toBe('unknown');
    expect(verdict('TDA', 2024, 'nonsense')).toBe('unknown');
    expect(verdict('WSOP Live', 2026, '187')).toBe('run-it-twice');
    expect(verdict('WSOP Live', 2026, '193')).toBe('unknown');
  });
});
