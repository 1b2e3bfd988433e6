import { applyEdits, linesNotIn, translationEdits } from '../../language/analysis/rewriting';
import type { DigitChoice } from '../../language/format/digits';
import { LANGUAGES } from '../../language/text/languages';
import { documentOf } from '../check';
import { EXIT, type ExitCode, Trouble } from '../exit';
import { STDIN } from '../input/files';
import { readOriginal } from '../input/original';
import type { Said, Speech } from '../messages/index';
import { complainer, print } from '../output/streams';
import { writeFile } from '../output/writeFile';

export interface TranslateOptions {
  readonly to: string;
  readonly digits: DigitChoice;
  /** The file that gets the translation; standard output where neither is given. */
  readonly out?: string;
  /** Put the translation in the file's place. */
  readonly write?: boolean;
}

/** Tells the hands of a file in another language, and on standard error which of their lines keep other words. */
export async function translate(path: string, options: TranslateOptions, own: Speech): Promise<ExitCode> {
  const complain = complainer(own);
  const { to, digits, out, write: inPlace = false } = options;
  if (!LANGUAGES.includes(to)) {
    const choices = LANGUAGES.join(own.say('list/separator'));
    throw new Trouble({ key: 'usage/choose', values: { option: '--to', value: to, choices } });
  }
  if (inPlace && out !== undefined) throw new Trouble({ key: 'translate/two-places' });
  if (inPlace && path === STDIN) throw new Trouble({ key: 'usage/no-place', values: { option: '--write' } });
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
    const told = { path, language: to, count: lines.length, lines: lines.join(own.say('list/separator')) };
    complain({ key: 'translate/kept', values: told });
  }
  return EXIT.clean;

  async function put(text: string): Promise<Said | null> {
    if (out !== undefined) return writeFile(out, text, { sources: [path] });
    if (inPlace && 'replace' in original) return original.replace(text);
    await print(text);
    return null;
  }
}
