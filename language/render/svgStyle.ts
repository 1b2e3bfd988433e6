/** Builds the style sheet of pictures. */
import { colourWriter, playerColour, type Theme, variables } from './palette';
import type { TextLook } from './scene';

export const FONTS =
  'system-ui, "Segoe UI", "Noto Sans", Vazirmatn, "Noto Sans Arabic", "Noto Sans Devanagari", "DejaVu Sans", sans-serif';

const SEATS = 10;

const BOLD: ReadonlySet<TextLook> = new Set(['strong', 'on-felt', 'on-card', 'on-card-red', 'on-button']);

export const isBold = (look: TextLook): boolean => BOLD.has(look);

/** Rules for `.hs-…` classes inside a `.handscript` element. `auto`: the theme of the page or editor. */
export function svgStyle(theme: Theme | 'auto', fonts = FONTS): string {
  const of = colourWriter(theme);
  const shape = (name: string, fill: string, stroke?: string, width = 1) =>
    `.hs-${name} { fill: ${fill};${stroke === undefined ? '' : ` stroke: ${stroke}; stroke-width: ${width};`} }`;
  const text = (name: TextLook, fill: string) =>
    `.hs-text-${name} { fill: ${fill};${isBold(name) ? ' font-weight: 700;' : ''} }`;
  const players = Array.from({ length: SEATS }, (_, seat) => [
    shape(`player-${seat}`, playerColour(seat)),
    `.hs-share-${seat} { fill: ${playerColour(seat)}; fill-opacity: 0.38; stroke: ${of('edge')}; stroke-width: 1; }`,
  ]).flat();
  return [
    ...(theme === 'auto' ? [variables] : []),
    `.hs-picture { font-family: ${fonts}; }`,
    shape('paper', of('paper')),
    shape('felt', of('felt'), of('felt-edge'), 2),
    shape('seat', of('seat'), of('edge')),
    shape('seat-acting', of('seat'), of('acting'), 3),
    shape('card', of('card'), of('edge')),
    shape('chip', of('chip'), of('on-felt')),
    shape('button', of('button')),
    shape('dead', of('dead'), of('edge')),
    `.hs-refund { fill: none; stroke: ${of('ink')}; stroke-width: 1.5; stroke-dasharray: 6 4; }`,
    `.hs-hatch { stroke: ${of('ink')}; stroke-width: 1.6; }`,
    ...players,
    text('ink', of('ink')),
    text('soft', of('soft')),
    text('strong', of('ink')),
    text('on-felt', of('on-felt')),
    `.hs-text-on-hatch { fill: ${of('ink')}; stroke: ${of('paper')}; stroke-width: 4; stroke-linejoin: round; paint-order: stroke; }`,
    text('on-card', of('card-ink')),
    text('on-card-red', of('card-red')),
    text('on-button', of('on-button')),
    ...(theme === 'auto' ? [FORCED] : []),
  ].join('\n');
}

/** Forced colours replace those of the players; names and hatching then distinguish the segments. */
const FORCED =
  '@media (forced-colors: active) { [class^="hs-share-"] { fill: Canvas; stroke: CanvasText; } [class^="hs-player-"] { fill: CanvasText; } .hs-text-on-card-red { fill: CanvasText; } }';
