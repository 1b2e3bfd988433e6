import { describe, expect, it } from 'vitest';
import { codeFrame } from '../../../cli/output/codeFrame';
import { paintWith } from '../../../cli/output/paint';

/** The frame of a line whose wrong part stands between « and ». */
function frame(marked: string, columns = 80): string[] {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  return codeFrame({ line: marked.replace(/[«»]/g, ''), number: 6, start, end }, paintWith(false), columns);
}

describe('codeFrame', () => {
  it('puts carets under the range of the finding', () => {
    expect(frame('HJ raises to «700»')).toEqual([' 7 | HJ raises to 700', '   |              ^^^']);
  });

  it('marks a position between two characters with one caret', () => {
    expect(frame('HJ raises to«»')).toEqual([' 7 | HJ raises to', '   |             ^']);
  });

  it('counts a wide emoji as two columns', () => {
    expect(frame('flop 🂡👍 «9x»')).toEqual([' 7 | flop 🂡👍 9x', '   |          ^^']);
  });

  it('counts a Devanagari syllable as one column', () => {
    expect(frame('A 300 तक «रेज़» करता है')).toEqual([' 7 | A 300 तक रेज़ करता है', '   |          ^^']);
  });

  it('counts a Persian letter with its marks as one column, ZWNJ as none, and repeats the marked words', () => {
    const [source, carets] = frame('رها بهِ ۵۰۰ ریز «می‌کند»');
    expect(source).toBe(' 7 | رها بهِ ۵۰۰ ریز می‌کند');
    expect(carets).toBe('   |                ^^^^^ می‌کند');
  });

  it('expands tabs in the line and in front of the carets', () => {
    expect(frame('\tHJ\traises «700»')).toEqual([' 7 |     HJ  raises 700', '   |                ^^^']);
  });

  it('cuts a long line around the carets', () => {
    const [source = '', carets = ''] = frame(`${'word '.repeat(60)}«wrong»${' word'.repeat(60)}`, 60);
    expect(source.length).toBeLessThanOrEqual(60);
    expect(source).toContain('…');
    expect(source.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('wrong');
  });

  it('shows the end of a long line', () => {
    const [source = '', carets = ''] = frame(`${'word '.repeat(60)}«wrong»`, 60);
    expect(source.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('wrong');
  });

  it('prints two thousand findings in one long line within seconds', { retry: 2 }, () => {
    const line = '"a": 1, '.repeat(12_000);
    const begun = performance.now();
    for (let at = 0; at < 2000; at += 1) {
      const start = 8 * at + 1;
      const [source = '', carets = ''] = codeFrame({ line, number: 6, start, end: start + 1 }, paintWith(false), 60);
      expect(source[carets.indexOf('^')]).toBe('a');
    }
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
