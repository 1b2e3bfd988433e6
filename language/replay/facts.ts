/** What a fact is at a point of the play, and why: for `expect`, `ask`, and everything that shows a number. */
import { chips, count, inner, name, sentence, word, words } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import { legalActions, potTotal } from '../poker/betting';
import type { Chips, Legal, Seat } from '../poker/types';
import type { FactNode, VerbOfRight } from '../syntax/tree';
import { priceOf } from './judge';
import type { Play } from './play';
import { capOf, minimumOf } from './refusal';
import type { FactValue, Settlement } from './timeline';

export interface Asking {
  readonly play: Play;
  /** Whom a player's fact is about; null: nobody is to act. */
  readonly seat: Seat | null;
  readonly nameOf: (seat: Seat) => string;
  /** How the chips lie here; computed on demand. */
  readonly settlement: () => Settlement;
}

const chipsFact = (value: Chips, why: Sentence | null = null): FactValue => ({ kind: 'chips', value, why });
const impossible = (why: Sentence): FactValue => ({ kind: 'impossible', why });
const undecided = (why: Sentence): FactValue => ({ kind: 'undecided', why });

export function factValue(fact: FactNode, asking: Asking): FactValue {
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
function openingBet(fact: 'min-bet' | 'max-bet', asking: Asking): FactValue {
  const { state } = asking.play;
  const seat = asking.seat ?? state.toAct;
  if (seat !== null && inBetting(asking, seat)) {
    const legal = legalActions(state, seat);
    if (legal.opening)
      return fact === 'min-bet'
        ? bound(legal, legal.minTo, minimumOf(legal), asking)
        : bound(legal, legal.maxTo, maximumOf(legal), asking);
  }
  if (fact === 'min-bet') return chipsFact(state.minBet);
  return impossible(
    state.level > 0 ? sentence('why/bet-already', { level: chips(state.level) }) : sentence('why/nobody-to-act'),
  );
}

function inBetting(asking: Asking, seat: Seat): boolean {
  const player = asking.play.state.players[seat];
  return player !== undefined && !player.folded && !player.allIn;
}

/** What limits the most a player may put in. */
export function maximumOf(legal: Legal): Sentence {
  const stack = {
    stack: chips(legal.stackTo),
    paid: chips(legal.streetPaid),
    behind: chips(legal.stackTo - legal.streetPaid),
  };
  // A pot smaller than the least that may be bet or raised does not forbid that.
  if (legal.cap !== null && legal.maxTo !== null && legal.maxTo > legal.cap.to) return minWhy(legal);
  if (legal.cap !== null && legal.cap.to <= legal.stackTo) return capOf(legal);
  if (legal.limit !== null)
    return sentence('derive/limit-size', {
      size: chips(legal.limit.size),
      level: chips(legal.level),
      max: chips(legal.maxTo ?? 0),
    });
  if (!Number.isFinite(legal.stackTo)) return sentence('derive/no-cap');
  return sentence('derive/stack', stack);
}

/** Why a player may not put in more than the level. */
export function noRaiseOf(legal: Legal, who: string): Sentence {
  const params = {
    name: name(who),
    facing: chips(legal.facing),
    full: chips(legal.lastFullRaise),
    call: chips(legal.toCall),
    stack: chips(legal.stackTo),
    level: chips(legal.level),
    made: count(legal.limit?.made ?? 0),
  };
  const still = legal.reason === 'not-reopened' && legal.facing === 0 ? '.still' : '';
  return sentence(`why/${legal.reason ?? 'may-raise'}${still}`, params);
}

/** A bound of a raise in chips, or why there is none. `shift` turns a street total into an increase or new chips. */
function bound(legal: Legal, to: Chips | null, why: Sentence, asking: Asking, shift: Chips = 0): FactValue {
  if (to === null) return impossible(noRaiseOf(legal, asking.nameOf(legal.seat)));
  if (!Number.isFinite(to)) return undecided(sentence('why/stack-unknown', { name: name(asking.nameOf(legal.seat)) }));
  return chipsFact(to - shift, why);
}

function playerFact(fact: FactNode, asking: Asking): FactValue {
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
  if (fact.fact === 'may' || fact.fact === 'may-not') {
    const wanted = fact.verbs.map((v) => v.verb);
    const rights = out === null ? rightsOf(legalActions(state, seat)) : [];
    const every = wanted.every((verb) => rights.includes(verb));
    const none = wanted.every((verb) => !rights.includes(verb));
    const why = out ?? whyRights(legalActions(state, seat), wanted, nameOf(seat));
    return { kind: 'truth', value: fact.fact === 'may' ? every : none, why };
  }
  if (out !== null) {
    if (fact.fact === 'options') return { kind: 'verbs', value: [], optional: [], why: out };
    return impossible(out);
  }
  const legal = legalActions(state, seat);
  switch (fact.fact) {
    case 'to-call':
      return chipsFact(legal.toCall, priceOf(legal));
    case 'facing':
      return chipsFact(legal.facing);
    case 'options':
      return { kind: 'verbs', value: rightsOf(legal), optional: legal.canCheck ? ['fold'] : [], why: null };
    case 'min-raise':
      return bound(legal, legal.minTo, minWhy(legal), asking);
    case 'max-raise':
      return bound(legal, legal.maxTo, maximumOf(legal), asking);
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

/** What the least a player may raise to rests on: the rule, or his stack where that is shorter. */
export function minWhy(legal: Legal): Sentence {
  if (legal.minTo !== null && legal.minTo < legal.fullMinTo)
    return sentence('derive/stack-short', {
      stack: chips(legal.stackTo),
      min: chips(legal.fullMinTo),
      how: inner(minimumOf(legal)),
    });
  return minimumOf(legal);
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

/** Everything a player may do, in the order fold, check, call, bet, raise. */
export function rightsOf(legal: Legal): VerbOfRight[] {
  const rights: VerbOfRight[] = [];
  if (legal.canFold) rights.push('fold');
  if (legal.canCheck) rights.push('check');
  if (legal.canCall) rights.push('call');
  if (legal.canRaise) rights.push(legal.opening ? 'bet' : 'raise');
  return rights;
}

function whyRights(legal: Legal, wanted: readonly VerbOfRight[], who: string): Sentence {
  if (wanted.includes('raise') || wanted.includes('bet')) {
    if (!legal.canRaise) return noRaiseOf(legal, who);
    if (wanted.includes('raise') && legal.opening) return sentence('why/nothing-to-raise');
    if (wanted.includes('bet') && !legal.opening) return sentence('why/bet-already', { level: chips(legal.level) });
  }
  return sentence('why/rights', {
    name: name(who),
    verbs: words(rightsOf(legal).map((v) => `verb/${v}`)),
    price: inner(priceOf(legal)),
  });
}

function settlementFact(fact: FactNode, asking: Asking): FactValue {
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

function awardFact(fact: FactNode, asking: Asking, settlement: Settlement): FactValue {
  const { seat, play, nameOf } = asking;
  const { byPot } = settlement;
  if (fact.fact === 'rake') return chipsFact(settlement.rake);
  if (fact.fact === 'winner') {
    const pot = fact.of === 'main' ? 0 : fact.of === 'side' ? (fact.index ?? 1) : null;
    if (pot === 0 && byPot.length === 0) return impossible(sentence('why/no-pot'));
    if (pot !== null && pot >= byPot.length)
      return impossible(sentence('why/no-side-pot', { count: count(Math.max(0, byPot.length - 1)) }));
    const asked = pot === null ? byPot : byPot.slice(pot, pot + 1);
    if (asked.includes(null)) return undecided(sentence('why/not-decided'));
    const winners = new Set(asked.flatMap((awards) => (awards ?? []).map((award) => award.seat)));
    return { kind: 'seats', value: [...winners].sort((a, b) => a - b), why: null };
  }
  if (seat === null) return undecided(sentence('why/nobody-to-act'));
  const contested = byPot.filter((_, pot) => settlement.pots?.[pot]?.eligible.includes(seat) === true);
  if (contested.includes(null)) return undecided(sentence('why/not-decided'));
  const won = contested
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

/** `280 of 560 in the main pot + 500 of 500 in side pot 1 = 780`: what a player is awarded, after rake, of each pot. */
function whyWon(seat: Seat, called: string, { byPot, pots }: Settlement): Sentence {
  const parts = byPot.flatMap((awards, pot) => {
    const own = (awards ?? []).filter((award) => award.seat === seat);
    const share = own.reduce((total, { amount }) => total + amount, 0);
    const said = { share: chips(share), amount: chips(pots?.[pot]?.amount ?? share), index: count(pot) };
    return own.length === 0 ? [] : [{ share, said: sentence(pot === 0 ? 'derive/award' : 'derive/award-side', said) }];
  });
  const [first, ...rest] = parts;
  if (first === undefined) return sentence('why/no-award', { name: name(called) });
  const all = rest.reduce(
    (left, { said }) => sentence('derive/sum', { left: inner(left), right: inner(said) }),
    first.said,
  );
  const amount = chips(parts.reduce((total, { share }) => total + share, 0));
  return rest.length === 0 ? all : sentence('derive/pot-of-layers', { parts: inner(all), amount });
}
