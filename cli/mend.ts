/** What `lint --fix` writes into a file before it is checked: every slip as it is read anyway. */
import { sureMends } from '../language/analysis/mending';
import { applyEdits } from '../language/analysis/rewriting';
import { severityOf } from '../language/analysis/severities';
import { documentOf } from './check';
import { readOriginal } from './input/original';
import type { Project } from './input/projects';
import type { Input } from './input/read';
import type { Said } from './messages/index';

/** The file as it is afterwards, or what went wrong. */
export async function mend(input: Input, project: Project | null): Promise<Input | { readonly problem: Said }> {
  const severities = project?.file.settings.severities ?? new Map();
  const work = sureMends(documentOf(input, project), (finding) => severityOf(finding, severities) !== 'off');
  let step = work.next();
  while (step.done !== true) step = work.next();
  if (step.value.length === 0) return input;
  const text = applyEdits(input.text, step.value);
  const original = await readOriginal(input.path);
  if ('problem' in original) return original;
  const problem = await original.replace(text);
  return problem === null ? { ...input, text } : { problem };
}
