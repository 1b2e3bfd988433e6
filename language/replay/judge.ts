/**
 * What an action line asks for, as a street total the engine understands, and what is wrong with how its
 * numbers are said. Whether the rules allow it is the engine's answer, not this file's.
 */
import type { DiagnosticCode } from '../diagnostics/codes';
import { chips, inner, name, replacement, sentence, word } from '../diagnostics/params';
import type { Fix, Params, Sentence } from '../diagnostics/problem';
import type { Extra } from '../diagnostics/report';
import { allInAction, fractionTo, legalActions } from '../poker/betting';
import type { HandState } from '../poker/state';
import type { Action, Chips, Legal, Seat } from '../poker/types';
import { markerEdit } from '../syntax/phrasing';
import type { ActionNode, AmountNode, LanguageCode, Span } from '../syntax/tree';
import type { Numbers } from './numbers';
import { stackOf, whereItWent } from './stackSpent';

export interface Finding {
  readonly code: DiagnosticCode;
  readonly span: Span;
  readonly params: Params;
  readonly extra: Extra;
  /** A hint or warning beside an action that is allowed. */
  readonly mild: boolean;
}

export interface Judgement {
  readonly legal: Legal;
  /** What goes to the engine; null where nothing can be made of it. */
  readonly action: Action | null;
  /** Chips behind before the action that the text tells of an unknown stack; null: nothing new. */
  readonly behind: Chips | null;
  readonly findings: readonly Finding[];
  /** The amount that decides, for the place of a message about it. */
  readonly amount: AmountNode | null;
}

type Said = 'to' | 'by' | 'adds' | 'bare';
const PRIORITY: readonly Said[] = ['to', 'bare', 'by', 'adds'];

function numberOf(node: ActionNode, said: Said): AmountNode | null {
  switch (said) {
    case 'to':
      return node.to;
    case 'by':
      return node.by;
    case 'adds':
      return node.adds;
    case 'bare':
      return node.bare;
  }
}

class Judge {
  readonly findings: Finding[] = [];
  readonly legal: Legal;

  constructor(
    readonly state: HandState,
    readonly node: ActionNode,
    readonly seat: Seat,
    readonly who: string,
    readonly numbers: Numbers,
    readonly language: LanguageCode | null,
  ) {
    this.legal = legalActions(state, seat);
  }

  done(action: Action | null, behind: Chips | null = null, amount: AmountNode | null = null): Judgement {
    return { legal: this.legal, action, behind, findings: this.findings, amount };
  }

  find(code: DiagnosticCode, span: Span, params: Params = {}, extra: Extra = {}, mild = false): void {
    this.findings.push({ code, span, params: { name: name(this.who), ...params }, extra, mild });
  }

  /** Street total that one stated number makes; null (with a finding) where it makes none. `base`: the level a raise goes over. */
  total(said: Said, base: Chips): Chips | null {
    const amount = numberOf(this.node, said);
    if (amount === null) return null;
    const value = this.value(amount);
    if (value === null || amount.form !== 'number') return value;
    if (said === 'by') return base + value;
    return said === 'adds' ? this.legal.streetPaid + value : value;
  }

  /** A plain number as chips; a fraction, multiple or bound as the street total it stands for. */
  value(amount: AmountNode): Chips | null {
    const { state, legal } = this;
    switch (amount.form) {
      case 'number': {
        const value = this.numbers.chips(amount);
        if (value === null && amount.unit === 'bb')
          this.find('setup/blinds-missing', amount, {}, { message: 'setup/blinds-missing.bb' });
        else if (value === null) this.find('setup/bad-amount', amount);
        else if (value < 0) this.find('setup/bad-amount', amount, {}, { message: 'setup/bad-amount.negative' });
        return value === null || value < 0 ? null : value;
      }
      case 'pot': {
        const to = fractionTo(state, this.seat, amount.numerator, amount.denominator);
        if (to === null) this.find('setup/pot-unknown', amount);
        return to === null ? null : Math.min(to, legal.stackTo);
      }
      case 'times': {
        if (legal.level === 0) {
          this.find(
            'betting/amount-missing',
            amount,
            { verb: word(`verb/${this.node.verb}`) },
            { message: 'betting/amount-missing.times' },
          );
          return null;
        }
        const exact = (legal.level * amount.factor.units) / 10 ** amount.factor.scale;
        return Math.floor(exact / this.numbers.unit) * this.numbers.unit;
      }
      case 'min':
        return legal.minTo ?? legal.fullMinTo;
      case 'max': {
        const max = legal.maxTo ?? legal.stackTo;
        if (Number.isFinite(max)) return max;
        this.find('setup/stack-unknown', amount);
        return null;
      }
    }
  }

  /** The number that is played, by which way it is said; the others must agree with it. */
  chosen(base: Chips): { to: Chips; said: Said; amount: AmountNode } | null {
    for (const said of PRIORITY) {
      const amount = numberOf(this.node, said);
      if (amount === null) continue;
      const to = this.total(said, base);
      if (to === null) return null;
      for (const other of PRIORITY) if (other !== said) this.agree(other, to, base);
      return { to, said, amount };
    }
    return null;
  }

  private agree(said: Said, to: Chips, base: Chips): void {
    const amount = numberOf(this.node, said);
    if (amount === null || amount.form !== 'number') return;
    const total = this.total(said, base);
    if (total === null || total === to) return;
    const right = said === 'by' ? to - base : said === 'adds' ? to - this.legal.streetPaid : to;
    this.find('betting/amounts-disagree', amount, {
      to: chips(to),
      way: word(`way/${said === 'bare' ? 'to' : said}`),
      right: chips(right),
      how: inner(
        said === 'by'
          ? sentence('derive/by', { to: chips(to), level: chips(base), by: chips(right) })
          : sentence('derive/adds', { to: chips(to), paid: chips(this.legal.streetPaid), adds: chips(right) }),
      ),
    });
  }

  /** The flag, or the verb, says all-in: tells an unknown stack, and warns on a known one that is larger. */
  allIn(to: Chips, flag: Span): Chips | null {
    const { stackTo, streetPaid } = this.legal;
    if (!Number.isFinite(stackTo)) return Math.max(0, to - streetPaid);
    if (to < stackTo) {
      this.find(
        'betting/not-all-in',
        flag,
        { to: chips(to), stack: chips(stackTo), left: chips(stackTo - to) },
        {},
        true,
      );
    }
    return null;
  }
}

const FOLD: Action = { kind: 'fold' };
const CHECK: Action = { kind: 'check' };
const CALL: Action = { kind: 'call' };
const NO_FINDINGS: readonly Finding[] = [];

function asSaid(legal: Legal, action: Action): Judgement {
  return { legal, action, behind: null, findings: NO_FINDINGS, amount: null };
}

/** A bet short of a full one stands, and the least raise is to that (fixed limit; in no-limit and pot-limit by `short-open complete`). */
const mayComplete = ({ canRaise, opening, fullMinTo, level, lastFullRaise }: Legal): boolean =>
  canRaise && !opening && fullMinTo < level + lastFullRaise;

/**
 * What the action of a player who is still in the betting comes to.
 * @param language of the hand, for a line of short verbs and numbers
 */
export function judge(
  state: HandState,
  node: ActionNode,
  seat: Seat,
  who: string,
  numbers: Numbers,
  language: LanguageCode | null,
): Judgement {
  // What says no number needs no judge.
  if (node.verb === 'fold') return asSaid(legalActions(state, seat), FOLD);
  if (node.verb === 'check') return asSaid(legalActions(state, seat), CHECK);
  if (node.verb === 'call' && node.completes === true && mayComplete(legalActions(state, seat)))
    return judge(state, { ...node, verb: 'raise' }, seat, who, numbers, language);
  const j = new Judge(state, node, seat, who, numbers, node.language ?? language);
  switch (node.verb) {
    case 'call':
      return judgeCall(j);
    case 'bet':
    case 'raise':
      return judgeRaise(j, node.verb);
    case 'all-in':
      return judgeAllIn(j);
  }
}

function judgeCall(j: Judge): Judgement {
  const { legal, node } = j;
  const callTo = legal.streetPaid + legal.toCall;
  const amount = node.bare ?? node.adds ?? node.to ?? node.by;
  if (amount === null || amount.form !== 'number') {
    if (node.allIn && !Number.isFinite(legal.stackTo)) return j.done(CALL, legal.toCall);
    if (node.allIn && legal.canCall) j.allIn(callTo, node.allIn);
    // a fraction or a bound says how much one bets, not what a call costs
    if (amount !== null && legal.canCall) {
      j.find(
        'betting/call-amount',
        amount,
        { right: chips(legal.toCall), how: inner(priceOf(legal)) },
        { message: 'betting/call-amount.form' },
      );
    }
    return j.done(CALL, null, amount);
  }
  const value = j.value(amount);
  if (value === null || !legal.canCall) return j.done(CALL, null, amount);
  const total = amount === node.to ? value : legal.streetPaid + value;
  if (node.allIn && !Number.isFinite(legal.stackTo) && total <= callTo)
    return j.done(CALL, total - legal.streetPaid, amount);
  if (total !== callTo) {
    const params = {
      said: chips(value),
      right: chips(legal.toCall),
      level: chips(legal.level),
      paid: chips(legal.streetPaid),
      to: chips(callTo),
      how: inner(priceOf(legal)),
    };
    const asTotal = amount === node.bare && value === callTo;
    j.find(
      'betting/call-amount',
      amount,
      params,
      asTotal
        ? { message: 'betting/call-amount.total', severity: 'warning' }
        : { message: amount === node.to ? 'betting/call-amount.to' : 'betting/call-amount' },
      asTotal,
    );
    if (asTotal && node.allIn) return j.done(CALL, j.allIn(callTo, node.allIn), amount);
  } else if (node.allIn) j.allIn(callTo, node.allIn);
  return j.done(CALL, null, amount);
}

/** Why a call costs what it costs. */
export function priceOf(legal: Legal): Sentence {
  const full = legal.level - legal.streetPaid;
  const params = {
    level: chips(legal.level),
    paid: chips(legal.streetPaid),
    full: chips(full),
    call: chips(legal.toCall),
  };
  return sentence(legal.toCall < full ? 'derive/call-short' : 'derive/call', params);
}

function judgeRaise(j: Judge, kind: 'bet' | 'raise'): Judgement {
  const { legal, node } = j;
  const chosen = j.chosen(legal.level);
  if (chosen === null) {
    if (j.findings.length > 0) return j.done(null);
    if (node.allIn) {
      if (Number.isFinite(legal.stackTo)) return j.done({ kind, to: legal.stackTo });
      j.find('setup/stack-unknown', node.allIn);
      return j.done(null);
    }
    const isSaid = legal.limit !== null || node.completes === true;
    if (!isSaid) j.find('betting/amount-missing', node.verbSpan, { verb: word(`verb/${kind}`) });
    return j.done({ kind, to: legal.minTo ?? legal.fullMinTo });
  }
  const { to, said, amount } = chosen;
  if (kind === 'raise' && said === 'bare' && amount.form === 'number') {
    const fixes = [withMarker(j.language, amount)];
    j.find('betting/bare-raise', amount, { to: chips(to), by: chips(legal.level + to) }, { fixes }, true);
  }
  return j.done({ kind, to }, node.allIn === null ? null : j.allIn(to, node.allIn), amount);
}

/** Says of a bare amount that it is the street total, in the language of its line. */
function withMarker(language: LanguageCode | null, amount: AmountNode): Fix {
  const { start, end, newText, marker } = markerEdit(language, 'to', amount);
  return replacement({ start, end, newText }, 'sure', marker);
}

function judgeAllIn(j: Judge): Judgement {
  const { legal, node, state } = j;
  const chosen = j.chosen(legal.level);
  if (chosen === null) {
    if (j.findings.length > 0) return j.done(null);
    if (Number.isFinite(legal.stackTo)) return j.done(allInAction(state, j.seat, legal.stackTo));
    j.find('setup/stack-unknown', node.verbSpan);
    return j.done(null);
  }
  const { to, amount } = chosen;
  if (to > legal.stackTo) {
    const player = state.at(j.seat);
    const params = { to: chips(to), ...stackOf(player) };
    j.find('betting/over-stack', amount, params, { message: `betting/over-stack${whereItWent(player)}` });
    return j.done(allInAction(state, j.seat, legal.stackTo), null, amount);
  }
  const callTo = legal.streetPaid + legal.toCall;
  if (to < callTo && Number.isFinite(legal.stackTo)) {
    // Less than the call, with chips left: neither all-in nor a call.
    j.find(
      'betting/call-amount',
      amount,
      {
        said: chips(to),
        right: chips(legal.toCall),
        level: chips(legal.level),
        paid: chips(legal.streetPaid),
        to: chips(callTo),
        how: inner(priceOf(legal)),
      },
      { message: 'betting/call-amount.to' },
    );
    return j.done(allInAction(state, j.seat, to), null, amount);
  }
  const behind = j.allIn(to, node.verbSpan);
  return j.done(allInAction(state, j.seat, to), behind, amount);
}
