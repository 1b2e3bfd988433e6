/** Short builders for the parameters of messages. */
import type { Chips } from '../poker/types';
import type { Confidence, Fix, Param, Params, Sentence, TextEdit } from './problem';

export const chips = (value: Chips): Param => ({ kind: 'chips', value });
export const count = (value: number): Param => ({ kind: 'count', value });
export const name = (value: string): Param => ({ kind: 'name', value });
export const names = (value: readonly string[]): Param => ({ kind: 'names', value });
export const word = (value: string): Param => ({ kind: 'word', value });
export const words = (value: readonly string[]): Param => ({ kind: 'words', value });
export const text = (value: string): Param => ({ kind: 'text', value });
export const cited = (value: string): Param => ({ kind: 'rule', value });
export const inner = (value: Sentence): Param => ({ kind: 'message', value });

export const sentence = (message: string, params: Params = {}): Sentence => ({ message, params });

/** A fix that replaces a text and shows the new one in its title: `Write “to”`. */
export function replacement(edit: TextEdit, confidence: Confidence, shown = edit.newText): Fix {
  return { title: sentence('fix/replace', { text: text(shown) }), confidence, edits: [edit] };
}

/** A fix that replaces a wrong value with the right one. */
export function rightValue(edit: TextEdit, confidence: Confidence = 'likely'): Fix {
  return { title: sentence('fix/expected-value', { value: text(edit.newText) }), confidence, edits: [edit] };
}
