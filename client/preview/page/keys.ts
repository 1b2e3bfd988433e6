/** Maps keys to steps and tabs. */
type Direction = 'ltr' | 'rtl';

/** +1 or -1 if an arrow key leads forward or back in the reading direction; otherwise null. */
function wayOf(key: string, direction: Direction): 1 | -1 | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
}

/** The step that a key leads to; null: the key does not navigate. Right-to-left hands are stepped from right to left. */
export function stepOfKey(key: string, step: number, last: number, direction: Direction): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const way = wayOf(key, direction);
  return way === null ? null : Math.min(Math.max(step + way, 0), last);
}

/** The tab that a key leads to. Tabs wrap around. */
export function tabOfKey(key: string, tab: number, count: number, direction: Direction): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const way = wayOf(key, direction);
  return way === null ? null : (tab + way + count) % count;
}
