/** Imports in tests: a file's only hand, and the text that is written of it. */
import type { Sentence } from '../../../language/diagnostics/problem';
import { type ImportedHand, type ReadHand, type WrittenHand, writeHand } from '../../../language/exchange/index';
import { readPhh } from '../../../language/exchange/phh';
import { formatSentence } from '../../../language/messages/index';

/** The one hand of a reading; fails loudly where it is none. */
export function only(read: readonly ReadHand[]): ImportedHand {
  const [first] = read;
  if (read.length !== 1 || first?.kind !== 'hand') throw new Error(`expected one hand: ${JSON.stringify(read)}`);
  return first.hand;
}

/** What an import says, in English. */
export const inEnglish = (said: Sentence): string =>
  formatSentence(said, { language: 'en', scale: 0, digits: 'latin' });

/** Writes a hand with its remarks in English. */
export function written(hand: ImportedHand): WrittenHand {
  return writeHand(hand, inEnglish);
}

/** The Handscript of a PHH hand: `fields` are TOML lines beside variant and actions. */
export function fromPhh(variant: string, fields: string, actions: readonly string[]): WrittenHand {
  const list = actions.map((action) => `  ${JSON.stringify(action)},`).join('\n');
  return written(only(readPhh(`variant = '${variant}'\n${fields}\nactions = [\n${list}\n]\n`)));
}

/** The lines of a text, blank ones left out. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Codes of what the replay of a written hand complains about. */
export function complaints({ replay }: WrittenHand): string[] {
  return replay.problems.map(({ code }) => code);
}

/** What each player's stack changes by, in the hand's own unit of account; null: not decided. */
export function nets({ replay }: WrittenHand): Record<string, number> | null {
  const { net } = replay.main.settlement;
  if (net === null) return null;
  return Object.fromEntries(replay.players.map(({ name }, seat) => [name, (net[seat] ?? 0) / 10 ** replay.scale]));
}
