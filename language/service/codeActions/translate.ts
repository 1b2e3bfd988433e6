/** Offers translations of a hand into the other languages. */
import { analyzeSection } from '../../analysis/document/analyze';
import type { HandDocument } from '../../analysis/document/document';
import { type DocumentEdit, translationEdits } from '../../analysis/rewriting';
import { sentence, text } from '../../diagnostics/params';
import type { DigitChoice } from '../../format/digits';
import { nameOfLanguage } from '../../syntax/lexicon/phrasing';
import type { LanguageCode } from '../../syntax/tree';
import { LANGUAGES } from '../../text/languages';
import { type Preferences, Wording } from '../wording';

export interface TranslateAction {
  /** In the user's language. */
  readonly title: string;
  readonly to: LanguageCode;
  /** A line of the hand. */
  readonly line: number;
}

/** Translations of the hand at a line; none if it has no text. */
export function translateActions(document: HandDocument, line: number, preferences: Preferences): TranslateAction[] {
  const index = document.sectionAt(line);
  const section = document.sections[index];
  if (section === undefined) return [];
  const hand = analyzeSection(document, index);
  if (hand.language === null) return [];
  const wording = Wording.of(hand, preferences);
  return LANGUAGES.filter((language) => language !== hand.language).map((to) => ({
    title: wording.say(sentence('fix/translate', { language: text(nameOfLanguage(to) ?? to) })),
    to,
    line,
  }));
}

/** Whether a hand begins at the line: there its translations are offered without request. */
export function beginsHand(document: HandDocument, line: number): boolean {
  const index = document.sectionAt(line);
  if (document.sections[index] === undefined) return false;
  const { heading } = analyzeSection(document, index);
  return heading !== null && document.firstLine(index) + heading.start.line === line;
}

/** The edits. The digits are those of the new language if the hand has native ones or the user prefers them; otherwise they stay. */
export function translateHandAt(
  document: HandDocument,
  { to, line }: Pick<TranslateAction, 'to' | 'line'>,
  preferences: Preferences,
): readonly DocumentEdit[] {
  const index = document.sectionAt(line);
  if (document.sections[index] === undefined || !LANGUAGES.includes(to)) return [];
  return translationEdits(
    document,
    index,
    to,
    digitsFor(preferences, analyzeSection(document, index).digits === 'latin'),
  );
}

function digitsFor({ digits }: Preferences, isLatin: boolean): DigitChoice {
  if (digits !== 'auto') return digits;
  return isLatin ? 'keep' : 'native';
}
