import type { CardNode, Statement } from './tree';

/** The cards that a statement tells, in the order of the text. */
export function cardsOf(statement: Statement): readonly CardNode[] {
  switch (statement.kind) {
    case 'street':
    case 'board':
    case 'shows':
      return statement.cards;
    case 'seats':
      return statement.seats.flatMap(({ cards }) => cards);
    default:
      return [];
  }
}
