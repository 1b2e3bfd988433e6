import { expect, it } from 'vitest';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import type { Position } from '../../../language/analysis/document/position';
import { applyEdits } from '../../../language/analysis/rewriting';
import { type InlineCompletion, inlineCompletionAt } from '../../../language/service/inlineCompletion';
import { cursorIn } from '../../support/cursor';
import { projectFile, projectFiles } from '../../support/files';

type Open = typeof HandFile.of | typeof MarkdownFile.of;

function ghostIn(marked: string, open: Open = HandFile.of): InlineCompletion | null {
  const { text, position } = cursorIn(marked);
  return inlineCompletionAt(open(text), position, { language: 'auto', digits: 'auto' });
}

/** The text after the ghost text is accepted; null if there is none. */
function taken(marked: string, open: Open = HandFile.of): string | null {
  const ghost = ghostIn(marked, open);
  return ghost === null ? null : applyEdits(cursorIn(marked).text, [{ range: ghost.range, newText: ghost.text }]);
}

const hand = 'hand "x"\nblinds 50/100\nseats Raha 1000, Kian 150, "Big Al"\n';
const six = 'hand "x"\nblinds 50/100\nseats SB, BB, B, C, D, E\n';
const hindi = 'हैंड "x"\nब्लाइंड ५०/१००\nखिलाड़ी A १५००, B ९००, C २०००\n';
const persian = 'دست "x"\nبلایند‌ها ۵۰/۱۰۰\nبازیکنان رها ۱۵۰۰، کیان ۹۰۰، نوید ۲۰۰۰\n';
const river = `${hand}"Big Al" folds, Raha calls, Kian checks
flop\neveryone checks\nturn\neveryone checks\nriver\nRaha checks, Kian all-in 50, Raha calls\n`;
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
  ['the rest of their name', `${hand}"Big Al" calls, R|`, 'aha'],
  ['the next player after a comma', `${hand}"Big Al" calls, |`, 'Raha'],
  ['the end of a branch that is played out', `${hand}branch\n  "Big Al" folds, Raha folds\n|`, 'end'],
  ['the next player in a branch', `${hand}branch\n  "Big Al" calls\n  |\nend\n`, 'Raha'],
  [
    'the street in Persian',
    'بازیکنان رها، کیان، نوید\nبلایند‌ها ۵۰/۱۰۰\nنوید کال می‌کند، رها کال می‌کند، کیان چک می‌کند\n|',
    'فلاپ',
  ],
  ['the first to show', `${river}showdown\n|`, 'Raha'],
  ['the next to show', `${river}showdown\nRaha shows 2♣ 2♦\n|`, 'Kian'],
  ['`end` after the last hand is shown', `${hand}branch\n  folds to Kian\n  Kian wins\n  |`, 'end'],
  ['a player whom the lines below omit', `${hand}"Big Al" calls\n|\nKian checks\n`, 'Raha'],
  ['the only size of fixed limit', `game FLHE\n${hand.replace('hand "x"\n', '')}"Big Al" raises |`, 'to 200'],
  ['the stack of an all-in', `${hand}"Big Al" calls, Raha all-in |`, '1000'],
  ['the value of a fact', `${hand}expect "Big Al" min raise |`, '200'],
  ['the value of a fact in Hindi', `${hindi}अपेक्षा न्यूनतम रेज़ |`, '२००'],
  ['the value of a fact in Persian', `${persian}انتظار نوید برای کال |`, '۱۰۰'],
])('shows %s', (_, marked, text) => {
  expect(ghostIn(marked)).toMatchObject({ text });
  expect(taken(marked)).toBe(marked.replace('|', text));
});

it.each([
  ['where the author has a choice', `${hand}"Big Al" |`],
  ['where the hand is still set up', `${hand}|`],
  ['before other text', `${called}|turn`],
  ['if the typed word is a different one', `${called}tu|`],
  ['after a complete word', `${called}flop|`],
  ['after everybody else has folded', `${hand}"Big Al" folds, Raha folds\n|`],
  ['in a ledger', 'ledger\nA 100\nB 100\n|'],
  ['in a comment', `${called}# |`],
  ['in set-up for other hands', 'blinds 1/2\n|\nhand\nseats 2\n'],
  ['if the street follows below', `${called}|\nflop\n`],
  ['if the next line has the action of the player', `${hand}"Big Al" calls\n|\nRaha calls\n`],
  ['if the branch already ends', `${hand}branch\n  "Big Al" folds, Raha folds\n|\nend\n`],
  ['after the pot is won', `${hand}"Big Al" calls, Raha folds, Kian raises to 150\n"Big Al" calls\nKian wins\n|`],
  ['after all but one have mucked', `${hand}"Big Al" folds, Raha all-in, Kian calls\nRaha mucks\n|`],
  ['after a player who cannot be next', `${hand}Kian |`],
  ['after the name of a player who has folded', `${hand}"Big Al" folds, "Big Al" |`],
  ['where a raise can have any size', `${hand}"Big Al" raises to |`],
  ['in the middle of a word of a fact', `${hand}expect min ra|`],
  // The actions of the players before them would go before the name, where no editor shows ghost text: completion offers them.
  ['after the name of a later player', `${six}D |`],
  [
    'after a name that is also the beginning of a verb',
    `game FLHE\nblinds 50/100\nseats A, B, D, E, F\nflop\nA bets\nF |`,
  ],
  ['after the name of a later player in Hindi', `${hindi}A |`],
])('shows nothing %s', (_, marked) => {
  expect(ghostIn(marked)).toBeNull();
});

it('works in a Markdown fence, but not in prose', () => {
  const text = `# Lesson\n\`\`\`hand\n${called}`;
  expect(taken(`${text}|\n\`\`\`\n`, MarkdownFile.of)).toBe(`${text}flop\n\`\`\`\n`);
  expect(ghostIn(`${text}\`\`\`\n|`, MarkdownFile.of)).toBeNull();
});

/** Editors show ghost text only on the line of the cursor, and only if it begins with the text that it replaces. */
function isShown(text: string, { line, character }: Position, { range, text: grey }: InlineCompletion): boolean {
  const isInLine = range.start.line === line && range.end.line === line && !/[\r\n]/.test(grey);
  const before = text.split(/\r\n|\n|\r/)[line]?.slice(range.start.character, character) ?? '';
  return isInLine && range.start.character <= character && grey.startsWith(before) && grey.length > before.length;
}

it.each(['en', 'fa', 'ar', 'hi', 'es'])(
  'offers only text that an editor can show, wherever a sample is typed: %s',
  (language) => {
    let shown = 0;
    for (const file of projectFiles(`samples/${language}`, '.hand')) {
      const whole = projectFile(file);
      const ends = [...whole.matchAll(/[\s,،]+|(?<=\S)(?=\n)/g)].map(({ index, 0: gap }) => index + gap.length);
      for (const end of ends.filter((_, at) => at % 3 === 0 && at < 300)) {
        const text = whole.slice(0, end);
        const lines = text.split('\n');
        const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
        const ghost = inlineCompletionAt(HandFile.of(text), position, { language: 'auto', digits: 'auto' });
        if (ghost === null) continue;
        shown += 1;
        expect(isShown(text, position, ghost), `${text}|${ghost.text}`).toBe(true);
      }
    }
    expect(shown).toBeGreaterThan(20);
  },
  30_000,
);
