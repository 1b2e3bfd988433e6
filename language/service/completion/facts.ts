/** Suggests facts with their values at the cursor. */
import { potDivisionOf } from '../../poker/pots';
import type { HandState } from '../../poker/state';
import type { Seat } from '../../poker/types';
import type { StatedFact } from '../../replay/timeline';
import type { FactName } from '../../syntax/tree';
import { writeFact } from '../hover/factPage';
import { allNames, type CursorContext, nameAt } from './cursorContext';
import { quotedName } from './handAtCursor';
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
 * Questions about a position, in English; their numbers need not be right.
 * @param seat the player whose facts are asked; null for nobody
 */
export function questionsAt(context: CursorContext, state: HandState, seat: Seat | null): readonly string[] {
  const names = allNames(context);
  if (context.replay.kind === 'ledger') return [...settlementQuestions(state, names), 'pot 0'];
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

/** Facts of the table, which are written without a name. */
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
/** Facts that need a name even for the player next to act. */
const WITH_NAME: ReadonlySet<FactName> = new Set(['wins', 'net', 'receives', 'refund']);

export interface FactSubject {
  /** The player that the line is about; null for nobody. */
  readonly seat: Seat | null;
  /** The player's name is in this segment of the line: only their own facts may follow. */
  readonly isNamed: boolean;
  /** False if the value is the answer. */
  readonly withValues: boolean;
}

/** The facts that are true or have a value at this point. */
export function factSuggestions(context: CursorContext, speaking: FactSubject): readonly Suggestion[] {
  const { compose, replay, play } = context;
  const nameOf = (seat: Seat): string => nameAt(context, seat);
  const place = { replay, line: play, moment: null };
  return context.facts.flatMap((stated): readonly Suggestion[] => {
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

/** The player to name with the fact; null for no name; undefined if the fact does not fit here. */
function subjectOf({ fact, seat }: StatedFact, { seat: spoken, isNamed }: FactSubject): Seat | null | undefined {
  if (isNamed) return seat === spoken && !OF_TABLE.has(fact.fact) && fact.fact !== 'refund' ? null : undefined;
  if (OF_TABLE.has(fact.fact)) return null;
  return WITH_NAME.has(fact.fact) || seat !== spoken ? seat : null;
}
