import type { Frame, LineView } from './frame';

/** Whether an exercise is asked at this point of the play: what the picture tells beside it must not answer it. */
export function isAskedAt({ exercises }: LineView, { index }: Frame): boolean {
  return exercises.some(({ frame }) => frame === index);
}
