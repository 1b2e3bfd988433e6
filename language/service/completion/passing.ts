/** What is to be told of those who come before a player, so that he may act. */
import { legalActions, play } from '../../poker/betting';
import { cloneState, type HandState } from '../../poker/state';
import type { Seat } from '../../poker/types';
import { checkOrFold } from '../../replay/play/skippedPlayers';
import { type Here, nameAt } from './spot';

export interface Passed {
  /** The state at his turn. */
  readonly state: HandState;
  /** `B folds, `; `folds to D, ` where there are several. */
  readonly told: string;
}

interface Group {
  readonly verb: 'check' | 'fold';
  readonly seats: Seat[];
}

/** Those before him fold if they owe chips, else check; null where his turn never comes on this street. */
export function passTo(here: Here, state: HandState, seat: Seat): Passed | null {
  const ahead = cloneState(state);
  const groups: Group[] = [];
  for (let turns = ahead.players.length; turns > 0 && ahead.toAct !== null && ahead.toAct !== seat; turns -= 1) {
    const next = ahead.toAct;
    const action = checkOrFold(legalActions(ahead, next));
    const verb = action.kind === 'check' ? 'check' : 'fold';
    const last = groups.at(-1);
    if (last?.verb === verb) last.seats.push(next);
    else groups.push({ verb, seats: [next] });
    play(ahead, next, action);
  }
  return ahead.toAct === seat ? { state: ahead, told: tell(here, groups, seat) } : null;
}

function tell(here: Here, groups: readonly Group[], seat: Seat): string {
  const { compose } = here;
  const [first] = groups;
  const isTogether = groups.length === 1 && first !== undefined && first.seats.length > 1;
  const lines = isTogether
    ? [compose.action({ upTo: nameAt(here, seat) }, first.verb)]
    : groups.map(({ verb, seats }) =>
        compose.action(
          seats.map((one) => nameAt(here, one)),
          verb,
        ),
      );
  return lines.map((line) => `${line}${compose.comma}`).join('');
}
