/** Setup that applies to several hands: read from a text, laid over other setup, or given by a rule profile. */
import { PROFILES } from '../../poker/profiles';
import type { ProfileName } from '../../poker/types';
import { isDefaults, parseHand } from '../../syntax/index';
import type { HandTree } from '../../syntax/tree';
import type { Defaults, SectionRole } from './results';

/** The role of every section that is setup for other hands. */
export const SETUP_ROLE: SectionRole = { kind: 'defaults' };

/** Reads a text as setup for other hands; null if it is empty or has more than setup (then it is an untitled hand). */
export function defaultsFrom(text: string): Defaults | null {
  if (text === '') return null;
  const tree = parseHand(text);
  return isDefaults(tree) ? { tree, key: keyOf(tree) } : null;
}

/** The setup's words without comments and spacing. Blank lines are kept, several as one: they end a list of seats. */
function keyOf(tree: HandTree): string {
  const lines: string[] = [];
  let line = '';
  let isRemark = false;
  const endLine = (): void => {
    const words = line.trim();
    // A line with only a comment is not a blank line.
    if (words !== '' || (!isRemark && lines.at(-1) !== '')) lines.push(words);
    line = '';
    isRemark = false;
  };
  for (const { kind, text } of tree.tokens) {
    if (kind === 'newline') endLine();
    else if (kind === 'comment' || kind === 'commentary') isRemark = true;
    else line += kind === 'space' ? ' ' : text;
  }
  endLine();
  return lines.join('\n').trim();
}

/** Setup of a document with the setup of one fence over it: a line of the fence replaces the document's line of the same keyword. */
export function overlay(outer: Defaults | null, inner: Defaults | null): Defaults | null {
  if (outer === null || inner === null) return inner ?? outer;
  const replaced = new Set(inner.tree.statements.map(({ kind }) => kind));
  const kept = outer.tree.statements
    .filter(({ kind }) => !replaced.has(kind))
    .map(({ start, end }) => outer.tree.text.slice(start, end));
  return defaultsFrom([...kept, inner.tree.text].join('\n'));
}

const baseDefaults = new Map<ProfileName, Defaults | null>();

/** The setup that a rule profile gives to hands that name none. Null for the profile that applies without any setup. */
export function baseDefaultsOf(profile: ProfileName): Defaults | null {
  const known = baseDefaults.get(profile);
  if (known !== undefined) return known;
  const base = profile === DEFAULT_PROFILE ? null : defaultsFrom(`rules ${profile}`);
  baseDefaults.set(profile, base);
  return base;
}

const DEFAULT_PROFILE = PROFILES.tda.profile;

/** A document's own setup, completed by the base defaults. The document's lines keep their numbers. */
export function overBaseDefaults(base: Defaults | null, own: Defaults | null): Defaults | null {
  if (base === null || own === null) return own ?? base;
  if (own.tree.statements.some(({ kind }) => kind === 'rules')) return own;
  // A blank line ends a list of seats.
  return defaultsFrom(`${own.tree.text}\n\n${base.tree.text}`);
}
