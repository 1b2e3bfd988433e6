/** What a fact is at a point of the play, and why: for `expect`, `ask`, and everything that shows a number. */
import { chips, count, inner, name, names, sentence, word } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { legalActions, potTotal } from '../../poker/betting';
import { contendersOf } from '../../poker/showdown';
import type { Chips, Legal, Seat } from '../../poker/types';
import type { FactNode } from '../../syntax/tree';
import type { BranchState } from '../play/branchState';
import type { FactValue, Settlement } from '../timeline';
import { deriveCallPrice, deriveFullMinimum, deriveMaximum, deriveMinimum, explainNoRaise } from './derivations';
import { explainRight, rightsOf } from './rights';
import { whyTaken, withRefund } from './whyWon';

export interface FactContext {
  readonly play: BranchState;
  /** Whom a player's fact is about; null: nobody is to act. */
  readonly seat: Seat | null;
  readonly nameOf: (seat: Seat) => string;
  /** How the chips lie here; computed on demand. */
  readonly settlement: () => Settlement;
}

const chipsFact = (value: Chips, why: Sentence | null = null): FactValue => ({ kind: 'chips', value, why });
const impossible = (why: Sentence): FactValue => ({ kind: 'impossible', why });
const undecided = (why: Sentence): FactValue => ({ kind: 'undecided', why });

export function factValue(fact: FactNode, asking: FactContext): FactValue {
  const { play } = asking;
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
      return openingBet(fact.fact, asking);
    case 'layer':
    case 'main-pot':
    case 'side-pot':
    case 'refund':
    case 'wins':
    case 'receives':
    case 'net':
    case 'winner':
    case 'rake':
      return settlementFact(fact, asking);
    default:
      return playerFact(fact, asking);
  }
}

/** The smallest and largest opening bet; on a street where somebody has bet, the street's minimum bet stays what it was. */
function openingBet(fact: 'min-bet' | 'max-bet', asking: FactContext): FactValue {
  const { state } = asking.play;
  const seat = asking.seat ?? state.toAct;
  if (seat !== null && inBetting(asking, seat)) {
    const legal = legalActions(state, seat);
    if (legal.opening)
      return fact === 'min-bet'
        ? bound(legal, legal.minTo, deriveFullMinimum(legal), asking)
        : bound(legal, legal.maxTo, deriveMaximum(legal), asking);
  }
  if (fact === 'min-bet') return chipsFact(state.minBet);
  return impossible(
    state.level > 0 ? sentence('why/bet-already', { level: chips(state.level) }) : sentence('why/nobody-to-act'),
  );
}

function inBetting(asking: FactContext, seat: Seat): boolean {
  const player = asking.play.state.players[seat];
  return player !== undefined && !player.folded && !player.allIn;
}

/** Whether a player has all the rights, or none of them; `out`: why he may do nothing any more. */
function rightFact(fact: FactNode, legal: Legal, out: Sentence | null, who: string): FactValue {
  const rights = out === null ? rightsOf(legal) : [];
  const wanted = fact.verbs.map(({ verb }) => verb);
  const refuting = wanted.filter((verb) => rights.includes(verb) !== (fact.fact === 'may'));
  const first = refuting[0] ?? wanted[0];
  const why = out ?? (first === undefined ? null : explainRight(legal, first, who));
  return { kind: 'truth', value: refuting.length === 0, why, refuting };
}

/** A bound of a raise in chips, or why there is none. `shift` turns a street total into an increase or new chips. */
function bound(legal: Legal, to: Chips | null, why: Sentence, asking: FactContext, shift: Chips = 0): FactValue {
  if (to === null) return impossible(explainNoRaise(legal, asking.nameOf(legal.seat)));
  if (!Number.isFinite(to)) return undecided(sentence('why/stack-unknown', { name: name(asking.nameOf(legal.seat)) }));
  return chipsFact(to - shift, why);
}

function playerFact(fact: FactNode, asking: FactContext): FactValue {
  const { play, seat, nameOf } = asking;
  const { state } = play;
  if (seat === null) return undecided(sentence('why/nobody-to-act'));
  const player = state.at(seat);
  const who = name(nameOf(seat));
  switch (fact.fact) {
    case 'to-act':
      return {
        kind: 'truth',
        value: state.toAct === seat,
        why:
          state.toAct === null
            ? sentence('why/nobody-to-act')
            : sentence('why/next', { name: name(nameOf(state.toAct)) }),
      };
    case 'is-all-in':
      return {
        kind: 'truth',
        value: player.allIn,
        why: sentence('why/behind', { name: who, stack: chips(player.stack) }),
      };
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
      break;
  }
  const out = player.folded
    ? sentence('why/folded', { name: who })
    : player.allIn
      ? sentence('why/all-in', { name: who })
      : state.over
        ? sentence('why/hand-over')
        : null;
  if (fact.fact === 'may' || fact.fact === 'may-not')
    return rightFact(fact, legalActions(state, seat), out, nameOf(seat));
  if (out !== null) {
    if (fact.fact === 'options') return { kind: 'verbs', value: [], optional: [], why: out };
    return impossible(out);
  }
  const legal = legalActions(state, seat);
  switch (fact.fact) {
    case 'to-call':
      return chipsFact(legal.toCall, deriveCallPrice(legal));
    case 'facing':
      return chipsFact(legal.facing);
    case 'options':
      return { kind: 'verbs', value: rightsOf(legal), optional: legal.canCheck ? ['fold'] : [], why: null };
    case 'min-raise':
      return bound(legal, legal.minTo, deriveMinimum(legal), asking);
    case 'max-raise':
      return bound(legal, legal.maxTo, deriveMaximum(legal), asking);
    case 'min-raise-adds':
      return bound(legal, legal.minTo, shifted('adds', legal, legal.minTo), asking, legal.streetPaid);
    case 'max-raise-adds':
      return bound(legal, legal.maxTo, shifted('adds', legal, legal.maxTo), asking, legal.streetPaid);
    case 'min-raise-by':
      return bound(legal, legal.minTo, shifted('by', legal, legal.minTo), asking, legal.level);
    case 'max-raise-by':
      return bound(legal, legal.maxTo, shifted('by', legal, legal.maxTo), asking, legal.level);
    default:
      return undecided(sentence('why/nobody-to-act'));
  }
}

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

function settlementFact(fact: FactNode, asking: FactContext): FactValue {
  const { play, nameOf } = asking;
  if (play.state.toAct !== null)
    return undecided(
      sentence('why/betting-open', {
        street: word(`street/${play.state.street}`),
        name: name(nameOf(play.state.toAct)),
      }),
    );
  const settlement = asking.settlement();
  const { layers, pots } = settlement;
  if (fact.fact === 'refund') {
    const { refund } = settlement;
    if (fact.player === null) return chipsFact(refund?.amount ?? 0);
    return chipsFact(
      refund !== null && refund.seat === asking.seat ? refund.amount : 0,
      refund === null
        ? sentence('why/no-refund')
        : sentence('why/refund', { name: name(nameOf(refund.seat)), amount: chips(refund.amount) }),
    );
  }
  if (layers === null || pots === null) {
    const left = play.state.players.flatMap((player, seat) => (player.folded ? [] : [seat]));
    if (fact.fact === 'winner' && fact.of !== 'side' && left.length === 1)
      return { kind: 'seats', value: left, why: null };
    return undecided(sentence('why/pot-unknown'));
  }
  switch (fact.fact) {
    case 'layer': {
      const layer = layers[(fact.index ?? 1) - 1];
      if (layer === undefined) return impossible(sentence('why/no-layer', { count: count(layers.length) }));
      return {
        kind: 'share',
        value: layer.amount,
        eligible: layer.eligible,
        why: layerEquation(layer.to - layer.from, layer.contributors.length, layer.dead, layer.amount),
      };
    }
    case 'main-pot':
    case 'side-pot': {
      if (fact.fact === 'side-pot' && fact.index === null && pots.length > 2)
        return impossible(sentence('why/which-side-pot', { count: count(pots.length - 1) }));
      const index = fact.fact === 'main-pot' ? 0 : (fact.index ?? 1);
      const pot = pots[index];
      if (index === 0 && pot === undefined) return impossible(sentence('why/no-pot'));
      if (pot === undefined)
        return impossible(sentence('why/no-side-pot', { count: count(Math.max(0, pots.length - 1)) }));
      const parts = pot.layers.map((i) => layers[i]?.amount ?? 0);
      return {
        kind: 'share',
        value: pot.amount,
        eligible: pot.eligible,
        why:
          parts.length > 1
            ? sentence('derive/pot-of-layers', {
                parts: { kind: 'message', value: sum(parts) },
                amount: chips(pot.amount),
              })
            : null,
      };
    }
    default:
      return awardFact(fact, asking, settlement);
  }
}

/** `a + b + c` as a sentence of its own. */
export function sum(parts: readonly Chips[]): Sentence {
  const [first, ...rest] = parts;
  if (first === undefined) return sentence('derive/chips', { amount: chips(0) });
  return rest.reduce<Sentence>(
    (left, part) => sentence('derive/sum', { left: inner(left), right: chips(part) }),
    sentence('derive/chips', { amount: chips(first) }),
  );
}

/** `120 × 3 = 360`; null where the slices are not even. */
export function layerEquation(height: Chips, players: number, dead: Chips, amount: Chips): Sentence | null {
  if (players === 0 || height * players + dead !== amount) return null;
  const params = { height: chips(height), players: count(players), dead: chips(dead), amount: chips(amount) };
  return sentence(dead > 0 ? 'derive/layer-dead' : 'derive/layer', params);
}

function awardFact(fact: FactNode, asking: FactContext, settlement: Settlement): FactValue {
  const { seat, play, nameOf } = asking;
  const { byPot } = settlement;
  if (fact.fact === 'rake') return chipsFact(settlement.rake);
  if (fact.fact === 'winner') {
    const pot = fact.of === 'main' ? 0 : fact.of === 'side' ? (fact.index ?? 1) : null;
    if (pot === 0 && byPot.length === 0) return impossible(sentence('why/no-pot'));
    if (pot !== null && pot >= byPot.length)
      return impossible(sentence('why/no-side-pot', { count: count(Math.max(0, byPot.length - 1)) }));
    const asked = pot === null ? byPot : byPot.slice(pot, pot + 1);
    const open = byPot.flatMap((awards, at) => (awards === null && (pot === null || pot === at) ? [at] : []));
    if (open.length > 0) return undecided(whyOpen(open, asking, settlement));
    const winners = new Set(asked.flatMap((awards) => (awards ?? []).map((award) => award.seat)));
    return { kind: 'seats', value: [...winners].sort((a, b) => a - b), why: null };
  }
  if (seat === null) return undecided(sentence('why/nobody-to-act'));
  const isContested = (pot: number) => settlement.pots?.[pot]?.eligible.includes(seat) === true;
  const open = byPot.flatMap((awards, pot) => (awards === null && isContested(pot) ? [pot] : []));
  if (open.length > 0) return undecided(whyOpen(open, asking, settlement));
  const won = byPot
    .flatMap((awards) => awards ?? [])
    .reduce((total, award) => (award.seat === seat ? total + award.amount : total), 0);
  const refund = settlement.refund?.seat === seat ? settlement.refund.amount : 0;
  const player = play.state.at(seat);
  const paid = player.handPaid + player.deadPaid;
  switch (fact.fact) {
    case 'wins':
      return chipsFact(won, whyWon(seat, nameOf(seat), settlement));
    case 'receives':
      return chipsFact(
        won + refund,
        sentence('derive/receives', { won: chips(won), refund: chips(refund), amount: chips(won + refund) }),
      );
    default:
      return chipsFact(
        won + refund - paid,
        sentence('derive/net', {
          won: chips(won),
          refund: chips(refund),
          paid: chips(paid),
          net: chips(won + refund - paid),
        }),
      );
  }
}

/** What a player is awarded of each pot, and what of his own goes back besides. */
function whyWon(seat: Seat, called: string, { byPot, pots, refund }: Settlement): Sentence {
  const shares = byPot.flatMap((awards, pot) => {
    const own = (awards ?? []).filter((award) => award.seat === seat);
    return own.length === 0 ? [] : [{ pot, amount: own.reduce((total, { amount }) => total + amount, 0) }];
  });
  const won = whyTaken(shares, pots ?? [], called);
  return refund?.seat === seat ? withRefund(won, refund, called) : won;
}

/** Why who wins is open: nothing tells, or all who could win a pot have given up their hands. */
function whyOpen(open: readonly number[], { play, nameOf }: FactContext, { pots }: Settlement): Sentence {
  const given = open
    .map((pot) => pots?.[pot]?.eligible ?? [])
    .find((able) => contendersOf(able, play.mucked).length === 0);
  if (given === undefined) return sentence('why/not-decided');
  return sentence('why/not-decided.all-mucked', { names: names(given.map(nameOf)) });
}
