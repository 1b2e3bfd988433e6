/** A lesson of a megabyte: an edit reads the text again, but asks only the hand that it concerns. */
import { describe, expect, it, vi } from 'vitest';

vi.mock('../../../language/replay/index', { spy: true });

const SECTION = `## A section

The button raises to 6<!-- = @raised: level -->, so that 2 + 4 = 6. ${'Some more words for the reader. '.repeat(20)}

- point
- another point

\`\`\`hand
blinds 1/2
seats 3
BTN raises to 6
mark raised
\`\`\`

The next raise is to 10<!-- = @raised: min raise --> at least.

`;

// Other tests of the same worker may have loaded these with the replay itself.
vi.resetModules();
const replay = await import('../../../language/replay/index');
const { MarkdownFile } = await import('../../../language/analysis/document/markdownFile');
const { bringUpToDate } = await import('../../../language/analysis/document/analyze');

const replaysOf = (work: () => void): number => {
  vi.mocked(replay.replayHand).mockClear();
  work();
  return vi.mocked(replay.replayHand).mock.calls.length;
};

describe('a lesson of a megabyte', () => {
  const count = Math.ceil(1_000_000 / SECTION.length);
  const document = MarkdownFile.of(SECTION.repeat(count));
  const read = (): void => {
    for (const _ of bringUpToDate(document));
  };
  const edit = (line: number, from: number, to: number, text: string): void =>
    document.edit({ start: { line, character: from }, end: { line, character: to } }, text);

  it('asks only the hand whose number is edited', () => {
    read();
    expect(document.prose.bound).toHaveLength(2 * count);
    // The first section has no hand above its number.
    const wrong = () => document.prose.findings.map(({ firstLine }) => firstLine);
    expect(wrong()).toEqual([2]);
    edit(22, 5, 5, 'own ');
    expect(replaysOf(read)).toBe(0);
    expect(wrong()).toEqual([2]);
    edit(14, 21, 23, '11');
    expect(replaysOf(read)).toBe(1);
    expect(wrong()).toEqual([2, 14]);
  }, 30_000);
});
