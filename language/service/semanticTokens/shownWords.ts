/** Finds the meaningful words of a hand, each with its kind. */
import { keywordsOf } from '../../syntax/keywords';
import type { AmountNode, CardNode, HandTree, PlayerRef, PositionWord, SeatNode, Span } from '../../syntax/tree';
import { type TreeVisitor, visitStatements } from '../../syntax/visit';
import { kindOfWord, type ShownKind } from './kinds';

export interface ShownWord extends Span {
  readonly kind: ShownKind;
}

/**
 * Players, amounts, cards and verbs as the tree has them, and the keywords between them, in the order of the text
 * and without overlaps. A phrase of several words is one: editors set a right-to-left phrase as one run only then.
 * Titles, comments and commentary are not among them.
 */
export function shownWords(tree: HandTree): ShownWord[] {
  const parts = new PartCollector(tree.implicitNames);
  visitStatements(tree.statements, parts);
  const words = parts.words.sort((a, b) => a.start - b.start || b.end - a.end);
  const keywords = keywordsOf(tree).flatMap(({ start, end, word, context }): ShownWord[] => {
    const kind = kindOfWord(word, context);
    return kind === null ? [] : [{ start, end, kind }];
  });
  return merged(words, keywords);
}

/** Merges the lists; of two overlapping words the one in the first list stays. */
function merged(words: readonly ShownWord[], keywords: readonly ShownWord[]): ShownWord[] {
  const all: ShownWord[] = [];
  let end = 0;
  let at = 0;
  const take = (word: ShownWord): void => {
    if (word.start < end || word.end <= word.start) return;
    all.push(word);
    end = word.end;
  };
  for (const keyword of keywords) {
    for (let word = words[at]; word !== undefined && word.start < keyword.end; word = words[at]) {
      take(word);
      at += 1;
    }
    take(keyword);
  }
  for (const word of words.slice(at)) take(word);
  return all;
}

const SUITS: Readonly<Record<string, ShownKind>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

/** The names of players in a hand without seats and names. */
const POSITIONS: ReadonlySet<string> = new Set<PositionWord>([
  'SB',
  'BB',
  'UTG',
  'UTG+1',
  'UTG+2',
  'MP',
  'LJ',
  'HJ',
  'CO',
  'BTN',
]);

/** Gathers what the parts of a tree are shown as. */
class PartCollector implements TreeVisitor {
  readonly words: ShownWord[] = [];

  constructor(private readonly implicitNames: boolean) {}

  #add(kind: ShownKind, { start, end }: Span): void {
    this.words.push({ kind, start, end });
  }

  /** A word in a player's place that is not a player gets no color. */
  player(ref: PlayerRef): void {
    if (ref.at !== undefined) this.player(ref.at);
    if (ref.kind === 'unknown') return;
    const isName = ref.kind === 'name' && !(this.implicitNames && POSITIONS.has(ref.name));
    this.#add(isName ? 'player' : 'position', ref);
  }

  seat({ name, position }: SeatNode): void {
    this.#add('player', name);
    if (position !== null && position.position !== null) this.#add('position', position);
  }

  amount(amount: AmountNode): void {
    this.#add('amount', amount);
  }

  number(number: Span): void {
    this.#add('amount', number);
  }

  card(card: CardNode): void {
    if (card.code !== null) this.#add(SUITS[card.code.charAt(1)] ?? 'card', card);
  }

  verb(verb: Span): void {
    this.#add('action', verb);
  }
}
