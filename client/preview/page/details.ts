/** Answers that the reader has opened stay open while he steps. They are told apart by the line they stand at. */
export function openDetails(figure: Element): Set<string> {
  const open = [...figure.querySelectorAll<HTMLDetailsElement>('[data-line] > details[open]')];
  return new Set(open.map((details) => details.parentElement?.dataset.line ?? ''));
}

export function reopen(figure: Element, lines: ReadonlySet<string>): void {
  for (const details of figure.querySelectorAll<HTMLDetailsElement>('[data-line] > details'))
    details.open = lines.has(details.parentElement?.dataset.line ?? '');
}
