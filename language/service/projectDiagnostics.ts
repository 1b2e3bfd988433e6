import { type FileNamed, missingFile } from '../project/filesNamed';
import { readProjectFile } from '../project/read';
import type { ShownDiagnostic } from './diagnostics';
import { type Preferences, Wording } from './wording';

/**
 * What is wrong with the text of a project file, in words. It is in no language of its own.
 * @param missing files that it names and that are not there
 */
export function projectDiagnostics(
  text: string,
  preferences: Preferences,
  missing: readonly FileNamed[] = [],
): ShownDiagnostic[] {
  const wording = Wording.of({ language: null, digits: 'latin' }, preferences);
  return [...readProjectFile(text).findings, ...missing.map(missingFile)].map(
    ({ code, severity, range, sentence }) => ({
      code,
      severity,
      range,
      message: wording.say(sentence),
      related: [],
    }),
  );
}
