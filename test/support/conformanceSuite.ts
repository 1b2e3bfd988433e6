/** The tests that every list of numbered cases shares. */
import { describe, expect, it } from 'vitest';
import {
  CASES,
  claimsIn,
  coverage,
  nameOf,
  statedNumbers,
  surprises,
  unnoticed,
  WITHOUT_HAND,
} from './conformanceCases';

interface List {
  readonly what: string;
  readonly total: number;
  /** How many of them must be hands. */
  readonly atLeast: number;
  readonly rows: readonly { readonly id: string; readonly answer: unknown }[];
  /** Numbers of an answer that a hand cannot state. */
  readonly unsaid: Readonly<Record<string, readonly number[]>>;
}

/** Every id has hands or a reason; each hand lints as expected, states the numbers of the answer and would detect other numbers. */
export function describeCases({ what, total, atLeast, rows, unsaid }: List): void {
  const ids = rows.map(({ id }) => id);
  const known = new Set(ids);
  const cases = CASES.filter((c) => c.ids.some((id) => known.has(id)));

  describe(what, () => {
    it('have either hands or a reason, never both', () => {
      const { byHand, withReason, open, twice } = coverage(ids);
      console.info(
        `${what}: ${ids.length}; ${byHand.length} in ${cases.length} hands, ${withReason.length} with a reason:`,
        withReason.map((id) => `${id} (${WITHOUT_HAND[id]?.split(':')[0]})`).join(', '),
      );
      expect(ids.length).toBe(total);
      expect(known.size).toBe(total);
      expect({ open, twice }).toEqual({ open: [], twice: [] });
      expect(byHand.length).toBeGreaterThanOrEqual(atLeast);
    });

    it.each(cases.map((c) => [nameOf(c), c] as const))('lint as expected in %s, and detect other numbers', (_, c) => {
      expect(surprises(c)).toEqual([]);
      expect(claimsIn(c)).toBeGreaterThan(0);
      expect(unnoticed(c)).toEqual([]);
    });

    it.each(rows.filter(({ id }) => cases.some((c) => c.ids.includes(id))))(
      'state the numbers of the answer to $id in its hands',
      ({ id, answer }) => {
        const stated = new Set(cases.filter((c) => c.ids.includes(id)).flatMap((c) => [...statedNumbers(c)]));
        const missing = new Set(numbersOf(answer).filter((number) => !stated.has(number)));
        expect([...missing]).toEqual(unsaid[id] ?? []);
      },
    );
  });
}

/** Numbers that an answer states, signs and grouping dropped. */
function numbersOf(answer: unknown): number[] {
  if (typeof answer === 'number') return [Math.abs(answer)];
  if (typeof answer === 'string') return numbersIn(answer);
  if (Array.isArray(answer)) return answer.flatMap(numbersOf);
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).flatMap(numbersOf);
  return [];
}

function numbersIn(text: string): number[] {
  const plain = text.replace(/(\d),(\d{3})\b/g, '$1$2');
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
}
