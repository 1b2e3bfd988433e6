/** The notation: text to tree and back. */
export { cutHands, type HandPart, isDefaults, isHandLine } from './cut';
export { type ParseOptions, parseHand } from './parser';
export { printTree } from './printer';
export { tokenize } from './scanner';
export type * from './tree';
