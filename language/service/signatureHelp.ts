import { type HandDocument, sectionPositionAt } from '../analysis/document/document';
import { cleanPosition, type Position } from '../analysis/document/position';
import { chips, inner, sentence } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import { legalActions } from '../poker/betting';
import { deriveCallPrice } from '../replay/facts/derivations';
import { raiseBounds } from '../replay/facts/describe';
import type { CanonicalWord } from '../syntax/lexicon/index';
import type { StatementWord } from '../syntax/lexicon/meanings';
import type { Piece } from '../syntax/lineBefore';
import { placeAt } from './completion/place';
import { type Here, nameAt, Spot } from './completion/spot';
import { Page } from './hover/page';
import { type Preferences, Wording } from './wording';

/** How a line is put together, and where in it the author is. */
export interface Signature {
  readonly label: string;
  /** Stretches of the label, in its order, each with what it means. */
  readonly parameters: readonly { readonly label: string; readonly documentation: string }[];
  readonly active: number;
  readonly markdown: string;
  readonly plain: string;
}

/** A signature before it is put into words. */
interface Draft {
  readonly label: string;
  readonly parameters: readonly { readonly label: string; readonly meaning?: Sentence }[];
  readonly active: number;
  readonly about: readonly Sentence[];
}

/**
 * How the line at a position goes on: behind a verb its numbers, with what the rules allow there; behind `blinds`, `expect`, `rake`,
 * `pot` and the like their parts. Null elsewhere.
 */
export function signatureAt(document: HandDocument, position: Position, preferences: Preferences): Signature | null {
  const at = sectionPositionAt(document, cleanPosition(position));
  const place = at === null ? null : placeAt(document, at, preferences);
  if (place === null || place.line.inside !== null) return null;
  const wording = Wording.of(place, preferences);
  const spot = new Spot(document, place, wording, false);
  const { head } = place.line;
  const here = spot.here(head === null ? spot.segment.start : 0);
  if (here === null) return null;
  const draft = head === null ? actionDraft(spot, here) : statementDraft(spot, here, head.word);
  if (draft === null) return null;
  const { scale } = here.standing.replay;
  const page = new Page(wording, scale).list(draft.about);
  return {
    label: draft.label,
    parameters: draft.parameters.map(({ label, meaning }) => ({
      label,
      documentation: meaning === undefined ? '' : wording.say(meaning, scale),
    })),
    active: draft.active,
    markdown: page.markdown,
    plain: page.plain,
  };
}

const SIZED: ReadonlySet<CanonicalWord> = new Set(['bet', 'raise', 'call', 'all-in']);

/** Behind a player and a verb, a marker or a number. */
function actionDraft(spot: Spot, here: Here): Draft | null {
  const { players, done } = spot.segment;
  const { replay, state } = here.standing;
  const [first] = players;
  const seat = first === undefined ? (state?.toAct ?? null) : replay.seatOf(first);
  const player = seat === null ? undefined : state?.players[seat];
  if (state === null || seat === null || player === undefined || player.folded || player.allIn) return null;
  const said = done.slice(players.length);
  const verb = said.find(({ word }) => word !== null && SIZED.has(word))?.word ?? null;
  const isTold = said.some(({ kind, word }) => kind === 'number' || word === 'to' || word === 'by' || word === 'adds');
  if (verb === null && (first === undefined || !isTold || said.some(({ word }) => word === 'fold' || word === 'check')))
    return null;
  const legal = legalActions(state, seat);
  const price = sentence('hover/price', { call: chips(legal.toCall), how: inner(deriveCallPrice(legal)) });
  const bounds = raiseBounds(legal, nameAt(here, seat));
  switch (verb ?? (legal.opening ? 'bet' : 'raise')) {
    case 'call':
      return { ...numbers(here, 'call', ['adds', 'to']), active: activeOf(said, ['adds', 'to']), about: [price] };
    case 'all-in':
      return { ...numbers(here, 'all-in', ['to']), active: 0, about: [...bounds, price] };
    case 'bet':
      return { ...numbers(here, 'bet', ['to']), active: 0, about: bounds };
    default:
      return {
        ...numbers(here, 'raise', ['to', 'by', 'adds']),
        active: activeOf(said, ['to', 'by', 'adds']),
        about: bounds,
      };
  }
}

type Way = 'to' | 'by' | 'adds';

const PLACEHOLDER: Readonly<Record<Way, string>> = { to: 'total', by: 'increase', adds: 'new-chips' };

/** `raises to TOTAL | by INCREASE | adds NEW`: the ways to say how much. What a verb means by itself has no marker. */
function numbers(
  here: Here,
  verb: 'call' | 'bet' | 'raise' | 'all-in',
  ways: readonly Way[],
): Pick<Draft, 'label' | 'parameters'> {
  const parameters = ways.map((way, index) => {
    const amount = placeholder(here, PLACEHOLDER[way]);
    const isBare = index === 0 && verb !== 'raise';
    return { label: isBare ? amount : here.compose.marked(way, amount), meaning: sentence(`signature/${way}`) };
  });
  return { label: here.compose.around(verb, parameters.map(({ label }) => label).join(' | ')), parameters };
}

/** Which of the ways is written. */
function activeOf(said: readonly Piece[], ways: readonly Way[]): number {
  const words = new Set(said.map(({ word }) => word));
  return Math.max(
    0,
    ways.findIndex((way) => words.has(way)),
  );
}

function placeholder({ say }: Here, name: string): string {
  return say(sentence(`signature/${name}`));
}

/** The parts of a statement: placeholders in braces, words in brackets, everything else as it is. */
const PATTERNS: Readonly<Partial<Record<StatementWord, string>>> = {
  blinds: '{small}/{big}/{straddle}',
  bets: '{small}/{big}',
  ante: '{amount} {player}',
  straddle: '{player} {amount}',
  stacks: '{amount}',
  bomb: '{amount}',
  unit: '{amount}',
  rake: '{percent}% [cap]',
  seats: '{name} ({position}) {stack} {cards}',
  button: '{player}',
  pot: '{amount} [for]',
  expect: '{player} {fact} {value}',
  illegal: '{code}: {action}',
  cite: '{book} {year} {number}',
};
const HELP: ReadonlySet<StatementWord> = new Set(['blinds', 'expect', 'pot', 'rake']);

function statementDraft(spot: Spot, here: Here, head: StatementWord): Draft | null {
  const pattern = PATTERNS[head];
  if (pattern === undefined) return null;
  const { compose } = here;
  const parameters: { label: string }[] = [];
  const rest = pattern.replace(/[{[]([a-z]+)[}\]]/g, (part, name: string) => {
    const label = part.startsWith('{') ? placeholder(here, name) : worded(here, name);
    parameters.push({ label });
    return label;
  });
  return {
    label: `${compose.word(head, 'setup')} ${rest}`,
    parameters,
    active: Math.min(activePart(spot, head), parameters.length - 1),
    about: HELP.has(head) ? [sentence(`signature/help-${head}`)] : [],
  };
}

function worded(here: Here, name: string): string {
  if (name === 'for') return here.compose.marked('for', placeholder(here, 'players'));
  return `${here.compose.word('cap')} ${placeholder(here, 'most')}`;
}

/** How many parts are typed to their end. */
function activePart(spot: Spot, head: StatementWord): number {
  const { before, segment, place } = spot;
  const typed = before.slice(spot.headEnd);
  switch (head) {
    case 'blinds':
    case 'bets':
      return typed.split('/').length - 1;
    case 'rake':
      return place.line.pieces.some(({ word }) => word === 'cap') ? 1 : 0;
    case 'expect': {
      const hasFact = segment.done.some(({ kind, word }) => kind === 'keyword' && word !== 'and');
      return hasFact ? 2 : segment.players.length > 0 ? 1 : 0;
    }
    case 'seats':
      return partOfSeat(before.slice(segment.start));
    case 'illegal':
      return typed.includes(':') ? 1 : 0;
    case 'pot':
      return place.line.pieces.some(({ kind, end }) => kind === 'number' && end < before.length) ? 1 : 0;
    default:
      return segment.done.length;
  }
}

/** Behind the name the parts come in any order: what is typed tells. */
function partOfSeat(typed: string): number {
  if (!/\S\s/.test(typed)) return 0;
  if (/\([^)]*$/.test(typed)) return 1;
  return /\s\S*[\d۰-۹٠-٩०-९]\S*\s/u.test(typed) ? 3 : 2;
}
