/**
 * PHH, the poker hand history format of the University of Toronto (version 0.0.2): `.phh` is one hand, `.phhs` many, one
 * TOML table each. Seats are clockwise, p1 the small blind; with two players the last has the button, and blinds and antes
 * are written as at a larger table and posted the other way round.
 */
import type { GameCode } from '../poker/types';
import { type Decimal, formatDecimal } from '../text/decimal';
import { isPositive, minus, ZERO } from './amounts';
import { type ImportedForcedBet, type ImportedHand, type Outcome, type ReadHand, Unreadable } from './model';
import { type Note, note } from './notes';
import { readPhhActions } from './phhActions';
import { PhhFields } from './phhFields';
import { readToml, type TomlEntries } from './toml';

const GAMES: Readonly<Record<string, GameCode>> = { NT: 'NLHE', PO: 'PLO', FT: 'FLHE', NS: 'NLSD', 'FO/8': 'FLO8' };

/** The format's other variants; Handscript has no rules for them. */
const NOT_PLAYED: Readonly<Record<string, string>> = {
  F7S: 'fixed-limit seven-card stud',
  'F7S/8': 'fixed-limit seven-card stud hi-lo',
  FR: 'fixed-limit razz',
  N2L1D: 'no-limit deuce-to-seven single draw',
  F2L3D: 'fixed-limit deuce-to-seven triple draw',
  FB: 'fixed-limit badugi',
};

/** The table of one hand in a `.phhs` file: `[17]`. */
const HAND_HEADER = /^[ \t]*\[[ \t]*["']?\d+["']?[ \t]*\][ \t]*(?:#.*)?$/gm;

/** Reads a `.phh` or `.phhs` file. A hand that cannot be read does not touch the others. */
export function readPhh(text: string): ReadHand[] {
  return partsOf(text.replaceAll('\r\n', '\n')).flatMap(({ text: part, firstLine }) => {
    const toml = readToml(part);
    if ('reason' in toml) return [{ kind: 'unreadable', line: firstLine + toml.line - 1, reason: toml.reason }];
    return handsIn(toml.entries).map(({ number, entries }) => readHand(new PhhFields(entries, firstLine), number));
  });
}

/** The file cut at its hands' headers, so that a broken hand ends at the next one. */
function partsOf(text: string): { readonly text: string; readonly firstLine: number }[] {
  const starts = [...text.matchAll(HAND_HEADER)].map((match) => match.index);
  let firstLine = 1;
  const parts = [0, ...starts].map((start, i) => {
    const part = text.slice(start, starts[i] ?? text.length);
    const at = firstLine;
    firstLine += part.split('\n').length - 1;
    return { text: part, firstLine: at };
  });
  // What stands before the first header is no hand, unless it is one.
  return starts.length > 0 && !/^\s*variant\s*=/m.test(parts[0]?.text ?? '') ? parts.slice(1) : parts;
}

/** A document is a hand itself, or (in `.phhs`) a table whose keys are numbers. */
function handsIn(entries: TomlEntries): { readonly number: string | null; readonly entries: TomlEntries }[] {
  const numbered = [...entries].flatMap(([key, node]) =>
    /^\d+$/.test(key) && node.kind === 'table' ? [{ number: key, entries: node.entries }] : [],
  );
  return numbered.length > 0 && !entries.has('variant') ? numbered : [{ number: null, entries }];
}

function readHand(fields: PhhFields, number: string | null): ReadHand {
  try {
    const variant = fields.text('variant');
    if (variant === null) throw new Unreadable(fields.firstLine, 'the hand has no "variant"');
    const game = GAMES[variant];
    if (game !== undefined) return { kind: 'hand', hand: handOf(fields, game, number) };
    const name = NOT_PLAYED[variant];
    if (name !== undefined) return { kind: 'not-played', line: fields.firstLine, game: `${name} (${variant})` };
    throw new Unreadable(fields.lineOf('variant'), `"${variant}" is no variant of this format`);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { kind: 'unreadable', line: error.line, reason: error.message };
  }
}

function handOf(fields: PhhFields, game: GameCode, number: string | null): ImportedHand {
  const stacks = fields.stacks();
  const count = stacks.length;
  if (count < 2) throw new Unreadable(fields.lineOf('starting_stacks'), 'a hand needs two players or more');
  // Heads-up the last player has the button and the small blind; he is listed first.
  const order = count === 2 ? [1, 0] : stacks.map((_, player) => player);
  const players = fields.strings('players');
  const { events, hole } = readPhhActions(fields.actions(), count, (player) => order.indexOf(player));
  const blinds = fields.perPlayer('blinds_or_straddles', count);
  const antes = fields.perPlayer('antes', count);
  const bets = { small: fields.number('small_bet'), big: fields.number('big_bet') };
  const notes: Note[] = [];
  const forced = [...antesOf(antes, notes), ...blindsOf(blinds)];
  const short = stacks.some(
    (stack, player) => stack !== null && isPositive(minus(antes[order.indexOf(player)] ?? ZERO, stack)),
  );
  if (short && fields.isFalse('ante_trimming_status')) notes.push(note('ante-trimming'));
  const minimum = fields.number('min_bet');
  const played = game === 'NLSD' ? antes.find(isPositive) : forced.findLast(({ kind }) => kind === 'blind')?.amount;
  if (minimum !== null && played !== undefined && minus(minimum, played)?.units !== 0)
    notes.push(note('min-bet', formatDecimal(minimum), formatDecimal(played)));
  return {
    title: titleOf(fields, number),
    comments: commentsOf(fields),
    line: fields.firstLine,
    game,
    bets: bets.small !== null && bets.big !== null ? { small: bets.small, big: bets.big } : null,
    seats: order.map((player) => ({
      name: players[player] || null,
      stack: stacks[player] ?? null,
      cards: known(hole[player] ?? []),
    })),
    forced,
    events: events.map((event) => (event.kind === 'show' ? { ...event, cards: known(event.cards) } : event)),
    outcome: outcomeOf(fields, order),
    notes,
  };
}

/** Cards, unless none of them is known. */
function known(cards: readonly string[]): readonly string[] {
  return cards.every((card) => card === '??') ? [] : cards.map((card) => (card.includes('?') ? '??' : card));
}

/** Blinds by seat from the small blind on: two blinds, then straddles; a lone one is its seat's; a negative entry is a post. */
function blindsOf(amounts: readonly Decimal[]): ImportedForcedBet[] {
  const lone = amounts.filter(isPositive).length === 1;
  return amounts.flatMap((amount, seat): ImportedForcedBet[] => {
    if (amount.units === 0) return [];
    if (amount.units < 0) return [{ seat, kind: 'post', amount: { ...amount, units: -amount.units } }];
    return [{ seat, kind: seat < 2 || lone ? 'blind' : 'straddle', amount }];
  });
}

/** Antes: everybody's own, or what one player pays for all. */
function antesOf(amounts: readonly Decimal[], notes: Note[]): ImportedForcedBet[] {
  const payers = amounts.filter(isPositive);
  if (payers.length === 0) return [];
  const least = amounts.reduce((a, b) => ((minus(a, b)?.units ?? 0) > 0 ? b : a));
  const rest = amounts.map((amount) => minus(amount, least) ?? ZERO);
  if (rest.filter(isPositive).length > 1) notes.push(note('unequal-antes'));
  return amounts.flatMap((_, seat) => {
    const more = rest[seat] ?? ZERO;
    const own: ImportedForcedBet[] = isPositive(least) ? [{ seat, kind: 'ante', amount: least }] : [];
    return isPositive(more) ? [...own, { seat, kind: 'dead-ante', amount: more }] : own;
  });
}

/** Finishing stacks, else winnings; winnings that are all zero (common where everybody folded) tell nothing. */
function outcomeOf(fields: PhhFields, order: readonly number[]): Outcome | null {
  const told = (key: string): (Decimal | null)[] | null => {
    const amounts = fields.decimals(key);
    return amounts.length === order.length ? order.map((player) => amounts[player] ?? null) : null;
  };
  const finishing = told('finishing_stacks');
  if (finishing !== null) return { kind: 'finishing', amounts: finishing, raked: true };
  const collected = told('winnings');
  if (collected?.some(isPositive)) return { kind: 'collected', amounts: collected, raked: true };
  return null;
}

function titleOf(fields: PhhFields, number: string | null): string | null {
  const hand = fields.text('hand') ?? number;
  const event = fields.text('event') ?? fields.text('venue');
  if (event === null) return hand === null ? null : `Hand ${hand}`;
  return hand === null ? event : `${event}, hand ${hand}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** One line: when, where, in which money, by whose hand. */
function commentsOf(fields: PhhFields): string[] {
  const month = MONTHS[Number(fields.text('month') ?? '0') - 1] ?? null;
  const joined = (parts: readonly (string | null)[], by: string) =>
    parts.filter((part) => part !== null).join(by) || null;
  const date = joined([month === null ? null : fields.text('day'), month, fields.text('year')], ' ');
  const table = fields.text('table');
  const venue = fields.text('event') === null ? null : fields.text('venue');
  const place = ['address', 'city', 'region', 'country'].map((key) => fields.text(key));
  const currency = fields.text('currency') ?? fields.text('currency_symbol');
  const author = fields.text('author');
  const comment = joined(
    [
      date,
      joined([venue, table === null ? null : `table ${table}`, ...place], ', '),
      currency === null ? null : `amounts in ${currency}`,
      author === null ? null : `recorded by ${author}`,
    ],
    ' · ',
  );
  return comment === null ? [] : [comment];
}
