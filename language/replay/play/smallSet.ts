const NOTHING: readonly never[] = [];

/** A set that is nearly always empty, or holds a few: every hand has several of them, and real sets are dear to make. */
export class SmallSet<T> {
  /** Never changed in place, so that a copy may share it. */
  private items: readonly T[] = NOTHING;

  get size(): number {
    return this.items.length;
  }

  has(item: T): boolean {
    return this.items.length > 0 && this.items.includes(item);
  }

  add(item: T): void {
    if (!this.has(item)) this.items = [...this.items, item];
  }

  /** True where it was in. */
  delete(item: T): boolean {
    if (!this.has(item)) return false;
    this.items = this.items.filter((other) => other !== item);
    return true;
  }

  clear(): void {
    this.items = NOTHING;
  }

  copy(): SmallSet<T> {
    const copy = new SmallSet<T>();
    copy.items = this.items;
    return copy;
  }
}
