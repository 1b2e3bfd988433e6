/**
 * Dealer logs of the Annual Computer Poker Competition: `STATE:n:betting:cards:payoffs:names`. The log names no blinds and
 * stacks (they are in the match's game definition) and not who acts: each letter is the next player's action.
 */
import { count, text as said, sentence, word } from '../diagnostics/params';
import { type Decimal, formatDecimal } from '../text/decimal';
import { decimalOf } from './amounts';
import { type ImportedEvent, type ImportedForcedBet, type ImportedHand, type ReadHand, UnreadableHand } from './model';
import { note } from './notes';

/** What the log leaves to the game definition. */
interface AcpcTable {
  readonly smallBlind: Decimal;
  readonly bigBlind: Decimal;
  /** No-limit: every player's chips at the start of each hand; null: unknown. */
  readonly stack: Decimal | null;
}

const chips = (units: number): Decimal => ({ units, scale: 0 });

/** The definitions of the competition's games: no-limit 50/100 with 20,000 chips, limit 5/10 with bets of 10 and 20 and unlimited chips. */
const USUAL = {
  'no-limit': { smallBlind: chips(50), bigBlind: chips(100), stack: chips(20_000) },
  'fixed-limit': { smallBlind: chips(5), bigBlind: chips(10), stack: null },
} as const satisfies Record<string, AcpcTable>;

type Betting = keyof typeof USUAL;

/** What a user may state in addition to the log. */
export type AcpcOptions = { readonly [K in keyof AcpcTable]?: Decimal | undefined };

const NOISE = /^\s*(?:#.*|;.*|SCORE:.*)?$/;
const STATE = /^STATE:(\d+):([^:]*):([^:]*):([^:]*):(.*)$/;

/** Reads a log. Comments and the score at the end are skipped; a line that cannot be read does not affect the others. */
export function readAcpc(text: string, options: AcpcOptions = {}): ReadHand[] {
  const lines = text.split(/\r\n|\n|\r/);
  const betting = bettingOf(text);
  return lines.flatMap((line, index) => (NOISE.test(line) ? [] : [readLine(line, index + 1, betting, options)]));
}

/** A no-limit log gives the size of raises. If nobody raised, nobody can have lost more than a big blind. */
function bettingOf(text: string): Betting {
  if (/^STATE:\d+:[^:]*r\d/m.test(text)) return 'no-limit';
  if (/^STATE:\d+:[^:]*r/m.test(text)) return 'fixed-limit';
  const payoffs = [...text.matchAll(/^STATE:[^:]*:[^:]*:[^:]*:([^:]*)/gm)].flatMap(([, told = '']) => told.split('|'));
  return payoffs.some((payoff) => Math.abs(Number(payoff)) > 2 * USUAL['fixed-limit'].bigBlind.units)
    ? 'no-limit'
    : 'fixed-limit';
}

function readLine(text: string, line: number, betting: Betting, options: AcpcOptions): ReadHand {
  try {
    const state = STATE.exec(text.trim());
    if (state === null)
      throw new UnreadableHand(
        line,
        sentence('import/no-state-line', { form: said('STATE:number:betting:cards:payoffs:names') }),
      );
    const [, number = '', actions = '', cards = '', payoffs = '', names = ''] = state;
    const [holes = '', ...boards] = cards.split('/');
    const hole = holes.split('|').map((hand) => cardsOf(hand, line));
    const dealt = hole.find((hand) => hand.length > 0)?.length ?? 0;
    if (dealt === 1) return { kind: 'not-played', line, number, game: sentence('import/game.one-card') };
    if (hole.some((hand) => hand.length > 0 && hand.length !== 2))
      throw new UnreadableHand(line, sentence('import/hole-cards', { count: count(dealt) }));
    if (hole.length < 2) throw new UnreadableHand(line, sentence('import/two-players'));
    const hand = { number, line, hole, betting };
    const seated = seat(names.split('|'), payoffsOf(payoffs, hole.length, line), hole);
    return { kind: 'hand', hand: handOf(hand, seated, eventsOf(actions, boards, line), options) };
  } catch (error) {
    if (!(error instanceof UnreadableHand)) throw error;
    const number = /^\s*STATE:(\d+):/.exec(text)?.[1] ?? null;
    return { kind: 'unreadable', line: error.line, number, reason: error.reason };
  }
}

/** The players clockwise from the small blind. Two play with "reverse blinds": the log lists the big blind first. */
function seat(names: readonly string[], payoffs: readonly Decimal[], hole: readonly (readonly string[])[]) {
  const order = hole.length === 2 ? [1, 0] : hole.map((_, i) => i);
  return order.map((i) => ({ name: names[i]?.trim() || null, payoff: payoffs[i] ?? null, cards: hole[i] ?? [] }));
}

function handOf(
  hand: { readonly number: string; readonly line: number; readonly betting: Betting },
  seated: ReturnType<typeof seat>,
  events: readonly ImportedEvent[],
  options: AcpcOptions,
): ImportedHand {
  const usual: AcpcTable = USUAL[hand.betting];
  const table: AcpcTable = {
    smallBlind: options.smallBlind ?? usual.smallBlind,
    bigBlind: options.bigBlind ?? usual.bigBlind,
    stack: options.stack ?? usual.stack,
  };
  const limit = hand.betting === 'fixed-limit';
  const forced: ImportedForcedBet[] = [
    { seat: 0, kind: 'blind', amount: table.smallBlind },
    { seat: 1, kind: 'blind', amount: table.bigBlind },
  ];
  const big = table.bigBlind;
  const taken = Object.values(options).every((told) => told === undefined);
  const told = [
    `game ${limit ? 'FLHE' : 'NLHE'}`,
    `blinds ${formatDecimal(table.smallBlind)}/${formatDecimal(big)}`,
    ...(table.stack === null ? [] : [`stacks ${formatDecimal(table.stack)}`]),
  ];
  return {
    title: sentence('import/title.hand', { number: said(hand.number) }),
    comments: [],
    line: hand.line,
    number: hand.number,
    game: limit ? 'FLHE' : 'NLHE',
    bets: limit ? { small: big, big: { ...big, units: 2 * big.units } } : null,
    seats: seated.map(({ name, cards }) => ({ name, stack: table.stack, cards })),
    forced,
    events,
    outcome: { kind: 'net', amounts: seated.map(({ payoff }) => payoff), raked: false, line: hand.line },
    notes: taken ? [note('usual-table', { setup: said(told.join(', ')) })] : [],
  };
}

const STREETS = [
  { name: 'flop', cards: 3 },
  { name: 'turn', cards: 1 },
  { name: 'river', cards: 1 },
] as const;

function eventsOf(betting: string, boards: readonly string[], line: number): ImportedEvent[] {
  const events: ImportedEvent[] = [];
  betting.split('/').forEach((street, index) => {
    if (index > 0) {
      const dealt = STREETS[index - 1];
      if (dealt === undefined) throw new UnreadableHand(line, sentence('import/rounds'));
      const cards = cardsOf(boards[index - 1] ?? '', line);
      if (cards.length !== dealt.cards)
        throw new UnreadableHand(
          line,
          sentence('import/street-cards', {
            street: word(`street/${dealt.name}`),
            count: count(cards.length),
            right: count(dealt.cards),
          }),
        );
      events.push({ kind: 'board', cards, line });
    }
    const actions = street.match(/[fc]|r\d*/g) ?? [];
    if (actions.join('') !== street)
      throw new UnreadableHand(
        line,
        sentence('import/no-betting', { text: said(street), letters: said('f, c, r, r300') }),
      );
    for (const action of actions) events.push(eventOf(action, line));
  });
  return events;
}

/** `rN`: N is everything the player has put in during the hand. */
function eventOf(action: string, line: number): ImportedEvent {
  if (action === 'f') return { kind: 'fold', who: 'next', line };
  if (action === 'c') return { kind: 'check-or-call', who: 'next', line };
  const total = action === 'r' ? null : decimalOf(action.slice(1));
  return { kind: 'bet-or-raise', who: 'next', line, amount: total === null ? { of: 'limit' } : { of: 'hand', total } };
}

function cardsOf(text: string, line: number): string[] {
  const cards = text.match(/[2-9TJQKA][cdhs]/g) ?? [];
  if (cards.join('') !== text) throw new UnreadableHand(line, sentence('import/no-cards', { text: said(text) }));
  return cards;
}

function payoffsOf(text: string, seats: number, line: number): Decimal[] {
  const payoffs = text.split('|').map((payoff) => {
    const value = decimalOf(payoff);
    if (value === null) throw new UnreadableHand(line, sentence('import/no-number', { text: said(payoff) }));
    return value;
  });
  if (payoffs.length !== seats)
    throw new UnreadableHand(
      line,
      sentence('import/amounts-for-players', {
        key: said('payoffs'),
        count: count(payoffs.length),
        players: count(seats),
      }),
    );
  return payoffs;
}
