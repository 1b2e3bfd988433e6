import type {
  ActionNode,
  Actors,
  AmountNode,
  FactNode,
  PlayerRef,
  Span,
  Statement,
} from '../../../language/syntax/tree';

/** What stands under the cursor. */
export type Target = { readonly span: Span; readonly statement: Statement } & (
  | { readonly kind: 'player'; readonly player: PlayerRef }
  | { readonly kind: 'amount'; readonly amount: AmountNode; readonly action: ActionNode }
  | { readonly kind: 'action'; readonly action: ActionNode }
  | { readonly kind: 'fact'; readonly fact: FactNode }
  | { readonly kind: 'statement' }
);

const holds = (span: Span, offset: number): boolean => span.start <= offset && offset < span.end;
const touches = (span: Span, offset: number): boolean => span.start <= offset && offset <= span.end;

/** The smallest thing at an offset that something can be said about; null between the statements. */
export function targetAt(statements: readonly Statement[], offset: number): Target | null {
  const statement = statementAt(statements, offset, holds) ?? statementAt(statements, offset, touches);
  return statement === null ? null : targetIn(statement, offset);
}

type Test = (span: Span, offset: number) => boolean;

function statementAt(statements: readonly Statement[], offset: number, test: Test): Statement | null {
  for (const statement of statements) {
    if (!test(statement, offset)) continue;
    return (statement.kind === 'branch' ? statementAt(statement.body, offset, test) : null) ?? statement;
  }
  return null;
}

function targetIn(statement: Statement, offset: number): Target {
  const at = <T extends Span>(nodes: readonly (T | null)[]): T | null =>
    nodes.find((node) => node !== null && holds(node, offset)) ??
    nodes.find((node) => node !== null && touches(node, offset)) ??
    null;
  const action = statement.kind === 'illegal' ? statement.action : statement.kind === 'action' ? statement : null;
  if (action !== null) {
    const amount = at([action.to, action.by, action.adds, action.bare]);
    if (amount !== null) return { kind: 'amount', amount, action, span: amount, statement };
    const player = at(playersOf(action.actors));
    if (player !== null) return { kind: 'player', player, span: player, statement };
    return { kind: 'action', action, span: action, statement };
  }
  const seat = statement.kind === 'seats' ? at(statement.seats) : null;
  if (seat !== null)
    return { kind: 'player', player: { ...seat.name, kind: 'name', name: seat.name.text }, span: seat.name, statement };
  if (statement.kind === 'expect' || statement.kind === 'ask') {
    const fact = at(statement.kind === 'expect' ? statement.facts : [statement.fact]);
    if (fact !== null) {
      const player = at([fact.player, ...fact.alsoPlayers, ...(fact.eligible ?? [])]);
      if (player !== null) return { kind: 'player', player, span: player, statement };
      return { kind: 'fact', fact, span: fact, statement };
    }
  }
  const player = at(playersIn(statement));
  if (player !== null) return { kind: 'player', player, span: player, statement };
  return { kind: 'statement', span: statement, statement };
}

function playersOf(actors: Actors): readonly PlayerRef[] {
  switch (actors.kind) {
    case 'players':
      return actors.players;
    case 'until':
      return [actors.upTo];
    case 'others':
    case 'none':
      return [];
  }
}

/** The players that a statement without action or fact names. */
function playersIn(statement: Statement): readonly (PlayerRef | null)[] {
  switch (statement.kind) {
    case 'blinds':
    case 'ante':
      return [statement.by];
    case 'straddle':
    case 'button':
    case 'post':
    case 'shows':
    case 'pushes':
    case 'ledger-entry':
      return [statement.player];
    case 'mucks':
    case 'wins':
      return statement.players;
    case 'pot':
      return statement.eligible ?? [];
    default:
      return [];
  }
}
