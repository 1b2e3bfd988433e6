/** Finds player names in text of the author, so that an anonymous picture does not reveal them. */
import { nameAffixesOf } from '../syntax/lexicon/wordLists';

/** Vowel signs and the tatweel do not change a name. */
const SIGNS = '[\u0640\u064b-\u0652\u0670]*';
const NO_AFFIXES = { before: '', after: '' };
/** Letters that readers regard as the same. */
const SAME: readonly string[] = ['یيى', 'کك', 'هة', 'اأإآ'];
const IS_ARABIC = /^\p{Script=Arabic}$/u;
/** Shorter names are too often ordinary words, or parts of them. */
const LONG_ENOUGH = 3;

/**
 * Matches names in any letter case, with the particles and endings that languages of their script attach to a name. A space, a hyphen
 * and a ZWNJ are interchangeable. Names of two letters match only exactly as written, names of one letter never.
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
      // A label may be the name of another player, so replaced text is not searched again.
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
