/**
 * PHH, the poker hand history format of the University of Toronto (version 0.0.2): `.phh` is one hand, `.phhs` many, one
 * TOML table each. Seats are clockwise, p1 the small blind; with two players the last has the button, and blinds and antes
 * are written as at a larger table and posted the other way round.
 */
import { sentence, text } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import type { GameCode } from '../poker/types';
import { type Decimal, formatDecimal } from '../text/decimal';
import { isPositive, minus, ZERO } from './amounts';
import {
  type ImportedForcedBet,
  type ImportedHand,
  type ImportedOutcome,
  type ReadHand,
  titled,
  UnreadableHand,
} from './model';
import { type Note, note } from './notes';
import { readPhhActions } from './phhActions';
import { PhhFields } from './phhFields';
import { readToml, type TomlEntries } from './toml';

const GAMES: Readonly<Record<string, GameCode>> = { NT: 'NLHE', PO: 'PLO', FT: 'FLHE', NS: 'NLSD', 'FO/8': 'FLO8' };

/** The format's other variants, by the message that names them; Handscript has no rules for them. */
const NOT_PLAYED: Readonly<Record<string, string>> = {
  F7S: 'import/game.stud',
  'F7S/8': 'import/game.stud-8',
  FR: 'import/game.razz',
  N2L1D: 'import/game.single-draw',
  F2L3D: 'import/game.triple-draw',
  FB: 'import/game.badugi',
};

/** The table of one hand in a `.phhs` file: `[17]`. */
const HAND_HEADER = /^[ \t]*\[[ \t]*["']?\d+["']?[ \t]*\][ \t]*(?:#.*)?$/gm;

/** Reads a `.phh` or `.phhs` file. A hand that cannot be read does not affect the others. */
export function readPhh(text: string): ReadHand[] {
  return partsOf(text.replaceAll('\r\n', '\n')).flatMap(({ text: part, firstLine }) => {
    const toml = readToml(part);
    if ('reason' in toml) {
      const number = /^\s*\[\s*["']?(\d+)/.exec(part)?.[1] ?? null;
      return [{ kind: 'unreadable', line: firstLine + toml.line - 1, number, reason: toml.reason }];
    }
    return handsIn(toml.entries).map(({ number, entries }) => readHand(new PhhFields(entries, firstLine), number));
  });
}

/** Splits the file at its hands' headers, so that a broken hand ends at the next one. */
function partsOf(text: string): { readonly text: string; readonly firstLine: number }[] {
  const starts = [...text.matchAll(HAND_HEADER)].map((match) => match.index);
  let firstLine = 1;
  const parts = [0, ...starts].map((start, i) => {
    const part = text.slice(start, starts[i] ?? text.length);
    const at = firstLine;
    firstLine += part.split('\n').length - 1;
    return { text: part, firstLine: at };
  });
  // The text before the first header is a hand only if it has a variant.
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
    if (variant === null)
      throw new UnreadableHand(fields.firstLine, sentence('import/no-key', { key: text('variant') }));
    const game = GAMES[variant];
    if (game !== undefined) return { kind: 'hand', hand: handOf(fields, game, number) };
    const name = NOT_PLAYED[variant];
    if (name !== undefined)
      return { kind: 'not-played', line: fields.firstLine, number, game: sentence(name, { variant: text(variant) }) };
    throw new UnreadableHand(fields.lineOf('variant'), sentence('import/no-variant', { text: text(variant) }));
  } catch (error) {
    if (!(error instanceof UnreadableHand)) throw error;
    return { kind: 'unreadable', line: error.line, number, reason: error.reason };
  }
}

function handOf(fields: PhhFields, game: GameCode, number: string | null): ImportedHand {
  const stacks = fields.stacks();
  const count = stacks.length;
  if (count < 2) throw new UnreadableHand(fields.lineOf('starting_stacks'), sentence('import/two-players'));
  // Heads-up, the last player has the button and the small blind and is listed first.
  const order = count === 2 ? [1, 0] : stacks.map((_, player) => player);
  const players = fields.strings('players');
  const { events, hole } = readPhhActions(fields.actions(), count, (player) => order.indexOf(player));
  const blinds = fields.perPlayer('blinds_or_straddles', count);
  const antes = fields.perPlayer('antes', count);
  const bets = { small: fields.number('small_bet'), big: fields.number('big_bet') };
  const notes: Note[] = [];
  const forced = [...antesOf(antes, fields.lineOf('antes'), notes), ...blindsOf(blinds)];
  const short = stacks.some(
    (stack, player) => stack !== null && isPositive(minus(antes[order.indexOf(player)] ?? ZERO, stack)),
  );
  if (short && fields.isFalse('ante_trimming_status')) notes.push(note('ante-trimming', {}, fields.lineOf('antes')));
  const minimum = fields.number('min_bet');
  const played = game === 'NLSD' ? antes.find(isPositive) : forced.findLast(({ kind }) => kind === 'blind')?.amount;
  if (minimum !== null && played !== undefined && minus(minimum, played)?.units !== 0)
    notes.push(
      note(
        'min-bet',
        { given: text(formatDecimal(minimum)), played: text(formatDecimal(played)) },
        fields.lineOf('min_bet'),
      ),
    );
  return {
    title: titleOf(fields, number),
    comments: commentsOf(fields),
    line: fields.firstLine,
    number,
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

/** The cards; none if all are unknown. */
function known(cards: readonly string[]): readonly string[] {
  return cards.every((card) => card === '??') ? [] : cards.map((card) => (card.includes('?') ? '??' : card));
}

/** Blinds by seat from the small blind on: two blinds, then straddles; a lone one is its seat's; a negative entry is a post. */
function blindsOf(amounts: readonly Decimal[]): ImportedForcedBet[] {
  const lone = amounts.filter(isPositive).length === 1;
  const big = amounts[1] ?? ZERO;
  return amounts.flatMap((amount, seat): ImportedForcedBet[] => {
    if (amount.units === 0) return [];
    if (amount.units < 0) return [{ seat, kind: 'post', amount: { ...amount, units: -amount.units } }];
    if (seat < 2 || lone) return [{ seat, kind: 'blind', amount }];
    // A player who joins posts a big blind; a straddle is more.
    return [{ seat, kind: isPositive(minus(amount, big) ?? ZERO) ? 'straddle' : 'post', amount }];
  });
}

/** Antes: each player's own, or what one player pays for all. */
function antesOf(amounts: readonly Decimal[], line: number, notes: Note[]): ImportedForcedBet[] {
  const payers = amounts.filter(isPositive);
  if (payers.length === 0) return [];
  const least = amounts.reduce((a, b) => ((minus(a, b)?.units ?? 0) > 0 ? b : a));
  const rest = amounts.map((amount) => minus(amount, least) ?? ZERO);
  if (rest.filter(isPositive).length > 1) notes.push(note('unequal-antes', {}, line));
  return amounts.flatMap((_, seat) => {
    const more = rest[seat] ?? ZERO;
    const own: ImportedForcedBet[] = isPositive(least) ? [{ seat, kind: 'ante', amount: least }] : [];
    return isPositive(more) ? [...own, { seat, kind: 'dead-ante', amount: more }] : own;
  });
}

/** Finishing stacks, otherwise winnings; winnings that are all zero (common if everybody folded) mean nothing. */
function outcomeOf(fields: PhhFields, order: readonly number[]): ImportedOutcome | null {
  const amountsOf = (key: string): (Decimal | null)[] | null => {
    const amounts = fields.decimals(key);
    return amounts.length === order.length ? order.map((player) => amounts[player] ?? null) : null;
  };
  const finishing = amountsOf('finishing_stacks');
  if (finishing !== null)
    return { kind: 'finishing', amounts: finishing, raked: true, line: fields.lineOf('finishing_stacks') };
  const collected = amountsOf('winnings');
  if (collected?.some(isPositive))
    return { kind: 'collected', amounts: collected, raked: true, line: fields.lineOf('winnings') };
  return null;
}

function titleOf(fields: PhhFields, number: string | null): Sentence | null {
  const hand = fields.text('hand') ?? number;
  const event = fields.text('event') ?? fields.text('venue');
  if (event === null) return hand === null ? null : sentence('import/title.hand', { number: text(hand) });
  if (hand === null) return titled(event);
  return sentence('import/title.hand-of', { event: text(event), number: text(hand) });
}

/** One line: date, place, currency and author. */
function commentsOf(fields: PhhFields): Sentence[][] {
  const table = fields.text('table');
  const venue = fields.text('event') === null ? null : fields.text('venue');
  const place = ['address', 'city', 'region', 'country'].map((key) => fields.text(key));
  const known = place.filter((part) => part !== null);
  const where = [...(venue === null ? [] : [titled(venue)]), ...(table === null ? [] : [tableCalled(table)])];
  const currency = fields.text('currency') ?? fields.text('currency_symbol');
  const author = fields.text('author');
  const comment = [
    ...dateOf(fields),
    ...where,
    ...(known.length === 0 ? [] : [titled(known.join(', '))]),
    ...(currency === null ? [] : [sentence('import/remark.currency', { currency: text(currency) })]),
    ...(author === null ? [] : [sentence('import/remark.author', { author: text(author) })]),
  ];
  return comment.length === 0 ? [] : [comment];
}

const tableCalled = (table: string): Sentence => sentence('import/remark.table', { table: text(table) });

/** `2019-05-03`, `2019-05` or `2019`: the same in every language. */
function dateOf(fields: PhhFields): Sentence[] {
  const [year, month, day] = ['year', 'month', 'day'].map((key) => fields.text(key));
  if (year === null || year === undefined) return [];
  const parts = [year, month, month === null ? null : day].filter((part) => part !== null && part !== undefined);
  return [titled(parts.map((part) => part.padStart(2, '0')).join('-'))];
}
