/** The files of this folder: what the command line itself says in each language. */
export type SentenceTable = Readonly<Record<string, string>>;

export const PACKS = import.meta.glob<SentenceTable>('./*.json', { eager: true, import: 'default' });
