/** Defines the colours of pictures for each theme, and how a style sheet refers to them. */

export type Theme = 'light' | 'dark';

/** Every text has a contrast of at least 4.5 : 1 to its background in both themes. */
const COLOURS = {
  paper: { light: '#ffffff', dark: '#1e1e1e' },
  ink: { light: '#1b1f24', dark: '#e8e8e8' },
  soft: { light: '#57606a', dark: '#a8b1bb' },
  felt: { light: '#dcefe4', dark: '#1d3b2e' },
  'felt-edge': { light: '#5a8f74', dark: '#4f8a6d' },
  'on-felt': { light: '#12301f', dark: '#e3f4ea' },
  seat: { light: '#f6f8fa', dark: '#2a2d31' },
  edge: { light: '#8c959f', dark: '#6e7781' },
  acting: { light: '#b35900', dark: '#ffb454' },
  card: { light: '#ffffff', dark: '#f4f4f4' },
  'card-ink': { light: '#111111', dark: '#111111' },
  'card-red': { light: '#b3141d', dark: '#b3141d' },
  chip: { light: '#b35900', dark: '#ffb454' },
  button: { light: '#1b1f24', dark: '#f0f0f0' },
  'on-button': { light: '#ffffff', dark: '#1b1f24' },
  dead: { light: '#c9d1d9', dark: '#4b525a' },
} as const satisfies Record<string, Readonly<Record<Theme, string>>>;
type Colour = keyof typeof COLOURS;

/** One colour for each seat, as distinguishable with a colour vision deficiency as ten colours can be. */
const PLAYERS = [
  '#4477aa',
  '#cc6677',
  '#228833',
  '#ccaa33',
  '#aa3377',
  '#44aabb',
  '#885522',
  '#7766bb',
  '#88aa22',
  '#888888',
] as const;

export const playerColour = (seat: number): string => PLAYERS[seat % PLAYERS.length] ?? PLAYERS[0];

/** Colours of the editor's theme, for pictures shown in an editor. */
const OF_EDITOR: Partial<Record<Colour, string>> = {
  paper: '--vscode-editor-background',
  ink: '--vscode-editor-foreground',
  soft: '--vscode-descriptionForeground',
};

const NAMES = Object.keys(COLOURS) as readonly Colour[];

const themed = (theme: Theme): string =>
  NAMES.map((name) => {
    const editor = OF_EDITOR[name];
    const own = COLOURS[name][theme];
    const fallback = editor === undefined ? own : `var(${editor}, ${own})`;
    return `--hs-${name}: var(--handscript-${name}, ${fallback});`;
  }).join(' ');

const forced = NAMES.map(
  (name) => `--hs-${name}: ${/^(paper|felt|seat|card|dead|on-button)$/.test(name) ? 'Canvas' : 'CanvasText'};`,
).join(' ');

/**
 * Custom properties for every theme: `--handscript-…` if the host sets them, then the colours of the editor, then light or dark as
 * the reader prefers or the class of the editor's body says.
 */
export const variables: string = [
  `.handscript { ${themed('light')} }`,
  `@media (prefers-color-scheme: dark) { .handscript { ${themed('dark')} } }`,
  `.vscode-light .handscript { ${themed('light')} }`,
  `.vscode-dark .handscript { ${themed('dark')} }`,
  `.vscode-high-contrast:where(:not(.vscode-high-contrast-light)) .handscript { ${themed('dark')} }`,
  `@media (prefers-contrast: more) { .handscript { --hs-soft: var(--hs-ink); --hs-edge: var(--hs-ink); } }`,
  `.vscode-high-contrast .handscript { --hs-soft: var(--hs-ink); --hs-edge: var(--vscode-contrastBorder, var(--hs-ink)); }`,
  `@media (forced-colors: active) { .handscript { ${forced} forced-color-adjust: none; } }`,
].join('\n');

/** Writes a colour as its custom property, or as a plain value for programs without custom properties. */
export function colourWriter(theme: Theme | 'auto'): (name: Colour) => string {
  return theme === 'auto' ? (name) => `var(--hs-${name})` : (name) => COLOURS[name][theme];
}
