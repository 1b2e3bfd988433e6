/**
 * What mends everything that can be read in one way only: a slip is written as it was read, so that no hand comes to mean another. What is
 * sure for its maker is held to that: with it in the text the same amounts are read and the same is played, and nothing new is found.
 */
import type { DiagnosticCode } from '../diagnostics/codes';
import type { Fix, Problem, TextEdit } from '../diagnostics/problem';
import { bringsNew, fixesOf, type Read, type Reread } from '../fixes/index';
import { edited } from '../format/edits';
import { analyzeSection } from './document/analyze';
import type { HandDocument } from './document/document';
import { Section } from './document/section';
import { type IsWanted, inDocument, read } from './documentFixes';
import { readingOf } from './played';
import { type DocumentEdit, difference } from './rewriting';

/** Some slips hide others; a text that has not come to rest by then is left as it is. */
const MOST_ROUNDS = 10;
/** Of a hand with more mistakes than anybody makes by hand the first are looked at. */
const MOST_AT_ONCE = 500;

/** One hand a step, in a hand one mistake: a long document may be left between any two. */
export function* sureMends(document: HandDocument, isWanted: IsWanted): Generator<void, readonly DocumentEdit[], void> {
  const mended: DocumentEdit[] = [];
  for (const index of document.sections.keys()) {
    const section = document.sections[index];
    if (section === undefined) continue;
    const wanted = new Set(
      analyzeSection(document, index)
        .findings.filter(isWanted)
        .map(({ code }) => code),
    );
    if (wanted.size > 0)
      mended.push(...inDocument(document, index, yield* mendedSection(document, index, section, wanted)));
    yield;
  }
  return mended;
}

/** The edits that bring a section to rest, in its own text. */
function* mendedSection(
  document: HandDocument,
  index: number,
  section: Section,
  wanted: ReadonlySet<DiagnosticCode>,
): Generator<void, readonly TextEdit[], void> {
  const reread = (other: string): Read => read(document, index, new Section(other), false);
  let { text } = section;
  let first: readonly TextEdit[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const edits = yield* sureEdits(read(document, index, new Section(text)), wanted, reread);
    if (edits.length === 0) return round <= 1 ? first : [difference(section.text, text)];
    if (round === 0) first = edits;
    text = edited(text, 0, edits);
  }
  return [];
}

/** What they write makes other lines of the play another: each is tried before it is sure. */
const TRIED: ReadonlySet<DiagnosticCode> = new Set(['text/unclosed-branch']);

interface Sure {
  readonly problem: Problem;
  readonly edits: readonly TextEdit[];
}

type Known = Read & { readonly reading: string };

/** All that are sure and do not touch each other, in the order of the text. */
function* sureEdits(
  known: Read,
  wanted: ReadonlySet<DiagnosticCode>,
  reread: (text: string) => Read,
): Generator<void, readonly TextEdit[], void> {
  const chosen: Sure[] = [];
  for (const problem of known.problems.filter(({ code }) => wanted.has(code)).slice(0, MOST_AT_ONCE)) {
    for (const { edits } of sureFixes(known, problem, (text) => reread(text).problems)) {
      const others = chosen.flatMap((one) => one.edits);
      if (edits.every(({ start, end }) => others.every((other) => end < other.start || start > other.end)))
        chosen.push({ problem, edits });
    }
    yield;
  }
  if (chosen.length === 0) return [];
  return together(yield* kept({ ...known, reading: readingOf(known.tree, known.replay) }, chosen, reread));
}

function sureFixes(known: Read, problem: Problem, reread: Reread): readonly Fix[] {
  const fixes = fixesOf(known, problem, null);
  // Trying makes none sure.
  const isTried = TRIED.has(problem.code) && fixes.some(({ confidence }) => confidence === 'sure');
  return (isTried ? fixesOf(known, problem, reread) : fixes).filter(({ confidence }) => confidence === 'sure');
}

const together = (chosen: readonly Sure[]): readonly TextEdit[] =>
  chosen.flatMap(({ edits }) => edits).sort((a, b) => a.start - b.start);

/** Those with which the hand stays what it is: all, or what is left without the ones that change it. */
function* kept(
  known: Known,
  chosen: readonly Sure[],
  reread: (text: string) => Read,
): Generator<void, readonly Sure[], void> {
  if (staysWith(known, chosen, reread)) return chosen;
  yield;
  if (chosen.length < 2) return [];
  const middle = chosen.length >> 1;
  const before = yield* kept(known, chosen.slice(0, middle), reread);
  const behind = yield* kept(known, chosen.slice(middle), reread);
  const both = [...before, ...behind];
  const isTold = before.length === 0 || behind.length === 0;
  return isTold || staysWith(known, both, reread) ? both : before;
}

function staysWith(known: Known, chosen: readonly Sure[], reread: (text: string) => Read): boolean {
  const { tree, problems, reading } = known;
  const edits = together(chosen);
  const after = reread(edited(tree.text, 0, edits));
  const mended = new Set(chosen.map(({ problem }) => problem));
  const others = problems.filter((problem) => !mended.has(problem));
  if (bringsNew(others, edits, after.problems)) return false;
  const slips = chosen.filter(({ problem }) => !TRIED.has(problem.code));
  const read = slips.length === chosen.length ? after : reread(edited(tree.text, 0, together(slips)));
  return readingOf(read.tree, read.replay) === reading;
}
