/** Decides what players are called in messages. */
import type { Seat } from '../../poker/types';
import type { PlayerRef, PositionWord, Statement } from '../../syntax/tree';
import { type PlayerRole, visitStatements } from '../../syntax/visit';
import type { Table } from '../setup/table';

/**
 * A player is called by the listed name. If `seats 6` names everybody by position, a player is called by the position that the hand's
 * lines use: of two players `BTN` is also SB, of four the first to act is both CO and UTG.
 *
 * @param statements the hand's lines
 */
export function playerNamesFor(statements: readonly Statement[], { seating, lines }: Table): (seat: Seat) => string {
  const listed = (seat: Seat): string => seating.listed[seat]?.name ?? '?';
  if ((lines.first('seats')?.node.count ?? null) === null) return listed;
  let called: readonly string[] | null = null;
  return (seat) => {
    called ??= calledIn(
      statements,
      seating.find,
      seating.listed.map((_, one) => listed(one)),
    );
    return called[seat] ?? '?';
  };
}

function calledIn(
  statements: readonly Statement[],
  find: (ref: PlayerRef) => Seat | null,
  listed: readonly string[],
): readonly string[] {
  const words = listed.map((): PositionWord[] => []);
  visitStatements(statements, {
    player(ref, role, { kind }) {
      if (ref.kind !== 'position' || !ROLES.has(role) || OTHER_LINES.has(kind)) return;
      const seat = find(ref);
      if (seat !== null) words[seat]?.push(ref.position);
    },
  });
  return listed.map((name, seat) => {
    const [first = name, ...others] = words[seat] ?? [];
    return [first, ...others].some((word) => word === name) ? name : first;
  });
}

/** What players are named for where a line says what they do or what is claimed of them. */
const ROLES: ReadonlySet<PlayerRole> = new Set(['actor', 'up-to', 'subject']);
const OTHER_LINES: ReadonlySet<Statement['kind']> = new Set(['ask', 'ledger-entry']);
