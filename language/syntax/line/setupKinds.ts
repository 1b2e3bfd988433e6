import type { Statement } from '../tree';

/** The lines that stand before the first action: a file's defaults are made of them, and a hand's own replace those of the same kind. */
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
