/** Checks whether an exercise is asked at a frame. */
import type { Frame, LineView } from './frame';

/** Whether an exercise is asked at this frame. The picture next to it must then not show the answer. */
export function isAskedAt({ exercises }: LineView, { index }: Frame): boolean {
  return exercises.some(({ frame }) => frame === index);
}
