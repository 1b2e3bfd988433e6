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
  readonly state: PanelState;
}

/** `version`: of the text that the page shows; what is said of an older one is dropped. */
export type FromPage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'go'; readonly version: number; readonly point: Point }
  /** The same, and the cursor shall stand there. */
  | { readonly kind: 'reveal'; readonly version: number; readonly point: Point };

export function isFromPage(value: unknown): value is FromPage {
  const { kind, version, point }: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return kind === 'ready' || ((kind === 'go' || kind === 'reveal') && typeof version === 'number' && isPoint(point));
}

export function isPanelState(value: unknown): value is PanelState {
  const { uri, line, point }: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return typeof uri === 'string' && typeof line === 'number' && (point === null || isPoint(point));
}

function isPoint(value: unknown): value is Point {
  const { tab, frame }: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return Number.isInteger(tab) && Number.isInteger(frame);
}
