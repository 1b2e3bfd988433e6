/** Finds the titles of hands, for searches in the whole workspace. */
import type { HandDocument } from '../analysis/document/document';
import type { Range } from '../analysis/document/position';
import type { Section } from '../analysis/document/section';
import { isHandLine, parseHand } from '../syntax/index';
import { normalizeWord } from '../text/normalize';
import { PerSection } from './perSection';

/** A hand with a title. */
export interface NamedHand {
  readonly title: string;
  /** The title without irrelevant differences: letter case, vowel signs, Arabic and Persian forms of a letter, digits. */
  readonly key: string;
  /** Its `hand` line. */
  readonly range: Range;
}

const sectionTitles = new PerSection(titleOf);

/** The hands with titles in a document, one per step. Only their first lines are parsed. */
export function* namedHands(document: HandDocument): Generator<void, readonly NamedHand[], void> {
  const sections = yield* sectionTitles.all(document);
  return sections.flatMap(({ firstLine, made }) => {
    if (made === null) return [];
    const { title, key, from, to } = made;
    return [
      { title, key, range: { start: { line: firstLine, character: from }, end: { line: firstLine, character: to } } },
    ];
  });
}

function titleOf(section: Section): { title: string; key: string; from: number; to: number } | null {
  const line = /^[^\r\n]*/.exec(section.text)?.[0] ?? '';
  if (!isHandLine(line)) return null;
  const [hand] = parseHand(line).statements;
  const title = hand?.kind === 'hand' ? (hand.title?.text.trim() ?? '') : '';
  if (hand === undefined || title === '') return null;
  const column = section.columns?.[0] ?? 0;
  return { title, key: normalizeWord(title), from: column + hand.start, to: column + hand.end };
}

/**
 * How well a title matches a query: 2 if it contains it, 1 if it contains its letters in order, 0 otherwise. Spaces are
 * ignored; an empty query matches every title.
 */
export function fitOf({ key }: NamedHand, query: string): 0 | 1 | 2 {
  const wanted = normalizeWord(query).replace(/\s+/gu, '');
  if (key.replace(/\s+/gu, '').includes(wanted)) return 2;
  let at = 0;
  for (const letter of wanted) {
    at = key.indexOf(letter, at) + 1;
    if (at === 0) return 0;
  }
  return 1;
}
