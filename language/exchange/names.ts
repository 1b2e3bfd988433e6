/** Writes players' names as Handscript accepts them: unique, on one line, quoted where the notation would misread them. */
import { text } from '../diagnostics/params';
import { positionsOf } from '../poker/seating';
import { parseHand } from '../syntax/index';
import { playersOf } from '../syntax/visit';
import { normalizeName } from '../text/normalize';
import type { ImportedHand } from './model';
import { type Note, note } from './notes';

export interface WrittenName {
  /** As the `seats` line lists it. */
  readonly listed: string;
  /** As every other line calls the player. */
  readonly called: string;
}

const POSITION = /^(?:SB|BB|UTG(?:\+\d)?|MP|LJ|HJ|CO|BTN)$/;

/** Names every seat. A player without a name is called by their position. */
export function nameSeats(hand: Pick<ImportedHand, 'seats' | 'forced'>): {
  readonly names: readonly WrittenName[];
  readonly notes: readonly Note[];
} {
  const notes: Note[] = [];
  const positions = positionsIn(hand);
  const taken = new Set<string>(positions);
  const names = hand.seats.map(({ name }, seat) => {
    const own = positions[seat] ?? `P${seat + 1}`;
    const clean = legible(name ?? '');
    if (clean === '' || clean === own) return own;
    const written = unique(clean, taken);
    if (written !== name) notes.push(note('renamed', { given: text(name ?? ''), written: text(written) }));
    taken.add(normalizeName(written));
    return written;
  });
  return { names: names.map((name) => (holdsAnother(name, names) ? quoted(name) : formOf(name))), notes };
}

function positionsIn({ seats, forced }: Pick<ImportedHand, 'seats' | 'forced'>): string[] {
  const count = seats.length;
  const posts = (seat: number) => forced.some((bet) => bet.kind === 'blind' && bet.seat === seat);
  const bigBlind = count > 2 && posts(0) && !posts(1) ? 0 : 1;
  return positionsOf({ count, button: count === 2 ? 0 : count - 1, smallBlind: bigBlind === 0 ? null : 0, bigBlind });
}

/** Removes control characters and quotation marks, which a name cannot contain. */
function legible(name: string): string {
  return name
    .replace(/["“”„«»]/g, "'")
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function unique(name: string, taken: ReadonlySet<string>): string {
  const free = (candidate: string) => !taken.has(normalizeName(candidate)) && !POSITION.test(candidate);
  if (free(name)) return name;
  let number = 2;
  while (!free(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}

/** Whether a name of several words contains another player's name: without quotation marks it would be ambiguous. */
function holdsAnother(name: string, names: readonly string[]): boolean {
  return names.some((other) => other !== name && ` ${name} `.includes(` ${other} `));
}

const quoted = (name: string): WrittenName => ({ listed: `"${name}"`, called: `"${name}"` });

const forms = new Map<string, WrittenName>();
const MAX_FORMS = 10_000;

/** The simplest spelling that the parser reads as this name. */
function formOf(name: string): WrittenName {
  const known = forms.get(name);
  if (known !== undefined) return known;
  const tries: readonly WrittenName[] = [
    { listed: name, called: name },
    { listed: `"${name}"`, called: name },
  ];
  const found = tries.find((form) => isUnderstood(form, name)) ?? quoted(name);
  if (forms.size >= MAX_FORMS) forms.clear();
  forms.set(name, found);
  return found;
}

/** A hand with a name wherever an import writes one. */
const TRIAL = `hand
ante 2 {name}
straddle {name} 4
seats
  {listed} 100 As Kd
  {listed other} 200

{name} posts 5
checks to {name}
{name} raises to 9 all-in, {other} calls, {name} folds
{other} and {name} fold
{name} and {other} check
{name} shows As Kd
{name} mucks
{name} wins 5
expect {name} net +5, {other} net -5
expect {other} net +5, {name} net -5`;
const PLACEHOLDERS = /\{([a-z ]+)\}/g;
/** How often the hand names a player, not counting the list of seats. */
const MENTIONS = TRIAL.match(/\{(?:name|other)\}/g)?.length;

/** Whether the parser reads every mention in the trial hand as the player. */
function isUnderstood({ listed, called }: WrittenName, name: string): boolean {
  const other = name === 'Zz' ? 'Yy' : 'Zz';
  const values: Readonly<Record<string, string>> = { listed, name: called, other, 'listed other': other };
  const tree = parseHand(TRIAL.replace(PLACEHOLDERS, (_, key: string) => values[key] ?? ''));
  if (tree.problems.length > 0 || tree.names.length !== 2 || tree.names[0] !== name) return false;
  const mentions = tree.statements.flatMap(playersOf);
  return mentions.length === MENTIONS && mentions.every(({ kind }) => kind === 'name');
}
