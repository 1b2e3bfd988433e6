/** Fixes for actions that the rules refuse. Every amount comes from the engine's own `Legal`. */

import type { DiagnosticCode } from '../diagnostics/codes';
import { sentence, text } from '../diagnostics/params';
import type { Confidence, Fix, TextEdit } from '../diagnostics/problem';
import type { Chips, Legal } from '../poker/types';
import { markerEdit } from '../syntax/lexicon/phrasing';
import type { ActionNode, AmountNode } from '../syntax/tree';
import type { AmountMeaning } from './handWriter';
import { type Maker, removeTextFix, replaceFix, rewriteFix } from './make';
import type { ProblemPlace } from './problemPlace';

const AMOUNTS: readonly AmountMeaning[] = ['to', 'bare', 'by', 'adds'];

/** The number of an action that a street total is written as. */
function inItsWay(said: AmountMeaning, to: Chips, { level, streetPaid }: Legal): Chips {
  if (said === 'by') return to - level;
  return said === 'adds' ? to - streetPaid : to;
}

/** The stated numbers of an action put right for a street total. */
function amountEdits(place: ProblemPlace, node: ActionNode, legal: Legal, to: Chips): readonly TextEdit[] {
  return AMOUNTS.flatMap((said) => {
    const amount = node[said];
    if (amount === null) return [];
    const newText = place.writer.like(inItsWay(said, to, legal), amount, place.before?.setup.bigBlind);
    return [{ start: amount.start, end: amount.end, newText }];
  }).sort((a, b) => a.start - b.start);
}

/** Writes another street total into the action's numbers. */
function comingTo(place: ProblemPlace, to: Chips, key: string, confidence: Confidence): readonly Fix[] {
  const { action, legal } = place;
  if (action === null || legal === null || !Number.isFinite(to)) return [];
  const edits = amountEdits(place, action, legal, to);
  const [first] = edits;
  return first === undefined ? [] : [{ title: sentence(key, { value: text(first.newText) }), confidence, edits }];
}

/** Another action of the same players. */
function doing(place: ProblemPlace, verb: 'fold' | 'check' | 'call', confidence: Confidence): readonly Fix[] {
  const { action } = place;
  return action === null ? [] : [rewriteFix(action, place.writer.action(action, { verb }), confidence)];
}

/** A bet or raise of the same players to a street total. */
function raising(place: ProblemPlace, to: Chips, confidence: Confidence): readonly Fix[] {
  const { action, legal } = place;
  if (action === null || legal === null || !Number.isFinite(to)) return [];
  const verb = legal.opening ? 'bet' : 'raise';
  const like = AMOUNTS.map((said) => action[said]).find((amount) => amount !== null);
  const amount = like ? place.writer.like(to, like, place.before?.setup.bigBlind) : place.writer.chips(to, action);
  const said = legal.opening ? 'bare' : 'to';
  return [rewriteFix(action, place.writer.action(action, { verb, amount: { said, text: amount } }), confidence)];
}

/** Fixed limit knows but one size. */
const rightSize: Maker = (place) => comingTo(place, place.legal?.minTo ?? Number.NaN, 'fix/expected-value', 'likely');

const tooSmall: Maker = (place) => {
  const { legal, action, step } = place;
  if (legal === null || action === null || step === null) return [];
  const least = legal.minTo ?? legal.fullMinTo;
  const key = least < legal.fullMinTo ? 'fix/whole-stack' : 'fix/least';
  return [...comingTo(place, least, key, 'likely'), ...meantAsIncrease(place, action, legal)];
};

/** `raises to 300` over 500: perhaps 300 more. */
function meantAsIncrease(place: ProblemPlace, action: ActionNode, legal: Legal): readonly Fix[] {
  const amount = action.bare ?? action.to;
  const said = place.chips('to');
  if (action.verb !== 'raise' || amount === null || said === null || legal.opening) return [];
  const to = legal.level + said;
  if (to < legal.fullMinTo || to > (legal.maxTo ?? 0)) return [];
  const written = { said: 'by' as const, text: place.lines.textOf(amount) };
  return [rewriteFix(action, place.writer.action(action, { verb: 'raise', amount: written }), 'possible')];
}

const mayNotRaise: Maker = (place) => {
  const { legal } = place;
  if (legal === null) return [];
  if (legal.canCheck) return doing(place, 'check', 'likely');
  return [...doing(place, 'call', 'likely'), ...doing(place, 'fold', 'possible')];
};

const overPotLimit: Maker = (place) => comingTo(place, place.legal?.maxTo ?? Number.NaN, 'fix/most', 'likely');
const overStack: Maker = (place) =>
  place.statement?.kind === 'ledger-entry'
    ? contribution(place)
    : comingTo(place, place.legal?.stackTo ?? Number.NaN, 'fix/whole-stack', 'likely');

/** In a ledger: so much as the stack that is written beside the seat. */
function contribution(place: ProblemPlace): readonly Fix[] {
  const amount = place.of('ledger-entry')?.amount ?? null;
  const stack = place.chips('stack');
  if (amount === null || stack === null) return [];
  return [replaceFix(amount, place.writer.like(stack, amount), 'likely')];
}

const checkFacingBet: Maker = (place) => [...doing(place, 'call', 'likely'), ...doing(place, 'fold', 'possible')];

/** The number of an action that a message is about. */
function saidAt({ action, problem }: ProblemPlace): { said: AmountMeaning; amount: AmountNode } | null {
  for (const said of AMOUNTS) {
    const amount = action?.[said] ?? null;
    if (amount !== null && amount.start === problem.span.start) return { said, amount };
  }
  return null;
}

/** The action without one of its numbers and the marker beside it. */
function without(place: ProblemPlace, action: ActionNode, said: AmountMeaning): readonly Fix[] {
  const written = place.writer.statement({ ...action, [said]: null });
  return written === null ? [] : [rewriteFix(action, written, 'likely')];
}

/** A marker written beside a number that has none. */
function marking(
  { tree }: ProblemPlace,
  { language }: ActionNode,
  said: 'to' | 'by' | 'adds',
  amount: AmountNode,
  confidence: Confidence,
): Fix {
  const { start, end, newText, marker } = markerEdit(language, said, amount, tree.text);
  return replaceFix({ start, end }, newText, confidence, marker);
}

const callAmount: Maker = (place) => {
  const { action, variant, legal } = place;
  const wrong = saidAt(place);
  const right = place.chips('right');
  if (action === null || wrong === null || right === null || legal === null) return [];
  if (action.verb === 'all-in') return doing(place, 'call', 'possible');
  const { amount } = wrong;
  const value = variant === 'to' ? place.chips('to') : right;
  if (value === null) return [];
  const written = place.writer.like(value, amount, place.before?.setup.bigBlind);
  if (variant === 'by') {
    if (AMOUNTS.some((said) => said !== 'by' && action[said] !== null)) return without(place, action, 'by');
    const wanted = { verb: 'call', amount: { said: 'bare', text: written }, allIn: action.allIn !== null } as const;
    return [rewriteFix(action, place.writer.action(action, wanted), 'likely')];
  }
  const number = replaceFix(amount, written, variant === 'total' ? 'possible' : 'likely');
  return variant === 'total' && action.to === null ? [marking(place, action, 'to', amount, 'sure'), number] : [number];
};

const betFacingBet: Maker = (place) => {
  const { legal, step } = place;
  if (legal === null || step === null) return [];
  if (!legal.canRaise || legal.minTo === null) return mayNotRaise(place);
  const to = Math.min(Math.max(step.to, legal.minTo), legal.maxTo ?? step.to);
  return [...raising(place, to, 'likely'), ...doing(place, 'call', 'possible')];
};

const nothingToRaise: Maker = (place) => {
  const { legal, step } = place;
  if (legal === null || step === null || legal.minTo === null) return [];
  return raising(place, Math.max(step.to, legal.minTo), 'likely');
};

/** It is read as the total; perhaps the author meant so much more. The titles tell what each comes to. */
const bareRaise: Maker = (place) => {
  const { action, legal, step } = place;
  const amount = action?.bare ?? null;
  if (action === null || amount === null || legal === null || step === null) return [];
  const asIncrease = legal.level + step.to;
  const mayBeMore = asIncrease <= (legal.maxTo ?? asIncrease);
  return [
    marked(place, action, 'to', amount, step.to, 'sure'),
    ...(mayBeMore ? [marked(place, action, 'by', amount, asIncrease, 'possible')] : []),
  ];
};

/** A marker beside a number, with the street total that it makes. */
function marked(
  { lines, writer, tree }: ProblemPlace,
  { language }: ActionNode,
  said: 'to' | 'by',
  amount: AmountNode,
  total: Chips,
  confidence: Confidence,
): Fix {
  const { start, end, newText } = markerEdit(language ?? writer.languageOf(null), said, amount, tree.text);
  const number = lines.textOf(amount);
  const shown = end === amount.start ? newText + number : number + newText;
  const title = sentence('fix/total', { text: text(shown), total: text(writer.like(total, amount)) });
  return { title, confidence, edits: [{ start, end, newText }] };
}

const amountsDisagree: Maker = (place) => {
  const { action, variant } = place;
  const wrong = saidAt(place);
  if (action === null || wrong === null) return [];
  const { said, amount } = wrong;
  if (variant === 'unsaid') {
    const value = place.chips('said');
    const meant = (['by', 'adds'] as const).find((way) => action[way] === null && place.chips(way) === value);
    return meant === undefined ? without(place, action, said) : [marking(place, action, meant, amount, 'likely')];
  }
  if (variant !== '') return without(place, action, said);
  const right = place.chips('right');
  return right === null
    ? []
    : [replaceFix(amount, place.writer.like(right, amount, place.before?.setup.bigBlind), 'likely')];
};

const amountMissing: Maker = (place) => {
  const { legal, variant, action } = place;
  if (legal === null || action === null || legal.minTo === null) return [];
  return raising(place, legal.minTo, variant === 'times' ? 'likely' : 'possible');
};

const notAllIn: Maker = (place) => {
  const { action, legal, step, statement } = place;
  if (statement?.kind === 'ledger-entry') return contribution(place);
  if (action === null || legal === null || step === null) return [];
  const whole = comingTo(place, legal.stackTo, 'fix/whole-stack', action.allIn === null ? 'likely' : 'possible');
  if (action.allIn !== null)
    return [removeTextFix(place.lines.withoutSpan(action.allIn), place.lines.textOf(action.allIn), 'likely'), ...whole];
  if (step.action === 'call') return [...whole, ...doing(place, 'call', 'possible')];
  return [...whole, ...raising(place, step.to, 'possible')];
};

export const BETTING_FIXES = {
  'betting/under-min-bet': tooSmall,
  'betting/under-min-raise': tooSmall,
  'betting/over-pot-limit': overPotLimit,
  'betting/not-reopened': mayNotRaise,
  'betting/raise-cap': mayNotRaise,
  'betting/wrong-limit-size': rightSize,
  'betting/over-stack': overStack,
  'betting/no-one-to-raise': mayNotRaise,
  'betting/check-facing-bet': checkFacingBet,
  'betting/nothing-to-call': (place) => doing(place, 'check', 'likely'),
  'betting/call-amount': callAmount,
  'betting/bet-facing-bet': betFacingBet,
  'betting/nothing-to-raise': nothingToRaise,
  'betting/bare-raise': bareRaise,
  'betting/amounts-disagree': amountsDisagree,
  'betting/amount-missing': amountMissing,
  'betting/not-all-in': notAllIn,
} as const satisfies Partial<Record<DiagnosticCode, Maker>>;
