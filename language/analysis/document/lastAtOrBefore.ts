/** Index of the last of `count` things, in order of their lines, that begins at a line or above it; -1: none. */
export function lastAtOrBefore(count: number, line: number, lineOf: (index: number) => number): number {
  let low = -1;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineOf(middle) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}
