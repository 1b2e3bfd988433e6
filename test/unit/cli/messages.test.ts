/** What the command line says itself, in every language: whole, and with nothing of another one in it. */

import { describe, expect, it } from 'vitest';
import arProse from '../../../cli/explanations/ar.json';
import esProse from '../../../cli/explanations/es.json';
import faProse from '../../../cli/explanations/fa.json';
import hiProse from '../../../cli/explanations/hi.json';
import { examplesIn, examplesOf } from '../../../cli/input/pages';
import ar from '../../../cli/messages/ar.json';
import en from '../../../cli/messages/en.json';
import es from '../../../cli/messages/es.json';
import fa from '../../../cli/messages/fa.json';
import hi from '../../../cli/messages/hi.json';
import { type Key, localizerFor, messageLanguages, ownLanguage } from '../../../cli/messages/index';
import { analyzeSection } from '../../../language/analysis/document/analyze';
import { HandFile } from '../../../language/analysis/document/handFile';
import { DIAGNOSTICS, type DiagnosticCode } from '../../../language/diagnostics/codes';
import { parseTemplate, type Template } from '../../../language/messages/icu';
import { lexiconOf } from '../../../language/syntax/lexicon/lexicon';
import { LANGUAGES } from '../../../language/text/languages';
import { normalizeWord } from '../../../language/text/normalize';
import { projectFile } from '../../support/files';

const ENGLISH: Readonly<Record<string, string>> = en;
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = { fa, ar, hi, es };
const PROSE = { fa: faProse.codes, ar: arProse.codes, hi: hiProse.codes, es: esProse.codes };
const CODES = Object.keys(FILES);
const DIAGNOSTIC_CODES = Object.keys(DIAGNOSTICS) as readonly DiagnosticCode[];

/** The values and the cases of the plurals that a template takes. */
function partsOf(template: Template): { values: Set<string>; plurals: string[][] } {
  const found = { values: new Set<string>(), plurals: [] as string[][] };
  const visit = (parts: Template): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part.kind === 'number') continue;
      found.values.add(part.name);
      if (part.kind !== 'choice') continue;
      if (part.plural) found.plurals.push([...part.cases.keys()].sort());
      part.cases.forEach(visit);
    }
  };
  visit(template);
  return found;
}

it('exists in every language of the findings', () => {
  expect(messageLanguages).toEqual(LANGUAGES);
});

describe.each(CODES)('%s', (code) => {
  const file = FILES[code] ?? {};
  const parts = (source: string | undefined) => partsOf(parseTemplate(source ?? ''));

  it('has the keys of English in their order, with the same values', () => {
    expect(Object.keys(file)).toEqual(Object.keys(ENGLISH));
    const valuesIn = (sentences: Readonly<Record<string, string>>) =>
      Object.entries(sentences).map(([key, source]) => [key, [...parts(source).values].sort()]);
    expect(valuesIn(file)).toEqual(valuesIn(ENGLISH));
  });

  it('has every plural form of the language', () => {
    const categories = [...new Intl.PluralRules(code).resolvedOptions().pluralCategories].sort();
    for (const [key, source] of Object.entries(file)) {
      expect(parts(source).plurals, key).toEqual(parts(ENGLISH[key]).plurals.map(() => categories));
    }
  });

  it('is translated', () => {
    const same = Object.entries(file).filter(([key, source]) => source === ENGLISH[key]);
    expect(same.map(([key]) => key)).toEqual(code === 'hi' ? ['list/separator'] : code === 'es' ? [...SPANISH] : []);
  });
});

/** Alike in Spanish and English. */
const SPANISH = ['list/separator', 'severity/error'];

describe('the language of the command line', () => {
  it.each<[readonly string[], NodeJS.ProcessEnv, string]>([
    [['lint', 'x'], {}, 'en'],
    [['lint', 'x'], { LANG: 'fa_IR.UTF-8' }, 'fa'],
    [['lint', 'x'], { LANG: 'fa_IR.UTF-8', LC_ALL: 'hi_IN' }, 'hi'],
    [['lint', 'x'], { LANG: 'fa_IR.UTF-8', LC_MESSAGES: 'es' }, 'es'],
    [['lint', 'x'], { LANG: 'C.UTF-8' }, 'en'],
    [['lint', 'x'], { LANG: 'de_DE.UTF-8' }, 'en'],
    [['lint', '--language', 'ar', 'x'], { LANG: 'fa_IR.UTF-8' }, 'ar'],
    [['lint', '--language=ar', 'x'], {}, 'ar'],
    [['lint', '--language', 'auto', 'x'], { LANG: 'fa_IR.UTF-8' }, 'fa'],
    [['lint', '--language'], {}, 'en'],
  ])('for %j in %j is %s', (argv, env, language) => {
    expect(ownLanguage(argv, env)).toBe(language);
  });
});

describe('plural forms', () => {
  it.each<[string, Key, readonly number[], readonly string[]]>([
    ['en', 'lint/errors', [1, 24], ['1 error', '24 errors']],
    ['fa', 'lint/errors', [1, 24], ['۱ خطا', '۲۴ خطا']],
    ['ar', 'lint/errors', [1, 2, 3, 11], ['خطأ واحد', 'خطآن', '٣ أخطاء', '١١ خطأً']],
    ['hi', 'lint/warnings', [1, 2], ['१ चेतावनी', '२ चेतावनियाँ']],
    ['es', 'import/imported', [1, 2], ['1 mano importada', '2 manos importadas']],
  ])('are correct in %s for %s', async (language, key, counts, texts) => {
    const digits = ({ fa: 'persian', ar: 'arabic', hi: 'devanagari' } as const)[language] ?? 'latin';
    const { say } = localizerFor(language, digits);
    expect(counts.map((count) => say(key, { count }))).toEqual(texts);
  });
});

describe.each(Object.entries(PROSE))('the explanations in %s', (language, prose) => {
  const told: Readonly<Record<string, { readonly brief: string; readonly text: string }>> = prose;

  it('cover every code', () => {
    expect(Object.keys(told).sort()).toEqual([...DIAGNOSTIC_CODES].sort());
  });

  it('recommend only words that the language has', () => {
    const phrases = Object.values(lexiconOf(language)?.words ?? {}).flat();
    const words = phrases.flatMap((entry) => (typeof entry === 'string' ? entry : entry.phrase).split(/\s+/));
    const known = new Set(words.map(normalizeWord));
    const typed = Object.values(told).flatMap(({ brief, text }) => [...`${brief} ${text}`.matchAll(/`([^`]*)`/g)]);
    const isKnown = (word: string): boolean => /^[\x00-\x7f]*$/.test(word) || known.has(normalizeWord(word));
    const foreign = typed
      .flatMap(([, run = '']) => run.split(/\s+/))
      .filter((word) => /\p{L}/u.test(word) && !word.includes('@'))
      // The Arabic و is written together with the next word.
      .filter((word) => !isKnown(word) && !(word.startsWith('و') && isKnown(word.slice(1))));
    expect(foreign).toEqual([]);
  });

  it.each(DIAGNOSTIC_CODES)('translate the examples of %s without changing their meaning', (code) => {
    const english = examplesOf(projectFile(`docs/diagnostics/${code}.md`));
    const own = examplesIn(language, 'native', english);
    expect([codesIn(own.wrong), codesIn(own.right)]).toEqual([codesIn(english.wrong), codesIn(english.right)]);
  });

  it('translate most examples', () => {
    const translated = DIAGNOSTIC_CODES.filter((code) => {
      const english = examplesOf(projectFile(`docs/diagnostics/${code}.md`));
      return examplesIn(language, 'native', english) !== english;
    });
    expect(translated.length).toBeGreaterThan(0.75 * DIAGNOSTIC_CODES.length);
  });
});

function codesIn(lines: readonly string[]): string[] {
  const document = HandFile.of(lines.join('\n'));
  return document.sections.flatMap((_, index) => analyzeSection(document, index).findings.map(({ code }) => code));
}
