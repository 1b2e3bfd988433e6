/** A file of hands, cut into sections at its `hand` lines and edited in place. */
import { cutHands } from '../../syntax/index';
import { defaultsFrom, overBaseDefaults, SETUP_ROLE } from './defaults';
import type { HandDocument } from './document';
import { Marks } from './marks';
import { cleanPosition, lastAtOrBefore, type Position, type Range } from './position';
import type { Defaults, HandRole, SectionRole } from './results';
import { Section } from './section';

/** A place as section and offset in it. */
interface SectionOffset {
  readonly index: number;
  readonly offset: number;
}

interface FileSetup {
  /** The section that it was read from; null: the file has none. */
  readonly section: Section | null;
  readonly base: Defaults | null;
  /** Whether the section is setup and nothing else. */
  readonly isOwn: boolean;
  /** The role of every hand of the file. */
  readonly role: HandRole;
}

/**
 * A file of hands. Section 0 is the text before the first `hand` line (maybe empty), every further section begins
 * at a `hand` line. An edit re-cuts only the sections it touches, and the one above where a `hand` line changes.
 */
export class HandFile implements HandDocument {
  readonly kind = 'hand';
  readonly prose = null;
  #sections: Section[];
  /** First line of each section. */
  #firstLines: Int32Array;
  #lineCount: number;
  #text: string | null;
  #setup: FileSetup | null = null;
  #base: Defaults | null = null;
  readonly #marks: Marks;
  /** The setup under which the marks were made. */
  #markedUnder: string | null = null;

  private constructor(text: string) {
    this.#text = text;
    this.#sections = cutHands(text).map(({ start, end }) => new Section(text.slice(start, end)));
    this.#marks = new Marks(this.#sections.length);
    this.#firstLines = new Int32Array(this.#sections.length);
    this.#lineCount = 1;
    this.#countLines(0);
  }

  static of(text: string): HandFile {
    return new HandFile(text);
  }

  get sections(): readonly Section[] {
    return this.#sections;
  }

  get lineCount(): number {
    return this.#lineCount;
  }

  firstLine(index: number): number {
    return this.#firstLines[index] ?? 0;
  }

  fenceName(): null {
    return null;
  }

  lineText(line: number): string {
    const index = this.sectionAt(line);
    return this.#sections[index]?.lines.lineText(line - this.firstLine(index)) ?? '';
  }

  sectionAt(line: number): number {
    return Math.max(
      0,
      lastAtOrBefore(this.#sections.length, line, (index) => this.firstLine(index)),
    );
  }

  get marks(): Marks {
    const under = this.#fileSetup().role.defaults?.key ?? null;
    if (under !== this.#markedUnder) this.#marks.clear();
    this.#markedUnder = under;
    return this.#marks;
  }

  roleOf(index: number): SectionRole {
    const { isOwn, role } = this.#fileSetup();
    return index === 0 && isOwn ? SETUP_ROLE : role;
  }

  setBaseDefaults(base: Defaults | null): void {
    this.#base = base;
  }

  #fileSetup(): FileSetup {
    const section = this.#sections.length < 2 ? null : (this.#sections[0] ?? null);
    const base = this.#base;
    if (this.#setup?.section !== section || this.#setup.base !== base) {
      const own = section === null ? null : defaultsFrom(section.text);
      const defaults = overBaseDefaults(base, own);
      this.#setup = { section, base, isOwn: own !== null, role: { kind: 'hand', defaults } };
    }
    return this.#setup;
  }

  text(): string {
    this.#text ??= this.#sections.map(({ text }) => text).join('');
    return this.#text;
  }

  edit(range: Range, newText: string): void {
    const [a, b] = [this.#placeOf(range.start), this.#placeOf(range.end)];
    const [from, to] = isBefore(b, a) ? [b, a] : [a, b];
    // At a section's very start the text above may run on into it, or swallow its `hand` line.
    let first = from.offset === 0 && from.index > 0 ? from.index - 1 : from.index;
    const above = first < from.index ? this.#textOf(first) : '';
    const before = this.#textOf(from.index).slice(0, from.offset);
    let text = above + before + newText + this.#textOf(to.index).slice(to.offset);
    let pieces = cutHands(text);
    while (first > 0 && pieces[0] !== undefined && pieces[0].end > pieces[0].start) {
      first -= 1;
      text = this.#textOf(first) + text;
      pieces = cutHands(text);
    }
    if (first > 0) pieces = pieces.slice(1);
    const texts = pieces.map(({ start, end }) => text.slice(start, end));
    this.#replaceChanged(first, to.index + 1, texts);
    this.#text = null;
  }

  /** Puts new texts in place of the sections `[first, end)`; those whose text comes out unchanged at either side stay. */
  #replaceChanged(first: number, end: number, texts: readonly string[]): void {
    const old = this.#sections.slice(first, end);
    const shorter = Math.min(old.length, texts.length);
    let same = 0;
    while (same < shorter && old[same]?.text === texts[same]) same += 1;
    let sameAtEnd = 0;
    while (sameAtEnd < shorter - same && old.at(-1 - sameAtEnd)?.text === texts.at(-1 - sameAtEnd)) sameAtEnd += 1;
    const fresh = texts.slice(same, texts.length - sameAtEnd).map((text) => new Section(text));
    this.#replaceSections(first + same, end - sameAtEnd, fresh);
  }

  #replaceSections(first: number, end: number, fresh: readonly Section[]): void {
    this.#marks.replace(first, end, fresh.length);
    const [only] = fresh;
    if (only === undefined || fresh.length > 1 || end - first !== 1) {
      this.#sections = [...this.#sections.slice(0, first), ...fresh, ...this.#sections.slice(end)];
      this.#countLines(first);
      return;
    }
    const more = only.breaks - (this.#sections[first]?.breaks ?? 0);
    this.#sections[first] = only;
    if (more === 0) return;
    const firstLines = this.#firstLines;
    for (let i = end; i < firstLines.length; i += 1) firstLines[i] = (firstLines[i] ?? 0) + more;
    this.#lineCount += more;
  }

  #countLines(from: number): void {
    const firstLines = new Int32Array(this.#sections.length);
    firstLines.set(this.#firstLines.subarray(0, from));
    const above = this.#sections[from - 1];
    let line = above === undefined ? 0 : (firstLines[from - 1] ?? 0) + above.breaks;
    for (let i = from; i < this.#sections.length; i += 1) {
      firstLines[i] = line;
      line += this.#sections[i]?.breaks ?? 0;
    }
    this.#firstLines = firstLines;
    this.#lineCount = line + 1;
  }

  #textOf(index: number): string {
    return this.#sections[index]?.text ?? '';
  }

  #placeOf(position: Position): SectionOffset {
    const { line, character } = cleanPosition(position);
    const last = this.#sections.length - 1;
    if (line >= this.#lineCount) return { index: last, offset: this.#textOf(last).length };
    const index = this.sectionAt(line);
    const inSection = { line: line - this.firstLine(index), character };
    return { index, offset: this.#sections[index]?.offsetAt(inSection) ?? 0 };
  }
}

function isBefore(a: SectionOffset, b: SectionOffset): boolean {
  return a.index < b.index || (a.index === b.index && a.offset < b.offset);
}
