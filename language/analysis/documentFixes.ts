/** Quick fixes for the findings of a document, as edits of the document. For fixes that are applied without asking, see `safeFixes.ts`. */
import type { DiagnosticCode } from '../diagnostics/codes';
import type { Fix, Problem, Sentence, TextEdit } from '../diagnostics/problem';
import { fixesOf, type HandWithProblems, ignoring } from '../fixes/index';
import { checkDefaults, replayHand } from '../replay/index';
import type { HandReplay } from '../replay/timeline';
import { isDefaults } from '../syntax/index';
import { analyzeSection } from './document/analyze';
import { defaultsFrom } from './document/defaults';
import { type HandDocument, isSetupSection, rangeInDocument } from './document/document';
import { type Range, touches } from './document/position';
import type { Finding, SectionAnalysis } from './document/results';
import { parseSection, Section } from './document/section';
import type { Timelines } from './document/timelines';
import { withIgnores } from './ignores';
import { factFixes } from './prose/boundFixes';
import type { ProseFix } from './prose/findings';
import { type Prose, rangeInProse } from './prose/prose';
import type { DocumentEdit } from './rewriting';

/** A fix for one finding, or a comment that silences it. */
export interface DocumentFix {
  readonly code: DiagnosticCode;
  /** Of the finding, in the document. */
  readonly range: Range;
  readonly title: Sentence;
  /** Whether an editor may apply it without asking which one. */
  readonly preferred: boolean;
  readonly edits: readonly DocumentEdit[];
  /** Language and digits of the hand that a finding in prose is about. */
  readonly voice?: Pick<SectionAnalysis, 'language' | 'digits'>;
}

export type IsWanted = (finding: Finding) => boolean;

/** The most findings of a selection that get fixes: nobody reads a longer list. */
const MOST_FOUND = 40;

/** The fixes for the findings in a range of a document, one finding a step, the best fix first; then the comments that silence each. */
export function* fixesIn(
  document: HandDocument,
  timelines: Timelines,
  range: Range,
  isWanted: IsWanted,
): Generator<void, readonly DocumentFix[], void> {
  const fixes: DocumentFix[] = [];
  const silencing: DocumentFix[] = [];
  let room = MOST_FOUND;
  for (const index of sectionsIn(document, range)) {
    const section = document.sections[index];
    if (section === undefined || room === 0) break;
    const firstLine = document.firstLine(index);
    const found = analyzeSection(document, index)
      .findings.filter((one) => touches(rangeInDocument(one.range, firstLine), range) && isWanted(one))
      .slice(0, room);
    room -= found.length;
    if (found.length === 0) continue;
    const own = problemsOf(document, timelines, index, section);
    const known = { ...own, problems: [...own.problems, ...foundBelow(document, index, section.text)] };
    const reread = (text: string): readonly Problem[] | null => {
      const { tree, problems } = read(document, index, new Section(text), false);
      // The effect on the other hands cannot be seen here when their setup becomes a hand, or this hand their setup.
      const isTurned = index === 0 && document.sections.length > 1 && isDefaults(tree) !== isDefaults(known.tree);
      return isTurned ? null : [...problems, ...foundBelow(document, index, text)];
    };
    for (const finding of found) {
      const problem = own.problems.find((one) => one.code === finding.code && isAt(section, one, finding));
      if (problem === undefined) continue;
      const toDocumentFix = ({ title, confidence, edits }: Fix): DocumentFix => ({
        code: finding.code,
        range: rangeInDocument(finding.range, firstLine),
        title,
        preferred: confidence !== 'possible',
        edits: inDocument(document, index, edits),
      });
      fixes.push(...fixesOf(known, problem, reread).map(toDocumentFix));
      // An unused ignore comment is removed, not silenced.
      const ignored = problem.code === 'text/unused-ignore' ? null : ignoring(known.tree, problem);
      if (ignored !== null) silencing.push(toDocumentFix(ignored));
      yield;
    }
  }
  return [...fixes, ...silencing, ...proseFixes(document, range, isWanted)];
}

/** How many of the hands below shared setup are checked with a fix in it. */
const MOST_BELOW = 3;

/** The problems of the next hands if the shared setup above them had another text. */
function foundBelow(document: HandDocument, index: number, text: string): readonly Problem[] {
  const defaults = isSetupSection(document, index) ? defaultsFrom(text) : null;
  if (defaults === null) return [];
  return document.sections
    .slice(index + 1, index + 1 + 2 * MOST_BELOW)
    .filter((section) => section.text.trim() !== '')
    .slice(0, MOST_BELOW)
    .flatMap((section) => readHand(replayHand(parseSection(section, defaults), defaults.tree)).problems);
}

function proseFixes({ prose }: HandDocument, range: Range, isWanted: IsWanted): DocumentFix[] {
  const lines = (prose?.findings ?? []).filter(({ firstLine }) => firstLine <= range.end.line);
  return lines.flatMap(({ firstLine, analysis, findings }) =>
    findings
      .filter(({ finding }) => isWanted(finding) && touches(rangeInDocument(finding.range, firstLine), range))
      .flatMap(({ finding, fixes }) =>
        [...fixesOfFact(prose, finding, firstLine), ...fixes].map(({ title, confidence, edits }) => ({
          code: finding.code,
          range: rangeInDocument(finding.range, firstLine),
          title,
          preferred: confidence !== 'possible',
          edits: edits.map((edit) => ({ ...edit, range: rangeInDocument(edit.range, firstLine) })),
          voice: analysis,
        })),
      ),
  );
}

/** The fixes for the words of the comment that a finding is about; lines are relative to the finding. */
function fixesOfFact(prose: Prose | null, finding: Finding, firstLine: number): readonly ProseFix[] {
  if (finding.code !== 'text/number-differs') return [];
  const bound = prose?.bound.find(({ answer }) => answer?.fault?.sentence === finding.sentence);
  if (bound === undefined || bound.hand === null) return [];
  return factFixes(bound.hand, bound.binding).map((fix) => ({
    ...fix,
    edits: fix.edits.map(({ newText, ...edit }) => ({
      newText,
      range: rangeInDocument(rangeInProse(bound, edit), -firstLine),
    })),
  }));
}

/** The sections that a range touches. */
function* sectionsIn(document: HandDocument, { start, end }: Range): Generator<number> {
  let index = document.sectionAt(start.line);
  if (index < 0) index = document.sections.findIndex((_, at) => document.firstLine(at) >= start.line);
  for (; index >= 0 && index < document.sections.length && document.firstLine(index) <= end.line; index += 1)
    yield index;
}

function isAt(section: Section, { span }: Problem, { range: { start, end } }: Finding): boolean {
  return section.offsetAt(start) === span.start && section.offsetAt(end) === span.end;
}

function problemsOf(document: HandDocument, timelines: Timelines, index: number, section: Section): HandWithProblems {
  const timeline = timelines.of(document, index);
  return timeline === null ? readDefaults(section) : readHand(timeline.replay);
}

/** Reads a section as it would be with another text. */
export function read(document: HandDocument, index: number, section: Section, record = true): HandWithProblems {
  const role = document.roleOf(index);
  if (role.kind === 'defaults') return readDefaults(section);
  const { defaults } = role;
  return readHand(replayHand(parseSection(section, defaults), defaults?.tree ?? null, { record }));
}

const readHand = (replay: HandReplay): HandWithProblems => ({
  tree: replay.tree,
  replay,
  problems: withIgnores(replay.tree, replay.problems),
});

function readDefaults(section: Section): HandWithProblems {
  const tree = parseSection(section, null);
  return { tree, replay: null, problems: withIgnores(tree, checkDefaults(tree)) };
}

/** Edits of a section as edits of the document. New lines begin like the other lines there, for example with a quotation mark. */
export function inDocument(document: HandDocument, index: number, edits: readonly TextEdit[]): readonly DocumentEdit[] {
  const section = document.sections[index];
  if (section === undefined) return [];
  const firstLine = document.firstLine(index);
  return [...edits]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, newText }) => {
      const range = rangeInDocument(section.rangeOf({ start, end }), firstLine);
      const isIndented = section.columns !== null && /[\r\n]/.test(newText);
      return { range, newText: isIndented ? withPrefix(document, section, range, newText) : newText };
    });
}

function withPrefix(document: HandDocument, section: Section, { start }: Range, newText: string): string {
  const line = document.text().split(/\r\n|\n|\r/)[start.line] ?? '';
  const column = section.columns?.[start.line - firstLineOf(document, start.line)] ?? 0;
  return newText.replace(/\r\n|\n|\r/g, (lineBreak) => lineBreak + line.slice(0, column));
}

const firstLineOf = (document: HandDocument, line: number): number => document.firstLine(document.sectionAt(line));
