import type { Range } from '../../analysis/document/position';
import type { Sentence } from '../../diagnostics/problem';
import type { Wording } from '../wording';

export interface HoverText {
  readonly markdown: string;
  /** The same for editors that show no Markdown. */
  readonly plain: string;
  /** What it is about, in the document. */
  readonly range: Range;
}

/** A text for a hover, as Markdown and for editors that show none. Every sentence comes from the message files. */
export class Page {
  readonly #markdown: string[] = [];
  readonly #plain: string[] = [];

  constructor(
    private readonly wording: Wording,
    /** Decimal places of the amounts. */
    private readonly scale: number,
  ) {}

  heading(sentence: Sentence): this {
    const said = this.#say(sentence);
    return this.#block(`**${escapeMarkdown(said)}**`, said);
  }

  paragraph(sentence: Sentence): this {
    const said = this.#say(sentence);
    return this.#block(escapeMarkdown(said), said);
  }

  /** One point a sentence; none: nothing. */
  list(sentences: readonly Sentence[]): this {
    if (sentences.length === 0) return this;
    const said = sentences.map((sentence) => this.#say(sentence));
    return this.#block(said.map((line) => `- ${escapeMarkdown(line)}`).join('\n'), said.join('\n'));
  }

  /** A line between two subjects. */
  rule(): this {
    return this.#block('---', '');
  }

  get isEmpty(): boolean {
    return this.#markdown.length === 0;
  }

  get markdown(): string {
    return this.#markdown.join('\n\n');
  }

  get plain(): string {
    return this.#plain.join('\n');
  }

  #say(sentence: Sentence): string {
    return this.wording.say(sentence, this.scale);
  }

  #block(markdown: string, plain: string): this {
    this.#markdown.push(markdown);
    this.#plain.push(plain);
    return this;
  }
}

/** Names may hold what Markdown takes for its own marks; at a line's start a sign or a number with a stop would begin a list. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~$&]/g, '\\$&').replace(/^(\s*(?:\d{1,9})?)([-+#=.)])/, '$1\\$2');
}
