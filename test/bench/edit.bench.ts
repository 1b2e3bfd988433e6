/** Prints what one edit in a document of 10,000 hands costs up to its diagnostics, a hover, a changed setup line, and the memory of it all. */

import { bringUpToDate } from '../../language/analysis/document/analyze';
import { HandFile } from '../../language/analysis/document/handFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { completionsAt } from '../../language/service/completion';
import { DiagnosticReports } from '../../language/service/diagnosticReports';
import { hoverAt } from '../../language/service/hover';
import { settingsFrom } from '../../server/workspace/documentSettings';
import { seededRandom } from '../support/deals';
import { slowdown } from '../support/machine';
import { manyHands } from '../support/manyHands';

const BUDGETS = { editMs: 3, hoverMs: 5, completionMs: 5, memoryMb: 100 } as const;
const HANDS = 10_000;
const ROUNDS = 300;
const settings = settingsFrom(undefined);

/** Measures and prints. Throws at more than twice a budget. */
export async function run(): Promise<void> {
  const before = heap();
  const open = opened(manyHands(HANDS, { wrongEvery: 60 }));
  const memoryMb = (heap() - before) / 2 ** 20;
  report(
    'memory',
    `${memoryMb.toFixed(0)} MB above an empty process, ${open.count} diagnostics`,
    memoryMb,
    BUDGETS.memoryMb,
    'MB',
  );

  const small = measure(opened(manyHands(100, { wrongEvery: 60 })));
  const large = measure(open);
  for (const [name, budget] of [
    ['edit', BUDGETS.editMs],
    ['lines', BUDGETS.editMs],
    ['hover', BUDGETS.hoverMs],
    ['complete', BUDGETS.completionMs],
  ] as const) {
    const [p50, p95] = percentiles(large[name]);
    const [smallP50] = percentiles(small[name]);
    report(
      name,
      `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (p50 among 100 hands ${smallP50.toFixed(2)} ms)`,
      p95,
      budget,
      'ms',
    );
  }
  console.log(`setup  · a changed setup line replays ${HANDS} hands in ${changedSetup(open).toFixed(0)} ms, in slices`);
}

interface Open {
  readonly document: HandFile;
  readonly reports: DiagnosticReports;
  readonly timelines: Timelines;
  readonly count: number;
}

function opened(text: string): Open {
  const open = { document: HandFile.of(text), reports: new DiagnosticReports(), timelines: new Timelines() };
  return { ...open, count: diagnose(open, 0) };
}

function diagnose({ document, reports }: Omit<Open, 'count'>, first: number): number {
  for (const _ of bringUpToDate(document, first));
  return reports.report(document, settings).diagnostics.length;
}

/** Milliseconds of each round: a digit typed in a raise, a line added and taken away, a hover in an untouched hand, completion behind a typed letter. */
function measure(open: Open): { edit: number[]; lines: number[]; hover: number[]; complete: number[] } {
  const { document, timelines } = open;
  const random = seededRandom(11);
  const times = { edit: [] as number[], lines: [] as number[], hover: [] as number[], complete: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const index = 1 + Math.floor(random() * (document.sections.length - 1));
    const line = document.firstLine(index) + RAISE_LINE;
    const end = { line, character: 1_000 };
    times.edit.push(
      timed(() => {
        document.edit({ start: end, end }, '0');
        diagnose(open, index);
      }),
    );
    document.edit({ start: { line, character: lengthOfLine(document, line) - 1 }, end }, '');
    diagnose(open, index);
    times.lines.push(
      timed(() => {
        document.edit({ start: end, end }, '\n');
        diagnose(open, index);
      }),
    );
    document.edit({ start: end, end: { line: line + 1, character: 0 } }, '');
    diagnose(open, index);
    const other = 1 + Math.floor(random() * (document.sections.length - 1));
    const position = { line: document.firstLine(other) + RAISE_LINE, character: 5 };
    times.hover.push(
      timed(() => {
        if (hoverAt(document, timelines, position, settings) === null) throw new Error('edit: nothing to hover on');
      }),
    );
    const typed = { line: document.firstLine(other) + RAISE_LINE, character: 0 };
    document.edit({ start: typed, end: typed }, 'expect ');
    const behind = { ...typed, character: 'expect '.length };
    diagnose(open, other);
    times.complete.push(
      timed(() => {
        if (completionsAt(document, behind, settings, { snippets: true }) === null)
          throw new Error('edit: nothing to complete');
      }),
    );
    document.edit({ start: typed, end: behind }, '');
  }
  return times;
}

/** Where `manyHands` writes the first raise. */
const RAISE_LINE = 4;

function lengthOfLine(document: HandFile, line: number): number {
  const index = document.sectionAt(line);
  return document.sections[index]?.lines.lineText(line - document.firstLine(index)).length ?? 0;
}

function changedSetup(open: Open): number {
  const { document } = open;
  const at = { line: 0, character: 0 };
  return timed(() => {
    document.edit({ start: at, end: at }, 'rules wsop\n');
    diagnose(open, document.sections.length >> 1);
  });
}

/** Milliseconds of this process's own time, so that what else the machine does is no part of the answer. */
function timed(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function percentiles(times: readonly number[]): readonly [p50: number, p95: number] {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return [at(0.5), at(0.95)];
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function report(what: string, figures: string, value: number, budget: number, unit: string): void {
  console.log(`${what.padEnd(6)} · ${figures} (budget ≤ ${budget} ${unit})`);
  if (!(value <= 2 * budget * (unit === 'ms' ? slowdown() : 1)))
    throw new Error(`${what}: ${value.toFixed(1)} ${unit} is more than twice ${budget} ${unit}`);
}
