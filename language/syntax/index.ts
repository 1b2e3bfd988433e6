/** The notation: text to tree and back. */

export { type ParseOptions, parseHand } from './parser';
export { printTree } from './printer';
export { cutHands, type HandPart, isDefaults, isHandLine } from './splitHands';
export { tokenize } from './tokens/scanner';
export type * from './tree';
