import { describe, expect, it } from 'vitest';
import { projectFilesFor } from '../../../language/project/home';

const FOLDERS = ['file:///w/one', 'vscode-vfs://github/me/two'];

describe('where the project file of a document may be', () => {
  it.each([
    ['file:///a/b/x.hand', ['file:///a/b', 'file:///a', 'file://']],
    ['file:///c%3A/a/x.hand', ['file:///c%3A/a', 'file:///c%3A', 'file://']],
    [
      'vscode-vfs://github/me/two/x.md',
      ['vscode-vfs://github/me/two', 'vscode-vfs://github/me', 'vscode-vfs://github'],
    ],
    [
      'git:/w/one/in/x.hand?ref=HEAD',
      ['git:/w/one/in', 'git:/w/one', 'git:/w', 'git:', 'file:///w/one/in', 'file:///w/one', 'file:///w', 'file://'],
    ],
    [
      'vscode-notebook-cell:/me/two/n.ipynb#W0',
      [
        ...['vscode-notebook-cell:/me/two', 'vscode-notebook-cell:/me', 'vscode-notebook-cell:'],
        ...['vscode-vfs://github/me/two', 'vscode-vfs://github/me', 'vscode-vfs://github'],
      ],
    ],
    ['memfs:/x/y.hand', ['memfs:/x', 'memfs:', 'file:///w/one', 'file:///w', 'file://']],
    ['untitled:Untitled-1', ['untitled:', 'file:///w/one', 'file:///w', 'file://']],
    ['', ['file:///w/one', 'file:///w', 'file://']],
  ])('%s', (uri, above) => {
    expect(projectFilesFor(uri, FOLDERS)).toEqual(above.map((folder) => `${folder}/handscript.config.json`));
  });

  it('is nowhere else without a folder', () => {
    expect(projectFilesFor('', [])).toEqual([]);
    expect(projectFilesFor('untitled:Untitled-1', [])).toEqual(['untitled:/handscript.config.json']);
    expect(projectFilesFor('file:///a/x.hand', [])).toEqual(
      ['file:///a', 'file://'].map((at) => `${at}/handscript.config.json`),
    );
  });
});
