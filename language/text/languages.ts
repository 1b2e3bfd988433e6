/** The languages of Handscript. A new language is its JSON files, named after its code, and one line here. */

interface LanguageTraits {
  /** How the language is written. */
  readonly direction: 'ltr' | 'rtl';
  /** The block of 256 characters in which its phrases begin. The lexicon is not read before a text has a letter of the block. */
  readonly block: number;
}

const LATIN = 0x00;
const ARABIC = 0x06;
const DEVANAGARI = 0x09;

const TRAITS: Readonly<Record<string, LanguageTraits>> = {
  en: { direction: 'ltr', block: LATIN },
  fa: { direction: 'rtl', block: ARABIC },
  ar: { direction: 'rtl', block: ARABIC },
  hi: { direction: 'ltr', block: DEVANAGARI },
  es: { direction: 'ltr', block: LATIN },
};

/** Codes of the languages, in the order in which their words are tried. */
export const LANGUAGES: readonly string[] = Object.keys(TRAITS);

/** How a language is written; an unknown one from left to right. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return TRAITS[language]?.direction ?? 'ltr';
}

/** The block in which a language's phrases begin; Latin for an unknown one. */
export function blockOf(language: string): number {
  return TRAITS[language]?.block ?? LATIN;
}

declare global {
  interface ImportMeta {
    /** Files by their path. Vitest knows it; the build turns it into getters that read each file when first used (`scripts/lib/lazyPacks.mjs`). */
    readonly glob: <T>(
      pattern: string,
      options: { readonly eager: true; readonly import: 'default' },
    ) => Readonly<Record<string, T>>;
  }
}

/** The file of a language in a folder that `import.meta.glob('./*.json')` lists; null where it has none. */
export function packIn<T>(files: Readonly<Record<string, T>>, language: string): T | null {
  return files[`./${language}.json`] ?? null;
}
