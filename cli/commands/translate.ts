/** `handscript translate`: rewrites the hands of a file in another language. */
import { applyEdits, linesNotIn, translationEdits } from '../../language/analysis/rewriting';
import type { DigitChoice } from '../../language/format/digits';
import { LANGUAGES } from '../../language/text/languages';
import { documentOf } from '../check';
import { EXIT, type ExitCode, UsageError } from '../exit';
import { STDIN } from '../input/files';
import { readOriginal } from '../input/original';
import type { Localizer, Message } from '../messages/index';
import { complainer, print } from '../output/streams';
import { writeFile } from '../output/writeFile';

export interface TranslateFlags {
  readonly to: string;
  readonly digits: DigitChoice;
  /** The file to write; standard output if neither this nor `write` is given. */
  readonly out?: string;
  /** Replace the file. */
  readonly write?: boolean;
}

/** Translates the hands of a file; names on standard error the lines that it could not translate. */
export async function translate(path: string, options: TranslateFlags, own: Localizer): Promise<ExitCode> {
  const complain = complainer(own);
  const { to, digits, out, write: inPlace = false } = options;
  if (!LANGUAGES.includes(to)) {
    const choices = LANGUAGES.join(own.say('list/separator'));
    throw new UsageError({ key: 'usage/choose', values: { option: '--to', value: to, choices } });
  }
  if (inPlace && out !== undefined) throw new UsageError({ key: 'translate/two-places' });
  if (inPlace && path === STDIN) throw new UsageError({ key: 'usage/no-place', values: { option: '--write' } });
  const original = await readOriginal(path);
  if ('problem' in original) {
    complain(original.problem);
    return EXIT.trouble;
  }
  const document = documentOf(original);
  const edits = [...document.sections.keys()].flatMap((index) => translationEdits(document, index, to, digits));
  const translated = applyEdits(original.text, edits);
  const problem = await put(translated);
  if (problem !== null) {
    complain(problem);
    return EXIT.trouble;
  }
  const lines = linesNotIn(documentOf({ ...original, text: translated }), to).map((line) => line + 1);
  if (lines.length > 0) {
    const kept = { path, language: to, count: lines.length, lines: lines.join(own.say('list/separator')) };
    complain({ key: 'translate/kept', values: kept });
  }
  return EXIT.clean;

  async function put(text: string): Promise<Message | null> {
    if (out !== undefined) return writeFile(out, text, { sources: [path] });
    if (inPlace && 'replace' in original) return original.replace(text);
    await print(text);
    return null;
  }
}
