import { describe, expect, it } from 'vitest';
import { projectFile } from '../../support/files';

/** What a language calls a concept wherever it speaks, and the words that it leaves to other concepts or to nobody. */
interface Concept {
  readonly concept: string;
  readonly word: string;
  readonly strays: readonly string[];
}

/** The word that a fluent reader chose, beside those that would name the same thing a second way. */
const CONCEPTS: Readonly<Record<string, readonly Concept[]>> = {
  fa: [
    { concept: 'action', word: 'اقدام', strays: ['کنش', 'حرکت'] },
    { concept: 'street', word: 'دور', strays: ['راند'] },
    { concept: 'preflop', word: 'پیش از فلاپ', strays: ['پری‌فلاپ'] },
    { concept: 'board', word: 'بورد', strays: ['زمین', 'تخته'] },
    { concept: 'bet', word: 'شرط', strays: ['بت'] },
    { concept: 'muck', word: 'مک', strays: ['ماک'] },
    { concept: 'position', word: 'موقعیت', strays: ['جایگاه'] },
    { concept: 'spot', word: 'وضعیت', strays: [] },
    { concept: 'file', word: 'فایل', strays: ['پرونده'] },
    { concept: 'line', word: 'سطر', strays: ['خط‌ها'] },
    { concept: 'fact', word: 'گزاره', strays: ['ادعا'] },
    { concept: 'edition', word: 'نسخه', strays: ['ویراست', 'ویرایش'] },
    { concept: 'mark', word: 'نشان', strays: ['نشانه'] },
    { concept: 'exit code', word: 'کدهای خروج', strays: ['کدهای پایان'] },
    { concept: 'terminal', word: 'ترمینال', strays: ['پایانه'] },
    { concept: 'dead chips', word: 'چیپ مرده', strays: ['پول مرده'] },
    { concept: 'odd chip', word: 'تقسیم‌نشدنی', strays: [] },
    { concept: 'here', word: 'اینجا', strays: ['این‌جا', 'این جا'] },
    { concept: 'hi-lo', word: 'های‌لو', strays: ['هایلو'] },
    { concept: 'no-limit', word: 'نولیمیت', strays: ['نو‌لیمیت', 'نو لیمیت'] },
    { concept: 'Markdown', word: 'Markdown', strays: ['مارک‌داون', 'مارک داون', 'مارکداون'] },
  ],
  ar: [
    { concept: 'action', word: 'حركة', strays: ['أفعال'] },
    { concept: 'street', word: 'جولة', strays: ['مرحلة', 'المرحلة', 'المراحل'] },
    { concept: 'board', word: 'أوراق الطاولة', strays: ['البورد', 'بورد', 'اللوحة'] },
    { concept: 'check', word: 'التمرير', strays: ['التشيك', 'تشيك'] },
    { concept: 'call', word: 'المجاراة', strays: ['الكول', 'كول'] },
    { concept: 'fold', word: 'الطي', strays: ['الفولد', 'فولد'] },
    { concept: 'small blind', word: 'البلاند الصغير', strays: ['السمول بلاند', 'سمول بلاند'] },
    { concept: 'ante', word: 'الأنتي', strays: ['الآنتي', 'آنتي'] },
    { concept: 'rake', word: 'اقتطاع', strays: ['رسوم', 'الرسوم', 'الريك'] },
    { concept: 'chips', word: 'رقائق', strays: ['فيش', 'بالفيش'] },
    { concept: 'dead chips', word: 'رقائق ميتة', strays: ['مال ميت', 'أموال ميتة'] },
    { concept: 'fact', word: 'بند', strays: ['حقيقة', 'الحقيقة'] },
    { concept: 'quotation mark', word: 'اقتباس', strays: ['تنصيص', 'التنصيص'] },
    { concept: 'did you mean', word: 'هل قصدت', strays: ['هل تقصد'] },
    { concept: 'finding', word: 'ملاحظة', strays: ['تشخيص'] },
    { concept: 'odd chips', word: 'الرقائق التي لا تنقسم', strays: ['الرقائق الفردية'] },
  ],
  hi: [
    { concept: 'action', word: 'कार्रवाई', strays: ['एक्शन', 'चाल', 'चालें'] },
    { concept: 'card', word: 'कार्ड', strays: ['पत्ता', 'पत्ते', 'पत्तों'] },
    { concept: 'position', word: 'पोज़ीशन', strays: ['पोज़िशन'] },
    { concept: 'opponent', word: 'प्रतिद्वंद्वी', strays: ['विरोधी', 'विरोधियों'] },
    { concept: 'mark', word: 'निशान', strays: [] },
    { concept: 'house', word: 'हाउस', strays: ['घर'] },
    { concept: 'dead chips', word: 'डेड चिप्स', strays: ['डेड मनी'] },
    { concept: 'main line', word: 'मुख्य खेल', strays: ['मुख्य धारा'] },
    { concept: 'wrong', word: 'ग़लत', strays: ['गलत', 'गलती'] },
    { concept: 'end', word: 'ख़त्म', strays: ['खत्म'] },
    { concept: 'last', word: 'आख़िरी', strays: ['आखिरी', 'आखिर'] },
    { concept: 'way', word: 'तरीक़े', strays: ['तरीका', 'तरीके'] },
  ],
  es: [
    { concept: 'side pots', word: 'paralelos', strays: ['laterales'] },
    { concept: 'street', word: 'ronda', strays: ['calle', 'calles'] },
    { concept: 'board', word: 'mesa', strays: ['board', 'tablero'] },
    { concept: 'antes', word: 'antes', strays: ['las antes'] },
    { concept: 'finding', word: 'hallazgo', strays: ['diagnóstico', 'diagnósticos'] },
    { concept: 'ledger', word: 'libro', strays: ['este registro'] },
    {
      concept: 'the reader',
      word: 'escribe',
      strays: ['usted', 'escriba', 'ponga', 'elija', 'diga usted', 'quería decir'],
    },
  ],
};

const FILES = ['language/messages', 'cli/messages', 'cli/explanations'];

/** Every sentence of a language by its key, without placeholders. */
function sentencesOf(language: string): [key: string, text: string][] {
  return FILES.flatMap((folder) => texts(folder, JSON.parse(projectFile(`${folder}/${language}.json`))));
}

function texts(key: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[key, value.replace(/\{[a-zA-Z]+\}|`[^`]*`/g, ' ')]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(`${key}/${name}`, inner));
}

const wholeWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}\\u200c])${word}(?![\\p{L}\\p{M}\\u200c])`, 'iu');

describe.each(Object.entries(CONCEPTS))('in %s', (language, concepts) => {
  const sentences = sentencesOf(language);

  it.each(concepts)('uses one word for $concept: $word', ({ word, strays }) => {
    const found = strays.flatMap((stray) =>
      sentences.filter(([, text]) => wholeWord(stray).test(text)).map(([key]) => `${stray}: ${key}`),
    );
    expect(found).toEqual([]);
    expect(sentences.some(([, text]) => text.toLowerCase().includes(word.toLowerCase()))).toBe(true);
  });

  it('writes decimals with the separator of the language', () => {
    const digits = language === 'fa' ? '۰-۹' : language === 'ar' ? '٠-٩' : '';
    const wrong = digits === '' ? null : new RegExp(`[${digits}][.,][${digits}]`, 'u');
    expect(sentences.filter(([, text]) => wrong?.test(text)).map(([key]) => key)).toEqual([]);
  });
});
