/** The prose of docs/diagnostics in other languages; English stands in the pages themselves. */

export interface Explanation {
  /** In a few words, as a list of codes shows it. */
  readonly brief: string;
  /** What the rule or the mistake is. */
  readonly text: string;
}

export interface Explanations {
  /** Digits of the numbers in examples, as lessons of the language write them. */
  readonly digits: 'native' | 'keep';
  readonly codes: Readonly<Record<string, Explanation>>;
}

interface File {
  readonly digits: string;
  readonly codes: Explanations['codes'];
}

/** Another language is its file and a line here; without them its readers get English. */
const FILES: Readonly<Record<string, () => Promise<File>>> = {
  fa: async () => (await import('./fa.json')).default,
  ar: async () => (await import('./ar.json')).default,
  hi: async () => (await import('./hi.json')).default,
  es: async () => (await import('./es.json')).default,
};

/** Null where the language has none. */
export async function explanationsIn(language: string): Promise<Explanations | null> {
  const file = await (Object.hasOwn(FILES, language) ? FILES[language] : undefined)?.();
  return file === undefined ? null : { codes: file.codes, digits: file.digits === 'native' ? 'native' : 'keep' };
}
