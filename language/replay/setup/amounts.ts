/** Turns the amounts of one hand into chips: finds the scale, the smallest chip and the value of a big blind. */
import type { Chips } from '../../poker/types';
import type { AmountNode, Statement, StatementOf } from '../../syntax/tree';
import { visitStatements } from '../../syntax/visit';
import { type Decimal, multiply, parseDecimal, toScaled } from '../../text/decimal';
import { toAsciiDigits } from '../../text/digits';

type NumberAmount = Extract<AmountNode, { form: 'number' }>;

/** The only knob whose number is in chips. */
export const ROUNDING = 'pl-round';

/** Statements that claim something: their numbers do not determine the smallest chip. */
const CLAIMS: ReadonlySet<Statement['kind']> = new Set(['wins', 'expect', 'illegal']);

/** Decimal places of a rounding step on the `rules` line, which is in chips but is not an amount. */
function stepPlaces(node: StatementOf<'rules'>): number {
  const steps = node.knobs.filter(({ name }) => name.text.toLowerCase() === ROUNDING).flatMap(({ values }) => values);
  return Math.max(0, ...steps.map(({ text }) => parseDecimal(toAsciiDigits(text))?.scale ?? 0));
}

/** Converts the amounts of one hand. */
export class AmountReader {
  private constructor(
    /** Decimal places: chips = value × 10^scale. */
    readonly scale: number,
    /** Smallest chip, in chips of the scale. */
    readonly unit: Chips,
    private readonly bigBlind: Decimal | null,
  ) {}

  /**
   * Reads all amounts of the hand. The smallest chip is that of the `unit` line; without one, it is 1 or the finest decimal place
   * of setup and actions after suffixes (`expect` and `illegal` do not count).
   */
  static of(
    setup: readonly Statement[],
    own: readonly Statement[],
    bigBlind: Decimal | null,
    unit: AmountNode | null,
  ): AmountReader {
    let finest = 0;
    let scale = 0;
    const measure = (amount: AmountNode, { kind }: Statement): void => {
      if (amount.form !== 'number' || kind === 'ask') return;
      const places = decimalOf(amount, bigBlind)?.scale ?? 0;
      if (places > scale) scale = places;
      // `$0.50` counts cents although its value has only one decimal place.
      const written = amount.unit === 'chips' ? Math.max(places, amount.decimalPlaces ?? 0) : places;
      if (written > scale) scale = written;
      if (written > finest && !CLAIMS.has(kind)) finest = written;
    };
    for (const statements of [setup, own]) {
      visitStatements(statements, { amount: measure });
      for (const s of statements) if (s.kind === 'rules') scale = Math.max(scale, stepPlaces(s));
    }
    const stated = unit?.form === 'number' ? toScaled(unit.value, scale) : null;
    const smallest = scale === finest ? 1 : 10 ** (scale - finest);
    return new AmountReader(scale, stated !== null && stated > 0 ? stated : smallest, bigBlind);
  }

  /** Returns the chips of a plain number or of big blinds; null if the blinds are unknown or the number is too large to be exact. */
  chips(amount: NumberAmount): Chips | null {
    const value = decimalOf(amount, this.bigBlind);
    if (value === null) return null;
    const scaled = toScaled(value, this.scale);
    return scaled === null ? null : amount.sign === '-' ? -scaled : scaled;
  }
}

function decimalOf(amount: NumberAmount, bigBlind: Decimal | null): Decimal | null {
  if (amount.unit === 'chips') return amount.value;
  return bigBlind === null ? null : multiply(amount.value, bigBlind);
}
