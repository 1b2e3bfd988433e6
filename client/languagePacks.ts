import { Uri, workspace } from 'vscode';
import { LANGUAGES } from '../language/text/languages';

/** The packs of a language. */
const packsOf = (language: string): readonly string[] => [`${language}.messages.json`, `${language}.lexicon.json`];

/**
 * The words and messages of the languages, which a program in a browser cannot load by itself.
 * @returns file name → what the file holds, without those that could not be read: their languages are not spoken then
 * @throws where English could not be read, which stands in for the others
 */
export async function readLanguagePacks(extension: Uri): Promise<Record<string, unknown>> {
  const packs: Record<string, unknown> = {};
  const read = async (name: string) => {
    const file = await workspace.fs.readFile(Uri.joinPath(extension, 'dist', 'languages', name));
    packs[name] = JSON.parse(new TextDecoder().decode(file));
  };
  const others = LANGUAGES.filter((language) => language !== 'en').flatMap(packsOf);
  await Promise.all([...packsOf('en').map(read), Promise.allSettled(others.map(read))]);
  return packs;
}
