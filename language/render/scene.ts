/** Defines the shapes and texts of a picture before it becomes SVG. Units are those of the width of the picture. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The class of a shape in the style sheet. */
type Look =
  | 'paper'
  | 'felt'
  | 'seat'
  | 'seat-acting'
  | 'card'
  | 'chip'
  | 'button'
  | 'segment-edge'
  | 'dead'
  | 'refund'
  | `player-${number}`
  | `share-${number}`;
export type TextLook = 'ink' | 'soft' | 'strong' | 'on-felt' | 'on-hatch' | 'on-card' | 'on-card-red' | 'on-button';

export interface RectItem extends Box {
  readonly kind: 'rect';
  readonly look: Look;
  readonly round: number;
  /** Whether hatching is drawn over the shape. */
  readonly hatched?: boolean;
  /** Tooltip of the shape. */
  readonly title?: string;
}

interface EllipseItem extends Box {
  readonly kind: 'ellipse';
  readonly look: Look;
}

/** One line of text in its box. `anchor` is the side of the box that the text is aligned to. */
export interface TextItem extends Box {
  readonly kind: 'text';
  readonly look: TextLook;
  readonly text: string;
  readonly size: number;
  readonly anchor: 'left' | 'middle' | 'right';
  readonly direction: 'ltr' | 'rtl';
  readonly struck?: boolean;
}

export type Item = RectItem | EllipseItem | TextItem;

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const STRONG_RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const STRONG = /\p{Letter}/u;

/** The direction of the first letter of a name; null: the name has no letter. */
export function directionOfText(text: string): 'ltr' | 'rtl' | null {
  const first = STRONG.exec(text)?.[0];
  return first === undefined ? null : STRONG_RTL.test(first) ? 'rtl' : 'ltr';
}

interface TextOptions {
  readonly text: string;
  readonly width: number;
  readonly size: number;
  readonly look: TextLook;
  readonly anchor: TextItem['anchor'];
  readonly direction: 'ltr' | 'rtl';
  readonly struck?: boolean;
  /** Line height relative to the size. Default: `LINE`. */
  readonly line?: number;
}

/** Line height relative to the font size, with room for marks above and below the letters of every script. */
export const LINE = 1.4;

/** A text with its anchor at `x` and the top of its line at `y`. */
export function textItem(x: number, y: number, options: TextOptions): TextItem {
  const left = options.anchor === 'left' ? x : options.anchor === 'middle' ? x - options.width / 2 : x - options.width;
  const { line = LINE, ...item } = options;
  return { kind: 'text', x: left, y, height: options.size * line, ...item };
}
