import { replayHand } from '../../replay/index';
import type { HandReplay } from '../../replay/timeline';
import type { HandDocument } from './document';
import { parsePart } from './parsePart';
import type { Defaults } from './results';
import type { Part } from './section';

export { parsePart };

/** A hand as features read it: every statement with the state before and after it. */
export interface Timeline {
  readonly part: Part;
  readonly replay: HandReplay;
}

interface Kept {
  readonly defaults: Defaults | null;
  readonly timeline: Timeline;
}

/**
 * Recorded replays, made when asked for. The few used last are kept: one takes microseconds to make, but
 * many times the memory of its text.
 */
export class Timelines {
  readonly #kept = new Map<Part, Kept>();

  constructor(private readonly limit = 32) {}

  /** The timeline of a part; null where the part is setup for other hands. */
  of(document: HandDocument, index: number): Timeline | null {
    const part = document.parts[index];
    const defaults = document.defaultsOf(index);
    if (part === undefined || defaults === 'itself') return null;
    const kept = this.#kept.get(part);
    this.#kept.delete(part);
    const timeline =
      kept !== undefined && kept.defaults === defaults
        ? kept.timeline
        : { part, replay: replayHand(parsePart(part, defaults), defaults?.tree ?? null, { record: true }) };
    this.#kept.set(part, { defaults, timeline });
    if (this.#kept.size > this.limit) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return timeline;
  }
}
