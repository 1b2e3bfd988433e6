/**
 * A list that branches share: a copy sees the items so far and grows on its own. The memory of thousands of copies after thousands of
 * items is proportional to their sum.
 */
export class SharedList<T> {
  private readonly own: T[] = [];

  private constructor(
    private readonly before: SharedList<T> | null,
    /** How many items of `before` belong to this list. */
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

  /** A list with the same items; what is added to either is not in the other. */
  copy(): SharedList<T> {
    const { length } = this;
    let from: SharedList<T> = this;
    // Copies of copies that add nothing must not lengthen the chain.
    while (from.before !== null && length <= from.shared) from = from.before;
    return new SharedList(from, length);
  }

  at(index: number): T | undefined {
    let from: SharedList<T> = this;
    while (from.before !== null && index < from.shared) from = from.before;
    return from.own[index - from.shared];
  }

  /** The items in `[first, end)`. */
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

  /** All items, not to be changed; for a copied list they are collected on each call. */
  all(): readonly T[] {
    return this.before === null ? this.own : this.slice(0);
  }
}
