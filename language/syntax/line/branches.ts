/** Parses `mark` and `branch … end`, and nests the statements of a hand in their branches. */

import { SETUP } from '../lexicon/index';
import type { Mutable } from '../mutable';
import type { Reader } from '../reader';
import { NUMBER, STRING, WORD } from '../tokens/tokenKinds';
import type { BranchNode, Span, Statement, Text } from '../tree';
import { readLabel, readQuoted } from './quoted';
import { rejectRest, reportMissing, type StatementLine } from './statementLine';

/** The deepest nesting of branches. Code that reads the tree recurses into them, and no lesson needs more. */
const DEEPEST = 50;

interface OpenBranch {
  readonly node: Mutable<BranchNode>;
  readonly body: Statement[];
  readonly leave: () => void;
}

/** The statements of a hand, with the branches that are open at the current line. */
export class Structure {
  readonly statements: Statement[] = [];
  readonly #open: OpenBranch[] = [];
  /** Branches that were too deep to open; their `end` closes nothing. */
  #tooDeep = 0;

  /** The list that the next statement belongs to. */
  get current(): Statement[] {
    return this.#open.at(-1)?.body ?? this.statements;
  }

  openBranch(reader: Reader, given: StatementLine): void {
    const { title, from } = readBranchLine(reader, given);
    if (this.#open.length >= DEEPEST) {
      this.#tooDeep += 1;
      // One report is enough for all branches inside it.
      if (this.#tooDeep === 1)
        reader.syntax('branch-depth', given.head.start, given.head.end, { deepest: String(DEEPEST) });
      return;
    }
    const body: Statement[] = [];
    const { start, end } = given;
    const node: Mutable<BranchNode> = {
      kind: 'branch',
      start,
      end,
      line: reader.line,
      language: reader.language,
      title,
      from,
      body,
      closing: null,
    };
    this.current.push(node);
    this.#open.push({ node, body, leave: reader.names.enterBranch() });
  }

  /** `end` */
  endBranch(reader: Reader, given: StatementLine): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return;
    }
    if (this.#open.length === 0) {
      // The line that opens the branch may be one that could not be read.
      if (!reader.problems.some(({ code }) => code === 'text/unknown-word')) reportMissing(reader, given, 'end-alone');
      return;
    }
    rejectRest(reader, given);
    this.close(reader, given.head);
  }

  /** Closes all open branches, at a new hand or at the end of the text. */
  closeAll(reader: Reader): void {
    this.#tooDeep = 0;
    while (this.#open.length > 0) this.close(reader, null);
  }

  private close(reader: Reader, closing: Span | null): void {
    const branch = this.#open.pop();
    if (branch === undefined) return;
    branch.leave();
    const { node, body } = branch;
    node.closing = closing;
    if (closing !== null) {
      node.end = closing.end;
      return;
    }
    const { start } = node;
    const word = /^\S+/.exec(reader.text.slice(start, node.end))?.[0] ?? '';
    node.end = Math.max(node.end, body.at(-1)?.end ?? 0);
    reader.report('text/unclosed-branch', 'text/unclosed-branch', start, start + word.length, { word });
  }
}

export function parseMark(reader: Reader, given: StatementLine): Statement {
  let name = readLabel(reader, given.from, given.to);
  if (name === null) reportMissing(reader, given, 'mark-name');
  else if (reader.after < given.to && given.from + 1 === reader.after) name = quoteLabel(reader, name, given.to);
  else rejectRest(reader, given, reader.after);
  const { start, end } = given;
  return { kind: 'mark', start, end, line: reader.line, language: reader.language, name };
}

/** Whether all tokens are words or numbers. */
function areWords(reader: Reader, from: number, to: number): boolean {
  for (let token = from; token < to; token += 1) {
    if (reader.kindAt(token) !== WORD && reader.kindAt(token) !== NUMBER) return false;
  }
  return true;
}

/** `mark after raise`: reports a name of several words without quotation marks, and reads it as the name. */
function quoteLabel(reader: Reader, first: Text, to: number): Text {
  const end = reader.endAt(to - 1);
  const name = reader.text.slice(first.start, end).replaceAll(/["“”„«»]/g, '');
  reader.syntax('quote-label', first.start, end, { name }, { start: first.start, end, newText: `"${name}"` });
  return { text: name, start: first.start, end };
}

/** A `branch` line while it is being read. */
interface BranchLine {
  title: Text | null;
  from: Text | null;
  /** Where the word `from` ends; -1: it has not come yet. In some languages it follows the name. */
  fromEnd: number;
  damaged: boolean;
}

/** `branch ["Title"] [from NAME]`, with the name before or after the word `from` (`NAME से`). */
function readBranchLine(reader: Reader, given: StatementLine): Pick<BranchNode, 'title' | 'from'> {
  const line: BranchLine = { title: null, from: null, fromEnd: -1, damaged: false };
  for (let token = given.from; token < given.to; ) token = takeBranchPart(reader, line, token, given.to);
  const { title, from, fromEnd, damaged } = line;
  if (from !== null && fromEnd < 0) {
    if (!damaged) reader.syntax('branch-from', from.start, from.end, { word: from.text });
    return { title, from: null };
  }
  if (from === null && fromEnd >= 0) reportMissing(reader, given, 'branch-from-missing');
  return { title, from };
}

/** Takes the word `from`, the title or a name; returns the token after it. */
function takeBranchPart(reader: Reader, line: BranchLine, token: number, to: number): number {
  const kind = reader.kindAt(token);
  const hasFrom = line.fromEnd >= 0;
  const entry = kind === WORD && !hasFrom ? reader.matchPhrase(token, to, SETUP) : null;
  if (entry?.meaning.role === 'from') {
    line.fromEnd = reader.endAt(reader.phraseEnd - 1);
    reader.hear(entry);
    return reader.phraseEnd;
  }
  if (kind === STRING && line.title === null && (!hasFrom || line.from !== null)) {
    line.title = readQuoted(reader, token);
    return token + 1;
  }
  const label = readLabel(reader, token, to);
  return label === null ? to : takeBranchName(reader, line, label, token, to);
}

/** Takes the name of the branching point; reports a second one. */
function takeBranchName(reader: Reader, line: BranchLine, label: Text, token: number, to: number): number {
  const { from, fromEnd } = line;
  if (from === null) line.from = label;
  else if (!line.damaged) {
    line.damaged = true;
    if (fromEnd >= 0 && from.end > fromEnd && areWords(reader, token, to)) {
      line.from = quoteLabel(reader, from, to);
      return to;
    }
    reader.syntax('branch-extra', label.start, label.end, { word: label.text });
  }
  return reader.after;
}
