/** Reads the line that the cursor is in: what is typed, and in which language and digits to continue. */
import { analyzeSection, digitsOf } from '../../analysis/document/analyze';
import { type HandDocument, isSetupSection, type SectionPosition } from '../../analysis/document/document';
import { parseSection } from '../../analysis/document/section';
import { phraseOf } from '../../syntax/lexicon/phrasing';
import { type LineBefore, type LinePart, lineBefore } from '../../syntax/lineBefore';
import type { HandTree, LanguageCode } from '../../syntax/tree';
import { type DigitSystem, digitSystemsIn } from '../../text/digits';
import { LANGUAGES } from '../../text/languages';
import { type Preferences, Wording } from '../wording';
import { type LineSegment, segmentOf, wordStart } from './lineSegment';

export class CursorLine {
  /** Offset of the cursor in the text of its section. */
  readonly offset: number;
  /** Offsets of the line's start and end in the text of its section. */
  readonly lineStart: number;
  readonly lineEnd: number;
  /** The line up to the cursor, and from there on. */
  readonly before: string;
  readonly after: string;
  readonly line: LineBefore;
  readonly segment: LineSegment;
  /** The hand as written, half-typed line included; null for set-up of other hands. */
  readonly tree: HandTree | null;
  readonly language: LanguageCode;
  readonly digits: DigitSystem;
  /** The language and digits of messages. */
  readonly wording: Wording;

  private constructor(
    readonly document: HandDocument,
    readonly place: SectionPosition,
    preferences: Preferences,
    readonly withSnippets: boolean,
  ) {
    const { index, section, position } = place;
    this.offset = section.offsetAt(position);
    const { line } = section.lines.positionAt(this.offset);
    this.lineStart = section.lines.lineStart(line);
    this.lineEnd = section.lines.lineEnd(line);
    this.before = section.text.slice(this.lineStart, this.offset);
    this.after = section.text.slice(this.offset, this.lineEnd);
    const role = document.roleOf(index);
    this.tree = role.kind === 'defaults' ? null : parseSection(section, role.defaults);
    this.line = lineBefore(this.before, this.tree?.names ?? []);
    this.segment = segmentOf(this.line, this.before);
    this.language = languageAt(document, index, this.tree, this.before, preferences);
    this.digits = digitsAt(document, index, this.tree);
    this.wording = Wording.of(this, preferences);
  }

  /**
   * The line at a position; null where nothing can be suggested: in commentary for the reader.
   * @param withSnippets whether the editor supports placeholders in completions
   */
  static at(
    document: HandDocument,
    place: SectionPosition,
    preferences: Preferences,
    withSnippets = false,
  ): CursorLine | null {
    const cursor = new CursorLine(document, place, preferences, withSnippets);
    return cursor.line.inside === 'commentary' ? null : cursor;
  }

  /** Whether the section is set-up for other hands. */
  get isSetup(): boolean {
    return isSetupSection(this.document, this.place.index);
  }

  /** The end of the statement's keyword; 0 without one. */
  get headEnd(): number {
    return this.line.head?.end ?? 0;
  }

  /** Where the word begins that is being typed. */
  get wordStart(): number {
    return wordStart(this.before);
  }

  /** Whether the line has a complete part of some kind. */
  has(isWanted: (part: LinePart) => boolean): boolean {
    return this.line.parts.some((part) => part.end < this.before.length && isWanted(part));
  }
}

/** The language of the hand; if it has none yet, that of neighboring hands, of the typed letters, or of the user. */
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
    const nearby = near < 0 ? null : analyzeSection(document, near).language;
    if (nearby !== null && sharesScript(nearby, typed)) return nearby;
  }
  if (LANGUAGES.includes(language) && sharesScript(language, typed)) return language;
  return LANGUAGES.find((candidate) => sharesScript(candidate, typed)) ?? 'en';
}

const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{Letter}/u;

/** Whether the typed letters may begin a word of the language. */
function sharesScript(language: LanguageCode, typed: string): boolean {
  const letter = LETTER.exec(typed)?.[0];
  if (letter === undefined) return true;
  const own = phraseOf(language, 'hand').text;
  if (LATIN.test(letter)) return LATIN.test(own);
  return SCRIPTS.some((script) => script.test(letter) && script.test(own));
}

const SCRIPTS = [/\p{Script=Arabic}/u, /\p{Script=Devanagari}/u];

/** The digits of the hand; if it has none yet, those of neighboring hands. */
function digitsAt(document: HandDocument, index: number, tree: HandTree | null): DigitSystem {
  const near =
    [index, index - 1, 0].find((at) => digitSystemsIn(document.sections[at]?.text ?? '').length > 0) ?? index;
  return near === index && tree !== null ? digitsOf(tree) : analyzeSection(document, near).digits;
}
