/** Draws the bar of a layer without any text; the figure puts the text next to it, where it can wrap. */
import { escapeMarkup } from './escape';
import type { BarView, PotsView } from './frame';

const LENGTH = 1000;
const HEIGHT = 22;

/** The length of the bar is its share of the largest amount. It grows from the side on which lines of the language begin. */
export function barSvg(
  bar: BarView | NonNullable<PotsView['refund']>,
  largest: number,
  direction: 'ltr' | 'rtl',
  id: string,
): string {
  const whole = bar.amount.chips ?? 0;
  const length = Math.max(20, (LENGTH * whole) / largest);
  const rects: string[] = [];
  let from = 0;
  const add = (look: string, chips: number, title: string, hatched: boolean): void => {
    const width = (length * chips) / Math.max(1, whole);
    const x = direction === 'rtl' ? LENGTH - from - width : from;
    const box = `x="${round(x)}" y="1" width="${round(width)}" height="${HEIGHT - 2}"`;
    rects.push(`<rect class="hs-${look}" ${box}><title>${escapeMarkup(title)}</title></rect>`);
    if (hatched) rects.push(`<rect fill="url(#${id}-hatch)" ${box} pointer-events="none"/>`);
    from += width;
  };
  if ('shares' in bar) {
    for (const { seat, name, amount, folded } of bar.shares)
      add(`share-${seat % 10}`, amount.chips ?? 0, `${name} ${amount.text}`, folded);
    if (bar.dead !== null) add('dead', bar.dead.chips ?? 0, bar.dead.text, false);
  } else add('refund', whole, bar.label, false);
  const hatch = rects.some((rect) => rect.startsWith('<rect fill'))
    ? `<defs><pattern id="${id}-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line class="hs-hatch" x1="0" y1="0" x2="0" y2="9"/></pattern></defs>`
    : '';
  return `<svg class="hs-bar" viewBox="0 0 ${LENGTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${hatch}${rects.join('')}</svg>`;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
