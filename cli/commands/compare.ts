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
import type { Localizer } from '../messages/index';
import { Complaints } from '../output/complaints';
import { print } from '../output/streams';

export interface CompareFlags {
  readonly format: 'text' | 'json';
}

/** Compares the translations of a lesson: their hands, and the numbers that are bound to them. */
export async function compare(args: readonly string[], options: CompareFlags, own: Localizer): Promise<ExitCode> {
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
    differences: differences.map(({ values, ...place }) => ({
      ...place,
      said: values.map((stated, i) => {
        if (stated === null) return null;
        const { line, value } = stated;
        return { path: files[i] ?? '', line, value };
      }),
    })),
    summary: { facts, differences: differences.length },
  };
}

/** One paragraph per fact, with one line per file. */
function toText(files: readonly string[], facts: number, differences: readonly Difference[], own: Localizer): string {
  const say = (what: Sentence, scale = 0): string =>
    formatSentence(what, { language: own.language, scale, digits: 'latin' });
  const paragraphs = differences.map(({ values, ...place }) => {
    const lines = values.map((stated, i) => {
      const path = files[i] ?? '';
      if (stated === null) return `  ${path}  ${say(sentence('compare/missing'))}`;
      const scale = decimalsOf(stated);
      const value = stated.value === '' ? inner(sentence('compare/there')) : statedValue(stated, scale);
      return `  ${path}:${stated.line + 1}  ${value.kind === 'message' ? say(value.value, scale) : stated.value}`;
    });
    return `${[say(placeSentence(place)), ...lines].join('\n')}\n\n`;
  });
  const sum = sentence('compare/summary', { facts: count(facts), differences: count(differences.length) });
  return `${paragraphs.join('')}${say(sum)}\n`;
}
