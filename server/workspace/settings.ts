import { type Severities, severitiesFrom } from '../../language/analysis/severities';

/** What the user chose for a document (`handscript.*`). */
export interface Settings {
  /** Language of messages: a code, or `auto` (the one the hand is written in). */
  readonly language: string;
  /** Digits in messages: as the hand writes them, always Latin, or those of the message's language. */
  readonly digits: 'auto' | 'latin' | 'native';
  readonly severities: Severities;
}

export const SECTION = 'handscript';

/** Reads the `handscript` section as a client hands it over; what is missing or malformed keeps its default. */
export function settingsFrom(value: unknown): Settings {
  const section: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const { language, digits, severity } = section;
  return {
    language: typeof language === 'string' && language !== '' ? language : 'auto',
    digits: digits === 'latin' || digits === 'native' ? digits : 'auto',
    severities: severitiesFrom(severity),
  };
}
