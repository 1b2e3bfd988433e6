import { chips, inner, sentence } from '../../../language/diagnostics/params';
import { sum } from '../../../language/replay/facts';
import { awardTold, layerTold, potTold, refundTold } from '../../../language/replay/telling';
import type { HandReplay, Settlement } from '../../../language/replay/timeline';
import type { Page } from './page';
import { nameOf } from './place';

/** How the chips lie: layers, pots with who may win them, the refund, each with its equation; last a check sum. */
export function writePots(
  page: Page,
  replay: HandReplay,
  settlement: Pick<Settlement, 'layers' | 'pots' | 'refund'>,
): void {
  const { layers, pots, refund } = settlement;
  if (layers === null || pots === null) {
    page.paragraph(sentence('hover/pot-unknown'));
    return;
  }
  if (layers.length > 1) page.list(layers.map((layer, index) => layerTold(replay, layer, index)));
  page.list([
    ...pots.map((pot, index) => potTold(replay, pot, index, pots.length, layers)),
    ...(refund === null ? [] : [refundTold(replay, refund)]),
  ]);
  const parts = [...pots.map(({ amount }) => amount), ...(refund === null ? [] : [refund.amount])];
  const total = parts.reduce((a, b) => a + b, 0);
  if (parts.length > 1) page.paragraph(sentence('hover/check-sum', { parts: inner(sum(parts)), total: chips(total) }));
}

/** Who gets what, once it is decided. */
export function writeAwards(page: Page, replay: HandReplay, { awards, pots, net, rake, decided }: Settlement): void {
  if (!decided || awards.length === 0) return;
  const several = pots !== null && pots.length > 1;
  const lines = awards.map((award) => awardTold(replay, award, several));
  if (rake > 0) lines.push(sentence('hover/rake', { amount: chips(rake) }));
  page.list(lines);
  if (net !== null)
    page.list(net.map((change, seat) => sentence('hover/net', { name: nameOf(replay, seat), net: chips(change) })));
}
