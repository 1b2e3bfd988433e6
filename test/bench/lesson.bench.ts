/** Prints what an edit in a Markdown lesson of a megabyte costs up to its diagnostics: in the prose, in a bound number, in a hand. */

import { bringUpToDate } from '../../language/analysis/document/analyze';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';
import { DiagnosticReports } from '../../language/service/diagnosticReports';
import { settingsFrom } from '../../server/workspace/documentSettings';
import { slowdown } from '../support/machine';

const BUDGET_MS = 20;
const ROUNDS = 100;
const settings = settingsFrom(undefined);

const section = (index: number): string => `## A section

\`\`\`hand n${index}
blinds 1/2
seats 3
BTN raises to ${6 + (index % 50)}
mark raised
\`\`\`

The button raises to ${6 + (index % 50)}<!-- = @raised: level -->, so that 2 + 4 = 6. ${'Some more words for the reader. '.repeat(20)}

- The next raise is to ${10 + 2 * (index % 50)}<!-- = n${index}@raised: min raise --> at least.

`;

/** Measures and prints. Throws at more than twice the budget. */
export async function run(): Promise<void> {
  let text = '';
  for (let index = 0; text.length < 1_000_000; index += 1) text += section(index);
  const document = MarkdownFile.of(text);
  const reports = new DiagnosticReports();
  const diagnose = (): number => {
    for (const _ of bringUpToDate(document));
    return reports.report(document, settings).diagnostics.length;
  };
  const started = performance.now();
  if (diagnose() !== 0) throw new Error('lesson: the text is right');
  console.log(`lesson · a megabyte is read in ${(performance.now() - started).toFixed(0)} ms, in slices`);
  const perSection = section(0).split('\n').length - 1;
  const middle = Math.floor(document.lineCount / perSection / 2) * perSection;
  for (const [name, line, character, typed] of [
    ['prose', 9, 3, 'x'],
    ['line', 8, 0, '\n'],
    ['number', 11, 25, '1'],
    ['hand', 5, 14, '0'],
  ] as const) {
    const start = { line: middle + line, character };
    const end =
      typed === '\n' ? { line: start.line + 1, character: 0 } : { ...start, character: character + typed.length };
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = performance.now();
      document.edit({ start, end: start }, typed);
      diagnose();
      times.push(performance.now() - before);
      document.edit({ start, end }, '');
      diagnose();
    }
    times.sort((a, b) => a - b);
    const p50 = times[ROUNDS >> 1] ?? 0;
    const p95 = times[Math.floor(ROUNDS * 0.95)] ?? 0;
    console.log(`lesson · ${name}: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (budget ${BUDGET_MS} ms)`);
    // The slowest of a hundred are those of the machine's other work: what fails is the edit in the middle.
    if (p50 > 1.5 * BUDGET_MS * slowdown()) throw new Error(`lesson: ${name} takes ${p50.toFixed(1)} ms`);
  }
}
