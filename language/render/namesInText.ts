/** Where what the author wrote names a player, so that a picture without names tells none. */
import { nameAffixesOf } from '../syntax/lexicon/wordLists';

/** Vowel signs and the tatweel change no name. */
const SIGNS = '[\u0640\u064b-\u0652\u0670]*';
const NO_AFFIXES = { before: '', after: '' };
/** Letters that are one letter to a reader. */
const SAME: readonly string[] = ['یيى', 'کك', 'هة', 'اأإآ'];
const IS_ARABIC = /^\p{Script=Arabic}$/u;
/** A shorter one is too often a word, or a part of one. */
const LONG_ENOUGH = 3;

/**
 * Finds the players' names in a text of the author's: in any letter case, with the particles and endings that languages of their script
 * write together with a name, and with a space, a hyphen or a ZWNJ for each other. Names of two letters only as they are written, of one
 * not at all.
 */
export class NamesInText {
  private readonly names: readonly string[];
  private readonly patterns: readonly RegExp[];

  constructor(private readonly labels: ReadonlyMap<string, string>) {
    this.names = [...labels.keys()].filter((name) => name.length >= 2).sort((a, b) => b.length - a.length);
    this.patterns = this.names.map(patternOf);
  }

  /** The text with each name replaced by its label. */
  replaced(text: string): string {
    let parts: readonly (string | { readonly label: string })[] = [text.normalize('NFC')];
    this.names.forEach((name, index) => {
      const pattern = this.patterns[index];
      const label = this.labels.get(name);
      if (pattern === undefined || label === undefined) return;
      // A label may be another player's name: what was replaced is not looked at again.
      parts = parts.flatMap((part) =>
        typeof part === 'string'
          ? part.split(pattern).flatMap((piece, at) => (at === 0 ? [piece] : [{ label }, piece]))
          : [part],
      );
    });
    return parts.map((part) => (typeof part === 'string' ? part : part.label)).join('');
  }
}

function patternOf(written: string): RegExp {
  const name = written.normalize('NFC');
  const letters = [...name].map(letterPattern).join('');
  const isLong = [...name].length >= LONG_ENOUGH;
  const affixes = isLong ? nameAffixesOf(name) : NO_AFFIXES;
  const before = `(?<=(?<![\\p{L}\\p{N}])${affixes.before})`;
  const behind = `(?=(?:\\u200c?${affixes.after})(?![\\p{L}\\p{N}\\p{M}]))`;
  return new RegExp(before + letters + behind, isLong ? 'iu' : 'u');
}

function letterPattern(letter: string): string {
  if (/[\s\u200c-]/u.test(letter)) return '[\\s\\u200c-]*';
  const same = SAME.find((forms) => forms.includes(letter));
  if (IS_ARABIC.test(letter)) return (same === undefined ? letter : `[${same}]`) + SIGNS;
  return letter.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
