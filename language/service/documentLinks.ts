/** Links rule citations and rule profiles to the page of rules. */
import { analyzeSection } from '../analysis/document/analyze';
import { type HandDocument, rangeInDocument } from '../analysis/document/document';
import type { Range } from '../analysis/document/position';
import type { Section } from '../analysis/document/section';
import { sentence } from '../diagnostics/params';
import { parseHand } from '../syntax/index';
import type { Span, StatementOf } from '../syntax/tree';
import { statementsIn } from '../syntax/visit';
import { PerSection } from './perSection';
import { type Preferences, Wording } from './wording';

/** The sections of the page of rules, by the anchors of their headings. */
const RULES = 'https://github.com/handscript/handscript/blob/main/docs/rules.md';
const SECTIONS = { rule: 'where-it-stands', profile: 'profiles' } as const;

interface RuleLink {
  /** A citation, or a rule profile. */
  readonly kind: keyof typeof SECTIONS;
  readonly range: Range;
  readonly target: string;
}

export interface DocumentLink {
  readonly range: Range;
  readonly target: string;
  /** In the user's language. */
  readonly tooltip: string;
}

const sectionLinks = new PerSection(linksOf);

/** The links of a document, one hand per step. */
export function* documentLinks(
  document: HandDocument,
  preferences: Preferences,
): Generator<void, readonly DocumentLink[], void> {
  const sections = yield* sectionLinks.all(document);
  return sections.flatMap(({ firstLine, made }) =>
    made.map(({ kind, range: within, target }) => {
      const range = rangeInDocument(within, firstLine);
      const wording = Wording.of(analyzeSection(document, document.sectionAt(range.start.line)), preferences);
      return { range, target, tooltip: wording.say(sentence(`link/${kind}`)) };
    }),
  );
}

function linksOf(section: Section): readonly RuleLink[] {
  const links: RuleLink[] = [];
  const add = (kind: RuleLink['kind'], span: Span): void =>
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
