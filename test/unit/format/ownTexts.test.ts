/** What the project itself writes stands as its formatter lays hands out. */
import { describe, expect, it } from 'vitest';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { allFormattingEdits, applyEdits } from '../../../language/analysis/rewriting';

import { readPhh } from '../../../language/exchange/phh';
import { projectFile, projectFiles } from '../../support/files';
import { only, written } from '../exchange/support';

const files = [...projectFiles('samples', '.hand'), ...projectFiles('docs', '.md'), 'README.md'];

const formatted = (path: string, text: string): string =>
  applyEdits(text, allFormattingEdits(path.endsWith('.md') ? MarkdownFile.of(text) : HandFile.of(text)));

describe('the formatter changes nothing', () => {
  it.each(files)('in %s', (path) => {
    const text = projectFile(path);
    expect(formatted(path, text)).toBe(text);
  });

  it('in an imported hand', () => {
    const phh = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
starting_stacks = [90, 1200, 90]
players = ['Ada', 'Benjamin', 'call']
actions = ['d dh p1 AcKd', 'p3 cbr 6', 'p1 cc', 'p2 f', 'd db 2c7d9s', 'p1 cc', 'p3 cbr 9', 'p1 f']
`;
    const { text } = written(only(readPhh(phh)));
    expect(text).toContain('  Ada        90 Ac Kd\n  Benjamin 1200\n');
    expect(formatted('x.hand', text)).toBe(text);
  });
});
