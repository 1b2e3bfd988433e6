/** Notes of an import: what the format does not state, and what differs in Handscript. One row per kind. */
import { sentence } from '../diagnostics/params';
import type { Params, Sentence } from '../diagnostics/problem';

export interface Note {
  readonly code: NoteCode;
  readonly said: Sentence;
  /** Whether the note matters to readers of the hand and becomes a comment there; otherwise it is only reported. */
  readonly inHand: boolean;
  /** One-based line of the file; null: the whole hand. */
  readonly line: number | null;
}

/** Whether each kind is written into the hand; its sentence is the message `import/…`. */
const NOTES = {
  'usual-table': false,
  'ante-trimming': true,
  'min-bet': true,
  'unequal-antes': true,
  renamed: false,
  'nobody-to-act': true,
  'raise-cap': true,
  unit: false,
  rake: false,
  'cards-unknown': false,
  'winner-unknown': false,
  'outcome-differs': true,
  'outcome-open': true,
  'outcome-sum': true,
} as const satisfies Record<string, boolean>;

export type NoteCode = keyof typeof NOTES;

export function note(code: NoteCode, params: Params = {}, line: number | null = null): Note {
  return { code, inHand: NOTES[code], said: sentence(`import/${code}`, params), line };
}
