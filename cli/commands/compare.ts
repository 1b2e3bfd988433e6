/** `handscript compare`: compares the translations of a lesson. */
import { compareVersions, type Difference, placeSentence } from '../../language/analysis/comparing';
import { decimalsOf, statedValue } from '../../language/analysis/statedValues';
import { count, inner, sentence } from '../../language/diagnostics/params';
import type { Sentence } from '../../language/diagnostics/problem';
import { formatSentence } from '../../language/messages/index';
import { documentOf } from '../check';
import type { ExitCode } from '../exit';
import { findFiles } from '../input/files';
import { type Input, readInput } from '../input/read';
import type { Speech } from '../messages/index';
import { Complaints } from '../output/complaints';
import { print } from '../output/streams';

export interface CompareFlags {
  readonly format: 'text' | 'json';
}

/** Compares the translations of a lesson: their hands, and the numbers that are bound to them. */
export async function compare(args: readonly string[], options: CompareFlags, own: Speech): Promise<ExitCode> {
  const complaints = new Complaints(own);
  const { paths, problems } = await findFiles(args);
  complaints.trouble(...problems);
  const inputs: Input[] = [];
  for (const path of paths) {
    const input = await readInput(path);
    if ('problem' in input) complaints.trouble(input.problem);
    else inputs.push(input);
  }
  if (inputs.length < 2) {
    if (!complaints.hasTrouble) complaints.trouble({ key: 'compare/one-file' });
    return complaints.exit;
  }
  const { facts, differences } = compareVersions(inputs.map((input) => documentOf(input)));
  const files = inputs.map(({ path }) => path);
  if (options.format === 'json') await print(`${JSON.stringify(toJson(files, facts, differences), null, 2)}\n`);
  else await print(toText(files, facts, differences, own));
  if (differences.length > 0) complaints.foundSomething();
  return complaints.exit;
}

function toJson(files: readonly string[], facts: number, differences: readonly Difference[]) {
  return {
    version: 1,
    files,
    differences: differences.map(({ values: said, ...place }) => ({
      ...place,
      said: said.map((saying, i) => {
        if (saying === null) return null;
        const { line, value } = saying;
        return { path: files[i] ?? '', line, value };
      }),
    })),
    summary: { facts, differences: differences.length },
  };
}

/** A fact a paragraph, a file a line under it. */
function toText(files: readonly string[], facts: number, differences: readonly Difference[], own: Speech): string {
  const say = (what: Sentence, scale = 0): string =>
    formatSentence(what, { language: own.language, scale, digits: 'latin' });
  const told = differences.map(({ values: said, ...place }) => {
    const lines = said.map((saying, i) => {
      const path = files[i] ?? '';
      if (saying === null) return `  ${path}  ${say(sentence('compare/missing'))}`;
      const scale = decimalsOf(saying);
      const value = saying.value === '' ? inner(sentence('compare/there')) : statedValue(saying, scale);
      return `  ${path}:${saying.line + 1}  ${value.kind === 'message' ? say(value.value, scale) : saying.value}`;
    });
    return `${[say(placeSentence(place)), ...lines].join('\n')}\n\n`;
  });
  const sum = sentence('compare/summary', { facts: count(facts), differences: count(differences.length) });
  return `${told.join('')}${say(sum)}\n`;
}
