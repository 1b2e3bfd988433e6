/** Analyzes the sections of a document, one at a time, and keeps what it finds. */
import { DIAGNOSTICS } from '../../diagnostics/codes';
import type { Problem } from '../../diagnostics/problem';
import { checkDefaults, replayHand } from '../../replay/index';
import type { HandReplay } from '../../replay/timeline';
import type { HandTree, Statement } from '../../syntax/tree';
import { type DigitSystem, digitSystemsIn } from '../../text/digits';
import { withIgnores } from '../ignores';
import type { HandDocument } from './document';
import { CLEAN, FOUND, STALE } from './marks';
import { outlineOf } from './outline';
import type { Position, Range } from './position';
import type { Defaults, Finding, HandSummary, SectionAnalysis, SectionRole } from './results';
import { parseSection, type Section } from './section';

/** The analysis of one section, computed anew only when its text or its setup has changed. */
export function analyzeSection(document: HandDocument, index: number): SectionAnalysis {
  const section = document.sections[index];
  if (section === undefined) return NOTHING;
  const { marks } = document;
  if (section.analysis !== null && marks.get(index) !== STALE) return section.analysis;
  const role = document.roleOf(index);
  if (section.analysis === null || !isUnder(section.analysis, role)) section.analysis = analyze(section, role);
  marks.set(index, section.analysis.findings.length > 0 ? FOUND : CLEAN);
  return section.analysis;
}

/**
 * Brings the analysis of every section up to date, then that of the prose, one section a step: `for (const _ of bringUpToDate(document, open))`
 * may stop between any two steps and continues where it stopped when called again. The section at `first`
 * (where the author is) comes first.
 */
export function* bringUpToDate(document: HandDocument, first = 0): Generator<void, void, void> {
  if (document.sections[first] !== undefined && document.marks.get(first) === STALE) {
    analyzeSection(document, first);
    yield;
  }
  for (let index = document.marks.next(STALE); index >= 0; index = document.marks.next(STALE, index + 1)) {
    analyzeSection(document, index);
    yield;
  }
  if (document.prose !== null) yield* document.prose.work();
}

/** The analysis of a section without statements. */
const NOTHING: SectionAnalysis = {
  role: 'hand',
  defaultsKey: null,
  findings: [],
  title: null,
  heading: null,
  outline: [],
  summary: null,
  language: null,
  digits: 'latin',
};

function isUnder({ role, defaultsKey }: SectionAnalysis, now: SectionRole): boolean {
  return role === now.kind && defaultsKey === keyOf(now);
}

function keyOf(role: SectionRole): string | null {
  return role.kind === 'hand' && role.defaults !== null ? role.defaults.key : null;
}

function analyze(section: Section, role: SectionRole): SectionAnalysis {
  if (section.text === '') return analyzeEmpty(role);
  return role.kind === 'defaults' ? analyzeDefaults(section) : analyzeHand(section, role.defaults);
}

function analyzeEmpty(role: SectionRole): SectionAnalysis {
  const defaultsKey = keyOf(role);
  if (role.kind === 'hand' && defaultsKey === null) return NOTHING;
  return { ...NOTHING, role: role.kind, defaultsKey };
}

function analyzeDefaults(section: Section): SectionAnalysis {
  const tree = parseSection(section, null);
  const findings = findingsOf(section, tree, checkDefaults(tree));
  return { ...NOTHING, role: 'defaults', findings, language: tree.language, digits: digitsOf(tree) };
}

function analyzeHand(section: Section, defaults: Defaults | null): SectionAnalysis {
  const tree = parseSection(section, defaults);
  const replay = replayHand(tree, defaults?.tree ?? null);
  const first = tree.statements.find(({ kind }) => kind !== 'commentary');
  const isHand = first !== undefined;
  return {
    role: 'hand',
    defaultsKey: defaults?.key ?? null,
    findings: findingsOf(section, tree, replay.problems),
    title: first?.kind === 'hand' ? (first.title?.text ?? null) : null,
    heading: isHand ? headingOf(section, first) : null,
    outline: isHand ? outlineOf(section, tree.statements, section.lastLine) : NOTHING.outline,
    summary: isHand ? summaryOf(replay) : null,
    language: tree.language,
    digits: digitsOf(tree),
  };
}

/** Only branches and lists of seats span several lines; for others no lookup is needed. */
function headingOf(section: Section, first: Statement): Range {
  if (first.kind === 'branch' || first.kind === 'seats') return section.rangeOf(first);
  const { line, start, end } = first;
  const character = section.characterAt(line, start);
  return { start: { line, character }, end: { line, character: character + end - start } };
}

function findingsOf(section: Section, tree: HandTree, problems: readonly Problem[]): readonly Finding[] {
  const shown = withIgnores(tree, problems);
  return shown.length === 0 ? NOTHING.findings : shown.map((problem) => findingOf(section, problem)).sort(inOrder);
}

function findingOf(section: Section, problem: Problem): Finding {
  const { code, message, params, rule, scale } = problem;
  return {
    code,
    severity: problem.severity ?? DIAGNOSTICS[code].severity,
    range: section.rangeOf(problem.span),
    sentence: { message, params },
    rule,
    related: problem.related.map(({ span, ...sentence }) => ({ range: section.rangeOf(span), sentence })),
    scale,
  };
}

function byPosition(a: Position, b: Position): number {
  return a.line - b.line || a.character - b.character;
}

/** By start, end, code. */
function inOrder(a: Finding, b: Finding): number {
  return (
    byPosition(a.range.start, b.range.start) ||
    byPosition(a.range.end, b.range.end) ||
    (a.code < b.code ? -1 : Number(a.code > b.code))
  );
}

/** The digits of the first number that is not in Latin ones; cards and positions (`UTG+1`) keep those anyway. */
export function digitsOf(tree: HandTree): DigitSystem {
  // Only then need its tokens be looked at.
  if (!tree.hasNativeDigits) return 'latin';
  for (const { kind, text } of tree.tokens) {
    if (kind !== 'number') continue;
    const native = digitSystemsIn(text).find((system) => system !== 'latin');
    if (native !== undefined) return native;
  }
  return 'latin';
}

function summaryOf({ kind, game, playerCount, main }: HandReplay): HandSummary {
  return { kind, game: game.code, players: playerCount, over: main.over };
}
