/** Turns a tree back into the text it was read from. */
import type { HandTree } from './tree';

/** The text of the tree's tokens, exactly as the author wrote it. */
export function printTree(tree: HandTree): string {
  let text = '';
  for (const token of tree.tokens) text += token.text;
  return text;
}
