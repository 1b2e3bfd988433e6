import { describe, expect, it } from 'vitest';
import { analyzeSection } from '../../../language/analysis/document/analyze';
import { baseDefaultsOf } from '../../../language/analysis/document/defaults';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { PROFILES } from '../../../language/poker/profiles';
import type { ProfileName } from '../../../language/poker/types';

/** Two short all-ins that together make a full raise: online rooms do not add them up. */
const play = `seats A 1000, B 1000, C 180, D 250
flop
pot 400
A bets 100
B calls
C all-in 180
D all-in 250
illegal not-reopened: A raises to 700
`;
const setup = 'blinds 50/100\n';

function profilesOf(document: HandDocument): (ProfileName | null)[] {
  const timelines = new Timelines();
  return document.sections.map((_, index) => timelines.of(document, index)?.replay.rules.profile ?? null);
}

describe('the base defaults of a document', () => {
  it.each<[string, HandDocument, (ProfileName | null)[]]>([
    ['an untitled hand', HandFile.of(setup + play), ['online']],
    [
      'hands without a rules line',
      HandFile.of(`hand\n${setup}${play}hand\n${setup}${play}`),
      ['online', 'online', 'online'],
    ],
    ['setup above the hands', HandFile.of(`${setup}hand\n${play}`), [null, 'online']],
    ['a list of seats as setup', HandFile.of(`${setup}seats\n  A\n  B\nhand\nflop\n`), [null, 'online']],
    ['setup that names a profile', HandFile.of(`rules wsop\n${setup}hand\n${play}`), [null, 'wsop']],
    ['a hand that names a profile', HandFile.of(`hand\nrules tda\n${setup}${play}`), ['online', 'tda']],
    ['a hand in Persian', HandFile.of('بلایند ۵۰/۱۰۰\nبازیکنان A، B\n'), ['online']],
    ['fences', MarkdownFile.of(`\`\`\`hand\n${setup}${play}\`\`\`\n`), ['online']],
    [
      'fences with common setup',
      MarkdownFile.of(`\`\`\`hand defaults\nrules roberts\n\`\`\`\n\`\`\`hand\n${setup}${play}\`\`\`\n`),
      [null, 'roberts'],
    ],
  ])('%s', (_, document, profiles) => {
    document.setBaseDefaults(baseDefaultsOf('online'));
    expect(profilesOf(document)).toEqual(profiles);
  });

  it.each<[string, (text: string) => HandDocument]>([
    ['file', (text) => HandFile.of(text)],
    ['Markdown', (text) => MarkdownFile.of(`\`\`\`hand\n${text}\`\`\`\n`)],
  ])('changes at once what is found in a %s', (_, open) => {
    const document = open(`${setup}hand "x"\n${play}`);
    const codes = () =>
      document.sections.flatMap((_, index) => analyzeSection(document, index).findings.map(({ code }) => code));
    expect(codes()).toEqual(['expect/not-illegal']);
    document.setBaseDefaults(baseDefaultsOf('online'));
    expect(codes()).toEqual([]);
    document.setBaseDefaults(null);
    expect(codes()).toEqual(['expect/not-illegal']);
  });

  it('are null for the profile that applies by default', () => {
    expect(Object.keys(PROFILES).filter((profile) => baseDefaultsOf(profile as ProfileName) === null)).toEqual(['tda']);
  });
});
