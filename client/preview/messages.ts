/** What the panel's page and the extension tell each other. */
import type { Point, Shown } from '../figures/showing';

/** Kept by the page, so that the panel is the same after the window was reloaded. */
export interface PanelState {
  readonly uri: string;
  /** Line of the document that was shown. */
  readonly line: number;
  readonly point: Point | null;
}

export interface ToPage {
  readonly shown: Shown;
  /** Version of the text. */
  readonly version: number;
  /** Of the wish that was followed last. */
  readonly turn: number;
  readonly state: PanelState;
}

export type FromPage = { readonly kind: 'ready' } | Wish;

/** To be shown a point; `reveal`: and the cursor shall stand there. */
interface Wish {
  readonly kind: 'go' | 'reveal';
  /** Of the text that the page shows; what is wished in an older one is dropped. */
  readonly version: number;
  /** Wishes are counted: while a key is held down, some are on their way. */
  readonly turn: number;
  readonly point: Point;
}

export function isFromPage(value: unknown): value is FromPage {
  const { kind, version, turn, point }: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  if (kind === 'ready') return true;
  return (kind === 'go' || kind === 'reveal') && Number.isInteger(version) && Number.isInteger(turn) && isPoint(point);
}

export function isPanelState(value: unknown): value is PanelState {
  const { uri, line, point }: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return typeof uri === 'string' && typeof line === 'number' && (point === null || isPoint(point));
}

function isPoint(value: unknown): value is Point {
  const { tab, frame }: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return Number.isInteger(tab) && Number.isInteger(frame);
}
