/** Decides whether a tree is a hand, a spot or a ledger, and on which street it starts. */
import type { BettingStreet } from '../../poker/types';
import type { HandTree, Statement } from '../../syntax/tree';

export type HandKind = 'hand' | 'spot' | 'ledger';

interface HandStart {
  readonly kind: HandKind;
  readonly street: BettingStreet;
}

const STARTS_PLAY: ReadonlySet<Statement['kind']> = new Set(['action', 'post']);

/**
 * Finds the kind and the first street. A hand that starts after preflop is a spot, one with a `ledger` line is a ledger; a bomb pot
 * is a hand that starts on the flop.
 */
export function handStartOf(tree: HandTree, isBombPot: boolean): HandStart {
  const start = writtenStartOf(tree);
  return isBombPot && start.kind !== 'ledger' ? { kind: 'hand', street: 'flop' } : start;
}

function writtenStartOf(tree: HandTree): HandStart {
  for (const s of tree.statements) {
    if (s.kind === 'ledger') return { kind: 'ledger', street: 'river' };
    if (s.kind === 'street' && s.street !== 'preflop') {
      return { kind: 'spot', street: s.street === 'showdown' ? 'river' : s.street };
    }
    if (s.kind === 'street' || STARTS_PLAY.has(s.kind)) break;
  }
  return { kind: 'hand', street: 'preflop' };
}
