/** Exports how text becomes a tree and how a tree becomes text. */

export { parseHand } from './parser';
export { printTree } from './printer';
export { cutHands, isDefaults, isHandLine } from './splitHands';
export { tokenize } from './tokens/scanner';
export type * from './tree';
