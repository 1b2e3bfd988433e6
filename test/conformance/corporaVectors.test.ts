/**
 * The random hands of `test/vectors` go the long way: written as PHH, read, written as Handscript, parsed and replayed. They hold
 * what real corpora hold rarely: antes, straddles, short all-ins, many side pots.
 */
import { describe, expect, it } from 'vitest';
import { readPhh } from '../../language/exchange/phh';
import { formatScaled } from '../../language/text/decimal';
import { readVectors, type Vector } from '../support/vectors';
import { only, written } from '../unit/exchange/support';

interface Row extends Vector {
  readonly hand: Vector['hand'] & {
    readonly holes: Readonly<Record<string, string>>;
    readonly board: readonly string[];
  };
  readonly final_stacks: readonly number[];
  /** The vectors' dealer gives all odd chips to one player. */
  readonly odd_chip_split: boolean;
}

const VARIANTS = { NLHE: 'NT', PLO: 'PO', FLHE: 'FT' } as const;

/** The row as a PHH file: players in the same order, boards between the streets. */
function phhOf({ hand, actions, decisions }: Row): string {
  const count = hand.names.length;
  const perPlayer = (amounts: readonly number[]) => hand.names.map((_, i) => amounts[i] ?? 0).join(', ');
  const told = hand.names.map((name, i) => `d dh p${i + 1} ${hand.holes[name] ?? '??'}`);
  let street = 0;
  const dealTo = (to: number) => {
    for (; street < to; street++) told.push(`d db ${hand.board[street] ?? ''}`);
  };
  actions.forEach((action, i) => {
    dealTo(decisions[i]?.street ?? street);
    const [name = '', verb, amount] = action.split(' ');
    const player = `p${hand.names.indexOf(name) + 1}`;
    told.push(verb === 'f' ? `${player} f` : verb === 'r' ? `${player} cbr ${amount}` : `${player} cc`);
  });
  dealTo(hand.board.length);
  const limit = hand.variant === 'FLHE' ? [`small_bet = ${hand.small_bet}`, `big_bet = ${hand.big_bet}`] : [];
  return [
    `variant = '${VARIANTS[hand.variant]}'`,
    'ante_trimming_status = true',
    `antes = [${Array.from({ length: count }, () => hand.antes).join(', ')}]`,
    `blinds_or_straddles = [${perPlayer(hand.blinds)}]`,
    `starting_stacks = [${perPlayer(hand.stacks)}]`,
    `players = [${hand.names.map((name) => `'${name}'`).join(', ')}]`,
    ...limit,
    `actions = [${told.map((action) => `'${action}'`).join(', ')}]`,
  ].join('\n');
}

/** A third of the rows is enough for the path through text; the engine itself is compared with all of them. */
const EVERY = 3;

/**
 * A limit all-in under half a bet is completed under TDA 2024 47-B; the vectors' engine raises it by a full bet. Such hands are
 * refused by right.
 */
const BY_RIGHT: Readonly<Record<string, readonly string[]>> = { flhe: ['betting/wrong-limit-size'] };

describe.each(['nlhe', 'plo', 'flhe'])('%s', (name) => {
  it('imports every hand without findings and with the correct final stacks', { timeout: 120_000 }, () => {
    const wrong: unknown[] = [];
    const rows = readVectors<Row>(name).filter((_, i) => i % EVERY === 0);
    let byRight = 0;
    for (const row of rows) {
      const { text, replay } = written(only(readPhh(phhOf(row))));
      const complaints = replay.problems.map(({ code }) => code);
      if (complaints.length > 0 && complaints.every((code) => BY_RIGHT[name]?.includes(code))) byRight += 1;
      else if (complaints.length > 0) wrong.push({ text, complaints });
      const stacks = row.hand.names.map((player) => {
        const seat = replay.players.findIndex((listed) => listed.name === player);
        return Number(formatScaled(replay.main.stacks[seat] ?? Number.NaN, replay.scale));
      });
      if (!row.odd_chip_split && stacks.some((stack, i) => stack !== row.final_stacks[i]))
        wrong.push({ text, stacks, right: row.final_stacks });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(byRight).toBeLessThan(rows.length / 10);
  });
});
