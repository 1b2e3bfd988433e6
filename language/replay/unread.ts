/** Lines of which the parser could make nothing: the replay leaves them out, and takes care not to blame the lines around them. */
import type { HandTree, Span } from '../syntax/tree';

/** What the parser says of a word, not of the line. */
const MILD: ReadonlySet<string> = new Set(['text/mixed-digits', 'text/bidi-control', 'text/unclosed-branch']);

/** Whether something unreadable stands before the first action: a line of the setup that seems to be missing may be that. */
export function hasUnreadSetup(tree: HandTree): boolean {
  if (tree.problems.length === 0) return false;
  const unread = new Unread(tree);
  for (const statement of tree.statements) {
    if (unread.isBefore(statement)) return true;
    if (statement.kind === 'action' || statement.kind === 'branch') return false;
  }
  return unread.isBefore({ start: tree.text.length });
}

/** Walks along with the statements, in the order of the text. */
export class Unread {
  private next = 0;
  private end = 0;

  constructor(private readonly tree: HandTree) {}

  /** Whether something unreadable stands between the statement asked about last and this one. */
  isBefore(statement: Pick<Span, 'start'> & { readonly end?: number; readonly kind?: string }): boolean {
    const { problems } = this.tree;
    let found = false;
    for (; this.next < problems.length; this.next++) {
      const problem = problems[this.next];
      if (problem === undefined || problem.start >= statement.start) break;
      if (problem.start >= this.end && !MILD.has(problem.code)) found = true;
    }
    if (statement.kind !== 'branch') this.end = Math.max(this.end, statement.end ?? statement.start);
    return found;
  }
}
