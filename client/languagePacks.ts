/** Reads the language packs for clients in a browser. */
import { Uri, workspace } from 'vscode';
import { LANGUAGES } from '../language/text/languages';

/** File names of the packs of a language. */
const packsOf = (language: string): readonly string[] => [`${language}.messages.json`, `${language}.lexicon.json`];

/**
 * Reads the words and messages of all languages. A program in a browser cannot load these files from its own folder.
 * @returns file name → content; files that could not be read are missing, and their languages are unavailable
 * @throws if English could not be read, which is the fallback for the other languages
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
