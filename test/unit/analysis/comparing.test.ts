/** Versions of a lesson held against each other. */
import { describe, expect, it } from 'vitest';
import { compareVersions } from '../../../language/analysis/comparing';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';

const ENGLISH = `# One short all-in

\`\`\`hand short
blinds 50/100
seats Raha, Kian 150, Navid
flop
pot 300
Raha bets 100
mark bet
Kian all-in 150
mark shoved

branch "Navid raises"
  Navid raises to 250
  mark raised
end
Navid calls 150
\`\`\`

Navid raises to 250<!-- = short@shoved: Navid min raise --> at least, not to 200<!-- ≠ short@shoved: Navid min raise -->.
The pot is 700<!-- = short: pot -->; Raha may not raise<!-- = short: Raha may not raise -->.
`;

const PERSIAN = `# یک آل‌این کوتاه

\`\`\`hand short
بلایند ۵۰/۱۰۰
بازیکنان رها، کیان ۱۵۰، نوید
فلاپ
پات ۳۰۰
رها ۱۰۰ شرط می‌بندد
نشان bet
کیان به مجموع ۱۵۰ آل‌این می‌شود
نشان shoved

شاخه "نوید ریز می‌کند"
  نوید به ۲۵۰ ریز می‌کند
  نشان raised
پایان
نوید ۱۵۰ را کال می‌کند
\`\`\`

نوید دست‌کم به ۲۵۰<!-- = @shoved: نوید حداقل ریز --> ریز می‌کند، نه به ۲۰۰<!-- ≠ @shoved: حداقل ریز -->.

پات ۷۰۰<!-- = پات --> است و رها حق ریز ندارد<!-- = رها حق ریز ندارد -->.
`;

function told(...texts: readonly string[]): string[] {
  const { differences } = compareVersions(texts.map((text) => MarkdownFile.of(text)));
  return differences.map(({ kind, hand, mark, fact, seat, values: said }) => {
    const place = [kind, hand, mark, fact, seat === null ? null : `seat ${seat}`].filter((part) => part !== null);
    return `${place.join(', ')}: ${said.map((one) => (one === null ? 'missing' : `${one.line} ${one.value}`)).join(' | ')}`;
  });
}

describe('versions of a lesson', () => {
  it.each([
    ['0.7 thousand', '۷۰۰'],
    ['700', '۰٫۷ هزار'],
    ['0.7k', '700'],
    ['7bb', '۷ بب'],
  ])('reads a number however it is written: %s, %s', (one, other) => {
    expect(told(ENGLISH.replace('700<', `${one}<`), PERSIAN.replace('۷۰۰<', `${other}<`))).toEqual([]);
  });

  it('agree in every fact', () => {
    expect(told(ENGLISH, PERSIAN)).toEqual([]);
    expect(compareVersions([MarkdownFile.of(ENGLISH), MarkdownFile.of(PERSIAN)]).facts).toBe(11);
  });

  it.each([
    ['a number', '۷۰۰<!-- = پات -->', '۶۰۰<!-- = پات -->', ['number, short, pot: 20 700 | 21 600']],
    ['a number that is not there', '۷۰۰<!-- = پات -->', '۷۰۰', ['number, short, pot: 20 700 | missing']],
    [
      'a number told twice in two ways',
      'پات ۷۰۰',
      'پات ۶۰۰<!-- = پات --> یا ۷۰۰',
      ['number, short, pot: 20 700 | 21 600 / 700'],
    ],
    [
      'what must not be',
      '۲۰۰<!-- ≠',
      '۱۵۰<!-- ≠',
      ['number, short, shoved, min-raise, seat 2: 19 250 / ≠ 200 | 19 250 / ≠ 150'],
    ],
    ['a claim', '<!-- = رها حق ریز ندارد -->', '', ['number, short, may-not raise, seat 0: 20 so | missing']],
    ['a mark', 'نشان bet\n', '', ['mark, short, bet: 8  | missing']],
    [
      'a step, and nothing that follows from it',
      'رها ۱۰۰ شرط',
      'رها ۱۲۰ شرط',
      ['step, short, 1, seat 0: 7 flop bet 100 | 7 flop bet 120'],
    ],
    [
      'a step of a branch',
      'نوید به ۲۵۰ ریز',
      'نوید به ۳۰۰ ریز',
      ['step, short, 1.1, seat 2: 13 flop raise 250 | 13 flop raise 300'],
    ],
    [
      'the players',
      'بازیکنان رها، کیان ۱۵۰، نوید',
      'بازیکنان رها، کیان ۱۵۰، نوید، سارا',
      ['hand, short: 3 NLHE spot 3 | 3 NLHE spot 4'],
    ],
    [
      'the name',
      'hand short',
      'hand kurz',
      ['hand, short: 3 NLHE spot 3 | missing', 'hand, kurz: missing | 3 NLHE spot 3'],
    ],
  ])('differ in %s', (_, from, to, differences) => {
    expect(PERSIAN).toContain(from);
    const changed = PERSIAN.replace(from, to);
    expect(told(ENGLISH, changed)).toEqual(differences);
    expect(told(changed, ENGLISH)).toHaveLength(differences.length);
  });

  it('may be more than two', () => {
    expect(told(ENGLISH, PERSIAN, ENGLISH.replace('700<!--', '701<!--'))).toEqual([
      'number, short, pot: 20 700 | 21 700 | 20 701',
    ]);
  });

  it('may be files of hands', () => {
    const hands = (digits: string) => HandFile.of(`hand "A"\nblinds 1/2\nseats 3\nBTN raises to ${digits}\n`);
    expect(compareVersions([hands('6'), hands('۶')]).differences).toEqual([]);
    expect(compareVersions([hands('6'), hands('۷')]).differences).toMatchObject([{ kind: 'step', hand: '#1' }]);
  });
});
