/** Reads the settings of a document from the client's configuration and its project file. */
import { type Severities, severitiesFrom } from '../../language/analysis/severities';
import type { ProfileName } from '../../language/poker/types';
import { type Digits, isDigits, isProfile, type ProjectSettings } from '../../language/project/settings';
import type { HintChoice } from '../../language/service/inlayHints';

/** The user's settings (`handscript.*`), overridden by those of the project file. */
export interface DocumentSettings {
  /** The rules for hands without a `rules` line. */
  readonly rules: ProfileName;
  /** The language of messages: a code, or `auto` for the language of the hand. */
  readonly language: string;
  /** Digits in messages: those of the hand, Latin, or those of the message's language. */
  readonly digits: Digits;
  readonly severities: Severities;
  /** Shows in grey text the only possible continuation. */
  readonly inlineCompletion: boolean;
  readonly inlayHints: HintChoice;
  /** Shows each hand's pot and result above it. */
  readonly codeLens: boolean;
}

export const SECTION = 'handscript';

/** Reads the `handscript` section that a client sends; missing or malformed settings keep their defaults. */
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

/** By default only what the text does not show is shown. */
const DEFAULT_HINTS: HintChoice = { amounts: true, calls: false, pots: true, refund: true };

function hintChoiceFrom(group: unknown): HintChoice {
  const chosen: Record<string, unknown> = typeof group === 'object' && group !== null ? { ...group } : {};
  const choice = (kind: keyof HintChoice): boolean => {
    const value = chosen[kind];
    return typeof value === 'boolean' ? value : DEFAULT_HINTS[kind];
  };
  return { amounts: choice('amounts'), calls: choice('calls'), pots: choice('pots'), refund: choice('refund') };
}

/** The `enabled` setting of a group, which is true unless it is switched off. */
function isEnabled(group: unknown): boolean {
  return !(typeof group === 'object' && group !== null && 'enabled' in group && group.enabled === false);
}

/** A project file overrides the user's own settings, so that a lesson is checked in the same way for everybody. */
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
