/** Describes the pots of a state, layer by layer. */
import { chips, count, name, sentence, text } from '../diagnostics/params';
import { chipsOnTable } from '../poker/pots';
import type { HandState } from '../poker/state';
import type { Chips, Pot, Refund, Seat } from '../poker/types';
import { describeBets, describeLayer, describePot } from '../replay/facts/describe';
import type { HandReplay } from '../replay/timeline';
import { amountIn } from './amounts';
import type { FigureWording } from './figureWording';
import type { LayerView, PotsView, ShareView } from './frame';

/** The pots, and the bets in front while the betting is open; null if the middle of a spot is unknown. */
export function potsView(replay: HandReplay, state: HandState, wording: FigureWording): PotsView | null {
  const onTable = chipsOnTable(state);
  if (onTable === null) return null;
  const { layers, pots, refund, shares } = onTable;
  const bets = betsView(replay, state, onTable.bets, wording);
  const labels = pots.map((_, index) => potLabel(wording, index, pots.length, bets !== null));
  const views = layers.map((layer, index): LayerView => {
    const pot = pots.findIndex((one) => one.layers.includes(index));
    return {
      index,
      pot,
      label: layerLabel(wording, pots[pot], labels[pot] ?? '', index, layer.amount),
      amount: amountIn(wording, layer.amount),
      shares: (shares[index] ?? []).map(({ seat, amount }) => shareView(state, seat, amount, wording)),
      dead: layer.dead === 0 ? null : amountIn(wording, layer.dead),
      eligible: layer.eligible.map((seat) => wording.name(seat)),
      description: wording.say(describeLayer(replay, layer, index)),
    };
  });
  return {
    layers: views,
    pots: pots.map((pot, index) => ({
      label: labels[index] ?? '',
      amount: amountIn(wording, pot.amount),
      eligible: pot.eligible.map((seat) => wording.name(seat)),
      description: wording.say(describePot(replay, pot, index, onTable, bets !== null)),
    })),
    refund: refund === null ? null : refundView(replay, refund, wording),
    bets,
  };
}

function potLabel(wording: FigureWording, index: number, pots: number, isOpen: boolean): string {
  const kind = pots > 1 ? (index === 0 ? 'main' : 'side') : isOpen ? 'middle' : 'only';
  return wording.say(sentence(`picture/pot-${kind}`, { index: count(index) }));
}

/** The only layer of a pot needs no number. */
function layerLabel(
  wording: FigureWording,
  pot: Pot | undefined,
  potName: string,
  index: number,
  amount: number,
): string {
  const params = { pot: text(potName), index: count(index + 1), amount: chips(amount), name: text(potName) };
  return wording.say(sentence(pot?.layers.length === 1 ? 'picture/labelled' : 'picture/layer-of', params));
}

function refundView(replay: HandReplay, { seat, amount }: Refund, wording: FigureWording): PotsView['refund'] {
  const params = { name: name(replay.players[seat]?.name ?? ''), amount: chips(amount) };
  return {
    seat,
    name: wording.name(seat),
    amount: amountIn(wording, amount),
    label: wording.say(sentence('picture/refund-of', params)),
  };
}

/** Every player who has not folded may still win the bets in front. */
function betsView(
  replay: HandReplay,
  state: HandState,
  bets: readonly Chips[],
  wording: FigureWording,
): PotsView['bets'] {
  const message = describeBets(replay, bets);
  if (message === null) return null;
  const total = bets.reduce((sum, bet) => sum + bet, 0);
  return {
    label: wording.say(sentence('picture/bets', { amount: chips(total) })),
    amount: amountIn(wording, total),
    shares: bets.flatMap((amount, seat) => (amount === 0 ? [] : [shareView(state, seat, amount, wording)])),
    dead: null,
    eligible: state.players.flatMap(({ folded }, seat) => (folded ? [] : [wording.name(seat)])),
    description: wording.say(message),
  };
}

function shareView(state: HandState, seat: Seat, amount: Chips, wording: FigureWording): ShareView {
  return { seat, name: wording.name(seat), amount: amountIn(wording, amount), folded: state.at(seat).folded };
}
