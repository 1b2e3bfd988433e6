/** Names of fences, marks and players in the prose of a lesson: definitions, references and renaming. */
import { describe, expect, it } from 'vitest';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import type { Range } from '../../../language/analysis/document/position';
import { Timelines } from '../../../language/analysis/document/timelines';
import { applyEdits } from '../../../language/analysis/rewriting';
import { formatSentence } from '../../../language/messages/index';
import { definitionAt } from '../../../language/service/definition';
import { highlightsAt } from '../../../language/service/highlights';
import { referencesAt } from '../../../language/service/references';
import { renamableAt, renameAt } from '../../../language/service/rename';
import { LineIndex } from '../../../language/text/lines';
import { bracketed, cursorIn, withCursor } from '../../support/cursor';
import { finished } from '../../support/steps';

const LESSON = `# A lesson

\`\`\`hand short {pots}
blinds 50/100
seats Raha, Kian 150, Navid
flop
pot 300
Raha bets 100
mark bet
Kian all-in 150
mark shoved
branch "he calls"
  Navid calls
end
\`\`\`

Navid raises to 250<!-- = short@shoved: Navid min raise -->; the pot was 400<!-- = @bet: pot -->.

- [ ] 150{/* = short@"he calls": Navid paid */} and 550<!-- = pot --> and 1<!-- ≠ short: Raha to call -->

> \`\`\`hand other
> seats Raha, Kian
> flop
> Raha bets 5
> mark bet
> \`\`\`

The pot is 5<!-- = other@bet: Raha paid --> now.
`;

const PERSIAN = `- \`\`\`hand کوتاه
  بلایند ۵۰/۱۰۰
  بازیکنان رها، کیان ۱۵۰، نوید
  فلاپ
  رها ۱۰۰ شرط می‌بندد
  نشان شرط
  \`\`\`

سطح ۱۰۰<!-- = کوتاه@شرط: سطح شرط --> است و رها ۱۰۰<!-- = @شرط: رها پرداخت این دور --> گذاشته.
`;

/** The words at the cursor and their definition: `short → ```hand [short]`. */
function defined(marked: string): string | null {
  const { text, position } = cursorIn(marked);
  const found = definitionAt(MarkdownFile.of(text), new Timelines(), position);
  if (found === null) return null;
  const lines = new LineIndex(text);
  const textOf = ({ start, end }: Range) => text.slice(lines.offsetAt(start), lines.offsetAt(end));
  return `${textOf(found.origin)} → ${bracketed(text, [found.selection]).split('\n')[found.selection.start.line]}`;
}

function referenced(marked: string, withDeclaration = true): string {
  const { text, position } = cursorIn(marked);
  return bracketed(text, finished(referencesAt(MarkdownFile.of(text), new Timelines(), position, withDeclaration)));
}

function renamed(marked: string, newName: string): string {
  const { text, position } = cursorIn(marked);
  const result = finished(renameAt(MarkdownFile.of(text), new Timelines(), position, newName));
  if ('edits' in result) return applyEdits(text, result.edits);
  return formatSentence(result.refused, { language: 'en', digits: 'latin', scale: 0 });
}

describe('the definition in a comment that binds a number', () => {
  it.each([
    ['the name of a fence', 'short@shoved', 2, 'short → ```hand [short] {pots}'],
    ['a mark', '@shoved: N', 3, 'shoved → mark [shoved]'],
    ['a fact at a mark', 'min raise', 3, 'Navid min raise → mark [shoved]'],
    ['a fact at the end', 'pot --> and 1', 1, 'pot → ```hand [short] {pots}'],
    ['the number', '250<', 1, '250 → mark [shoved]'],
    ['a mark of the nearest hand above', '@bet: pot', 2, 'bet → mark [bet]'],
    ['the title of a branch', '"he calls": N', 3, '"he calls" → branch ["he calls"]'],
    ['a player', 'Navid min', 3, 'Navid → seats Raha, Kian 150, [Navid]'],
    ['a hand in a quotation', 'other@', 2, 'other → > ```hand [other]'],
    ['a mark in a quotation', '@bet: Raha', 2, 'bet → > mark [bet]'],
    ['the fence itself', 'short {', 1, 'short → ```hand [short] {pots}'],
  ])('is found for %s', (_, what, at, wanted) => {
    expect(defined(withCursor(LESSON, what, at))).toBe(wanted);
  });

  it('is found in a fence without a name', () => {
    expect(defined('```hand\nflop\npot 3\n```\n3<!-- = p|ot -->')).toBe('pot → [```hand]');
  });

  it('is found for Persian words', () => {
    expect(defined(withCursor(PERSIAN, 'کوتاه@', 2))).toBe('کوتاه → - ```hand [کوتاه]');
    expect(defined(withCursor(PERSIAN, '@شرط', 2))).toBe('شرط →   نشان [شرط]');
    expect(defined(withCursor(PERSIAN, 'رها پرداخت', 1))).toBe('رها →   بازیکنان [رها]، کیان ۱۵۰، نوید');
  });

  it.each(['1<!-- = sh|ort: pot -->', '```hand a\nflop\n```\n1<!-- = a@no|ne: pot -->', '1<!-- a no|te -->', 'wo|rds'])(
    'does not exist: %s',
    (marked) => {
      expect(defined(marked)).toBeNull();
    },
  );
});

const named = (word: string) => (text: string) =>
  text.replaceAll(new RegExp(`(?<=hand |= |≠ )${word}`, 'g'), `[${word}]`);

describe('the references', () => {
  it('of a fence are its name and the comments that mention it', () => {
    const wanted = named('short')(LESSON);
    expect(referenced(withCursor(LESSON, 'short {', 1))).toBe(wanted);
    expect(referenced(withCursor(LESSON, 'short: Raha', 1))).toBe(wanted);
    expect(referenced(withCursor(LESSON, 'short {', 1), false)).toBe(wanted.replace('[short] {', 'short {'));
  });

  it('of a mark exclude a mark of the same name in another hand', () => {
    const wanted = LESSON.replace('mark bet', 'mark [bet]').replace('@bet: pot', '@[bet]: pot');
    expect(referenced(withCursor(LESSON, 'mark bet', 6))).toBe(wanted);
    expect(referenced(withCursor(LESSON, '@bet: pot', 2))).toBe(wanted);
    expect(referenced(withCursor(LESSON, '> mark bet', 8))).toBe(
      LESSON.replace('> mark bet', '> mark [bet]').replace('@bet: Raha', '@[bet]: Raha'),
    );
  });

  it('of a player include the facts about their hand', () => {
    const wanted = LESSON.replace(', Navid', ', [Navid]')
      .replace('  Navid', '  [Navid]')
      .replaceAll(': Navid', ': [Navid]');
    expect(referenced(withCursor(LESSON, ', Navid', 4))).toBe(wanted);
    expect(referenced(withCursor(LESSON, ': Navid', 4))).toBe(wanted);
  });

  it('are highlighted', () => {
    const { text, position } = cursorIn(withCursor(LESSON, '@bet: pot', 2));
    const found = highlightsAt(MarkdownFile.of(text), new Timelines(), position);
    expect(
      bracketed(
        text,
        found.map(({ range }) => range),
      ),
    ).toBe(referenced(withCursor(LESSON, '@bet: pot', 2)));
    expect(found.map(({ kind }) => kind)).toEqual(['write', 'read']);
  });
});

describe('rename', () => {
  it.each([
    [
      'a fence',
      'short {',
      'long-one',
      LESSON.replace('hand short', 'hand long-one').replaceAll(/([=≠]) short/g, '$1 long-one'),
    ],
    ['a fence from a comment', 'other@', 'o2', LESSON.replace('hand other', 'hand o2').replace('= other', '= o2')],
    ['a mark', 'mark shoved', 'all-in', LESSON.replaceAll('shoved', 'all-in')],
    ['a mark from a comment', 'shoved: N', 'x', LESSON.replaceAll('shoved', 'x')],
    [
      'a mark, quoting two words',
      'shoved: N',
      'he shoved',
      LESSON.replace('mark shoved', 'mark "he shoved"').replace('@shoved', '@"he shoved"'),
    ],
    ['a player', 'Kian 150', 'Ali', LESSON.replace('Kian 150', 'Ali 150').replace('Kian all', 'Ali all')],
    [
      'a player in facts',
      'Navid calls',
      'Big Al',
      LESSON.replace(', Navid', ', "Big Al"').replace('  Navid', '  "Big Al"').replaceAll(': Navid', ': "Big Al"'),
    ],
  ])('renames %s', (_, what, newName, wanted) => {
    const at = what.startsWith('mark') ? 6 : 1;
    expect(renamed(withCursor(LESSON, what, at), newName)).toBe(wanted);
  });

  it('renames in Persian', () => {
    expect(renamed(withCursor(PERSIAN, 'کوتاه@', 2), 'بلند')).toBe(PERSIAN.replaceAll('کوتاه', 'بلند'));
    expect(renamed(withCursor(PERSIAN, '@شرط: سطح', 2), 'اول')).toBe(
      PERSIAN.replace('نشان شرط', 'نشان اول').replaceAll('@شرط', '@اول'),
    );
    expect(renamed(withCursor(PERSIAN, '، کیان', 3), 'آرش')).toBe(PERSIAN.replaceAll('کیان', 'آرش'));
  });

  it.each([
    ['it differs only in case', 'short {', 'Other', LESSON, 'Other'],
    ['another block has it', 'short {', 'other', null, 'Another block is already called other.'],
    [
      'it has two words',
      'short {',
      'a b',
      null,
      "A block's name is one word without quotation marks, and it cannot be “defaults”.",
    ],
    [
      'it is reserved for defaults',
      'short {',
      'defaults',
      null,
      "A block's name is one word without quotation marks, and it cannot be “defaults”.",
    ],
    ['another mark of the hand has it', 'mark shoved', 'bet', null, 'bet is already taken in this hand.'],
    ['it closes the comment', 'mark shoved', 'a-->', null, 'The name a--> would change the meaning of the text.'],
    ['the cursor is on the title of a branch', 'he calls": N', 'x', null, 'There is no player or mark here.'],
  ])('checks a new name: %s', (_, what, newName, text, wanted) => {
    const at = what.startsWith('mark') ? 6 : 1;
    const result = renamed(withCursor(LESSON, what, at), newName);
    if (text === null) expect(result).toBe(wanted);
    else expect(result).toContain(`hand ${wanted} {`);
  });

  it('offers a name without its quotation marks', () => {
    const { text, position } = cursorIn('```hand a\nflop\nmark "one two"\n```\n1<!-- = a@"one| two": pot -->');
    const found = renamableAt(MarkdownFile.of(text), new Timelines(), position);
    if ('refused' in found) throw new Error(found.refused.message);
    expect(bracketed(text, [found.range])).toContain('@"[one two]"');
    expect(found.name).toBe('one two');
  });
});
