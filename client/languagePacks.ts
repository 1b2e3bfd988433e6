import { Uri, workspace } from 'vscode';
import { messageLanguages } from '../language/messages/format';

const ROOMS = ['messages', 'lexicon'];

/**
 * The words and messages of the languages beside English, which a program in a browser cannot load by itself.
 * @returns file name → what the file holds, without those that could not be read: their languages are not spoken then
 */
export async function readLanguagePacks(extension: Uri): Promise<Record<string, unknown>> {
  const names = messageLanguages
    .filter((language) => language !== 'en')
    .flatMap((language) => ROOMS.map((room) => `${language}.${room}.json`));
  const packs: Record<string, unknown> = {};
  const read = async (name: string) => {
    const file = await workspace.fs.readFile(Uri.joinPath(extension, 'dist', 'languages', name));
    packs[name] = JSON.parse(new TextDecoder().decode(file));
  };
  await Promise.allSettled(names.map(read));
  return packs;
}
