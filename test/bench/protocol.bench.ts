/**
 * Prints what a client waits for over standard input and output: an edit up to its diagnostics, a hover, completion, and the change of
 * the semantic tokens, in documents of 100, 1,000 and 10,000 hands.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Position } from 'vscode-languageserver';
import { seededRandom } from '../support/deals';
import { LspClient, PULLING } from '../support/lspClient';
import { slowdown } from '../support/machine';
import { manyHands } from '../support/manyHands';

const SIZES = [100, 1000, 10_000] as const;
const ROUNDS = 60;
/** Milliseconds at the 95th percentile in the largest document, the way to the other process and back included. */
const BUDGETS_MS = { edit: 5, hover: 5, completion: 5, tokens: 5 } as const;
type Budgeted = keyof typeof BUDGETS_MS;
type What = Budgeted | 'nothing';

const uri = 'file:///many.hand';
/**
 * Milliseconds of an answer that needs no work, at the same percentile, on a machine that does nothing else. On a busy one every answer waits
 * for the processor; the budgets hold beyond that.
 */
const NOTHING_MS = 1;
/** Lines of a hand as `manyHands` writes it, and the setup lines above the first. */
const HAND_LINES = 17;
const SETUP_LINES = 3;
const RAISE_LINE = 4;

/** Measures and prints. Throws at more than twice a budget. */
export async function run(): Promise<void> {
  const file = path.resolve('dist/server.js');
  if (!fs.existsSync(file)) throw new Error('protocol: build first');
  const cost: Partial<Record<Budgeted, number>> = {};
  for (const size of SIZES) {
    const times = await measure(file, size);
    const at = (what: What, share: number): number =>
      times[what].sort((a, b) => a - b)[Math.floor(share * (times[what].length - 1))] ?? Number.NaN;
    for (const what of Object.keys(BUDGETS_MS) as Budgeted[]) {
      cost[what] = at(what, 0.95) / Math.max(1, at('nothing', 0.95) / NOTHING_MS);
      console.log(
        `${what.padEnd(10)} · ${String(size).padStart(6)} hands: p50 ${at(what, 0.5).toFixed(2)} ms, p95 ${at(what, 0.95).toFixed(2)} ms (budget ≤ ${BUDGETS_MS[what]} ms)`,
      );
    }
    console.log(
      `nothing    · ${String(size).padStart(6)} hands: p50 ${at('nothing', 0.5).toFixed(2)} ms, p95 ${at('nothing', 0.95).toFixed(2)} ms (there and back without work)`,
    );
  }
  const slower = slowdown();
  for (const what of Object.keys(BUDGETS_MS) as Budgeted[]) {
    if (!((cost[what] ?? Number.NaN) <= 2 * slower * BUDGETS_MS[what]))
      throw new Error(`${what}: ${cost[what]?.toFixed(1)} ms is more than twice ${BUDGETS_MS[what]} ms`);
  }
}

async function measure(file: string, size: number): Promise<Record<What, number[]>> {
  const times: Record<What, number[]> = { edit: [], hover: [], completion: [], tokens: [], nothing: [] };
  const client = LspClient.spawn(file);
  try {
    await client.initialize(PULLING);
    await client.open(uri, manyHands(size, { wrongEvery: 60 }));
    let { resultId } = await client.pull(uri);
    let tokens = await client.connection.sendRequest<{ resultId?: string }>('textDocument/semanticTokens/full', on());
    const random = seededRandom(3);
    for (let round = 0; round < ROUNDS; round += 1) {
      const hand = Math.floor(random() * size);
      times.nothing.push(
        await timed(async () => void (await client.hover('file:///unknown.hand', { line: 0, character: 0 }))),
      );
      const line = SETUP_LINES + hand * HAND_LINES + RAISE_LINE;
      const raise: Position = { line, character: 3 };
      times.edit.push(
        await timed(async () => {
          await client.change(uri, {
            range: { start: { line, character: 0 }, end: { line, character: 0 } },
            text: ' ',
          });
          ({ resultId } = await client.pull(uri, resultId));
        }),
      );
      times.tokens.push(
        await timed(async () => {
          const previousResultId = tokens.resultId;
          const delta = { ...on(), previousResultId };
          tokens = await client.connection.sendRequest('textDocument/semanticTokens/full/delta', delta);
        }),
      );
      times.hover.push(
        await timed(async () => {
          if ((await client.hover(uri, raise)) === null)
            throw new Error(`protocol: nothing to hover on ${client.log.join()}`);
        }),
      );
      times.completion.push(
        await timed(async () => {
          const position = { line: line + 1, character: 0 };
          const answer = await client.connection.sendRequest('textDocument/completion', { ...on(), position });
          if (answer === null) throw new Error('protocol: nothing to complete');
        }),
      );
    }
    await client.stop();
  } finally {
    client.kill();
  }
  return times;
}

const on = () => ({ textDocument: { uri } });

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
