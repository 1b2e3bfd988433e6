import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutHands, parseHand } from '../../../language/syntax/index';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');
const page = read('language');
const fences = [read('tutorial'), page].flatMap((text) =>
  [...text.matchAll(/^```hand\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? ''),
);

test.each(fences.map((text, index) => [index, text] as const))(
  'example %d of the tutorial and the reference reads without a problem',
  (_, text) => {
    for (const { start, end } of cutHands(text)) expect(parseHand(text.slice(start, end)).problems).toEqual([]);
  },
);

test('the tutorial and the reference have examples', () => {
  expect(fences.length).toBeGreaterThanOrEqual(7);
});

test('every statement of the reference’s set-up table reads without a problem', () => {
  const table = page.slice(page.indexOf('## Set-up'), page.indexOf('### Seats'));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const examples = rows
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map((match) => match[1] ?? '')
    .filter((line) => !line.includes('…'));
  expect(examples.length).toBeGreaterThan(15);
  for (const line of examples) expect(parseHand(line).problems, line).toEqual([]);
});
