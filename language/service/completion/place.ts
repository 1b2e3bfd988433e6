import { analyzeSection, digitsOf } from '../../analysis/document/analyze';
import type { HandDocument, SectionPosition } from '../../analysis/document/document';
import { parseSection } from '../../analysis/document/section';
import { phraseOf } from '../../syntax/lexicon/phrasing';
import { type LineBefore, lineBefore } from '../../syntax/lineBefore';
import type { HandTree, LanguageCode } from '../../syntax/tree';
import { type DigitSystem, digitSystemsIn } from '../../text/digits';
import { LANGUAGES } from '../../text/languages';
import type { Preferences } from '../wording';

/** Where the cursor is, and what stands round it on its line. */
export interface Place extends SectionPosition {
  /** Offsets in the text of the section. */
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly offset: number;
  /** The line up to the cursor, and from it on. */
  readonly before: string;
  readonly after: string;
  readonly line: LineBefore;
  /** The hand as it is written, half-typed line and all; null: set-up for other hands. */
  readonly tree: HandTree | null;
  readonly language: LanguageCode;
  readonly digits: DigitSystem;
}

/** Null where nothing can be suggested: in a remark for the reader. */
export function placeAt(document: HandDocument, at: SectionPosition, preferences: Preferences): Place | null {
  const { index, section, position } = at;
  const offset = section.offsetAt(position);
  const lineStart = section.lines.lineStart(section.lines.positionAt(offset).line);
  const lineEnd = section.lines.lineEnd(section.lines.positionAt(offset).line);
  const before = section.text.slice(lineStart, offset);
  const after = section.text.slice(offset, lineEnd);
  const role = document.roleOf(index);
  const tree = role.kind === 'defaults' ? null : parseSection(section, role.defaults);
  const line = lineBefore(before, tree?.names ?? []);
  if (line.inside === 'commentary') return null;
  const language = languageAt(document, index, tree, before, preferences);
  const digits = digitsAt(document, index, tree);
  return { ...at, lineStart, lineEnd, offset, before, after, line, tree, language, digits };
}

/** The language that the hand is told in; where nothing tells it, that of its neighbours, of the typed letters, of the user. */
function languageAt(
  document: HandDocument,
  index: number,
  tree: HandTree | null,
  typed: string,
  { language }: Preferences,
): LanguageCode {
  const own = (tree ?? analyzeSection(document, index)).language;
  if (own !== null) return own;
  for (const near of [index - 1, 0]) {
    const told = near < 0 ? null : analyzeSection(document, near).language;
    if (told !== null && sharesScript(told, typed)) return told;
  }
  if (LANGUAGES.includes(language) && sharesScript(language, typed)) return language;
  return LANGUAGES.find((candidate) => sharesScript(candidate, typed)) ?? 'en';
}

const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{Letter}/u;

/** Whether what is typed may become a word of the language. */
function sharesScript(language: LanguageCode, typed: string): boolean {
  const letter = LETTER.exec(typed)?.[0];
  if (letter === undefined) return true;
  const own = phraseOf(language, 'hand').text;
  if (LATIN.test(letter)) return LATIN.test(own);
  return SCRIPTS.some((script) => script.test(letter) && script.test(own));
}

const SCRIPTS = [/\p{Script=Arabic}/u, /\p{Script=Devanagari}/u];

/** The digits that the hand writes, or its neighbours where it has none yet. */
function digitsAt(document: HandDocument, index: number, tree: HandTree | null): DigitSystem {
  const near =
    [index, index - 1, 0].find((at) => digitSystemsIn(document.sections[at]?.text ?? '').length > 0) ?? index;
  return near === index && tree !== null ? digitsOf(tree) : analyzeSection(document, near).digits;
}
