/** Draws the hands of a Markdown text as figures: a plug-in for markdown-it, which renders the editor's Markdown preview. */
import { handInfo } from '../../language/markdown/fences';
import { figureOf } from '../../language/render/html';
import type { Choices } from './choices';
import { FigureDocument } from './figureDocument';

/** The part of the markdown-it API that the plug-in uses. */
export interface MarkdownIt {
  readonly core: { readonly ruler: { push(name: string, rule: (state: MarkdownState) => void): void } };
  readonly renderer: { readonly rules: Record<string, RenderRule | undefined> };
}

interface MarkdownState {
  readonly src: string;
  readonly tokens: readonly MarkdownToken[];
}

interface MarkdownToken {
  readonly type: string;
  readonly info: string;
  /** First line, and the line after the last. */
  readonly map: readonly [number, number] | null;
}

type RenderRule = (
  tokens: MarkdownToken[],
  index: number,
  options: unknown,
  env: unknown,
  self: AttributeRenderer,
) => string;

interface AttributeRenderer {
  renderAttrs(token: MarkdownToken): string;
}

const SECTIONS = ['pots', 'table', 'steps', 'quiz'] as const;

/** Provides the settings and the style sheet when a text is drawn. */
export interface Drawing {
  /** @param env the environment in which the editor renders the document */
  choicesFor(env: unknown): Choices;
  /**
   * The style sheet of figures. It is embedded at the first hand, because a preview loads style sheets only from the origin of the
   * editor, and in the web an extension may have another origin.
   */
  style(): string;
}

/** Renders every fence of hands as a figure, preceded by its errors. Other fences, and those with setup only, are unchanged. */
export function drawHands<M extends MarkdownIt>(markdown: M, { choicesFor, style }: Drawing): M {
  /** A text is parsed once, and redrawn whenever settings change. */
  const documents = new WeakMap<MarkdownToken, FigureDocument>();
  const firsts = new WeakSet<MarkdownToken>();
  markdown.core.ruler.push('handscript', ({ src, tokens }) => {
    const fences = tokens.filter(({ type, info }) => type === 'fence' && handInfo(info) !== null);
    const [first] = fences;
    if (first === undefined) return;
    firsts.add(first);
    const document = new FigureDocument(src, 'markdown');
    for (const fence of fences) documents.set(fence, document);
  });
  const { rules } = markdown.renderer;
  const usual = rules.fence;
  rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const document = token && documents.get(token);
    const figures = token && document ? figuresOf(document, token, choicesFor(env)) : '';
    const look = token && firsts.has(token) ? `<style>${style()}</style>\n` : '';
    if (token === undefined || figures === '') return look + (usual?.(tokens, index, options, env, self) ?? '');
    return `${look}<div${self.renderAttrs(token)}>\n${figures}\n</div>\n`;
  };
  return markdown;
}

/** The figures of a fence; empty if it does not contain a hand. */
function figuresOf(document: FigureDocument, { map, info }: MarkdownToken, choices: Choices): string {
  if (map === null) return '';
  const [first, end] = map;
  const options = handInfo(info)?.options ?? [];
  const has = (name: string): boolean => options.some(({ text }) => text === name);
  const sections = SECTIONS.filter(has).map((name) => [name, true] as const);
  const figures: string[] = [];
  for (const index of document.hands.sections.keys()) {
    const firstLine = document.hands.firstLine(index);
    if (firstLine < first || firstLine >= end) continue;
    const hand = document.hand(index, choices, { hideResult: has('hide-result'), anonymous: has('anonymous') });
    if (hand === null) continue;
    const id = `handscript-${firstLine}`;
    figures.push(hand.problems, figureOf(hand.view, { ...Object.fromEntries(sections), id, firstLine }));
  }
  return figures.filter((figure) => figure !== '').join('\n');
}
