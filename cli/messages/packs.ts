/** The files of this folder: the command line's own messages in each language. */
export type SentenceTable = Readonly<Record<string, string>>;

export const PACKS = import.meta.glob<SentenceTable>('./*.json', { eager: true, import: 'default' });
