/** Declares how the client gets its drawing code. */
import type { figures } from './figures/index';

/** Returns the code that draws hands, and loads it on the first call. */
export type FigureLoader = () => typeof figures;
