/** Completes set-up lines and lists of seats. */
import type { StatementWord } from '../../syntax/lexicon/meanings';
import { cardsIn, unusedCards, wholeCards } from './cards';
import { allNames, type CursorContext, contextAt } from './cursorContext';
import type { CursorLine } from './cursorLine';
import { skipSpaces } from './lineSegment';
import {
  assumptionSuggestions,
  gameSuggestions,
  playerSuggestions,
  positionSuggestions,
  rakeSuggestions,
  ruleSuggestions,
  word,
} from './setup';
import type { Suggestion } from './suggestion';
import { replaceWord, type SuggestionList } from './suggestionList';

/** Completes after a set-up keyword; null if only numbers can follow. */
export function setupLine(cursor: CursorLine, head: StatementWord): SuggestionList | null {
  if (head === 'seats') return seatLine(cursor);
  const context = contextAt(cursor);
  if (context === null) return null;
  const list = valuesAfter(context, head);
  return list.length === 0 ? null : replaceWord(context, valueStart(cursor, head), list);
}

/** Where the value being typed begins: games and assumptions may have several words. */
function valueStart(cursor: CursorLine, head: StatementWord): number {
  if (head === 'game') return skipSpaces(cursor.before, cursor.headEnd);
  return head === 'assume' ? cursor.segment.start : cursor.wordStart;
}

function valuesAfter(context: CursorContext, head: StatementWord): readonly Suggestion[] {
  const { cursor } = context;
  const hasNumber = cursor.has(({ kind }) => kind === 'number');
  const players = cursor.has(({ kind }) => kind === 'player') ? [] : playerSuggestions(context);
  const typed = cursor.before.slice(cursor.headEnd);
  switch (head) {
    case 'game':
      return gameSuggestions(context);
    case 'assume':
      return assumptionSuggestions(context);
    case 'rules':
      return ruleSuggestions(typed.slice(typed.search(/[^,،]*$/)), !/[,،]/.test(typed));
    case 'rake':
      return rakeSuggestions(context);
    case 'button':
    case 'straddle':
      return players;
    case 'ante':
      return hasNumber ? players : [];
    case 'blinds':
      return hasNumber ? [word(context, 'no-small-blind'), ...players] : [];
    case 'pot':
      return hasNumber ? eligible(context) : [];
    default:
      return [];
  }
}

/** `for Raha, Navid`: the players who may win the pot. */
function eligible(context: CursorContext): readonly Suggestion[] {
  if (context.cursor.has((part) => part.word === 'for')) return playerSuggestions(context);
  return [{ kind: 'option', text: context.compose.forPlayers(allNames(context)) }];
}

/** Whether the line belongs to a list of seats with one player per line. */
export function isInSeats({ tree, lineStart, line }: CursorLine): boolean {
  if (line.head !== null) return false;
  return (tree?.statements ?? []).some(
    ({ kind, start, end }) => kind === 'seats' && start < lineStart && end >= lineStart,
  );
}

/** Completes after a name: the position, or cards after the stack. */
export function seatLine(cursor: CursorLine): SuggestionList | null {
  const context = contextAt(cursor, isInSeats(cursor) ? cursor.before.length : 0);
  if (context === null) return null;
  const { before, segment } = cursor;
  const start = cursor.wordStart + wholeCards(before.slice(cursor.wordStart)).length;
  if (before.lastIndexOf('(') > before.lastIndexOf(')'))
    return replaceWord(context, start, positionSuggestions(context));
  if (segment.done.length === 0) return null;
  const typed = cardsIn(before.slice(segment.start, start));
  const hasStack = segment.done.some(({ kind }) => kind === 'number');
  const isPlaced = /\)/.test(before.slice(segment.start));
  const positions = typed.length > 0 || isPlaced ? [] : positionSuggestions(context).map(inParentheses);
  const cards = hasStack || typed.length > 0 ? unusedCards(context, typed, context.replay.game.holeCards) : [];
  return replaceWord(context, start, hasStack ? [...cards, ...positions] : [...positions, ...cards]);
}

const inParentheses = (position: Suggestion): Suggestion => ({
  ...position,
  text: `(${position.text})`,
  alternatives: [position.text],
});
