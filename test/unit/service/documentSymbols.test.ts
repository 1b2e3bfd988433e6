import { describe, expect, it } from 'vitest';
import { HandFile } from '../../../language/analysis/document/handFile';
import { documentSymbols, type OutlineSymbol } from '../../../language/service/documentSymbols';

const outlineOf = (text: string): OutlineSymbol[] =>
  documentSymbols(HandFile.of(text), { language: 'auto', digits: 'auto' });

const text = `blinds 1/2

hand "First"
seats A, B, C
flop K♣ 9♦ 7♣
branch
  turn
  branch "inner"
    river
  end
end
turn

hand
ledger
A 5
B 5
`;

describe('the outline of a document', () => {
  it('names hands by title or number, and describes them', () => {
    expect(outlineOf(text).map(({ kind, name, detail }) => [kind, name, detail])).toEqual([
      ['hand', 'First', 'NLHE spot, 3 players'],
      ['hand', 'Hand 2', 'ledger, 2 players'],
    ]);
  });

  it('nests branches, with the streets inside them', () => {
    const tree = (symbols: readonly OutlineSymbol[]): unknown[] =>
      symbols.map(({ name, children }) => (children.length === 0 ? name : [name, ...tree(children)]));
    expect(tree(outlineOf(text)[0]?.children ?? [])).toEqual(['flop', ['Branch', 'turn', ['inner', 'river']], 'turn']);
  });

  it('names the streets in the language of the reader', () => {
    const [hand] = outlineOf('دست\nبازیکنان رها، نیما\nفلاپ Kd 7h 2c\nترن 3s\n');
    expect(hand?.children.map(({ name }) => name.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual(['فلاپ', 'ترن']);
  });

  it('keeps children inside their parents, siblings apart, names within their ranges', () => {
    const check = (symbols: readonly OutlineSymbol[], from: number, to: number): void => {
      let free = from;
      for (const { range, selection, children, name } of symbols) {
        expect(name).not.toBe('');
        expect(range.start.line).toBeGreaterThanOrEqual(free);
        expect(range.end.line).toBeLessThanOrEqual(to);
        expect(selection.start.line).toBe(selection.end.line);
        expect(selection.start.line).toBeGreaterThanOrEqual(range.start.line);
        expect(selection.end.character).toBeLessThanOrEqual(range.end.character);
        check(children, range.start.line, range.end.line);
        free = range.end.line + 1;
      }
    };
    check(outlineOf(text), 0, text.split('\n').length);
  });

  it('lists an untitled hand, but nothing for an empty text', () => {
    expect(
      outlineOf('# note\nseats A, B\nblinds 1/2\nA calls\n').map(({ name, range }) => [name, range.start.line]),
    ).toEqual([['Hand 1', 1]]);
    expect(outlineOf('')).toEqual([]);
    expect(outlineOf('# note\n\n')).toEqual([]);
  });

  it('omits the streets of very many hands', () => {
    const many = outlineOf('hand\nseats A, B\nflop\n'.repeat(1200));
    expect(many).toHaveLength(1200);
    expect(many.every(({ children }) => children.length === 0)).toBe(true);
  });
});
