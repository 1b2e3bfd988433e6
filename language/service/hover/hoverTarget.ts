/** Finds what to explain at a position. */
import type {
  ActionNode,
  AmountNode,
  CardNode,
  FactNode,
  PlayerRef,
  SeatNode,
  Span,
  Statement,
} from '../../syntax/tree';
import { actionOf, cardsOf, factsOf } from '../../syntax/visit';
import { playersNamedBy } from '../occurrences';

/** The node at the cursor. */
export type HoverTarget = { readonly span: Span; readonly statement: Statement } & (
  | { readonly kind: 'player'; readonly player: PlayerRef }
  | { readonly kind: 'amount'; readonly amount: AmountNode; readonly action: ActionNode }
  | { readonly kind: 'action'; readonly action: ActionNode }
  | { readonly kind: 'fact'; readonly fact: FactNode }
  /** `player`: the owner of the card; null for a board card. */
  | { readonly kind: 'card'; readonly card: CardNode; readonly player: PlayerRef | null }
  | { readonly kind: 'statement' }
);

const holds = (span: Span, offset: number): boolean => span.start <= offset && offset < span.end;
const touches = (span: Span, offset: number): boolean => span.start <= offset && offset <= span.end;

/** The smallest node at an offset that can be explained; null between statements. */
export function targetAt(statements: readonly Statement[], offset: number): HoverTarget | null {
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

function targetIn(statement: Statement, offset: number): HoverTarget {
  const at = <T extends Span>(nodes: readonly (T | null)[]): T | null =>
    nodes.find((node) => node !== null && holds(node, offset)) ??
    nodes.find((node) => node !== null && touches(node, offset)) ??
    null;
  const player = at(playersNamedBy(statement));
  const action = actionOf(statement);
  if (action !== null) {
    const amount = at([action.to, action.by, action.adds, action.bare]);
    if (amount !== null) return { kind: 'amount', amount, action, span: amount, statement };
    if (player !== null) return { kind: 'player', player, span: player, statement };
    return { kind: 'action', action, span: action, statement };
  }
  if (player !== null) return { kind: 'player', player, span: player, statement };
  const fact = at(factsOf(statement));
  if (fact !== null) return { kind: 'fact', fact, span: fact, statement };
  const seat = statement.kind === 'seats' ? at(statement.seats) : null;
  const card = at(seat === null ? cardsOf(statement) : seat.cards);
  if (card !== null && card.code !== null)
    return { kind: 'card', card, player: seat === null ? holderOf(statement) : seated(seat), span: card, statement };
  if (seat !== null) return { kind: 'player', player: seated(seat), span: seat.name, statement };
  return { kind: 'statement', span: statement, statement };
}

function seated({ name }: SeatNode): PlayerRef {
  return { ...name, kind: 'name', name: name.text };
}

function holderOf(statement: Statement): PlayerRef | null {
  return statement.kind === 'shows' ? statement.player : null;
}
