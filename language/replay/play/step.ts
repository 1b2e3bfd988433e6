/** Plays one action and records its step. */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { play as playInPlace, potTotal } from '../../poker/betting';
import type { Action, Legal, Seat } from '../../poker/types';
import type { Statement } from '../../syntax/tree';
import type { Step } from '../timeline';
import type { BranchState } from './branchState';

/**
 * Plays an action of the text, or one that a mistaken line skipped (`implied`), and records its step.
 * @param illegal what is wrong with it; null: nothing
 */
export function playStep(
  play: BranchState,
  statement: Statement,
  seat: Seat,
  action: Action,
  legal: Legal | null,
  illegal: DiagnosticCode | null,
  implied: boolean,
): void {
  const { state } = play;
  const { street } = state;
  const played = playInPlace(state, seat, action);
  const step: Step = {
    line: statement.line,
    inDefaults: false,
    statement,
    street,
    seat,
    action: played.kind,
    to: played.to,
    adds: played.adds,
    by: played.by,
    allIn: played.allIn,
    pot: potTotal(state),
    illegal,
    legal,
    implied,
  };
  play.steps.push(step);
  if (!implied) play.recovery.actionPlayed();
}
