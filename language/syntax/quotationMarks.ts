/** The marks that stand round titles and names with spaces. */
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

/** What stands between the quotation marks; a missing closing mark is taken to be at the end. */
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
