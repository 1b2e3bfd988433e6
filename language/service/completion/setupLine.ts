/** Set-up lines and lists of seats. */
import type { StatementWord } from '../../syntax/lexicon/meanings';
import { cardsIn, unusedCards, wholeCards } from './cards';
import { skipSpaces } from './segment';
import {
  assumptionSuggestions,
  gameSuggestions,
  playerSuggestions,
  positionSuggestions,
  rakeSuggestions,
  ruleSuggestions,
  word,
} from './setup';
import { allNames, type Found, type Here, type Spot } from './spot';
import type { Suggestion } from './suggestion';

/** Behind a set-up word; null where only numbers can follow. */
export function setupLine(spot: Spot, head: StatementWord): Found | null {
  if (head === 'seats') return seatLine(spot);
  const here = spot.here();
  if (here === null) return null;
  const list = listBehind(spot, here, head);
  return list.length === 0 ? null : spot.found(here, valueStart(spot, head), 'word', list);
}

/** Where the value begins that is being typed: games and assumptions may be several words. */
function valueStart(spot: Spot, head: StatementWord): number {
  if (head === 'game') return skipSpaces(spot.before, spot.headEnd);
  return head === 'assume' ? spot.segment.start : spot.wordStart;
}

function listBehind(spot: Spot, here: Here, head: StatementWord): readonly Suggestion[] {
  const hasNumber = spot.has(({ kind }) => kind === 'number');
  const players = spot.has(({ kind }) => kind === 'player') ? [] : playerSuggestions(here);
  const typed = spot.before.slice(spot.headEnd);
  switch (head) {
    case 'game':
      return gameSuggestions(here);
    case 'assume':
      return assumptionSuggestions(here);
    case 'rules':
      return ruleSuggestions(typed.slice(typed.search(/[^,،]*$/)), !/[,،]/.test(typed));
    case 'rake':
      return rakeSuggestions(here);
    case 'button':
    case 'straddle':
      return players;
    case 'ante':
      return hasNumber ? players : [];
    case 'blinds':
      return hasNumber ? [word(here, 'no-small-blind'), ...players] : [];
    case 'pot':
      return hasNumber ? eligible(spot, here) : [];
    default:
      return [];
  }
}

/** `for Raha, Navid`: who may win it. */
function eligible(spot: Spot, here: Here): readonly Suggestion[] {
  if (spot.has(({ word: said }) => said === 'for')) return playerSuggestions(here);
  return [{ kind: 'option', text: here.compose.forPlayers(allNames(here)) }];
}

/** Whether the line belongs to a list of seats, a player a line. */
export function isInSeats({ place }: Spot): boolean {
  const { tree, lineStart, line } = place;
  if (line.head !== null) return false;
  return (tree?.statements ?? []).some(
    ({ kind, start, end }) => kind === 'seats' && start < lineStart && end >= lineStart,
  );
}

/** Behind a name: his position, or cards behind his stack. */
export function seatLine(spot: Spot): Found | null {
  const here = spot.here(isInSeats(spot) ? spot.before.length : 0);
  if (here === null) return null;
  const { before, segment } = spot;
  const start = spot.wordStart + wholeCards(before.slice(spot.wordStart)).length;
  if (before.lastIndexOf('(') > before.lastIndexOf(')'))
    return spot.found(here, start, 'word', positionSuggestions(here));
  if (segment.done.length === 0) return null;
  const typed = cardsIn(before.slice(segment.start, start));
  const hasStack = segment.done.some(({ kind }) => kind === 'number');
  const isPlaced = /\)/.test(before.slice(segment.start));
  const positions = typed.length > 0 || isPlaced ? [] : positionSuggestions(here).map(inParentheses);
  const cards = hasStack || typed.length > 0 ? unusedCards(here, typed, here.standing.replay.game.holeCards) : [];
  return spot.found(here, start, 'word', hasStack ? [...cards, ...positions] : [...positions, ...cards]);
}

const inParentheses = (position: Suggestion): Suggestion => ({
  ...position,
  text: `(${position.text})`,
  also: [position.text],
});
