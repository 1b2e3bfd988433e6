/** Keeps the answers open that the reader has opened, while they step through the hand. The line of an answer identifies it. */
export function openDetails(figure: Element): Set<string> {
  const open = [...figure.querySelectorAll<HTMLDetailsElement>('[data-line] > details[open]')];
  return new Set(open.map((details) => details.parentElement?.dataset.line ?? ''));
}

export function reopen(figure: Element, lines: ReadonlySet<string>): void {
  for (const details of figure.querySelectorAll<HTMLDetailsElement>('[data-line] > details'))
    details.open = lines.has(details.parentElement?.dataset.line ?? '');
}
