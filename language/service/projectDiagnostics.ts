/** Words the problems of a project file as diagnostics. */
import { type FileNamed, missingFile } from '../project/filesNamed';
import { readProjectFile } from '../project/read';
import type { ShownDiagnostic } from './diagnostics';
import { type Preferences, Wording } from './wording';

/**
 * The problems of a project file. It has no language of its own.
 * @param missing files that it names but that do not exist
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
