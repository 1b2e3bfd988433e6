import type { HandDocument } from '../analysis/document/document';
import type { Part } from '../analysis/document/section';

/**
 * What a part's own text gives, kept as long as the part lives: an edit makes it anew for the part it touches alone. For
 * what no setup outside the part has a say in.
 */
export class PerPart<T> {
  readonly #kept = new WeakMap<Part, T>();

  constructor(private readonly make: (part: Part) => T) {}

  of(part: Part): T {
    const known = this.#kept.get(part);
    if (known !== undefined) return known;
    const made = this.make(part);
    this.#kept.set(part, made);
    return made;
  }

  /** Each part of a document with the line where it begins. A part a step. */
  *all(document: HandDocument): Generator<void, readonly { readonly firstLine: number; readonly made: T }[], void> {
    const all: { firstLine: number; made: T }[] = [];
    for (const [index, part] of document.parts.entries()) {
      all.push({ firstLine: document.firstLine(index), made: this.of(part) });
      yield;
    }
    return all;
  }
}
