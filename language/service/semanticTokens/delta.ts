/** Finds the difference between the tokens of two versions of a document. */
import { Chain, type SectionTokens } from './encode';

/** The tokens of a document by section. */
export interface Snapshot {
  readonly sections: readonly SectionTokens[];
  /** The line of the document where each section begins. */
  readonly firstLines: Int32Array;
}

/** Replaces `deleteCount` numbers from index `start`. */
export interface TokenEdit {
  readonly start: number;
  readonly deleteCount: number;
  readonly data: number[];
}

/** The one edit from the old numbers to the new ones; null if they are equal. */
export function editBetween(old: Snapshot, now: Snapshot): TokenEdit | null {
  const same = equalAtStart(old, now);
  const sameAtEnd = equalAtEnd(old, now, same);
  let start = 0;
  let line = 0;
  for (let at = 0; at < same; at += 1) {
    const section = now.sections[at];
    if (section === undefined || section.data.length === 0) continue;
    start += section.data.length;
    line = (now.firstLines[at] ?? 0) + section.lastLine;
  }
  const [oldEnd, end] = [old.sections.length - sameAtEnd, now.sections.length - sameAtEnd];
  return trimmed(start, middleOf(old, same, oldEnd, line), middleOf(now, same, end, line));
}

/** The number of equal sections at the start. */
function equalAtStart(old: Snapshot, now: Snapshot): number {
  const shorter = Math.min(old.sections.length, now.sections.length);
  let same = 0;
  while (
    same < shorter &&
    old.sections[same] === now.sections[same] &&
    (old.firstLines[same] ?? 0) === (now.firstLines[same] ?? 0)
  ) {
    same += 1;
  }
  return same;
}

/** The number of equal sections at the end, without the first `same` ones. */
function equalAtEnd(old: Snapshot, now: Snapshot, same: number): number {
  const [oldCount, count] = [old.sections.length, now.sections.length];
  const rest = Math.min(oldCount, count) - same;
  // The sections below may all have moved by the same number of lines.
  const moved = (now.firstLines[count - 1] ?? 0) - (old.firstLines[oldCount - 1] ?? 0);
  let sameAtEnd = 0;
  while (sameAtEnd < rest) {
    const [a, b] = [oldCount - 1 - sameAtEnd, count - 1 - sameAtEnd];
    if (old.sections[a] !== now.sections[b]) break;
    if ((now.firstLines[b] ?? 0) - (old.firstLines[a] ?? 0) !== moved) break;
    sameAtEnd += 1;
  }
  return sameAtEnd;
}

/** The numbers of the sections `[first, end)` and the number after them, which is the distance to the next token. */
function middleOf({ sections, firstLines }: Snapshot, first: number, end: number, line: number): readonly number[] {
  const chain = new Chain(line);
  for (let at = first; at < sections.length; at += 1) {
    const section = sections[at];
    if (section === undefined) continue;
    if (at < end) chain.add(section, firstLines[at] ?? 0);
    else if (section.data.length > 0) {
      chain.addGap(section, firstLines[at] ?? 0);
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
