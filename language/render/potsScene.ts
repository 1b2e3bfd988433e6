/** Draws the pots as bars: one for each layer, lowest first, with a segment for the share of each player. The refund is a separate bar. */
import type { AmountView, BarView, FigureWords, HandView, PotsView } from './frame';
import { fitText, shorten, textWidth, wrap } from './measure';
import { type Item, LINE, textItem } from './scene';
import { WIDTH } from './tableScene';

const SIDE = 24;
/** Room for the bars; the eligible players are listed next to them. */
const BAR_ROOM = 480;
const BESIDE = BAR_ROOM + 20;
const BAR_HEIGHT = 26;
const SIZES = { heading: 16, label: 14, text: 12.5, segment: 11.5 };
const GAP = 16;

/** The part of a bar that is the share of one player. */
interface Segment {
  readonly look: `share-${number}` | 'dead' | 'refund';
  readonly name: string;
  readonly amount: AmountView;
  readonly hatched: boolean;
  readonly width: number;
}

export class PotsScene {
  readonly items: Item[] = [];
  height = 0;
  private readonly largest: number;
  private readonly words: FigureWords;

  constructor(
    private readonly hand: HandView,
    private readonly pots: PotsView,
    private readonly top: number,
  ) {
    this.words = hand.words;
    const bars = [...pots.layers, ...(pots.bets === null ? [] : [pots.bets])];
    const amounts = [...bars.map(({ amount }) => amount), ...(pots.refund === null ? [] : [pots.refund.amount])];
    this.largest = Math.max(1, ...amounts.map(({ chips }) => chips ?? 0));
    // The heading is for layers; bets alone have their own label.
    if (pots.layers.length > 0) this.heading();
    for (const bar of bars) this.layer(bar);
    this.refund();
  }

  private get y(): number {
    return this.top + this.height;
  }

  private heading(): void {
    const text = fitText(this.words.pots, WIDTH - 2 * SIDE, SIZES.heading, 12, true);
    this.text(0, text, 'strong');
    this.height += SIZES.heading * LINE + 6;
  }

  /** A text at a distance from the side where the language begins. */
  private text(
    from: number,
    { text, size, width }: { readonly text: string; readonly size: number; readonly width: number },
    look: 'ink' | 'soft' | 'strong',
    y = this.y,
  ): void {
    const { direction } = this.hand;
    const rtl = direction === 'rtl';
    const x = rtl ? WIDTH - SIDE - from : SIDE + from;
    this.items.push(textItem(x, y, { text, size, width, look, anchor: rtl ? 'right' : 'left', direction }));
  }

  private lines(from: number, room: number, text: string, look: 'ink' | 'soft', y: number): number {
    const size = SIZES.text;
    const lines = wrap(text, room, size, 3);
    for (const [index, line] of lines.entries())
      this.text(from, { text: line, size, width: textWidth(line, size) }, look, y + index * size * LINE);
    return lines.length * size * LINE;
  }

  private layer(layer: BarView): void {
    const begin = this.y;
    const label = fitText(layer.label, BAR_ROOM, SIZES.label, 9, true);
    this.text(0, label, 'strong');
    this.height += SIZES.label * LINE + 3;
    this.bar(layer);
    this.height += BAR_HEIGHT + 4;
    const parts = layer.shares.map(({ name, amount, folded }) => this.part(shortName(name), amount, folded));
    if (layer.dead !== null) parts.push(this.part(this.words.dead, layer.dead, false));
    this.height += this.lines(0, BAR_ROOM, parts.join(' + '), 'soft', this.y);
    const eligible = layer.eligible.map((name) => isolate(shortName(name))).join(this.hand.listSeparator);
    const beside = begin + SIZES.label * LINE + 3;
    const room = WIDTH - 2 * SIDE - BESIDE;
    const used = this.lines(BESIDE, room, `${this.words.eligible}: ${eligible}`, 'ink', beside);
    this.height = Math.max(this.height, beside + used - this.top) + GAP;
  }

  private part(name: string, amount: AmountView, folded: boolean): string {
    // Non-breaking spaces keep name and amount in one line.
    const label = `${isolate(name.replaceAll(' ', '\u00a0'))}\u00a0${isolate(amount.text)}`;
    return folded ? `${label}\u00a0(${this.words.folded})` : label;
  }

  private bar(layer: BarView): void {
    const whole = layer.amount.chips ?? 0;
    const length = this.lengthOf(whole);
    const widthOf = ({ chips }: AmountView): number => (length * (chips ?? 0)) / Math.max(1, whole);
    const segments: Segment[] = layer.shares.map(({ seat, name, amount, folded }) => ({
      look: `share-${seat}`,
      name,
      amount,
      hatched: folded,
      width: widthOf(amount),
    }));
    if (layer.dead !== null)
      segments.push({
        look: 'dead',
        name: this.words.dead,
        amount: layer.dead,
        hatched: false,
        width: widthOf(layer.dead),
      });
    this.segments(segments);
  }

  /** All segments of a bar have the same kind of label: name and amount if there is room in each, otherwise the amount, otherwise nothing. */
  private segments(segments: readonly Segment[]): void {
    const wordings = [
      ({ name, amount }: Segment) => `${isolate(name)} ${isolate(amount.text)}`,
      ({ amount }: Segment) => amount.text,
    ];
    const fits = wordings.find((labelOf) =>
      segments.every((segment) => textWidth(labelOf(segment), SIZES.segment) <= segment.width - 8),
    );
    let from = 0;
    for (const segment of segments) {
      this.segment(from, segment, fits?.(segment) ?? null);
      from += segment.width;
    }
  }

  private lengthOf(chips: number): number {
    return Math.max(30, (BAR_ROOM * chips) / this.largest);
  }

  private segment(from: number, { look, name, amount, hatched, width }: Segment, label: string | null): void {
    const { direction } = this.hand;
    const x = direction === 'rtl' ? WIDTH - SIDE - from - width : SIDE + from;
    const title = `${isolate(name)} ${isolate(amount.text)}`;
    this.items.push({ kind: 'rect', look, round: 2, x, y: this.y, width, height: BAR_HEIGHT, hatched, title });
    if (label === null) return;
    const size = SIZES.segment;
    const y = this.y + (BAR_HEIGHT - size * LINE) / 2;
    const text = {
      text: label,
      size,
      width: textWidth(label, size),
      look: hatched ? 'on-hatch' : 'ink',
      anchor: 'middle',
      direction,
    } as const;
    this.items.push(textItem(x + width / 2, y, text));
  }

  private refund(): void {
    const { refund } = this.pots;
    if (refund === null) return;
    this.height += GAP / 2;
    const label = fitText(refund.label, WIDTH - 2 * SIDE, SIZES.label, 9, true);
    this.text(0, label, 'strong');
    this.height += SIZES.label * LINE + 3;
    const { name, amount } = refund;
    const width = this.lengthOf(amount.chips ?? 0);
    this.segments([{ look: 'refund', name, amount, hatched: false, width }]);
    this.height += BAR_HEIGHT + GAP;
  }
}

const LONGEST_NAME = 110;

/** Shortens a name that is listed among several. */
const shortName = (name: string): string => shorten(name, LONGEST_NAME, SIZES.text);

const isolate = (text: string): string => `\u2068${text}\u2069`;
