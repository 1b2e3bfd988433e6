/** How the amounts of one hand become chips: the scale, the smallest chip, what a big blind is worth. */
import type { Chips } from '../../poker/types';
import type { ActionNode, AmountNode, Statement, StatementOf } from '../../syntax/tree';
import { type Decimal, multiply, parseDecimal, toScaled } from '../../text/decimal';
import { toAsciiDigits } from '../../text/digits';

type NumberAmount = Extract<AmountNode, { form: 'number' }>;

/** `play`: setup and actions, which also fix the smallest chip; `claim`: `expect`, `illegal`, `wins`. */
type Role = 'play' | 'claim';
type Visit = (amount: AmountNode, role: Role) => void;

/** The one knob whose number is chips. */
export const ROUNDING = 'pl-round';

function visitAction(node: ActionNode, role: Role, visit: Visit): void {
  if (node.to) visit(node.to, role);
  if (node.by) visit(node.by, role);
  if (node.adds) visit(node.adds, role);
  if (node.bare) visit(node.bare, role);
}

/** Calls `visit` for every amount in the statements, branches included. */
function forEachAmount(statements: readonly Statement[], visit: Visit): void {
  for (const s of statements) {
    switch (s.kind) {
      case 'action':
        visitAction(s, 'play', visit);
        break;
      case 'blinds':
      case 'bets':
        for (const a of s.amounts) visit(a, 'play');
        break;
      case 'ante':
      case 'bomb':
      case 'straddle':
      case 'stacks':
      case 'unit':
      case 'pot':
      case 'post':
      case 'dead':
      case 'ledger-entry':
        if (s.amount) visit(s.amount, 'play');
        break;
      case 'rake':
        if (s.amount) visit(s.amount, 'play');
        if (s.cap) visit(s.cap, 'play');
        break;
      case 'seats':
        for (const seat of s.seats) if (seat.stack) visit(seat.stack, 'play');
        break;
      case 'pushes':
        for (const a of s.chips) visit(a, 'play');
        break;
      case 'wins':
        if (s.amount) visit(s.amount, 'claim');
        break;
      case 'expect':
        for (const f of s.facts) if (f.value) visit(f.value, 'claim');
        break;
      case 'illegal':
        if (s.action) visitAction(s.action, 'claim', visit);
        break;
      case 'branch':
        forEachAmount(s.body, visit);
        break;
      default:
        break;
    }
  }
}

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
    const visit: Visit = (amount, role) => {
      if (amount.form !== 'number') return;
      const places = decimalOf(amount, bigBlind)?.scale ?? 0;
      if (places > scale) scale = places;
      // `$0.50` counts cents, though its value needs no second place.
      const written = amount.unit === 'chips' ? Math.max(places, amount.places ?? 0) : places;
      if (written > scale) scale = written;
      if (role === 'play' && written > finest) finest = written;
    };
    for (const statements of [setup, own]) {
      forEachAmount(statements, visit);
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
