/** Caches values that depend on a section's own text alone. */
import type { HandDocument } from '../analysis/document/document';
import type { Section } from '../analysis/document/section';

/**
 * A value per section, computed from the section's own text. An edit recomputes it only for the section it changes. Only for
 * values that do not depend on set-up outside the section.
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
