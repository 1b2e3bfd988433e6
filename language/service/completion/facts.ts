/** What may be claimed here, with the values it has. */
import { potDivisionOf } from '../../poker/pots';
import type { HandState } from '../../poker/state';
import type { Seat } from '../../poker/types';
import type { StatedFact } from '../../replay/timeline';
import type { FactName } from '../../syntax/tree';
import { writeFact } from '../hover/factPage';
import { allNames, type Here, nameAt } from './spot';
import { quotedName } from './standing';
import type { Suggestion } from './suggestion';

const TABLE = ['pot 0', 'level 0', 'full raise 0'];
const OPENING = ['min bet 0', 'max bet 0'];
const TURN = [
  'to call 0',
  'min raise 0',
  'max raise 0',
  'may raise',
  'may not raise',
  'may not check',
  'may check',
  'may call',
  'may bet',
  'may not bet',
  'min raise by 0',
  'max raise by 0',
  'min raise adds 0',
  'max raise adds 0',
  'facing 0',
];
const ALWAYS = ['to act', 'is all-in', 'is folded', 'stack 0', 'paid 0', 'paid total 0', 'options fold'];

/**
 * Facts to ask for at a place, in English, with numbers that need not be right.
 * @param seat whom a player's facts are asked of; null: nobody
 */
export function questionsAt(here: Here, state: HandState, seat: Seat | null): readonly string[] {
  const names = allNames(here);
  if (here.standing.replay.kind === 'ledger') return [...settlementQuestions(state, names), 'pot 0'];
  const asked: string[] = [];
  const name = seat === null ? undefined : names[seat];
  if (name !== undefined) {
    const turn = state.over ? [] : state.level === 0 ? [...OPENING, ...TURN] : TURN;
    asked.push(`${quotedName(name)} ${turn[0] ?? 'to act'}`, ...turn.slice(1), ...ALWAYS);
  }
  asked.push(...TABLE);
  return state.toAct === null ? [...settlementQuestions(state, names), ...asked] : asked;
}

function settlementQuestions(state: HandState, names: readonly string[]): string[] {
  const settlement = potDivisionOf(state);
  const asked: string[] = [];
  const pots = settlement?.pots ?? [];
  asked.push('main pot 0', ...pots.slice(1).map((_, index) => `side pot ${index + 1} 0`));
  if ((settlement?.layers ?? []).length > 1) {
    asked.push(...(settlement?.layers ?? []).map((_, index) => `layer ${index + 1} 0`));
  }
  const refunded = settlement?.refund === null ? undefined : names[settlement?.refund.seat ?? -1];
  if (refunded !== undefined) asked.push(`refund 0 to ${quotedName(refunded)}`);
  const [first] = names;
  if (first !== undefined) asked.push(`winner ${quotedName(first)}`);
  for (const name of names) asked.push(`${quotedName(name)} wins 0`, 'net 0', 'receives 0');
  return [...asked, 'rake 0'];
}

/** Facts of the table: whoever the line speaks of, they are said without a name. */
const OF_TABLE: ReadonlySet<FactName> = new Set([
  'pot',
  'level',
  'full-raise',
  'layer',
  'main-pot',
  'side-pot',
  'winner',
  'rake',
]);
/** Facts that want a name even of the next to act. */
const WITH_NAME: ReadonlySet<FactName> = new Set(['wins', 'net', 'receives', 'refund']);

export interface Speaking {
  /** Whom the line speaks of; null: of nobody. */
  readonly spoken: Seat | null;
  /** His name stands in this very part of the line: only his own facts may follow. */
  readonly isNamed: boolean;
  /** False where the value is the answer. */
  readonly withValues: boolean;
}

/** The facts that hold or have a value at this point. */
export function factSuggestions(here: Here, speaking: Speaking): readonly Suggestion[] {
  const { compose, standing } = here;
  const nameOf = (seat: Seat): string => nameAt(here, seat);
  const place = { replay: standing.replay, line: standing.line, moment: null };
  return standing.facts.flatMap((stated): readonly Suggestion[] => {
    const { fact, value } = stated;
    const who = subjectOf(stated, speaking);
    if (who === undefined) return [];
    const name = who === null ? null : nameOf(who);
    const text = speaking.withValues ? compose.fact(fact, value, name, nameOf) : compose.question(fact, value, name);
    if (text === null) return [];
    const amount = value.kind === 'chips' || value.kind === 'share' ? { amount: compose.number(value.value) } : {};
    if (!speaking.withValues) return [{ kind: 'fact', text }];
    const detail = value.why === null ? {} : { detail: value.why };
    return [{ kind: 'fact', text, ...amount, ...detail, describe: (page) => writeFact(page, place, stated) }];
  });
}

/** Whose name the fact is to be said with; null: without a name; undefined: it cannot be said here. */
function subjectOf({ fact, seat }: StatedFact, { spoken, isNamed }: Speaking): Seat | null | undefined {
  if (isNamed) return seat === spoken && !OF_TABLE.has(fact.fact) && fact.fact !== 'refund' ? null : undefined;
  if (OF_TABLE.has(fact.fact)) return null;
  return WITH_NAME.has(fact.fact) || seat !== spoken ? seat : null;
}
