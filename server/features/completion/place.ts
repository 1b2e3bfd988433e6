import { analyzePart } from '../../../language/analysis/analyze';
import type { HandDocument, PlaceInPart } from '../../../language/analysis/document';
import type { Timelines } from '../../../language/analysis/timelines';
import { LANGUAGES } from '../../../language/syntax/lexicon/index';
import { type LineBefore, lineBefore } from '../../../language/syntax/lineBefore';
import { phraseOf } from '../../../language/syntax/phrasing';
import type { HandTree, LanguageCode } from '../../../language/syntax/tree';
import { type DigitSystem, digitSystemsIn } from '../../../language/text/digits';
import type { Preferences } from '../wording';

/** Where the cursor is, and what stands round it on its line. */
export interface Place extends PlaceInPart {
  /** Offsets in the text of the part. */
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
export function placeAt(
  document: HandDocument,
  timelines: Timelines,
  at: PlaceInPart,
  preferences: Preferences,
): Place | null {
  const { index, part, position } = at;
  const offset = part.offsetAt(position);
  const lineStart = part.lines.lineStart(part.lines.positionAt(offset).line);
  const lineEnd = part.lines.lineEnd(part.lines.positionAt(offset).line);
  const before = part.text.slice(lineStart, offset);
  const after = part.text.slice(offset, lineEnd);
  const tree = timelines.of(document, index)?.replay.tree ?? null;
  const line = lineBefore(before, tree?.names ?? []);
  if (line.inside === 'commentary') return null;
  const language = languageAt(document, index, before, preferences);
  return { ...at, lineStart, lineEnd, offset, before, after, line, tree, language, digits: digitsAt(document, index) };
}

/** The language that the hand is told in; where nothing tells it, that of its neighbours, of the typed letters, of the user. */
function languageAt(document: HandDocument, index: number, typed: string, { language }: Preferences): LanguageCode {
  for (const near of [index, index - 1, 0]) {
    const told = near < 0 ? null : analyzePart(document, near).language;
    if (told !== null && (near === index || sharesScript(told, typed))) return told;
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
function digitsAt(document: HandDocument, index: number): DigitSystem {
  const near = [index, index - 1, 0].find((at) => digitSystemsIn(document.parts[at]?.text ?? '').length > 0);
  return analyzePart(document, near ?? index).digits;
}
