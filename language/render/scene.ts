/** What a picture is made of, before it becomes SVG. Units are those of the picture's own width. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Looks of a shape or text: a name in the style sheet. */
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
  /** Drawn again over it, as hatching. */
  readonly hatched?: boolean;
  /** Shown when the pointer rests on it. */
  readonly title?: string;
}

interface EllipseItem extends Box {
  readonly kind: 'ellipse';
  readonly look: Look;
}

/** One line of text in its box; `x` of the box's side is where `anchor` says. */
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

/** The direction of a name: that of its first letter; null: it has none. */
export function directionOfText(text: string): 'ltr' | 'rtl' | null {
  const first = STRONG.exec(text)?.[0];
  return first === undefined ? null : STRONG_RTL.test(first) ? 'rtl' : 'ltr';
}

interface TextWish {
  readonly text: string;
  readonly width: number;
  readonly size: number;
  readonly look: TextLook;
  readonly anchor: TextItem['anchor'];
  readonly direction: 'ltr' | 'rtl';
  readonly struck?: boolean;
  /** Height of the line in parts of the size. Default: `LINE`. */
  readonly line?: number;
}

/** Height of a line in parts of its font size: marks above and below letters of every script have room. */
export const LINE = 1.4;

/** A text whose anchor stands at `x` and whose line begins at `y`. */
export function textItem(x: number, y: number, wish: TextWish): TextItem {
  const left = wish.anchor === 'left' ? x : wish.anchor === 'middle' ? x - wish.width / 2 : x - wish.width;
  const { line = LINE, ...item } = wish;
  return { kind: 'text', x: left, y, height: wish.size * line, ...item };
}
