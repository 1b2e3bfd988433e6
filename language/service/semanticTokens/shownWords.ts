/** The words of a hand that mean something, each with what it is. */
import { keywordsOf } from '../../syntax/keywords';
import type {
  ActionNode,
  AmountNode,
  CardNode,
  FactNode,
  HandTree,
  PlayerRef,
  PositionWord,
  Span,
  Statement,
} from '../../syntax/tree';
import { type Kind, kindOfWord } from './kinds';

export interface ShownWord extends Span {
  readonly kind: Kind;
}

/**
 * Players, amounts, cards and verbs as the tree has them, and the keywords between them, in the order of the text
 * and without overlaps. A phrase of several words is one: editors set a right-to-left phrase as one run only then.
 * Titles, comments and commentary are not among them.
 */
export function shownWords(tree: HandTree): ShownWord[] {
  const gathered = new Gathered(tree.implicitNames);
  for (const statement of tree.statements) gathered.statement(statement);
  const words = gathered.words.sort((a, b) => a.start - b.start || b.end - a.end);
  const keywords = keywordsOf(tree).flatMap(({ start, end, word, context }): ShownWord[] => {
    const kind = kindOfWord(word, context);
    return kind === null ? [] : [{ start, end, kind }];
  });
  return merged(words, keywords);
}

/** Both lists as one; of two that overlap the one of the first list stays. */
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

const SUITS: Readonly<Record<string, Kind>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

/** What a hand without seats calls its players by, where it says no names. */
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

class Gathered {
  readonly words: ShownWord[] = [];

  constructor(private readonly implicitNames: boolean) {}

  #add(kind: Kind, span: Span | null): void {
    if (span !== null) this.words.push({ kind, start: span.start, end: span.end });
  }

  /** A word that stands where a player must, but is none, gets no colour. */
  #player(ref: PlayerRef | null): void {
    if (ref?.at !== undefined) this.#player(ref.at);
    if (ref === null || ref.kind === 'unknown') return;
    const isName = ref.kind === 'name' && !(this.implicitNames && POSITIONS.has(ref.name));
    this.#add(isName ? 'player' : 'position', ref);
  }

  #players(refs: readonly PlayerRef[] | null): void {
    for (const ref of refs ?? []) this.#player(ref);
  }

  #amounts(...nodes: readonly (AmountNode | null)[]): void {
    for (const node of nodes) this.#add('amount', node);
  }

  #cards(nodes: readonly CardNode[]): void {
    for (const node of nodes) if (node.code !== null) this.#add(SUITS[node.code.charAt(1)] ?? 'card', node);
  }

  #action({ actors, against = [], verbSpan, allIn, to, by, adds, bare }: ActionNode): void {
    if (actors.kind === 'players') this.#players(actors.players);
    else if (actors.kind === 'until') this.#player(actors.upTo);
    this.#players(against);
    this.#add('action', verbSpan);
    this.#add('action', allIn);
    this.#amounts(to, by, adds, bare);
  }

  #fact({ player, alsoPlayers, eligible, value, verbs }: FactNode): void {
    this.#player(player);
    this.#players(alsoPlayers);
    this.#players(eligible);
    this.#amounts(value);
    for (const verb of verbs) this.#add('action', verb);
  }

  statement(statement: Statement): void {
    switch (statement.kind) {
      case 'hand':
      case 'game':
      case 'rules':
      case 'assume':
      case 'run-twice':
      case 'cite':
      case 'mark':
      case 'ledger':
      case 'commentary':
        return;
      case 'blinds':
        this.#amounts(...statement.amounts);
        this.#player(statement.by);
        return;
      case 'bets':
        this.#amounts(...statement.amounts);
        return;
      case 'ante':
        this.#amounts(statement.amount);
        this.#player(statement.by);
        return;
      case 'bomb':
      case 'stacks':
      case 'unit':
      case 'dead':
        this.#amounts(statement.amount);
        return;
      case 'rake':
        this.#add('amount', statement.percent);
        this.#amounts(statement.amount, statement.cap);
        return;
      case 'seats':
        for (const { name, position, stack, cards } of statement.seats) {
          this.#add('player', name);
          if (position !== null && position.position !== null) this.#add('position', position);
          this.#amounts(stack);
          this.#cards(cards);
        }
        this.#add('amount', statement.count);
        return;
      case 'button':
        this.#player(statement.player);
        return;
      case 'street':
      case 'board':
        this.#cards(statement.cards);
        return;
      case 'pot':
        this.#amounts(statement.amount);
        this.#players(statement.eligible);
        return;
      case 'action':
        this.#action(statement);
        return;
      case 'straddle':
      case 'post':
      case 'ledger-entry':
        this.#player(statement.player);
        this.#amounts(statement.amount);
        return;
      case 'shows':
        this.#player(statement.player);
        this.#cards(statement.cards);
        return;
      case 'mucks':
        this.#players(statement.players);
        return;
      case 'wins':
        this.#players(statement.players);
        this.#amounts(statement.amount);
        return;
      case 'pushes':
        this.#player(statement.player);
        this.#amounts(...statement.chips);
        return;
      case 'expect':
        for (const fact of statement.facts) this.#fact(fact);
        return;
      case 'ask':
        if (statement.fact !== null) this.#fact(statement.fact);
        return;
      case 'illegal':
        if (statement.action !== null) this.#action(statement.action);
        return;
      case 'branch':
        for (const inner of statement.body) this.statement(inner);
        return;
    }
  }
}
