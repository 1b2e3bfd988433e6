/** How the chips lie at a point of the play, layer by layer. */
import { chips, count, name, sentence, text } from '../diagnostics/params';
import { layerShares, settlementOf } from '../poker/pots';
import type { HandState } from '../poker/state';
import type { Pot } from '../poker/types';
import { layerTold, potTold } from '../replay/telling';
import type { HandReplay } from '../replay/timeline';
import { amountIn } from './amounts';
import type { LayerView, PotsView } from './frame';
import type { Speech } from './speech';

/** As if no more chips went in; null where the middle of a spot is not told. */
export function potsView(replay: HandReplay, state: HandState, speech: Speech): PotsView | null {
  const lies = settlementOf(state);
  if (lies === null) return null;
  const { layers, pots, refund } = lies;
  const paid = state.players.map(({ handPaid }) => handPaid);
  const shares = layerShares(layers, paid);
  const labels = pots.map((_, index) => potLabel(speech, index, pots.length));
  const views = layers.map((layer, index): LayerView => {
    const pot = pots.findIndex((one) => one.layers.includes(index));
    return {
      index,
      pot,
      label: layerLabel(speech, pots[pot], labels[pot] ?? '', index, layer.amount),
      amount: amountIn(speech, layer.amount),
      shares: (shares[index] ?? []).map(({ seat, amount }) => ({
        seat,
        name: speech.name(seat),
        amount: amountIn(speech, amount),
        folded: state.at(seat).folded,
      })),
      dead: layer.dead === 0 ? null : amountIn(speech, layer.dead),
      eligible: layer.eligible.map((seat) => speech.name(seat)),
      told: speech.say(layerTold(replay, layer, index)),
    };
  });
  return {
    layers: views,
    pots: pots.map((pot, index) => ({
      label: labels[index] ?? '',
      amount: amountIn(speech, pot.amount),
      eligible: pot.eligible.map((seat) => speech.name(seat)),
      told: speech.say(potTold(replay, pot, index, pots.length, layers)),
    })),
    refund: refund === null ? null : refundView(replay, state, refund.seat, refund.amount, speech),
  };
}

function potLabel(speech: Speech, index: number, pots: number): string {
  const kind = pots === 1 ? 'only' : index === 0 ? 'main' : 'side';
  return speech.say(sentence(`picture/pot-${kind}`, { index: count(index) }));
}

/** A pot of one layer needs no number for it. */
function layerLabel(speech: Speech, pot: Pot | undefined, potName: string, index: number, amount: number): string {
  const params = { pot: text(potName), index: count(index + 1), amount: chips(amount), name: text(potName) };
  return speech.say(sentence(pot?.layers.length === 1 ? 'picture/labelled' : 'picture/layer-of', params));
}

function refundView(
  replay: HandReplay,
  state: HandState,
  seat: number,
  amount: number,
  speech: Speech,
): PotsView['refund'] {
  const open = state.toAct !== null;
  const params = { name: name(replay.players[seat]?.name ?? ''), amount: chips(amount) };
  return {
    seat,
    name: speech.name(seat),
    amount: amountIn(speech, amount),
    open,
    label: speech.say(sentence(open ? 'picture/not-called' : 'picture/refund-of', params)),
  };
}
