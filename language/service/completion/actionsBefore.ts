/** Writes the actions of the players before another, so that it becomes that player's turn. */
import { legalActions, play } from '../../poker/betting';
import { cloneState, type HandState } from '../../poker/state';
import type { Seat } from '../../poker/types';
import { checkOrFold } from '../../replay/play/skippedPlayers';
import { type CursorContext, nameAt } from './cursorContext';

export interface ActionsBefore {
  /** The state at the player's turn. */
  readonly state: HandState;
  /** `B folds, `; `folds to D, ` where there are several. */
  readonly text: string;
}

interface ActionGroup {
  readonly verb: 'check' | 'fold';
  readonly seats: Seat[];
}

/** Players before them fold if they owe chips and check otherwise; null if their turn does not come on this street. */
export function actionsBefore(context: CursorContext, state: HandState, seat: Seat): ActionsBefore | null {
  const ahead = cloneState(state);
  const groups: ActionGroup[] = [];
  for (let turns = ahead.players.length; turns > 0 && ahead.toAct !== null && ahead.toAct !== seat; turns -= 1) {
    const next = ahead.toAct;
    const action = checkOrFold(legalActions(ahead, next));
    const verb = action.kind === 'check' ? 'check' : 'fold';
    const last = groups.at(-1);
    if (last?.verb === verb) last.seats.push(next);
    else groups.push({ verb, seats: [next] });
    play(ahead, next, action);
  }
  return ahead.toAct === seat ? { state: ahead, text: textOf(context, groups, seat) } : null;
}

function textOf(context: CursorContext, groups: readonly ActionGroup[], seat: Seat): string {
  const { compose } = context;
  const [first] = groups;
  const isTogether = groups.length === 1 && first !== undefined && first.seats.length > 1;
  const lines = isTogether
    ? [compose.action({ upTo: nameAt(context, seat) }, first.verb)]
    : groups.map(({ verb, seats }) =>
        compose.action(
          seats.map((one) => nameAt(context, one)),
          verb,
        ),
      );
  return lines.map((line) => `${line}${compose.comma}`).join('');
}
