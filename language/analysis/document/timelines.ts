/** Recorded replays of the hands of a document, made on demand. */
import { replayHand } from '../../replay/index';
import type { HandReplay } from '../../replay/timeline';
import type { HandDocument } from './document';
import type { Defaults } from './results';
import { parseSection, type Section } from './section';

/** A hand as features read it: every statement with the state before and after it. */
export interface Timeline {
  readonly section: Section;
  readonly replay: HandReplay;
}

interface KeptTimeline {
  readonly defaults: Defaults | null;
  readonly timeline: Timeline;
}

/**
 * Recorded replays, made when asked for. The few used last are kept: one takes microseconds to make, but
 * many times the memory of its text.
 */
export class Timelines {
  readonly #kept = new Map<Section, KeptTimeline>();

  constructor(private readonly limit = 32) {}

  /** The timeline of a section; null where the section is setup for other hands. */
  of(document: HandDocument, index: number): Timeline | null {
    const section = document.sections[index];
    const role = document.roleOf(index);
    if (section === undefined || role.kind === 'defaults') return null;
    const { defaults } = role;
    const kept = this.#kept.get(section);
    this.#kept.delete(section);
    const timeline =
      kept !== undefined && kept.defaults === defaults
        ? kept.timeline
        : { section, replay: replayHand(parseSection(section, defaults), defaults?.tree ?? null, { record: true }) };
    this.#kept.set(section, { defaults, timeline });
    if (this.#kept.size > this.limit) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return timeline;
  }
}
