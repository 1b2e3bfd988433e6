/** Defines the messages between the page of the panel and the extension. */
import type { PreviewContent, PreviewPoint } from '../figures/previewContent';

/** State that the page keeps, to restore the panel after a reload of the window. */
export interface PanelState {
  readonly uri: string;
  /** The shown line of the document. */
  readonly line: number;
  readonly point: PreviewPoint | null;
}

export interface ToPage {
  readonly shown: PreviewContent;
  /** Version of the text. */
  readonly version: number;
  /** Number of the last request that was handled. */
  readonly turn: number;
  readonly state: PanelState;
}

export type FromPage = { readonly kind: 'ready' } | NavigationRequest;

/** A request to show a step; `reveal` moves the cursor there as well. */
interface NavigationRequest {
  readonly kind: 'go' | 'reveal';
  /** Version of the text that the page shows; requests for an older version are dropped. */
  readonly version: number;
  /** Requests are numbered, because several are pending while a key is held down. */
  readonly turn: number;
  readonly point: PreviewPoint;
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

function isPoint(value: unknown): value is PreviewPoint {
  const { tab, frame }: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return Number.isInteger(tab) && Number.isInteger(frame);
}
