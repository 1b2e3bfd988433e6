/** What has changed between the tokens of two versions of a document. */
import { Chain, type PartTokens } from './encode';

/** The tokens of a document, part by part. */
export interface Snapshot {
  readonly parts: readonly PartTokens[];
  /** Line of the document at which each part begins. */
  readonly firstLines: Int32Array;
}

/** Replaces `deleteCount` numbers from number `start` on. */
export interface TokenEdit {
  readonly start: number;
  readonly deleteCount: number;
  readonly data: number[];
}

/** The one edit that makes the old numbers the new ones; none where they are equal. */
export function editBetween(old: Snapshot, now: Snapshot): TokenEdit | null {
  const [oldCount, count] = [old.parts.length, now.parts.length];
  const shorter = Math.min(oldCount, count);
  let same = 0;
  while (
    same < shorter &&
    old.parts[same] === now.parts[same] &&
    (old.firstLines[same] ?? 0) === (now.firstLines[same] ?? 0)
  ) {
    same += 1;
  }
  // Parts further down may all have moved by as many lines.
  const moved = (now.firstLines[count - 1] ?? 0) - (old.firstLines[oldCount - 1] ?? 0);
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same) {
    const [a, b] = [oldCount - 1 - sameAtEnd, count - 1 - sameAtEnd];
    if (old.parts[a] !== now.parts[b]) break;
    if ((now.firstLines[b] ?? 0) - (old.firstLines[a] ?? 0) !== moved) break;
    sameAtEnd += 1;
  }
  let start = 0;
  let line = 0;
  for (let at = 0; at < same; at += 1) {
    const part = now.parts[at];
    if (part === undefined || part.data.length === 0) continue;
    start += part.data.length;
    line = (now.firstLines[at] ?? 0) + part.lastLine;
  }
  return trimmed(start, middleOf(old, same, oldCount - sameAtEnd, line), middleOf(now, same, count - sameAtEnd, line));
}

/** The numbers of the parts `[first, end)`, and the first number behind them: it tells the distance to them. */
function middleOf({ parts, firstLines }: Snapshot, first: number, end: number, line: number): readonly number[] {
  const chain = new Chain(line);
  for (let at = first; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined) continue;
    if (at < end) chain.add(part, firstLines[at] ?? 0);
    else if (part.data.length > 0) {
      chain.addGap(part, firstLines[at] ?? 0);
      break;
    }
  }
  return chain.data;
}

function trimmed(start: number, old: readonly number[], now: readonly number[]): TokenEdit | null {
  const shorter = Math.min(old.length, now.length);
  let same = 0;
  while (same < shorter && old[same] === now[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && old.at(-1 - sameAtEnd) === now.at(-1 - sameAtEnd)) sameAtEnd += 1;
  const deleteCount = old.length - same - sameAtEnd;
  const data = now.slice(same, now.length - sameAtEnd);
  return deleteCount === 0 && data.length === 0 ? null : { start: start + same, deleteCount, data };
}
