/** Builds the text of a hover as Markdown and as plain text. */
import type { Range } from '../../analysis/document/position';
import type { Sentence } from '../../diagnostics/problem';
import type { Wording } from '../wording';

export interface HoverText {
  readonly markdown: string;
  /** The same text for editors without Markdown. */
  readonly plain: string;
  /** The range in the document that it explains. */
  readonly range: Range;
}

/** The text of a hover, as Markdown and plain text. Every sentence comes from the message files. */
export class HoverPage {
  readonly #markdown: string[] = [];
  readonly #plain: string[] = [];

  constructor(
    private readonly wording: Wording,
    /** Decimal places of the amounts. */
    private readonly scale: number,
  ) {}

  heading(sentence: Sentence): this {
    const text = this.#say(sentence);
    return this.#block(`**${escapeMarkdown(text)}**`, text);
  }

  paragraph(sentence: Sentence): this {
    const text = this.#say(sentence);
    return this.#block(escapeMarkdown(text), text);
  }

  /** One list item per sentence; nothing for none. */
  list(sentences: readonly Sentence[]): this {
    if (sentences.length === 0) return this;
    const lines = sentences.map((sentence) => this.#say(sentence));
    return this.#block(lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n'), lines.join('\n'));
  }

  /** A line between two topics. */
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

/** Escapes Markdown in names; at the start of a line a sign or a number with a period would begin a list. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~$&]/g, '\\$&').replace(/^(\s*(?:\d{1,9})?)([-+#=.)])/, '$1\\$2');
}
