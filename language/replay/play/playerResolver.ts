/** Finds the seat that a player's name or position means, and reports references that mean nobody. */
import { name, text } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import type { Seat } from '../../poker/types';
import type { PlayerRef } from '../../syntax/tree';
import { reportUnknownReference } from '../setup/playerReference';
import type { Table } from '../setup/table';

export class PlayerResolver {
  /** Names that nobody at the table has: each is reported once. */
  private unknown: Set<string> | null = null;
  /** Positions that are reported as another player's. */
  private misplaced: Set<PlayerRef> | null = null;

  /** @param nameOf what a player is called in messages */
  constructor(
    readonly table: Table,
    readonly report: Report,
    readonly nameOf: (seat: Seat) => string,
  ) {}

  /** The seat that a reference means, or null (reported). Also reports a player who does not sit at the position given. */
  seat(ref: PlayerRef): Seat | null {
    const seat = this.table.seating.find(ref);
    if (seat === null) this.reportUnknown(ref);
    else if (ref.at !== undefined) this.checkPosition(seat, ref, ref.at);
    return seat;
  }

  private reportUnknown(ref: PlayerRef): void {
    if (this.unknown?.has(ref.text) === true) return;
    this.unknown ??= new Set();
    this.unknown.add(ref.text);
    reportUnknownReference(ref, this.table.seating, this.report, ref);
  }

  /** `Raha (BTN)`: if it is known who sits there, it must be Raha. */
  private checkPosition(seat: Seat, ref: PlayerRef, at: PlayerRef): void {
    const { positions } = this.table.seating;
    const found = this.table.seating.find(at);
    if (found === seat || this.misplaced?.has(at) === true) return;
    this.misplaced ??= new Set();
    this.misplaced.add(at);
    if (found === null && at.kind === 'position' && positions.every((position) => position === null)) return;
    if (found === null) {
      this.reportUnknown(at);
      return;
    }
    const [who, place] = at.kind === 'position' ? [seat, at] : [found, ref];
    if (place.kind !== 'position') return;
    const params = { position: text(place.text), name: name(this.nameOf(who)), is: text(positions[who] ?? '?') };
    this.report.add('setup/bad-position', place, params, {});
  }
}
