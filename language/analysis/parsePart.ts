import { parseHand } from '../syntax/index';
import type { HandTree } from '../syntax/tree';
import type { Part } from './part';
import type { Defaults } from './results';

/** Parses a part under its defaults, whose `seats` line, if they have one, says who plays. */
export function parsePart(part: Part, defaults: Defaults | null): HandTree {
  if (defaults === null || defaults.tree.implicitNames) return parseHand(part.text);
  return parseHand(part.text, { names: defaults.tree.names });
}
