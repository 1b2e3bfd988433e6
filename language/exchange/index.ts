/** Imports foreign formats: readers that return hands, and the writer that turns them into Handscript. */
import { type AcpcOptions, readAcpc } from './acpc';
import type { ReadHand } from './model';
import { readPhh } from './phh';

export { type ImportedHand, type ReadHand, titled } from './model';
export type { NoteCode } from './notes';
export { type WrittenHand, writeHand } from './write';

/** What a user may state in addition to the file. */
export interface ReadOptions {
  readonly acpc?: AcpcOptions;
}

interface Format {
  readonly title: string;
  /** File names of this format. */
  readonly files: RegExp;
  /** Matches texts of this format, for input without a file name. */
  readonly looks: RegExp;
  readonly read: (text: string, options: ReadOptions) => ReadHand[];
}

/** The formats that can be read, by the name under which a user asks for them. A new one is a new row. */
export const FORMATS = {
  phh: {
    title: 'PHH',
    files: /\.phhs?$/i,
    looks: /^\s*variant\s*=/m,
    read: (text) => readPhh(text),
  },
  acpc: {
    title: 'ACPC log',
    files: /\.log$/i,
    looks: /^STATE:/m,
    read: (text, options) => readAcpc(text, options.acpc),
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;

/** The format of a file by its name, otherwise by its content; null if it is none of them. */
export function formatOf(path: string, text: string): FormatName | null {
  const names = Object.keys(FORMATS) as FormatName[];
  return (
    names.find((name) => FORMATS[name].files.test(path)) ?? names.find((name) => FORMATS[name].looks.test(text)) ?? null
  );
}
