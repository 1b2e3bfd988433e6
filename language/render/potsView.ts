/** How the chips lie at a point of the play, layer by layer. */
import { chips, count, name, sentence, text } from '../diagnostics/params';
import { chipsOnTable } from '../poker/pots';
import type { HandState } from '../poker/state';
import type { Chips, Pot, Refund, Seat } from '../poker/types';
import { describeBets, describeLayer, describePot } from '../replay/facts/describe';
import type { HandReplay } from '../replay/timeline';
import { amountIn } from './amounts';
import type { LayerView, PotsView, ShareView } from './frame';
import type { Speech } from './speech';

/** The pots that there are, and what lies in front while the betting is open; null where the middle of a spot is not told. */
export function potsView(replay: HandReplay, state: HandState, speech: Speech): PotsView | null {
  const onTable = chipsOnTable(state);
  if (onTable === null) return null;
  const { layers, pots, refund, shares } = onTable;
  const bets = betsView(replay, state, onTable.bets, speech);
  const labels = pots.map((_, index) => potLabel(speech, index, pots.length, bets !== null));
  const views = layers.map((layer, index): LayerView => {
    const pot = pots.findIndex((one) => one.layers.includes(index));
    return {
      index,
      pot,
      label: layerLabel(speech, pots[pot], labels[pot] ?? '', index, layer.amount),
      amount: amountIn(speech, layer.amount),
      shares: (shares[index] ?? []).map(({ seat, amount }) => shareView(state, seat, amount, speech)),
      dead: layer.dead === 0 ? null : amountIn(speech, layer.dead),
      eligible: layer.eligible.map((seat) => speech.name(seat)),
      told: speech.say(describeLayer(replay, layer, index)),
    };
  });
  return {
    layers: views,
    pots: pots.map((pot, index) => ({
      label: labels[index] ?? '',
      amount: amountIn(speech, pot.amount),
      eligible: pot.eligible.map((seat) => speech.name(seat)),
      told: speech.say(describePot(replay, pot, index, onTable, bets !== null)),
    })),
    refund: refund === null ? null : refundView(replay, refund, speech),
    bets,
  };
}

function potLabel(speech: Speech, index: number, pots: number, isOpen: boolean): string {
  const kind = pots > 1 ? (index === 0 ? 'main' : 'side') : isOpen ? 'middle' : 'only';
  return speech.say(sentence(`picture/pot-${kind}`, { index: count(index) }));
}

/** A pot of one layer needs no number for it. */
function layerLabel(speech: Speech, pot: Pot | undefined, potName: string, index: number, amount: number): string {
  const params = { pot: text(potName), index: count(index + 1), amount: chips(amount), name: text(potName) };
  return speech.say(sentence(pot?.layers.length === 1 ? 'picture/labelled' : 'picture/layer-of', params));
}

function refundView(replay: HandReplay, { seat, amount }: Refund, speech: Speech): PotsView['refund'] {
  const params = { name: name(replay.players[seat]?.name ?? ''), amount: chips(amount) };
  return {
    seat,
    name: speech.name(seat),
    amount: amountIn(speech, amount),
    label: speech.say(sentence('picture/refund-of', params)),
  };
}

/** Everybody who has not folded may still win the bets in front. */
function betsView(replay: HandReplay, state: HandState, bets: readonly Chips[], speech: Speech): PotsView['bets'] {
  const told = describeBets(replay, bets);
  if (told === null) return null;
  const total = bets.reduce((sum, bet) => sum + bet, 0);
  return {
    label: speech.say(sentence('picture/bets', { amount: chips(total) })),
    amount: amountIn(speech, total),
    shares: bets.flatMap((amount, seat) => (amount === 0 ? [] : [shareView(state, seat, amount, speech)])),
    dead: null,
    eligible: state.players.flatMap(({ folded }, seat) => (folded ? [] : [speech.name(seat)])),
    told: speech.say(told),
  };
}

function shareView(state: HandState, seat: Seat, amount: Chips, speech: Speech): ShareView {
  return { seat, name: speech.name(seat), amount: amountIn(speech, amount), folded: state.at(seat).folded };
}
