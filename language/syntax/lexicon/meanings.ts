/**
 * The canonical words of the language and what each may mean. Lexicons map phrases of one tongue to these words; the
 * parser knows these alone.
 */
import type { Suffix } from '../tokens/numberText';
import type { AssumptionName, FactName, PositionWord, Verb } from '../tree';

/** The place of a phrase in a hand. The same phrase may mean different things in different places. */
export const HEAD = 0;
export const ACTION = 1;
export const FACT = 2;
/** The rest of a set-up line. */
export const SETUP = 3;
export const GAME = 4;
export const ASSUMPTION = 5;
export const CONTEXT_COUNT = 6;
export type Context = typeof HEAD | typeof ACTION | typeof FACT | typeof SETUP | typeof GAME | typeof ASSUMPTION;

export type StatementWord =
  | 'hand'
  | 'game'
  | 'blinds'
  | 'bets'
  | 'ante'
  | 'bomb'
  | 'straddle'
  | 'stacks'
  | 'seats'
  | 'button'
  | 'unit'
  | 'rake'
  | 'rules'
  | 'assume'
  | 'preflop'
  | 'flop'
  | 'turn'
  | 'river'
  | 'showdown'
  | 'board'
  | 'run-twice'
  | 'pot'
  | 'ledger'
  | 'dead'
  | 'expect'
  | 'illegal'
  | 'mark'
  | 'branch'
  | 'end'
  | 'cite'
  | 'ask';

/** Verbs that take no turn. */
export type NonTurnVerb = 'post' | 'straddle' | 'show' | 'muck' | 'win' | 'push';

export type Meaning =
  /** `by`: who pays, where the word names the player (`BB ante 1000`). */
  | { readonly role: 'statement'; readonly statement: StatementWord; readonly by?: PositionWord }
  /** `least`: as small as it may be (`min-raises`). */
  | { readonly role: 'verb'; readonly verb: Exclude<Verb, 'all-in'>; readonly least?: true }
  | { readonly role: 'all-in' }
  | { readonly role: 'non-turn-verb'; readonly nonTurnVerb: NonTurnVerb }
  /** Which of its three numbers an amount is. */
  | { readonly role: 'marker'; readonly marker: 'to' | 'by' | 'adds' }
  /** After an amount (`raises 700 more`): of a raise it is the increase, of a call the new chips. */
  | { readonly role: 'more' }
  | { readonly role: 'amount'; readonly amount: 'min' | 'max' }
  /** That part of the pot. */
  | { readonly role: 'amount'; readonly amount: 'pot'; readonly numerator: number; readonly denominator: number }
  /** After a number: an amount in big blinds. */
  | { readonly role: 'unit' }
  | { readonly role: 'suffix'; readonly suffix: Suffix }
  | { readonly role: 'fact'; readonly fact: FactName }
  /** `main pot`, `side pot`: a fact, or the pot that somebody wins. */
  | { readonly role: 'pot-name'; readonly pot: 'main' | 'side' }
  | { readonly role: 'may' }
  | { readonly role: 'may-not' }
  | { readonly role: 'not' }
  | { readonly role: 'folded' }
  | { readonly role: 'dead' }
  /** `also`: two players in one word, the blinds. */
  | { readonly role: 'position'; readonly position: PositionWord; readonly also?: PositionWord }
  /** `count`: they are so many (`both`). */
  | { readonly role: 'others'; readonly count?: number }
  | { readonly role: 'and' }
  /** Between actions of which somebody may take one. */
  | { readonly role: 'or' }
  | { readonly role: 'for' }
  | { readonly role: 'from' }
  | { readonly role: 'option'; readonly option: 'no-small-blind' | 'cap' | 'none' | 'no-flop-no-drop' }
  | { readonly role: 'game'; readonly game: string }
  | { readonly role: 'assumption'; readonly assumption: AssumptionName }
  | { readonly role: 'filler' };

/** One meaning and the contexts in which it holds. */
interface Sense {
  readonly meaning: Meaning;
  readonly contexts: readonly Context[];
}

const statement = (word: StatementWord): Sense => ({
  meaning: { role: 'statement', statement: word },
  contexts: [HEAD],
});
const verb = (word: Exclude<Verb, 'all-in'>): Sense => ({
  meaning: { role: 'verb', verb: word },
  contexts: [HEAD, ACTION, FACT],
});
const nonTurnVerb = (word: NonTurnVerb, contexts: readonly Context[] = [HEAD, ACTION]): Sense => ({
  meaning: { role: 'non-turn-verb', nonTurnVerb: word },
  contexts,
});
const marker = (word: 'to' | 'by' | 'adds'): Sense => ({
  meaning: { role: 'marker', marker: word },
  contexts: [HEAD, ACTION, FACT],
});
const amount = (word: 'min' | 'max'): Sense => ({
  meaning: { role: 'amount', amount: word },
  contexts: [HEAD, ACTION],
});
const partOfPot = (numerator: number, denominator: number, contexts: readonly Context[] = [ACTION]): Sense => ({
  meaning: { role: 'amount', amount: 'pot', numerator, denominator },
  contexts,
});
const suffix = (word: Suffix): Sense => ({
  meaning: { role: 'suffix', suffix: word },
  contexts: [],
});
const fact = (word: FactName): Sense => ({ meaning: { role: 'fact', fact: word }, contexts: [FACT] });
const position = (word: PositionWord): Sense => ({
  meaning: { role: 'position', position: word },
  contexts: [HEAD, ACTION, FACT, SETUP],
});
const game = (code: string): Sense => ({ meaning: { role: 'game', game: code }, contexts: [GAME] });
const assumption = (name: AssumptionName): Sense => ({
  meaning: { role: 'assumption', assumption: name },
  contexts: [ASSUMPTION],
});
const option = (word: 'no-small-blind' | 'cap' | 'none' | 'no-flop-no-drop'): Sense => ({
  meaning: { role: 'option', option: word },
  contexts: [SETUP],
});

/** A word that adds no meaning to what it accompanies. */
const fillerIn = (...contexts: readonly Context[]): Sense => ({ meaning: { role: 'filler' }, contexts });

/** Every canonical word. Where two senses share a context the first one holds. */
export const MEANINGS = {
  hand: [statement('hand')],
  game: [statement('game')],
  blinds: [statement('blinds')],
  bets: [statement('bets')],
  ante: [statement('ante')],
  'bb-ante': [{ meaning: { role: 'statement', statement: 'ante', by: 'BB' }, contexts: [HEAD] }],
  bomb: [statement('bomb')],
  straddle: [statement('straddle'), nonTurnVerb('straddle', [ACTION])],
  stacks: [statement('stacks')],
  // `खिलाड़ी A ने 100 की बेट लगाई`: beside a player the word adds no meaning.
  seats: [statement('seats'), fillerIn(ACTION, FACT)],
  button: [statement('button')],
  unit: [statement('unit')],
  rake: [statement('rake'), fact('rake')],
  rules: [statement('rules')],
  assume: [statement('assume')],
  preflop: [statement('preflop')],
  flop: [statement('flop')],
  turn: [statement('turn')],
  river: [statement('river')],
  showdown: [statement('showdown')],
  board: [statement('board')],
  'run-twice': [statement('run-twice')],
  pot: [statement('pot'), partOfPot(1, 1, [ACTION, SETUP]), fact('pot')],
  ledger: [statement('ledger')],
  dead: [statement('dead'), { meaning: { role: 'dead' }, contexts: [ACTION] }],
  expect: [statement('expect')],
  illegal: [statement('illegal')],
  mark: [statement('mark')],
  branch: [statement('branch')],
  end: [statement('end')],
  cite: [statement('cite')],
  ask: [statement('ask')],

  fold: [verb('fold')],
  check: [verb('check')],
  call: [verb('call')],
  bet: [verb('bet')],
  raise: [verb('raise')],
  'least-raise': [{ meaning: { role: 'verb', verb: 'raise', least: true }, contexts: [HEAD, ACTION] }],
  'all-in': [{ meaning: { role: 'all-in' }, contexts: [HEAD, ACTION, FACT] }],
  post: [nonTurnVerb('post')],
  show: [nonTurnVerb('show')],
  muck: [nonTurnVerb('muck')],
  win: [nonTurnVerb('win'), fact('wins')],
  push: [nonTurnVerb('push')],
  folded: [{ meaning: { role: 'folded' }, contexts: [HEAD, ACTION, FACT] }],

  to: [marker('to')],
  by: [marker('by')],
  adds: [marker('adds')],
  more: [{ meaning: { role: 'more' }, contexts: [ACTION] }, fillerIn(HEAD, FACT, SETUP, GAME, ASSUMPTION)],
  'half-pot': [partOfPot(1, 2)],
  'third-pot': [partOfPot(1, 3)],
  'quarter-pot': [partOfPot(1, 4)],
  'two-thirds-pot': [partOfPot(2, 3)],
  'three-quarters-pot': [partOfPot(3, 4)],
  min: [amount('min')],
  max: [amount('max')],
  hundred: [suffix('hundred')],
  thousand: [suffix('thousand')],
  lakh: [suffix('lakh')],
  million: [suffix('million')],
  crore: [suffix('crore')],
  billion: [suffix('billion')],
  bb: [suffix('bb')],
  'big-blinds': [{ meaning: { role: 'unit' }, contexts: [ACTION, FACT, SETUP] }],
  times: [suffix('times')],

  SB: [position('SB')],
  BB: [position('BB')],
  UTG: [position('UTG')],
  'UTG+1': [position('UTG+1')],
  'UTG+2': [position('UTG+2')],
  MP: [position('MP')],
  LJ: [position('LJ')],
  HJ: [position('HJ')],
  CO: [position('CO')],
  BTN: [position('BTN')],
  'the-blinds': [{ meaning: { role: 'position', position: 'SB', also: 'BB' }, contexts: [ACTION] }],
  others: [{ meaning: { role: 'others' }, contexts: [HEAD, ACTION] }],
  both: [{ meaning: { role: 'others', count: 2 }, contexts: [HEAD, ACTION] }, fillerIn(FACT, SETUP, GAME, ASSUMPTION)],
  'all-three': [
    { meaning: { role: 'others', count: 3 }, contexts: [HEAD, ACTION] },
    fillerIn(FACT, SETUP, GAME, ASSUMPTION),
  ],

  level: [fact('level')],
  'full-raise': [fact('full-raise')],
  'min-bet': [fact('min-bet')],
  'max-bet': [fact('max-bet')],
  'to-call': [fact('to-call')],
  facing: [fact('facing')],
  'min-raise': [fact('min-raise')],
  'max-raise': [fact('max-raise')],
  'min-raise-by': [fact('min-raise-by')],
  'max-raise-by': [fact('max-raise-by')],
  'min-raise-adds': [fact('min-raise-adds')],
  'max-raise-adds': [fact('max-raise-adds')],
  may: [{ meaning: { role: 'may' }, contexts: [FACT] }],
  'may-not': [{ meaning: { role: 'may-not' }, contexts: [FACT] }],
  not: [{ meaning: { role: 'not' }, contexts: [FACT] }],
  options: [fact('options')],
  'to-act': [fact('to-act')],
  stack: [fact('stack')],
  paid: [fact('paid')],
  'paid-total': [fact('paid-total')],
  layer: [fact('layer')],
  'main-pot': [{ meaning: { role: 'pot-name', pot: 'main' }, contexts: [ACTION, FACT] }],
  'side-pot': [{ meaning: { role: 'pot-name', pot: 'side' }, contexts: [ACTION, FACT] }],
  refund: [fact('refund')],
  receives: [fact('receives')],
  net: [fact('net')],
  winner: [fact('winner')],

  and: [{ meaning: { role: 'and' }, contexts: [HEAD, ACTION, FACT, SETUP, ASSUMPTION] }],
  for: [{ meaning: { role: 'for' }, contexts: [ACTION, FACT, SETUP] }],
  // `A می‌برد ۵۶۰ از پات اصلی`: the name of the pot already says which pot it is.
  from: [{ meaning: { role: 'from' }, contexts: [SETUP] }, fillerIn(ACTION, FACT)],

  /** Before the seat that somebody acts from; beside a player, the seat is theirs. */
  on: [fillerIn(HEAD, ACTION, FACT, SETUP, GAME, ASSUMPTION)],

  'no-small-blind': [option('no-small-blind')],
  cap: [option('cap')],
  none: [option('none')],
  'no-flop-no-drop': [option('no-flop-no-drop')],
  'no-ante': [assumption('no-ante')],
  'no-straddle': [assumption('no-straddle')],
  'no-rake': [assumption('no-rake')],
  'deep-stacks': [assumption('deep-stacks')],

  NLHE: [game('NLHE')],
  PLO: [game('PLO')],
  PLO5: [game('PLO5')],
  PLO6: [game('PLO6')],
  PLO8: [game('PLO8')],
  PLHE: [game('PLHE')],
  NLO8: [game('NLO8')],
  FLHE: [game('FLHE')],
  FLO8: [game('FLO8')],
  NLSD: [game('NLSD')],

  /** The kind of play is one meaning; in other places the word adds none. */
  or: [{ meaning: { role: 'or' }, contexts: [FACT] }],
  filler: [{ meaning: { role: 'filler' }, contexts: [HEAD, ACTION, FACT, SETUP, GAME, ASSUMPTION] }],
} as const satisfies Readonly<Record<string, readonly Sense[]>>;

export type CanonicalWord = keyof typeof MEANINGS;

export const CANONICAL_WORDS = Object.keys(MEANINGS) as readonly CanonicalWord[];
