import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HandDocument } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';
import { SemanticTokens } from '../../language/service/semanticTokens';
import { HAND_LINES, handText } from '../support/handTexts';
import { finished } from '../support/steps';
import { readTokens, withEdits } from '../support/tokens';

const position = fc.record({ line: fc.integer({ min: 0, max: 20 }), character: fc.integer({ min: 0, max: 12 }) });
const edit = fc.record({
  range: fc.record({ start: position, end: position }),
  text: fc.oneof(
    fc.constantFrom('', '\n', 'A', '\nhand\n', '```hand\n', '```\n', '> '),
    fc.constantFrom(...HAND_LINES),
  ),
});
const fenced = fc
  .array(handText, { minLength: 1, maxLength: 3 })
  .map((texts) => texts.map((text) => `Told\n\n\`\`\`hand\n${text}\n\`\`\`\n`).join('\n'));

const fullOf = (document: HandDocument): number[] => {
  return finished(new SemanticTokens().full(document)).data;
};

it.each([
  ['a file of hands', HandFile, handText],
  ['Markdown', MarkdownFile, fenced],
] as const)('the tokens after edits are those of the text opened afresh: %s', (_, kind, texts) => {
  fc.assert(
    fc.property(texts, fc.array(edit, { minLength: 1, maxLength: 4 }), (text, edits) => {
      const document = kind.of(text);
      const tokens = new SemanticTokens();
      let { id, data } = finished(tokens.full(document));
      for (const { range, text: newText } of edits) {
        document.edit(range, newText);
        const told = finished(tokens.delta(document, id));
        data = 'edits' in told ? withEdits(data, told.edits) : [];
        id = told.id;
        expect(data).toEqual(fullOf(kind.of(document.text())));
      }
    }),
    { numRuns: 100 },
  );
});

it('orders semantic tokens without overlaps, each within its line', () => {
  fc.assert(
    fc.property(handText, (text) => {
      let end = { line: -1, character: 0 };
      for (const { line, character, length, text: word, type } of readTokens(fullOf(HandFile.of(text)), text)) {
        expect(line > end.line || (line === end.line && character >= end.character)).toBe(true);
        expect(length).toBeGreaterThan(0);
        expect(word).toHaveLength(length);
        expect(word.trim()).toBe(word);
        expect(type).not.toContain('none');
        end = { line, character: character + length };
      }
    }),
    { numRuns: 150 },
  );
});
