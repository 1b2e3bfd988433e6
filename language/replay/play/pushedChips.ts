/** Plays `A pushes 1000+500` as the action that the chip rules make of it. */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { chips, count, name } from '../../diagnostics/params';
import type { Topic } from '../../poker/rulebook';
import { type ChipRule, chipsPushed } from '../../poker/silentChips';
import type { StatementOf } from '../../syntax/tree';
import type { ActionRunner } from './applyAction';
import type { BranchState } from './branchState';
import type { PlayerResolver } from './playerResolver';
import { playStep } from './step';

/** The diagnostic of each chip rule, and where the rule books have it. */
export const CHIP_RULE_FINDINGS: Record<ChipRule, { readonly code: DiagnosticCode; readonly topic: Topic }> = {
  'opening-bet': { code: 'chips/raise', topic: 'oversize-chip' },
  'under-bet': { code: 'chips/raise', topic: 'incorrect-bets' },
  'oversize-chip': { code: 'chips/call', topic: 'oversize-chip' },
  'all-needed': { code: 'chips/call', topic: 'multiple-chips' },
  'under-half': { code: 'chips/call', topic: 'raise-amounts' },
  'over-half': { code: 'chips/raise', topic: 'raise-amounts' },
  'full-raise': { code: 'chips/raise', topic: 'multiple-chips' },
  'all-in': { code: 'chips/raise', topic: 'multiple-chips' },
  'no-raise': { code: 'chips/call', topic: 'multiple-chips' },
  'over-cap': { code: 'chips/raise', topic: 'incorrect-pot-bets' },
  'last-chips': { code: 'chips/call', topic: 'undercalls' },
  undercall: { code: 'chips/call', topic: 'undercalls' },
  'directors-choice': { code: 'chips/directors-choice', topic: 'undercalls' },
};

export function pushChips(
  play: BranchState,
  node: StatementOf<'pushes'>,
  players: PlayerResolver,
  actions: ActionRunner,
): void {
  const ref = node.player;
  const seat = ref === null ? null : players.seat(ref);
  if (ref === null || seat === null) return;
  if (actions.isBeforeBomb(play, ref)) return;
  const pieces = node.chips.flatMap((chip) => {
    const value = chip.form === 'number' ? players.table.amounts.chips(chip) : null;
    return value !== null && value > 0 ? [value] : [];
  });
  if (pieces.length === 0) return;
  const turn = actions.turns.turn(play, node, seat, ref);
  if (turn === null) return;
  const verdict = chipsPushed(play.state, seat, pieces);
  const { code, topic } = CHIP_RULE_FINDINGS[verdict.rule];
  const first = node.chips[0];
  const last = node.chips.at(-1);
  const { over, raiseSize, change, to, pushed, legal } = verdict;
  const params = {
    name: name(players.nameOf(seat)),
    pushed: chips(pushed),
    pieces: count(pieces.length),
    call: chips(legal.toCall),
    over: chips(over),
    size: chips(raiseSize),
    change: chips(Math.max(0, change)),
    owes: chips(Math.max(0, -change)),
    to: chips(to),
    smallest: chips(Math.min(...pieces)),
  };
  players.report.add(code, first && last ? { start: first.start, end: last.end } : ref, params, {
    message: `chips/${verdict.rule}`,
    topic,
  });
  playStep(play, node, seat, verdict.action, turn.legal ?? legal, turn.refused, false);
}
