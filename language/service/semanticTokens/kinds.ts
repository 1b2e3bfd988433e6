/** What a word of a hand is, and how the protocol's legend names it. */
import type { CanonicalWord, Context } from '../../syntax/lexicon/index';
import { CONTEXT_COUNT, MEANINGS, type Meaning, type StatementWord } from '../../syntax/lexicon/meanings';

export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';

export type Kind =
  | 'player'
  | 'position'
  | 'action'
  | 'amount'
  | 'card'
  | Suit
  | 'street'
  | 'claim'
  | 'fact'
  | 'keyword'
  | 'joint'
  | 'option';

/**
 * Types are the protocol's own, so that every editor has colours for them; modifiers beyond them tell suits and
 * claims apart for those who want that.
 */
const NAMES = {
  player: ['variable', null],
  position: ['variable', 'defaultLibrary'],
  action: ['function', null],
  amount: ['number', null],
  card: ['enumMember', null],
  clubs: ['enumMember', 'clubs'],
  diamonds: ['enumMember', 'diamonds'],
  hearts: ['enumMember', 'hearts'],
  spades: ['enumMember', 'spades'],
  street: ['type', null],
  claim: ['keyword', 'claim'],
  fact: ['property', null],
  keyword: ['keyword', null],
  joint: ['operator', null],
  option: ['enum', null],
} as const satisfies Record<Kind, readonly [type: string, modifier: string | null]>;

/** The names behind the numbers of `encode`. */
export const LEGEND: { readonly tokenTypes: readonly string[]; readonly tokenModifiers: readonly string[] } = {
  tokenTypes: [...new Set(Object.values(NAMES).map(([type]) => type))],
  tokenModifiers: [...new Set(Object.values(NAMES).flatMap(([, modifier]) => modifier ?? []))],
};

/** Index of the type and bit set of the modifiers, as the legend counts them. */
export const CODES = Object.fromEntries(
  Object.entries(NAMES).map(([kind, [type, modifier]]) => [
    kind,
    {
      type: LEGEND.tokenTypes.indexOf(type),
      modifiers: modifier === null ? 0 : 1 << LEGEND.tokenModifiers.indexOf(modifier),
    },
  ]),
) as Readonly<Record<Kind, { readonly type: number; readonly modifiers: number }>>;

const STATEMENTS: Readonly<Partial<Record<StatementWord, Kind>>> = {
  preflop: 'street',
  flop: 'street',
  turn: 'street',
  river: 'street',
  showdown: 'street',
  board: 'street',
  expect: 'claim',
  illegal: 'claim',
  cite: 'claim',
  ask: 'claim',
};

/** Null: fillers say nothing, and suffixes belong to their number. */
const ROLES: Readonly<Record<Exclude<Meaning['role'], 'statement'>, Kind | null>> = {
  verb: 'action',
  'all-in': 'action',
  'non-turn-verb': 'action',
  folded: 'action',
  marker: 'joint',
  more: 'joint',
  amount: 'amount',
  unit: 'amount',
  suffix: null,
  fact: 'fact',
  'pot-name': 'fact',
  may: 'fact',
  'may-not': 'fact',
  not: 'fact',
  dead: 'joint',
  position: 'position',
  others: 'position',
  and: 'joint',
  or: 'joint',
  for: 'joint',
  from: 'joint',
  option: 'option',
  game: 'option',
  assumption: 'option',
  filler: null,
};

/** What a word of the lexicons is in a context; null: nothing to be shown. */
export function kindOfWord(word: CanonicalWord, context: Context): Kind | null {
  let kinds = known.get(word);
  if (kinds === undefined) {
    kinds = Array.from({ length: CONTEXT_COUNT }, (_, at) => kindIn(word, at));
    known.set(word, kinds);
  }
  return kinds[context] ?? null;
}

const known = new Map<CanonicalWord, readonly (Kind | null)[]>();

function kindIn(word: CanonicalWord, context: number): Kind | null {
  const senses: readonly { readonly meaning: Meaning; readonly contexts: readonly number[] }[] = MEANINGS[word];
  const meaning = senses.find(({ contexts }) => contexts.includes(context))?.meaning;
  if (meaning === undefined) return null;
  return meaning.role === 'statement' ? (STATEMENTS[meaning.statement] ?? 'keyword') : ROLES[meaning.role];
}
