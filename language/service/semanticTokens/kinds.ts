/** Classifies words, and maps their kinds to the legend of the protocol. */
import type { CanonicalWord, Context } from '../../syntax/lexicon/index';
import { CONTEXT_COUNT, MEANINGS, type Meaning, type StatementWord } from '../../syntax/lexicon/meanings';

type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';

export type ShownKind =
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
 * Types are the standard ones, so that every editor has colors for them; custom modifiers distinguish suits and claims for
 * themes that use them.
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
} as const satisfies Record<ShownKind, readonly [type: string, modifier: string | null]>;

/** The names for the numbers that `encode` writes. */
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
) as Readonly<Record<ShownKind, { readonly type: number; readonly modifiers: number }>>;

const STATEMENTS: Readonly<Partial<Record<StatementWord, ShownKind>>> = {
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

/** Null for fillers, which have no meaning, and for suffixes, which belong to their number. */
const ROLES: Readonly<Record<Exclude<Meaning['role'], 'statement'>, ShownKind | null>> = {
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

/** The kind of a lexicon word in a context; null if it gets no color. */
export function kindOfWord(word: CanonicalWord, context: Context): ShownKind | null {
  let kinds = known.get(word);
  if (kinds === undefined) {
    kinds = Array.from({ length: CONTEXT_COUNT }, (_, at) => kindIn(word, at));
    known.set(word, kinds);
  }
  return kinds[context] ?? null;
}

const known = new Map<CanonicalWord, readonly (ShownKind | null)[]>();

function kindIn(word: CanonicalWord, context: number): ShownKind | null {
  const senses: readonly { readonly meaning: Meaning; readonly contexts: readonly number[] }[] = MEANINGS[word];
  const meaning = senses.find(({ contexts }) => contexts.includes(context))?.meaning;
  if (meaning === undefined) return null;
  return meaning.role === 'statement' ? (STATEMENTS[meaning.statement] ?? 'keyword') : ROLES[meaning.role];
}
