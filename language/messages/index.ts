export { directionOf, formatChips, formatRule, formatSentence, messageLanguages, type Voice } from './format';

import type { HandTree } from '../syntax/tree';
import { messageLanguages } from './format';

/** Language of the messages about a hand: the setting, or for `auto` the one the hand is written in. */
export function languageOf(tree: Pick<HandTree, 'language'>, setting: string): string {
  const wanted = setting === 'auto' ? (tree.language ?? 'en') : setting;
  return messageLanguages.includes(wanted) ? wanted : 'en';
}
