/** Computes the value of a fact at a point of the play, and why it has that value: for `expect`, `ask`, and everything that shows a number. */
import { chips, count, inner, name, names, sentence, word } from '../../diagnostics/params';
import type { Param, Sentence } from '../../diagnostics/problem';
import { legalActions, potTotal } from '../../poker/betting';
import { contendersOf } from '../../poker/showdown';
import type { HandState } from '../../poker/state';
import type { Chips, Layer, Legal, Pot, Refund, Seat } from '../../poker/types';
import type { FactNode } from '../../syntax/tree';
import type { BranchState } from '../play/branchState';
import type { FactValue, Settlement } from '../timeline';
import { deriveCallPrice, deriveFullMinimum, deriveMaximum, deriveMinimum, explainNoRaise } from './derivations';
import { explainRight, rightsOf } from './rights';
import { whyTaken, withRefund } from './whyWon';

export interface FactContext {
  readonly play: BranchState;
  /** The player that a player's fact is about; null: nobody is to act. */
  readonly seat: Seat | null;
  readonly nameOf: (seat: Seat) => string;
  /** Pots and awards at this point; computed on demand. */
  readonly settlement: () => Settlement;
}

const chipsFact = (value: Chips, why: Sentence | null = null): FactValue => ({ kind: 'chips', value, why });
const impossible = (why: Sentence): FactValue => ({ kind: 'impossible', why });
const undecided = (why: Sentence): FactValue => ({ kind: 'undecided', why });

export function factValue(fact: FactNode, context: FactContext): FactValue {
  const { play } = context;
  const { state } = play;
  switch (fact.fact) {
    case 'pot': {
      const pot = potTotal(state);
      return pot === null ? undecided(sentence('why/pot-unknown')) : chipsFact(pot);
    }
    case 'level':
      return chipsFact(state.level);
    case 'full-raise':
      return chipsFact(state.lastFullRaise);
    case 'min-bet':
    case 'max-bet':
      return openingBet(fact.fact, context);
    case 'layer':
    case 'main-pot':
    case 'side-pot':
    case 'refund':
    case 'wins':
    case 'receives':
    case 'net':
    case 'winner':
    case 'rake':
      return settlementFact(fact, context);
    default:
      return playerFact(fact, context);
  }
}

/** The smallest or largest opening bet; after a bet the street's minimum bet is still known. */
function openingBet(fact: 'min-bet' | 'max-bet', context: FactContext): FactValue {
  const { state } = context.play;
  const seat = context.seat ?? state.toAct;
  if (seat !== null && inBetting(context, seat)) {
    const legal = legalActions(state, seat);
    if (legal.opening)
      return fact === 'min-bet'
        ? bound(legal, legal.minTo, deriveFullMinimum(legal), context)
        : bound(legal, legal.maxTo, deriveMaximum(legal), context);
  }
  if (fact === 'min-bet') return chipsFact(state.minBet);
  return impossible(
    state.level > 0 ? sentence('why/bet-already', { level: chips(state.level) }) : sentence('why/nobody-to-act'),
  );
}

function inBetting(context: FactContext, seat: Seat): boolean {
  const player = context.play.state.players[seat];
  return player !== undefined && !player.folded && !player.allIn;
}

/** Whether a player has all of the rights, or none of them; `out`: why the player can no longer act. */
function rightFact(fact: FactNode, legal: Legal, out: Sentence | null, who: string): FactValue {
  const rights = out === null ? rightsOf(legal) : [];
  const wanted = fact.verbs.map(({ verb }) => verb);
  const refuting = wanted.filter((verb) => rights.includes(verb) !== (fact.fact === 'may'));
  const first = refuting[0] ?? wanted[0];
  const why = out ?? (first === undefined ? null : explainRight(legal, first, who));
  return { kind: 'truth', value: refuting.length === 0, why, refuting };
}

/** A bound of a raise in chips, or why there is none. `shift` turns a street total into an increase or new chips. */
function bound(legal: Legal, to: Chips | null, why: Sentence, context: FactContext, shift: Chips = 0): FactValue {
  if (to === null) return impossible(explainNoRaise(legal, context.nameOf(legal.seat)));
  if (!Number.isFinite(to)) return undecided(sentence('why/stack-unknown', { name: name(context.nameOf(legal.seat)) }));
  return chipsFact(to - shift, why);
}

function playerFact(fact: FactNode, context: FactContext): FactValue {
  const { play, seat, nameOf } = context;
  const { state } = play;
  if (seat === null) return undecided(sentence('why/nobody-to-act'));
  const own = standingFact(fact, seat, context);
  if (own !== null) return own;
  const out = whyOut(state, seat, name(nameOf(seat)));
  if (fact.fact === 'may' || fact.fact === 'may-not')
    return rightFact(fact, legalActions(state, seat), out, nameOf(seat));
  if (out !== null) {
    if (fact.fact === 'options') return { kind: 'verbs', value: [], optional: [], why: out };
    return impossible(out);
  }
  return bettingFact(fact, legalActions(state, seat), context);
}

/** What a player has and is, whether or not they can still act; null: the fact is about their options. */
function standingFact({ fact }: FactNode, seat: Seat, { play, nameOf }: FactContext): FactValue | null {
  const { state } = play;
  const player = state.at(seat);
  const who = name(nameOf(seat));
  switch (fact) {
    case 'to-act': {
      const { toAct } = state;
      const why = toAct === null ? sentence('why/nobody-to-act') : sentence('why/next', { name: name(nameOf(toAct)) });
      return { kind: 'truth', value: toAct === seat, why };
    }
    case 'is-all-in': {
      const why = sentence('why/behind', { name: who, stack: chips(player.stack) });
      return { kind: 'truth', value: player.allIn, why };
    }
    case 'is-folded':
      return { kind: 'truth', value: player.folded, why: null };
    case 'stack':
      return Number.isFinite(player.stack)
        ? chipsFact(player.stack)
        : undecided(sentence('why/stack-unknown', { name: who }));
    case 'paid':
      return chipsFact(player.streetPaid);
    case 'paid-total':
      return chipsFact(player.handPaid);
    default:
      return null;
  }
}

/** Why a player can no longer act; null: they can. */
function whyOut(state: HandState, seat: Seat, who: Param): Sentence | null {
  const { folded, allIn } = state.at(seat);
  if (folded) return sentence('why/folded', { name: who });
  if (allIn) return sentence('why/all-in', { name: who });
  return state.over ? sentence('why/hand-over') : null;
}

/** What a player who is still in the betting can do, and for how much. */
function bettingFact({ fact }: FactNode, legal: Legal, context: FactContext): FactValue {
  switch (fact) {
    case 'to-call':
      return chipsFact(legal.toCall, deriveCallPrice(legal));
    case 'facing':
      return chipsFact(legal.facing);
    case 'options':
      return { kind: 'verbs', value: rightsOf(legal), optional: legal.canCheck ? ['fold'] : [], why: null };
    case 'min-raise':
      return bound(legal, legal.minTo, deriveMinimum(legal), context);
    case 'max-raise':
      return bound(legal, legal.maxTo, deriveMaximum(legal), context);
    case 'min-raise-adds':
      return bound(legal, legal.minTo, shifted('adds', legal, legal.minTo), context, legal.streetPaid);
    case 'max-raise-adds':
      return bound(legal, legal.maxTo, shifted('adds', legal, legal.maxTo), context, legal.streetPaid);
    case 'min-raise-by':
      return bound(legal, legal.minTo, shifted('by', legal, legal.minTo), context, legal.level);
    case 'max-raise-by':
      return bound(legal, legal.maxTo, shifted('by', legal, legal.maxTo), context, legal.level);
    default:
      return undecided(sentence('why/nobody-to-act'));
  }
}

/** The derivation of a bound that is stated as new chips or as an increase. */
function shifted(way: 'adds' | 'by', legal: Legal, to: Chips | null): Sentence {
  const total = to ?? 0;
  return way === 'adds'
    ? sentence('derive/adds', {
        to: chips(total),
        paid: chips(legal.streetPaid),
        adds: chips(total - legal.streetPaid),
      })
    : sentence('derive/by', { to: chips(total), level: chips(legal.level), by: chips(total - legal.level) });
}

function settlementFact(fact: FactNode, context: FactContext): FactValue {
  const { play, nameOf } = context;
  const { street, toAct } = play.state;
  if (toAct !== null)
    return undecided(sentence('why/betting-open', { street: word(`street/${street}`), name: name(nameOf(toAct)) }));
  const settlement = context.settlement();
  const { layers, pots } = settlement;
  if (fact.fact === 'refund') return refundFact(fact, context, settlement.refund);
  if (layers === null || pots === null) {
    const left = play.state.players.flatMap((player, seat) => (player.folded ? [] : [seat]));
    if (fact.fact === 'winner' && fact.of !== 'side' && left.length === 1)
      return { kind: 'seats', value: left, why: null };
    return undecided(sentence('why/pot-unknown'));
  }
  switch (fact.fact) {
    case 'layer':
      return layerFact(fact, layers);
    case 'main-pot':
    case 'side-pot':
      return potFact(fact, pots, layers);
    case 'rake':
      return chipsFact(settlement.rake);
    case 'winner':
      return winnerFact(fact, context, settlement);
    default:
      return awardFact(fact, context, settlement);
  }
}

function refundFact({ player }: FactNode, { seat, nameOf }: FactContext, refund: Refund | null): FactValue {
  if (player === null) return chipsFact(refund?.amount ?? 0);
  if (refund === null) return chipsFact(0, sentence('why/no-refund'));
  const why = sentence('why/refund', { name: name(nameOf(refund.seat)), amount: chips(refund.amount) });
  return chipsFact(refund.seat === seat ? refund.amount : 0, why);
}

function layerFact({ index }: FactNode, layers: readonly Layer[]): FactValue {
  const layer = layers[(index ?? 1) - 1];
  if (layer === undefined) return impossible(sentence('why/no-layer', { count: count(layers.length) }));
  const { amount, eligible } = layer;
  const why = layerEquation(layer.to - layer.from, layer.contributors.length, layer.dead, amount);
  return { kind: 'share', value: amount, eligible, why };
}

function potFact(fact: FactNode, pots: readonly Pot[], layers: readonly Layer[]): FactValue {
  if (fact.fact === 'side-pot' && fact.index === null && pots.length > 2)
    return impossible(sentence('why/which-side-pot', { count: count(pots.length - 1) }));
  const index = fact.fact === 'main-pot' ? 0 : (fact.index ?? 1);
  const pot = pots[index];
  if (pot === undefined) return impossible(whyNoPot(index, pots.length));
  const { amount, eligible } = pot;
  const parts = pot.layers.map((i) => layers[i]?.amount ?? 0);
  const why =
    parts.length > 1 ? sentence('derive/pot-of-layers', { parts: inner(sum(parts)), amount: chips(amount) }) : null;
  return { kind: 'share', value: amount, eligible, why };
}

/** Why there is no pot of an index (0: the main pot) among `pots` pots. */
function whyNoPot(index: number, pots: number): Sentence {
  if (index === 0) return sentence('why/no-pot');
  return sentence('why/no-side-pot', { count: count(Math.max(0, pots - 1)) });
}

/** `a + b + c`, to be used inside another sentence. */
export function sum(parts: readonly Chips[]): Sentence {
  const [first, ...rest] = parts;
  if (first === undefined) return sentence('derive/chips', { amount: chips(0) });
  return rest.reduce<Sentence>(
    (left, part) => sentence('derive/sum', { left: inner(left), right: chips(part) }),
    sentence('derive/chips', { amount: chips(first) }),
  );
}

/** `120 × 3 = 360`; null: the contributions to the layer are uneven. */
export function layerEquation(height: Chips, players: number, dead: Chips, amount: Chips): Sentence | null {
  if (players === 0 || height * players + dead !== amount) return null;
  const params = { height: chips(height), players: count(players), dead: chips(dead), amount: chips(amount) };
  return sentence(dead > 0 ? 'derive/layer-dead' : 'derive/layer', params);
}

function winnerFact(fact: FactNode, context: FactContext, settlement: Settlement): FactValue {
  const { byPot } = settlement;
  const pot = fact.of === 'main' ? 0 : fact.of === 'side' ? (fact.index ?? 1) : null;
  if (pot !== null && pot >= byPot.length) return impossible(whyNoPot(pot, byPot.length));
  const asked = pot === null ? byPot : byPot.slice(pot, pot + 1);
  const open = byPot.flatMap((awards, at) => (awards === null && (pot === null || pot === at) ? [at] : []));
  if (open.length > 0) return undecided(whyOpen(open, context, settlement));
  const winners = new Set(asked.flatMap((awards) => (awards ?? []).map((award) => award.seat)));
  return { kind: 'seats', value: [...winners].sort((a, b) => a - b), why: null };
}

/** What a player wins, receives (with the refund), or gains on balance. */
function awardFact(fact: FactNode, context: FactContext, settlement: Settlement): FactValue {
  const { seat, play, nameOf } = context;
  const { byPot } = settlement;
  if (seat === null) return undecided(sentence('why/nobody-to-act'));
  const isContested = (pot: number) => settlement.pots?.[pot]?.eligible.includes(seat) === true;
  const open = byPot.flatMap((awards, pot) => (awards === null && isContested(pot) ? [pot] : []));
  if (open.length > 0) return undecided(whyOpen(open, context, settlement));
  const won = byPot
    .flatMap((awards) => awards ?? [])
    .reduce((total, award) => (award.seat === seat ? total + award.amount : total), 0);
  if (fact.fact === 'wins') return chipsFact(won, whyWon(seat, nameOf(seat), settlement));
  const refund = settlement.refund?.seat === seat ? settlement.refund.amount : 0;
  const received = won + refund;
  const parts = { won: chips(won), refund: chips(refund) };
  if (fact.fact === 'receives')
    return chipsFact(received, sentence('derive/receives', { ...parts, amount: chips(received) }));
  const { handPaid, deadPaid } = play.state.at(seat);
  const paid = handPaid + deadPaid;
  const net = received - paid;
  return chipsFact(net, sentence('derive/net', { ...parts, paid: chips(paid), net: chips(net) }));
}

/** What a player is awarded from each pot, and the uncalled bet that goes back to them. */
function whyWon(seat: Seat, called: string, { byPot, pots, refund }: Settlement): Sentence {
  const shares = byPot.flatMap((awards, pot) => {
    const own = (awards ?? []).filter((award) => award.seat === seat);
    return own.length === 0 ? [] : [{ pot, amount: own.reduce((total, { amount }) => total + amount, 0) }];
  });
  const won = whyTaken(shares, pots ?? [], called);
  return refund?.seat === seat ? withRefund(won, refund, called) : won;
}

/** Why the winner is open: nothing decides it, or everybody who could win a pot has mucked. */
function whyOpen(open: readonly number[], { play, nameOf }: FactContext, { pots }: Settlement): Sentence {
  const allMucked = open
    .map((pot) => pots?.[pot]?.eligible ?? [])
    .find((able) => contendersOf(able, play.mucked).length === 0);
  if (allMucked === undefined) return sentence('why/not-decided');
  return sentence('why/not-decided.all-mucked', { names: names(allMucked.map(nameOf)) });
}
