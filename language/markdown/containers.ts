/** Quotations and list items: what of a line is theirs, and where its own content begins. */

/** Something that holds other blocks: a quotation, or a list item whose content is indented. */
export type Container = { readonly kind: 'quote' } | { readonly kind: 'item'; readonly indent: number };

/** Columns of white space from an offset on. */
export function indentAt(content: string, offset: number): number {
  let at = offset;
  while (content[at] === ' ' || content[at] === '\t') at += 1;
  return at - offset;
}

/** How many of the containers a line goes on with, and where its content then begins. */
export function enter(
  content: string,
  containers: readonly Container[],
): { entered: number; offset: number; broken: boolean } {
  let offset = 0;
  for (const [entered, container] of containers.entries()) {
    const indent = indentAt(content, offset);
    const blank = offset + indent >= content.length;
    if (container.kind === 'quote') {
      if (indent > 3 || content[offset + indent] !== '>') return { entered, offset, broken: true };
      offset += indent + 1;
      if (content[offset] === ' ') offset += 1;
    } else if (blank) {
      offset += Math.min(indent, container.indent);
    } else {
      if (indent < container.indent) return { entered, offset, broken: false };
      offset += container.indent;
    }
  }
  return { entered: containers.length, offset, broken: false };
}

const ITEM = /^( {0,3})([-+*]|\d{1,9}[.)])( {1,4}(?! )|(?= {5})| ?$)/;
const QUOTE = /^ {0,3}> ?/;
const RULE = /^ {0,3}(?:([-*])[ \t]*)(?:\1[ \t]*){2,}$/;

/** Nobody nests deeper; a line of a million `>` shall not cost a million times itself. */
const DEEPEST = 50;

/** Adds the containers that a line begins. Gives the offset of the content inside them. */
export function enterNew(content: string, offset: number, containers: Container[]): number {
  while (containers.length < DEEPEST) {
    const rest = content.slice(offset);
    const quote = QUOTE.exec(rest);
    const item = quote === null && !RULE.test(rest) ? ITEM.exec(rest) : null;
    if (quote !== null) {
      containers.push({ kind: 'quote' });
      offset += quote[0].length;
    } else if (item !== null) {
      const [all, before = '', mark = '', after = ''] = item;
      const indent = before.length + mark.length + Math.max(1, after.length);
      containers.push({ kind: 'item', indent });
      offset += Math.min(indent, Math.max(all.length, before.length + mark.length + 1));
    } else break;
  }
  return offset;
}
