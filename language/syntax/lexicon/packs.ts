/** The files of this folder: a lexicon for each language. */
export const PACKS = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' });
