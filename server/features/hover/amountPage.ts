import { chips, inner, name, sentence } from '../../../language/diagnostics/params';
import { legalActions } from '../../../language/poker/betting';
import type { Chips, Legal, Seat } from '../../../language/poker/types';
import { priceOf } from '../../../language/replay/judge';
import type { Moment } from '../../../language/replay/timeline';
import type { ActionNode } from '../../../language/syntax/tree';
import { raiseBounds } from './options';
import type { Page } from './page';
import type { Place } from './place';

/** What bounds an amount: the price of a call, or the smallest and largest bet or raise, with the stack behind them. */
export function writeAmount(page: Page, { replay }: Place, moment: Moment, action: ActionNode, seat: Seat): void {
  const { before } = moment;
  const player = before?.players[seat];
  if (before === null || player === undefined) return;
  const who = replay.players[seat]?.name ?? '';
  page.heading(sentence('hover/amount-of', { name: name(who) }));
  if (player.folded) return void page.paragraph(sentence('hover/folded'));
  if (player.allIn) return void page.paragraph(sentence('hover/all-in'));
  const legal = legalActions(before, seat);
  const price = sentence('hover/price', { call: chips(legal.toCall), how: inner(priceOf(legal)) });
  const lines =
    action.verb === 'call' ? [price] : legal.canCall ? [...raiseBounds(legal, who), price] : raiseBounds(legal, who);
  page.list([...lines, stackOf(legal, player.stack)]);
}

function stackOf({ stackTo, streetPaid }: Legal, behind: Chips) {
  if (!Number.isFinite(stackTo)) return sentence('hover/stack-unknown');
  return sentence('hover/whole-stack', { to: chips(stackTo), paid: chips(streetPaid), behind: chips(behind) });
}
