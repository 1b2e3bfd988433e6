/**
 * Applies the fixes that are safe without asking: a typo is written as it was read, so that no hand changes its meaning. Each fix
 * is checked: the edited text has the same amounts and the same play, and no new finding.
 */
import type { DiagnosticCode } from '../diagnostics/codes';
import type { Fix, Problem, TextEdit } from '../diagnostics/problem';
import { fixesOf, type HandWithProblems, hasNewProblems, type Reread } from '../fixes/index';
import { edited } from '../format/edits';
import { analyzeSection } from './document/analyze';
import type { HandDocument } from './document/document';
import { Section } from './document/section';
import { type IsWanted, inDocument, read } from './documentFixes';
import { readingOf } from './played';
import { type DocumentEdit, difference } from './rewriting';

/** Some typos hide others. A text that still changes after so many rounds is left as it is. */
const MOST_ROUNDS = 10;
/** Of a hand with more mistakes than this, only the first are fixed. */
const MOST_AT_ONCE = 500;

/** The edits of all safe fixes, one mistake a step; the caller may stop between steps. */
export function* safeFixes(document: HandDocument, isWanted: IsWanted): Generator<void, readonly DocumentEdit[], void> {
  const edits: DocumentEdit[] = [];
  for (const index of document.sections.keys()) {
    const section = document.sections[index];
    if (section === undefined) continue;
    const wanted = new Set(
      analyzeSection(document, index)
        .findings.filter(isWanted)
        .map(({ code }) => code),
    );
    if (wanted.size > 0)
      edits.push(...inDocument(document, index, yield* fixedSection(document, index, section, wanted)));
    yield;
  }
  return edits;
}

/** The edits after which a section has nothing more to fix, in its own text. */
function* fixedSection(
  document: HandDocument,
  index: number,
  section: Section,
  wanted: ReadonlySet<DiagnosticCode>,
): Generator<void, readonly TextEdit[], void> {
  const reread = (other: string): HandWithProblems => read(document, index, new Section(other), false);
  let { text } = section;
  let first: readonly TextEdit[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const edits = yield* safeEdits(read(document, index, new Section(text)), wanted, reread);
    if (edits.length === 0) return round <= 1 ? first : [difference(section.text, text)];
    if (round === 0) first = edits;
    text = edited(text, 0, edits);
  }
  return [];
}

/** Fixes that change the play of other lines. Each is tried before it counts as safe. */
const TRIED: ReadonlySet<DiagnosticCode> = new Set(['text/unclosed-branch']);

interface SafeFix {
  readonly problem: Problem;
  readonly edits: readonly TextEdit[];
}

type HandBefore = HandWithProblems & { readonly reading: string };

/** The edits of all safe fixes that do not touch each other, in the order of the text. */
function* safeEdits(
  known: HandWithProblems,
  wanted: ReadonlySet<DiagnosticCode>,
  reread: (text: string) => HandWithProblems,
): Generator<void, readonly TextEdit[], void> {
  const chosen: SafeFix[] = [];
  for (const problem of known.problems.filter(({ code }) => wanted.has(code)).slice(0, MOST_AT_ONCE)) {
    for (const { edits } of safeFixesOf(known, problem, (text) => reread(text).problems)) {
      const others = chosen.flatMap((one) => one.edits);
      if (edits.every(({ start, end }) => others.every((other) => end < other.start || start > other.end)))
        chosen.push({ problem, edits });
    }
    yield;
  }
  if (chosen.length === 0) return [];
  return together(yield* harmless({ ...known, reading: readingOf(known.tree, known.replay) }, chosen, reread));
}

function safeFixesOf(known: HandWithProblems, problem: Problem, reread: Reread): readonly Fix[] {
  const fixes = fixesOf(known, problem, null);
  // A trial never makes a fix safe that was not.
  const isTried = TRIED.has(problem.code) && fixes.some(({ confidence }) => confidence === 'sure');
  return (isTried ? fixesOf(known, problem, reread) : fixes).filter(({ confidence }) => confidence === 'sure');
}

const together = (chosen: readonly SafeFix[]): readonly TextEdit[] =>
  chosen.flatMap(({ edits }) => edits).sort((a, b) => a.start - b.start);

/** The fixes that leave the hand's meaning unchanged, found by bisection. */
function* harmless(
  known: HandBefore,
  chosen: readonly SafeFix[],
  reread: (text: string) => HandWithProblems,
): Generator<void, readonly SafeFix[], void> {
  if (staysWith(known, chosen, reread)) return chosen;
  yield;
  if (chosen.length < 2) return [];
  const middle = chosen.length >> 1;
  const first = yield* harmless(known, chosen.slice(0, middle), reread);
  const second = yield* harmless(known, chosen.slice(middle), reread);
  const both = [...first, ...second];
  const isKnown = first.length === 0 || second.length === 0;
  return isKnown || staysWith(known, both, reread) ? both : first;
}

function staysWith(known: HandBefore, chosen: readonly SafeFix[], reread: (text: string) => HandWithProblems): boolean {
  const { tree, problems, reading } = known;
  const edits = together(chosen);
  const after = reread(edited(tree.text, 0, edits));
  const fixed = new Set(chosen.map(({ problem }) => problem));
  const others = problems.filter((problem) => !fixed.has(problem));
  if (hasNewProblems(others, edits, after.problems)) return false;
  const typos = chosen.filter(({ problem }) => !TRIED.has(problem.code));
  const read = typos.length === chosen.length ? after : reread(edited(tree.text, 0, together(typos)));
  return readingOf(read.tree, read.replay) === reading;
}
