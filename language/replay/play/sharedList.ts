/**
 * A list that branches share: a fork sees what was in it up to a point, and goes on by itself. Thousands of forks behind thousands of
 * items need the memory of their sum.
 */
export class SharedList<T> {
  private readonly own: T[] = [];

  private constructor(
    private readonly before: SharedList<T> | null,
    /** How many of the items before are seen. */
    private readonly shared: number,
  ) {}

  static of<T>(): SharedList<T> {
    return new SharedList<T>(null, 0);
  }

  get length(): number {
    return this.shared + this.own.length;
  }

  push(item: T): void {
    this.own.push(item);
  }

  /** One that begins with the first items of this one; what is added to either is not in the other. */
  fork(length = this.length): SharedList<T> {
    let from: SharedList<T> = this;
    // As near to the root as can be: forks of forks that add nothing make no longer way.
    while (from.before !== null && length <= from.shared) from = from.before;
    return new SharedList(from, length);
  }

  at(index: number): T | undefined {
    let from: SharedList<T> = this;
    while (from.before !== null && index < from.shared) from = from.before;
    return from.own[index - from.shared];
  }

  /** The items `[first, end)`. */
  slice(first: number, end = this.length): readonly T[] {
    const own = this.own.slice(Math.max(0, first - this.shared), Math.max(0, end - this.shared));
    if (this.before === null || first >= this.shared) return own;
    return [...this.before.slice(first, Math.min(end, this.shared)), ...own];
  }

  every(test: (item: T) => boolean): boolean {
    for (let index = 0; index < this.length; index += 1) {
      const item = this.at(index);
      if (item !== undefined && !test(item)) return false;
    }
    return true;
  }

  /** All of them, not to be changed; of a fork a copy. */
  all(): readonly T[] {
    return this.before === null ? this.own : this.slice(0);
  }
}
