/** Lists the kinds of set-up lines. */
import type { Statement } from '../tree';

/** They come before the first action. A file's defaults consist of them; a hand's own line replaces the default of its kind. */
export const SETUP_KINDS = [
  'game',
  'blinds',
  'bets',
  'ante',
  'bomb',
  'straddle',
  'stacks',
  'seats',
  'button',
  'unit',
  'rake',
  'rules',
  'assume',
] as const satisfies readonly Statement['kind'][];
export type SetupKind = (typeof SETUP_KINDS)[number];
