/** How the amounts of one hand become chips: the scale, the smallest chip, what a big blind is worth. */
import type { Chips } from '../../poker/types';
import type { AmountNode, Statement, StatementOf } from '../../syntax/tree';
import { visitStatements } from '../../syntax/visit';
import { type Decimal, multiply, parseDecimal, toScaled } from '../../text/decimal';
import { toAsciiDigits } from '../../text/digits';

type NumberAmount = Extract<AmountNode, { form: 'number' }>;

/** The one knob whose number is chips. */
export const ROUNDING = 'pl-round';

/** Statements that claim something: their numbers do not fix the smallest chip. */
const CLAIMS: ReadonlySet<Statement['kind']> = new Set(['wins', 'expect', 'illegal']);

/** Decimal places of a rounding step on the `rules` line: it counts chips, but is none. */
function stepPlaces(node: StatementOf<'rules'>): number {
  const steps = node.knobs.filter(({ name }) => name.text.toLowerCase() === ROUNDING).flatMap(({ values }) => values);
  return Math.max(0, ...steps.map(({ text }) => parseDecimal(toAsciiDigits(text))?.scale ?? 0));
}

export class AmountReader {
  private constructor(
    /** Decimal places: chips = value × 10^scale. */
    readonly scale: number,
    /** Smallest chip, in chips of the scale. */
    readonly unit: Chips,
    private readonly bigBlind: Decimal | null,
  ) {}

  /**
   * Reads all amounts of the hand. The smallest chip is the `unit` line's, else 1, or the finest
   * decimal place of setup and actions after suffixes (not of `expect` and `illegal`).
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
      // `$0.50` counts cents, though its value needs no second place.
      const written = amount.unit === 'chips' ? Math.max(places, amount.places ?? 0) : places;
      if (written > scale) scale = written;
      if (written > finest && !CLAIMS.has(kind)) finest = written;
    };
    for (const statements of [setup, own]) {
      visitStatements(statements, { amount: measure });
      for (const s of statements) if (s.kind === 'rules') scale = Math.max(scale, stepPlaces(s));
    }
    const told = unit?.form === 'number' ? toScaled(unit.value, scale) : null;
    const smallest = scale === finest ? 1 : 10 ** (scale - finest);
    return new AmountReader(scale, told !== null && told > 0 ? told : smallest, bigBlind);
  }

  /** Chips of a plain number or of big blinds; null where the blinds are unknown, or the number is beyond exact reckoning. */
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
