import type { figures } from './figures/index';

/** Everything that draws hands; loaded when it is first asked for. */
export type FigureLoader = () => typeof figures;
