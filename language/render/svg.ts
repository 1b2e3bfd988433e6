/** Writes a scene as stand-alone SVG: without scripts or external resources, and with all text escaped. */
import { escapeMarkup } from './escape';
import type { Frame, HandView, LineView } from './frame';
import type { Theme } from './palette';
import { type PictureParts, pictureOf } from './picture';
import type { Item, RectItem, Scene, TextItem } from './scene';
import { statusWord } from './seatStatus';
import { isBold, svgStyle } from './svgStyle';

export interface SvgOptions extends PictureParts {
  /**
   * `auto`: custom properties, light or dark as the reader prefers (for browsers and editors). A fixed theme writes plain colours and
   * turns right-to-left text by characters instead of properties, for programs that know neither.
   */
  readonly theme?: Theme | 'auto';
  /** Font families of a fixed theme. */
  readonly fonts?: string;
  /** Corrects letter spacing for a program that misjudges the widths of letters (fixed themes only). */
  readonly spacing?: Spacing;
  /** Splits lines for a program that cannot mix scripts and fonts in one line (fixed themes only). */
  readonly runs?: RunSplitter;
  /** Whether to include the style sheet; a page may link it instead. Default: true. */
  readonly style?: boolean;
  /** Prefix of every id, so that a page can contain several pictures. */
  readonly id?: string;
  /** Width in pixels of a stand-alone file. Default: the picture fills its container. */
  readonly width?: number;
}

/**
 * Returns the space to add before each character of a text, in the units of `size`, for programs that leave it out.
 * Null: none is needed.
 */
export type Spacing = (text: string, size: number, bold: boolean) => readonly number[] | null;

/** A piece of a line, in its own font. */
export interface TextRun {
  readonly text: string;
  readonly fonts: string;
  /** As `Spacing` gives it. */
  readonly spaces: readonly number[] | null;
  /** Distance from the left side of the line. */
  readonly x: number;
  readonly width: number;
}

/** Returns the runs of a line from left to right. Null: the line is drawn as a whole. */
export type RunSplitter = (
  text: string,
  size: number,
  bold: boolean,
  direction: 'ltr' | 'rtl',
) => readonly TextRun[] | null;

/** The picture of a frame. */
export function svgOf(hand: HandView, line: LineView, frame: Frame, options: SvgOptions = {}): string {
  return sceneSvg(pictureOf(hand, line, frame, options), hand, describe(hand, line, frame), options);
}

export interface Description {
  readonly title: string;
  readonly text: string;
}

/**
 * Describes the picture for readers who cannot see it.
 * @internal for tests and scripts
 */
export function describe(hand: HandView, line: LineView, frame: Frame): Description {
  const { words } = hand;
  const seats = frame.seats.map((seat) => {
    const facts = [
      seat.position ?? '',
      hand.kind === 'ledger' ? `${words.paid} ${seat.paid.text}` : `${words.stack} ${seat.stack.text}`,
      seat.bet.chips === 0 || hand.kind === 'ledger' ? '' : `${words['street-bet']} ${seat.bet.text}`,
      statusWord(seat, frame, words),
      seat.won === null ? '' : `${words.award} ${seat.won.text}`,
    ];
    return `${isolated(seat.name)}: ${facts.filter((fact) => fact !== '').join(hand.listSeparator)}`;
  });
  const layers = frame.pots?.layers.map(({ description }) => description) ?? [];
  const rest = [frame.pots?.refund?.label, frame.pots?.bets?.description, frame.next?.heading ?? frame.idleReason];
  const what = [frame.streetName, frame.potLabel];
  const parts = [...what, ...frame.events.map(({ text }) => text), ...seats, ...layers, ...rest];
  const sentences = parts.filter((part) => part !== undefined && part !== null).map(stopped);
  const title = [line.title, frame.streetName].filter((part) => part !== null).join(' — ');
  return { title, text: sentences.join(' ') };
}

/** Adds a full stop unless the sentence has one. */
const stopped = (sentence: string): string => (/[.!?…।؟][\u2069”"]*$/.test(sentence) ? sentence : `${sentence}.`);

const isolated = (name: string): string => `\u2068${name}\u2069`;

function sceneSvg(scene: Scene, hand: HandView, description: Description, options: SvgOptions): string {
  const { theme = 'auto', style = true, id = 'hs', width, fonts } = options;
  const { width: w, height: h } = scene;
  const size = width === undefined ? '' : ` width="${width}" height="${Math.round((h * width) / w)}"`;
  const write = new Writer(`${id}-hatch`, theme !== 'auto', options);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="handscript hs-picture" viewBox="0 0 ${w} ${h}"${size} role="img" lang="${escapeMarkup(hand.language)}" direction="${hand.direction}" aria-labelledby="${id}-title ${id}-desc">`,
    `<title id="${id}-title">${escapeMarkup(description.title)}</title>`,
    `<desc id="${id}-desc">${escapeMarkup(description.text)}</desc>`,
    style ? `<style>${svgStyle(theme, fonts)}</style>` : '',
    `<defs><pattern id="${id}-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line class="hs-hatch" x1="0" y1="0" x2="0" y2="7"/></pattern></defs>`,
    `<rect class="hs-paper" x="0" y="0" width="${w}" height="${h}"/>`,
    ...scene.items.map((item) => write.item(item)),
    '</svg>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

class Writer {
  constructor(
    private readonly hatch: string,
    /** Whether the program that reads the file supports neither `direction` nor `unicode-bidi`. */
    private readonly turnsItself: boolean,
    private readonly program: Pick<SvgOptions, 'spacing' | 'runs'>,
  ) {}

  item(item: Item): string {
    switch (item.kind) {
      case 'rect':
        return this.rect(item);
      case 'ellipse': {
        const { x, y, width, height, look } = item;
        return `<ellipse class="hs-${look}" cx="${n(x + width / 2)}" cy="${n(y + height / 2)}" rx="${n(width / 2)}" ry="${n(height / 2)}"/>`;
      }
      case 'text':
        return this.text(item);
    }
  }

  private rect({ look, x, y, width, height, round, hatched, title }: RectItem): string {
    const box = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${round}"`;
    const tooltip = title === undefined ? '' : `<title>${escapeMarkup(title)}</title>`;
    const shape =
      tooltip === '' ? `<rect class="hs-${look}" ${box}/>` : `<rect class="hs-${look}" ${box}>${tooltip}</rect>`;
    return hatched === true ? `${shape}\n<rect fill="url(#${this.hatch})" ${box} pointer-events="none"/>` : shape;
  }

  private text(item: TextItem): string {
    const { look, x, y, width, height, size, anchor, struck } = item;
    const at = anchor === 'left' ? x : anchor === 'middle' ? x + width / 2 : x + width;
    const baseline = y + height / 2 + size * 0.35;
    const line = struck === true ? ' text-decoration="line-through"' : '';
    const place = `class="hs-text-${look}" x="${n(at)}" y="${n(baseline)}" font-size="${size}"${line}`;
    return this.turnsItself ? this.textWithControls(item, place, at) : textWithProperties(item, place);
  }

  /** For programs without support for text direction: isolates set the direction, and each run of a font has its own position. */
  private textWithControls({ look, text, size, anchor, direction }: TextItem, place: string, at: number): string {
    const side = SIDE_OF_ANCHOR[anchor];
    const runs = this.program.runs?.(text, size, isBold(look), direction) ?? null;
    if (runs !== null) return `<text ${place} xml:space="preserve">${spans(runs, at, side)}</text>`;
    const turned = direction === 'rtl' ? `\u2067${text}\u2069` : text;
    const spaces = this.program.spacing?.(turned, size, isBold(look)) ?? null;
    const added = spaces === null ? '' : ` dx="${anchored(spaces, side).map(n).join(' ')}"`;
    return `<text ${place} text-anchor="${side}"${added}>${escapeMarkup(turned)}</text>`;
  }
}

const SIDE_OF_ANCHOR = { left: 'start', middle: 'middle', right: 'end' } as const;

/** For browsers, where a right-to-left line starts on the right. */
function textWithProperties({ text, anchor, direction }: TextItem, place: string): string {
  const isRightToLeft = direction === 'rtl';
  const side = anchor === 'middle' ? 'middle' : (anchor === 'left') === isRightToLeft ? 'end' : 'start';
  return `<text ${place} text-anchor="${side}" direction="${direction}" unicode-bidi="isolate">${escapeMarkup(text)}</text>`;
}

/** Each run has its own position, so that a program shapes it separately. */
function spans(runs: readonly TextRun[], at: number, anchor: 'start' | 'middle' | 'end'): string {
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const left = at - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
  const written = runs.map(({ text, fonts, spaces, x }) => {
    const added = spaces === null ? '' : ` dx="${spaces.map(n).join(' ')}"`;
    return `<tspan x="${n(left + x)}" font-family="${escapeMarkup(fonts)}"${added}>${escapeMarkup(text)}</tspan>`;
  });
  return written.join('');
}

/** The added space is part of the width, by which the text is moved to its anchor. */
function anchored(spaces: readonly number[], anchor: 'start' | 'middle' | 'end'): number[] {
  const total = spaces.reduce((sum, space) => sum + space, 0);
  const [first = 0, ...rest] = spaces;
  return [first - (anchor === 'start' ? 0 : anchor === 'middle' ? total / 2 : total), ...rest];
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
