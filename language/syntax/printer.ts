import type { HandTree } from './tree';

/** The text again, from the tree's tokens: nothing an author wrote is ever lost. */
export function printTree(tree: HandTree): string {
  let text = '';
  for (const token of tree.tokens) text += token.text;
  return text;
}
