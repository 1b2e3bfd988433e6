/** The files of this folder: what the command line itself says in each language. */
export type Sentences = Readonly<Record<string, string>>;

export const PACKS = import.meta.glob<Sentences>('./*.json', { eager: true, import: 'default' });
