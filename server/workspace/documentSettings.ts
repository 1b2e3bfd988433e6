import { type Severities, severitiesFrom } from '../../language/analysis/severities';
import type { ProfileName } from '../../language/poker/types';
import { type Digits, isDigits, isProfile, type ProjectSettings } from '../../language/project/settings';
import type { HintChoice } from '../../language/service/inlayHints';

/** What holds for a document: the user's choices (`handscript.*`), and before them those of its project file. */
export interface DocumentSettings {
  /** What a hand without a `rules` line is played under. */
  readonly rules: ProfileName;
  /** Language of messages: a code, or `auto` (the one the hand is written in). */
  readonly language: string;
  /** Digits in messages: as the hand writes them, always Latin, or those of the message's language. */
  readonly digits: Digits;
  readonly severities: Severities;
  /** Shows in grey what can only follow. */
  readonly inlineCompletion: boolean;
  readonly inlayHints: HintChoice;
  /** Says above each hand what its pot is and how it ends. */
  readonly codeLens: boolean;
}

export const SECTION = 'handscript';

/** Reads the `handscript` section as a client hands it over; what is missing or malformed keeps its default. */
export function settingsFrom(value: unknown): DocumentSettings {
  const section: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const { rules, language, digits, severity, inlineCompletion, inlayHints, codeLens } = section;
  return {
    rules: isProfile(rules) ? rules : 'tda',
    language: typeof language === 'string' && language !== '' ? language : 'auto',
    digits: isDigits(digits) ? digits : 'auto',
    severities: severitiesFrom(severity),
    inlineCompletion: isEnabled(inlineCompletion),
    inlayHints: hintChoiceFrom(inlayHints),
    codeLens: isEnabled(codeLens),
  };
}

/** Only what an author cannot see is shown unless he asks for more. */
const DEFAULT_HINTS: HintChoice = { amounts: true, calls: false, pots: true, refund: true };

function hintChoiceFrom(group: unknown): HintChoice {
  const chosen: Record<string, unknown> = typeof group === 'object' && group !== null ? { ...group } : {};
  const choice = (kind: keyof HintChoice): boolean => {
    const value = chosen[kind];
    return typeof value === 'boolean' ? value : DEFAULT_HINTS[kind];
  };
  return { amounts: choice('amounts'), calls: choice('calls'), pots: choice('pots'), refund: choice('refund') };
}

/** Of a group of settings its `enabled`, which is true unless it is switched off. */
function isEnabled(group: unknown): boolean {
  return !(typeof group === 'object' && group !== null && 'enabled' in group && group.enabled === false);
}

/** A project file goes before the user's own choices, so that a lesson is checked alike for everybody. */
export function withProject(own: DocumentSettings, project: ProjectSettings | null): DocumentSettings {
  if (project === null) return own;
  return {
    ...own,
    rules: project.rules ?? own.rules,
    language: project.language ?? own.language,
    digits: project.digits ?? own.digits,
    severities: new Map([...own.severities, ...project.severities]),
  };
}
