import { type HandDocument, rangeInDocument } from '../analysis/document/document';
import type { Range } from '../analysis/document/position';
import type { Section } from '../analysis/document/section';
import { parseHand } from '../syntax/index';
import type { Span, StatementOf } from '../syntax/tree';
import { statementsIn } from '../syntax/visit';
import { PerSection } from './perSection';

/** The sections of the page of rules, as its headings are linked to. */
const RULES = 'https://github.com/handscript/handscript/blob/main/docs/rules.md';
const SECTIONS = { rule: 'where-it-stands', profile: 'profiles' } as const;

export interface DocumentLink {
  /** A citation, or a rule profile. */
  readonly kind: keyof typeof SECTIONS;
  readonly range: Range;
  readonly target: string;
}

const sectionLinks = new PerSection(linksOf);

/** Rule citations and profiles, linked to the page that tells where each subject stands. A hand a step. */
export function* documentLinks(document: HandDocument): Generator<void, readonly DocumentLink[], void> {
  const sections = yield* sectionLinks.all(document);
  return sections.flatMap(({ firstLine, made }) =>
    made.map((link) => ({ ...link, range: rangeInDocument(link.range, firstLine) })),
  );
}

function linksOf(section: Section): readonly DocumentLink[] {
  const links: DocumentLink[] = [];
  const add = (kind: DocumentLink['kind'], span: Span): void =>
    void links.push({ kind, range: section.rangeOf(span), target: `${RULES}#${SECTIONS[kind]}` });
  for (const statement of statementsIn(parseHand(section.text).statements)) {
    if (statement.kind === 'cite' && statement.book.text !== '') add('rule', citationOf(statement));
    if (statement.kind === 'rules' && statement.profile !== null) add('profile', statement.profile);
  }
  return links;
}

/** Book, year and number, without the keyword. */
function citationOf({ book, number, end }: StatementOf<'cite'>): Span {
  return { start: book.start, end: number?.end ?? end };
}
