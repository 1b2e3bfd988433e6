import { describe, expect, it } from 'vitest';
import { chips, count, inner, name, names, sentence, word, words } from '../../../language/diagnostics/params';
import ar from '../../../language/messages/ar.json';
import en from '../../../language/messages/en.json';
import es from '../../../language/messages/es.json';
import fa from '../../../language/messages/fa.json';
import hi from '../../../language/messages/hi.json';
import { parseTemplate, type Template } from '../../../language/messages/icu';
import { formatSentence } from '../../../language/messages/index';
import arWords from '../../../language/syntax/lexicon/ar.json';
import esWords from '../../../language/syntax/lexicon/es.json';
import faWords from '../../../language/syntax/lexicon/fa.json';
import hiWords from '../../../language/syntax/lexicon/hi.json';
import type { DigitSystem } from '../../../language/text/digits';
import { LANGUAGES } from '../../../language/text/languages';
import { normalizeWord } from '../../../language/text/normalize';

type Code = 'fa' | 'ar' | 'hi' | 'es';
const TRANSLATIONS: Readonly<Record<Code, Readonly<Record<string, string>>>> = { fa, ar, hi, es };
const CODES = Object.keys(TRANSLATIONS) as readonly Code[];
const ENGLISH: Readonly<Record<string, string>> = en;

/** Codes, names and notations that are Latin in every language. */
const LATIN = new Set([
  ...['SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'MP', 'LJ', 'HJ', 'CO', 'BTN'],
  ...['NLHE', 'PLO', 'TDA', 'TOML', '49-A', 'bb', '2.5bb', 'JSON', 'As', 'Td', '10h', 'Kd', 'K'],
  ...['tda', 'wsop', 'wsop-live', 'roberts', 'online', 'reopen', 'single-full'],
]);

type Words = Readonly<Record<string, readonly (string | { readonly phrase: string })[]>>;

const LEXICONS: Readonly<Record<Code, { readonly words: Words }>> = {
  fa: faWords,
  ar: arWords,
  hi: hiWords,
  es: esWords,
};

/** The players and marks of the examples. */
const NAMES: Readonly<Record<Code, readonly string[]>> = {
  fa: ['رها', 'نوید', 'آل‌این-کیان'],
  ar: ['أ', 'ب', 'وب', 'دفعة-ب'],
  hi: ['A', 'B', 'बी-ऑल-इन'],
  es: ['Raha', 'Navid', 'A', 'B', 'resto-kian'],
};

/** Words that a Spanish player uses as they are. */
const SHARED_WITH_SPANISH = new Set([
  'all-in',
  '= {amount}, all-in',
  'stack',
  'STACK',
  'STRADDLE',
  'TOTAL',
  'flop',
  'preflop',
  'river',
  'showdown',
  'turn',
  'rake',
  'rake: {amount}',
  'legal ({rule})',
]);

interface Plural {
  readonly name: string;
  readonly cases: readonly string[];
}

/** What stands in a template: its own text (`¤` for a value), the names of its values, its plurals. */
function contents(template: Template): { text: string; values: Set<string>; plurals: Plural[] } {
  const found = { text: '', values: new Set<string>(), plurals: [] as Plural[] };
  const visit = (parts: Template): void => {
    for (const part of parts) {
      if (typeof part === 'string') found.text += part;
      else if (part.kind === 'value') {
        found.values.add(part.name);
        found.text += '¤';
      } else if (part.kind === 'choice') {
        found.values.add(part.name);
        if (part.plural) found.plurals.push({ name: part.name, cases: [...part.cases.keys()] });
        for (const chosen of part.cases.values()) {
          found.text += ' ';
          visit(chosen);
        }
      }
    }
  };
  visit(template);
  return found;
}

const entries = (code: Code) =>
  Object.entries(TRANSLATIONS[code]).map(([key, source]) => ({ key, source, ...contents(parseTemplate(source)) }));

const wrong = (code: Code, isWrong: (entry: ReturnType<typeof entries>[number]) => boolean): string[] =>
  entries(code)
    .filter(isWrong)
    .map(({ key, source }) => `${key}: ${source}`);

describe('the message files', () => {
  it('exist for every registered language', () => {
    expect(LANGUAGES).toEqual(['en', ...CODES]);
  });

  describe.each(CODES)('%s', (code) => {
    it('has the keys of English, in their order', () => {
      expect(Object.keys(TRANSLATIONS[code])).toEqual(Object.keys(ENGLISH));
    });

    it('fills every sentence with the values of the English one', () => {
      const filled = entries(code).map(({ key, values }) => [key, [...values].sort()]);
      const english = Object.entries(ENGLISH).map(([key, source]) => [
        key,
        [...contents(parseTemplate(source)).values].sort(),
      ]);
      expect(filled).toEqual(english);
    });

    it('has every plural form of the language, and the number itself where English gives a case of its own', () => {
      const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
      for (const { key, plurals } of entries(code)) {
        for (const { cases } of plurals) {
          expect(cases.filter((of) => !of.startsWith('=')).sort(), key).toEqual([...categories].sort());
        }
        const english = contents(parseTemplate(ENGLISH[key] ?? '')).plurals;
        for (const { name: of } of english.filter((plural) => plural.cases.includes('=0'))) {
          const own = plurals.find((plural) => plural.name === of)?.cases ?? [];
          expect(own.includes('=0') || own.includes('zero'), key).toBe(true);
        }
      }
    });

    it('contains no untranslated English word', () => {
      const strangers = (text: string): string[] =>
        (text.match(/[A-Za-z0-9.+-]*[A-Za-z][A-Za-z0-9.+-]*/g) ?? [])
          .map((run) => run.replace(/[.-]+$/, ''))
          .filter((run) => !LATIN.has(run) && !NAMES[code].includes(run));
      expect(
        code === 'es'
          ? wrong('es', ({ key, source, text }) => {
              const same = source === ENGLISH[key] && strangers(text).length > 0;
              return same && !SHARED_WITH_SPANISH.has(source);
            })
          : wrong(code, ({ text }) => strangers(text).length > 0),
      ).toEqual([]);
    });

    it('contains no invisible direction mark', () => {
      expect(wrong(code, ({ source }) => /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(source))).toEqual([]);
    });

    it('ends a sentence with the stop of the language, and only where English ends one', () => {
      const stop = code === 'hi' ? '।' : '.';
      const question = code === 'fa' || code === 'ar' ? '؟' : '?';
      expect(
        wrong(code, ({ key, source }) => {
          const english = /[.?]$/.exec(ENGLISH[key] ?? '')?.[0];
          const own = /[.?؟।]$/.exec(source)?.[0];
          return own !== (english === undefined ? undefined : english === '.' ? stop : question);
        }),
      ).toEqual([]);
    });

    it('uses the punctuation of the language', () => {
      const foreign: Record<Code, RegExp> = {
        fa: /[“”"]|[,;](?=\s|$)|(?<!\?)\?(?!\?)|[يكةى٠-٩]|(?:^|\s)ن?می\s|\sها(?:ی|یی)?(?=\s|$)/,
        ar: /[“”"]|[,;](?=\s|$)|(?<!\?)\?(?!\?)|[یکگچپ۰-۹\u200c]/,
        hi: /[«»"]|[\u200c\u200d]|[।]\S|\s[।,;]|[०-९]/,
        es: /[“”"]|(?:^|[^¿\p{L}])(?:Qué|Quién|Cuánt[oa]s?)\b/u,
      };
      expect(wrong(code, ({ text }) => foreign[code].test(text))).toEqual([]);
    });

    it('suggests only phrases that the lexicon of the language understands', () => {
      const phrases = Object.values(LEXICONS[code].words).flat();
      const understood = new Set(
        phrases
          .flatMap((entry) => (typeof entry === 'string' ? entry : entry.phrase).split(/\s+/))
          .concat(NAMES[code], [...LATIN])
          .map(normalizeWord),
      );
      const said = /[«“]([^«»“”¤]*)[»”]/g;
      const unknown = entries(code).flatMap(({ key, text }) =>
        [...text.matchAll(said)]
          .flatMap(([, example = '']) => example.split(/[\s،,]+/))
          .filter((run) => /\p{L}/u.test(run) && !understood.has(normalizeWord(run)))
          .map((run) => `${key}: ${run}`),
      );
      expect(unknown).toEqual([]);
    });

    it('pairs its quotation marks', () => {
      const [open, close] = code === 'hi' ? ['“', '”'] : ['«', '»'];
      expect(wrong(code, ({ text }) => text.split(open).length !== text.split(close).length)).toEqual([]);
    });
  });
});

const DIGITS: Readonly<Record<Code, DigitSystem>> = { fa: 'persian', ar: 'arabic', hi: 'devanagari', es: 'latin' };

const say = (code: Code, told: ReturnType<typeof sentence>): string =>
  formatSentence(told, { language: code, digits: DIGITS[code], scale: 0 });

describe('sentences', () => {
  const minRaise = sentence('derive/min-raise', { level: chips(500), full: chips(300), min: chips(800) });
  const underMinRaise = sentence('betting/under-min-raise', {
    name: name('X'),
    to: chips(700),
    min: chips(800),
    how: inner(minRaise),
  });

  it.each<[Code, string]>([
    ['fa', 'X به ۷۰۰ ریز می‌کند، اما حداقل ریز به ۸۰۰ است: سطح شرط ۵۰۰ + آخرین افزایش کامل ۳۰۰ = ۸۰۰.'],
    ['ar', 'يرفع X إلى ٧٠٠، لكن أدنى رفع إلى ٨٠٠: المستوى ٥٠٠ + آخر زيادة كاملة ٣٠٠ = ٨٠٠.'],
    ['hi', 'X ७०० तक रेज़ करता है, लेकिन न्यूनतम रेज़ ८०० तक है: स्तर ५०० + आख़िरी पूरे रेज़ की बढ़ोतरी ३०० = ८००।'],
    ['es', 'X sube a 700, pero la subida mínima es a 800: nivel 500 + último incremento completo 300 = 800.'],
  ])('report a raise under the minimum in %s', (code, text) => {
    expect(say(code, underMinRaise)).toBe(text);
  });

  it.each<[Code, string]>([
    ['fa', 'X با ۲۵۰ چیپ تازه کال می‌کند، اما پرداخت تازهٔ این کال ۳۰۰ است: سطح شرط ۵۰۰ − پرداخت قبلی ۲۰۰ = ۳۰۰.'],
    ['ar', 'يجاري X بإضافة ٢٥٠، لكن ثمن المجاراة ٣٠٠: المستوى ٥٠٠ − المدفوع سابقًا ٢٠٠ = ٣٠٠.'],
    ['hi', 'X २५० जोड़कर कॉल करता है, लेकिन कॉल के लिए ३०० देने होंगे: स्तर ५०० − पहले से लगे २०० = ३००।'],
    ['es', 'X iguala añadiendo 250, pero igualar cuesta 300: nivel 500 − ya aportadas 200 = 300.'],
  ])('report the new chips of a call in %s', (code, text) => {
    const how = sentence('derive/call', { level: chips(500), paid: chips(200), full: chips(300) });
    expect(
      say(
        code,
        sentence('betting/call-amount', { name: name('X'), said: chips(250), right: chips(300), how: inner(how) }),
      ),
    ).toBe(text);
  });

  it.each<[Code, string]>([
    ['fa', 'X حق ریز دارد: حداقل ریز به ۴ است (سطح شرط ۲ + آخرین افزایش کامل ۲ = ۴).'],
    ['ar', 'X يحق له الرفع: أدنى رفع إلى ٤ (المستوى ٢ + آخر زيادة كاملة ٢ = ٤).'],
    ['hi', 'X रेज़ कर सकता है: न्यूनतम रेज़ ४ तक है (स्तर २ + आख़िरी पूरे रेज़ की बढ़ोतरी २ = ४)।'],
    ['es', 'X puede subir: la subida mínima es a 4 (nivel 2 + último incremento completo 2 = 4).'],
  ])('explain a right to act in %s', (code, text) => {
    const how = sentence('derive/min-raise', { level: chips(2), full: chips(2), min: chips(4) });
    const why = sentence('why/may-raise-to', { to: chips(4), how: inner(how) });
    expect(
      say(code, sentence('expect/failed.may-not', { name: name('X'), verbs: words(['verb/raise']), why: inner(why) })),
    ).toBe(text);
  });

  it.each<[Code, string]>([
    ['fa', 'درست نیست که X آل‌این است: موجودی X: ۵۰.'],
    ['ar', 'ليس صحيحًا أن X أول إن: الرصيد المتبقي لـX: ٥٠.'],
    ['hi', 'यह सही नहीं है कि X ऑल-इन है: X के बाकी चिप्स: ५०।'],
    ['es', 'No es cierto: X está all-in. Motivo: el stack restante de X es 50.'],
  ])('report a wrong claim in %s', (code, text) => {
    const why = sentence('why/behind', { name: name('X'), stack: chips(50) });
    expect(
      say(code, sentence('expect/failed.truth', { name: name('X'), fact: word('fact/is-all-in'), why: inner(why) })),
    ).toBe(text);
  });

  it.each<[Code, string]>([
    ['fa', 'هنوز به دور ترن نرسیده‌ایم: در دور پیش از فلاپ نوبت X است. فولد فرض شد: X، Y.'],
    ['ar', 'لم يحن وقت جولة التيرن: الدور في جولة ما قبل الفلوب على X. عُدّ منسحبًا: X، Y.'],
    ['hi', 'टर्न राउंड अभी नहीं आ सकता: प्रीफ्लॉप राउंड में X की बारी बाकी है। फोल्ड माना गया: X, Y।'],
    ['es', 'El turn no puede venir todavía: en el preflop falta el turno de X. Se cuenta como retirada: X, Y.'],
  ])('name streets and players in %s', (code, text) => {
    expect(
      say(
        code,
        sentence('betting/street-open', {
          street: word('street/turn'),
          open: word('street/preflop'),
          name: name('X'),
          names: names(['X', 'Y']),
        }),
      ),
    ).toBe(text);
  });

  it.each<[Code, readonly string[]]>([
    ['fa', ['۱ بازیکن', '۲ بازیکن', '۶ بازیکن']],
    ['ar', ['لاعب واحد', 'لاعبان', '٦ لاعبين', '١١ لاعبًا', '١٠٠ لاعب']],
    ['hi', ['१ खिलाड़ी', '२ खिलाड़ी', '६ खिलाड़ी']],
    ['es', ['1 jugador', '2 jugadores', '6 jugadores']],
  ])('count players in %s', (code, texts) => {
    const told = [1, 2, 6, 11, 100]
      .slice(0, texts.length)
      .map((players) =>
        say(code, sentence('outline/detail-ledger', { players: count(players) })).replace(/^[^،,]*[،,] /, ''),
      );
    expect(told).toEqual(texts);
  });

  it.each<[Code, string, string]>([
    ['fa', 'پات جانبی نیست', 'فقط ۱ پات جانبی هست'],
    ['ar', 'لا يوجد وعاء جانبي', 'لا يوجد إلا وعاء جانبي واحد'],
    ['hi', 'कोई साइड पॉट नहीं है', 'केवल १ साइड पॉट है'],
    ['es', 'no hay ningún bote paralelo', 'solo hay 1 bote paralelo'],
  ])('list no item and one item in %s', (code, none, one) => {
    expect([0, 1].map((pots) => say(code, sentence('why/no-side-pot', { count: count(pots) })))).toEqual([none, one]);
  });
});

describe('isolation of text by direction', () => {
  const net = sentence('hover/net', { name: name('Raha'), net: chips(-200) });
  const shown = (language: string, digits: DigitSystem) =>
    formatSentence(net, { language, digits, scale: 0, isolate: true });

  it('wraps a right-to-left sentence as a whole, its names and its signed numbers', () => {
    expect(shown('fa', 'persian')).toBe('\u2067خالص \u2068Raha\u2069: \u2068-۲۰۰\u2069\u2069');
    expect(shown('ar', 'latin')).toBe('\u2067صافي \u2068Raha\u2069: \u2068-200\u2069\u2069');
  });

  it('wraps names alone in a left-to-right sentence, and numbers of digits that run the other way', () => {
    expect(shown('hi', 'devanagari')).toBe('\u2068Raha\u2069 शुद्ध: -२००');
    expect(shown('en', 'arabic')).toBe('net of \u2068Raha\u2069: \u2068-٢٠٠\u2069');
  });

  it('wraps an inner sentence only once', () => {
    const why = sentence('why/behind', { name: name('A'), stack: chips(5) });
    const told = sentence('hover/why', { why: inner(why) });
    const text = formatSentence(told, { language: 'ar', digits: 'latin', scale: 0, isolate: true });
    expect(text.match(/\u2067/g)).toHaveLength(1);
    expect(text.match(/[\u2067\u2068]/g)).toHaveLength(text.match(/\u2069/g)?.length ?? 0);
  });

  it('leaves plain text unchanged', () => {
    expect(formatSentence(net, { language: 'ar', digits: 'arabic', scale: 0 })).toBe('صافي Raha: -٢٠٠');
  });
});
