/** Quotations and list items: what of a line is theirs, and where its own content begins. A tab reaches to the next column of four. */

/** Something that holds other blocks: a quotation, or a list item whose content is indented by so many columns. */
export type Container = { readonly kind: 'quote' } | { readonly kind: 'item'; readonly indent: number };

/** A place in a line. */
export interface ContainerOffset {
  readonly offset: number;
  /** Columns before it. */
  readonly column: number;
  /** Columns of the tab at the offset that are already used up. */
  readonly inTab: boolean;
}

const MARGIN: ContainerOffset = { offset: 0, column: 0, inTab: false };

const STOP = 4;

const isBlank = (sign: string | undefined): boolean => sign === ' ' || sign === '\t';

/** Columns of white space from a place on. */
export function indentAt(content: string, { offset, column }: ContainerOffset): number {
  let at = column;
  for (let index = offset; isBlank(content[index]); index += 1) at += content[index] === ' ' ? 1 : STOP - (at % STOP);
  return at - column;
}

/** Offset of the first character that is not white space; the length of the line if there is none. */
export function firstFrom(content: string, { offset }: ContainerOffset): number {
  let at = offset;
  while (isBlank(content[at])) at += 1;
  return at;
}

/** So many columns of white space further on, or as many as there are. */
export function skip(content: string, place: ContainerOffset, columns: number): ContainerOffset {
  let { offset, column, inTab } = place;
  const end = column + columns;
  while (column < end && isBlank(content[offset])) {
    const stop = content[offset] === ' ' ? column + 1 : column + STOP - (column % STOP);
    column = Math.min(stop, end);
    inTab = column < stop;
    if (!inTab) offset += 1;
  }
  return { offset, column, inTab };
}

export interface Entered {
  /** How many of the containers a line goes on with. */
  readonly entered: number;
  /** Where its content then begins. */
  readonly place: ContainerOffset;
  /** Columns of white space that would belong to the containers. */
  readonly lacks: number;
}

/** What of a line belongs to the containers that are open. A blank line goes on with every list item. */
export function enter(content: string, containers: readonly Container[]): Entered {
  let place = MARGIN;
  let lacks = 0;
  for (const [entered, container] of containers.entries()) {
    const indent = indentAt(content, place);
    const first = firstFrom(content, place);
    if (container.kind === 'quote') {
      if (indent > 3 || content[first] !== '>') return { entered, place, lacks };
      place = behindQuote(content, first, place.column + indent);
      lacks = content[first + 1] === undefined || !isBlank(content[first + 1]) ? 1 : 0;
    } else {
      if (indent < container.indent && first < content.length) return { entered, place, lacks };
      place = skip(content, place, container.indent);
      lacks += Math.max(0, container.indent - indent);
    }
  }
  return { entered: containers.length, place, lacks };
}

/** After a quotation mark and a space. A tab loses one column. */
function behindQuote(content: string, offset: number, column: number): ContainerOffset {
  return skip(content, { offset: offset + 1, column: column + 1, inTab: false }, 1);
}

const ITEM = /(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/y;
const RULE = /([-*_])[ \t]*(?:\1[ \t]*){2,}$/y;

/** Whether the line is a rule from there on: `---`, `* * *`. */
export function isRule(content: string, first: number): boolean {
  RULE.lastIndex = first;
  return RULE.test(content);
}

/** Nobody nests deeper; a line of a million `>` shall not cost a million times itself. */
const DEEPEST = 50;

/**
 * Adds the containers that a line begins. Gives the place of the content inside them.
 * @param interrupts whether the line would else go on with a paragraph: then a list begins only with something in it, and with 1
 */
export function enterNew(
  content: string,
  from: ContainerOffset,
  containers: Container[],
  interrupts: boolean,
): ContainerOffset {
  let place = from;
  for (let mayBegin = !interrupts; containers.length < DEEPEST; mayBegin = true) {
    const indent = indentAt(content, place);
    const first = firstFrom(content, place);
    if (indent > 3) break;
    if (content[first] === '>') {
      containers.push({ kind: 'quote' });
      place = behindQuote(content, first, place.column + indent);
      continue;
    }
    ITEM.lastIndex = first;
    const item = isRule(content, first) ? null : ITEM.exec(content);
    if (item === null) break;
    const [mark, number] = item;
    const behind = { offset: first + mark.length, column: place.column + indent + mark.length, inTab: false };
    const isEmpty = firstFrom(content, behind) >= content.length;
    if (!mayBegin && (isEmpty || (number !== undefined && Number(number) !== 1))) break;
    const gap = indentAt(content, behind);
    const own = isEmpty || gap > 4 ? 1 : gap;
    containers.push({ kind: 'item', indent: indent + mark.length + own });
    place = skip(content, behind, own);
  }
  return place;
}
