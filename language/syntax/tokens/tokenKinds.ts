/** What the scanner finds; numbers, because the parser asks often. */
import type { TokenKind } from '../tree';

export const WORD = 1;
export const NUMBER = 2;
export const CARD = 3;
export const STRING = 4;
export const COMMA = 5;
export const STOP = 6;
export const SLASH = 7;
export const PERCENT = 8;
export const COLON = 9;
export const PAREN = 10;
export const SIGN = 11;
export const CURRENCY = 12;
export const TIMES = 13;
export const SYMBOL = 14;
export const COMMENT = 15;
export const COMMENTARY = 16;
export const NEWLINE = 17;

/** The kind as the tree names it. */
export const TOKEN_KINDS: readonly TokenKind[] = [
  'space',
  'word',
  'number',
  'card',
  'string',
  'comma',
  'stop',
  'slash',
  'percent',
  'colon',
  'paren',
  'sign',
  'symbol',
  'symbol',
  'symbol',
  'comment',
  'commentary',
  'newline',
];
