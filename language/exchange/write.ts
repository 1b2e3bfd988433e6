/** Writes an imported hand as Handscript text that states the same and replays. */
import { count, name, text } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import { type HandReplay, replayHand } from '../replay/index';
import { parseHand } from '../syntax/index';
import { formatScaled } from '../text/decimal';
import { type BodyLine, bodyLines } from './body';
import { type FoundSetup, setupLines, titleLines, WIDTH } from './head';
import type { ImportedHand, ImportedOutcome } from './model';
import { nameSeats, type WrittenName } from './names';
import { type Note, note } from './notes';
import {
  awardsByRules,
  expectLines,
  netWith,
  potsOf,
  type SourceAwards,
  sourceAwards,
  unitFor,
  winsLines,
} from './outcome';
import { type PlayedHand, playEvents } from './playEvents';

export interface WrittenHand {
  /** The hand, from its `hand` line to its last line break. */
  readonly text: string;
  /** The replay of `text`. */
  readonly replay: HandReplay;
  /** The hand's own notes and those found while writing. */
  readonly notes: readonly Note[];
  /** The one-based line of the file that a place in `text` (zero-based) comes from; null if there is no single one. */
  readonly sourceOf: (line: number, column: number) => number | null;
}

/**
 * Writes a hand. If the source gives the outcome and the rules agree, `expect` lines state it; if they differ, a note says so in
 * the words of `say`. Illegal actions are written as given: the replay reports them.
 */
export function writeHand(hand: ImportedHand, say: (said: Sentence) => string): WrittenHand {
  return new HandTextWriter(hand, say).write();
}

/** Caps on raises to try in turn if the profile's own is too low: the formats do not give the cap. */
const CAPS = ['5/4', '5', 'none'] as const;

/** Chips that nobody received are rake up to this share of the pots; more is not rake. */
const LARGEST_RAKE = 0.2;

class HandTextWriter {
  private readonly names: readonly WrittenName[];
  private readonly notes: Note[];
  private readonly played: PlayedHand;
  /** Decimal places of the chips. */
  private readonly scale: number;
  private found: FoundSetup = { unit: null, rake: null, rules: null };
  private ending: readonly string[] = [];
  private last: HandReplay | null = null;
  /** The lines of the play in the text written last, and the index of the first. */
  private body: readonly BodyLine[] = [];
  private bodyStart = 0;

  constructor(
    private readonly hand: ImportedHand,
    private readonly say: (said: Sentence) => string,
  ) {
    const { names, notes } = nameSeats(hand);
    this.names = names;
    this.notes = [...hand.notes, ...notes];
    // The replay of the setup alone gives the hand at its first decision; its unit allows for the finest amount to come.
    const unit = { units: 1, scale: finestScale(hand) };
    // An amount such as 30.025 has thousandths only if the hand states a unit for them.
    if (unit.scale >= 3) this.found = { ...this.found, unit };
    const start = replayOf(['hand', ...setupLines(hand, names, { ...this.found, unit })].join('\n'));
    this.scale = start.scale;
    this.played =
      start.main.state === null
        ? { events: [], isRegular: true, withoutActor: 0 }
        : playEvents(start.main.state, start.scale, hand.events);
    if (this.played.withoutActor > 0)
      this.notes.push(note('nobody-to-act', { count: count(this.played.withoutActor) }));
  }

  write(): WrittenHand {
    const played = this.withinCap(this.replay());
    if (played.main.over) this.end(played);
    const replay = this.replay();
    const { body, bodyStart } = this;
    const sourceOf = (line: number, column: number): number | null =>
      body[line - bodyStart]?.sources.findLast((source) => source.column <= column)?.line ?? null;
    return { text: replay.tree.text, replay, notes: this.notes, sourceOf };
  }

  private withinCap(first: HandReplay): HandReplay {
    let replay = first;
    for (const cap of CAPS) {
      if (!replay.problems.some(({ code }) => code === 'betting/raise-cap')) break;
      this.found = { ...this.found, rules: `tda, fl-cap ${cap}` };
      replay = this.replay();
    }
    if (this.found.rules !== null) this.notes.push(note('raise-cap', { cap: text(`rules ${this.found.rules}`) }));
    return replay;
  }

  /** Finds how the hand ends, and the lines and the setup that state it. */
  private end(played: HandReplay): void {
    const { outcome } = this.hand;
    const awards = outcome === null ? null : sourceAwards(outcome, played);
    if (outcome === null || awards === null || awards.awards.includes(null)) {
      if (!played.main.settlement.decided) this.notes.push(note('winner-unknown'));
      return;
    }
    if (!this.findRake(outcome, awards, played)) return;
    this.findUnit(awards, played);
    let replay = this.replay();
    if (!replay.main.settlement.decided) {
      this.ending = winsLines(awards, replay, this.called);
      this.notes.push(note('cards-unknown'));
      replay = this.replay();
    }
    if (this.agrees(awards, replay)) this.ending = [...this.ending, '', ...expectLines(replay, this.called, WIDTH)];
  }

  private findUnit(awards: SourceAwards, played: HandReplay): void {
    const unit = unitFor(awards, played);
    if (unit === null) return;
    this.found = { ...this.found, unit };
    this.notes.push(note('unit', { unit: text(formatScaled(unit.units, unit.scale)) }, this.outcomeLine));
  }

  /** Returns false if the chips paid out cannot have come from the pots. */
  private findRake({ raked }: ImportedOutcome, { awards, scale }: SourceAwards, played: HandReplay): boolean {
    const pots = potsOf(played, scale);
    const paid = awards.reduce<number>((total, award) => total + (award ?? 0), 0);
    const missing = pots - paid;
    const isRake = raked && missing > 0 && missing <= pots * LARGEST_RAKE;
    if (missing !== 0 && !isRake && (raked || Math.abs(missing) >= 10 ** scale)) {
      this.notes.push(
        note(
          'outcome-sum',
          { given: text(formatScaled(paid, scale)), pot: text(formatScaled(pots, scale)) },
          this.outcomeLine,
        ),
      );
      return false;
    }
    if (isRake) {
      this.found = { ...this.found, rake: { units: missing, scale } };
      this.notes.push(note('rake', { rake: text(formatScaled(missing, scale)) }, this.outcomeLine));
    }
    return true;
  }

  private agrees(given: SourceAwards, replay: HandReplay): boolean {
    const scale = Math.max(given.scale, replay.scale);
    const awards = given.awards.map((award) => (award ?? 0) * 10 ** (scale - given.scale));
    const right = awardsByRules(replay, scale);
    const seat = awards.findIndex((award, at) => award !== right?.[at]);
    const award = awards[seat];
    if (award === undefined) return true;
    const net = (of: number): string => formatScaled(netWith(of, replay, seat, scale), scale);
    const byRules = right?.[seat];
    this.notes.push(
      byRules === undefined
        ? note('outcome-open', { name: name(this.called(seat)), given: text(net(award)) }, this.outcomeLine)
        : note(
            'outcome-differs',
            {
              name: name(this.called(seat)),
              given: text(net(award)),
              right: text(net(byRules)),
            },
            this.outcomeLine,
          ),
    );
    return false;
  }

  private get outcomeLine(): number | null {
    return this.hand.outcome?.line ?? null;
  }

  private readonly called = (seat: number): string => this.names[seat]?.called ?? '';

  /** The replay of the current text. */
  private replay(): HandReplay {
    const text = this.text();
    if (this.last?.tree.text !== text) this.last = replayOf(text);
    return this.last;
  }

  private text(): string {
    const { hand, names, played, scale, say } = this;
    const remarks = [
      ...hand.comments.map((parts) => parts.map(say).join(' · ')),
      ...this.notes.filter(({ inHand }) => inHand).map(({ said }) => say(said)),
    ];
    const setup = setupLines(hand, names, this.found);
    const head = [
      ...titleLines(hand.title === null ? null : say(hand.title), remarks),
      ...setup,
      ...(setup.at(-1) === '' ? [] : ['']),
    ];
    this.body = bodyLines(played, names, scale, say);
    this.bodyStart = head.length;
    const parts = [...head, ...this.body.map(({ text: line }) => line), ...this.ending];
    return `${parts.join('\n').trimEnd()}\n`;
  }
}

function replayOf(text: string): HandReplay {
  return replayHand(parseHand(text), null);
}

/** Decimal places of the hand's finest amount, its outcome aside. */
function finestScale({ seats, forced, bets, events }: ImportedHand): number {
  const scales = [
    ...seats.map(({ stack }) => stack?.scale ?? 0),
    ...forced.map(({ amount }) => amount.scale),
    ...(bets === null ? [] : [bets.small.scale, bets.big.scale]),
    ...events.map((event) =>
      event.kind === 'bet-or-raise' && event.amount.of !== 'limit' ? event.amount.total.scale : 0,
    ),
  ];
  return Math.max(...scales, 0);
}
