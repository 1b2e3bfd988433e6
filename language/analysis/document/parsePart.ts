import { parseHand } from '../../syntax/index';
import type { HandTree } from '../../syntax/tree';
import type { Defaults } from './results';
import type { Part } from './section';

/** Parses a part under its defaults, whose `seats` line, if they have one, says who plays. */
export function parsePart(part: Part, defaults: Defaults | null): HandTree {
  if (defaults === null) return parseHand(part.text);
  const { names, implicitNames, text: under } = defaults.tree;
  return parseHand(part.text, implicitNames ? { under } : { names, under });
}
