/** Explains the chips on the table. */
import { chips, inner, sentence } from '../../diagnostics/params';
import type { ChipsOnTable } from '../../poker/pots';
import { describeAward, describeBets, describeLayer, describePot, describeRefund } from '../../replay/facts/describe';
import { sum } from '../../replay/facts/facts';
import type { HandReplay, Settlement } from '../../replay/timeline';
import type { HoverPage } from './hoverPage';
import { nameOf } from './statementInPlay';

/** Layers, pots with the players who may win them, the refund or the bets in front, each with its equation, and a check sum. */
export function writePots(page: HoverPage, replay: HandReplay, lie: ChipsOnTable | null): void {
  if (lie === null) {
    page.paragraph(sentence('hover/pot-unknown'));
    return;
  }
  const { layers, pots, refund } = lie;
  const bets = describeBets(replay, lie.bets);
  if (layers.length > 1) page.list(layers.map((layer, index) => describeLayer(replay, layer, index)));
  page.list([
    ...pots.map((pot, index) => describePot(replay, pot, index, lie, bets !== null)),
    ...(refund === null ? [] : [describeRefund(replay, refund)]),
    ...(bets === null ? [] : [bets]),
  ]);
  const inFront = lie.bets.reduce((a, b) => a + b, 0);
  const parts = [...pots.map(({ amount }) => amount), refund?.amount ?? 0, inFront].filter((amount) => amount > 0);
  const total = parts.reduce((a, b) => a + b, 0);
  if (parts.length > 1) page.paragraph(sentence('hover/check-sum', { parts: inner(sum(parts)), total: chips(total) }));
}

/** The awards, once the hand is decided. */
export function writeAwards(
  page: HoverPage,
  replay: HandReplay,
  { awards, pots, net, rake, decided }: Settlement,
): void {
  if (!decided || awards.length === 0) return;
  const several = pots !== null && pots.length > 1;
  const lines = awards.map((award) => describeAward(replay, award, several));
  if (rake > 0) lines.push(sentence('hover/rake', { amount: chips(rake) }));
  page.list(lines);
  if (net !== null)
    page.list(net.map((change, seat) => sentence('hover/net', { name: nameOf(replay, seat), net: chips(change) })));
}
