import { PROFILES } from '../../poker/profiles';
import type { ProfileName } from '../../poker/types';
import { isDefaults, parseHand } from '../../syntax/index';
import type { HandTree } from '../../syntax/tree';
import type { Defaults } from './results';

/** The text as setup for other hands; null where it holds more than setup (then it is an untitled hand) or nothing. */
export function defaultsFrom(text: string): Defaults | null {
  if (text === '') return null;
  const tree = parseHand(text);
  return isDefaults(tree) ? { tree, key: keyOf(tree) } : null;
}

/** What the setup says, without comments and spacing. Blank lines stay, one for several: they end a list of seats. */
function keyOf(tree: HandTree): string {
  const lines: string[] = [];
  let line = '';
  let isRemark = false;
  const endLine = (): void => {
    const said = line.trim();
    // A comment alone is no blank line.
    if (said !== '' || (!isRemark && lines.at(-1) !== '')) lines.push(said);
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

const grounds = new Map<ProfileName, Defaults | null>();

/** Setup that lies under every hand of a document: a rule profile for hands that name none. Null for the one that holds anyway. */
export function groundOf(profile: ProfileName): Defaults | null {
  const known = grounds.get(profile);
  if (known !== undefined) return known;
  const ground = profile === PLAYED_ANYWAY ? null : defaultsFrom(`rules ${profile}`);
  grounds.set(profile, ground);
  return ground;
}

const PLAYED_ANYWAY = PROFILES.tda.profile;

/** Setup of a document with the ground under it. The document's lines keep their numbers. */
export function onGround(ground: Defaults | null, own: Defaults | null): Defaults | null {
  if (ground === null || own === null) return own ?? ground;
  if (own.tree.statements.some(({ kind }) => kind === 'rules')) return own;
  // A blank line ends a list of seats.
  return defaultsFrom(`${own.tree.text}\n\n${ground.tree.text}`);
}
