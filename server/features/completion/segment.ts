import type { LineBefore, Piece } from '../../../language/syntax/lineBefore';
import type { PlayerRef } from '../../../language/syntax/tree';

/** The part of the line that the cursor is in: from its last comma, or the statement's word, on. Offsets count from the line's start. */
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
  const separator = pieces.findLastIndex(({ kind }) => kind === 'separator');
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
