/** How a line may begin: with what the hand wants next. */
import { sentence } from '../../diagnostics/params';
import type { HandState } from '../../poker/state';
import type { Street } from '../../poker/types';
import { BOARD_SIZE } from '../../replay/play/cards';
import type { CanonicalWord } from '../../syntax/lexicon/index';
import { SETUP_KINDS } from '../../syntax/line/setupKinds';
import type { Statement } from '../../syntax/tree';
import { actionsUpTo, nextActions } from './actions';
import { deeds } from './deeds';
import { player, playerSuggestions, setupWords, word } from './setup';
import { branchSnippets, handSnippets } from './snippets';
import { type Here, nameAt } from './spot';
import { nextStreet, nextStreets, streets } from './streets';
import type { Suggestion } from './suggestion';
import { seatsThat } from './told';

/** Streets that a hand may be told from, as a spot: nothing is posted there. */
const SPOTS: readonly Street[] = ['flop', 'turn', 'river'];
/** Lines that say something about the hand as it stands. */
const CLAIM_WORDS: readonly CanonicalWord[] = ['expect', 'illegal', 'mark', 'ask', 'cite'];
const CLAIMS: ReadonlySet<Statement['kind']> = new Set(['expect', 'ask', 'wins', 'branch']);

/**
 * What a line may begin with, the likeliest first.
 * @param isSetup the text is set-up for other hands
 */
export function lineSuggestions(here: Here, isSetup: boolean): readonly Suggestion[] {
  const { state, replay, above, below } = here.standing;
  const begun = isBegun(here);
  const setup = begun ? [] : setupWords(here).map((name) => word(here, name));
  const hand = handSnippets(here);
  // Above a line of set-up nobody plays yet.
  if (isSetup || (!begun && below.some(({ kind }) => FIRST.has(kind)))) return [...setup, ...hand];
  if (above.length === 0) return [...hand, ...setup, ...streets(here, SPOTS), ledger(here)];
  if (replay.kind === 'ledger') {
    return [...entries(here), ...(state === null ? [] : deeds(here, state)), ...afterPlay(here), ...hand];
  }
  if (state === null) return [...(begun ? pot(here) : [...setup, ...streets(here, SPOTS), ledger(here)]), ...hand];
  if (!begun) {
    const firsts = [...above, ...below].every(({ kind }) => isForSpots(kind)) ? streets(here, SPOTS) : [];
    return [
      ...nextActions(here),
      ...setup,
      ...firsts,
      ...actionsUpTo(here, state),
      ...others(here, state),
      ...afterPlay(here),
      ...hand,
    ];
  }
  // Where no seats are listed others may still come.
  const isOver = state.over && nextStreet(state) === null && replay.players.length > 1;
  return [
    ...pot(here),
    ...nextActions(here),
    ...actionsUpTo(here, state),
    ...(isOver ? end(here) : []),
    ...nextStreets(here, state),
    ...deeds(here, state),
    ...(isOver ? hand.slice(0, 1) : []),
    ...others(here, state),
    ...afterPlay(here),
    ...(isOver ? [] : end(here)),
    ...(isOver ? hand.slice(1) : hand),
  ];
}

/** What may follow a comma in a line of actions. */
export function partSuggestions(here: Here): readonly Suggestion[] {
  const { state, replay } = here.standing;
  if (replay.kind === 'ledger') return entries(here);
  if (state === null) return playerSuggestions(here);
  return [...nextActions(here), ...actionsUpTo(here, state), ...deeds(here, state), ...others(here, state)];
}

/** Set-up stands before the play, and before what is said about it. */
const isBegun = ({ standing: { above } }: Here): boolean =>
  !above.every(({ kind }) => isForSpots(kind) || BEFORE_PLAY.has(kind));

/** Lines that say the same of a hand that begins on a later street, where nothing is posted. */
function isForSpots(kind: Statement['kind']): boolean {
  const kinds: readonly Statement['kind'][] = [...SETUP_KINDS, 'hand', 'commentary', 'board', 'cite'];
  return kind !== 'straddle' && kinds.includes(kind);
}

/** Set-up that has to stand before the first action. */
const FIRST: ReadonlySet<Statement['kind']> = new Set([
  'game',
  'blinds',
  'bets',
  'ante',
  'bomb',
  'stacks',
  'seats',
  'button',
]);
const BEFORE_PLAY: ReadonlySet<Statement['kind']> = new Set(['straddle', 'post', 'run-twice']);

const ledger = (here: Here): Suggestion => ({ ...word(here, 'ledger'), detail: sentence('completion/new-ledger') });

/** What lies in the middle of a spot is said before its first action. */
function pot(here: Here): readonly Suggestion[] {
  const { replay, above, below } = here.standing;
  const isUnsaid = ![...above, ...below].some(({ kind }) => kind === 'pot');
  return replay.kind === 'spot' && isUnsaid && !above.some(({ kind }) => kind === 'action') ? [word(here, 'pot')] : [];
}

function end(here: Here): readonly Suggestion[] {
  return isUnclosed(here) ? [word(here, 'end')] : [];
}

/** Whether a branch that is open at the place never ends. */
export function isUnclosed({ standing }: Here): boolean {
  return standing.branches.some(({ closing }) => closing === null);
}

/** The players in the hand that are not next. */
function others(here: Here, state: HandState): readonly Suggestion[] {
  const mucked = seatsThat(here, 'mucks');
  return state.players.flatMap((one, seat) =>
    one.folded || seat === state.toAct || mucked.has(seat) ? [] : [player(here, nameAt(here, seat))],
  );
}

/** Players whose contribution is not told yet. What is claimed of the table, is claimed of all contributions. */
function entries(here: Here): readonly Suggestion[] {
  const { replay, above, branches } = here.standing;
  if (branches.length === 0 && above.some(({ kind }) => CLAIMS.has(kind))) return [];
  const told = new Set(
    above.flatMap((statement) => (statement.kind === 'ledger-entry' ? [replay.seatOf(statement.player)] : [])),
  );
  const untold = replay.players.flatMap(({ name }, seat) => (told.has(seat) ? [] : [player(here, name)]));
  return [...untold, word(here, 'dead')];
}

function afterPlay(here: Here): readonly Suggestion[] {
  const [expect, ...claims] = CLAIM_WORDS.map((name) => word(here, name));
  return [...(expect === undefined ? [] : [expect]), ...branchSnippets(here), ...claims, ...boards(here)];
}

/** A board that is not whole yet, or the second one. Two are dealt where nobody can bet any more and cards are to come. */
function boards(here: Here): readonly Suggestion[] {
  const { state, line, above, below } = here.standing;
  const isTwice = [...above, ...below].some(({ kind }) => kind === 'run-twice');
  const isMissing = (isTwice ? (line.secondBoard ?? []) : line.board).length < BOARD_SIZE.river;
  const mayRunTwice = state?.over === true && nextStreet(state) !== null && state.street !== 'river' && !isTwice;
  return [...(isMissing ? [word(here, 'board')] : []), ...(mayRunTwice ? [word(here, 'run-twice')] : [])];
}
