/** The sentences that people read, in the language of the settings or of the hand. */
export { formatChips, formatRule, formatSentence, type Voice } from './format';

import type { HandTree } from '../syntax/tree';
import { LANGUAGES } from '../text/languages';

/** Language of the messages about a hand: the setting, or for `auto` the one the hand is written in. */
export function languageOf(tree: Pick<HandTree, 'language'>, setting: string): string {
  const wanted = setting === 'auto' ? (tree.language ?? 'en') : setting;
  return LANGUAGES.includes(wanted) ? wanted : 'en';
}
