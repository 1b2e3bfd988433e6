/** Offers corrections of mistyped keys, codes and values in a project file. */
import { type Range, touches } from '../../analysis/document/position';
import { sentence, text } from '../../diagnostics/params';
import { readProjectFile } from '../../project/read';
import { type Preferences, Wording } from '../wording';
import type { QuickFix } from './quickFixes';

/** Replacements of mistyped keys, codes and values of a project file, the nearest first. */
export function projectFixesAt(source: string, at: Range, preferences: Preferences): readonly QuickFix[] {
  const wording = Wording.of({ language: null, digits: 'latin' }, preferences);
  const found = readProjectFile(source).findings.filter(({ range }) => touches(range, at));
  return found.flatMap(({ code, range, instead, isNear }) =>
    instead.map((newText) => ({
      title: wording.say(sentence('fix/replace', { text: text(newText) })),
      code,
      range,
      preferred: isNear,
      edits: [{ range, newText }],
    })),
  );
}
