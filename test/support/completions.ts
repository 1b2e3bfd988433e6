/** Asks for completions in a text with a marked cursor. */
import type { HandDocument } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { applyEdits } from '../../language/analysis/rewriting';
import { completionsAt } from '../../language/service/completion';
import { type Completion, type Completions, replacedBy } from '../../language/service/completion/completions';
import { cursorIn } from './cursor';

const PREFERENCES = { language: 'auto', digits: 'auto' } as const;

/** The completions at the cursor of a marked text; an empty list if there are none. */
export function completionsIn(
  marked: string,
  open: (text: string) => HandDocument = HandFile.of,
  snippets = false,
): Completions {
  const { text, position } = cursorIn(marked);
  const range = { start: position, end: position };
  return completionsAt(open(text), position, PREFERENCES, { snippets }) ?? { range, word: range, items: [] };
}

/** The text after a completion is taken. */
export function accepted(marked: string, found: Completions, taken: Completion): string {
  return applyEdits(cursorIn(marked).text, [{ range: replacedBy(found, taken), newText: taken.newText }]);
}

/** The text after the completion of this label is taken. */
export function acceptedIn(marked: string, label: string, open: (text: string) => HandDocument = HandFile.of): string {
  const found = completionsIn(marked, open);
  const item = found.items.find((completion) => completion.label === label);
  if (item === undefined) {
    throw new Error(`no completion “${label}” among ${found.items.map((completion) => completion.label).join(' · ')}`);
  }
  return accepted(marked, found, item);
}
