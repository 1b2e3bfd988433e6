/** Explains an amount. */
import { chips, inner, name, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { legalActions } from '../../poker/betting';
import type { Chips, Legal, Seat } from '../../poker/types';
import { deriveCallPrice } from '../../replay/facts/derivations';
import { raiseBounds } from '../../replay/facts/describe';
import type { Moment } from '../../replay/timeline';
import type { AmountNode } from '../../syntax/tree';
import type { HoverPage } from './hoverPage';
import type { HoverTarget } from './hoverTarget';
import type { StatementInPlay } from './statementInPlay';

type AmountTarget = Extract<HoverTarget, { kind: 'amount' }>;

/** The bounds of an amount: the price of a call, or the smallest and largest bet or raise, with the remaining stack. */
export function writeAmount(
  page: HoverPage,
  place: StatementInPlay,
  moment: Moment,
  target: AmountTarget,
  seat: Seat,
): void {
  const { replay } = place;
  const { action, amount } = target;
  const { before } = moment;
  const player = before?.players[seat];
  if (before === null || player === undefined) return;
  const who = replay.players[seat]?.name ?? '';
  page.heading(sentence('hover/amount-of', { name: name(who) }));
  if (player.folded) return void page.paragraph(sentence('hover/folded'));
  if (player.allIn) return void page.paragraph(sentence('hover/all-in'));
  const legal = legalActions(before, seat);
  const price = sentence('hover/price', { call: chips(legal.toCall), how: inner(deriveCallPrice(legal)) });
  const lines =
    action.verb === 'call' ? [price] : legal.canCall ? [...raiseBounds(legal, who), price] : raiseBounds(legal, who);
  page.list([...resolved(place, moment, amount, seat), ...lines, stackOf(legal, player.stack)]);
}

/** The chips that a fraction of the pot, a multiple, `min` or `max` came to. */
function resolved(
  { line }: StatementInPlay,
  { firstStep, lastStep, problems }: Moment,
  { form, start }: AmountNode,
  seat: Seat,
): Sentence[] {
  // An amount that other numbers contradict was not played.
  const isPlayed =
    form !== 'number' &&
    !problems.some(({ code, span }) => code === 'betting/amounts-disagree' && span.start === start);
  const step = !isPlayed ? undefined : line.stepsBetween(firstStep, lastStep).find((made) => made.seat === seat);
  return step === undefined ? [] : [sentence('hover/resolved', { to: chips(step.to) })];
}

function stackOf({ stackTo, streetPaid }: Legal, behind: Chips): Sentence {
  if (!Number.isFinite(stackTo)) return sentence('hover/stack-unknown');
  return sentence('hover/whole-stack', { to: chips(stackTo), paid: chips(streetPaid), behind: chips(behind) });
}
