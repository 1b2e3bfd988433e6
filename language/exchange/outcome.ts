/** Compares the outcome that the source gives with the outcome under the rules. */

import type { Chips } from '../poker/types';
import type { HandReplay, LineOfPlay } from '../replay/index';
import { type Decimal, decimal, formatScaled, toScaled } from '../text/decimal';
import type { ImportedOutcome } from './model';

/** What each seat wins from the pots according to the source, in chips of `scale`; null: not given, or not exact. */
export interface SourceAwards {
  readonly scale: number;
  readonly awards: readonly (Chips | null)[];
}

/**
 * Returns the awards that the source gives, without refunds: a finishing stack is the remaining stack, the refund and the award
 * together; a net result is the award and the refund minus what was paid.
 */
export function sourceAwards(outcome: ImportedOutcome, replay: HandReplay): SourceAwards | null {
  const { state, settlement } = replay.main;
  if (state === null || settlement.pots === null) return null;
  const scale = Math.max(replay.scale, ...outcome.amounts.map((amount) => amount?.scale ?? 0));
  const up = 10 ** (scale - replay.scale);
  const awards = state.players.map((player, seat) => {
    const amount = outcome.amounts[seat];
    const given = amount === undefined || amount === null ? null : toScaled(amount, scale);
    const refund = settlement.refund?.seat === seat ? settlement.refund.amount : 0;
    const paid = player.handPaid + player.deadPaid;
    return given === null ? null : given - besideAward(outcome.kind, player.stack + refund, refund - paid) * up;
  });
  // A player who folded wins nothing, whether the source says so or not.
  const known = awards.map((award, seat) => (state.players[seat]?.folded && award === null ? 0 : award));
  return { scale, awards: outcome.kind === 'collected' ? withoutRefund(known, replay, scale) : known };
}

/** Rooms count an uncalled blind as collected by its player; the collected chips are then the pots and the refund. */
function withoutRefund(
  awards: readonly (Chips | null)[],
  replay: HandReplay,
  scale: number,
): readonly (Chips | null)[] {
  const { refund } = replay.main.settlement;
  const back = (refund?.amount ?? 0) * 10 ** (scale - replay.scale);
  const collected = awards.reduce<number>((total, award) => total + (award ?? 0), 0);
  if (refund === null || collected !== potsOf(replay, scale) + back) return awards;
  return awards.map((award, seat) => (seat === refund.seat && award !== null ? award - back : award));
}

/** The part of a given amount that is not the award, in chips of the hand. */
function besideAward(kind: ImportedOutcome['kind'], stackWithRefund: Chips, netWithoutAward: Chips): Chips {
  switch (kind) {
    case 'collected':
      return 0;
    case 'finishing':
      return stackWithRefund;
    case 'net':
      return netWithoutAward;
  }
}

/** The awards under the rules, by seat, in chips of `wanted` decimal places; null until the pots are decided. */
export function awardsByRules({ main, scale }: HandReplay, wanted: number): readonly Chips[] | null {
  if (!main.settlement.decided) return null;
  const up = 10 ** (wanted - scale);
  return main.stacks.map((_, seat) => awardOf(main, seat) * up);
}

function awardOf({ settlement }: LineOfPlay, seat: number): Chips {
  return settlement.awards.reduce((total, award) => (award.seat === seat ? total + award.amount : total), 0);
}

/** The net result of a seat with an award; both in chips of `wanted` decimal places. */
export function netWith(award: Chips, { main, scale }: HandReplay, seat: number, wanted: number): Chips {
  const player = main.state?.players[seat];
  const refund = main.settlement.refund?.seat === seat ? main.settlement.refund.amount : 0;
  return award + (refund - (player?.handPaid ?? 0) - (player?.deadPaid ?? 0)) * 10 ** (wanted - scale);
}

/** The sum of all pots, in chips of `wanted` decimal places. */
export function potsOf({ main, scale }: HandReplay, wanted: number): Chips {
  return (main.settlement.pots ?? []).reduce((total, pot) => total + pot.amount, 0) * 10 ** (wanted - scale);
}

/** A finer division of one chip is rounding, not a smaller chip. */
const MAX_PIECES = 100;

/** The smallest chip that the awards need, if the hand's own is too large. */
export function unitFor({ awards, scale }: SourceAwards, replay: HandReplay): Decimal | null {
  const unit = replay.unit * 10 ** (scale - replay.scale);
  const needed = awards.reduce<number>((size, award) => divisor(size, Math.abs(award ?? 0)), unit);
  return needed < unit && unit / needed <= MAX_PIECES ? decimal(needed, scale) : null;
}

function divisor(a: number, b: number): number {
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

/** `expect A net +5, B net -5`: everybody whose chips changed, in lines of at most `width`. */
export function expectLines(replay: HandReplay, called: (seat: number) => string, width: number): string[] {
  const facts = (replay.main.settlement.net ?? []).flatMap((net, seat) =>
    net === 0 ? [] : [`${called(seat)} net ${net > 0 ? '+' : ''}${formatScaled(net, replay.scale)}`],
  );
  const lines: string[] = [];
  for (const fact of facts) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + fact.length + 2 <= width) lines[lines.length - 1] = `${line}, ${fact}`;
    else lines.push(`expect ${fact}`);
  }
  return lines;
}

/** `A wins 300`: one line per winner, those who contested least first, so that each line takes its own pots. */
export function winsLines(
  { awards, scale }: SourceAwards,
  replay: HandReplay,
  called: (seat: number) => string,
): string[] {
  const winners = awards
    .flatMap((award, seat) => (award !== null && award > 0 ? [{ seat, award }] : []))
    .sort((a, b) => paid(replay, a.seat) - paid(replay, b.seat));
  if (winners.length === 1) return winners.map(({ seat }) => `${called(seat)} wins`);
  return winners.map(({ seat, award }) => `${called(seat)} wins ${formatScaled(award, scale)}`);
}

function paid({ main }: HandReplay, seat: number): Chips {
  return main.state?.players[seat]?.handPaid ?? 0;
}
