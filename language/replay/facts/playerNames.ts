/** What players are called in messages. */
import type { Seat } from '../../poker/types';
import type { Actors, PlayerRef, PositionWord, Statement } from '../../syntax/tree';
import type { Table } from '../setup/table';

/**
 * By seat the name that the seats list. Where `seats 6` names everybody by his position, he is called by the one that the hand's lines
 * know him by: of two players `BTN` is SB, too, of four the first to act is both CO and UTG.
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
  for (const ref of refsIn(statements)) {
    const seat = ref.kind === 'position' ? find(ref) : null;
    if (ref.kind === 'position' && seat !== null) words[seat]?.push(ref.position);
  }
  return listed.map((name, seat) => {
    const [first = name, ...others] = words[seat] ?? [];
    return [first, ...others].some((word) => word === name) ? name : first;
  });
}

/** Players as the lines name them that tell what they do or what is claimed of them. */
function* refsIn(statements: readonly Statement[]): Generator<PlayerRef> {
  for (const statement of statements) {
    switch (statement.kind) {
      case 'action':
        yield* acting(statement.actors);
        break;
      case 'illegal':
        if (statement.action !== null) yield* acting(statement.action.actors);
        break;
      case 'mucks':
      case 'wins':
        yield* statement.players;
        break;
      case 'shows':
      case 'pushes':
      case 'post':
      case 'straddle':
        if (statement.player !== null) yield statement.player;
        break;
      case 'expect':
        for (const { player, alsoPlayers } of statement.facts) {
          if (player !== null) yield player;
          yield* alsoPlayers;
        }
        break;
      case 'branch':
        yield* refsIn(statement.body);
        break;
      default:
    }
  }
}

function acting(actors: Actors): readonly PlayerRef[] {
  if (actors.kind === 'players') return actors.players;
  return actors.kind === 'until' ? [actors.upTo] : [];
}
