/** Renders pictures as PNG. The renderer and the fonts are optional packages that are loaded on demand. */
import { createRequire } from 'node:module';
import { escapeMarkup } from '../../language/render/escape';
import type { RunSplitter, Spacing, TextRun } from '../../language/render/svg';
import { type FontPiece, piecesOf } from './pieces';

const load = createRequire(import.meta.url);

const RENDERER = '@resvg/resvg-js';
const LATIN = 'dejavu-fonts-ttf';
const ARABIC = '@expo-google-fonts/vazirmatn';
const DEVANAGARI = '@expo-google-fonts/noto-sans-devanagari';

const FILES = {
  latin: `${LATIN}/ttf/DejaVuSans.ttf`,
  latinBold: `${LATIN}/ttf/DejaVuSans-Bold.ttf`,
  arabic: `${ARABIC}/400Regular/Vazirmatn_400Regular.ttf`,
  arabicBold: `${ARABIC}/700Bold/Vazirmatn_700Bold.ttf`,
  devanagari: `${DEVANAGARI}/400Regular/NotoSansDevanagari_400Regular.ttf`,
  devanagariBold: `${DEVANAGARI}/700Bold/NotoSansDevanagari_700Bold.ttf`,
} as const;

/** The packages to install for PNG output. */
export const PNG_PACKAGES: readonly string[] = [RENDERER, LATIN, ARABIC, DEVANAGARI];

const DEFAULT_FAMILY = 'DejaVu Sans';
const ARABIC_FAMILY = `Vazirmatn, ${DEFAULT_FAMILY}`;
const DEVANAGARI_FAMILY = 'Noto Sans Devanagari';
const FAMILIES: Readonly<Record<string, string>> = {
  fa: ARABIC_FAMILY,
  ar: ARABIC_FAMILY,
  hi: `${DEVANAGARI_FAMILY}, ${DEFAULT_FAMILY}`,
};
/** The font of each piece of a line; Latin uses the font of the language. */
const FAMILY_OF_PIECE: Readonly<Record<Exclude<FontPiece['script'], 'latin'>, string>> = {
  arabic: ARABIC_FAMILY,
  devanagari: DEVANAGARI_FAMILY,
  signs: DEFAULT_FAMILY,
};

interface ResvgModule {
  readonly Resvg: new (
    svg: string,
    options: {
      readonly font: {
        readonly fontFiles: readonly string[];
        readonly loadSystemFonts: boolean;
        readonly defaultFontFamily: string;
      };
    },
  ) => {
    render(): { asPng(): Uint8Array };
    /** The box of what is drawn; undefined if nothing is. */
    getBBox(): { readonly x: number; readonly width: number } | undefined;
  };
}

export interface Raster {
  /** Font families for a language, to be written into the SVG. */
  fontsFor(language: string): string;
  readonly spacing: Spacing;
  runsFor(language: string): RunSplitter;
  png(svg: string): Uint8Array;
}

/** Null if a package is missing. */
export function loadRaster(): Raster | null {
  let renderer: ResvgModule;
  let files: Readonly<Record<keyof typeof FILES, string>>;
  try {
    renderer = load(RENDERER) as ResvgModule;
    files = Object.fromEntries(Object.entries(FILES).map(([name, file]) => [name, load.resolve(file)])) as typeof files;
  } catch {
    return null;
  }
  const font = { fontFiles: Object.values(files), loadSystemFonts: false, defaultFontFamily: DEFAULT_FAMILY };
  const ruler = new Ruler(renderer, font.fontFiles);
  const spacing = spacingOf(ruler);
  const fontsFor = (language: string): string => FAMILIES[language] ?? DEFAULT_FAMILY;
  return {
    fontsFor,
    spacing,
    runsFor: (language) => runsOf(ruler, spacing, fontsFor(language)),
    png: (svg) => new renderer.Resvg(svg, { font }).render().asPng(),
  };
}

const DEVANAGARI_RUN = /[\p{Script=Devanagari}\u200c\u200d]+/gu;
/** Letters that are drawn together: consonants joined by a virama, and the signs on the last of them. */
const LETTER_GROUP = /(?:\p{L}\u093c?\u094d[\u200c\u200d]?)*\p{L}\p{M}*/gu;
/** Some of them consist of several glyphs. */
const OF_SEVERAL_GLYPHS = /[\u093e\u093f\u0940\u0949-\u094c\u094e\u094f]|\u094d\p{L}/u;

/** Signs without a width of their own that may extend to the right. */
const ABOVE_OR_BELOW = /[\u0900-\u0902\u0941-\u0948]/g;

/**
 * The renderer (2.6) gives a letter group of several glyphs the width of its widest glyph, so that the next character overlaps it.
 * This adds the missing width before the next character.
 */
function spacingOf(ruler: Ruler): Spacing {
  return (text, size, bold) => {
    const added = new Array<number>(text.length + 1).fill(0);
    let found = false;
    for (const run of text.matchAll(DEVANAGARI_RUN)) {
      for (const group of run[0].matchAll(LETTER_GROUP)) {
        if (!OF_SEVERAL_GLYPHS.test(group[0])) continue;
        const widths = group[0].replace(ABOVE_OR_BELOW, '');
        const after = run.index + group.index + group[0].length;
        added[after] = (added[after] ?? 0) + ruler.lostWidth(widths, bold) * size;
        found = true;
      }
    }
    return found ? added : null;
  };
}

/** Lines of several scripts: each piece in its font, at its place. */
function runsOf(ruler: Ruler, spacing: Spacing, latin: string): RunSplitter {
  return (text, size, bold, direction) => {
    let x = 0;
    const runs = piecesOf(text, direction)?.map((piece): TextRun => {
      const fonts = piece.script === 'latin' ? latin : FAMILY_OF_PIECE[piece.script];
      const spaces = piece.script === 'devanagari' ? spacing(piece.text, size, bold) : null;
      const added = spaces?.reduce((sum, space) => sum + space, 0) ?? 0;
      const width = ruler.width(piece.text, fonts, bold) * size + added;
      const run = { text: piece.text, fonts, spaces: spaces?.slice(0, -1) ?? null, x, width };
      x += width;
      return run;
    });
    return runs ?? null;
  };
}

/** Dandas have no headline and one glyph each; several keep a clear distance from the text before them. */
const DANDAS = '\u0964\u0964\u0964\u0964';
const RULER_SIZE = 100;
const START = 500;
/** Letters overlap at their headline by about this fraction of the font size. */
const OVERLAP = 0.015;

/** Measures letters by drawing them: the headline of Devanagari is as long as the letters are wide. */
class Ruler {
  private readonly known = new Map<string, number>();

  constructor(
    private readonly renderer: ResvgModule,
    private readonly fontFiles: readonly string[],
  ) {}

  /** In parts of the font size. */
  lostWidth(group: string, bold: boolean): number {
    const key = `${bold ? 'b' : 'r'}${group}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const given = this.width(group, DEVANAGARI_FAMILY, bold) * RULER_SIZE;
    const lost = Math.max(0, (this.rightEdge(group, DEVANAGARI_FAMILY, bold) - START - given) / RULER_SIZE - OVERLAP);
    this.known.set(key, lost);
    return lost;
  }

  /** How far the renderer moves on after a text, in parts of the font size. */
  width(text: string, fonts: string, bold: boolean): number {
    const mark = fonts === DEVANAGARI_FAMILY ? DANDAS : '|';
    return (this.rightEdge(text + mark, fonts, bold) - this.rightEdge(mark, fonts, bold)) / RULER_SIZE;
  }

  private rightEdge(text: string, fonts: string, bold: boolean): number {
    const font = { fontFiles: this.fontFiles, loadSystemFonts: false, defaultFontFamily: DEFAULT_FAMILY };
    const look = `font-family="${fonts}" font-size="${RULER_SIZE}" font-weight="${bold ? 700 : 400}" xml:space="preserve"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 300"><text x="${START}" y="150" ${look}>${escapeMarkup(text)}</text></svg>`;
    const box = new this.renderer.Resvg(svg, { font }).getBBox();
    return box === undefined ? START : box.x + box.width;
  }
}
