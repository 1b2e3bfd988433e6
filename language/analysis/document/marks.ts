/** Not analyzed yet, or no longer valid. */
export const STALE = 0;
/** Analysed, and nothing was found. */
export const CLEAN = 1;
/** Analysed, and there are findings. */
export const FOUND = 2;
export type Mark = typeof STALE | typeof CLEAN | typeof FOUND;

/**
 * The state of each section of a document, one byte a section: to find the next stale one, or the next with findings,
 * among ten thousand takes less than a microsecond, so that an edit's cost does not grow with the document.
 */
export class Marks {
  #bytes: Uint8Array;

  constructor(count: number) {
    this.#bytes = new Uint8Array(count);
  }

  get(index: number): Mark {
    const mark = this.#bytes[index];
    return mark === CLEAN || mark === FOUND ? mark : STALE;
  }

  set(index: number, mark: Mark): void {
    this.#bytes[index] = mark;
  }

  /** The first section at or after `from` that has the mark; -1: none. */
  next(mark: Mark, from = 0): number {
    return this.#bytes.indexOf(mark, from);
  }

  /** Puts `count` stale sections in place of those of `[first, end)`. */
  replace(first: number, end: number, count: number): void {
    if (end - first === count) {
      this.#bytes.fill(STALE, first, end);
      return;
    }
    const bytes = new Uint8Array(this.#bytes.length - (end - first) + count);
    bytes.set(this.#bytes.subarray(0, first));
    bytes.set(this.#bytes.subarray(end), first + count);
    this.#bytes = bytes;
  }

  clear(): void {
    this.#bytes.fill(STALE);
  }
}
