/** Exports a replay as plain data for other programs, in the shape that `schemas/inspect.schema.json` describes. */
import type { Chips, Legal, NoRaiseReason, Seat, Street } from '../poker/types';
import type { HandReplay, LineOfPlay, Player, Step, StepAction } from '../replay/timeline';
import { formatScaled } from '../text/decimal';

/** Chips as a plain decimal string: ASCII digits, `-` if negative, no grouping, no trailing zeros. */
type DecimalString = string;

interface InspectedLegal {
  readonly player: string;
  readonly toCall: DecimalString;
  readonly canCheck: boolean;
  readonly canCall: boolean;
  readonly canRaise: boolean;
  readonly minRaiseTo: DecimalString | null;
  readonly maxRaiseTo: DecimalString | null;
  readonly reason: NoRaiseReason | null;
}

interface InspectedStep {
  readonly line: number;
  readonly street: Street;
  readonly player: string;
  readonly action: StepAction;
  readonly to: DecimalString;
  readonly adds: DecimalString;
  readonly by: DecimalString;
  readonly allIn: boolean;
  readonly pot: DecimalString | null;
  readonly illegal: string | null;
  readonly legal: InspectedLegal | null;
}

export interface InspectedHand {
  readonly title: string | null;
  readonly game: string;
  readonly file: string;
  readonly line: number;
  readonly players: readonly {
    readonly name: string;
    readonly position: Player['position'];
    readonly stack: DecimalString | null;
    readonly cards: readonly string[];
  }[];
  readonly board: readonly string[];
  readonly over: boolean;
  readonly steps: readonly InspectedStep[];
  readonly next: InspectedLegal | null;
  readonly layers:
    | readonly {
        readonly amount: DecimalString;
        readonly contributors: readonly string[];
        readonly eligible: readonly string[];
      }[]
    | null;
  readonly pots: readonly { readonly amount: DecimalString; readonly eligible: readonly string[] }[] | null;
  readonly refunds: readonly { readonly player: string; readonly amount: DecimalString }[];
  readonly awards: readonly { readonly player: string; readonly pot: number; readonly amount: DecimalString }[];
  readonly rake: DecimalString;
  readonly stacks: Readonly<Record<string, DecimalString | null>>;
  readonly net: Readonly<Record<string, DecimalString>> | null;
  readonly branches: readonly InspectedBranch[];
}

interface InspectedBranch extends InspectedHand {
  /** Mark that the branch starts from; null: it starts where it is written. */
  readonly from: string | null;
}

/** Maps the lines of a hand to lines of its file. */
export interface HandLocation {
  /** As given on the command line. */
  readonly file: string;
  /** Line in the file of a line in the hand's own text. */
  readonly lineOf: (line: number) => number;
  /** Line in the file of a line in the text of the file's defaults. */
  readonly defaultsLineOf: (line: number) => number;
}

/** The whole replay of one hand, with its branches nested. */
export function inspectHand(replay: HandReplay, place: HandLocation): InspectedHand {
  const start = replay.tree.statements.find((statement) => statement.kind === 'hand') ?? replay.tree.statements[0];
  return new Inspector(replay, place).line(replay.main, start?.line ?? 0);
}

class Inspector {
  constructor(
    private readonly replay: HandReplay,
    private readonly place: HandLocation,
  ) {}

  line(line: LineOfPlay, startLine: number): InspectedHand {
    const { settlement } = line;
    return {
      title: line.title,
      game: this.replay.game.code,
      file: this.place.file,
      line: this.place.lineOf(startLine),
      players: this.replay.players.map((player, seat) => ({
        name: player.name,
        position: player.position,
        stack: this.amountOrUnknown(player.stack),
        cards: line.cards[seat] ?? player.cards,
      })),
      board: line.board,
      over: line.over,
      steps: line.steps.map((step) => this.step(step)),
      next: line.next && this.legal(line.next),
      layers:
        settlement.layers?.map((layer) => ({
          amount: this.amount(layer.amount),
          contributors: this.names(layer.contributors),
          eligible: this.names(layer.eligible),
        })) ?? null,
      pots:
        settlement.pots?.map((pot) => ({ amount: this.amount(pot.amount), eligible: this.names(pot.eligible) })) ??
        null,
      refunds: settlement.refund
        ? [{ player: this.name(settlement.refund.seat), amount: this.amount(settlement.refund.amount) }]
        : [],
      awards: settlement.awards.map((award) => ({
        player: this.name(award.seat),
        pot: award.pot,
        amount: this.amount(award.amount),
      })),
      rake: this.amount(settlement.rake),
      stacks: this.bySeat(line.stacks, (chips) => this.amountOrUnknown(chips)),
      net: settlement.net && this.bySeat(settlement.net, (chips) => this.amount(chips)),
      branches: line.branches.map((branch) => ({
        ...this.line(branch, branch.branch?.line ?? startLine),
        from: branch.from,
      })),
    };
  }

  private step(step: Step): InspectedStep {
    return {
      line: step.inDefaults ? this.place.defaultsLineOf(step.line) : this.place.lineOf(step.line),
      street: step.street,
      player: this.name(step.seat),
      action: step.action,
      to: this.amount(step.to),
      adds: this.amount(step.adds),
      by: this.amount(step.by),
      allIn: step.allIn,
      pot: step.pot === null ? null : this.amount(step.pot),
      illegal: step.illegal,
      legal: step.legal && this.legal(step.legal),
    };
  }

  private legal(legal: Legal): InspectedLegal {
    return {
      player: this.name(legal.seat),
      toCall: this.amount(legal.toCall),
      canCheck: legal.canCheck,
      canCall: legal.canCall,
      canRaise: legal.canRaise,
      minRaiseTo: legal.minTo === null ? null : this.amount(legal.minTo),
      maxRaiseTo: legal.maxTo === null ? null : this.amountOrUnknown(legal.maxTo),
      reason: legal.reason,
    };
  }

  private bySeat<T>(values: readonly Chips[], show: (chips: Chips) => T): Record<string, T> {
    return Object.fromEntries(values.map((chips, seat) => [this.name(seat), show(chips)]));
  }

  private names(seats: readonly Seat[]): string[] {
    return [...seats].sort((a, b) => a - b).map((seat) => this.name(seat));
  }

  private name(seat: Seat): string {
    return this.replay.players[seat]?.name ?? '';
  }

  private amountOrUnknown(chips: Chips): DecimalString | null {
    return Number.isFinite(chips) ? this.amount(chips) : null;
  }

  private amount(chips: Chips): DecimalString {
    return formatScaled(chips, this.replay.scale);
  }
}
