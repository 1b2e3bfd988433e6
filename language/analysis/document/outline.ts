/** The streets and branches of a hand, for outlines and breadcrumbs. */
import type { CardNode, Statement } from '../../syntax/tree';
import type { OutlineEntry } from './results';
import type { Section } from './section';

type OutlineHeading = Extract<Statement, { kind: 'street' | 'branch' }>;

/** The streets and branches of a hand, branches with their own inside. */
export function outlineOf(section: Section, statements: readonly Statement[], endLine: number): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const headings: OutlineHeading[] = [];
  for (const s of statements) if (s.kind === 'street' || s.kind === 'branch') headings.push(s);
  for (let i = 0; i < headings.length; i += 1) {
    const statement = headings[i];
    if (statement === undefined) continue;
    const { line } = statement;
    const from = section.characterAt(line, statement.start);
    if (statement.kind === 'street') {
      const next = headings[i + 1];
      const to = from + statement.end - statement.start;
      const last = Math.max(line, next === undefined ? endLine : next.line - 1);
      const cards = textOf(statement.cards);
      entries.push({ kind: 'street', street: statement.street, cards, line, endLine: last, from, to });
    } else {
      const last = section.positionAt(statement.end).line;
      const heading = statement.from ?? statement.title;
      const to =
        heading === null ? from : section.positionAt(Math.max(heading.end, statement.title?.end ?? 0)).character;
      const title = statement.title?.text ?? null;
      const inside = outlineOf(section, statement.body, statement.closing === null ? last : Math.max(line, last - 1));
      entries.push({ kind: 'branch', title, line, endLine: last, from, to, entries: inside });
    }
  }
  return entries;
}

function textOf(cards: readonly CardNode[]): string {
  let text = cards[0]?.text ?? '';
  for (let i = 1; i < cards.length; i += 1) text += ` ${cards[i]?.text ?? ''}`;
  return text;
}
