/** Comments that silence: what they silence, what is said of one that silences nothing, and the text after each fix. */
import { describe, expect, it } from 'vitest';
import { finish } from '../../../language/analysis/comparing';
import { analyzeSection } from '../../../language/analysis/document/analyze';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { fixesIn } from '../../../language/analysis/documentFixes';
import { applyEdits } from '../../../language/analysis/rewriting';
import { safeFixes } from '../../../language/analysis/safeFixes';
import { formatSentence } from '../../../language/messages/index';
import { finished } from '../../support/steps';

const HEAD = 'blinds 1/2\nseats A, B, C\n';
const EVERYTHING = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

function messagesIn(document: HandDocument, language = 'en'): string[] {
  return document.sections.flatMap((_, index) =>
    analyzeSection(document, index).findings.map(({ sentence }) =>
      formatSentence(sentence, { language, digits: 'latin', scale: 0 }),
    ),
  );
}

/** The text after each fix of an unused comment; the one to choose has a `+`. */
function mended(document: HandDocument): string[] {
  return finished(fixesIn(document, new Timelines(), EVERYTHING, ({ code }) => code === 'text/unused-ignore')).map(
    ({ preferred, edits }) => (preferred ? '+' : '') + applyEdits(document.text(), edits),
  );
}

const NOTHING_LEFT = 'C folds\nA folds\n';

describe('a comment that silences nothing', () => {
  it.each([
    [
      '# handscript-ignore betting/over-stack\nC folds\nA folds\n',
      'This comment silences nothing: the line it applies to has no betting/over-stack.',
      [`+${NOTHING_LEFT}`],
    ],
    [
      '  # handscript-ignore over-stack, syntax # why\nC folds\nA folds\n',
      'This comment silences nothing: the line it applies to has no over-stack, syntax.',
      [`+${NOTHING_LEFT}`],
    ],
    [
      'C folds  # handscript-ignore over-stack\nA folds\n',
      'This comment silences nothing: the line it applies to has no over-stack.',
      [`+${NOTHING_LEFT}`],
    ],
    [
      '# handscript-ignore\nC folds\nA folds\n',
      'This comment names no code, so it silences nothing.',
      [`+${NOTHING_LEFT}`],
    ],
    [
      'C folds\nA folds\n# handscript-ignore over-stack',
      'This comment silences nothing: no line of its hand follows. To silence a finding on a “hand” line, put the comment at the end of that line.',
      [`+${NOTHING_LEFT.trimEnd()}`],
    ],
    [
      '# handscript-ignore over-stack bare-raise # why\nC raises 4\n',
      'over-stack silences nothing: the line it applies to has no such finding.',
      ['+# handscript-ignore bare-raise # why\nC raises 4\n'],
    ],
    [
      '# handscript-ignore bare-raise, over-stack\nC raises 4\n',
      'over-stack silences nothing: the line it applies to has no such finding.',
      ['+# handscript-ignore bare-raise\nC raises 4\n'],
    ],
    [
      '# handscript-ignore bare-raise read as a total\nC raises 4\n',
      '“read as a total” is not a diagnostic code. Begin a remark with a “#” of its own.',
      [
        '+# handscript-ignore bare-raise # read as a total\nC raises 4\n',
        '# handscript-ignore bare-raise\nC raises 4\n',
      ],
    ],
    [
      '# handscript-ignore nothing, bare-raise\nC raises 4\n',
      '“nothing” is not a diagnostic code. Begin a remark with a “#” of its own.',
      ['+# handscript-ignore bare-raise\nC raises 4\n'],
    ],
    [
      '# handscript-ignore عمدی\nC folds\nA folds\n',
      '“عمدی” is not a diagnostic code. Begin a remark with a “#” of its own.',
      [`+${NOTHING_LEFT}`],
    ],
  ])('is reported and removed: %j', (body, message, fixes) => {
    const document = HandFile.of(HEAD + body);
    expect(messagesIn(document)).toEqual([message]);
    const texts = mended(document);
    expect(texts).toEqual(fixes.map((fix) => fix.replace(/^\+?/, (mark) => mark + HEAD)));
    for (const text of texts) expect(messagesIn(HandFile.of(text.replace(/^\+/, '')))).toEqual([]);
    expect(finish(safeFixes(document, () => true))).toEqual([]);
  });

  it.each(['en', 'fa', 'ar', 'hi', 'es'])('is reported in %s', (language) => {
    const body =
      '# handscript-ignore over-stack\nC folds # handscript-ignore\nA folds # handscript-ignore xyz wron-winner\n# handscript-ignore syntax\n';
    const messages = messagesIn(HandFile.of(HEAD + body), language);
    expect(new Set(messages).size).toBe(5);
    expect(messages.join()).not.toMatch(/[{}]/);
  });

  it('may have a code mistyped', () => {
    const text = `${HEAD}# handscript-ignore bare-rise\nC raises 4\n`;
    const document = HandFile.of(text);
    expect(messagesIn(document)[0]).toBe('“bare-rise” is not a diagnostic code; did you mean betting/bare-raise?');
    const [first = ''] = mended(document);
    expect(first).toBe(`+${text.replace('bare-rise', 'betting/bare-raise')}`);
    expect(messagesIn(HandFile.of(first.slice(1)))).toEqual([]);
  });

  it('goes with its line out of a quotation', () => {
    const text = '> ```hand\n> blinds 1/2\n> seats A, B\n> # handscript-ignore syntax\n> A folds\n> ```\n';
    expect(mended(MarkdownFile.of(text))).toEqual([`+${text.replace('> # handscript-ignore syntax\n', '')}`]);
  });

  it.each([
    ['set-up for other hands', 'blinds 1/2\n# handscript-ignore syntax\nseats A, B\nhand\nA folds\n'],
    [
      'above the first hand line',
      '# handscript-ignore betting/check-facing-bet\nhand\nseats A, B\nblinds 1/2\nA folds\n',
    ],
    ['between hands', 'seats A, B\nblinds 1/2\nhand\nA folds\n# handscript-ignore syntax\nhand\nA folds\n'],
  ])('is reported in %s', (_, text) => {
    const document = HandFile.of(text);
    expect(messagesIn(document)).toHaveLength(1);
    const [fixed = ''] = mended(document);
    expect(fixed).toBe(`+${text.replace(/# handscript.*\n/, '')}`);
  });
});

describe('a comment is of use', () => {
  it.each([
    '# handscript-ignore bare-raise\n# handscript-ignore betting/bare-raise\nC raises 4  # handscript-ignore bare-raise\n',
    '# handscript-ignore bidi-control bare-raise\n# \u202E\n\nC raises 4\n',
    'C folds\nA folds\n# handscript-ignore bidi-control\n# \u202E\n',
    '# handscript-ignore unused-ignore betting/over-stack\nC folds\nA folds\n',
    '# handscript-ignore text/translation-differs\nC folds\nA folds\n',
    '> text\n# handscript-ignore bare-raise -- read as a total\nC raises 4\n',
  ])('%j', (body) => {
    expect(messagesIn(HandFile.of(HEAD + body))).toEqual([]);
  });

  it('with the code that the fix of another finding adds, before its remark', () => {
    const text = `${HEAD}# handscript-ignore bare-raise # why\nA raises 3\n`;
    const document = HandFile.of(text);
    const silent = finished(fixesIn(document, new Timelines(), EVERYTHING, () => true)).at(-1);
    const after = applyEdits(text, silent?.edits ?? []);
    expect(after).toBe(text.replace('bare-raise', 'bare-raise betting/out-of-turn'));
  });
});
