import { bringUpToDate } from '../../language/analysis/document/stale';
import type { OpenDocument } from './openDocument';
import type { Disk } from './workspaceFiles';

/** How long the server works before it looks whether something newer has come. */
const SLICE_MS = 8;

/** What the server needs of the program it runs in. */
export interface Host {
  /** Resolves when the event loop has turned, so that waiting messages have been read. */
  turn(): Promise<void>;
  /** Null where there is none, as in a browser. */
  readonly disk: Disk | null;
  /** Takes the languages that the client hands over; null where the program reads them itself. */
  readonly takeLanguagePacks: ((packs: unknown) => void) | null;
}

/**
 * Replays what an edit has left to replay, the hand under the author's hands first. One edited hand takes
 * no turn of the event loop; a changed setup line of a long file takes many.
 * @returns false if it was stopped before it was through
 */
export async function analyzeInSlices(document: OpenDocument, host: Host, isStopped: () => boolean): Promise<boolean> {
  return (await workInSlices(bringUpToDate(document.hands, document.focus), host, isStopped)) !== null;
}

/**
 * Takes the steps of some work until it is done, letting newer messages in between.
 * @returns what the work gives; null if it was stopped before it was through
 */
export async function workInSlices<T>(
  work: Generator<void, T, void>,
  host: Host,
  isStopped: () => boolean,
): Promise<T | null> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() < sliceEnd) continue;
    await host.turn();
    if (isStopped()) return null;
    sliceEnd = performance.now() + SLICE_MS;
  }
}
