/** Players and marks: where they are named, where they come from, and what happens when they are renamed. */
import { describe, expect, it } from 'vitest';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
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

type Open = (text: string) => HandDocument;
const open: Open = HandFile.of;

function highlighted(marked: string): string {
  const { text, position } = cursorIn(marked);
  const found = highlightsAt(open(text), new Timelines(), position);
  return bracketed(
    text,
    found.map(({ range }) => range),
  );
}

function referenced(marked: string, openAs: Open = open, withDeclaration = true): string {
  const { text, position } = cursorIn(marked);
  return bracketed(text, finished(referencesAt(openAs(text), new Timelines(), position, withDeclaration)));
}

function defined(marked: string, openAs: Open = open): string | null {
  const { text, position } = cursorIn(marked);
  const found = definitionAt(openAs(text), new Timelines(), position);
  return found && bracketed(text, [found.target]);
}

/** The text after a rename, or why it is refused. */
function renamed(marked: string, newName: string, openAs: Open = open): string {
  const { text, position } = cursorIn(marked);
  const result = finished(renameAt(openAs(text), new Timelines(), position, newName));
  if ('edits' in result) return applyEdits(text, result.edits);
  return formatSentence(result.refused, { language: 'en', digits: 'latin', scale: 0 });
}

const HAND = `hand "x"
blinds 50/100
seats Raha 1000, Kian 150, Navid
button folds
Raha raises to 300
mark raised
Kian calls
expect Raha stack 700, pot 450
branch "less" from raised
  Kian folds
  expect SB is all-in
end
illegal Raha folds
`;

describe('highlights', () => {
  it('include a player in the hand and its branches, by name and by position', () => {
    expect(highlighted(withCursor(HAND, 'Raha raises'))).toBe(
      HAND.replaceAll('Raha', '[Raha]').replace('expect SB', 'expect [SB]'),
    );
  });

  it('distinguish where a player acts from where they are mentioned', () => {
    const { text, position } = cursorIn(withCursor(HAND, 'Raha raises'));
    const kinds = highlightsAt(open(text), new Timelines(), position).map(({ kind }) => kind);
    expect(kinds).toEqual(['write', 'write', 'read', 'read', 'read']);
  });

  it.each([
    ['a position word', withCursor(HAND, 'button'), HAND.replace('Navid', '[Navid]').replace('button', '[button]')],
    ['a mark', withCursor(HAND, 'raised', 2), HAND.replaceAll(' raised', ' [raised]')],
    ['the end of a word', withCursor(HAND, 'Navid', 5), HAND.replace('Navid', '[Navid]').replace('button', '[button]')],
    ['a keyword', withCursor(HAND, 'raises'), HAND],
    ['a title', withCursor(HAND, '"x"', 1), HAND],
    ['half a line', 'seats A, B\nflop\n|A', 'seats [A], B\nflop\n[A]'],
    ['Persian', 'بازیکنان رها، نوید\nفلاپ\nر|ها چک، نوید چک', 'بازیکنان [رها]، نوید\nفلاپ\n[رها] چک، نوید چک'],
    ['a joined particle', 'لاعبون أ، ب\nالفلوب\n|أ وب يمرر', 'لاعبون [أ]، ب\nالفلوب\n[أ] وب يمرر'],
    ['a seat with its position', 'seats A (BTN), |B', 'seats A (BTN), [B]'],
    ['a position after a name', 'seats A (|BTN), B', 'seats [A] ([BTN]), B'],
  ])('are right for %s', (_, marked, wanted) => {
    expect(highlighted(marked)).toBe(wanted);
  });

  it('do not mix up the marks of two branches', () => {
    const text = 'seats A, B\nflop\nbranch\nmark m\nbranch from m\nend\nend\nbranch\nmark m\nbranch from m\nend\nend\n';
    const at = text.lastIndexOf('m\nend');
    const found = highlighted(`${text.slice(0, at)}|${text.slice(at)}`);
    expect(found.split('[m]')).toHaveLength(3);
    expect(found.indexOf('[')).toBeGreaterThan(text.indexOf('end\nend'));
  });
});

const SHARED = `seats Raha, Kian
button Raha

hand
flop
Raha checks

hand
seats Raha, Sara
flop
Raha checks

hand
flop
Kian checks, Raha bets 5
`;

const MARKDOWN = `Text
\`\`\`hand defaults
seats Raha, Kian
\`\`\`
Raha
> \`\`\`hand
> flop
> Kian checks, Raha bets 5
> \`\`\`
`;

describe('references', () => {
  it('cover all hands with the same seats, from any of them', () => {
    const [common, , own, last] = SHARED.split(/(?=^hand)/m);
    const wanted = [common, SHARED.split(/(?=^hand)/m)[1], '', last].map((part) => part?.replaceAll('Raha', '[Raha]'));
    wanted[2] = own;
    expect(referenced(withCursor(SHARED, 'Raha,'))).toBe(wanted.join(''));
    expect(referenced(withCursor(SHARED, 'Raha bets'))).toBe(wanted.join(''));
    expect(referenced(withCursor(SHARED, 'Raha, Sara'))).toBe(
      SHARED.replace(own ?? '', own?.replaceAll('Raha', '[Raha]') ?? ''),
    );
  });

  it('exclude the declaration on request', () => {
    expect(referenced(withCursor(HAND, 'raised'), open, false)).toBe(HAND.replace('from raised', 'from [raised]'));
  });

  it('cover all fences of a document', () => {
    const wanted = MARKDOWN.replace('seats Raha', 'seats [Raha]').replace(' Raha bets', ' [Raha] bets');
    expect(referenced(withCursor(MARKDOWN, 'Raha bets'), MarkdownFile.of)).toBe(wanted);
  });
});

describe('definition', () => {
  it.each([
    ['a player', withCursor(HAND, 'Raha raises'), 'seats [Raha 1000], Kian'],
    ['a position', withCursor(HAND, 'button'), 'Kian 150, [Navid]'],
    ['a mark', withCursor(HAND, 'raised\n  Kian'), '[mark raised]'],
    ['the seat itself', withCursor(HAND, 'Kian 150'), '[Kian 150]'],
    ['seats that are only counted', 'seats 3\nblinds 1/2\n|BTN folds', '[seats 3]'],
    ['no seats at all', 'flop\nA checks\nB bets 5\n|A folds', '[A] checks'],
    ['seats of the file', withCursor(SHARED, 'Kian checks'), 'seats Raha, [Kian]\n'],
  ])('leads to the right place from %s', (_, marked, wanted) => {
    expect(defined(marked)).toContain(wanted);
  });

  it('leads to another fence if that one lists the seats', () => {
    expect(defined(withCursor(MARKDOWN, 'Raha bets'), MarkdownFile.of)).toContain('seats [Raha], Kian');
  });

  it('does not exist for a word that names nobody', () => {
    expect(defined(withCursor(HAND, 'calls'))).toBeNull();
  });
});

describe('rename', () => {
  it('renames a player across the hand and its branches', () => {
    expect(renamed(withCursor(HAND, 'Raha raises'), 'Ali')).toBe(HAND.replaceAll('Raha', 'Ali'));
    expect(renamed('blinds 1/2\nseats |A, B, C\nmark A', 'Zoe')).toBe('blinds 1/2\nseats Zoe, B, C\nmark A');
    expect(renamed('blinds 1/2\nseats A, B, C\nmark |A', 'Zoe')).toBe('blinds 1/2\nseats A, B, C\nmark Zoe');
  });

  it('renames a mark', () => {
    expect(renamed(withCursor(HAND, 'raised\n  Kian'), 'later-on')).toBe(HAND.replaceAll(' raised', ' later-on'));
  });

  it('renames in every hand with the same seats', () => {
    const [common, first, own, last] = SHARED.split(/(?=^hand)/m).map((part) => part.replaceAll('Raha', 'Ali'));
    const wanted = [common, first, own?.replaceAll('Ali', 'Raha'), last].join('');
    expect(renamed(withCursor(SHARED, 'Raha checks'), 'Ali')).toBe(wanted);
  });

  it('renames across fences', () => {
    const wanted = MARKDOWN.replace('seats Raha', 'seats Ali').replace(' Raha bets', ' Ali bets');
    expect(renamed(withCursor(MARKDOWN, 'Raha, K'), 'Ali', MarkdownFile.of)).toBe(wanted);
  });

  it.each([
    ['quotes a name with a space', 'seats |A, B\nflop\nA checks', 'Big Al', 'seats "Big Al", B\nflop\n"Big Al" checks'],
    ['quotes a keyword', 'seats |A, B\nflop\nA checks', 'flop', 'seats "flop", B\nflop\n"flop" checks'],
    ['quotes a number', 'seats |A, B\nflop\nA checks', '77', 'seats "77", B\nflop\n"77" checks'],
    ['ignores typed quotation marks', 'seats |A, B\nflop\nA checks', '"Al"', 'seats Al, B\nflop\nAl checks'],
    [
      'removes quotation marks that are no longer needed',
      'seats "|Big Al", B\nflop\n"Big Al" checks',
      'Al',
      'seats Al, B\nflop\nAl checks',
    ],
    [
      'keeps the kind of quotation marks',
      'seats «|علی آقا», B\nflop\n“علی آقا” checks',
      'a b',
      'seats «a b», B\nflop\n“a b” checks',
    ],
    [
      'uses the quotation marks of the script',
      'بازیکنان |رها، نوید\nفلاپ\nرها چک',
      'علی آقا',
      'بازیکنان «علی آقا»، نوید\nفلاپ\n«علی آقا» چک',
    ],
    [
      'renames a name before a joined particle',
      'لاعبون أ، ب\nالفلوب\n|أ وب يمررون',
      'سامي',
      'لاعبون سامي، ب\nالفلوب\nسامي وب يمررون',
    ],
    [
      'renames a name after a joined particle',
      'لاعبون أ، ب\nالفلوب\nأ و|ب يمررون',
      'سامي',
      'لاعبون أ، سامي\nالفلوب\nأ وسامي يمررون',
    ],
    [
      'quotes a name after a joined particle',
      'لاعبون أ، ب\nالفلوب\nأ و|ب يمررون',
      'أبو علي',
      'لاعبون أ، «أبو علي»\nالفلوب\nأ و«أبو علي» يمررون',
    ],
    ['renames in Hindi', 'खिलाड़ी रवि, मीना\nफ्लॉप\n|रवि चेक करता है', 'अमित', 'खिलाड़ी अमित, मीना\nफ्लॉप\nअमित चेक करता है'],
    ['finds other forms of the same letters', 'seats علي, B\nflop\n|علی checks', 'A', 'seats A, B\nflop\nA checks'],
    [
      'renames a player who is not listed',
      'flop\n|A checks\nB bets 5\nA folds',
      'C',
      'flop\nC checks\nB bets 5\nC folds',
    ],
    ['renames in a half-typed line', 'seats |A, B\nflop\nA bets\nA', 'Z', 'seats Z, B\nflop\nZ bets\nZ'],
    ['accepts the name itself', 'seats |A, B', 'A', 'seats A, B'],
    [
      'quotes a mark with a space',
      'seats A, B\nflop\nmark |m\nbranch from m\nend',
      'a b',
      'seats A, B\nflop\nmark "a b"\nbranch from "a b"\nend',
    ],
    [
      'does not quote a mark that is a number',
      'seats A, B\nflop\nmark |m\nbranch from m\nend',
      '12',
      'seats A, B\nflop\nmark 12\nbranch from 12\nend',
    ],
  ])('%s', (_, marked, newName, wanted) => {
    expect(renamed(marked, newName)).toBe(wanted);
  });

  it.each([
    ['another player has it', 'seats |A, B', 'B', 'B is already taken in this hand.'],
    [
      'another player has it in other forms of the letters',
      'seats |A, علي',
      'علی',
      'علی is already taken in this hand.',
    ],
    ['another mark has it', 'flop\nmark |a\nmark b', 'b', 'b is already taken in this hand.'],
    [
      'the cursor is on a position',
      'seats 3\nblinds 1/2\n|BTN folds',
      'A',
      'BTN is a position, not a name. Name the player in the list of seats.',
    ],
    [
      'the cursor is on the position of a listed player',
      withCursor(HAND, 'button'),
      'A',
      'button is a position, not a name. Name the player in the list of seats.',
    ],
    [
      'it moves a player to another seat',
      'seats |A, B, C\nblinds 1/2\nC folds',
      'BTN',
      'The name BTN would change the meaning of the text.',
    ],
    [
      'it gives a player the button',
      'hand\nblinds 1/2\nseats |A, B\nB raises 6',
      'BTN',
      'The name BTN would change the meaning of the text.',
    ],
    ['the cursor is on another word', withCursor(HAND, 'calls'), 'A', 'There is no player or mark here.'],
    ['it has no letters', 'seats |A, B', '"!"', 'This is not a valid name: use letters, without quotation marks.'],
    [
      'it has every kind of quotation mark',
      'seats |A, B',
      'a"b«c“',
      'This is not a valid name: use letters, without quotation marks.',
    ],
    ['it has two lines', 'seats |A, B', 'a\nb', 'This is not a valid name: use letters, without quotation marks.'],
    [
      'it is taken in one of the hands',
      `${SHARED}hand\nflop\nX checks\n`.replace('seats Raha,', 'seats |Raha,'),
      'Kian',
      'Kian is already taken in this hand.',
    ],
  ])('refuses a name if %s', (_, marked, newName, why) => {
    expect(renamed(marked, newName)).toBe(why);
  });

  it.each([
    ['a name', withCursor(HAND, 'Raha raises', 2), 'Raha', 'Raha'],
    ['a name without its quotation marks', 'seats "Big| Al", B', 'Big Al', 'Big Al'],
    ['a name whose closing quotation mark is missing', 'seats B, "Big| Al', 'Big Al', 'Big Al'],
    ['a name after a joined particle', 'لاعبون أ، ب\nالفلوب\nأ و|ب يمررون', 'ب', 'ب'],
  ])('offers %s', (_, marked, word, placeholder) => {
    const { text, position } = cursorIn(marked);
    const found = renamableAt(open(text), new Timelines(), position);
    if ('refused' in found) throw new Error(found.refused.message);
    const lines = new LineIndex(text);
    expect(text.slice(lines.offsetAt(found.range.start), lines.offsetAt(found.range.end))).toBe(word);
    expect(found.name).toBe(placeholder);
  });
});
