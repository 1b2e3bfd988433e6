/** The files of this folder: the messages of each language. */
export type Messages = Readonly<Record<string, string>>;

export const PACKS = import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' });
