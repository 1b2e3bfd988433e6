/** Suggests legal actions with the amounts that the rules allow. */
import { chips, inner, sentence, word } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { legalActions, violations } from '../../poker/betting';
import type { HandState } from '../../poker/state';
import { countInHand } from '../../poker/turn';
import type { Action, Chips, Legal, Seat, ViolationCode } from '../../poker/types';
import { deriveCallPrice } from '../../replay/facts/derivations';
import { raiseBounds } from '../../replay/facts/describe';
import type { Verb } from '../../syntax/tree';
import { type BetSize, type BetSizeName, betSizes } from './betSizes';
import type { ActorNames, RaiseMarker } from './composer';
import { type CursorContext, nameAt } from './cursorContext';
import type { Suggestion } from './suggestion';

/** An action, its amount, and why it is possible. */
interface ActionChoice {
  readonly verb: Verb;
  readonly amount?: Chips;
  readonly detail?: Sentence | string;
  readonly why: readonly Sentence[];
}

/** The legal actions of the player next to act, the likeliest first; none if the betting is closed. */
export function nextActions(context: CursorContext): readonly Suggestion[] {
  const { state } = context;
  const seat = state?.toAct ?? null;
  return state === null || seat === null ? [] : actionsOf(context, state, seat, [nameAt(context, seat)]);
}

/**
 * The legal actions of a player.
 * @param who the player as the action names them; null if the name is already typed
 * @param way the marker of a raise
 */
export function actionsOf(
  context: CursorContext,
  state: HandState,
  seat: Seat,
  who: ActorNames,
  way: RaiseMarker = 'to',
): readonly Suggestion[] {
  const legal = legalActions(state, seat);
  return choicesOf(context, state, legal).map((choice) =>
    suggestionOf(context, withMarker(choice, legal, way), who, way),
  );
}

/** The amount of a raise as the author writes it: the street total, the increase, or the new chips. */
function withMarker(choice: ActionChoice, { level, streetPaid }: Legal, way: RaiseMarker): ActionChoice {
  const { verb, amount } = choice;
  if (verb !== 'raise' || amount === undefined || way === 'to') return choice;
  return { ...choice, amount: amount - (way === 'by' ? level : streetPaid) };
}

/** The actions of `others` and `everyone`: those without an amount. */
export function othersActions({ compose, state }: CursorContext): readonly Suggestion[] {
  if (state === null || state.toAct === null) return [];
  const { canCheck, canCall } = legalActions(state, state.toAct);
  const verbs: readonly Verb[] = canCheck ? ['check'] : canCall ? ['fold', 'call'] : ['fold'];
  return verbs.map((verb) => ({ kind: 'action', text: compose.word(verb, 'many') }));
}

/** The actions that several players may take together: those without an amount. */
export function togetherActions(
  context: CursorContext,
  state: HandState,
  seats: readonly Seat[],
): readonly Suggestion[] {
  const all = seats.map((seat) => legalActions(state, seat));
  const together: readonly (readonly [Verb, (legal: Legal) => boolean])[] = [
    ['check', ({ canCheck }) => canCheck],
    ['fold', ({ canFold }) => canFold],
    ['call', ({ canCall }) => canCall],
  ];
  return together
    .filter(([, isAllowed]) => all.every(isAllowed))
    .map(([verb]) => ({ kind: 'action', text: context.compose.word(verb, 'many') }));
}

/** `folds to CO`, `checks to BTN`: the same action of every player before another. */
export function actionsUpTo(context: CursorContext, state: HandState): readonly Suggestion[] {
  const list: Suggestion[] = [];
  const { toAct, players } = state;
  let canCheck = true;
  let passed = 0;
  for (let step = 0; toAct !== null && step < players.length; step += 1) {
    const seat = (toAct + step) % players.length;
    const legal = legalActions(state, seat);
    if (!legal.canFold || (step > 0 && legal.hasActed && legal.facing === 0)) continue;
    if (passed > 1) {
      const verb = canCheck ? 'check' : 'fold';
      list.push({ kind: 'action', text: context.compose.action({ upTo: nameAt(context, seat) }, verb) });
    }
    passed += 1;
    canCheck &&= legal.canCheck;
  }
  return list.slice(0, Math.max(0, countInHand(state) - 1));
}

function choicesOf(context: CursorContext, state: HandState, legal: Legal): readonly ActionChoice[] {
  const price = inner(deriveCallPrice(legal));
  const fold: ActionChoice[] = legal.canFold ? [{ verb: 'fold', why: [] }] : [];
  const call = { call: chips(legal.toCall), how: price };
  const free: ActionChoice[] = legal.canCheck ? [{ verb: 'check', why: [sentence('hover/legal-check')] }] : [];
  const paid: ActionChoice[] = legal.canCall
    ? [{ verb: 'call', detail: sentence('completion/call', call), why: [sentence('hover/price', call)] }]
    : [];
  const bounds = legal.canFold ? raiseBounds(legal, nameAt(context, legal.seat)) : [];
  const raises = betSizes(state, legal).map((size) => raiseOf(context, legal, size, bounds));
  return legal.canCheck ? [...free, ...raises, ...fold] : [...fold, ...paid, ...raises];
}

function raiseOf(
  context: CursorContext,
  legal: Legal,
  { to, names, why }: BetSize,
  bounds: readonly Sentence[],
): ActionChoice {
  const choice = { amount: to, why: [...why, ...bounds], detail: namesOf(context, names) };
  if (names.includes('all-in')) return { verb: 'all-in', ...choice };
  return { verb: legal.opening ? 'bet' : 'raise', ...choice };
}

/** `minimum`, `pot · all-in`. */
function namesOf({ say }: CursorContext, names: readonly BetSizeName[]): Sentence | string {
  const [first, ...more] = names.map((name) => sentence(`completion/${name}`));
  return first !== undefined && more.length === 0
    ? first
    : names.map((name) => say(sentence(`completion/${name}`))).join(' · ');
}

function suggestionOf(
  { compose }: CursorContext,
  { verb, amount, detail, why }: ActionChoice,
  who: ActorNames,
  way: RaiseMarker,
): Suggestion {
  const text = compose.action(who, verb, amount ?? null, way);
  return {
    kind: 'action',
    text,
    ...(amount === undefined ? {} : { amount: compose.number(amount) }),
    ...(amount !== undefined && isAmountFirst(compose) ? { alternatives: [`${compose.word(verb)} ${text}`] } : {}),
    ...(detail === undefined ? {} : { detail }),
    ...(why.length === 0 ? {} : { describe: (page) => page.list(why) }),
  };
}

/** In a language with the amount first the author may still begin with the verb. */
function isAmountFirst(compose: CursorContext['compose']): boolean {
  return compose.around('raise', '…').startsWith('…');
}

/**
 * Illegal actions of a player at this point, each with a reason that `illegal` accepts.
 * @param wanted the reason in the line; null if there is none
 */
export function refusedActions(
  context: CursorContext,
  state: HandState,
  seat: Seat,
  wanted: string | null,
): readonly Suggestion[] {
  const legal = legalActions(state, seat);
  const { unit } = state.setup;
  const { minTo, maxTo, fullMinTo } = legal;
  const kind = legal.opening ? 'bet' : 'raise';
  const sizes = legal.canRaise ? [(minTo ?? 0) - unit, (maxTo ?? Number.NaN) + unit] : [fullMinTo];
  const tries: readonly Action[] = [
    ...sizes
      .filter((to) => Number.isFinite(to) && to > legal.level)
      .map((to): Action => ({ kind, to: Math.floor(to / unit) * unit })),
    { kind: 'check' },
    { kind: 'call' },
  ];
  return tries.flatMap((action): readonly Suggestion[] => {
    const reasons = violations(state, seat, action).map(({ code }) => code);
    // If nobody is to act, that alone is the reason.
    if (state.toAct === null && wanted === null) return [];
    const reason = reasons.find((code) => (wanted === null ? !TIMING_REASONS.has(code) : code === wanted));
    if (reason === undefined) return [];
    const text = context.compose.action(null, action.kind, 'to' in action ? action.to : null);
    const amount = 'to' in action ? { amount: context.compose.number(action.to) } : {};
    const detail = sentence('completion/refused', { why: word(`reason/betting/${reason}`) });
    return [{ kind: 'action', text, detail, ...amount }];
  });
}

/** Reasons about when an action is illegal, not about what is wrong with it. */
const TIMING_REASONS: ReadonlySet<ViolationCode> = new Set([
  'out-of-turn',
  'already-folded',
  'already-all-in',
  'street-closed',
  'hand-over',
]);
