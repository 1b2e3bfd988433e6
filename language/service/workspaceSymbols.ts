import type { HandDocument } from '../analysis/document/document';
import type { Range } from '../analysis/document/position';
import type { Section } from '../analysis/document/section';
import { isHandLine, parseHand } from '../syntax/index';
import { normalizeWord } from '../text/normalize';
import { PerSection } from './perSection';

/** A hand with a title, as it is looked for in a whole workspace. */
export interface NamedHand {
  readonly title: string;
  /** The title without what makes no difference: letter case, vowel signs, Arabic and Persian forms of a letter, digits' script. */
  readonly key: string;
  /** Its `hand` line. */
  readonly range: Range;
}

const sectionTitles = new PerSection(titleOf);

/** The hands of a document that have titles. Only their first lines are read. A hand a step. */
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
 * How well a title fits what somebody types: 2 where it holds it as it stands, 1 where its letters come in this order, 0 not
 * at all. Spaces make no difference; an empty query fits every title.
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
