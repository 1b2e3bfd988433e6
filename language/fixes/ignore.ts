/** `# handscript-ignore CODE`: the one thing that can be done about any diagnostic, and what is done about one that silences nothing. */
import type { DiagnosticCode } from '../diagnostics/codes';
import { sentence, text } from '../diagnostics/params';
import type { Confidence, Fix, Problem, TextEdit } from '../diagnostics/problem';
import { closingMark, isClosed } from '../syntax/tokens/quotationMarks';
import type { HandTree, IgnoreComment, Text } from '../syntax/tree';
import { Lines } from './lines';
import { type Maker, removeTextFix, replaceFix } from './make';

/**
 * Silences a problem in its line: with a code more in the comment that is there for it, or with a new comment. Null where the comment would
 * stand in quotation marks that nothing closes, and those are the problem.
 */
export function ignoring(tree: HandTree, { code, span, message }: Problem): Fix | null {
  const lines = new Lines(tree);
  const line = lines.lineOf(span.start);
  const edit = silencing();
  return edit && { title: sentence('fix/ignore', { code: text(code) }), confidence: 'possible', edits: [edit] };

  function silencing(): TextEdit | null {
    const own = tree.ignores.find(({ appliesTo }) => appliesTo === line);
    if (own !== undefined) return withCode(lines, own, code);
    const isHeading = tree.statements.some((statement) => statement.kind === 'hand' && statement.line === line);
    // Lines above a `hand` line belong to the hand before it, so its comment goes on the line itself.
    if (isHeading) return message === 'text/syntax.unclosed-quote' ? null : beside(tree, lines, line, code);
    return lines.above(lines.spanOf(line).start, [`# handscript-ignore ${code}`]);
  }
}

/** A code more, before what is remarked there. */
function withCode(lines: Lines, { start, end, codes }: IgnoreComment, code: string): TextEdit {
  const directive = /^#\s*handscript-ignore/i.exec(lines.textOf({ start, end }))?.[0].length ?? 0;
  const at = codes.at(-1)?.end ?? start + directive;
  return { start: at, end: at, newText: ` ${code}` };
}

/** The comment at the end of a line, before any remark. */
function beside(tree: HandTree, lines: Lines, line: number, code: string): TextEdit {
  const { start, end } = lines.spanOf(line);
  const comment = tree.tokens.find((token) => token.kind === 'comment' && token.start >= start && token.end <= end);
  if (comment === undefined) {
    const last = tree.tokens.findLast((token) => token.kind === 'string' && token.end === end)?.text ?? '';
    const closed = last === '' || isClosed(last) ? '' : closingMark(last);
    return { start: end, end, newText: `${closed}  # handscript-ignore ${code}` };
  }
  return { start: comment.start, end: comment.start, newText: `# handscript-ignore ${code} ` };
}

/** A comment that silences nothing goes, or what in it does not. */
const unused: Maker = (place) => {
  const { problem, lines, variant, tree } = place;
  const { span } = problem;
  const ignore = tree.ignores.find(({ start, end }) => start <= span.start && span.end <= end);
  if (ignore === undefined) return [];
  const run = ignore.codes.filter(({ start, end }) => span.start <= start && end <= span.end);
  const isAll = run.length === 0 || run.length === ignore.codes.length;
  const gone = (confidence: Confidence): Fix =>
    removeTextFix(
      isAll ? withoutComment(lines, ignore) : withoutRun(ignore, run),
      lines.textOf(isAll ? ignore : span),
      confidence,
    );
  switch (variant) {
    case 'unknown-near':
      return [replaceFix(span, place.word('suggestion') ?? '', 'likely'), gone('possible')];
    case 'unknown': {
      const isRemark = !isAll && run.at(-1) === ignore.codes.at(-1);
      const remark = replaceFix(span, `# ${lines.textOf(span)}`, 'likely');
      return isRemark ? [remark, gone('possible')] : [gone('likely')];
    }
    default:
      return [gone('likely')];
  }
};

/** With its line break if nothing remains on the line. */
function withoutComment(lines: Lines, { start, line }: IgnoreComment): TextEdit {
  const whole = lines.spanOf(line);
  const isAlone = whole.start + lines.leadOf(line).length === start;
  return isAlone ? lines.withoutLines(line, line) : lines.withoutSpan({ start, end: whole.end });
}

/** With the separator from the following codes, or from the preceding ones at the end. */
function withoutRun({ codes }: IgnoreComment, run: readonly Text[]): TextEdit {
  const [first, last] = [run[0], run.at(-1)];
  const [from, to] = [first?.start ?? 0, last?.end ?? 0];
  const next = codes.find(({ start }) => start > to);
  if (next !== undefined) return { start: from, end: next.start, newText: '' };
  return { start: codes.findLast(({ end }) => end < from)?.end ?? from, end: to, newText: '' };
}

export const IGNORE_FIXES = { 'text/unused-ignore': unused } as const satisfies Partial<Record<DiagnosticCode, Maker>>;
