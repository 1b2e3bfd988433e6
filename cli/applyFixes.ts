/** The safe fixes that `lint --fix` writes into a file before checking it. */

import { applyEdits } from '../language/analysis/rewriting';
import { safeFixes } from '../language/analysis/safeFixes';
import { severityOf } from '../language/analysis/severities';
import { documentOf } from './check';
import { readOriginal } from './input/original';
import type { Project } from './input/projects';
import type { Input } from './input/read';
import type { Message } from './messages/index';

/** A fix can reveal another mistake, so fixes are applied in rounds. No real file needs more than this. */
const ROUNDS = 8;

/** Returns the fixed file, or what went wrong. */
export async function fixFile(input: Input, project: Project | null): Promise<Input | { readonly problem: Message }> {
  const text = fixedText(input, project);
  if (text === input.text) return input;
  const original = await readOriginal(input.path);
  if ('problem' in original) return original;
  const problem = await original.replace(text);
  return problem === null ? { ...input, text } : { problem };
}

/** Applies safe fixes until none is left, so that a second run changes nothing. */
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
