/**
 * Who plays: names as `seats` lists them, or, where a spot or a ledger leaves the seats out, as the lines first name
 * them.
 */

import { normalizeName } from '../text/normalize';
import type { Mutable } from './mutable';
import { type NameSlot, slotOf, type Word, wordOf } from './tokens/wordCache';
import type { PlayerRef, PositionWord } from './tree';

type PendingRef = Mutable<{ start: number; end: number; text: string; kind: string; name?: string; position?: string }>;

/**
 * A hand's names are marks on the words that all parses share (`NameSlot.epoch`), because looking each word up in a table of the parse would
 * slow down every hand. So only one parse can run at a time; `settle` checks that.
 */
let lastEpoch = 0;

const lettersOf = (name: string): string => normalizeName(name).toLowerCase();

export class Names {
  readonly list: string[] = [];
  /** Names of several words, by the slots of their words. */
  readonly spaced: { readonly name: string; readonly words: readonly NameSlot[] }[] = [];
  readonly implicit: boolean;
  readonly #epoch: number;
  /** Whether a new name is still taken for a player. */
  #open: boolean;
  #acted: Set<string> | null = null;
  #onStreet = false;
  #hasSeatLine = false;
  /** Null for letters that several share. */
  #byLetters: Map<string, string | null> | null = null;
  #pending: { readonly ref: PendingRef; readonly slot: NameSlot }[] = [];

  constructor(listed: readonly string[] | null) {
    lastEpoch += 1;
    this.#epoch = lastEpoch;
    this.implicit = listed === null;
    this.#open = this.implicit;
    for (const name of listed ?? []) this.add(name);
  }

  /** Makes a name known. */
  add(name: string): void {
    this.list.push(name);
    this.#byLetters = null;
    const { slot } = wordOf(name);
    if (slot.epoch === this.#epoch) return;
    slot.epoch = this.#epoch;
    slot.name = name;
    slot.quotedOnly = false;
    if (!slot.isSpaced) return;
    const words = normalizeName(name)
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length > 1) this.spaced.push({ name, words: words.map((word) => wordOf(word).slot) });
  }

  /** The name is a keyword too: from now on only its quoted form is the player. */
  quoteOnly(name: string): void {
    const slot = slotOf(normalizeName(name));
    if (slot.epoch === this.#epoch) slot.quotedOnly = true;
  }

  isName(word: Word): boolean {
    return word.slot.epoch === this.#epoch && !word.slot.quotedOnly;
  }

  /** The player whom a word names but for the case of its letters, where seats are listed and it is one alone. */
  inOtherCase({ raw }: Word): string | null {
    if (this.implicit || this.list.length === 0 || raw.length < 2) return null;
    if (this.#byLetters === null) {
      this.#byLetters = new Map();
      for (const name of this.list) {
        const key = lettersOf(name);
        const other = this.#byLetters.get(key);
        this.#byLetters.set(key, other === undefined || other === name ? name : null);
      }
    }
    return this.#byLetters.get(lettersOf(raw)) ?? null;
  }

  /** The player that a quoted text names, or null. */
  quoted(text: string): string | null {
    const slot = slotOf(normalizeName(text));
    return slot.epoch === this.#epoch ? slot.name : null;
  }

  /** A position word as a player: a name where no seats are listed and that position has acted, otherwise a reference to the position. */
  refToPosition(position: PositionWord, text: string, start: number, end: number): PlayerRef {
    if (!this.implicit) return { kind: 'position', position, text, start, end };
    const slot = slotOf(position);
    if (slot.epoch === this.#epoch) return { kind: 'name', name: slot.name, text, start, end };
    const ref: PlayerRef = { kind: 'position', position, text, start, end };
    this.#pending.push({ ref: ref as PendingRef, slot });
    return ref;
  }

  /** A word in the place of a player that does not name one so far. */
  refToUnknown(name: string, text: string, start: number, end: number): PlayerRef {
    const slot = slotOf(normalizeName(name));
    if (slot.epoch === this.#epoch) return { kind: 'name', name: slot.name, text, start, end };
    const ref: PlayerRef = { kind: 'unknown', text, start, end };
    if (this.implicit) this.#pending.push({ ref: ref as PendingRef, slot });
    return ref;
  }

  /** Takes a name that a line gives, where names are still taken. */
  claim(name: string): void {
    if (!this.#open) return;
    const slot = slotOf(normalizeName(name));
    if (slot.epoch !== this.#epoch) this.add(name);
  }

  /** Somebody has acted; once anybody has acted twice all players are known. */
  noteAction(name: string): void {
    if (!this.#open) return;
    this.#acted ??= new Set();
    if (this.#acted.has(name)) this.#open = false;
    this.#acted.add(name);
  }

  /** A street has begun; on a second one all players are known. */
  noteStreet(): void {
    if (this.#onStreet || this.#acted !== null) this.#open = false;
    this.#onStreet = true;
  }

  /**
   * What a line is that names a player and a number where no seats are listed: before anybody has acted, or a street has begun, the first
   * of a list without its word, or a further one. Null if it is not a seat.
   */
  seatLine(): 'first' | 'further' | null {
    if (!this.#open || this.#acted !== null || this.#onStreet) return null;
    if (this.#hasSeatLine) return 'further';
    this.#hasSeatLine = true;
    return 'first';
  }

  /** A branch acts again from an earlier point: its actions do not count outside of it. */
  enterBranch(): () => void {
    const acted = this.#acted;
    const onStreet = this.#onStreet;
    const open = this.#open;
    this.#acted = null;
    return () => {
      this.#acted = acted;
      this.#onStreet = onStreet;
      this.#open = open;
    };
  }

  /** At the end: resolves references to players who became known only after them. */
  settle(): void {
    if (this.#epoch !== lastEpoch) throw new Error('another parse began before this one ended');
    for (const { ref, slot } of this.#pending) {
      if (slot.epoch !== this.#epoch) continue;
      ref.kind = 'name';
      ref.name = slot.name;
      delete ref.position;
    }
  }
}
