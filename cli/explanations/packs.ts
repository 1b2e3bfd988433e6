/** The files of this folder: the prose of `docs/diagnostics` in every language except English. */
export interface ExplanationFile {
  readonly digits: string;
  readonly codes: Readonly<Record<string, { readonly brief: string; readonly text: string }>>;
}

export const PACKS = import.meta.glob<ExplanationFile>('./*.json', { eager: true, import: 'default' });
