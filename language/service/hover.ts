/** Explains what is at a position. */
import { analyzeSection } from '../analysis/document/analyze';
import { type HandDocument, rangeInDocument, sectionPositionAt } from '../analysis/document/document';
import type { Position, Range } from '../analysis/document/position';
import type { Timelines } from '../analysis/document/timelines';
import { count, sentence, text, word } from '../diagnostics/params';
import { chipsOnTable } from '../poker/pots';
import type { Seat } from '../poker/types';
import type { HandReplay, LineOfPlay } from '../replay/timeline';
import type { Actors, Statement } from '../syntax/tree';
import { writeAction, writeNext, writeRefusal } from './hover/actionPage';
import { writeAmount } from './hover/amountPage';
import { boundHoverAt } from './hover/boundPage';
import { writeCard } from './hover/cardPage';
import { writeFact } from './hover/factPage';
import { HoverPage, type HoverText } from './hover/hoverPage';
import { type HoverTarget, targetAt } from './hover/hoverTarget';
import { writePlayer } from './hover/playerPage';
import { writeAwards, writePots } from './hover/potsPage';
import { writeShowdown } from './hover/showdownPage';
import { type StatementInPlay, statementInPlay } from './hover/statementInPlay';
import { type Preferences, Wording } from './wording';

export type { HoverText };

/**
 * What is known about a position. An action: its three numbers, whether and why it is legal, the pot after it and the legal
 * actions of the next player. An amount: how its bounds are derived. A street, a branch or the hand: the chips on the table. A
 * player: their stack and chips. A card: the hands made with it. An expectation or a bound number of the prose: its correct
 * value. Null where there is nothing to explain.
 */
export function hoverAt(
  document: HandDocument,
  timelines: Timelines,
  position: Position,
  preferences: Preferences,
): HoverText | null {
  const at = sectionPositionAt(document, position);
  if (at === null) return boundHoverAt(document, position, preferences);
  const timeline = timelines.of(document, at.index);
  if (timeline === null) return null;
  const { section, replay } = timeline;
  const target = targetAt(replay.tree.statements, section.offsetAt(at.position));
  if (target === null) return null;
  const range = onOneLine(section.rangeOf(target.span));
  if (at.position.line > range.start.line) return null;
  const page = new HoverPage(Wording.of(analyzeSection(document, at.index), preferences), replay.scale);
  write(page, replay, target);
  if (page.isEmpty) return null;
  return { markdown: page.markdown, plain: page.plain, range: rangeInDocument(range, document.firstLine(at.index)) };
}

/** A branch is explained at its first line only. */
function onOneLine({ start, end }: Range): Range {
  return end.line === start.line ? { start, end } : { start, end: { line: start.line + 1, character: 0 } };
}

function write(page: HoverPage, replay: HandReplay, target: HoverTarget): void {
  const place = statementInPlay(replay, target.statement);
  const { moment } = place;
  switch (target.kind) {
    case 'player': {
      const seat = replay.seatOf(target.player);
      if (seat !== null) writePlayer(page, place, seat, moment?.before ?? null);
      return;
    }
    case 'amount': {
      const seat = actorOf(place, target.action.actors);
      if (moment !== null && seat !== null) writeAmount(page, place, moment, target, seat);
      return;
    }
    case 'action':
      if (moment === null) return;
      if (target.statement.kind === 'illegal') writeRefusal(page, place, moment, actorOf(place, target.action.actors));
      else writeAction(page, place, moment);
      return;
    case 'fact': {
      const stated = moment?.facts.find(({ fact }) => fact === target.fact);
      if (stated !== undefined) writeFact(page, place, stated);
      return;
    }
    case 'card':
      writeCard(page, place, target);
      return;
    case 'statement':
      writeStatement(page, place, target.statement);
      return;
  }
}

/** The player of an action: the first one named, otherwise the next to act. */
function actorOf(place: StatementInPlay, actors: Actors): Seat | null {
  const [first] = actors.kind === 'players' ? actors.players : [];
  return first === undefined ? (place.moment?.before?.toAct ?? null) : place.replay.seatOf(first);
}

function writeStatement(page: HoverPage, place: StatementInPlay, statement: Statement): void {
  const { replay, moment } = place;
  switch (statement.kind) {
    case 'hand':
      page.heading(handHeading(replay));
      writeOutcome(page, replay, replay.main);
      return;
    case 'branch': {
      const branch = branchOf(replay.main, statement);
      if (branch === null) return;
      page.heading(
        branch.title === null ? sentence('outline/branch') : sentence('hover/title', { title: text(branch.title) }),
      );
      writeOutcome(page, replay, branch);
      return;
    }
    case 'street': {
      const cards = statement.cards.map((card) => card.text).join(' ');
      const street = { street: word(`street/${statement.street}`) };
      page.heading(
        cards === ''
          ? sentence('hover/street', street)
          : sentence('hover/street-cards', { ...street, cards: text(cards) }),
      );
      writeChips(page, place);
      if (statement.street === 'showdown') writeShowdown(page, place);
      return;
    }
    case 'ledger':
    case 'wins':
    case 'board':
    case 'pot':
    case 'dead':
    case 'mark':
      page.heading(sentence('hover/here'));
      writeChips(page, place);
      return;
    case 'ledger-entry':
      if (moment?.before) writePots(page, replay, chipsOnTable(moment.before));
      return;
    default:
      return;
  }
}

/** The chips on the table at a statement, and who is next to act. */
function writeChips(page: HoverPage, place: StatementInPlay): void {
  const state = place.moment?.after ?? null;
  if (state === null) return;
  writePots(page, place.replay, chipsOnTable(state));
  if (place.replay.kind !== 'ledger') writeNext(page, place, state);
}

/** The chips on the table at the end of the hand or branch, and who wins them. */
function writeOutcome(page: HoverPage, replay: HandReplay, line: LineOfPlay): void {
  if (line.state !== null) writePots(page, replay, chipsOnTable(line.state));
  writeAwards(page, replay, line.settlement);
}

function handHeading({ main, game, players }: HandReplay) {
  const params = { game: word(`verbatim/${game.code}`), players: count(players.length) };
  return main.title === null
    ? sentence('outline/detail', params)
    : sentence('hover/hand', { ...params, title: text(main.title) });
}

function branchOf(line: LineOfPlay, statement: Statement): LineOfPlay | null {
  for (const branch of line.branches) {
    const found = branch.branch === statement ? branch : branchOf(branch, statement);
    if (found !== null) return found;
  }
  return null;
}
