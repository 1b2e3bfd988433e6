/** Caches values that depend on a section's own text alone. */
import type { HandDocument } from '../analysis/document/document';
import type { Section } from '../analysis/document/section';

/**
 * What a section's own text gives, kept as long as the section lives: an edit makes it anew for the section it touches alone. For
 * what no setup outside the section has a say in.
 */
export class PerSection<T> {
  readonly #kept = new WeakMap<Section, T>();

  constructor(private readonly make: (section: Section) => T) {}

  of(section: Section): T {
    const known = this.#kept.get(section);
    if (known !== undefined) return known;
    const made = this.make(section);
    this.#kept.set(section, made);
    return made;
  }

  /** Each section of a document with the line where it begins. A section a step. */
  *all(document: HandDocument): Generator<void, readonly { readonly firstLine: number; readonly made: T }[], void> {
    const all: { firstLine: number; made: T }[] = [];
    for (const [index, section] of document.sections.entries()) {
      all.push({ firstLine: document.firstLine(index), made: this.of(section) });
      yield;
    }
    return all;
  }
}
