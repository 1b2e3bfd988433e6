/**
 * The messages of each language, each behind a function: the programs for Node read a language when it is first spoken
 * (`scripts/lib/bundles.mjs` makes each function the reading).
 */
import ar from './ar.json';
import en from './en.json';
import es from './es.json';
import fa from './fa.json';
import hi from './hi.json';

export type Messages = Readonly<Record<string, string>>;

export const PACKS: Readonly<Record<'en' | 'fa' | 'ar' | 'hi' | 'es', () => Messages>> = {
  en: () => en,
  fa: () => fa,
  ar: () => ar,
  hi: () => hi,
  es: () => es,
};
