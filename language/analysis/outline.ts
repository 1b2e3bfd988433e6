import type { Statement } from '../syntax/tree';
import type { Part } from './part';
import type { OutlineEntry } from './results';

/** The streets and branches of a hand, branches with their own inside. */
export function outlineOf(part: Part, statements: readonly Statement[], endLine: number): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const headings = statements.filter((statement) => statement.kind === 'street' || statement.kind === 'branch');
  for (const [i, statement] of headings.entries()) {
    const { line } = statement;
    const from = part.characterAt(line, statement.start);
    if (statement.kind === 'street') {
      const next = headings[i + 1];
      const to = part.characterAt(line, statement.end);
      const last = Math.max(line, next === undefined ? endLine : next.line - 1);
      const cards = statement.cards.map(({ text }) => text).join(' ');
      entries.push({ kind: 'street', street: statement.street, cards, line, endLine: last, from, to });
    } else {
      const last = part.positionAt(statement.end).line;
      const heading = statement.from ?? statement.title;
      const to = heading === null ? from : part.positionAt(Math.max(heading.end, statement.title?.end ?? 0)).character;
      const title = statement.title?.text ?? null;
      const inside = outlineOf(part, statement.body, statement.closing === null ? last : Math.max(line, last - 1));
      entries.push({ kind: 'branch', title, line, endLine: last, from, to, entries: inside });
    }
  }
  return entries;
}
