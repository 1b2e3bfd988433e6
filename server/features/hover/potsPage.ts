import { chips, count, inner, sentence } from '../../../language/diagnostics/params';
import type { Param, Sentence } from '../../../language/diagnostics/problem';
import type { Layer, Pot } from '../../../language/poker/types';
import { layerEquation, sum } from '../../../language/replay/facts';
import type { HandReplay, Settlement } from '../../../language/replay/timeline';
import type { Page } from './page';
import { nameOf, namesOf } from './place';

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
  if (layers.length > 1) page.list(layers.map((layer, index) => layerLine(replay, layer, index)));
  page.list([
    ...pots.map((pot, index) => potLine(replay, pot, index, pots.length, layers)),
    ...(refund === null
      ? []
      : [sentence('hover/refund', { amount: chips(refund.amount), name: nameOf(replay, refund.seat) })]),
  ]);
  const parts = [...pots.map(({ amount }) => amount), ...(refund === null ? [] : [refund.amount])];
  const total = parts.reduce((a, b) => a + b, 0);
  if (parts.length > 1) page.paragraph(sentence('hover/check-sum', { parts: inner(sum(parts)), total: chips(total) }));
}

function layerLine(replay: HandReplay, layer: Layer, index: number): Sentence {
  const equation = layerEquation(layer.to - layer.from, layer.contributors.length, layer.dead, layer.amount);
  const params = { index: count(index + 1), amount: chips(layer.amount), names: eligible(replay, layer) };
  return equation === null
    ? sentence('hover/layer', params)
    : sentence('hover/layer-sum', { ...params, how: inner(equation) });
}

function potLine(replay: HandReplay, pot: Pot, index: number, pots: number, layers: readonly Layer[]): Sentence {
  const kind = pots === 1 ? 'pot' : index === 0 ? 'main-pot' : 'side-pot';
  const params = { index: count(index), amount: chips(pot.amount), names: eligible(replay, pot) };
  const parts = pot.layers.map((layer) => layers[layer]?.amount ?? 0);
  const only = layers[pot.layers[0] ?? 0];
  const equation =
    parts.length > 1
      ? sentence('derive/pot-of-layers', { parts: inner(sum(parts)), amount: chips(pot.amount) })
      : only === undefined
        ? null
        : layerEquation(only.to - only.from, only.contributors.length, only.dead, only.amount);
  return equation === null
    ? sentence(`hover/${kind}`, params)
    : sentence(`hover/${kind}-sum`, { ...params, how: inner(equation) });
}

function eligible(replay: HandReplay, { eligible: seats }: { readonly eligible: readonly number[] }): Param {
  return namesOf(replay, seats);
}

/** Who gets what, once it is decided. */
export function writeAwards(page: Page, replay: HandReplay, { awards, pots, net, rake, decided }: Settlement): void {
  if (!decided || awards.length === 0) return;
  const several = pots !== null && pots.length > 1;
  const lines = awards.map(({ seat, pot, amount }) => {
    const message = several ? (pot === 0 ? 'hover/award-main' : 'hover/award-side') : 'hover/award';
    return sentence(message, { name: nameOf(replay, seat), amount: chips(amount), index: count(pot) });
  });
  if (rake > 0) lines.push(sentence('hover/rake', { amount: chips(rake) }));
  page.list(lines);
  if (net !== null)
    page.list(net.map((change, seat) => sentence('hover/net', { name: nameOf(replay, seat), net: chips(change) })));
}
