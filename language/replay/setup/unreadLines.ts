/** Finds lines that the parser could not read: the replay skips them and must not blame the lines around them. */
import type { HandTree, Span } from '../../syntax/tree';
import type { SetupLines } from './setupLines';

/** Problems of a word that leave its line readable. */
const MILD: ReadonlySet<string> = new Set(['text/mixed-digits', 'text/bidi-control', 'text/unclosed-branch']);

/** Whether a line before the first action is unreadable: it may be the setup line that seems to be missing. */
export function hasUnreadSetup(tree: HandTree): boolean {
  if (tree.problems.length === 0) return false;
  const unread = new UnreadLines(tree);
  for (const statement of tree.statements) {
    if (unread.isBefore(statement) || (statement.kind === 'pot' && statement.amount === null)) return true;
    if (statement.kind === 'action' || statement.kind === 'branch') return false;
  }
  return unread.isBefore({ start: tree.text.length });
}

/** Problems that leave a seat readable. */
const SEAT_READ: ReadonlySet<string> = new Set(['text/syntax.quote-keyword', 'text/mixed-digits', 'text/bidi-control']);

/** Whether the seating is unknown because a seat cannot be read. */
export function hasDamagedSeats({ problems }: HandTree, setup: SetupLines): boolean {
  const source = setup.first('seats');
  if (problems.length === 0 || source === null || source.inDefaults) return false;
  const { start, end } = source.node;
  return problems.some(
    (p) => p.start >= start && p.start < end && !SEAT_READ.has(p.message) && !p.code.startsWith('cards/'),
  );
}

/** Separators between the words of a line. */
const BETWEEN_WORDS = /[\s,،;؛:()"«»“”]+/;

/** Whether an unreadable line before `before` contains the word, which may be what seems to be missing. */
export function unreadLineContains({ text, problems }: HandTree, word: string, before: number): boolean {
  return problems.some(({ start, code }) => {
    if (start >= before || MILD.has(code)) return false;
    const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    const line = /^[^\r\n]*/.exec(text.slice(from))?.[0] ?? '';
    return line.split(BETWEEN_WORDS).includes(word);
  });
}

/** Finds the unreadable lines between statements; ask about statements in the order of the text. */
export class UnreadLines {
  private next = 0;
  private end = 0;

  constructor(private readonly tree: HandTree) {}

  /** Whether a line between the previously asked statement and this one is unreadable. */
  isBefore(statement: Pick<Span, 'start'> & { readonly end?: number; readonly kind?: string }): boolean {
    const { problems } = this.tree;
    if (problems.length === 0) return false;
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
