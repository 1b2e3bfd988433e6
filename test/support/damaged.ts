/** Generates real hands with typing and copying mistakes. */

import fc from 'fast-check';
import { defaultsOf, isSetupSection } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { projectFile, projectFiles } from './files';

/** Every hand below a folder, under the set-up of its file. */
export function handsIn(folder: string): readonly string[] {
  return projectFiles(folder, '.hand').flatMap((path) => {
    const file = HandFile.of(projectFile(path));
    return file.sections.flatMap(({ text }, index) => {
      if (isSetupSection(file, index) || text.trim() === '') return [];
      const defaults = defaultsOf(file, index);
      return [defaults === null ? text : `${defaults.tree.text}\n${text}`];
    });
  });
}

type Damage = (lines: readonly string[], at: number, other: number, chosen: number) => readonly string[];

const NUMBER = /[\d۰-۹٠-٩०-९]+/u;
const NUMBERS = ['0', '5', '15', '150', '700', '9999', '1,50'];

/** Changes a line's words. */
const words =
  (change: (words: string[], chosen: number, other: string) => void): Damage =>
  (lines, at, other, chosen) => {
    const changed = (lines[at] ?? '').split(' ');
    const others = (lines[other] ?? '').split(' ');
    change(changed, chosen % changed.length, others[chosen % others.length] ?? '');
    return lines.with(at, changed.join(' '));
  };

const DAMAGES: readonly Damage[] = [
  (lines, at) => lines.toSpliced(at, 1),
  (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  (lines, at, other) => lines.with(at, lines[other] ?? '').with(other, lines[at] ?? ''),
  (lines, at, _, chosen) => lines.with(at, (lines[at] ?? '').replace(NUMBER, NUMBERS[chosen % NUMBERS.length] ?? '')),
  words((line, chosen, other) => line.splice(chosen, 1, other)),
  words((line, chosen) => line.splice(chosen, 1)),
  words((line, chosen, other) => line.splice(chosen, 0, other)),
];

const slip = fc.record({
  damage: fc.constantFrom(...DAMAGES),
  at: fc.nat(),
  other: fc.nat(),
  chosen: fc.nat(50),
});

/** One of the hands with one to three mistakes. */
export function damaged(hands: readonly string[]): fc.Arbitrary<string> {
  return fc
    .record({ hand: fc.constantFrom(...hands), slips: fc.array(slip, { minLength: 1, maxLength: 3 }) })
    .map(({ hand, slips }) =>
      slips
        .reduce<readonly string[]>(
          (lines, { damage, at, other, chosen }) => damage(lines, at % lines.length, other % lines.length, chosen),
          hand.split('\n'),
        )
        .join('\n'),
    );
}
