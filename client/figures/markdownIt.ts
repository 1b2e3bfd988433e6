/** Hands of a Markdown text as figures: a plug-in of markdown-it, which the editor's Markdown preview is made with. */
import { handInfo } from '../../language/markdown/fences';
import { figureOf } from '../../language/render/html';
import type { Choices } from './choices';
import { FigureDocument } from './figureDocument';

/** As much of markdown-it as is needed here. */
export interface MarkdownIt {
  readonly core: { readonly ruler: { push(name: string, rule: (state: State) => void): void } };
  readonly renderer: { readonly rules: Record<string, Rule | undefined> };
}

interface State {
  readonly src: string;
  readonly tokens: readonly Token[];
}

interface Token {
  readonly type: string;
  readonly info: string;
  /** First line, and the one behind the last. */
  readonly map: readonly [number, number] | null;
}

type Rule = (tokens: Token[], index: number, options: unknown, env: unknown, self: Renderer) => string;

interface Renderer {
  renderAttrs(token: Token): string;
}

const SECTIONS = ['pots', 'table', 'steps', 'quiz'] as const;

/** What is asked when a text is drawn. */
export interface Drawing {
  /** @param env what the editor says of the text's document */
  choicesFor(env: unknown): Choices;
  /**
   * The style sheet of figures. It stands in the text, at its first hand: a preview takes style sheets from where the editor itself
   * comes from alone, and in the web an extension may come from elsewhere.
   */
  style(): string;
}

/** Shows every fence of hands as its figure, with its errors above it; other fences and those of setup stay as they were. */
export function drawHands<M extends MarkdownIt>(markdown: M, { choicesFor, style }: Drawing): M {
  /** A text is parsed once and drawn as often as settings change. */
  const documents = new WeakMap<Token, FigureDocument>();
  const firsts = new WeakSet<Token>();
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

/** The figures of a fence; empty where it holds no hand. */
function figuresOf(document: FigureDocument, { map, info }: Token, choices: Choices): string {
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
