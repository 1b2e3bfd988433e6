/** What `lint --fix` writes into a file before it is checked: every slip as it is read anyway. */

import { applyEdits } from '../language/analysis/rewriting';
import { safeFixes } from '../language/analysis/safeFixes';
import { severityOf } from '../language/analysis/severities';
import { documentOf } from './check';
import { readOriginal } from './input/original';
import type { Project } from './input/projects';
import type { Input } from './input/read';
import type { Message } from './messages/index';

/** What a slip hid may be one itself; more than so many in one another nobody types. */
const ROUNDS = 8;

/** The file as it is afterwards, or what went wrong. */
export async function fixFile(input: Input, project: Project | null): Promise<Input | { readonly problem: Message }> {
  const text = fixedText(input, project);
  if (text === input.text) return input;
  const original = await readOriginal(input.path);
  if ('problem' in original) return original;
  const problem = await original.replace(text);
  return problem === null ? { ...input, text } : { problem };
}

/** The text in which no more can be mended for sure, so that to mend it again changes nothing. */
function fixedText(input: Input, project: Project | null): string {
  const severities = project?.file.settings.severities ?? new Map();
  let { text } = input;
  for (let round = 0; round < ROUNDS; round += 1) {
    const work = safeFixes(
      documentOf({ ...input, text }, project),
      (finding) => severityOf(finding, severities) !== 'off',
    );
    let step = work.next();
    while (step.done !== true) step = work.next();
    if (step.value.length === 0) return text;
    text = applyEdits(text, step.value);
  }
  return text;
}
