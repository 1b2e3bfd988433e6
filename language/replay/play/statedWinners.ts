/** Reads the `wins` lines: they decide pots that the cards leave open, and are checked against the awards. */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { chips, inner, names, sentence } from '../../diagnostics/params';
import type { Param, Params, Sentence } from '../../diagnostics/problem';
import { splitInUnits } from '../../poker/awards';
import { orderFromButton } from '../../poker/seating';
import { type BoardWinners, contendersOf } from '../../poker/showdown';
import type { Chips, Pot, Seat } from '../../poker/types';
import type { Span, StatementOf } from '../../syntax/tree';
import { type TakenShare, whyTaken, withRefund } from '../facts/whyWon';
import type { Table } from '../setup/table';
import type { Award, Settlement } from '../timeline';
import type { BranchState } from './branchState';

type WinsNode = StatementOf<'wins'>;

/** A wrong claim of a `wins` line. */
export interface Claim {
  readonly code: DiagnosticCode;
  readonly node: WinsNode;
  readonly span: Span;
  readonly message: string;
  readonly params: Params;
}

export function claim(code: DiagnosticCode, node: WinsNode, span: Span, message: string, params: Params): Claim {
  return { code, node, span, ...sentence(message, params) };
}

/** A `wins` line that names a player, and the pots it is about. */
interface WinsLine {
  readonly node: WinsNode;
  readonly seats: readonly Seat[];
  /** The amount to compare with the award; null: none is stated, or the award is what the line takes. */
  readonly amount: Chips | null;
  readonly pots: readonly number[];
}

/** The awards of each pot (null: not decided), and the refund. */
type PotOutcome = Pick<Settlement, 'byPot' | 'refund'>;

const isDecided = (boards: readonly BoardWinners[] = []): boolean =>
  boards.every((board) => board.high !== 'undecided' && board.low !== 'undecided');

/** Who can win a pot; if all of them have mucked, the text alone decides. */
function mayWin({ eligible }: Pot, { mucked }: BranchState): readonly Seat[] {
  const contenders = contendersOf(eligible, mucked);
  return contenders.length === 0 ? eligible : contenders;
}

function wins(board: BoardWinners, seats: readonly Seat[]): boolean {
  const holds = (half: BoardWinners['high'] | BoardWinners['low']) =>
    half !== 'undecided' && half !== 'none' && seats.some((seat) => half.includes(seat));
  return holds(board.high) || holds(board.low);
}

/**
 * Each line takes, in written order, the undecided pots for which its players are eligible. A line with a smaller amount takes that
 * part and leaves the rest to the next line.
 */
export class StatedWinners {
  readonly winners: (readonly BoardWinners[])[];
  /** Parts awarded by amount, in pots that several lines divide. */
  readonly parts: Award[] = [];
  /** Pots that are divided in parts, to the last chip. */
  readonly settled = new Set<number>();
  readonly claims: Claim[] = [];
  private readonly lines: WinsLine[] = [];
  /** Lines that take a part, and the pots it comes from. */
  private readonly sharing = new Map<WinsNode, readonly number[]>();
  /** Chips not yet awarded, by pot, after rake. */
  private readonly left: Chips[];
  private readonly open: Set<number>;
  private readonly claimed = new Set<number>();

  constructor(
    play: BranchState,
    private readonly table: Table,
    private readonly pots: readonly Pot[],
    private readonly rake: readonly Chips[],
    private readonly byCards: readonly (readonly BoardWinners[])[],
  ) {
    this.winners = [...byCards];
    this.left = pots.map((_, pot) => this.whole([pot]));
    this.open = new Set(pots.flatMap((_, pot) => (isDecided(byCards[pot]) ? [] : [pot])));
    for (const node of play.wins.all()) {
      const seats = node.players.map((ref) => table.seating.find(ref)).filter((seat) => seat !== null);
      if (seats.length > 0) this.read(node, seats, play);
    }
    for (const pot of this.open) if (this.left[pot] === 0 && this.isShared(pot)) this.settled.add(pot);
    this.unshared();
  }

  private read(node: WinsNode, seats: readonly Seat[], play: BranchState): void {
    const eligible = this.eligiblePots(node, seats, play);
    if (eligible.length === 0) return;
    const amount = node.amount?.form === 'number' ? this.table.amounts.chips(node.amount) : null;
    const taken = eligible.filter((pot) => this.open.has(pot));
    const room = this.room(taken);
    const isAbout = eligible.filter(
      (pot) => this.open.has(pot) || !this.claimed.has(pot) || this.byCards[pot]?.some((board) => wins(board, seats)),
    );
    if (isAbout.length === 0) {
      this.nothingLeft(node, eligible, amount);
      return;
    }
    for (const pot of isAbout) this.claimed.add(pot);
    const takesPart = amount !== null && amount < room && seats.length === 1;
    const tooMuch = amount !== null && amount > room && taken.some((pot) => this.isShared(pot));
    const asStated = isAbout.length === taken.length && (takesPart || amount === room || tooMuch);
    this.lines.push({ node, seats, amount: asStated ? null : amount, pots: isAbout });
    if (tooMuch) this.tooMuch(node, taken, this.whole(taken) - room + amount);
    if (takesPart) {
      this.sharing.set(node, taken);
      this.takePart(seats[0] ?? 0, amount, taken);
    } else {
      for (const pot of taken) this.takeRest(pot, seats);
    }
  }

  private eligiblePots(node: WinsNode, seats: readonly Seat[], play: BranchState): number[] {
    const asked = node.pot === null ? null : node.pot.kind === 'main' ? 0 : (node.pot.index ?? 1);
    const may = this.pots.flatMap((pot, i) => {
      const able = mayWin(pot, play);
      return seats.every((seat) => able.includes(seat)) ? [i] : [];
    });
    const found = asked === null ? may : may.filter((pot) => pot === asked);
    if (found.length > 0) return found;
    const pot = this.pots[asked ?? 0];
    this.claims.push(
      claim(
        'claims/not-eligible',
        node,
        node.players[0] ?? node,
        pot === undefined ? 'claims/not-eligible.no-pot' : 'claims/not-eligible',
        { names: this.names(seats), eligible: this.names(pot === undefined ? [] : mayWin(pot, play)) },
      ),
    );
    return [];
  }

  private takePart(seat: Seat, amount: Chips, taken: readonly number[]): void {
    let rest = amount;
    for (const pot of taken) {
      const part = Math.min(rest, this.left[pot] ?? 0);
      this.part(seat, pot, part);
      this.left[pot] = (this.left[pot] ?? 0) - part;
      rest -= part;
    }
  }

  /** Awards the rest of a pot to one player, or evenly to several; odd chips go around from the button. */
  private takeRest(pot: number, seats: readonly Seat[]): void {
    if (this.isShared(pot)) {
      const { button, stacks, unit } = this.table.setup;
      const inLine = orderFromButton(stacks.length, button).filter((seat) => seats.includes(seat));
      splitInUnits(this.left[pot] ?? 0, inLine.length, unit).forEach((part, k) => {
        this.part(inLine[k] ?? 0, pot, part);
      });
      this.settled.add(pot);
    } else {
      this.winners[pot] = (this.byCards[pot] ?? []).map(() => ({ high: seats, low: 'none' }));
    }
    this.left[pot] = 0;
    this.open.delete(pot);
  }

  private part(seat: Seat, pot: number, amount: Chips): void {
    if (amount > 0) this.parts.push({ seat, pot, amount });
  }

  private isShared(pot: number): boolean {
    return this.parts.some((part) => part.pot === pot);
  }

  /** Reports a line for which earlier ones have left nothing. */
  private nothingLeft(node: WinsNode, eligible: readonly number[], amount: Chips | null): void {
    const whole = this.whole(eligible);
    if (amount !== null) {
      this.tooMuch(node, eligible, whole + amount);
      return;
    }
    this.claims.push(
      claim('claims/not-conserved', node, node.players[0] ?? node, 'claims/not-conserved.nothing-left', {
        names: names(node.players.map((player) => player.text)),
        pot: chips(whole),
      }),
    );
  }

  private tooMuch(node: WinsNode, pots: readonly number[], claimed: Chips): void {
    const whole = this.whole(pots);
    this.claims.push(
      claim('claims/not-conserved', node, node.amount ?? node, 'claims/not-conserved.too-much', {
        pot: chips(whole),
        claimed: chips(claimed),
        over: chips(claimed - whole),
      }),
    );
  }

  /** Reports chips that remain after lines have divided pots by amount. */
  private unshared(): void {
    const last = [...this.sharing].at(-1);
    if (last === undefined) return;
    const [node, taken] = last;
    const over = this.room(taken);
    if (over === 0) return;
    const whole = this.whole(taken);
    this.claims.push(
      this.sharing.size === 1
        ? this.awardClaim(node, node.amount ?? node, {
            names: names(node.players.map((player) => player.text)),
            right: whole,
            said: whole - over,
            why: whyTaken(
              taken.map((pot) => ({ pot, amount: this.whole([pot]) })),
              this.pots,
              node.players[0]?.text ?? '',
            ),
          })
        : claim('claims/not-conserved', node, node.amount ?? node, 'claims/not-conserved', {
            pot: chips(whole),
            claimed: chips(whole - over),
            missing: chips(over),
          }),
    );
  }

  /** Compares the lines with the awards by the cards, or by the lines themselves. */
  check(outcome: PotOutcome): Claim[] {
    const halves = this.pots.flatMap((_, pot) => this.incompleteSplitOf(pot, outcome) ?? []);
    return this.lines.flatMap(
      (line) =>
        this.wrongWinner(line, outcome) ??
        halves.find((one) => one.node === line.node) ??
        this.wrongAward(line, outcome) ??
        [],
    );
  }

  /** A split pot that a line without a number gives to only some of its winners, while no line names the others. */
  private incompleteSplitOf(pot: number, { byPot }: PotOutcome): Claim | null {
    if (!isDecided(this.byCards[pot])) return null;
    const right = (byPot[pot] ?? []).map(({ seat }) => seat).sort((a, b) => a - b);
    const lines = this.lines.filter(({ pots }) => pots.includes(pot));
    const line = lines.find(({ node, seats }) => node.amount === null && right.some((seat) => seats.includes(seat)));
    const named = new Set(lines.flatMap(({ seats }) => seats));
    if (line === undefined || right.every((seat) => named.has(seat))) return null;
    const { node, seats } = line;
    return claim('claims/wrong-winner', node, node.players[0] ?? node, 'claims/wrong-winner.shared', {
      said: this.names(seats),
      names: this.names(right),
    });
  }

  private wrongWinner({ node, seats, pots }: WinsLine, { byPot }: PotOutcome): Claim | null {
    if (pots.length === 0 || !pots.every((pot) => isDecided(this.byCards[pot]))) return null;
    const loser = seats.find((seat) => !pots.some((pot) => this.byCards[pot]?.some((board) => wins(board, [seat]))));
    if (loser === undefined) return null;
    const right = new Set(pots.flatMap((pot) => (byPot[pot] ?? []).map(({ seat }) => seat)));
    return claim('claims/wrong-winner', node, node.players[seats.indexOf(loser)] ?? node, 'claims/wrong-winner', {
      name: this.names([loser]),
      names: this.names([...right]),
    });
  }

  private wrongAward({ node, seats, amount, pots }: WinsLine, { byPot, refund }: PotOutcome): Claim | null {
    if (amount === null || node.amount === null) return null;
    const shares: TakenShare[] = [];
    for (const pot of pots) {
      const awards = byPot[pot] ?? null;
      if (awards === null) return null;
      const own = awards.filter(({ seat }) => seats.includes(seat));
      if (own.length > 0) shares.push({ pot, amount: own.reduce((total, award) => total + award.amount, 0) });
    }
    const right = shares.reduce((total, share) => total + share.amount, 0);
    if (amount === right) return null;
    const why = whyTaken(shares, this.pots, this.nameOf(seats[0] ?? 0));
    const isBack = refund !== null && seats.includes(refund.seat);
    return this.awardClaim(node, node.amount, {
      names: this.names(seats),
      right,
      said: amount,
      why: isBack ? withRefund(why, refund, this.nameOf(refund.seat)) : why,
    });
  }

  private awardClaim(
    node: WinsNode,
    span: Span,
    said: { names: Param; right: Chips; said: Chips; why: Sentence },
  ): Claim {
    return claim('claims/wrong-award', node, span, 'claims/wrong-award', {
      names: said.names,
      right: chips(said.right),
      said: chips(said.said),
      why: inner(said.why),
    });
  }

  /** The chips in these pots, after rake. */
  private whole(pots: readonly number[]): Chips {
    return pots.reduce((total, pot) => total + (this.pots[pot]?.amount ?? 0) - (this.rake[pot] ?? 0), 0);
  }

  private room(pots: readonly number[]): Chips {
    return pots.reduce((total, pot) => total + (this.left[pot] ?? 0), 0);
  }

  private names(seats: readonly Seat[]): Param {
    return names(seats.map((seat) => this.nameOf(seat)));
  }

  private nameOf(seat: Seat): string {
    return this.table.seating.listed[seat]?.name ?? '?';
  }
}
