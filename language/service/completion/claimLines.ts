/** Lines that claim something: `expect`, `ask`, `illegal`, `cite`; and `branch … from`. */
import type { Seat } from '../../poker/types';
import { toAsciiDigits } from '../../text/digits';
import { refusedActions } from './actions';
import { ignorableCodes, marksAbove, refusalCodes, ruleWords } from './claims';
import { allNames, type CursorContext, contextAt } from './cursorContext';
import type { CursorLine } from './cursorLine';
import { factSuggestions, questionsAt } from './facts';
import { skipSpaces } from './lineSegment';
import { playerSuggestions } from './setup';
import { insert, replaceSegment, replaceWord, type SuggestionList } from './suggestionList';

export function factLine(cursor: CursorLine, withValues: boolean): SuggestionList | null {
  const first = contextAt(cursor);
  const state = first?.state ?? null;
  if (first === null || state === null) return null;
  const { players, anchor, start, isBegun } = cursor.segment;
  const [named] = players;
  const own = named === undefined ? null : first.replay.seatOf(named);
  const seat = own ?? lastNamedSeat(first) ?? state.toAct;
  const context = contextAt(cursor, 0, questionsAt(first, state, seat));
  if (context === null) return null;
  const facts = factSuggestions(context, { seat, isNamed: own !== null, withValues });
  if (own !== null) return replaceSegment(context, anchor, facts);
  const list = [...facts, ...playerSuggestions(context)];
  return isBegun ? replaceSegment(context, start, list) : insert(context, start, list);
}

/** The player that the line named last, in a part before this one. */
function lastNamedSeat({ cursor, replay }: CursorContext): Seat | null {
  const { parts } = cursor.line;
  const before = parts.slice(
    0,
    Math.max(
      0,
      parts.findLastIndex(({ kind }) => kind === 'separator'),
    ),
  );
  const player = before.findLast(
    ({ kind }, at) => kind === 'player' && (at === 0 || before[at - 1]?.kind === 'separator'),
  );
  return player === undefined || player.player === null ? null : replay.seatOf(player.player);
}

export function illegalLine(cursor: CursorLine): SuggestionList | null {
  const context = contextAt(cursor);
  if (context === null) return null;
  const { before, line } = cursor;
  const colon = before.lastIndexOf(':');
  const from = skipSpaces(before, Math.max(cursor.headEnd, colon + 1));
  const written = colon < cursor.headEnd ? '' : before.slice(cursor.headEnd, colon).trim();
  const code = written === '' ? null : written.slice(written.indexOf('/') + 1);
  const who = line.parts.find(({ kind, start, end }) => kind === 'player' && start >= from && end < before.length);
  const seat = who === undefined || who.player === null ? null : context.replay.seatOf(who.player);
  const { state } = context;
  if (who !== undefined) {
    const list = seat === null || state === null ? [] : refusedActions(context, state, seat, code);
    return replaceSegment(context, skipSpaces(before, who.end), list);
  }
  const codes = colon >= cursor.headEnd ? [] : refusalCodes();
  const next = state?.toAct ?? 0;
  const names = allNames(context);
  const inTurn = playerSuggestions(context, [...names.slice(next), ...names.slice(0, next)]);
  return replaceWord(context, from, [...inTurn, ...codes]);
}

export function citeLine(cursor: CursorLine): SuggestionList | null {
  const context = contextAt(cursor);
  if (context === null) return null;
  const { start, list } = ruleWords(context, toAsciiDigits(cursor.before.slice(cursor.headEnd)));
  return replaceWord(context, cursor.headEnd + start, list);
}

export function branchLine(cursor: CursorLine): SuggestionList | null {
  const context = contextAt(cursor);
  if (context === null) return null;
  // The author writes the title.
  const untitled = cursor.before.replace(TITLE, '');
  if (/["“„«]/u.test(untitled)) return null;
  const isAfterTitle = untitled !== cursor.before && TITLE_END.test(cursor.before);
  const isFrom = cursor.has(({ word }) => word === 'from');
  const marks = marksAbove(context).map((mark) => (isFrom ? mark : context.compose.marked('from', mark)));
  return replaceWord(
    context,
    isAfterTitle ? cursor.before.length : cursor.wordStart,
    marks.map((text) => ({ kind: 'mark', label: text, text: isAfterTitle ? ` ${text}` : text })),
  );
}

const TITLE = /"[^"]*"|“[^”]*”|„[^“]*“|«[^»]*»/u;
const TITLE_END = /["”“»]$/u;

/** `# handscript-ignore CODE …`; null in other comments. */
export function ignoreLine(cursor: CursorLine): SuggestionList | null {
  if (!/#\s*handscript-ignore\s(?:\S+\s)*\S*$/.test(cursor.before)) return null;
  const context = contextAt(cursor);
  const typed = /\S*$/.exec(cursor.before)?.[0].length ?? 0;
  return context === null ? null : replaceWord(context, cursor.before.length - typed, ignorableCodes());
}
