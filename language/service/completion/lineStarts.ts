/** Suggests how a line may begin, from what the hand needs next. */
import { sentence } from '../../diagnostics/params';
import type { HandState } from '../../poker/state';
import type { Street } from '../../poker/types';
import { BOARD_SIZE } from '../../replay/play/cards';
import type { CanonicalWord } from '../../syntax/lexicon/index';
import { SETUP_KINDS } from '../../syntax/line/setupKinds';
import type { Statement } from '../../syntax/tree';
import { actionsUpTo, nextActions } from './actions';
import { type CursorContext, nameAt } from './cursorContext';
import { player, playerSuggestions, setupWords, word } from './setup';
import { showdownActions } from './showdownActions';
import { seatsThat } from './showdownSeats';
import { branchSnippets, handSnippets } from './snippets';
import { nextStreet, nextStreets, streets } from './streets';
import type { Suggestion } from './suggestion';

/** Streets that a spot may start on, without any posts. */
const SPOTS: readonly Street[] = ['flop', 'turn', 'river'];
/** Lines that state something about the hand at this point. */
const CLAIM_WORDS: readonly CanonicalWord[] = ['expect', 'illegal', 'mark', 'ask', 'cite'];
const CLAIMS: ReadonlySet<Statement['kind']> = new Set(['expect', 'ask', 'wins', 'branch']);

/**
 * The possible beginnings of a line, the likeliest first.
 * @param isSetup whether the text is set-up for other hands
 */
export function lineSuggestions(context: CursorContext, isSetup: boolean): readonly Suggestion[] {
  const { state, replay, above, below } = context;
  const hasBegun = isBegun(context);
  const setup = hasBegun ? [] : setupWords(context).map((name) => word(context, name));
  const hand = handSnippets(context);
  // Nobody acts above a line of set-up.
  if (isSetup || (!hasBegun && below.some(({ kind }) => FIRST.has(kind)))) return [...setup, ...hand];
  if (above.length === 0) return [...hand, ...setup, ...streets(context, SPOTS), ledger(context)];
  if (replay.kind === 'ledger') {
    return [
      ...entries(context),
      ...(state === null ? [] : showdownActions(context, state)),
      ...afterPlay(context),
      ...hand,
    ];
  }
  if (state === null)
    return [...(hasBegun ? pot(context) : [...setup, ...streets(context, SPOTS), ledger(context)]), ...hand];
  return hasBegun ? duringPlay(context, state, hand) : beforePlay(context, state, setup, hand);
}

/** The first action, or more set-up. */
function beforePlay(
  context: CursorContext,
  state: HandState,
  setup: readonly Suggestion[],
  hand: readonly Suggestion[],
): readonly Suggestion[] {
  const canBeSpot = [...context.above, ...context.below].every(({ kind }) => isForSpots(kind));
  return [
    ...nextActions(context),
    ...setup,
    ...(canBeSpot ? streets(context, SPOTS) : []),
    ...actionsUpTo(context, state),
    ...others(context, state),
    ...afterPlay(context),
    ...hand,
  ];
}

function duringPlay(context: CursorContext, state: HandState, hand: readonly Suggestion[]): readonly Suggestion[] {
  // Without a list of seats other players may still act.
  const isOver = state.over && nextStreet(state) === null && context.replay.players.length > 1;
  return [
    ...pot(context),
    ...nextActions(context),
    ...actionsUpTo(context, state),
    ...(isOver ? end(context) : []),
    ...nextStreets(context, state),
    ...showdownActions(context, state),
    ...(isOver ? hand.slice(0, 1) : []),
    ...others(context, state),
    ...afterPlay(context),
    ...(isOver ? [] : end(context)),
    ...(isOver ? hand.slice(1) : hand),
  ];
}

/** The possible continuations after a comma in a line of actions. */
export function partSuggestions(context: CursorContext): readonly Suggestion[] {
  const { state, replay } = context;
  if (replay.kind === 'ledger') return entries(context);
  if (state === null) return playerSuggestions(context);
  return [
    ...nextActions(context),
    ...actionsUpTo(context, state),
    ...showdownActions(context, state),
    ...others(context, state),
  ];
}

/** Whether the play, or a statement about it, has begun: set-up comes before. */
const isBegun = ({ above }: CursorContext): boolean =>
  !above.every(({ kind }) => isForSpots(kind) || BEFORE_PLAY.has(kind));

/** Lines that may also precede a hand that starts on a later street, where nothing is posted. */
function isForSpots(kind: Statement['kind']): boolean {
  const kinds: readonly Statement['kind'][] = [...SETUP_KINDS, 'hand', 'commentary', 'board', 'cite'];
  return kind !== 'straddle' && kinds.includes(kind);
}

/** Set-up that must come before the first action. */
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

const ledger = (context: CursorContext): Suggestion => ({
  ...word(context, 'ledger'),
  detail: sentence('completion/new-ledger'),
});

/** The pot of a spot is given before its first action. */
function pot(context: CursorContext): readonly Suggestion[] {
  const { replay, above, below } = context;
  const isMissing = ![...above, ...below].some(({ kind }) => kind === 'pot');
  return replay.kind === 'spot' && isMissing && !above.some(({ kind }) => kind === 'action')
    ? [word(context, 'pot')]
    : [];
}

function end(context: CursorContext): readonly Suggestion[] {
  return isUnclosed(context) ? [word(context, 'end')] : [];
}

/** Whether a branch around the cursor has no end. */
export function isUnclosed(context: CursorContext): boolean {
  return context.branches.some(({ closing }) => closing === null);
}

/** Players in the hand other than the one next to act. */
function others(context: CursorContext, state: HandState): readonly Suggestion[] {
  const mucked = seatsThat(context, 'mucks');
  return state.players.flatMap((one, seat) =>
    one.folded || seat === state.toAct || mucked.has(seat) ? [] : [player(context, nameAt(context, seat))],
  );
}

/** Players without a contribution so far. No entries follow a claim about the table, which is about all contributions. */
function entries(context: CursorContext): readonly Suggestion[] {
  const { replay, above, branches } = context;
  if (branches.length === 0 && above.some(({ kind }) => CLAIMS.has(kind))) return [];
  const entered = new Set(
    above.flatMap((statement) => (statement.kind === 'ledger-entry' ? [replay.seatOf(statement.player)] : [])),
  );
  const missing = replay.players.flatMap(({ name }, seat) => (entered.has(seat) ? [] : [player(context, name)]));
  return [...missing, word(context, 'dead')];
}

function afterPlay(context: CursorContext): readonly Suggestion[] {
  const [expect, ...claims] = CLAIM_WORDS.map((name) => word(context, name));
  return [...(expect === undefined ? [] : [expect]), ...branchSnippets(context), ...claims, ...boards(context)];
}

/** An incomplete board, or the second one: a hand is run twice if nobody can bet and cards are to come. */
function boards(context: CursorContext): readonly Suggestion[] {
  const { state, play, above, below } = context;
  const isTwice = [...above, ...below].some(({ kind }) => kind === 'run-twice');
  const isMissing = (isTwice ? (play.secondBoard ?? []) : play.board).length < BOARD_SIZE.river;
  const mayRunTwice = state?.over === true && nextStreet(state) !== null && state.street !== 'river' && !isTwice;
  return [...(isMissing ? [word(context, 'board')] : []), ...(mayRunTwice ? [word(context, 'run-twice')] : [])];
}
