/** The quotation marks around titles and names with spaces. */
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
]);

/** The mark that closes a quoted text. */
export function closingMark(text: string): string {
  return (QUOTES.get(text.charAt(0)) ?? '"').charAt(0);
}

/** A text in the first marks that it does not hold; where it holds all of them, without some of its own. */
export function quote(text: string): string {
  const free = [...QUOTES].find(([open, closing]) => ![...open, ...closing].some((mark) => text.includes(mark)));
  const [open, closing] = free ?? ['"', '"'];
  return open + (free === undefined ? text.replaceAll('"', '') : text) + closing.charAt(0);
}

/** The text between the quotation marks; without a closing mark, up to the end. */
export function unquote(text: string): string {
  const closing = QUOTES.get(text.charAt(0)) ?? '"';
  const closed = text.length > 1 && closing.includes(text.charAt(text.length - 1));
  return text.slice(1, closed ? -1 : undefined);
}

/** Whether the text begins with a quotation mark. */
export function isQuote(text: string): boolean {
  return QUOTES.has(text.charAt(0));
}

/** Whether a quoted text has its closing mark. */
export function isClosed(text: string): boolean {
  return text.length > 1 && (QUOTES.get(text.charAt(0)) ?? '"').includes(text.charAt(text.length - 1));
}
