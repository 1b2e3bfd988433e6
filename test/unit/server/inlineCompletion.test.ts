import { expect, it } from 'vitest';
import { HandFile } from '../../../language/analysis/handFile';
import { MarkdownFile } from '../../../language/analysis/markdownFile';
import { Timelines } from '../../../language/analysis/timelines';
import { inlineCompletionAt } from '../../../server/features/inlineCompletion';
import { cursorIn } from '../../support/cursor';

function ghostIn(marked: string, open: typeof HandFile.of | typeof MarkdownFile.of = HandFile.of): string | null {
  const { text, position } = cursorIn(marked);
  return inlineCompletionAt(open(text), new Timelines(), position, { language: 'auto', digits: 'auto' });
}

const hand = 'hand "x"\nblinds 50/100\nseats Raha 1000, Kian 150, "Big Al"\n';
const called = `${hand}"Big Al" calls, Raha calls, Kian checks\n`;

it.each([
  ['the street that comes next', `${called}|`, 'flop'],
  ['the rest of its word', `${called}  Fl|`, 'op'],
  [
    'the showdown',
    `${called}board Ks 9d 7c 4h 2s\nflop\neveryone checks\nturn\neveryone checks\nriver\neveryone checks\n|`,
    'showdown',
  ],
  ['the next player', `${hand}"Big Al" calls\n|`, 'Raha'],
  ['the rest of his name', `${hand}"Big Al" calls, R|`, 'aha'],
  ['behind a comma', `${hand}"Big Al" calls, |`, 'Raha'],
  ['the end of a branch that is played out', `${hand}branch\n  "Big Al" folds, Raha folds\n|`, 'end'],
  ['in a branch what comes next there', `${hand}branch\n  "Big Al" calls\n  |\nend\n`, 'Raha'],
  ['in Persian', 'بازیکنان رها، کیان، نوید\nبلایند‌ها ۵۰/۱۰۰\nنوید کال می‌کند، رها کال می‌کند، کیان چک می‌کند\n|', 'فلاپ'],
])('shows %s', (_, marked, text) => {
  expect(ghostIn(marked)).toBe(text);
});

it.each([
  ['where the author has a choice', `${hand}"Big Al" |`],
  ['where the hand is still set up', `${hand}|`],
  ['in front of text', `${called}|turn`],
  ['where something else is typed', `${called}tu|`],
  ['behind a whole word', `${called}flop|`],
  ['once nobody is left', `${hand}"Big Al" folds, Raha folds\n|`],
  ['in a ledger', 'ledger\nA 100\nB 100\n|'],
  ['in a comment', `${called}# |`],
  ['in set-up for other hands', 'blinds 1/2\n|\nhand\nseats 2\n'],
])('shows nothing %s', (_, marked) => {
  expect(ghostIn(marked)).toBeNull();
});

it('shows it in a fence of a Markdown text, and nothing in its prose', () => {
  const text = `# Lesson\n\`\`\`hand\n${called}`;
  expect(ghostIn(`${text}|\n\`\`\`\n`, MarkdownFile.of)).toBe('flop');
  expect(ghostIn(`${text}\`\`\`\n|`, MarkdownFile.of)).toBeNull();
});
