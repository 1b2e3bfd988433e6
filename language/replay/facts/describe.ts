/** Describes a point of the play in sentences: steps, options, pots, awards and facts. */
import { chips, count, inner, name, names, sentence, word, words } from '../../diagnostics/params';
import type { Param, Sentence } from '../../diagnostics/problem';
import type { Chips, Layer, Legal, Pot, Refund } from '../../poker/types';
import type { Award, FactValue, HandReplay, StatedFact, Step } from '../timeline';
import { deriveCallPrice, deriveMaximum, deriveMinimum, explainNoRaise } from './derivations';
import { layerEquation, sum } from './facts';

type Players = Pick<HandReplay, 'players'>;

const nameAt = ({ players }: Players, seat: number): Param => name(players[seat]?.name ?? '');
const namesAt = ({ players }: Players, seats: readonly number[]): Param =>
  names(seats.map((seat) => players[seat]?.name ?? ''));

/** One sentence for each option, with its amounts and what they rest on. */
export function optionsOf(legal: Legal, who: string): Sentence[] {
  const options: Sentence[] = [];
  if (legal.canCheck) options.push(sentence('hover/may-check'));
  if (legal.canCall) {
    options.push(sentence('hover/may-call', { call: chips(legal.toCall), how: inner(deriveCallPrice(legal)) }));
    options.push(sentence('hover/may-fold'));
  }
  return [...options, ...raiseBounds(legal, who)];
}

/** The smallest and largest bet or raise with their derivations (in fixed limit they are one), or why there is none. */
export function raiseBounds(legal: Legal, who: string): Sentence[] {
  const verb = legal.opening ? 'bet' : 'raise';
  if (!legal.canRaise) return [sentence(`hover/no-${verb}`, { why: inner(explainNoRaise(legal, who)) })];
  const bounds: Sentence[] = [];
  if (legal.limit !== null) {
    const to = legal.minTo ?? legal.fullMinTo;
    return [sentence(`hover/limit-${verb}`, { to: chips(to), how: inner(deriveMinimum(legal)) })];
  }
  if (legal.minTo !== null) {
    bounds.push(sentence(`hover/min-${verb}`, { to: chips(legal.minTo), how: inner(deriveMinimum(legal)) }));
  }
  if (legal.maxTo !== null && Number.isFinite(legal.maxTo)) {
    if (legal.maxTo !== legal.minTo) {
      bounds.push(sentence(`hover/max-${verb}`, { to: chips(legal.maxTo), how: inner(deriveMaximum(legal)) }));
    }
  } else bounds.push(sentence(`hover/open-${verb}`));
  return bounds;
}

/** What a step did: `Raha raises to 300`, `Sara posts the small blind: 50`. */
export function describeStep(replay: Players, { seat, action, to, adds, allIn }: Step): Sentence {
  const forced = action === 'ante' || action === 'blind' || action === 'straddle' || action.startsWith('post');
  const message = forced ? `picture/did-${action}` : `hover/did-${action}${allIn ? '-all-in' : ''}`;
  return sentence(message, { name: nameAt(replay, seat), to: chips(to), adds: chips(adds) });
}

/** A layer with its equation and who may win it. `index` counts from zero. */
export function describeLayer(replay: Players, layer: Layer, index: number): Sentence {
  const equation = layerEquation(layer.to - layer.from, layer.contributors.length, layer.dead, layer.amount);
  const params = {
    index: count(index + 1),
    amount: chips(layer.amount),
    names: namesAt(replay, layer.eligible),
  };
  return equation === null
    ? sentence('hover/layer', params)
    : sentence('hover/layer-sum', { ...params, how: inner(equation) });
}

/** A pot (one of `pots`) with its equation and who may win it. `isOpen`: players still have bets in front of them. */
export function describePot(
  replay: Players,
  pot: Pot,
  index: number,
  { pots, layers }: { readonly pots: readonly Pot[]; readonly layers: readonly Layer[] },
  isOpen = false,
): Sentence {
  const kind = pots.length > 1 ? (index === 0 ? 'main-pot' : 'side-pot') : isOpen ? 'middle' : 'pot';
  const params = { index: count(index), amount: chips(pot.amount), names: namesAt(replay, pot.eligible) };
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

/** Who has how much in front while the betting is open; null: nobody has. */
export function describeBets(replay: Players, bets: readonly Chips[]): Sentence | null {
  const [first, ...rest] = bets.flatMap((amount, seat) =>
    amount === 0 ? [] : [sentence('hover/bet-part', { name: nameAt(replay, seat), amount: chips(amount) })],
  );
  if (first === undefined) return null;
  if (rest.length === 0) return sentence('hover/bet', { part: inner(first) });
  const parts = rest.reduce((left, part) => sentence('derive/sum', { left: inner(left), right: inner(part) }), first);
  return sentence('hover/bets', { parts: inner(parts), total: chips(bets.reduce((sum, bet) => sum + bet, 0)) });
}

export function describeRefund(replay: Players, { seat, amount }: Refund): Sentence {
  return sentence('hover/refund', { amount: chips(amount), name: nameAt(replay, seat) });
}

/** `several`: there are side pots. */
export function describeAward(replay: Players, { seat, pot, amount }: Award, several: boolean): Sentence {
  const message = several ? (pot === 0 ? 'hover/award-main' : 'hover/award-side') : 'hover/award';
  return sentence(message, { name: nameAt(replay, seat), amount: chips(amount), index: count(pot) });
}

/** What a fact is called: `Raha: minimum raise`. */
export function describeFact(replay: Players, { fact, seat }: StatedFact): Sentence {
  const about = { fact: word(`fact/${fact.fact}`), name: seat === null ? name('') : nameAt(replay, seat) };
  return sentence(
    seat === null || fact.fact === 'refund' || OF_TABLE.has(fact.fact) ? 'hover/fact' : 'hover/fact-of',
    about,
  );
}

/** Facts that are not about a player. */
export const OF_TABLE: ReadonlySet<StatedFact['fact']['fact']> = new Set([
  'pot',
  'level',
  'full-raise',
  'min-bet',
  'max-bet',
  'layer',
  'main-pot',
  'side-pot',
  'winner',
  'rake',
]);

/** The right value of a fact. */
export function describeValue(replay: Players, value: FactValue): Sentence {
  switch (value.kind) {
    case 'chips':
      return sentence('hover/fact-chips', { value: chips(value.value) });
    case 'share':
      return sentence('hover/fact-share', { value: chips(value.value), names: namesAt(replay, value.eligible) });
    case 'truth':
      return sentence(value.value ? 'hover/fact-true' : 'hover/fact-false');
    case 'verbs':
      return value.value.length === 0
        ? sentence('hover/fact-no-options')
        : sentence('hover/fact-options', { verbs: words(value.value.map((verb) => `verb/${verb}`)) });
    case 'seats':
      return sentence('hover/fact-names', { names: namesAt(replay, value.value) });
    case 'impossible':
      return sentence('hover/fact-impossible');
    case 'undecided':
      return sentence('hover/fact-undecided');
  }
}
