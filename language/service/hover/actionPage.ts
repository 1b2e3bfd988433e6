/** Explains an action. */
import { chips, cited, inner, sentence, word } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { legalActions } from '../../poker/betting';
import type { Topic } from '../../poker/rulebook';
import { citationOf } from '../../poker/rulebook';
import type { HandState } from '../../poker/state';
import type { Legal, Seat } from '../../poker/types';
import { deriveCallPrice } from '../../replay/facts/derivations';
import { describeStep, optionsOf, raiseBounds } from '../../replay/facts/describe';
import type { Moment, Step } from '../../replay/timeline';
import type { HoverPage } from './hoverPage';
import { nameOf, type StatementInPlay } from './statementInPlay';

/** Explains each step of an action: its three numbers, whether and why it was legal, the pot, and who may do what next. */
export function writeAction(page: HoverPage, place: StatementInPlay, moment: Moment): void {
  const steps = place.line.stepsBetween(moment.firstStep, moment.lastStep);
  const written = steps.filter(({ implied }) => !implied);
  for (const step of written) writeStep(page, place, moment, step, written.length === 1);
  const last = steps.at(-1);
  if (last !== undefined) writePot(page, last, written.length === 1);
  if (moment.after !== null) writeNext(page, place, moment.after);
}

function writeStep(page: HoverPage, place: StatementInPlay, moment: Moment, step: Step, alone: boolean): void {
  page.heading(describeStep(place.replay, step));
  const numbers = numbersOf(step);
  if (step.illegal !== null) page.list([...numbers, ...refusalOf(place, moment, step)]);
  else page.list(alone ? [...numbers, ...permissionOf(place, step)] : numbers);
}

/** The street total, the increase and the new chips, each with its equation. */
function numbersOf({ action, to, by, adds }: Step): Sentence[] {
  if (action === 'fold' || action === 'check') return [];
  const params = { to: chips(to), by: chips(by), adds: chips(adds), before: chips(to - by), paid: chips(to - adds) };
  const numbers = [sentence('hover/to', params)];
  if (by > 0) numbers.push(sentence('hover/by', params));
  numbers.push(sentence(to === adds ? 'hover/adds-all' : 'hover/adds', params));
  return numbers;
}

/** Why the step is legal. */
function permissionOf({ replay }: StatementInPlay, { action, legal, seat }: Step): Sentence[] {
  const who = replay.players[seat]?.name ?? '';
  if (legal === null || legal.seat !== seat) return [];
  switch (action) {
    case 'fold':
      return [
        sentence(legal.canCheck ? 'hover/legal-fold-free' : 'hover/legal-fold', {
          how: inner(deriveCallPrice(legal)),
          call: chips(legal.toCall),
        }),
      ];
    case 'check':
      return [sentence('hover/legal-check')];
    case 'call':
      return [sentence('hover/legal-call', { call: chips(legal.toCall), how: inner(deriveCallPrice(legal)) })];
    case 'bet':
    case 'raise':
      return [
        sentence('hover/legal-raise', { rule: cited(citationOf(topicOf(legal), replay.rules.profile)) }),
        ...raiseBounds(legal, who),
      ];
    default:
      return [];
  }
}

function topicOf(legal: Legal): Topic {
  return legal.cap !== null && legal.maxTo === legal.cap.to ? 'pot-limit' : 'raise-amounts';
}

/** The bounds that an illegal step violates. The diagnostic itself says what is wrong. */
function refusalOf({ replay }: StatementInPlay, moment: Moment, { illegal, legal, seat, statement }: Step): Sentence[] {
  const problem = moment.problems.find(({ code }) => code === illegal);
  const rule = problem?.rule ?? null;
  const refused = rule === null ? sentence('hover/refused') : sentence('hover/refused-by', { rule: cited(rule) });
  if (legal === null || statement?.kind !== 'action') return [refused];
  const next = legal.seat;
  if (next !== seat) return [refused, sentence('hover/turn-of', { name: nameOf(replay, next) })];
  return [refused, ...optionsOf(legal, replay.players[seat]?.name ?? '')];
}

function writePot(page: HoverPage, { pot, adds }: Step, alone: boolean): void {
  if (pot === null) page.paragraph(sentence('hover/pot-unknown'));
  else if (alone && adds > 0)
    page.paragraph(sentence('hover/pot-after-sum', { before: chips(pot - adds), adds: chips(adds), pot: chips(pot) }));
  else page.paragraph(sentence('hover/pot-after', { pot: chips(pot) }));
}

/** Who is next to act in a state, and their legal actions. */
export function writeNext(page: HoverPage, { replay }: StatementInPlay, state: HandState): void {
  const legal = legalActions(state);
  if (legal === null) {
    page.paragraph(closed(state));
    return;
  }
  page.rule();
  page.paragraph(sentence('hover/next', { name: nameOf(replay, legal.seat) }));
  page.list(optionsOf(legal, replay.players[legal.seat]?.name ?? ''));
}

/** What an `illegal` line tries, and what the player could do instead. */
export function writeRefusal(
  page: HoverPage,
  { replay }: StatementInPlay,
  { before }: Moment,
  seat: Seat | null,
): void {
  const player = seat === null ? undefined : before?.players[seat];
  if (before === null || seat === null || player === undefined) return;
  page.heading(sentence('hover/tried', { name: nameOf(replay, seat) }));
  if (player.folded) page.paragraph(sentence('hover/folded'));
  else if (player.allIn) page.paragraph(sentence('hover/all-in'));
  else if (before.toAct === null) page.paragraph(closed(before));
  else {
    if (before.toAct !== seat) page.paragraph(sentence('hover/turn-of', { name: nameOf(replay, before.toAct) }));
    page.list(optionsOf(legalActions(before, seat), replay.players[seat]?.name ?? ''));
  }
}

function closed({ over, street }: HandState): Sentence {
  return sentence(over ? 'hover/hand-over' : 'hover/street-closed', { street: word(`street/${street}`) });
}
