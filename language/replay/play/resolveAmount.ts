/**
 * Turns the numbers of an action line into the street total that the engine understands, and finds what is wrong with how
 * they are stated. Whether the rules allow the action is up to the engine.
 */
import type { DiagnosticCode } from '../../diagnostics/codes';
import { chips, inner, name, sentence, word } from '../../diagnostics/params';
import type { Params } from '../../diagnostics/problem';
import type { ProblemExtras } from '../../diagnostics/report';
import { allInAction, fractionTo, legalActions } from '../../poker/betting';
import { potPart } from '../../poker/potLimit';
import type { HandState } from '../../poker/state';
import type { Action, Chips, Legal, Seat } from '../../poker/types';
import type { ActionNode, AmountNode, LanguageCode, Span } from '../../syntax/tree';
import { deriveCallPrice } from '../facts/derivations';
import type { AmountReader } from '../setup/amounts';

export interface AmountFinding {
  readonly code: DiagnosticCode;
  readonly span: Span;
  readonly params: Params;
  readonly extra: ProblemExtras;
  /** A hint or warning about an action that is allowed. */
  readonly mild: boolean;
}

export interface ResolvedAmount {
  readonly legal: Legal;
  /** The action for the engine; null: the amount cannot be made out. */
  readonly action: Action | null;
  /** Chips behind before the action, if the line shows how large an unknown stack is; null: it does not. */
  readonly behind: Chips | null;
  readonly findings: readonly AmountFinding[];
  /** The amount that counts, as the place of a message about it. */
  readonly amount: AmountNode | null;
  /** Street total that an all-in states although the stack is smaller, which is what `action` plays; null: it does not. */
  readonly overStack: Chips | null;
}

/** How a number is marked: `to 300`, `by 200`, `adds 250`, `300`. */
type StatedAs = 'to' | 'by' | 'adds' | 'bare';
/** The first of these that is stated counts; the others must agree with it. */
const PRIORITY: readonly StatedAs[] = ['to', 'bare', 'by', 'adds'];

type AmountOf<F extends AmountNode['form']> = Extract<AmountNode, { readonly form: F }>;

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

  /** The street total of one stated number; null: there is none (with a finding). `base`: the level that a raise raises. */
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
   * Whether an amount is a street total whatever its marker. The smallest raise is the same raise as total, increase and new chips, and so
   * is a part of the pot. Only as new chips over a bet it is that part of the chips already in the pot.
   */
  private namesItsTotal({ form }: AmountNode, said: StatedAs): boolean {
    return form === 'min' || form === 'max' || (form === 'pot' && (said !== 'adds' || this.legal.level === 0));
  }

  /** A plain number as chips, a multiple of the level as chips; parts of the pot and bounds are often totals: see `namesItsTotal`. */
  value(amount: AmountNode, said: StatedAs): Chips | null {
    const { legal } = this;
    switch (amount.form) {
      case 'number':
        return this.plainNumber(amount);
      case 'pot':
        return this.partOfPot(amount, said);
      case 'times':
        return this.multiple(amount);
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

  private plainNumber(amount: AmountOf<'number'>): Chips | null {
    const value = this.numbers.chips(amount);
    if (value === null && amount.unit === 'bb')
      this.find('setup/blinds-missing', amount, {}, { message: 'setup/blinds-missing.bb' });
    else if (value === null) this.find('setup/bad-amount', amount);
    else if (value < 0) this.find('setup/bad-amount', amount, {}, { message: 'setup/bad-amount.negative' });
    return value === null || value < 0 ? null : value;
  }

  private partOfPot(amount: AmountOf<'pot'>, said: StatedAs): Chips | null {
    const { state, legal } = this;
    const { numerator, denominator } = amount;
    const isTotal = this.namesItsTotal(amount, said);
    const size = isTotal
      ? fractionTo(state, this.seat, numerator, denominator)
      : potPart(state, numerator, denominator);
    if (size === null) this.find('setup/pot-unknown', amount);
    return size === null ? null : Math.min(size, isTotal ? legal.stackTo : legal.stackTo - legal.streetPaid);
  }

  private multiple(amount: AmountOf<'times'>): Chips | null {
    const { level } = this.legal;
    if (level === 0) {
      const params = { verb: word(`verb/${this.node.verb}`) };
      this.find('betting/amount-missing', amount, params, { message: 'betting/amount-missing.times' });
      return null;
    }
    const exact = (level * amount.factor.units) / 10 ** amount.factor.scale;
    return Math.floor(exact / this.numbers.unit) * this.numbers.unit;
  }

  /** The number that is played; the others must agree with it. Null: none is stated, or (with a finding) it has no value. */
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

  /** Checks that a stated number agrees with the street total that is played. */
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
      // The rules refuse a raise that raises nothing; an all-in may do so, and `by 0` says it.
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

  /** For an all-in flag or verb: gives the chips behind of an unknown stack, and warns if a known stack is larger. */
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

function asWritten(legal: Legal, action: Action): ResolvedAmount {
  return { legal, action, behind: null, findings: NO_FINDINGS, amount: null, overStack: null };
}

/** Whether a short bet can be completed: then the minimum raise is to a full bet (fixed limit, or `short-open complete`). */
const mayComplete = ({ canRaise, opening, fullMinTo, level, lastFullRaise }: Legal): boolean =>
  canRaise && !opening && fullMinTo < level + lastFullRaise;

/**
 * The action of a player who is still in the betting, in chips.
 * @param who the player's name, for messages
 * @param language the hand's, for a line of short verbs and numbers
 */
export function resolveAmount(
  state: HandState,
  node: ActionNode,
  seat: Seat,
  who: string,
  numbers: AmountReader,
  language: LanguageCode | null,
): ResolvedAmount {
  // Folds and checks need no resolver.
  if (node.verb === 'fold') return asWritten(legalActions(state, seat), FOLD);
  if (node.verb === 'check') return asWritten(legalActions(state, seat), CHECK);
  if (node.verb === 'call' && node.completes === true && mayComplete(legalActions(state, seat)))
    return resolveAmount(state, { ...node, verb: 'raise' }, seat, who, numbers, language);
  const resolver = new AmountResolver(state, node, seat, who, numbers, node.language ?? language);
  switch (node.verb) {
    case 'call':
      return resolveCall(resolver);
    case 'bet':
    case 'raise':
      return resolveRaise(resolver, node.verb);
    case 'all-in':
      return resolveAllIn(resolver);
  }
}

/** The order for the numbers of a call: the first that is stated is the price that the author has in mind. */
const CALL_PRIORITY: readonly StatedAs[] = ['bare', 'adds', 'to', 'by'];

function resolveCall(resolver: AmountResolver): ResolvedAmount {
  const { legal, node } = resolver;
  const said = CALL_PRIORITY.filter((way) => numberOf(node, way) !== null);
  const amount = said[0] === undefined ? null : numberOf(node, said[0]);
  const callTo = legal.streetPaid + legal.toCall;
  const givesStack = node.allIn !== null && !Number.isFinite(legal.stackTo);
  if (!legal.canCall) {
    if (givesStack && amount?.form !== 'number') return resolver.done(CALL, legal.toCall, amount);
    for (const way of said) if (numberOf(node, way)?.form === 'number') resolver.total(way, callTo);
    return resolver.done(CALL, null, amount);
  }
  // All-in for less than the call: the number is the stack, not a mistake.
  const stack = givesStack ? said.find((way) => way !== 'by' && numberOf(node, way)?.form === 'number') : undefined;
  const total = stack === undefined ? callTo : resolver.total(stack, callTo);
  if (total === null) return resolver.done(CALL, null, amount);
  const to = total > legal.streetPaid ? Math.min(total, callTo) : callTo;
  for (const way of said) checkCall(resolver, way, to, callTo);
  const isWrong = resolver.findings.some(({ mild }) => !mild);
  if (givesStack) return resolver.done(CALL, isWrong && to !== total ? null : to - legal.streetPaid, amount);
  if (node.allIn !== null && !isWrong) resolver.allIn(callTo, node.allIn);
  return resolver.done(CALL, null, amount);
}

/** Checks a number that a call states. Street totals: `to` is what the player can pay, `callTo` what they owe. */
function checkCall(resolver: AmountResolver, way: StatedAs, to: Chips, callTo: Chips): void {
  const amount = numberOf(resolver.node, way);
  if (amount === null) return;
  const { legal } = resolver;
  const right = { right: chips(legal.toCall), how: inner(deriveCallPrice(legal)) };
  // A fraction or a bound sizes a bet; a call has no size to choose.
  if (amount.form !== 'number') {
    resolver.find('betting/call-amount', amount, right, { message: 'betting/call-amount.form' });
    return;
  }
  const total = resolver.total(way, legal.level);
  if (total === null || total === to) return;
  if (way === 'by') {
    if (total === legal.level) return;
    resolver.find(
      'betting/call-amount',
      amount,
      { ...right, way: word('way/by') },
      { message: 'betting/call-amount.by' },
    );
    return;
  }
  if (to < callTo) {
    resolver.agree(way, to, legal.level);
    return;
  }
  const value = way === 'to' ? total : total - legal.streetPaid;
  const asTotal = way === 'bare' && value === callTo;
  resolver.find(
    'betting/call-amount',
    amount,
    { ...right, said: chips(value), level: chips(legal.level), paid: chips(legal.streetPaid), to: chips(callTo) },
    asTotal
      ? { message: 'betting/call-amount.total', severity: 'warning' }
      : { message: way === 'to' ? 'betting/call-amount.to' : 'betting/call-amount' },
    asTotal,
  );
}

function resolveRaise(resolver: AmountResolver, kind: 'bet' | 'raise'): ResolvedAmount {
  const { legal, node } = resolver;
  const chosen = resolver.chosen(legal.level);
  if (chosen === null) {
    if (resolver.findings.length > 0) return resolver.done(null);
    if (node.allIn) {
      if (Number.isFinite(legal.stackTo)) return resolver.done({ kind, to: legal.stackTo });
      resolver.find('setup/stack-unknown', node.allIn);
      return resolver.done(null);
    }
    const isSaid = legal.limit !== null || node.completes === true;
    if (!isSaid) resolver.find('betting/amount-missing', node.verbSpan, { verb: word(`verb/${kind}`) });
    return resolver.done({ kind, to: legal.minTo ?? legal.fullMinTo });
  }
  const { to, said, amount } = chosen;
  if (kind === 'raise' && said === 'bare' && amount.form === 'number') {
    resolver.find('betting/bare-raise', amount, { to: chips(to), by: chips(legal.level + to) }, {}, true);
  }
  return resolver.done({ kind, to }, node.allIn === null ? null : resolver.allIn(to, node.allIn), amount);
}

function resolveAllIn(resolver: AmountResolver): ResolvedAmount {
  const { legal, node, state } = resolver;
  const chosen = resolver.chosen(legal.level);
  if (chosen === null) {
    if (resolver.findings.length > 0) return resolver.done(null);
    if (Number.isFinite(legal.stackTo)) return resolver.done(allInAction(state, legal.stackTo));
    resolver.find('setup/stack-unknown', node.verbSpan);
    return resolver.done(null);
  }
  const { to, amount } = chosen;
  if (to > legal.stackTo) {
    return { ...resolver.done(allInAction(state, legal.stackTo), null, amount), overStack: to };
  }
  const callTo = legal.streetPaid + legal.toCall;
  if (to < callTo && (Number.isFinite(legal.stackTo) || to <= legal.streetPaid)) {
    // Less than the call with chips left, or less than already paid: neither an all-in nor a call.
    resolver.find(
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
    return resolver.done(allInAction(state, to), null, amount);
  }
  const behind = resolver.allIn(to, node.verbSpan);
  return resolver.done(allInAction(state, to), behind, amount);
}
