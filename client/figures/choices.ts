/** Combines user settings and the project file into the choices for figures. */
import { type Severities, severitiesFrom } from '../../language/analysis/severities';
import type { ProfileName } from '../../language/poker/types';
import { readProjectFile } from '../../language/project/read';
import { type Digits, isDigits, isProfile } from '../../language/project/settings';

/** Settings of the figures of a document, which are also those of its diagnostics. */
export interface Choices {
  readonly rules: ProfileName;
  /** A language code, or `auto` for the language of the hand. */
  readonly language: string;
  readonly digits: Digits;
  readonly severities: Severities;
}

/**
 * Merges the `handscript` section of the user settings with the text of the document's project file (null: there is none), which
 * takes precedence. Missing and malformed values keep their defaults.
 */
export function choicesFrom(section: unknown, projectText: string | null): Choices {
  const { rules, language, digits, severity }: Record<string, unknown> =
    typeof section === 'object' && section !== null ? { ...section } : {};
  const project = projectText === null ? null : readProjectFile(projectText).settings;
  return {
    rules: project?.rules ?? (isProfile(rules) ? rules : 'tda'),
    language: project?.language ?? (typeof language === 'string' && language !== '' ? language : 'auto'),
    digits: project?.digits ?? (isDigits(digits) ? digits : 'auto'),
    severities: new Map([...severitiesFrom(severity), ...(project?.severities ?? [])]),
  };
}
