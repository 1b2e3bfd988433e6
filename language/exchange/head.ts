/** Writes the lines before a hand's first action: title, game, forced bets, seats. */
import { GAMES } from '../poker/games';
import type { Seat } from '../poker/types';
import { compareDecimals, type Decimal, formatDecimal } from '../text/decimal';
import type { ImportedForcedBet, ImportedHand } from './model';
import type { WrittenName } from './names';

/** Setup that only the play or the outcome of the hand reveals; null if nothing needs it. */
export interface FoundSetup {
  /** Smallest chip. */
  readonly unit: Decimal | null;
  readonly rake: Decimal | null;
  /** Options of a `rules` line. */
  readonly rules: string | null;
}

/** Widest line of an import. */
export const WIDTH = 100;

/** The title line and the comments below it. */
export function titleLines(title: string | null, comments: readonly string[]): string[] {
  const name = title
    ?.replace(/["“”„«»]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return [name ? `hand "${name}"` : 'hand', ...comments.map((comment) => `# ${comment.replace(/\s+/g, ' ').trim()}`)];
}

/** The setup lines, a line that a player posts included. */
export function setupLines(hand: ImportedHand, names: readonly WrittenName[], found: FoundSetup): string[] {
  const lines = [`game ${hand.game}`, ...forcedLines(hand, names)];
  if (found.unit !== null) lines.push(`unit ${formatDecimal(found.unit)}`);
  if (found.rake !== null) lines.push(`rake ${formatDecimal(found.rake)}`);
  if (found.rules !== null) lines.push(`rules ${found.rules}`);
  const common = commonStack(hand);
  if (common !== null) lines.push(`stacks ${formatDecimal(common)}`);
  lines.push(...seatLines(hand, names, common === null));
  for (const bet of hand.forced) {
    const who = names[bet.seat]?.called;
    if (bet.kind === 'post') lines.push(`${who} posts ${formatDecimal(bet.amount)}`);
    if (bet.kind === 'post-dead') lines.push(`${who} posts dead ${formatDecimal(bet.amount)}`);
  }
  return lines;
}

function forcedLines(hand: ImportedHand, names: readonly WrittenName[]): string[] {
  const last = hand.seats.length - 1;
  const of = (kind: ImportedForcedBet['kind']) => hand.forced.filter((bet) => bet.kind === kind);
  const who = (seat: Seat): string =>
    seat === last && last > 1 ? 'BTN' : seat === 1 ? 'BB' : (names[seat]?.called ?? '');
  const lines: string[] = [];

  const blinds = of('blind');
  const straddles = of('straddle').sort((a, b) => a.seat - b.seat);
  const [small, big] = blinds;
  if (small !== undefined && big !== undefined) {
    // Straddles from the seat after the big blind on are in the same line.
    const listed = straddles.filter((straddle, i) => straddle.seat === 2 + i);
    lines.push(`blinds ${[small, big, ...listed].map(({ amount }) => formatDecimal(amount)).join('/')}`);
    straddles.splice(0, listed.length);
  } else if (small !== undefined) lines.push(`blinds ${formatDecimal(small.amount)} ${who(small.seat)}`);
  for (const { seat, amount } of straddles) lines.push(`straddle ${who(seat)} ${formatDecimal(amount)}`);
  if (hand.bets !== null && GAMES[hand.game].betting === 'fixed-limit')
    lines.push(`bets ${formatDecimal(hand.bets.small)}/${formatDecimal(hand.bets.big)}`);

  const [ante] = of('ante');
  if (ante !== undefined) {
    const bomb = blinds.length === 0 && hand.events.find(({ kind }) => kind !== 'comment')?.kind === 'board';
    lines.push(`${bomb ? 'bomb' : 'ante'} ${formatDecimal(ante.amount)}`);
  }
  for (const { seat, amount } of of('dead-ante')) lines.push(`ante ${formatDecimal(amount)} ${who(seat)}`);
  return lines;
}

/** The stack of all players, if they have the same. */
function commonStack({ seats }: ImportedHand): Decimal | null {
  const first = seats[0]?.stack ?? null;
  if (first === null) return null;
  return seats.every(({ stack }) => stack !== null && compareDecimals(stack, first) === 0) ? first : null;
}

function seatLines({ seats }: ImportedHand, names: readonly WrittenName[], withStacks: boolean): string[] {
  const rows = seats.map(({ stack, cards }, seat) => ({
    name: names[seat]?.listed ?? '',
    stack: withStacks && stack !== null ? formatDecimal(stack) : '',
    cards: cards.join(' '),
  }));
  const line = `seats ${rows.map(({ name, stack }) => [name, stack].filter((part) => part !== '').join(' ')).join(', ')}`;
  if (line.length <= WIDTH && rows.every(({ cards }) => cards === '')) return [line];
  const wide = (key: 'name' | 'stack') => Math.max(...rows.map((row) => row[key].length));
  const name = wide('name');
  const stack = wide('stack');
  const block = rows.map((row) =>
    ['', '', row.name.padEnd(name), ...(stack > 0 ? [row.stack.padStart(stack)] : []), row.cards].join(' ').trimEnd(),
  );
  return ['seats', ...block, ''];
}
