/** What the readers of the setup lines share: the lines, the amounts, the players and the report. */
import type { Chips, Game, Seat } from '../../poker/types';
import type { AmountNode, PlayerRef, Span } from '../../syntax/tree';
import type { AmountReader } from './amounts';
import { reportUnknownReference } from './playerReference';
import type { Seating } from './seating';
import type { SetupSource } from './setupSource';

/** Reads amounts and players of setup lines and reports those that have no meaning. */
export class SetupContext {
  constructor(
    readonly source: SetupSource,
    readonly game: Game,
    readonly amounts: AmountReader,
    readonly seating: Seating,
  ) {}

  /** Returns the chips of an amount; null if there is none, or if it is wrong (reported). */
  chips(amount: AmountNode | null, inDefaults: boolean): Chips | null {
    if (amount === null) return null;
    if (amount.form !== 'number') {
      this.reportAmount(amount, inDefaults, 'setup/bad-amount.form');
      return null;
    }
    const value = this.amounts.chips(amount);
    if (value === null) {
      if (amount.unit === 'bb') {
        const { report } = this.source;
        report.add(
          'setup/blinds-missing',
          this.placeOf(amount, inDefaults),
          {},
          { message: 'setup/blinds-missing.bb' },
        );
      } else this.reportAmount(amount, inDefaults);
      return null;
    }
    if (value >= 0) return value;
    this.reportAmount(amount, inDefaults, 'setup/bad-amount.negative');
    return null;
  }

  /** Returns the seat of a player; null if there is no such player (reported). */
  find(ref: PlayerRef, inDefaults: boolean): Seat | null {
    const seat = this.seating.find(ref);
    if (seat === null) reportUnknownReference(ref, this.seating, this.source.report, this.placeOf(ref, inDefaults));
    return seat;
  }

  /** Where to report a problem of a node: at the hand's head if the node is missing or in the defaults. */
  placeOf(node: Span | null, inDefaults: boolean): Span {
    return inDefaults || node === null ? this.source.head : node;
  }

  private reportAmount(amount: AmountNode, inDefaults: boolean, message?: string): void {
    const place = this.placeOf(amount, inDefaults);
    this.source.report.add('setup/bad-amount', place, {}, message === undefined ? {} : { message });
  }
}
