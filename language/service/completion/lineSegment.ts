/** Finds the segment of a line that the cursor is in: the part after its last comma. */
import type { CanonicalWord } from '../../syntax/lexicon/index';
import type { LineBefore, LinePart } from '../../syntax/lineBefore';
import type { PlayerRef } from '../../syntax/tree';

/**
 * The part of the line after its last comma, the `and` that follows an action, or the keyword of the statement. Offsets
 * count from the start of the line.
 */
export interface LineSegment {
  /** Where its first word begins, or will begin. */
  readonly start: number;
  /** Its complete parts: something follows them. */
  readonly done: readonly LinePart[];
  /** The players it begins with. */
  readonly players: readonly PlayerRef[];
  /** `A and `: another player is to follow. */
  readonly isList: boolean;
  /** The end of the players and the spaces after them; the start if there are none. */
  readonly anchor: number;
  /** Something of it is typed. */
  readonly isBegun: boolean;
}

export function segmentOf({ head, parts }: LineBefore, before: string): LineSegment {
  const separator = lastJoint(parts, head === null);
  const from = parts[separator]?.end ?? head?.end ?? 0;
  const start = skipSpaces(before, from);
  const done = parts.slice(separator + 1).filter(({ end }) => end < before.length);
  let count = 0;
  while (done[count]?.kind === 'player' || (count > 0 && done[count]?.word === 'and')) count += 1;
  const leading = done.slice(0, count);
  const players = leading.flatMap(({ player }) => (player === null ? [] : [player]));
  const isList = leading.at(-1)?.word === 'and';
  const end = leading.at(-1)?.end;
  return {
    start,
    done,
    players,
    isList,
    anchor: end === undefined ? start : skipSpaces(before, end),
    isBegun: before.length > start,
  };
}

/** The index of the last comma, or of an `and` after it that separates two actions: `UTG folds and HJ `; -1 if there is none. */
function lastJoint(parts: readonly LinePart[], isPlay: boolean): number {
  let last = parts.findLastIndex(({ kind }) => kind === 'separator');
  for (let at = last + 1; isPlay && at < parts.length; at += 1)
    if (parts[at]?.word === 'and' && isAction(parts.slice(last + 1, at), parts[at + 1])) last = at;
  return last;
}

/** Whether parts form a complete action; in `fold A and ` the list of players may go on. */
function isAction(parts: readonly LinePart[], next: LinePart | undefined): boolean {
  const player = parts.findIndex(({ kind }) => kind === 'player');
  const verb = parts.findIndex(isVerb);
  if (player < 0 || verb < 0) return false;
  // `يرفع أ إلى 6 وب`, `يطوي أ ويجاري ب`
  return player < verb || parts.some(({ kind }) => kind === 'number') || (next !== undefined && isVerb(next));
}

const isVerb = ({ word }: LinePart): boolean => word !== null && VERBS.has(word);

const VERBS: ReadonlySet<CanonicalWord> = new Set([
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'least-raise',
  'all-in',
  'post',
  'show',
  'muck',
]);

export function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

/** How far the segment continues after the cursor. */
export function segmentEnd(after: string): number {
  return (/^(?:[^,،;؛.।#]|[,.](?=[\d۰-۹٠-٩०-९])|(?<=\S)#)*/u.exec(after)?.[0] ?? '').trimEnd().length;
}

/** How far the word continues after the cursor. */
export function wordEnd(after: string): number {
  return /^[^\s,،;؛()"]*/.exec(after)?.[0].length ?? 0;
}

/** Where the word at the cursor begins. */
export function wordStart(before: string): number {
  return before.length - (/[^\s,،;؛()]*$/.exec(before)?.[0].length ?? 0);
}
