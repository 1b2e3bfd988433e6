/** Generates random hands as text: dealt, played to the end by legal choices, and written under other names or in other chips. */
import fc from 'fast-check';
import { cardCode, deckOf } from '../../language/poker/cards';
import { GAMES } from '../../language/poker/games';
import { STREETS } from '../../language/poker/types';
import { replayHand } from '../../language/replay/index';
import type { HandReplay } from '../../language/replay/timeline';
import { parseHand } from '../../language/syntax/index';
import { formatScaled } from '../../language/text/decimal';
import { actionFor, type Choice, choices } from './pokerArbitraries';

const CODES = ['NLHE', 'PLO', 'FLHE', 'PLO8', 'NLO8', 'FLO8', 'PLHE', 'NLSD'] as const;
const RAKES = [null, { share: '5%', cap: 3 }, { share: '4.5%', cap: null }, { share: '10%', cap: 40 }] as const;

/** Everything about a hand except its names and actions; amounts are chips. */
export interface Deal {
  readonly game: (typeof CODES)[number];
  readonly rules: string;
  readonly stacks: readonly number[];
  readonly unit: number;
  readonly ante: number;
  /** One player antes for all. */
  readonly anteForAll: boolean;
  readonly straddle: boolean;
  readonly dead: boolean;
  readonly rake: (typeof RAKES)[number];
  readonly noFlopNoDrop: boolean;
  readonly runTwice: boolean;
  /** A shuffled deck. */
  readonly deck: readonly string[];
  readonly choices: readonly Choice[];
}

const cardNames = (game: Deal['game']): string[] => deckOf(GAMES[game].deck).map(cardCode);

export const deals: fc.Arbitrary<Deal> = fc.constantFrom(...CODES).chain((game) =>
  fc.record({
    game: fc.constant(game),
    rules: fc.constantFrom(
      'tda',
      'wsop',
      'wsop-live',
      'roberts',
      'online',
      'tda, odd-chip high-card, rake-basis per-pot',
    ),
    stacks: fc.array(fc.integer({ min: 3, max: 400 }), { minLength: 2, maxLength: 5 }),
    unit: fc.constantFrom(1, 1, 2, 5),
    ante: fc.constantFrom(0, 0, 1, 3),
    anteForAll: fc.boolean(),
    straddle: fc.boolean(),
    dead: fc.boolean(),
    rake: fc.constantFrom(...RAKES),
    noFlopNoDrop: fc.boolean(),
    runTwice: fc.boolean(),
    deck: fc.shuffledSubarray(cardNames(game), { minLength: 36 }),
    choices,
  }),
);

/** One thing that happens: a street line, or an action. */
type Event = { readonly street: string } | { readonly seat: number; readonly kind: string; readonly to: number | null };

/** A played hand, from which its text is written. */
export interface PlayedDeal {
  readonly deal: Deal;
  readonly events: readonly Event[];
}

export interface HandStyle {
  readonly names: readonly string[];
  /** Chips as the text writes them: `chips × times / 10^places`. */
  readonly times: number;
  readonly places: number;
}

export const PLAIN: HandStyle = { names: ['Ann', 'Bo', 'Cy', 'Di', 'Ed'], times: 1, places: 0 };

/** The text of a hand. */
export function textOfDeal({ deal, events }: PlayedDeal, { names, times, places }: HandStyle): string {
  const chips = (value: number): string => formatScaled(value * times, places);
  const { game, stacks, deck, rake } = deal;
  const count = stacks.length;
  const { holeCards } = GAMES[game];
  const hole = (seat: number) => deck.slice(seat * holeCards, (seat + 1) * holeCards).join(' ');
  const rest = deck.slice(count * holeCards);
  const dealt = dealtIn(events);
  const shortDeck = game === 'NLSD';
  const lines = [
    'hand "Dealt at random"',
    `game ${game}`,
    `rules ${deal.rules}`,
    shortDeck ? `blinds ${chips(4)} BTN` : `blinds ${chips(2)}/${chips(4)}`,
    ...(game === 'FLHE' || game === 'FLO8' ? [`bets ${chips(4)}/${chips(8)}`] : []),
    `unit ${chips(deal.unit)}`,
    ...(deal.ante > 0 ? [`ante ${chips(deal.ante)}${deal.anteForAll && !shortDeck ? ` ${names[1]}` : ''}`] : []),
    ...(deal.straddle && count > 3 && !shortDeck ? [`straddle ${names[2]} ${chips(8)}`] : []),
    ...(rake === null
      ? []
      : [
          `rake ${rake.share}${rake.cap === null ? '' : ` cap ${chips(rake.cap)}`}${deal.noFlopNoDrop ? ', no flop no drop' : ''}`,
        ]),
    `seats ${stacks.map((stack, seat) => `${names[seat]} ${chips(stack)} ${hole(seat)}`).join(', ')}`,
    ...(deal.dead && count > 2 ? [`${names[count - 1]} posts dead ${chips(2)}`] : []),
    ...events.map((event) => eventText(event, names, chips)),
    ...(isRunTwice(deal, events) ? ['run twice'] : []),
    `board ${rest.slice(0, 5).join(' ')}`,
    ...(isRunTwice(deal, events) ? [`board ${[...rest.slice(0, dealt), ...rest.slice(5, 10 - dealt)].join(' ')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** How many cards are on the board. */
function dealtIn(events: readonly Event[]): number {
  const streets = events.filter((event) => 'street' in event).length;
  return [0, 3, 4][streets] ?? 5;
}

/** After the river there are no cards left to run. */
export function isRunTwice({ runTwice }: Deal, events: readonly Event[]): boolean {
  return runTwice && dealtIn(events) < 5;
}

function eventText(event: Event, names: readonly string[], chips: (value: number) => string): string {
  if ('street' in event) return event.street;
  const { seat, kind, to } = event;
  return `${names[seat]} ${kind}s${to === null ? '' : ` to ${chips(to)}`}`;
}

export function replayOf(text: string): HandReplay {
  return replayHand(parseHand(text));
}

/** Plays a deal by its choices, and then passively until the hand is over. */
export function playDeal(deal: Deal): PlayedDeal {
  const events: Event[] = [];
  const passive: Choice = { kind: 'passive', share: 0 };
  for (let turn = 0; turn < 200; turn++) {
    const { next, over, state } = replayOf(textOfDeal({ deal, events }, PLAIN)).main;
    if (over || state === null) break;
    if (next === null) {
      events.push({ street: STREETS[STREETS.indexOf(state.street) + 1] ?? 'showdown' });
      continue;
    }
    const action = actionFor(next, deal.choices[turn] ?? passive);
    events.push({ seat: next.seat, kind: action.kind, to: 'to' in action ? action.to : null });
  }
  return { deal, events };
}
