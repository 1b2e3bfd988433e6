/** Edits that add, take away and move whole lines and parts of lines. */
import type { TextEdit } from '../diagnostics/problem';
import type { HandTree, Span, Statement } from '../syntax/tree';
import { statementsIn } from '../syntax/visit';
import { LineIndex } from '../text/lines';

export class Lines {
  readonly #index: LineIndex;
  readonly #break: string;

  constructor(private readonly tree: HandTree) {
    this.#index = new LineIndex(tree.text);
    this.#break = /\r\n|\n|\r/.exec(tree.text)?.[0] ?? '\n';
  }

  textOf({ start, end }: Span): string {
    return this.tree.text.slice(start, end);
  }

  lineOf(offset: number): number {
    return this.#index.positionAt(offset).line;
  }

  /** White space before the first word of a line. */
  leadOf(line: number): string {
    return /^\s*/.exec(this.textOf(this.spanOf(line)))?.[0] ?? '';
  }

  /** New lines above the line of an offset, as deep as that one. */
  above(offset: number, lines: readonly string[]): TextEdit {
    const line = this.lineOf(offset);
    const lead = this.leadOf(line);
    const at = this.#index.lineStart(line) + lead.length;
    return { start: at, end: at, newText: lines.map((text) => text + this.#break + lead).join('') };
  }

  /** New lines below the line of an offset, as deep as the line of another one. */
  below(offset: number, lines: readonly string[], like = offset): TextEdit {
    const at = this.spanOf(this.lineOf(offset)).end;
    const lead = this.leadOf(this.lineOf(like));
    return { start: at, end: at, newText: lines.map((text) => this.#break + lead + text).join('') };
  }

  /** New lines in the place of one, as deep as that. */
  over(line: number, lines: readonly string[]): TextEdit {
    const { start, end } = this.spanOf(line);
    const lead = this.leadOf(line);
    return { start: start + lead.length, end, newText: lines.join(this.#break + lead) };
  }

  /** A line break in the middle of a line, the rest of it as deep as its beginning. */
  split(span: Span, text: string): TextEdit {
    return { start: span.start, end: span.end, newText: this.#break + this.leadOf(this.lineOf(span.start)) + text };
  }

  /** Takes a statement away: its part of the line, or the line; a comment beside it stays. */
  without(statement: Statement): TextEdit {
    const { start, end } = this.headOf(statement);
    const beside = this.besides(statement);
    const next = beside.find((other) => other.start >= end);
    if (next !== undefined) return { start, end: next.start, newText: '' };
    const before = beside.at(-1);
    if (before !== undefined) return { start: before.end, end, newText: '' };
    return this.#withoutWhole({ start, end });
  }

  /** Removes actions, with their lines where nothing else is left in them. */
  withoutAll(statements: readonly Statement[]): readonly TextEdit[] {
    const edits: TextEdit[] = [];
    for (const statement of statements) {
      const ofLine = [statement, ...this.besides(statement)].sort((a, b) => a.start - b.start);
      const [first, last] = [ofLine[0] ?? statement, ofLine.at(-1) ?? statement];
      const isWhole = ofLine.every((other) => statements.includes(other));
      if (!isWhole) edits.push(this.without(statement));
      else if (statement === first) edits.push(this.#withoutWhole({ start: first.start, end: last.end }));
    }
    return joined(edits);
  }

  /** Removes all words of one or several lines; a comment after them stays. */
  #withoutWhole({ start, end }: Span): TextEdit {
    const rest = /^\s*/.exec(this.tree.text.slice(end, this.spanOf(this.lineOf(end)).end))?.[0].length ?? 0;
    if (this.tree.text.charAt(end + rest) === '#') return { start, end: end + rest, newText: '' };
    return this.withoutLines(this.lineOf(start), this.lineOf(Math.max(start, end - 1)));
  }

  /** Takes lines away with their breaks. */
  withoutLines(first: number, last: number): TextEdit {
    const start = this.#index.lineStart(first);
    if (last + 1 < this.#index.lineCount) return { start, end: this.#index.lineStart(last + 1), newText: '' };
    const from = first === 0 ? start : this.spanOf(first - 1).end;
    return { start: from, end: this.tree.text.length, newText: '' };
  }

  /** Removes one of several parts between commas; the last one with the comma before it. */
  withoutPart(parts: readonly Span[], part: Span): TextEdit {
    const at = parts.indexOf(part);
    const next = parts[at + 1];
    const before = parts[at - 1];
    if (next !== undefined) return { start: part.start, end: next.start, newText: '' };
    return { start: before?.end ?? part.start, end: part.end, newText: '' };
  }

  /** Takes away a stretch of a line with the blanks before it. */
  withoutSpan({ start, end }: Span): TextEdit {
    const line = this.#index.lineStart(this.lineOf(start));
    const { text } = this.tree;
    const blanks = /[ \t]*$/.exec(text.slice(line, start))?.[0].length ?? 0;
    const isBetweenWords =
      end > start && start - blanks > line && /^[\p{L}\p{N}\p{M}"“„«]/u.test(text.slice(end, end + 2));
    if (!isBetweenWords) return { start: start - blanks, end, newText: '' };
    return { start, end, newText: blanks === 0 ? ' ' : '' };
  }

  /** Other statements in the line of one. */
  besides(statement: Statement): readonly Statement[] {
    return flat(this.tree.statements).filter((other) => other !== statement && other.line === statement.line);
  }

  /** A line without its break. */
  spanOf(line: number): Span {
    return { start: this.#index.lineStart(line), end: this.#index.lineEnd(line) };
  }

  /** The span of a statement in its own line; of a branch without its body. */
  headOf(statement: Statement): Span {
    if (statement.kind !== 'branch') return statement;
    const ends = [statement.title, statement.from].map((part) => part?.end ?? 0);
    const word = /^\S+/.exec(this.tree.text.slice(statement.start))?.[0].length ?? 0;
    return { start: statement.start, end: Math.max(statement.start + word, ...ends) };
  }
}

/** Removals that touch as one. */
function joined(edits: readonly TextEdit[]): readonly TextEdit[] {
  const apart: TextEdit[] = [];
  for (const edit of edits) {
    const last = apart.at(-1);
    if (last === undefined || last.end < edit.start) apart.push(edit);
    else apart[apart.length - 1] = { start: last.start, end: Math.max(last.end, edit.end), newText: '' };
  }
  return apart;
}

/** Every problem of a hand asks for them; they go when its tree goes. */
const FLAT = new WeakMap<readonly Statement[], readonly Statement[]>();

/** All statements of a hand; those of a branch follow its opening line. */
export function flat(statements: readonly Statement[]): readonly Statement[] {
  const known = FLAT.get(statements);
  if (known !== undefined) return known;
  const all = [...statementsIn(statements)];
  FLAT.set(statements, all);
  return all;
}
