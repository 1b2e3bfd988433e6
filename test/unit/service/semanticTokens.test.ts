import { describe, expect, it, test } from 'vitest';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { SemanticTokens } from '../../../language/service/semanticTokens';
import { LEGEND } from '../../../language/service/semanticTokens/kinds';
import { parseHand } from '../../../language/syntax/index';
import manifest from '../../../package.json';
import grammar from '../../../syntaxes/handscript.tmLanguage.json';
import { manyHands } from '../../support/manyHands';
import { finished, stepsOf } from '../../support/steps';
import { type ReadToken, readTokens, withEdits } from '../../support/tokens';

const fullOf = (tokens: SemanticTokens, document: HandDocument) => finished(tokens.full(document));
const deltaOf = (tokens: SemanticTokens, document: HandDocument, previousId: string) =>
  finished(tokens.delta(document, previousId));
/** As if the document had just been opened. */
const freshOf = (document: HandDocument) => fullOf(new SemanticTokens(), HandFile.of(document.text()));

const tokensIn = (document: HandDocument): ReadToken[] =>
  readTokens(fullOf(new SemanticTokens(), document).data, document.text());

/** `type:text` of each token. */
const typesIn = (text: string): string[] => tokensIn(HandFile.of(text)).map((token) => `${token.type}:${token.text}`);
/** The same after a line that lists the players. */
const typesAfterSeats = (line: string): string[] => typesIn(`seats A, B, C\n${line}`).slice(4);

describe('the tokens of a hand', () => {
  test.each([
    ['game PLO', ['keyword:game', 'enum:PLO']],
    ['blinds 100/200 no SB', ['keyword:blinds', 'number:100', 'number:200', 'enum:no SB']],
    ['rake 5% cap 3', ['keyword:rake', 'number:5%', 'enum:cap', 'number:3']],
    ['flop K♣ 9♦ 7h', ['type:flop', 'enumMember.clubs:K♣', 'enumMember.diamonds:9♦', 'enumMember.hearts:7h']],
    ['A shows AsKd', ['variable:A', 'function:shows', 'enumMember.spades:As', 'enumMember.diamonds:Kd']],
    ['A shows ??', ['variable:A', 'function:shows', 'enumMember:??']],
    ['A raises to $1.5k', ['variable:A', 'function:raises', 'operator:to', 'number:$1.5k']],
    ['A bets 1/2 pot', ['variable:A', 'function:bets', 'number:1/2 pot']],
    ['A r 50, B f', ['variable:A', 'function:r', 'number:50', 'variable:B', 'function:f']],
    ['A calls 2 all-in', ['variable:A', 'function:calls', 'number:2', 'function:all-in']],
    ['BTN folds', ['variable.defaultLibrary:BTN', 'function:folds']],
    ['small blind folds', ['variable.defaultLibrary:small blind', 'function:folds']],
    ['others fold', ['variable.defaultLibrary:others', 'function:fold']],
    ['A pushes 3x100', ['variable:A', 'function:pushes', 'number:100']],
    ['expect may raise', ['keyword.claim:expect', 'property:may', 'function:raise']],
    ['cite TDA 2026 49-A', ['keyword.claim:cite']],
    ['mark m', ['keyword:mark']],
    ['A and B fold', ['variable:A', 'operator:and', 'variable:B', 'function:fold']],
  ])('are right for “%s”', (line, expected) => {
    expect(typesAfterSeats(line)).toEqual(expected);
  });

  it('include a player wherever a line mentions one', () => {
    const text = `seats "Big Al" (BTN) 500, Bo, Cy
button Bo
straddle Bo 400
pot 300 for Bo, Cy
"Big Al" folds
folds to Cy
Bo posts 2
Cy mucks
Bo and Cy win 30
expect Bo to call 3, refund 5 to Cy, winner Bo and Cy, layer 1 9 for Bo, Cy
illegal Bo checks
branch
Cy shows As
end
ledger
Bo 36
`;
    const players = tokensIn(HandFile.of(text)).filter(({ type }) => type === 'variable');
    const written = [...text.matchAll(/"Big Al"|\bBo\b|\bCy\b/g)].map(([name]) => name);
    expect(players.map((token) => token.text)).toEqual(written);
  });

  it('exclude unknown names, cards and words', () => {
    expect(typesAfterSeats('Zed calls')).toEqual(['function:calls']);
    expect(typesAfterSeats('flop Zz')).toEqual(['type:flop']);
    expect(typesAfterSeats('foo bar')).toEqual([]);
  });

  it('include positions even if the hand lists no seats', () => {
    expect(typesIn('BTN raises to 6')[0]).toBe('variable.defaultLibrary:BTN');
    expect(typesIn('Sara raises to 6')[0]).toBe('variable:Sara');
  });

  it('exclude titles, comments and commentary', () => {
    expect(typesIn('hand "A raises to 500" # A folds\n> A calls 5\n# A bets 5\nbranch "A bets 5" from m')).toEqual([
      'keyword:hand',
      'keyword:branch',
      'operator:from',
    ]);
  });
});

const LANGUAGES = {
  en: `hand "One"
game NLHE
blinds 100/200
seats A (button) 10000, B 10000, C 10000
preflop
A raises to 600
B folds
C calls
flop K♣ 9♦ 7♥
C checks
A bets 400
C all-in
expect pot 10600
expect A to call 9000, may fold
expect A min raise 800
illegal A checks
branch
button folds
end
turn 4♠`,
  fa: `دست «یک»
بازی NLHE
بلایند ۱۰۰/۲۰۰
بازیکنان A (باتن) ۱۰۰۰۰، B ۱۰۰۰۰، C ۱۰۰۰۰
پیش از فلاپ
A به ۶۰۰ ریز می‌کند
B فولد می‌کند
C کال می‌کند
فلاپ K♣ 9♦ 7♥
C چک می‌کند
A ۴۰۰ شرط می‌بندد
C آل‌این می‌شود
انتظار پات ۱۰۶۰۰
انتظار A برای کال ۹۰۰۰، می‌تواند فولد کند
انتظار A حداقل ریز ۸۰۰
غیر‌مجاز A چک می‌کند
شاخه
باتن فولد
پایان
ترن 4♠`,
  ar: `يد «واحد»
لعبة NLHE
بلاند 100/200
اللاعبون A (الزر) 10000، B 10000، C 10000
قبل الفلوب
يرفع A إلى 600
يطوي B
يجاري C
الفلوب K♣ 9♦ 7♥
C تشيك
يراهن A 400
C أول إن
توقع الوعاء 10600
توقع A للمجاراة 9000، يحق له الفولد
توقع A أدنى رفع 800
غير مسموح A تشيك
فرع
الزر يطوي
نهاية
التيرن 4♠`,
  hi: `हैंड "एक"
गेम NLHE
ब्लाइंड 100/200
खिलाड़ी A (बटन) 10000, B 10000, C 10000
प्रीफ्लॉप
A 600 तक रेज़ करता है
B फोल्ड करता है
C कॉल करता है
फ्लॉप K♣ 9♦ 7♥
C चेक करता है
A 400 की बेट लगाता है
C ऑल-इन
अपेक्षा पॉट 10600
अपेक्षा A कॉल के लिए 9000, फोल्ड कर सकता है
अपेक्षा A न्यूनतम रेज़ 800
अवैध A चेक करता है
शाखा
बटन फोल्ड
समाप्त
टर्न 4♠`,
  es: `mano "Uno"
juego NLHE
ciegas 100/200
asientos A (botón) 10000, B 10000, C 10000
preflop
A sube a 600
B se retira
C iguala
flop K♣ 9♦ 7♥
C pasa
A apuesta 400
C va all-in
espera bote 10600
espera A para igualar 9000, puede retirarse
espera A subida mínima 800
ilegal A pasa
rama
botón se retira
fin
turn 4♠`,
};

describe('the same hand in every language', () => {
  /** Types line by line, without the order that the language's sentences have. */
  const linesOf = (text: string): string[] => {
    const tokens = tokensIn(HandFile.of(text));
    const onLine = (line: number) => tokens.filter((token) => token.line === line).map(({ type }) => type);
    return text.split('\n').map((_, line) => onLine(line).sort().join(' '));
  };

  test.each(Object.entries(LANGUAGES))('has the same token types on each line in %s', (language, text) => {
    const tree = parseHand(text);
    expect(tree.language).toBe(language);
    expect(tree.problems).toEqual([]);
    expect(linesOf(text)).toEqual(linesOf(LANGUAGES.en));
  });

  it('has one token for a phrase of several words, so that an editor renders it as one run', () => {
    const phrases = Object.values(LANGUAGES).flatMap((text) =>
      tokensIn(HandFile.of(text))
        .filter((token) => /[\s\u200c]/.test(token.text))
        .map((token) => token.text),
    );
    expect(phrases).toEqual(
      expect.arrayContaining([
        'پیش از فلاپ',
        'ریز می‌کند',
        'حداقل ریز',
        'قبل الفلوب',
        'أول إن',
        'चेक करता है',
        'se retira',
      ]),
    );
  });
});

describe('the tokens of a document', () => {
  const text = 'seats A, B\n\nhand\nA folds\nB bets 5\n\n# so far\n\nhand\nA calls 7\n';

  it('have positions in the document, hand by hand', () => {
    expect(tokensIn(HandFile.of(text)).map((token) => `${token.line}:${token.character} ${token.text}`)).toEqual([
      '0:0 seats',
      '0:6 A',
      '0:9 B',
      '2:0 hand',
      '3:0 A',
      '3:2 folds',
      '4:0 B',
      '4:2 bets',
      '4:7 5',
      '8:0 hand',
      '9:0 A',
      '9:2 calls',
      '9:8 7',
    ]);
  });

  it('change with the names in the setup above', () => {
    const document = HandFile.of('seats fold, B\n\nhand\nhero calls\n');
    const tokens = new SemanticTokens();
    fullOf(tokens, document);
    document.edit({ start: { line: 0, character: 6 }, end: { line: 0, character: 10 } }, 'hero');
    const read = readTokens(fullOf(tokens, document).data, document.text());
    expect(read).toEqual(tokensIn(HandFile.of(document.text())));
    expect(read).toContainEqual({ line: 3, character: 0, length: 4, type: 'variable', text: 'hero' });
  });

  it('cover the fences of Markdown, including fences in quotations', () => {
    const markdown = '# A folds\n\n```hand\nA folds\n```\n\nA calls\n\n> ```hand\n> A calls 5\n> ```\n';
    const read = tokensIn(MarkdownFile.of(markdown));
    expect(read.map((token) => `${token.line}:${token.character} ${token.text}`)).toEqual([
      '3:0 A',
      '3:2 folds',
      '9:2 A',
      '9:4 calls',
      '9:10 5',
    ]);
  });

  it('of a range are those on its lines', () => {
    const document = HandFile.of(text);
    for (let from = 0; from < document.lineCount; from += 1) {
      for (let to = from; to < document.lineCount; to += 1) {
        const range = { start: { line: from, character: 0 }, end: { line: to, character: 0 } };
        expect(readTokens(finished(new SemanticTokens().range(document, range)), text)).toEqual(
          tokensIn(document).filter(({ line }) => from <= line && line <= to),
        );
      }
    }
  });
});

describe('a client that already has tokens', () => {
  const text = manyHands(300, { wrongEvery: 7 });
  const lineOf = (what: string): number => text.slice(0, text.indexOf(what)).split('\n').length - 1;
  const raise = lineOf('hand "Hand 150"') + 4;

  it('receives no edits if nothing has changed', () => {
    const document = HandFile.of(text);
    const tokens = new SemanticTokens();
    const { id } = fullOf(tokens, document);
    expect(deltaOf(tokens, document, id)).toEqual({ id, edits: [] });
  });

  test.each([
    ['a longer amount', raise, '1000'],
    ['an added line', raise, '\n# so\n\n'],
    ['an added hand', raise - 4, 'hand "New"\nA folds\n\n'],
    ['a line added at the top', 0, '# so\n'],
    ['an action added at the end', text.split('\n').length - 1, 'A folds'],
  ])('receives one small edit: %s', (_, line, inserted) => {
    const document = HandFile.of(text);
    const tokens = new SemanticTokens();
    const before = fullOf(tokens, document);
    const place = { line, character: inserted === '1000' ? (text.split('\n')[line]?.length ?? 0) : 0 };
    document.edit({ start: place, end: place }, inserted);
    const after = deltaOf(tokens, document, before.id);
    const edits = 'edits' in after ? after.edits : [];
    expect(edits).toHaveLength(1);
    expect(edits[0]?.data.length).toBeLessThan(30);
    expect(withEdits(before.data, edits)).toEqual(freshOf(document).data);
  });

  it('receives all tokens if its own are not the latest', () => {
    const document = HandFile.of('A folds');
    const tokens = new SemanticTokens();
    const old = fullOf(tokens, document);
    document.edit({ start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }, 'Bo');
    const last = deltaOf(tokens, document, old.id);
    expect('edits' in last && last.edits.length).toBe(1);
    expect(deltaOf(tokens, document, old.id)).toMatchObject({ data: freshOf(document).data });
    expect(deltaOf(new SemanticTokens(), document, last.id)).toHaveProperty('data');
  });
});

describe('a section', () => {
  it('is encoded once, and again only after an edit in it', () => {
    const document = HandFile.of(manyHands(50, { wrongEvery: 7 }));
    const tokens = new SemanticTokens();
    const steps = (): number => stepsOf(tokens.bringUpToDate(document));
    expect(steps()).toBe(document.sections.length);
    expect(steps()).toBe(0);
    document.edit({ start: { line: 6, character: 0 }, end: { line: 6, character: 0 } }, '# so\n');
    expect(steps()).toBe(1);
  });

  it('changes alone: the other lists of a long document and the earlier results stay', () => {
    const document = HandFile.of(manyHands(50, { wrongEvery: 7 }));
    const tokens = new SemanticTokens();
    const [before, again] = [finished(tokens.bringUpToDate(document)), finished(tokens.bringUpToDate(document))];
    expect(
      [again.sections, again.firstLines].map((list, at) => list === [before.sections, before.firstLines][at]),
    ).toEqual([true, true]);
    const sections = [...before.sections];
    document.edit({ start: { line: 6, character: 0 }, end: { line: 6, character: 0 } }, ' ');
    const after = finished(tokens.bringUpToDate(document));
    expect(after.firstLines).toBe(before.firstLines);
    expect(before.sections).toEqual(sections);
    expect(after.sections.filter((section, at) => section !== before.sections[at])).toHaveLength(1);
  });

  it('is encoded correctly for two simultaneous requests', () => {
    const document = HandFile.of(manyHands(20, { wrongEvery: 7 }));
    const tokens = new SemanticTokens();
    const { id, data } = fullOf(tokens, document);
    for (const text of [' ', 'hand\nA folds\n', '# so\n']) {
      document.edit({ start: { line: 40, character: 0 }, end: { line: 40, character: 0 } }, text);
      document.edit({ start: { line: 90, character: 0 }, end: { line: 90, character: 0 } }, text);
      const slow = tokens.full(document);
      slow.next();
      const quick = finished(tokens.delta(document, id));
      expect(finished(slow).data).toEqual(freshOf(document).data);
      expect('edits' in quick ? withEdits(data, quick.edits) : quick.data).toEqual(freshOf(document).data);
      expect(fullOf(tokens, document).data).toEqual(freshOf(document).data);
    }
  });

  it('is one step of a full request, too', () => {
    const document = HandFile.of(manyHands(50, { wrongEvery: 7 }));
    const tokens = new SemanticTokens();
    fullOf(tokens, document);
    expect(stepsOf(tokens.full(document))).toBe(document.sections.length);
    expect(stepsOf(tokens.delta(document, 'unknown'))).toBe(document.sections.length);
  });
});

describe('the manifest of the extension', () => {
  const { semanticTokenModifiers: modifiers, semanticTokenScopes: scopes } = manifest.contributes;
  /** The modifiers that the protocol and VS Code define. */
  const STANDARD = ['defaultLibrary'];

  it('describes every modifier that is not standard', () => {
    expect(modifiers.map(({ id }) => id).sort()).toEqual(
      LEGEND.tokenModifiers.filter((modifier) => !STANDARD.includes(modifier)).sort(),
    );
  });

  it('maps every type and modifier to a scope of the grammar, for themes without semantic colors', () => {
    const [entry] = scopes;
    const selectors = Object.keys(entry?.scopes ?? {});
    expect(selectors.filter((selector) => !selector.includes('.')).sort()).toEqual([...LEGEND.tokenTypes].sort());
    expect(selectors.flatMap((selector) => selector.split('.').slice(1)).sort()).toEqual(
      [...LEGEND.tokenModifiers].sort(),
    );
    const source = JSON.stringify(grammar);
    for (const scope of Object.values(entry?.scopes ?? {}).flat())
      expect(source).toContain(scope.replace('.handscript', ''));
  });
});
