/** Fixes for a comment in prose whose words are wrong: the right fact, as the fix of an `expect` line writes it. */
import { rightValue } from '../../diagnostics/params';
import type { Fix, Problem } from '../../diagnostics/problem';
import { fixesOf, type HandWithProblems } from '../../fixes/index';
import type { Binding } from '../../markdown/bindings';
import { replayHand } from '../../replay/index';
import { parseHand } from '../../syntax/index';
import { phraseOf } from '../../syntax/lexicon/phrasing';
import type { Span } from '../../syntax/tree';
import { parseSection } from '../document/section';
import { factOf } from './bindingEvaluator';
import { type BoundHand, pointIn, withLines } from './boundHand';

/** The hand with the line that asks. */
interface AskedFact extends HandWithProblems {
  readonly problem: Problem;
  readonly line: Span;
  /** Where the comment's words stand in it. */
  readonly factAt: number;
}

/** Fixes of the comment's words, in the places of its own text; none where they hold. The prose beside it stays as it is. */
export function factFixes(hand: BoundHand, binding: Binding): readonly Fix[] {
  const head = `${phraseOf(parseSection(hand.section, hand.defaults).language ?? 'en', 'expect').text} `;
  const asked = ask(hand, binding, head);
  if (asked === null) return [];
  return fixesOf(asked, asked.problem, null).flatMap((fix) => inComment(fix, asked, binding, head) ?? []);
}

/** The fact with its number before or after it, whichever reads; null if every word is right. */
function ask({ section, defaults }: BoundHand, binding: Binding, head: string): AskedFact | null {
  const { mark, number } = binding;
  const hand = parseSection(section, defaults);
  const point = pointIn(section, hand, mark?.text ?? null);
  if (point === null) return null;
  const fact = factOf(binding);
  const value = number === null ? '' : (number.sign ?? '') + number.text;
  for (const [before, behind] of [
    ['', ` ${value}`],
    [`${value} `, ''],
  ] as const) {
    const said = (head + before + fact + behind).trimEnd();
    const { text, lines } = withLines(section.text, [{ point, content: said }]);
    const tree = parseHand(text, { names: hand.names, under: hand.under });
    const replay = replayHand(tree, defaults?.tree ?? null, { record: true });
    const { problems } = replay;
    const [line = { start: 0, end: 0 }] = lines;
    const [problem] = problems.filter(({ span }) => span.start >= line.start && span.start < line.end);
    if (problem?.code !== 'expect/failed') continue;
    return { tree, replay, problems, problem, line, factAt: head.length + before.length };
  }
  return null;
}

/** Null: it takes the line away, or changes what is no word of the comment. */
function inComment({ edits }: Fix, { line, factAt }: AskedFact, { fact }: Binding, head: string): Fix | null {
  const [edit] = edits;
  if (edit === undefined || edits.length > 1 || edit.newText === '') return null;
  const { start, end, newText } = edit;
  if (start === line.start)
    return newText.startsWith(head) ? rightValue({ ...fact, newText: newText.slice(head.length) }, 'possible') : null;
  const shift = fact.start - line.start - factAt;
  const moved = { start: start + shift, end: end + shift, newText };
  return moved.start >= fact.start && moved.end <= fact.end ? rightValue(moved, 'possible') : null;
}
