/** Keeps a document analyzed, so that its hands can be drawn. */
import { analyzeSection } from '../../language/analysis/document/analyze';
import { baseDefaultsOf } from '../../language/analysis/document/defaults';
import type { HandDocument } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';
import type { Range } from '../../language/analysis/document/position';
import { Timelines } from '../../language/analysis/document/timelines';
import { languageOf } from '../../language/messages/index';
import type { HandView } from '../../language/render/frame';
import { handView } from '../../language/render/frames';
import type { HandReplay } from '../../language/replay/timeline';
import { nativeDigitsOf } from '../../language/syntax/lexicon/phrasing';
import type { Choices } from './choices';
import { type MessageStyle, problemsBox } from './problems';

/** Options of a fence besides the sections of the figure. */
export interface ViewOptions {
  readonly hideResult?: boolean;
  readonly anonymous?: boolean;
}

/** A hand of a document, ready to be drawn. */
export interface ShownHand {
  readonly view: HandView;
  /** Line of the document where the text of the hand begins. */
  readonly firstLine: number;
  /** Errors of the hand as HTML; empty: none. */
  readonly problems: string;
}

/** A text whose hands are drawn. An edit invalidates only the hands that it changes. */
export class FigureDocument {
  readonly hands: HandDocument;
  readonly #timelines = new Timelines(8);
  /** The last view, cached because stepping through a hand requests it repeatedly. */
  #last: { readonly replay: HandReplay; readonly key: string; readonly view: HandView } | null = null;

  /** @param languageId language of the editor; any text but Markdown is read as a file of hands */
  constructor(text: string, languageId: string) {
    this.hands = languageId === 'markdown' || languageId === 'mdx' ? MarkdownFile.of(text) : HandFile.of(text);
  }

  edit(range: Range, newText: string): void {
    this.hands.edit(range, newText);
  }

  /** The hand of a section; null if the section is not a hand. */
  hand(index: number, choices: Choices, options: ViewOptions = {}): ShownHand | null {
    const { hands } = this;
    hands.setBaseDefaults(baseDefaultsOf(choices.rules));
    const analysis = analyzeSection(hands, index);
    const timeline = analysis.summary === null ? null : this.#timelines.of(hands, index);
    if (timeline === null) return null;
    const language = languageOf(analysis, choices.language);
    const native = nativeDigitsOf(language);
    const digits = { auto: analysis.digits, latin: 'latin' as const, native }[choices.digits];
    const firstLine = hands.firstLine(index);
    return {
      view: this.#view(timeline.replay, { language, digits }, { ...options, name: hands.fenceName(index) }),
      firstLine,
      problems: problemsBox(analysis.findings, firstLine, choices.severities, { language, digits }),
    };
  }

  #view(replay: HandReplay, tongue: MessageStyle, options: ViewOptions & { readonly name: string | null }): HandView {
    const key = JSON.stringify([tongue, options]);
    if (this.#last?.replay !== replay || this.#last.key !== key)
      this.#last = { replay, key, view: handView(replay, { ...tongue, ...options }) };
    return this.#last.view;
  }
}
