/** Parses set-up lines: a keyword with numbers and at most one player, and the game. */

import { type PlayerPlace, readUnits } from '../forgiving/bigBlindUnit';
import { rejectUnit } from '../forgiving/unexpectedTokens';
import { GAME, SETUP } from '../lexicon/index';
import type { StatementWord } from '../lexicon/meanings';
import type { Reader } from '../reader';
import { COMMA, NUMBER, SIGN, SLASH, STOP } from '../tokens/tokenKinds';
import type { AmountNode, PlayerRef, Statement } from '../tree';
import type { Unit } from '../unit';
import { readListedAmount, startsAmount } from './amounts';
import { couldBePlayer, isPlayer, refOf } from './playerRefs';
import { parseAssume, parseRake, parseRules } from './rules';
import { reportMissing, type StatementLine, textBetween } from './statementLine';
import { parsePot, parseStreet } from './streets';

/** The statement of a set-up or street word; null: it is incomplete, and that is reported. */
export function parseSetup(reader: Reader, word: StatementWord, given: StatementLine): Statement | null {
  switch (word) {
    case 'game':
      return parseGame(reader, given);
    case 'rake':
      return parseRake(reader, given);
    case 'rules':
      return parseRules(reader, given);
    case 'assume':
      return parseAssume(reader, given);
    case 'pot':
      return parsePot(reader, given);
    case 'preflop':
    case 'flop':
    case 'turn':
    case 'river':
    case 'showdown':
    case 'board':
    case 'run-twice':
      return parseStreet(reader, word, given);
    case 'button':
      return parseButton(reader, given);
    default:
      return parseAmountLine(reader, word, given);
  }
}

function parseButton(reader: Reader, given: StatementLine): Statement | null {
  const { player, damaged } = readParts(reader, given, 'button');
  if (player === null) {
    if (!damaged) reportMissing(reader, given, 'button-player');
    return null;
  }
  const { start, end } = given;
  return { kind: 'button', start, end, line: reader.line, language: reader.language, player };
}

/** A line that sets one amount or several. */
function parseAmountLine(reader: Reader, word: StatementWord, given: StatementLine): Statement | null {
  const parts = readParts(reader, given, word);
  const { amounts, player, noSmallBlind } = parts;
  const amount = amounts[0] ?? null;
  if (amount === null && !parts.damaged) reportMissing(reader, given, 'amount-missing');
  const { start, end } = given;
  const { line, language } = reader;
  switch (word) {
    case 'blinds': {
      const by = amounts.length > 1 ? null : player;
      if (by !== player && player !== null && !parts.damaged) {
        reader.syntax('blinds-player', player.start, player.end, { player: player.text });
      }
      return { kind: 'blinds', start, end, line, language, amounts, noSmallBlind, by };
    }
    case 'bets':
      return { kind: 'bets', start, end, line, language, amounts };
    case 'ante':
      return { kind: 'ante', start, end, line, language, amount, by: player };
    case 'straddle':
      return { kind: 'straddle', start, end, line, language, player, amount };
    case 'bomb':
    case 'stacks':
    case 'unit':
    case 'dead':
      return { kind: word, start, end, line, language, amount };
    default:
      return null;
  }
}

/** Whether the statement can name a player besides its numbers. */
export function playerPlaceOf(word: string): PlayerPlace {
  return NAMES_ONE.has(word) ? 'one' : 'none';
}

const NAMES_ONE: ReadonlySet<string> = new Set(['blinds', 'ante', 'straddle', 'button']);

interface Parts {
  amounts: AmountNode[];
  player: PlayerRef | null;
  noSmallBlind: boolean;
  damaged: boolean;
}

/** Numbers, one player and `no SB`, in any order. */
function readParts(reader: Reader, line: StatementLine, word: StatementWord): Parts {
  readUnits(reader, line.from, line.to, SETUP, playerPlaceOf(word));
  const parts: Parts = { amounts: [], player: null, noSmallBlind: false, damaged: false };
  if (line.by !== undefined) {
    const { start, end } = line.head;
    parts.player = reader.names.refToPosition(line.by, reader.textOf(line.head), start, end);
  }
  for (let at = 0; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    if (word === 'blinds' && unit.kind === SIGN && parts.amounts.length > 0 && isBetweenNumbers(reader, at)) {
      reportStroke(reader, unit);
    } else if (startsAmount(reader, at)) at = takeAmount(reader, parts, at);
    else takeWord(reader, parts, unit);
  }
  return parts;
}

/** `500-1000` */
function isBetweenNumbers(reader: Reader, at: number): boolean {
  return reader.unit(at - 1).kind === NUMBER && reader.unit(at + 1).kind === NUMBER;
}

function reportStroke(reader: Reader, unit: Unit): void {
  const fix = { start: unit.start, end: unit.end, newText: '/' };
  reader.syntax('blinds-stroke', unit.start, unit.end, { word: reader.textOf(unit) }, fix);
}

/** Reads an amount; returns the index of its last unit. */
function takeAmount(reader: Reader, parts: Parts, at: number): number {
  const amount = readListedAmount(reader, at, parts.damaged);
  if (amount === null) parts.damaged = true;
  else parts.amounts.push(amount);
  return Math.max(reader.after, at + 1) - 1;
}

function takeWord(reader: Reader, parts: Parts, unit: Unit): void {
  const meaning = unit.entry?.meaning;
  if (isSeparator(unit.kind) || meaning?.role === 'filler') return;
  // `بلایندها ۱۰۰ و ۲۰۰`
  if (meaning?.role === 'and' && parts.amounts.length > 0) return;
  if (parts.player === null && (isPlayer(unit) || couldBePlayer(unit))) parts.player = refOf(reader, unit);
  else if (meaning?.role === 'option' && meaning.option === 'no-small-blind') parts.noSmallBlind = true;
  else rejectUnit(reader, parts, unit);
}

const isSeparator = (kind: number): boolean => kind === SLASH || kind === COMMA || kind === STOP;

function parseGame(reader: Reader, given: StatementLine): Statement {
  const { start, end } = given;
  const value = textBetween(reader, given);
  if (given.from >= given.to) reportMissing(reader, given, 'game-missing');
  const entry = reader.matchPhrase(given.from, given.to, GAME);
  const whole = entry !== null && reader.phraseEnd === given.to;
  if (whole) reader.hear(entry);
  const game = whole && entry.meaning.role === 'game' ? entry.meaning.game : null;
  return { kind: 'game', start, end, line: reader.line, language: reader.language, game, value };
}
