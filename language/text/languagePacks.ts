/** Language files for programs that cannot read files: the start code passes them in (`scripts/lib/bundles.mjs`). */

const handed = new Map<string, object>();

/**
 * Takes the packs before the first text is read.
 * @param packs file name (`fa.messages.json`) → the file's content; other values are ignored
 */
export function takeLanguagePacks(packs: unknown): void {
  if (typeof packs !== 'object' || packs === null) return;
  for (const [name, pack] of Object.entries(packs)) {
    if (typeof pack === 'object' && pack !== null) handed.set(name, pack);
  }
}

/**
 * What the file holds; one without a word where nobody handed it over, so that the language is not spoken.
 * @internal for tests and scripts
 */
export function languagePack(name: string): object {
  return handed.get(name) ?? { language: name.split('.')[0], words: {} };
}
