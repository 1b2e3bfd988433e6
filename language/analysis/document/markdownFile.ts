/** A Markdown document whose fences hold hands, edited in place. */
import { type PlacedPassage, Prose } from '../prose/prose';
import { overlay } from './defaults';
import type { HandDocument } from './document';
import { Marks } from './marks';
import { type OuterSetup, type Passage, type PlacedSection, passagesOf } from './passage';
import { cleanPosition, lastAtOrBefore, type Position, type Range } from './position';
import type { Defaults, SectionRole } from './results';
import type { Section } from './section';

/** A place as passage and offset in it. */
interface PassageOffset {
  readonly index: number;
  readonly offset: number;
}

/**
 * A Markdown text. Each fence whose first word is `hand` is read like a file of hands; a fence named `defaults` is setup for every
 * other one. An edit reads only the passages that it touches; unchanged hands keep their sections.
 */
export class MarkdownFile implements HandDocument {
  readonly kind = 'markdown';
  #text: string | null;
  #passages: readonly Passage[];
  /** First line of each. */
  #firstLines: readonly number[] = [];
  #lineCount = 1;
  #placed: readonly PlacedSection[] = [];
  #sections: readonly Section[] = [];
  #marks = new Marks(0);
  #base: Defaults | null = null;
  #outer: OuterSetup = { shared: null, base: null };
  /** The setup of each fence of setup. */
  #setup: readonly (Defaults | null)[] = [];
  #prose: Prose;

  private constructor(text: string) {
    this.#text = text;
    this.#passages = passagesOf(text, true, []).passages;
    this.#prose = this.#place(null);
  }

  static of(text: string): MarkdownFile {
    return new MarkdownFile(text);
  }

  get sections(): readonly Section[] {
    return this.#sections;
  }

  get marks(): Marks {
    return this.#marks;
  }

  get prose(): Prose {
    return this.#prose;
  }

  get lineCount(): number {
    return this.#lineCount;
  }

  firstLine(index: number): number {
    return this.#placed[index]?.firstLine ?? 0;
  }

  fenceName(index: number): string | null {
    return this.#placed[index]?.name ?? null;
  }

  lineText(line: number): string {
    const index = this.#passageAt(line);
    return this.#passages[index]?.index.lineText(line - (this.#firstLines[index] ?? 0)) ?? '';
  }

  sectionAt(line: number): number {
    const index = lastAtOrBefore(this.#placed.length, line, (at) => this.firstLine(at));
    return (this.#placed[index]?.lastLine ?? -1) >= line ? index : -1;
  }

  roleOf(index: number): SectionRole {
    return this.#placed[index]?.role ?? NO_SECTION;
  }

  setBaseDefaults(base: Defaults | null): void {
    if (this.#base === base) return;
    this.#base = base;
    this.#prose = this.#place(this.#prose);
  }

  text(): string {
    this.#text ??= this.#passages.map(({ text }) => text).join('');
    return this.#text;
  }

  edit(range: Range, newText: string): void {
    const [a, b] = [this.#placeOf(range.start), this.#placeOf(range.end)];
    const [from, to] = a.index < b.index || (a.index === b.index && a.offset <= b.offset) ? [a, b] : [b, a];
    // An edit at a passage's very start can join its first line to the passage above.
    const first = from.offset === 0 && from.index > 0 ? from.index - 1 : from.index;
    const textOf = (start: number, end: number): string =>
      this.#passages
        .slice(start, end)
        .map(({ text }) => text)
        .join('');
    const head = textOf(first, from.index) + (this.#passages[from.index]?.text ?? '').slice(0, from.offset);
    const tail = (this.#passages[to.index]?.text ?? '').slice(to.offset);
    let text = head + newText + tail;
    let end = to.index + 1;
    for (let more = 1; ; more *= 2) {
      const isEnd = end >= this.#passages.length;
      const { passages, isClosed } = passagesOf(text, isEnd, this.#passages.slice(first, end));
      if (isEnd || isClosed) {
        this.#passages = [...this.#passages.slice(0, first), ...passages, ...this.#passages.slice(end)];
        break;
      }
      // It opens a block that continues below.
      text += textOf(end, end + more);
      end = Math.min(end + more, this.#passages.length);
    }
    this.#text = null;
    this.#prose = this.#place(this.#prose);
  }

  #place(before: Prose | null): Prose {
    let line = 0;
    const placed = this.#passages.map((passage): PlacedPassage => {
      const firstLine = line;
      line += passage.breaks;
      return { passage, firstLine };
    });
    this.#firstLines = placed.map(({ firstLine }) => firstLine);
    this.#lineCount = line + 1;
    const outer = this.#outerSetup();
    this.#placed = placed.flatMap(({ passage, firstLine }) => passage.placedAt(firstLine, outer));
    this.#sections = this.#placed.map(({ section }) => section);
    this.#marks = new Marks(this.#sections.length);
    return new Prose({ passages: placed, hands: this.#placed.filter(isBoundHand) }, before);
  }

  /** The same object as long as the setup is the same. */
  #outerSetup(): OuterSetup {
    const setup = this.#passages.flatMap((passage) => passage.setup);
    const isSame = setup.length === this.#setup.length && setup.every((one, i) => one?.key === this.#setup[i]?.key);
    if (isSame && this.#outer.base === this.#base) return this.#outer;
    this.#setup = setup;
    this.#outer = { shared: setup.reduce(overlay, null), base: this.#base };
    return this.#outer;
  }

  #passageAt(line: number): number {
    return Math.max(
      0,
      lastAtOrBefore(this.#passages.length, line, (at) => this.#firstLines[at] ?? 0),
    );
  }

  #placeOf(position: Position): PassageOffset {
    const { line, character } = cleanPosition(position);
    const index = line >= this.#lineCount ? this.#passages.length - 1 : this.#passageAt(line);
    const inPassage = { line: line - (this.#firstLines[index] ?? 0), character };
    return { index, offset: this.#passages[index]?.index.offsetAt(inPassage) ?? 0 };
  }
}

const NO_SECTION: SectionRole = { kind: 'hand', defaults: null };

/** Whether numbers in the prose may be bound to the section. */
function isBoundHand({ role, section }: PlacedSection): boolean {
  return role.kind === 'hand' && section.text !== '';
}
