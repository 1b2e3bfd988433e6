/** Loads the message files of this folder, one for each language. */
export type Messages = Readonly<Record<string, string>>;

export const PACKS = import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' });
