import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Uri } from 'vscode';
import { readLanguagePacks } from '../../../client/languagePacks';

/** Names of the files that cannot be read. */
const missing = new Set<string>();

vi.mock('vscode', () => ({
  Uri: { joinPath: (folder: string, ...path: string[]) => [folder, ...path].join('/') },
  workspace: {
    fs: {
      readFile: async (file: string) => {
        const name = file.slice(file.lastIndexOf('/') + 1);
        if (missing.has(name)) throw new Error(`no file ${name}`);
        return new TextEncoder().encode(JSON.stringify({ from: file }));
      },
    },
  },
}));

const extension = 'extension' as unknown as Uri;

describe('the language packs of a program in a browser', () => {
  beforeEach(() => missing.clear());

  it('contain the words and messages of every language', async () => {
    const packs = await readLanguagePacks(extension);
    expect(Object.keys(packs).sort()).toEqual(
      ['ar', 'en', 'es', 'fa', 'hi'].flatMap((language) => [`${language}.lexicon.json`, `${language}.messages.json`]),
    );
    expect(packs['en.messages.json']).toEqual({ from: 'extension/dist/languages/en.messages.json' });
  });

  it('omit a file that cannot be read', async () => {
    missing.add('hi.lexicon.json');
    const packs = await readLanguagePacks(extension);
    expect(Object.keys(packs)).toHaveLength(9);
    expect(packs['hi.lexicon.json']).toBeUndefined();
  });

  it.each(['en.lexicon.json', 'en.messages.json'])('fail to load without %s', async (name) => {
    missing.add(name);
    await expect(readLanguagePacks(extension)).rejects.toThrow(name);
  });
});
