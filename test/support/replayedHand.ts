/** The replay of a hand in short form, for tests of games, forced bets, rules and settlement. */
import { formatSentence } from '../../language/messages/index';
import { replayHand } from '../../language/replay/index';
import type { HandReplay } from '../../language/replay/timeline';
import { parseHand } from '../../language/syntax/index';
import { formatScaled } from '../../language/text/decimal';

const FORCED = new Set(['ante', 'blind', 'straddle', 'post', 'post-dead']);

/** Replays a text; problems fail the test. */
export function replayedHand(text: string, defaults?: string): ReplayedHand {
  const hand = new ReplayedHand(replayed(text, defaults));
  if (hand.findings.length > 0) throw new Error(`${text}\n${hand.findings.join('\n')}`);
  return hand;
}

/** `code: message` of every finding in a text. */
export function findingsIn(text: string, defaults?: string): string[] {
  return new ReplayedHand(replayed(text, defaults)).findings;
}

function replayed(text: string, defaults: string | undefined): HandReplay {
  const setup = defaults === undefined ? null : parseHand(defaults);
  return replayHand(parseHand(text, setup === null ? {} : { names: setup.names }), setup);
}

export class ReplayedHand {
  constructor(readonly replay: HandReplay) {}

  get findings(): string[] {
    const { problems, scale } = this.replay;
    return problems.map((p) => `${p.code}: ${formatSentence(p, { language: 'en', scale, digits: 'latin' })}`);
  }

  /** `UTG: fold, call 200, raise 400-1000`, a deep stack's end being `deep`; `nobody` when the betting is closed. */
  get next(): string {
    const { next } = this.replay.main;
    if (next === null) return 'nobody';
    const parts: string[] = [];
    if (next.canFold) parts.push('fold');
    if (next.canCheck) parts.push('check');
    if (next.canCall) parts.push(`call ${this.chips(next.toCall)}`);
    if (next.canRaise)
      parts.push(`${next.opening ? 'bet' : 'raise'} ${this.chips(next.minTo)}-${this.chips(next.maxTo)}`);
    else if (next.reason !== null) parts.push(next.reason);
    return `${this.name(next.seat)}: ${parts.join(', ')}`;
  }

  /** The forced bets as posted, `BB blind 200`, with the street total where it differs, and `all-in`. */
  get posted(): string[] {
    return this.replay.main.steps
      .filter((step) => FORCED.has(step.action))
      .map(({ seat, action, adds, to, allIn }) =>
        [
          this.name(seat),
          action,
          this.chips(adds),
          ...(to === adds ? [] : [`to ${this.chips(to)}`]),
          ...(allIn ? ['all-in'] : []),
        ].join(' '),
      );
  }

  /** All chips paid; null if the starting pot is unknown. */
  get pot(): string | null {
    const pot = this.replay.main.steps.at(-1)?.pot ?? null;
    return pot === null ? null : this.chips(pot);
  }

  /** `560 A B C`, lowest first. */
  get layers(): string[] {
    return (this.replay.main.settlement.layers ?? []).map((layer) => this.share(layer.amount, layer.eligible));
  }

  /** `560 A B C`, the main pot first. */
  get pots(): string[] {
    return (this.replay.main.settlement.pots ?? []).map((pot) => this.share(pot.amount, pot.eligible));
  }

  get refund(): string | null {
    const { refund } = this.replay.main.settlement;
    return refund === null ? null : this.share(refund.amount, [refund.seat]);
  }

  /** What each player wins of each pot, `A 560`, from the second pot on `A 100 of 1`. */
  get awards(): string[] {
    return this.replay.main.settlement.awards.map(
      ({ seat, amount, pot }) => `${this.name(seat)} ${this.chips(amount)}${pot === 0 ? '' : ` of ${pot}`}`,
    );
  }

  get rake(): string {
    return this.chips(this.replay.main.settlement.rake);
  }

  /** Change of every stack, in seat order; null until decided. */
  get nets(): string[] | null {
    return this.replay.main.settlement.net?.map((net) => this.chips(net)) ?? null;
  }

  /** Remaining stacks, in seat order. */
  get stacks(): string[] {
    return this.replay.main.stacks.map((stack) => this.chips(stack));
  }

  private name(seat: number): string {
    return this.replay.players[seat]?.name ?? '?';
  }

  private share(amount: number, seats: readonly number[]): string {
    return [this.chips(amount), ...seats.map((seat) => this.name(seat))].join(' ');
  }

  private chips(value: number | null): string {
    if (value === null) return '-';
    return Number.isFinite(value) ? formatScaled(value, this.replay.scale) : 'deep';
  }
}
