/**
 * Walks the tree: the one place that knows the parts of each kind of statement. Code that looks for players, amounts, cards or
 * titles passes a visitor. A new kind of statement does not compile until `PARTS` has a row for it.
 */
import type {
  ActionNode,
  Actors,
  AmountNode,
  CardNode,
  FactNode,
  PlayerRef,
  SeatNode,
  Span,
  Statement,
  StatementOf,
  Text,
} from './tree';

/**
 * Why a player is named: they act (`actor`), the action stops before them (`up-to`), somebody acts against them (`against`),
 * they pay or have the button (`setup`), a fact is about them (`subject`), they can win a pot (`eligible`).
 */
export type PlayerRole = 'actor' | 'up-to' | 'against' | 'setup' | 'subject' | 'eligible';

/** The parts of statements that a caller wants to see; it leaves out the others. */
export interface TreeVisitor {
  /** An action line, or the action of an `illegal` line. Its parts follow. */
  action?(action: ActionNode): void;
  /** A part of an `expect` line, or the fact of an `ask` line. Its parts follow. */
  fact?(fact: FactNode): void;
  /** An entry of a list of seats. Its stack and cards follow; its name and position do not. */
  seat?(seat: SeatNode): void;
  /** A player as written. The second name in `Raha (BTN)` is not visited: it is the `at` of the first. */
  player?(player: PlayerRef, role: PlayerRole, statement: Statement): void;
  amount?(amount: AmountNode, statement: Statement): void;
  /** A number that is not an amount: a percentage, a count of seats. */
  number?(number: Span): void;
  card?(card: CardNode): void;
  /** A title, name or code in the author's own words. */
  text?(text: Text, statement: Statement): void;
  /** A verb or flag of an action, or the verb of a fact. */
  verb?(verb: Span): void;
  /** Any other span of the tree: the word of a street or a fact, an assumption, a rule, the end of a branch. */
  word?(word: Span): void;
}

/** Visits the parts of statements and of those inside their branches, in the order of the text. */
export function visitStatements(statements: readonly Statement[], visitor: TreeVisitor): void {
  for (const statement of statements) {
    visitStatement(statement, visitor);
    if (statement.kind === 'branch') visitStatements(statement.body, visitor);
  }
}

/** Visits the parts of one statement. The lines inside a branch are not among them. */
export function visitStatement(statement: Statement, visitor: TreeVisitor): void {
  const visitParts = PARTS[statement.kind] as (statement: Statement, visitor: TreeVisitor) => void;
  visitParts(statement, visitor);
}

/** A visitor that hands over every span, whatever it is; the second name of `Raha (BTN)`, too. */
export function everySpan(visit: (span: Span) => void): TreeVisitor {
  const visitor: Required<TreeVisitor> = {
    action: visit,
    fact: visit,
    seat(seat) {
      visit(seat);
      visit(seat.name);
      if (seat.position !== null) visit(seat.position);
    },
    player(player) {
      visit(player);
      if (player.at !== undefined) visit(player.at);
    },
    amount: visit,
    number: visit,
    card: visit,
    text: visit,
    verb: visit,
    word: visit,
  };
  return visitor;
}

/** Statements with those inside branches, in the order of the text. */
export function* statementsIn(statements: readonly Statement[]): Generator<Statement, void, void> {
  for (const statement of statements) {
    yield statement;
    if (statement.kind === 'branch') yield* statementsIn(statement.body);
  }
}

/** The action of an action line or of an `illegal` line. */
export function actionOf(statement: Statement): ActionNode | null {
  if (statement.kind === 'action') return statement;
  return statement.kind === 'illegal' ? statement.action : null;
}

/** The facts of an `expect` or `ask` line. */
export function factsOf(statement: Statement): readonly FactNode[] {
  if (statement.kind === 'expect') return statement.facts;
  return statement.kind === 'ask' && statement.fact !== null ? [statement.fact] : [];
}

/** The players that a statement names; neither those of a list of seats nor those of a branch's lines. */
export function playersOf(statement: Statement): readonly PlayerRef[] {
  const players: PlayerRef[] = [];
  visitStatement(statement, { player: (player) => void players.push(player) });
  return players;
}

/** The amounts of a statement; not those of a branch's lines. */
export function amountsOf(statement: Statement): readonly AmountNode[] {
  const amounts: AmountNode[] = [];
  visitStatement(statement, { amount: (amount) => void amounts.push(amount) });
  return amounts;
}

/** The cards of a statement in the order of the text. */
export function cardsOf(statement: Statement): readonly CardNode[] {
  const cards: CardNode[] = [];
  visitStatement(statement, { card: (card) => void cards.push(card) });
  return cards;
}

const NOTHING = (): void => {};

const PARTS: { readonly [K in Statement['kind']]: (statement: StatementOf<K>, visitor: TreeVisitor) => void } = {
  hand: (hand, visitor) => visitTexts([hand.title], hand, visitor),
  game: (game, visitor) => visitTexts([game.value], game, visitor),
  blinds: (blinds, visitor) => {
    visitAmounts(blinds.amounts, blinds, visitor);
    visitPlayer(blinds.by, 'setup', blinds, visitor);
  },
  bets: (bets, visitor) => visitAmounts(bets.amounts, bets, visitor),
  ante: (ante, visitor) => {
    visitAmount(ante.amount, ante, visitor);
    visitPlayer(ante.by, 'setup', ante, visitor);
  },
  bomb: (bomb, visitor) => visitAmount(bomb.amount, bomb, visitor),
  straddle: visitPayment,
  stacks: (stacks, visitor) => visitAmount(stacks.amount, stacks, visitor),
  seats: (list, visitor) => {
    for (const seat of list.seats) {
      visitor.seat?.(seat);
      visitAmount(seat.stack, list, visitor);
      visitCards(seat.cards, visitor);
    }
    if (list.count !== null) visitor.number?.(list.count);
  },
  button: (button, visitor) => visitPlayer(button.player, 'setup', button, visitor),
  unit: (unit, visitor) => visitAmount(unit.amount, unit, visitor),
  rake: (rake, visitor) => {
    if (rake.percent !== null) visitor.number?.(rake.percent);
    visitAmount(rake.amount, rake, visitor);
    visitAmount(rake.cap, rake, visitor);
  },
  rules: (rules, visitor) => {
    visitTexts([rules.profile], rules, visitor);
    for (const knob of rules.knobs) {
      visitor.word?.(knob);
      visitTexts([knob.name], rules, visitor);
      visitTexts(knob.values, rules, visitor);
    }
  },
  assume: (assume, visitor) => visitWords(assume.items, visitor),
  street: (street, visitor) => {
    visitor.word?.(street.wordSpan);
    visitCards(street.cards, visitor);
  },
  board: (board, visitor) => visitCards(board.cards, visitor),
  'run-twice': NOTHING,
  pot: (pot, visitor) => {
    visitAmount(pot.amount, pot, visitor);
    visitPlayers(pot.eligible, 'eligible', pot, visitor);
  },
  action: (action, visitor) => visitAction(action, action, visitor),
  post: visitPayment,
  shows: (shows, visitor) => {
    visitPlayer(shows.player, 'actor', shows, visitor);
    visitCards(shows.cards, visitor);
  },
  mucks: (mucks, visitor) => visitPlayers(mucks.players, 'actor', mucks, visitor),
  wins: (wins, visitor) => {
    visitPlayers(wins.players, 'actor', wins, visitor);
    visitAmount(wins.amount, wins, visitor);
  },
  pushes: (pushes, visitor) => {
    visitPlayer(pushes.player, 'actor', pushes, visitor);
    visitAmounts(pushes.chips, pushes, visitor);
  },
  expect: (expectation, visitor) => {
    for (const fact of expectation.facts) visitFact(fact, expectation, visitor);
  },
  illegal: (illegal, visitor) => {
    visitTexts([illegal.code], illegal, visitor);
    if (illegal.action !== null) visitAction(illegal.action, illegal, visitor);
  },
  cite: (cite, visitor) => visitTexts([cite.book, cite.number], cite, visitor),
  ask: (ask, visitor) => {
    if (ask.fact !== null) visitFact(ask.fact, ask, visitor);
    visitTexts([ask.question], ask, visitor);
  },
  mark: (mark, visitor) => visitTexts([mark.name], mark, visitor),
  branch: (branch, visitor) => {
    visitTexts([branch.title, branch.from], branch, visitor);
    if (branch.closing !== null) visitor.word?.(branch.closing);
  },
  ledger: NOTHING,
  'ledger-entry': visitPayment,
  dead: (dead, visitor) => visitAmount(dead.amount, dead, visitor),
  commentary: NOTHING,
};

function visitPayment(payment: StatementOf<'straddle' | 'post' | 'ledger-entry'>, visitor: TreeVisitor): void {
  visitPlayer(payment.player, 'actor', payment, visitor);
  visitAmount(payment.amount, payment, visitor);
}

function visitAction(action: ActionNode, statement: Statement, visitor: TreeVisitor): void {
  visitor.action?.(action);
  // Every replay visits the amounts of all actions: skip what it does not look at.
  if (visitor.player !== undefined || visitor.word !== undefined) {
    visitActors(action.actors, statement, visitor);
    visitPlayers(action.against ?? null, 'against', statement, visitor);
  }
  visitor.verb?.(action.verbSpan);
  if (action.allIn !== null) visitor.verb?.(action.allIn);
  visitAmount(action.to, statement, visitor);
  visitAmount(action.by, statement, visitor);
  visitAmount(action.adds, statement, visitor);
  visitAmount(action.bare, statement, visitor);
}

function visitActors(actors: Actors, statement: Statement, visitor: TreeVisitor): void {
  switch (actors.kind) {
    case 'players':
      visitPlayers(actors.players, 'actor', statement, visitor);
      break;
    case 'until':
      visitPlayer(actors.upTo, 'up-to', statement, visitor);
      break;
    case 'others':
      visitor.word?.(actors.span);
      break;
    case 'none':
  }
}

function visitFact(fact: FactNode, statement: Statement, visitor: TreeVisitor): void {
  visitor.fact?.(fact);
  visitPlayer(fact.player, 'subject', statement, visitor);
  visitPlayers(fact.alsoPlayers, 'subject', statement, visitor);
  visitPlayers(fact.eligible, 'eligible', statement, visitor);
  visitor.word?.(fact.factSpan);
  visitAmount(fact.value, statement, visitor);
  if (visitor.verb !== undefined) for (const verb of fact.verbs) visitor.verb(verb);
}

function visitPlayers(
  players: readonly PlayerRef[] | null,
  role: PlayerRole,
  statement: Statement,
  visitor: TreeVisitor,
): void {
  if (players === null || visitor.player === undefined) return;
  for (const player of players) visitor.player(player, role, statement);
}

function visitPlayer(player: PlayerRef | null, role: PlayerRole, statement: Statement, visitor: TreeVisitor): void {
  if (player !== null) visitor.player?.(player, role, statement);
}

function visitAmounts(amounts: readonly AmountNode[], statement: Statement, visitor: TreeVisitor): void {
  if (visitor.amount === undefined) return;
  for (const amount of amounts) visitor.amount(amount, statement);
}

function visitAmount(amount: AmountNode | null, statement: Statement, visitor: TreeVisitor): void {
  if (amount !== null) visitor.amount?.(amount, statement);
}

function visitCards(cards: readonly CardNode[], visitor: TreeVisitor): void {
  if (visitor.card === undefined) return;
  for (const card of cards) visitor.card(card);
}

function visitTexts(texts: readonly (Text | null)[], statement: Statement, visitor: TreeVisitor): void {
  if (visitor.text === undefined) return;
  for (const text of texts) if (text !== null) visitor.text(text, statement);
}

function visitWords(words: readonly Span[], visitor: TreeVisitor): void {
  if (visitor.word === undefined) return;
  for (const word of words) visitor.word(word);
}
