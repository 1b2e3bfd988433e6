/** Collects everything that suggestions are made from: the cursor's line and the hand at the cursor. */
import type { Sentence } from '../../diagnostics/problem';
import type { Seat } from '../../poker/types';
import { Composer } from './composer';
import type { CursorLine } from './cursorLine';
import { type HandAtCursor, replayAtCursor } from './handAtCursor';

export interface CursorContext extends HandAtCursor {
  readonly cursor: CursorLine;
  /** Writes in the language and digits of the hand. */
  readonly compose: Composer;
  /** Words a message in the user's language, to be written into the text. */
  readonly say: (sentence: Sentence) => string;
}

/** Isolates keep displayed text in order; in a document they would look like an attack. */
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Replays the hand up to the cursor; null if it is too long to replay with every keystroke.
 * @param from where in the line the unfinished statement begins
 * @param questions facts to be answered at the cursor, in English
 */
export function contextAt(cursor: CursorLine, from = 0, questions?: readonly string[]): CursorContext | null {
  const { document, place, lineStart, lineEnd, language, digits, wording } = cursor;
  const hand = replayAtCursor(document, place, lineStart + from, lineEnd, questions);
  if (hand === null) return null;
  return {
    ...hand,
    cursor,
    compose: new Composer(language, digits, hand.replay.scale),
    say: (sentence) => wording.say(sentence).replace(ISOLATES, ''),
  };
}

/** The player's name as the hand lists it. */
export function nameAt({ replay }: CursorContext, seat: Seat): string {
  return replay.players[seat]?.name ?? '';
}

/** Every player's name, in seat order. */
export function allNames({ replay }: CursorContext): readonly string[] {
  return replay.players.map(({ name }) => name);
}
