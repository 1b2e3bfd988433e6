/** docs/rules.md shows the tables that the engine plays by. `node scripts/rules-tables.mjs` writes them anew. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../language/poker/games';
import { KNOB_SOURCES } from '../../language/poker/knobSources';
import { applyKnob, isKnobName, KNOBS, PROFILES } from '../../language/poker/profiles';
import { CITATIONS, TOPICS } from '../../language/poker/rulebook';
import { RULEBOOK } from '../../language/poker/rulebookTable';
import { MANNERS } from '../../language/poker/showdownOrder';
import type { ProfileName } from '../../language/poker/types';
import { TABLE_NAMES, withTables } from '../../scripts/lib/rulesTables.mjs';
import { projectFile } from '../support/files';

const page = projectFile('docs/rules.md');
const poker = { GAMES, PROFILES, KNOBS, KNOB_SOURCES, MANNERS, CITATIONS, TOPICS, RULEBOOK };

/** The cells of a table, row by row, the head first. */
function cellsOf(name: string): string[][] {
  const [, text = ''] = new RegExp(`<!-- table ${name} -->\n([\\s\\S]*?)<!-- end -->`).exec(page) ?? [];
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
}

describe('docs/rules.md', () => {
  it('has every table in its current state', () => {
    expect(TABLE_NAMES.filter((name) => cellsOf(name).length < 2)).toEqual([]);
    expect(withTables(page, poker)).toBe(page);
  });

  it('detects an outdated table', () => {
    const others = { ...PROFILES, tda: { ...PROFILES.tda, reopen: 'half' as const } };
    expect(withTables(page, { ...poker, PROFILES: others })).not.toBe(page);
    expect(withTables(page, { ...poker, CITATIONS: CITATIONS.filter(({ year }) => year !== 2026) })).not.toBe(page);
  });

  it('lists the value of each rule in each profile as the engine plays it', () => {
    const [head = [], ...rows] = cellsOf('profiles');
    const profiles = head.slice(1).map((cell) => cell.replaceAll('`', '') as ProfileName);
    expect(profiles).toEqual(Object.keys(PROFILES));
    const knobs = rows.filter(([name = '']) => name.startsWith('`'));
    expect(knobs.map(([name = '']) => name.replaceAll('`', ''))).toEqual(Object.keys(KNOBS));
    for (const [name = '', ...cells] of knobs) {
      const knob = name.replaceAll('`', '');
      cells.forEach((cell, column) => {
        const profile = profiles[column] ?? 'tda';
        expect(applyKnob(PROFILES[profile], knob, ...cell.replace('°', '').split(' ')), `${knob} ${profile}`).toEqual(
          PROFILES[profile],
        );
        const source = isKnobName(knob) ? KNOB_SOURCES[knob] : null;
        expect(cell.endsWith('°'), `${knob} ${profile}`).toBe(source?.majority.includes(profile));
      });
    }
  });

  it('describes each rule', () => {
    const [, ...rows] = cellsOf('knobs');
    expect(
      rows.filter(([, , decides = '', topic]) => decides.trim() === '' || !TOPICS.some((t) => t === topic)),
    ).toEqual([]);
  });

  it('has each citation once per edition, with inferred ones marked', () => {
    const books: [string, number][] = [
      ['TDA', 2013],
      ['TDA', 2024],
      ['TDA', 2026],
      ['WSOP Tournament', 2026],
      ['WSOP Live', 2026],
    ];
    const [, ...rows] = cellsOf('citations');
    const shown = rows.flatMap(([topic, ...cells]) =>
      books.flatMap(([book, year], column) =>
        (cells[column] ?? '')
          .split(', ')
          .filter((entry) => entry.trim() !== '')
          .map((entry) => ({
            topic,
            book,
            year,
            number: entry.replace(' (inferred)', '').trim(),
            basis: entry.includes('(inferred)') ? 'inferred' : 'sourced',
          })),
      ),
    );
    const once = CITATIONS.filter(({ year }) => year !== 2011 && year !== 2022);
    expect(shown).toEqual(once);
    const twins = (year: number) =>
      CITATIONS.filter((row) => row.book === 'TDA' && row.year === year).map(({ topic, number, basis }) => [
        topic,
        number,
        basis,
      ]);
    expect(twins(2011)).toEqual(twins(2013));
    expect(twins(2022)).toEqual(twins(2024));
  });
});
