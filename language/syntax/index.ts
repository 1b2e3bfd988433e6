/** The notation: text to tree and back. */

export { parseHand } from './parser';
export { printTree } from './printer';
export { cutHands, isDefaults, isHandLine } from './splitHands';
export { tokenize } from './tokens/scanner';
export type * from './tree';
