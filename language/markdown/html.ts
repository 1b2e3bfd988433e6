/** HTML blocks as CommonMark knows them: lines in which no fence begins. */

export interface HtmlBlock {
  /** What ends it, on the same line or below; null: a blank line. */
  readonly end: RegExp | null;
}

interface HtmlBlockKind extends HtmlBlock {
  readonly begins: RegExp;
  /** It may directly follow a paragraph. */
  readonly interrupts: boolean;
}

const BLOCKS =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
const ATTRIBUTE = '\\s+[a-zA-Z_:][\\w.:-]*(?:\\s*=\\s*(?:[^\\s"\'=<>`]+|\'[^\']*\'|"[^"]*"))?';

const KINDS: readonly HtmlBlockKind[] = [
  {
    begins: /<(?:pre|script|style|textarea)(?=[\s>]|$)/iy,
    end: /<\/(?:pre|script|style|textarea)>/i,
    interrupts: true,
  },
  { begins: /<!--/y, end: /-->/, interrupts: true },
  // Of MDX.
  { begins: /\{\/\*/y, end: /\*\/\}/, interrupts: true },
  { begins: /<\?/y, end: /\?>/, interrupts: true },
  { begins: /<![a-z]/iy, end: />/, interrupts: true },
  { begins: /<!\[CDATA\[/y, end: /\]\]>/, interrupts: true },
  { begins: new RegExp(`</?(?:${BLOCKS})(?=[\\s>]|/>|$)`, 'iy'), end: null, interrupts: true },
  // A component of MDX has a capital: below it goes on what is no HTML.
  {
    begins: new RegExp(`<(?:[a-z][a-zA-Z0-9-]*(?:${ATTRIBUTE})*\\s*/?|/[a-z][a-zA-Z0-9-]*\\s*)>[ \\t]*$`, 'y'),
    end: null,
    interrupts: false,
  },
];

/**
 * The HTML block that a line begins at its first sign, or null.
 * @param interrupts whether the line would else go on with a paragraph
 */
export function htmlAt(content: string, first: number, interrupts: boolean): HtmlBlock | null {
  const sign = content[first];
  if (sign !== '<' && sign !== '{') return null;
  for (const kind of KINDS) {
    kind.begins.lastIndex = first;
    if ((kind.interrupts || !interrupts) && kind.begins.test(content)) return kind;
  }
  return null;
}
