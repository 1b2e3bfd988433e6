/** The forced bets of a hand: antes, blinds, straddles and posts, from the lines that state them. */
import { chips } from '../../diagnostics/params';
import { isTooSmallToStraddle } from '../../poker/forcedBets';
import type { Chips, ForcedBet, Seat } from '../../poker/types';
import type { AmountNode, Statement } from '../../syntax/tree';
import type { Blinds } from './blinds';
import type { SetupContext } from './setupContext';
import type { LineSource, SetupLine } from './setupLines';

/** A forced bet with the line that states it. */
export interface StatedForcedBet extends ForcedBet, LineSource {}

/** Returns the forced bets in the order of their lines. `stacks` are in seat order. */
export function readForcedBets(
  context: SetupContext,
  blinds: Blinds,
  bomb: Chips | null,
  stacks: readonly Chips[],
): readonly StatedForcedBet[] {
  const reader = new ForcedBetReader(context, blinds, stacks);
  reader.addAntes();
  const bombLine = context.source.lines.first('bomb');
  if (bombLine) reader.addForEach(bomb, sourceOf(bombLine));
  else {
    reader.addBlinds();
    reader.addStraddles();
    reader.addPosts();
  }
  return reader.bets;
}

/** Whether a bet sets a price for preflop: posts and an ante for all do not. */
export function hasPricedBet(forced: readonly ForcedBet[]): boolean {
  return forced.some(({ kind }) => kind === 'blind' || kind === 'straddle' || kind === 'ante');
}

/** Each player's own ante in chips, also in a spot, where nobody posts it; 0 if there is none. */
export function ownAnte({ source, amounts }: SetupContext): Chips {
  const amount = source.lines.all('ante').find(({ node }) => node.by === null)?.node.amount;
  return amount?.form === 'number' ? (amounts.chips(amount) ?? 0) : 0;
}

const sourceOf = ({ node, inDefaults }: SetupLine<Statement & { readonly line: number }>): LineSource => ({
  line: node.line,
  inDefaults,
});

class ForcedBetReader {
  readonly bets: StatedForcedBet[] = [];

  constructor(
    private readonly context: SetupContext,
    private readonly blinds: Blinds,
    private readonly stacks: readonly Chips[],
  ) {}

  addAntes(): void {
    const { context } = this;
    for (const line of context.source.lines.all('ante')) {
      const { node, inDefaults } = line;
      const amount = context.chips(node.amount, inDefaults);
      if (node.by) {
        this.add('dead-ante', context.find(node.by, inDefaults), amount, sourceOf(line));
        continue;
      }
      if (amount !== null && this.isLikeBigBlind(amount)) this.reportBigBlindForEach(node.amount, amount, inDefaults);
      this.addForEach(amount, sourceOf(line));
    }
  }

  /** Every player's own ante. */
  addForEach(amount: Chips | null, source: LineSource): void {
    for (let seat = 0; seat < this.stacks.length; seat++) this.add('ante', seat, amount, source);
  }

  addBlinds(): void {
    const { context, blinds } = this;
    const line = context.source.lines.first('blinds');
    if (line?.node.by) {
      this.add('blind', context.find(line.node.by, line.inDefaults), blinds.big, blinds.source);
      return;
    }
    const { seating } = context;
    this.add('blind', seating.smallBlind, blinds.small, blinds.source);
    this.add('blind', seating.bigBlind, blinds.big, blinds.source);
    blinds.rest.forEach((amount, index) => {
      this.addThirdBlind(amount, index, line?.node.amounts[2 + index] ?? null);
    });
  }

  /** A third amount of the `blinds` line is a straddle, or an ante if it is too small for one. */
  private addThirdBlind(amount: Chips, index: number, node: AmountNode | null): void {
    const { big, source } = this.blinds;
    const seat = this.straddlerAt(index);
    if (seat === null || amount <= 0 || !this.isTooSmall(amount, big ?? 0, seat)) {
      this.add('straddle', seat, amount, source);
      return;
    }
    this.reportTooSmall(node, amount, source.inDefaults, 'setup/bad-amount.third-blind');
    // Elsewhere antes are written this way: as much as a big blind is one ante for all, less is everybody's own.
    if (amount === big) this.add('dead-ante', this.context.seating.bigBlind, amount, source);
    else this.addForEach(amount, source);
  }

  addStraddles(): void {
    const { context, blinds } = this;
    let highest = blinds.rest.reduce((most, amount) => Math.max(most, amount), blinds.big ?? 0);
    for (const line of context.source.lines.all('straddle')) {
      const { node, inDefaults } = line;
      const amount = context.chips(node.amount, inDefaults) ?? 2 * highest;
      highest = Math.max(highest, amount);
      const seat = node.player === null ? this.nextStraddler() : context.find(node.player, inDefaults);
      if (seat !== null && blinds.big !== null && this.isTooSmall(amount, blinds.big, seat)) {
        this.reportTooSmall(node.amount, amount, inDefaults, 'setup/bad-amount.straddle');
      }
      this.add('straddle', seat, amount, sourceOf(line));
    }
  }

  addPosts(): void {
    const { context } = this;
    for (const { player, dead, amount, line } of context.source.lines.posts) {
      if (player === null) continue;
      const kind = dead ? 'post-dead' : 'post';
      const seat = context.find(player, false);
      this.add(kind, seat, context.chips(amount, false), { line, inDefaults: false });
    }
  }

  private add(kind: ForcedBet['kind'], seat: Seat | null, amount: Chips | null, source: LineSource): void {
    if (seat === null || amount === null || amount <= 0) return;
    this.bets.push({ kind, seat, amount, line: source.line, inDefaults: source.inDefaults });
  }

  /** `straddle 4` without a player is the next seat's, as a further amount of the `blinds` line is. */
  private nextStraddler(): Seat | null {
    return this.straddlerAt(this.bets.filter(({ kind }) => kind === 'straddle').length);
  }

  /** The seat of a straddle by its number; straddle 0 is next to the big blind. */
  private straddlerAt(index: number): Seat | null {
    const { bigBlind } = this.context.seating;
    return bigBlind === null ? null : (bigBlind + 1 + index) % this.stacks.length;
  }

  private isTooSmall(amount: Chips, bigBlind: Chips, seat: Seat): boolean {
    return isTooSmallToStraddle(amount, bigBlind, this.stacks[seat] ?? amount);
  }

  /** Everybody's ante of a big blind is probably one ante for all; in short deck it is usual, heads-up it is as much. */
  private isLikeBigBlind(ante: Chips): boolean {
    const { source, game } = this.context;
    const isOneBlind = source.lines.first('blinds')?.node.by;
    return ante > 0 && ante === this.blinds.big && !isOneBlind && this.stacks.length > 2 && game.deck !== 'short';
  }

  private reportBigBlindForEach(node: AmountNode | null, ante: Chips, inDefaults: boolean): void {
    const { context } = this;
    context.source.report.add(
      'setup/bad-amount',
      context.placeOf(node, inDefaults),
      { amount: chips(ante), total: chips(ante * this.stacks.length) },
      { message: 'setup/bad-amount.each-ante', severity: 'hint', topic: 'ante-format' },
    );
  }

  private reportTooSmall(node: AmountNode | null, amount: Chips, inDefaults: boolean, message: string): void {
    const params = { amount: chips(amount), big: chips(this.blinds.big ?? 0) };
    const place = this.context.placeOf(node, inDefaults);
    this.context.source.report.add('setup/bad-amount', place, params, { message, topic: 'straddles' });
  }
}
