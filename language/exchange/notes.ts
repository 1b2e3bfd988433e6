/** What an import has to tell: what the format does not say, and what Handscript says otherwise. One table, one row a kind. */
import { sentence } from '../diagnostics/params';
import type { Params, Sentence } from '../diagnostics/problem';

export interface Note {
  readonly code: NoteCode;
  readonly said: Sentence;
  /** True for what matters to a reader of the hand: it becomes a comment there; else it is only reported. */
  readonly inHand: boolean;
  /** One-based line of the file that it is about; null: the hand as a whole. */
  readonly line: number | null;
}

/** By kind whether it stands in the hand; its sentence is the message `import/…`. */
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
