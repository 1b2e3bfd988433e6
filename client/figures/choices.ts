import { type Severities, severitiesFrom } from '../../language/analysis/severities';
import type { ProfileName } from '../../language/poker/types';
import { readProjectFile } from '../../language/project/read';
import { type Digits, isDigits, isProfile } from '../../language/project/settings';

/** What holds for the figures of a document, as it does for its diagnostics. */
export interface Choices {
  readonly rules: ProfileName;
  /** A language code, or `auto`: the one the hand is written in. */
  readonly language: string;
  readonly digits: Digits;
  readonly severities: Severities;
}

/**
 * The `handscript` section of the user's settings under the text of the document's project file (null: it has none), which goes
 * before them. What is missing or malformed keeps its default.
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
