/** Lines that claim something: `expect`, `ask`, `illegal`, `cite`; and `branch … from`. */
import type { Seat } from '../../poker/types';
import { toAsciiDigits } from '../../text/digits';
import { refusedActions } from './actions';
import { ignorableCodes, marksAbove, refusalCodes, ruleWords } from './claims';
import { factSuggestions, questionsAt } from './facts';
import { skipSpaces } from './segment';
import { playerSuggestions } from './setup';
import { allNames, type Found, type Here, type Spot } from './spot';

export function factLine(spot: Spot, withValues: boolean): Found | null {
  const first = spot.here();
  const state = first?.standing.state ?? null;
  if (first === null || state === null) return null;
  const { players, anchor, start, isBegun } = spot.segment;
  const [named] = players;
  const own = named === undefined ? null : first.standing.replay.seatOf(named);
  const seat = own ?? heldSeat(spot, first) ?? state.toAct;
  const here = spot.here(0, questionsAt(first, state, seat));
  if (here === null) return null;
  const facts = factSuggestions(here, { spoken: seat, isNamed: own !== null, withValues });
  if (own !== null) return spot.found(here, anchor, 'segment', facts);
  return spot.found(here, start, isBegun ? 'segment' : 'nothing', [...facts, ...playerSuggestions(here)]);
}

/** The player that the line named last, in a part before this one. */
function heldSeat({ place }: Spot, { standing }: Here): Seat | null {
  const { pieces } = place.line;
  const parts = pieces.slice(
    0,
    Math.max(
      0,
      pieces.findLastIndex(({ kind }) => kind === 'separator'),
    ),
  );
  const held = parts.findLast(({ kind }, at) => kind === 'player' && (at === 0 || parts[at - 1]?.kind === 'separator'));
  return held === undefined || held.player === null ? null : standing.replay.seatOf(held.player);
}

export function illegalLine(spot: Spot): Found | null {
  const here = spot.here();
  if (here === null) return null;
  const { before, place } = spot;
  const colon = before.lastIndexOf(':');
  const from = skipSpaces(before, Math.max(spot.headEnd, colon + 1));
  const said = colon < spot.headEnd ? '' : before.slice(spot.headEnd, colon).trim();
  const code = said === '' ? null : said.slice(said.indexOf('/') + 1);
  const who = place.line.pieces.find(
    ({ kind, start, end }) => kind === 'player' && start >= from && end < before.length,
  );
  const seat = who === undefined || who.player === null ? null : here.standing.replay.seatOf(who.player);
  const { state } = here.standing;
  if (who !== undefined) {
    const list = seat === null || state === null ? [] : refusedActions(here, state, seat, code);
    return spot.found(here, skipSpaces(before, who.end), 'segment', list);
  }
  const codes = colon >= spot.headEnd ? [] : refusalCodes();
  const next = state?.toAct ?? 0;
  const names = allNames(here);
  const inTurn = playerSuggestions(here, [...names.slice(next), ...names.slice(0, next)]);
  return spot.found(here, from, 'word', [...inTurn, ...codes]);
}

export function citeLine(spot: Spot): Found | null {
  const here = spot.here();
  if (here === null) return null;
  const { start, list } = ruleWords(here, toAsciiDigits(spot.before.slice(spot.headEnd)));
  return spot.found(here, spot.headEnd + start, 'word', list);
}

export function branchLine(spot: Spot): Found | null {
  const here = spot.here();
  if (here === null) return null;
  // The title is the author's, written or being written.
  const untitled = spot.before.replace(TITLE, '');
  if (/["“„«]/u.test(untitled)) return null;
  const isBehindTitle = untitled !== spot.before && TITLE_END.test(spot.before);
  const isFrom = spot.has(({ word }) => word === 'from');
  const marks = marksAbove(here).map((mark) => (isFrom ? mark : here.compose.marked('from', mark)));
  return spot.found(
    here,
    isBehindTitle ? spot.before.length : spot.wordStart,
    'word',
    marks.map((text) => ({ kind: 'mark', label: text, text: isBehindTitle ? ` ${text}` : text })),
  );
}

const TITLE = /"[^"]*"|“[^”]*”|„[^“]*“|«[^»]*»/u;
const TITLE_END = /["”“»]$/u;

/** `# handscript-ignore CODE …`; null in other comments. */
export function ignoreLine(spot: Spot): Found | null {
  if (!/#\s*handscript-ignore\s(?:\S+\s)*\S*$/.test(spot.before)) return null;
  const here = spot.here();
  const typed = /\S*$/.exec(spot.before)?.[0].length ?? 0;
  return here === null ? null : spot.found(here, spot.before.length - typed, 'word', ignorableCodes());
}
