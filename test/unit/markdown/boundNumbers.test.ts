/** Numbers that prose binds to a hand: what is found about them, and how the fixes change the prose. */
import { describe, expect, it } from 'vitest';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { applyEdits } from '../../../language/analysis/rewriting';
import { formatSentence } from '../../../language/messages/index';
import { LEDGER, PERSIAN, SHORT } from '../../support/lessonHands';

const THOUSANDS = SHORT.replace('pot 300', 'pot 300,000');
const ROUND = SHORT.replace('pot 300', 'pot 1199600');
const LAKH = SHORT.replace('pot 300', 'pot 119600');
const PERSIAN_THOUSANDS = PERSIAN.replace('پات ۳۰۰', 'پات ۱۵۲۵۰');

/** Findings as `code "text": message`, and the prose after the fixes. */
function check(hands: string, prose: string) {
  const text = `${hands}\n${prose}\n`;
  const document = MarkdownFile.of(text);
  const lines = text.split(/\r\n|\n|\r/);
  const found = document.prose.findings.flatMap(({ firstLine, analysis, findings }) =>
    findings.map(({ finding: { code, range, sentence, scale }, fixes }) => ({
      line: firstLine,
      said: `${code} "${(lines[firstLine + range.start.line] ?? '').slice(range.start.character, range.end.line > range.start.line ? undefined : range.end.character)}": ${formatSentence(sentence, { language: 'en', digits: analysis.digits, scale })}`,
      edits: (fixes[0]?.edits ?? []).map(({ range: { start, end }, newText }) => ({
        range: {
          start: { line: start.line + firstLine, character: start.character },
          end: { line: end.line + firstLine, character: end.character },
        },
        newText,
      })),
    })),
  );
  const fixed = applyEdits(
    text,
    found.flatMap(({ edits }) => edits),
  ).slice(hands.length + 1, -1);
  return { found: found.map(({ said }) => said), fixed };
}

describe('numbers that are bound to a hand', () => {
  it.each([
    ['at the end of the hand above', SHORT, 'the pot is 700<!-- = pot -->'],
    ['at a mark', SHORT, 'min raise 250<!-- = short@shoved: Navid min raise -->'],
    ['of whoever is next', SHORT, '150<!-- = short@shoved: to call -->'],
    ['without the name of the hand', SHORT, '250<!-- = @shoved: min raise -->'],
    ['at the end of a branch', SHORT, '350<!-- = short@"Navid raises": Raha min raise -->'],
    ['in MDX', SHORT, '250{/* = short@shoved: min raise */}'],
    ['with a word behind it', SHORT, '250 chips<!-- = short@shoved: min raise -->'],
    ['in bold', SHORT, '**250**<!-- = short@shoved: min raise -->'],
    ['with a currency', SHORT, '$250<!-- = short@shoved: min raise -->'],
    ['in thousands', SHORT, '0.7k<!-- = short: pot -->'],
    [
      'in number words',
      ROUND,
      '1.2 m<!-- = pot --> 1.2 million<!-- = pot --> 1200 thousand chips<!-- = pot --> 12 lakh<!-- = pot -->',
    ],
    ['in number words, with emphasis', ROUND, '**1.2** million chips<!-- = pot --> 1.2\u00a0*million*<!-- = pot -->'],
    [
      'in number words of Persian',
      ROUND,
      '۱٫۲ میلیون<!-- = pot --> ۱۲۰۰ هزار چیپ<!-- = pot --> ۱۲۰۰هزار<!-- = pot -->',
    ],
    [
      'in number words of Arabic',
      ROUND,
      '١٢٠٠ ألف<!-- = pot --> ١٢٠٠ ألفًا<!-- = pot --> ١٫٢ مليون رقاقة<!-- = pot -->',
    ],
    ['in number words of Hindi', ROUND, '12 लाख<!-- = pot --> १२ लाख चिप्स<!-- = pot --> 1200 हज़ार<!-- = pot -->'],
    [
      'in number words of Spanish',
      ROUND,
      '1200 mil<!-- = pot --> 1.2 millones de fichas<!-- = pot --> 0.0012 mil millones<!-- = pot -->',
    ],
    [
      'in several number words',
      ROUND,
      '1 million 200 thousand<!-- = pot --> 1 million and 200 thousand chips<!-- = pot --> 1m 200k<!-- = pot -->',
    ],
    [
      'in several number words of Persian',
      ROUND,
      '۱ میلیون و ۲۰۰ هزار<!-- = pot --> یک پات ۱ میلیون و ۲۰۰هزار<!-- = pot -->',
    ],
    ['in several number words of Arabic', ROUND, 'مليون و٢٠٠ ألف<!-- = pot --> ١ مليون و ٢٠٠ ألف<!-- = pot -->'],
    ['in several number words of Hindi', LAKH, '1 लाख 20 हज़ार<!-- = pot --> १ लाख और २० हज़ार चिप्स<!-- = pot -->'],
    [
      'in several number words of Spanish',
      ROUND,
      '1 millón 200 mil<!-- = pot --> **1 millón y 200 mil** fichas<!-- = pot -->',
    ],
    ['as a sum or as its last number', SHORT, 'of 2 thousand and 700<!-- = pot -->'],
    ['as a sum', SHORT.replace('pot 300', 'pot 2100'), '2 thousand and 500<!-- = pot --> 2 thousand 500<!-- = pot -->'],
    ['in number words on purpose', ROUND, '12 thousand<!-- ≠ pot -->'],
    ['in big blinds', SHORT, '2.5bb<!-- = short@shoved: min raise -->'],
    ['in big blinds, apart, in Persian', SHORT, '۲٫۵ بب<!-- = short@shoved: min raise -->'],
    ['in big blinds, apart, in Spanish', SHORT, '2.5 cg<!-- = short@shoved: min raise -->'],
    ['in big blinds, apart', SHORT, '2.5 bb<!-- = short@shoved: min raise -->'],
    ['before a note', SHORT, '250[^1]<!-- = short@shoved: min raise -->'],
    ['in groups', SHORT.replace('pot 300', 'pot 300,000'), "300\u00a0400<!-- = pot -->, 300'400<!-- = pot -->"],
    [
      'in groups by a plain space',
      THOUSANDS,
      '300 400<!-- = pot -->, not 300 401<!-- ≠ pot -->, 300 000 + 400 = 300 400<!-- = pot -->',
    ],
    ['behind another number', SHORT, 'Level 15 150<!-- = @shoved: level -->'],
    ['in groups, in Persian', PERSIAN_THOUSANDS, '۱۵ ۵۰۰<!-- = پات --> و ۱۵ ۵۰۰ چیپ<!-- = پات -->'],
    ['in groups, for a net', LEDGER.replace('C 500', 'C 15360').replace('140', '14000'), 'C −1 360<!-- ≠ C net -->'],
    [
      'in HTML',
      SHORT,
      '<b>250</b><!-- = @shoved: min raise --> <span class="n">250</span> <!-- = @shoved: min raise -->',
    ],
    [
      'in a link',
      SHORT,
      '[250](https://example.org/a-rather-long/way/to?tell=it&and=more#so-that-it-ends-1) <!-- = @shoved: min raise -->',
    ],
    ['in a link with words', SHORT, '[at least 250 chips](#x)<!-- = @shoved: min raise -->'],
    ['as code', SHORT, '`250`<!-- = @shoved: min raise --> and _250_<!-- = @shoved: min raise -->'],
    [
      'before a note in a link',
      SHORT,
      '250[1](#note-1)<!-- = @shoved: min raise --> 250<sup>2</sup><!-- = @shoved: min raise -->',
    ],
    ['before a word with a note', SHORT, '250 chips[3]<!-- = @shoved: min raise -->'],
    ['in two comments', SHORT, '150<!-- = short@shoved: to call --><!-- = short@shoved: level -->'],
    ['in a table', SHORT, '| 250<!-- = short@shoved: min raise --> | 150<!-- = short@shoved: level --> |'],
    ['in Persian words', SHORT, '۲۵۰<!-- = short@shoved: حداقل ریز -->'],
    ['of a Persian hand', PERSIAN, 'حداقل ریز ۲۵۰<!-- = کوتاه@شاو: نوید حداقل ریز --> است'],
    ['of a Persian hand in English words', PERSIAN, '۲۵۰<!-- = کوتاه@شاو: نوید min raise -->'],
    ['of a hand further down', SHORT, '250<!-- = short@shoved: min raise -->'],
    ['a comment over two lines', SHORT, '250<!-- = short@shoved:\n  Navid min raise -->'],
    ['in a list', SHORT, '- point\n  - 250<!-- = short@shoved: min raise -->'],
    ['in a quotation', SHORT, '> 250<!-- = short@shoved: min raise -->'],
    ['layers', LEDGER, '560<!-- = ledger: layer 1 --> + 180<!-- = ledger: layer 2 -->'],
    ['a layer with its players', LEDGER, '180<!-- = ledger: layer 2 for B, C -->'],
    ['a pot with its players', LEDGER, '560<!-- = main pot for A, B, C --> and 500<!-- = side pot for B, C -->'],
    ['refund, award', LEDGER, '140<!-- = refund to C -->, 560<!-- = A wins -->, 140<!-- = C receives -->'],
    ['net with a sign', LEDGER, '+420<!-- = A net -->, −360<!-- = C net -->, -200<!-- = D net -->'],
    ['net without', LEDGER, 'C loses 360<!-- = C net -->'],
    ['a truth', SHORT, 'Raha may not raise<!-- = short: Raha may not raise -->'],
    ['the winner', LEDGER, 'A<!-- = winner of main pot --> wins'],
    ['a named winner', LEDGER, 'A wins<!-- = winner A of main pot -->'],
    ['a wrong number on purpose', SHORT, 'not 200<!-- ≠ short@shoved: min raise -->'],
    ['the same in ASCII', SHORT, 'not 200<!-- != short@shoved: min raise -->'],
    ['other comments', SHORT, '800<!-- note --> <!-- a = b --> <!-- == x == -->'],
    ['in code', SHORT, '`800<!-- = short: pot -->`'],
    ['in a fence', SHORT, '~~~\n800<!-- = short: pot -->\n~~~'],
    ['in hidden HTML', SHORT, '<!--\n800 = nothing\n-->'],
  ])('%s', (_, hands, prose) => {
    expect(check(hands, prose).found).toEqual([]);
  });

  it.each([
    [
      SHORT,
      'min raise 200<!-- = short@shoved: min raise -->',
      'text/number-differs "200": minimum raise is 250, not 200: level 150 + last full raise 100 = 250.',
      'min raise 250<!-- = short@shoved: min raise -->',
    ],
    [
      SHORT,
      'min raise 3bb<!-- = short@shoved: min raise -->',
      'text/number-differs "3bb": minimum raise is 250, not 300: level 150 + last full raise 100 = 250.',
      'min raise 2.5bb<!-- = short@shoved: min raise -->',
    ],
    [
      SHORT,
      'min raise 3 BB<!-- = short@shoved: min raise -->',
      'text/number-differs "3 BB": minimum raise is 250, not 300: level 150 + last full raise 100 = 250.',
      'min raise 2.5 BB<!-- = short@shoved: min raise -->',
    ],
    [
      SHORT.replace('pot 300', 'pot 300,000'),
      'a pot of 299k<!-- = pot -->',
      'text/number-differs "299k": pot is 300400, not 299000.',
      'a pot of 300.4k<!-- = pot -->',
    ],
    [
      SHORT.replace('pot 300', 'pot 300,003'),
      'a pot of 299k<!-- = pot -->',
      'text/number-differs "299k": pot is 300403, not 299000.',
      'a pot of 300403<!-- = pot -->',
    ],
    [
      ROUND,
      'a pot of 1 million and 100 thousand<!-- = pot -->',
      'text/number-differs "1 million and 100 thousand": pot is 1200000, not 1100000.',
      'a pot of 1200000<!-- = pot -->',
    ],
    [
      ROUND,
      'پات ۱ میلیون و ۱۰۰ هزار<!-- = pot -->',
      'text/number-differs "۱ میلیون و ۱۰۰ هزار": pot is ۱۲۰۰۰۰۰, not ۱۱۰۰۰۰۰.',
      'پات ۱۲۰۰۰۰۰<!-- = pot -->',
    ],
    ...[
      ['12 thousand', '1200 thousand', '12000'],
      ['1.1 million chips', '1.2 million chips', '1100000'],
      ['**11** lakh', '**12** lakh', '1100000'],
      ['12k', '1200k', '12000'],
      ['۱۲ هزار', '۱۲۰۰ هزار', '۱۲۰۰۰'],
      ['١١ ألف', '١٢٠٠ ألف', '١١٠٠٠'],
      ['११ लाख', '१२ लाख', '११०००००'],
      ['11 mil', '1200 mil', '11000'],
      ['1 mil millones', '1200000', '1000000000'],
      ['**3** crore', '**1200000**', '30000000'],
    ].map(([written = '', right = '', said = '']): [string, string, string, string] => {
      const number = written.replace(/^\*\*| chips$/g, '');
      const digits = /[۰-۹٠-٩०-९]/.exec(written)?.[0].charCodeAt(0) ?? 0x30;
      const zero = [0x966, 0x6f0, 0x660, 0x30].find((first) => digits >= first) ?? 0x30;
      const pot = '1200000'.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
      return [
        ROUND,
        `${written}<!-- = pot -->`,
        `text/number-differs "${number}": pot is ${pot}, not ${said}.`,
        `${right}<!-- = pot -->`,
      ];
    }),
    [
      PERSIAN,
      '۲۰۰<!-- = کوتاه@شاو: حداقل ریز -->',
      'text/number-differs "۲۰۰": minimum raise is ۲۵۰, not ۲۰۰: level ۱۵۰ + last full raise ۱۰۰ = ۲۵۰.',
      '۲۵۰<!-- = کوتاه@شاو: حداقل ریز -->',
    ],
    [
      SHORT.replace('pot 300', 'pot 300,000'),
      'pot 300,401<!-- = pot --> and $2.5k<!-- = level -->',
      'text/number-differs "300,401": pot is 300400, not 300401.',
      'pot 300,400<!-- = pot --> and $150<!-- = level -->',
    ],
    [
      LEDGER,
      'loses 350<!-- = C net -->',
      'text/number-differs "350": net is -360, not 350: award 0 + refund 140 − paid 500 = -360.',
      'loses 360<!-- = C net -->',
    ],
    [
      LEDGER,
      '+360<!-- = C net -->',
      'text/number-differs "360": net is -360, not 360: award 0 + refund 140 − paid 500 = -360.',
      '+360<!-- ≠ C net -->',
    ],
    [
      SHORT,
      'Raha may raise<!-- = short: Raha may raise -->',
      'text/number-differs "may": Raha may not raise, because the level has risen by only 50 since Raha last acted, less than the last full raise of 100.',
      'Raha may raise<!-- ≠ short: Raha may raise -->',
    ],
    [
      LEDGER,
      'B<!-- = winner of main pot -->',
      'text/number-differs "<!-- = winner of main pot -->": The prose before this comment does not name the winner: A.',
      'B<!-- = winner of main pot -->',
    ],
    [
      SHORT,
      '250<!-- ≠ short@shoved: min raise -->',
      'text/number-differs "250": This is what the hand gives, although the comment marks it as wrong on purpose.',
      '250<!-- ≠ short@shoved: min raise -->',
    ],
    [
      THOUSANDS,
      'pot 300 401<!-- = pot -->',
      'text/number-differs "300 401": pot is 300400, not 300401.',
      'pot 300 400<!-- = pot -->',
    ],
    [
      THOUSANDS,
      'not 300 400<!-- ≠ pot -->',
      'text/number-differs "300 400": This is what the hand gives, although the comment marks it as wrong on purpose.',
      'not 300 400<!-- ≠ pot -->',
    ],
    [
      SHORT,
      '<b>200</b><!-- = @shoved: min raise -->',
      'text/number-differs "200": minimum raise is 250, not 200: level 150 + last full raise 100 = 250.',
      '<b>250</b><!-- = @shoved: min raise -->',
    ],
    [
      LEDGER.replaceAll(/.*shows.*\n/g, ''),
      'A<!-- = winner -->',
      'text/binding "winner": winner is not decided here: the winners are unknown; write the cards, or write who wins.',
      null,
    ],
    [
      SHORT,
      'Kian<!-- = @shoved: winner of main pot -->',
      'text/binding "winner of main pot": winner is not decided here: the flop betting is still open; Navid is next to act.',
      null,
    ],
    [
      LEDGER,
      'B<!-- = winner of side pot 3 -->',
      'text/binding "winner of side pot 3": winner is not decided here: there is only 1 side pot.',
      null,
    ],
    [
      LEDGER,
      'A gets 500<!-- = A wins -->',
      'text/number-differs "500": award is 560, not 500: 560 of 560 in the main pot.',
      'A gets 560<!-- = A wins -->',
    ],
    [
      LEDGER.replace('Q♠ Q♥', 'A♦ A♣'),
      'B gets 500<!-- = B wins -->',
      'text/number-differs "500": award is 780, not 500: 280 of 560 in the main pot + 500 of 500 in side pot 1 = 780.',
      'B gets 780<!-- = B wins -->',
    ],
    [
      LEDGER,
      'C gets 5<!-- = C wins -->',
      'text/number-differs "5": award is 0, not 5: C wins no pot; the uncalled 140 is returned to C and is not part of the award.',
      'C gets 0<!-- = C wins -->',
    ],
    [SHORT, '1<!-- = long: pot -->', 'text/binding "long": No hand is called long. Hands: short.', null],
    [
      '```hand\nblinds 1/2\nseats 3\n```\n',
      '1<!-- = long: pot -->',
      'text/binding "long": No hand is called long. A block gets its name after its first word.',
      null,
    ],
    [
      '',
      '1<!-- = pot -->',
      'text/binding "<!-- = pot -->": There is no hand above this comment. Before the fact, write the name of a hand and a colon.',
      null,
    ],
    [
      SHORT,
      '1<!-- = short@x: pot -->',
      'text/binding "x": The hand has no mark called x. Marks: shoved, Navid raises.',
      null,
    ],
    [LEDGER, '1<!-- = @x: pot -->', 'text/binding "x": The hand has no mark called x: it has no marks at all.', null],
    [
      SHORT,
      '1<!-- = -->',
      'text/binding "<!-- = -->": This comment names no fact. Write one as after “expect”, for example “min raise”.',
      null,
    ],
    [SHORT, "7'00<!-- = pot -->", 'text/binding "<!-- = pot -->": There is no number right before this comment.', null],
    [SHORT, 'so<!-- = pot -->', 'text/binding "<!-- = pot -->": There is no number right before this comment.', null],
    [
      SHORT,
      '1<!-- = pot, level -->',
      'text/binding "pot, level": A comment binds one fact. Write each of the others in its own comment.',
      null,
    ],
    [
      SHORT,
      '1<!-- = short: Nobody to call -->',
      'text/binding "Nobody": Nobody here is called Nobody. Players: Raha, Kian, Navid.',
      null,
    ],
    [
      SHORT,
      '1<!-- = refund -->',
      'text/binding "1": refund is not decided here: the flop betting is still open; Raha is next to act.',
      null,
    ],
    [
      SHORT,
      '150<!-- = @shoved: levell -->',
      'text/binding "levell": “levell” is not a word of the notation; did you mean “level”?',
      '150<!-- = @shoved: level -->',
    ],
    [SHORT, 'so <!-- ≠ -->', 'text/binding "<!-- ≠ -->": There is no equation right before this comment.', null],
    [SHORT, '5 + 5 = 11', 'text/equation "11": 5 + 5 is 10, not 11.', '5 + 5 = 10'],
    [SHORT, '۵ + ۵ = ۱۱', 'text/equation "۱۱": ۵ + ۵ is ۱۰, not ۱۱.', '۵ + ۵ = ۱۰'],
    [
      SHORT,
      '5 + 5 = 10<!-- ≠ -->',
      'text/equation "5 + 5 = 10": This equation is correct, although the comment marks it as wrong on purpose.',
      null,
    ],
  ])('%#', (hands, prose, message, fixed) => {
    const result = check(hands, prose);
    expect(result.found[0]).toBe(message);
    expect(result.fixed).toBe(fixed ?? prose);
  });

  const CAP = SHORT.replace('hand short', 'hand cap');
  const unsigned = (fact: string, comment: string): string =>
    `text/binding "${comment}": “${fact}” of cap is not checked: the comment does not begin with “=”.`;

  it.each([
    // prose, the comment that was meant to bind, its fact, the prose mended
    ['250<!-- cap@shoved: min raise -->', 'min raise', '250<!-- = cap@shoved: min raise -->'],
    ['at 250 chips<!--cap@shoved: min raise-->.', 'min raise', 'at 250 chips<!--= cap@shoved: min raise-->.'],
    ['۲۵۰<!-- cap@shoved: حداقل ریز -->', 'حداقل ریز', '۲۵۰<!-- = cap@shoved: حداقل ریز -->'],
    ['250{/* cap@shoved: min raise */}', 'min raise', '250{/* = cap@shoved: min raise */}'],
    ['- He may not<!-- cap@shoved: Raha may not raise -->.', 'Raha may not raise', null],
    ['250<!-- cap: min rais -->', 'min rais', '250<!-- = cap: min rais -->'],
    ['1 = 1 and 250<!-- cap@nowhere: min raise -->', 'min raise', null],
  ])('reports a forgotten =: %s', (prose, fact, fixed) => {
    const { found, fixed: mended } = check(CAP, prose);
    expect(found).toEqual([unsigned(fact, /(?:<!--|\{\/\*).*(?:-->|\*\/\})/.exec(prose)?.[0] ?? '')]);
    if (fixed !== null) expect(mended).toBe(fixed);
  });

  it.each([
    '250<!-- min raise -->',
    '250<!-- other: min raise -->',
    '250<!-- todo: min raise -->',
    'Text<!-- cap: see the table below --> goes on.',
    'In 2024 the rule<!-- cap: was it the same then? --> was new.',
    '<!-- cap: min raise -->',
    '250<!-- cap -->',
    '250<!-- cap: -->',
    '`250<!-- cap: min raise -->`',
    '<!-- prettier-ignore-start: cap -->',
  ])('does not read a remark as a binding: %s', (prose) => {
    expect(check(CAP, prose).found).toEqual([]);
  });

  it('a remark binds once a hand has its name, and when that hand knows its fact', () => {
    const prose = 'Now<!-- cap: Mina may raise -->.';
    const document = MarkdownFile.of(`${SHORT}\n${prose}\n`);
    expect(document.prose.findings).toEqual([]);
    document.edit({ start: { line: 0, character: 8 }, end: { line: 0, character: 13 } }, 'cap');
    expect(document.prose.findings).toEqual([]);
    document.edit({ start: { line: 3, character: 22 }, end: { line: 3, character: 27 } }, 'Mina');
    expect(document.text()).toContain('Kian 150, Mina');
    expect(document.prose.findings).toHaveLength(1);
  });

  it.each([
    ['\r\n', 'Windows'],
    ['\r', 'old'],
  ])('accepts %j as a line end', (eol) => {
    const [hands, prose] = [SHORT, '- 200<!-- = @shoved: min raise -->\n- 5 + 5 = 11'].map((text) =>
      text.replaceAll('\n', eol),
    );
    const { found, fixed } = check(hands ?? '', prose ?? '');
    expect(found.map((said) => said.split(':')[0])).toEqual(['text/number-differs "200"', 'text/equation "11"']);
    expect(fixed).toBe(['- 250<!-- = @shoved: min raise -->', '- 5 + 5 = 10'].join(eol));
  });

  it('reports nothing about an equation that is wrong on purpose', () => {
    expect(check('', '5 + 5 = 11<!-- ≠ --> and **5 + 5 = 12** {/* ≠ */}').found).toEqual([]);
  });

  it.each([
    ['unknown players', 'Sara to call', 'Sara', 'Nobody here is called Sara. Players: Raha, Kian, Navid.'],
    ['those of a list', 'layer 1 for Sara', 'Sara', 'Nobody here is called Sara. Players: Raha, Kian, Navid.'],
    ['unknown marks', 'short@x: pot', 'x', 'The hand has no mark called x. Marks: shoved, Navid raises.'],
    ['unknown words', 'levell', 'levell', '“levell” is not a word of the notation; did you mean “level”?'],
  ])('reports %s at each comment', (_, fact, words, message) => {
    const said = `text/binding "${words}": ${message}`;
    expect(check(SHORT, `1<!-- = ${fact} --> and 2<!-- = ${fact} -->\n\n3<!-- = ${fact} -->`).found).toEqual([
      said,
      said,
      said,
    ]);
  });

  const POT = '```hand h\nblinds 50/100\nseats A, B, C\nflop\npot 300\nA bets 140\n```\n';
  const wrong = (reckoning: string, is: number, not: number) =>
    `text/equation "${not}": ${reckoning} is ${is}, not ${not}.`;

  it.each([
    ['no number of a sum is bound', '320 + 140 = 440<!-- = h: pot -->', wrong('320 + 140', 460, 440), null],
    [
      'one is not',
      '320 + 140<!-- = h: level --> = 440<!-- = pot -->',
      wrong('320 + 140', 460, 440),
      '300 + 140<!-- = h: level --> = 440<!-- = pot -->',
    ],
    [
      'all are',
      '300<!-- = h: pot --> + 140<!-- = h: level --> = 450',
      'text/number-differs "300": pot is 440, not 300.',
      '440<!-- = h: pot --> + 140<!-- = h: level --> = 450<!-- ≠ -->',
    ],
    [
      'the result is free',
      '440<!-- = h: pot --> + 140<!-- = h: level --> = 450',
      wrong('440 + 140', 580, 450),
      '440<!-- = h: pot --> + 140<!-- = h: level --> = 580',
    ],
    [
      'what is quoted is free',
      '440<!-- = h: pot --> + 140 = 450<!-- ≠ h: pot -->',
      null,
      '440<!-- = h: pot --> + 140 = 450<!-- ≠ h: pot -->',
    ],
  ])('never changes a number of a hand to fix an equation: %s', (_, prose, first, fixed) => {
    const { found } = check(POT, prose);
    expect(found[0] ?? null).toBe(first);
    const mended = check(POT, prose).fixed;
    if (fixed !== null) expect(mended).toBe(fixed);
    else expect(mended).toBe(prose.replace('<!--', '<!-- ≠ --><!--'));
  });

  it.each([
    '5 + 5 = 440<!-- ≠ --><!-- = h: pot -->',
    '5 + 5 = 440<!-- = h: pot --><!-- ≠ -->',
    '440<!-- a note --> <!-- = h: pot --><!-- ≠ h: level -->',
    '5 + 5 = 440{/* ≠ */}{/* = h: pot */}',
  ])('binds adjacent comments to the same number: %s', (prose) => {
    expect(check(POT, prose).found).toEqual([]);
  });

  it('marks a mistake in MDX with an MDX comment', () => {
    expect(check(POT, '5 + 5 = 440{/* = h: pot */}').fixed).toBe('5 + 5 = 440{/* ≠ */}{/* = h: pot */}');
  });
});
