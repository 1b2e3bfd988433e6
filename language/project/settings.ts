/** The settings of the editor and of a project file. */

import { LEVELS, type Severities } from '../analysis/severities';
import { PROFILES } from '../poker/profiles';
import type { ProfileName } from '../poker/types';
import { LANGUAGES } from '../text/languages';

/** As the hand writes them, always Latin, or those of the message's language. */
export const DIGITS = ['auto', 'latin', 'native'] as const;
export type Digits = (typeof DIGITS)[number];

/** `auto`: the language that the hand is written in. */
export const LANGUAGE_CHOICES: readonly string[] = ['auto', ...LANGUAGES];
export const SEVERITY_CHOICES: readonly string[] = LEVELS;
export const PROFILE_NAMES: readonly string[] = Object.keys(PROFILES);

export const isProfile = (value: unknown): value is ProfileName =>
  typeof value === 'string' && Object.hasOwn(PROFILES, value);

export const isDigits = (value: unknown): value is Digits => DIGITS.some((choice) => choice === value);

/** The settings of a project file; null: not set, so the user's own choice applies. */
export interface ProjectSettings {
  /** What a hand without a `rules` line is played under. */
  readonly rules: ProfileName | null;
  readonly language: string | null;
  readonly digits: Digits | null;
  readonly severities: Severities;
  /** Sets of files with the same lesson in several languages, as the project file names them. */
  readonly translations: readonly (readonly string[])[];
}

const NAME_OF_PROJECT_FILE = 'handscript.config.json';

/** Whether a path or a URI leads to a project file. */
export function isProjectFile(path: string): boolean {
  return path === NAME_OF_PROJECT_FILE || path.endsWith(`/${NAME_OF_PROJECT_FILE}`);
}

/** Where the project file of what lies in a folder may be, the nearest first: in the folder, and in each above it. `folder` has `/` between its names. */
export function projectFilesAbove(folder: string): readonly string[] {
  const names = folder.replace(/\/+$/, '').split('/');
  return names.map((_, above) => [...names.slice(0, names.length - above), NAME_OF_PROJECT_FILE].join('/'));
}
