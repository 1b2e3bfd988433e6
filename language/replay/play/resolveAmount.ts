/**
 * What an action line asks for, as a street total the engine understands, and what is wrong with how its
 * numbers are said. Whether the rules allow it is the engine's answer, not this file's.
 */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { chips, inner, name, sentence, word } from '../../diagnostics/params';
import type { Params, Sentence } from '../../diagnostics/problem';
import type { ProblemExtras } from '../../diagnostics/report';
import { allInAction, fractionTo, legalActions } from '../../poker/betting';
import { potPart } from '../../poker/potLimit';
import type { HandState } from '../../poker/state';
import type { Action, Chips, Legal, Seat } from '../../poker/types';
import type { ActionNode, AmountNode, LanguageCode, Span } from '../../syntax/tree';
import type { AmountReader } from '../setup/amounts';

export interface AmountFinding {
  readonly code: DiagnosticCode;
  readonly span: Span;
  readonly params: Params;
  readonly extra: ProblemExtras;
  /** A hint or warning beside an action that is allowed. */
  readonly mild: boolean;
}

export interface ResolvedAmount {
  readonly legal: Legal;
  /** What goes to the engine; null where nothing can be made of it. */
  readonly action: Action | null;
  /** Chips behind before the action that the text tells of an unknown stack; null: nothing new. */
  readonly behind: Chips | null;
  readonly findings: readonly AmountFinding[];
  /** The amount that counts, as the place of a message about it. */
  readonly amount: AmountNode | null;
  /** Street total that an all-in states although the stack is smaller, which is what `action` plays; null: it does not. */
  readonly overStack: Chips | null;
}

type StatedAs = 'to' | 'by' | 'adds' | 'bare';
const PRIORITY: readonly StatedAs[] = ['to', 'bare', 'by', 'adds'];

function numberOf(node: ActionNode, said: StatedAs): AmountNode | null {
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

class AmountResolver {
  readonly findings: AmountFinding[] = [];
  readonly legal: Legal;

  constructor(
    readonly state: HandState,
    readonly node: ActionNode,
    readonly seat: Seat,
    readonly who: string,
    readonly numbers: AmountReader,
    readonly language: LanguageCode | null,
  ) {
    this.legal = legalActions(state, seat);
  }

  done(action: Action | null, behind: Chips | null = null, amount: AmountNode | null = null): ResolvedAmount {
    return { legal: this.legal, action, behind, findings: this.findings, amount, overStack: null };
  }

  find(code: DiagnosticCode, span: Span, params: Params = {}, extra: ProblemExtras = {}, mild = false): void {
    this.findings.push({ code, span, params: { name: name(this.who), ...params }, extra, mild });
  }

  /** Street total that one stated number makes; null (with a finding) where it makes none. `base`: the level a raise goes over. */
  total(said: StatedAs, base: Chips): Chips | null {
    const amount = numberOf(this.node, said);
    if (amount === null) return null;
    const value = this.value(amount, said);
    if (value === null || this.namesItsTotal(amount, said)) return value;
    if (said === 'by') return base + value;
    const isNew = said === 'adds' || (said === 'bare' && this.node.verb === 'call');
    return isNew ? this.legal.streetPaid + value : value;
  }

  /**
   * Whether an amount is the street total itself, whatever marker stands beside it. The smallest raise is the same one as total,
   * increase and new chips; so is a part of the pot, which is raised by: only over a bet, as new chips, it is that part of the pot as it lies.
   */
  private namesItsTotal({ form }: AmountNode, said: StatedAs): boolean {
    return form === 'min' || form === 'max' || (form === 'pot' && (said !== 'adds' || this.legal.level === 0));
  }

  /** A plain number as chips, a multiple as so many chips; a part of the pot and a bound as `namesItsTotal` tells. */
  value(amount: AmountNode, said: StatedAs): Chips | null {
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
        const { numerator, denominator } = amount;
        const isTotal = this.namesItsTotal(amount, said);
        const size = isTotal
          ? fractionTo(state, this.seat, numerator, denominator)
          : potPart(state, numerator, denominator);
        if (size === null) this.find('setup/pot-unknown', amount);
        return size === null ? null : Math.min(size, isTotal ? legal.stackTo : legal.stackTo - legal.streetPaid);
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
  chosen(base: Chips): { to: Chips; said: StatedAs; amount: AmountNode } | null {
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

  /** Holds a stated number to the street total that is played. */
  agree(said: StatedAs, to: Chips, base: Chips): void {
    const amount = numberOf(this.node, said);
    if (amount === null) return;
    const total = this.total(said, base);
    if (total === null || total === to) return;
    const { streetPaid } = this.legal;
    const way = said === 'bare' ? 'to' : said;
    const by = to - base;
    const adds = to - streetPaid;
    if (said === 'by' && by <= 0) {
      // What raises nothing is a mistake by itself, and the rules tell it of a raise; `by 0` says it of an all-in.
      if (this.node.verb !== 'all-in' || total === base) return;
      this.disagree(amount, 'no-raise', { to: chips(to), level: chips(base), way: word(`way/${way}`) });
    } else if (amount.form !== 'number') {
      this.disagree(amount, 'size', { said: chips(total), to: chips(to) });
    } else if (said === 'bare') {
      this.disagree(amount, 'unsaid', { said: chips(total), to: chips(to), by: chips(by), adds: chips(adds) });
    } else if (adds >= 0) {
      const right = chips({ to, by, adds }[said]);
      const how =
        said === 'by'
          ? sentence('derive/by', { to: chips(to), level: chips(base), by: right })
          : sentence('derive/adds', { to: chips(to), paid: chips(streetPaid), adds: chips(adds) });
      this.disagree(amount, null, { to: chips(to), way: word(`way/${way}`), right, how: inner(how) });
    }
  }

  private disagree(amount: AmountNode, variant: 'no-raise' | 'size' | 'unsaid' | null, params: Params): void {
    const extra = variant === null ? {} : { message: `betting/amounts-disagree.${variant}` };
    this.find('betting/amounts-disagree', amount, params, extra);
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
const NO_FINDINGS: readonly AmountFinding[] = [];

function asSaid(legal: Legal, action: Action): ResolvedAmount {
  return { legal, action, behind: null, findings: NO_FINDINGS, amount: null, overStack: null };
}

/** A bet short of a full one stands, and the least raise is to that (fixed limit; in no-limit and pot-limit by `short-open complete`). */
const mayComplete = ({ canRaise, opening, fullMinTo, level, lastFullRaise }: Legal): boolean =>
  canRaise && !opening && fullMinTo < level + lastFullRaise;

/**
 * What the action of a player who is still in the betting comes to.
 * @param language of the hand, for a line of short verbs and numbers
 */
export function resolveAmount(
  state: HandState,
  node: ActionNode,
  seat: Seat,
  who: string,
  numbers: AmountReader,
  language: LanguageCode | null,
): ResolvedAmount {
  // What says no number needs no judge.
  if (node.verb === 'fold') return asSaid(legalActions(state, seat), FOLD);
  if (node.verb === 'check') return asSaid(legalActions(state, seat), CHECK);
  if (node.verb === 'call' && node.completes === true && mayComplete(legalActions(state, seat)))
    return resolveAmount(state, { ...node, verb: 'raise' }, seat, who, numbers, language);
  const j = new AmountResolver(state, node, seat, who, numbers, node.language ?? language);
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

/** The order in which the numbers of a call are looked at: the first one is the price that the author has in mind. */
const OF_A_CALL: readonly StatedAs[] = ['bare', 'adds', 'to', 'by'];

function judgeCall(j: AmountResolver): ResolvedAmount {
  const { legal, node } = j;
  const said = OF_A_CALL.filter((way) => numberOf(node, way) !== null);
  const amount = said[0] === undefined ? null : numberOf(node, said[0]);
  const callTo = legal.streetPaid + legal.toCall;
  const tellsStack = node.allIn !== null && !Number.isFinite(legal.stackTo);
  if (!legal.canCall) {
    if (tellsStack && amount?.form !== 'number') return j.done(CALL, legal.toCall, amount);
    for (const way of said) if (numberOf(node, way)?.form === 'number') j.total(way, callTo);
    return j.done(CALL, null, amount);
  }
  // All-in for less than the call: the number is the stack, and no mistake.
  const stack = tellsStack ? said.find((way) => way !== 'by' && numberOf(node, way)?.form === 'number') : undefined;
  const total = stack === undefined ? callTo : j.total(stack, callTo);
  if (total === null) return j.done(CALL, null, amount);
  const to = total > legal.streetPaid ? Math.min(total, callTo) : callTo;
  for (const way of said) holdToCall(j, way, to, callTo);
  const isWrong = j.findings.some(({ mild }) => !mild);
  if (tellsStack) return j.done(CALL, isWrong && to !== total ? null : to - legal.streetPaid, amount);
  if (node.allIn !== null && !isWrong) j.allIn(callTo, node.allIn);
  return j.done(CALL, null, amount);
}

/** Holds a number that a call states to what it costs: `to` as it is played, `callTo` as it is owed. */
function holdToCall(j: AmountResolver, way: StatedAs, to: Chips, callTo: Chips): void {
  const amount = numberOf(j.node, way);
  if (amount === null) return;
  const { legal } = j;
  const right = { right: chips(legal.toCall), how: inner(deriveCallPrice(legal)) };
  // a fraction or a bound says how much one bets, not what a call costs
  if (amount.form !== 'number') {
    j.find('betting/call-amount', amount, right, { message: 'betting/call-amount.form' });
    return;
  }
  const total = j.total(way, legal.level);
  if (total === null || total === to) return;
  if (way === 'by') {
    if (total === legal.level) return;
    j.find('betting/call-amount', amount, { ...right, way: word('way/by') }, { message: 'betting/call-amount.by' });
    return;
  }
  if (to < callTo) {
    j.agree(way, to, legal.level);
    return;
  }
  const value = way === 'to' ? total : total - legal.streetPaid;
  const asTotal = way === 'bare' && value === callTo;
  j.find(
    'betting/call-amount',
    amount,
    { ...right, said: chips(value), level: chips(legal.level), paid: chips(legal.streetPaid), to: chips(callTo) },
    asTotal
      ? { message: 'betting/call-amount.total', severity: 'warning' }
      : { message: way === 'to' ? 'betting/call-amount.to' : 'betting/call-amount' },
    asTotal,
  );
}

/** Why a call costs what it costs. */
export function deriveCallPrice(legal: Legal): Sentence {
  const full = legal.level - legal.streetPaid;
  const params = {
    level: chips(legal.level),
    paid: chips(legal.streetPaid),
    full: chips(full),
    call: chips(legal.toCall),
  };
  return sentence(legal.toCall < full ? 'derive/call-short' : 'derive/call', params);
}

function judgeRaise(j: AmountResolver, kind: 'bet' | 'raise'): ResolvedAmount {
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
    j.find('betting/bare-raise', amount, { to: chips(to), by: chips(legal.level + to) }, {}, true);
  }
  return j.done({ kind, to }, node.allIn === null ? null : j.allIn(to, node.allIn), amount);
}

function judgeAllIn(j: AmountResolver): ResolvedAmount {
  const { legal, node, state } = j;
  const chosen = j.chosen(legal.level);
  if (chosen === null) {
    if (j.findings.length > 0) return j.done(null);
    if (Number.isFinite(legal.stackTo)) return j.done(allInAction(state, legal.stackTo));
    j.find('setup/stack-unknown', node.verbSpan);
    return j.done(null);
  }
  const { to, amount } = chosen;
  if (to > legal.stackTo) {
    return { ...j.done(allInAction(state, legal.stackTo), null, amount), overStack: to };
  }
  const callTo = legal.streetPaid + legal.toCall;
  if (to < callTo && (Number.isFinite(legal.stackTo) || to <= legal.streetPaid)) {
    // Less than the call, with chips left, or less than what is in already: neither all-in nor a call.
    j.find(
      'betting/call-amount',
      amount,
      {
        said: chips(to),
        right: chips(legal.toCall),
        level: chips(legal.level),
        paid: chips(legal.streetPaid),
        to: chips(callTo),
        how: inner(deriveCallPrice(legal)),
      },
      { message: 'betting/call-amount.to' },
    );
    return j.done(allInAction(state, to), null, amount);
  }
  const behind = j.allIn(to, node.verbSpan);
  return j.done(allInAction(state, to), behind, amount);
}
