/** How a line may begin: with what the hand wants next. */
import { count, sentence } from '../../../language/diagnostics/params';
import type { HandState } from '../../../language/poker/state';
import { countInHand } from '../../../language/poker/turn';
import { STREETS, type Street } from '../../../language/poker/types';
import { BOARD_SIZE } from '../../../language/replay/cardsInPlay';
import type { CanonicalWord } from '../../../language/syntax/lexicon/index';
import type { Statement } from '../../../language/syntax/tree';
import { actionsUpTo, nextActions } from './actions';
import { cardsOfStreet } from './cards';
import { player, playerSuggestions, setupWords, word } from './setup';
import { branchSnippets, handSnippets } from './snippets';
import { type Here, nameAt } from './spot';
import type { Suggestion } from './suggestion';

/** Streets that a hand may be told from, as a spot: nothing is posted there. */
const SPOTS: readonly Street[] = ['flop', 'turn', 'river'];
/** Lines that say something about the hand as it stands. */
const CLAIMS: readonly CanonicalWord[] = ['expect', 'illegal', 'mark', 'ask', 'cite'];

/**
 * What a line may begin with, the likeliest first.
 * @param isSetup the text is set-up for other hands
 */
export function lineSuggestions(here: Here, isSetup: boolean): readonly Suggestion[] {
  const { state, replay, above } = here.standing;
  const setup = isBegun(here) ? [] : setupWords(here).map((name) => word(here, name));
  const hand = handSnippets(here);
  if (isSetup) return [...setup, ...hand];
  if (above.length === 0) return [...hand, ...setup, ...streets(here, SPOTS), ledger(here)];
  if (replay.kind === 'ledger') return [...entries(here), ...afterPlay(here), ...hand];
  if (state === null) return [...setup, ...streets(here, SPOTS), ledger(here), ...hand];
  if (!isBegun(here)) {
    const firsts = above.some(({ kind }) => kind === 'straddle') ? [] : streets(here, SPOTS);
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
    ...pot(here, state),
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

/** The street that comes next; null where the betting is open or the hand is decided. */
export function nextStreet(state: HandState): Street | null {
  if (state.toAct !== null || countInHand(state) < 2) return null;
  return STREETS[STREETS.indexOf(state.street) + 1] ?? null;
}

const isBegun = ({ standing: { above, branches } }: Here): boolean =>
  branches.length > 0 || above.some(({ kind }) => BEGINS.has(kind));

/** With one of these lines the hand is under way. */
const BEGINS: ReadonlySet<Statement['kind']> = new Set(['action', 'post', 'street', 'ledger']);

function nextStreets(here: Here, state: HandState): readonly Suggestion[] {
  const next = nextStreet(state);
  return next === null ? [] : streets(here, [next]);
}

function streets(here: Here, names: readonly Street[]): readonly Suggestion[] {
  return names.map((street) => {
    const cards = cardsOfStreet(here, street);
    return {
      kind: 'street',
      text: here.compose.word(street),
      ...(cards === 0 ? {} : { detail: sentence('completion/cards', { count: count(cards) }) }),
    };
  });
}

const ledger = (here: Here): Suggestion => ({ ...word(here, 'ledger'), detail: sentence('completion/new-ledger') });

/** What lies in the middle of a spot is said before its first action. */
function pot(here: Here, state: HandState): readonly Suggestion[] {
  const { replay, above } = here.standing;
  const isFirst = replay.kind === 'spot' && state.before === null && !above.some(({ kind }) => kind === 'action');
  return isFirst ? [word(here, 'pot')] : [];
}

function end(here: Here): readonly Suggestion[] {
  return here.standing.branches.length > 0 ? [word(here, 'end')] : [];
}

/** Who shows, and who wins where the cards do not tell. */
function deeds(here: Here, state: HandState): readonly Suggestion[] {
  if (nextStreet(state) !== null && !state.over) return [];
  const { compose, standing } = here;
  if (state.toAct !== null || standing.replay.players.length < 2) return [];
  const told = new Set(
    standing.above.flatMap((statement) =>
      statement.kind === 'shows' && statement.player !== null ? [standing.replay.seatOf(statement.player)] : [],
    ),
  );
  const left = state.players.flatMap((one, seat) => (one.folded ? [] : [seat]));
  const hidden = left.filter((seat) => !told.has(seat) && (standing.replay.players[seat]?.cards.length ?? 0) === 0);
  const isContested = left.length > 1;
  return [
    ...(isContested ? hidden : []).map((seat) => compose.deed(nameAt(here, seat), 'shows')),
    ...(isContested ? hidden : []).map((seat) => compose.deed(nameAt(here, seat), 'mucks')),
    ...(hidden.length > 0 ? left : []).map((seat) => compose.deed(nameAt(here, seat), 'wins')),
  ].map((text) => ({ kind: 'action', text }));
}

/** The players of the hand that are not next. */
function others(here: Here, state: HandState): readonly Suggestion[] {
  return state.players.flatMap((one, seat) =>
    one.folded || seat === state.toAct ? [] : [player(here, nameAt(here, seat))],
  );
}

/** Players whose contribution is not told yet. */
function entries(here: Here): readonly Suggestion[] {
  const { replay, above } = here.standing;
  const told = new Set(
    above.flatMap((statement) => (statement.kind === 'ledger-entry' ? [replay.seatOf(statement.player)] : [])),
  );
  const untold = replay.players.flatMap(({ name }, seat) => (told.has(seat) ? [] : [player(here, name)]));
  const all = untold.length === 0 ? replay.players.map(({ name }) => ({ ...player(here, name) })) : untold;
  return [...all, word(here, 'dead')];
}

function afterPlay(here: Here): readonly Suggestion[] {
  const { line } = here.standing;
  const board = line.board.length < BOARD_SIZE.river ? [word(here, 'board')] : [];
  const [expect, ...claims] = CLAIMS.map((name) => word(here, name));
  return [...(expect === undefined ? [] : [expect]), ...branchSnippets(here), ...claims, ...board];
}
