import { parseHand } from '../../syntax/index';
import type { HandTree } from '../../syntax/tree';
import type { Defaults } from './results';
import type { Section } from './section';

/** Parses a section under its defaults, whose `seats` line, if they have one, says who plays. */
export function parseSection(section: Section, defaults: Defaults | null): HandTree {
  if (defaults === null) return parseHand(section.text);
  const { names, implicitNames, text: under } = defaults.tree;
  return parseHand(section.text, implicitNames ? { under } : { names, under });
}
