import type { CanonicalWord } from '../../syntax/lexicon/index';
import type { LineBefore, Piece } from '../../syntax/lineBefore';
import type { PlayerRef } from '../../syntax/tree';

/** The part of the line that the cursor is in: from its last comma, the `and` behind an action, or the statement's word, on. Offsets count from the line's start. */
export interface Segment {
  /** Where its first word stands, or will stand. */
  readonly start: number;
  /** Its pieces that are typed to their end: something stands behind them. */
  readonly done: readonly Piece[];
  /** The players it begins with. */
  readonly players: readonly PlayerRef[];
  /** `A and `: another player is to follow. */
  readonly isList: boolean;
  /** Where that begins which follows the players; the start where there are none. */
  readonly anchor: number;
  /** Something of it is typed. */
  readonly isBegun: boolean;
}

export function segmentOf({ head, pieces }: LineBefore, before: string): Segment {
  const separator = lastJoint(pieces, head === null);
  const from = pieces[separator]?.end ?? head?.end ?? 0;
  const start = skipSpaces(before, from);
  const done = pieces.slice(separator + 1).filter(({ end }) => end < before.length);
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

/** The index of the last comma, or of the `and` behind it that parts two actions: `UTG folds and HJ `; -1: none. */
function lastJoint(pieces: readonly Piece[], isPlay: boolean): number {
  let last = pieces.findLastIndex(({ kind }) => kind === 'separator');
  for (let at = last + 1; isPlay && at < pieces.length; at += 1)
    if (pieces[at]?.word === 'and' && isAction(pieces.slice(last + 1, at), pieces[at + 1])) last = at;
  return last;
}

/** Whether pieces tell an action to its end; in `fold A and ` the list of those who fold may go on. */
function isAction(pieces: readonly Piece[], next: Piece | undefined): boolean {
  const player = pieces.findIndex(({ kind }) => kind === 'player');
  const verb = pieces.findIndex(isVerb);
  if (player < 0 || verb < 0) return false;
  // `يرفع أ إلى 6 وب`, `يطوي أ ويجاري ب`
  return player < verb || pieces.some(({ kind }) => kind === 'number') || (next !== undefined && isVerb(next));
}

const isVerb = ({ word }: Piece): boolean => word !== null && VERBS.has(word);

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

/** How far the segment goes on behind the cursor. */
export function segmentEnd(after: string): number {
  return (/^(?:[^,،;؛.।#]|[,.](?=[\d۰-۹٠-٩०-९])|(?<=\S)#)*/u.exec(after)?.[0] ?? '').trimEnd().length;
}

/** How far the word goes on behind the cursor. */
export function wordEnd(after: string): number {
  return /^[^\s,،;؛()"]*/.exec(after)?.[0].length ?? 0;
}

/** Where the word begins that the cursor touches. */
export function wordStart(before: string): number {
  return before.length - (/[^\s,،;؛()]*$/.exec(before)?.[0].length ?? 0);
}
