/** Runs long work in time slices, so that new messages are read in between. */
import { bringUpToDate } from '../../language/analysis/document/analyze';
import type { OpenDocument } from './openDocument';
import type { Disk } from './workspaceFiles';

/** How long the server works before it reads new messages. */
const SLICE_MS = 8;

/** What the server needs from the program that it runs in. */
export interface Host {
  /** Resolves after one turn of the event loop, when waiting messages have been read. */
  turn(): Promise<void>;
  /** Null where there is no disk, as in a browser. */
  readonly disk: Disk | null;
  /** Takes the languages that the client sends; null where the program reads them itself. */
  readonly takeLanguagePacks: ((packs: unknown) => void) | null;
}

/**
 * Replays every hand that an edit has changed, the hand that is being edited first. One hand takes no turn of the event
 * loop; a changed setup line of a long file takes many.
 * @returns false if the work was stopped before it was done
 */
export async function analyzeInSlices(document: OpenDocument, host: Host, isStopped: () => boolean): Promise<boolean> {
  return (await workInSlices(bringUpToDate(document.hands, document.focus), host, isStopped)) !== null;
}

/**
 * Runs work step by step and reads new messages between time slices.
 * @returns the result of the work; null if it was stopped before it was done
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
