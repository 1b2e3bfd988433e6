/** What a player may do, with the amounts that the rules allow. */
import { chips, inner, sentence, word } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { legalActions, violations } from '../../poker/betting';
import type { HandState } from '../../poker/state';
import { countInHand } from '../../poker/turn';
import type { Action, Chips, Legal, Seat, ViolationCode } from '../../poker/types';
import { deriveCallPrice } from '../../replay/facts/derivations';
import { raiseBounds } from '../../replay/facts/describe';
import type { Verb } from '../../syntax/tree';
import type { Way, Who } from './composer';
import { type Size, type SizeName, sizesOf } from './sizes';
import { type Here, nameAt } from './spot';
import type { Suggestion } from './suggestion';

/** Beside the player to act: what is at stake with it. */
interface Choice {
  readonly verb: Verb;
  readonly amount?: Chips;
  readonly detail?: Sentence | string;
  readonly why: readonly Sentence[];
}

/** The legal actions of the next to act, the likeliest first; none where the betting is closed. */
export function nextActions(here: Here): readonly Suggestion[] {
  const { state } = here.standing;
  const seat = state?.toAct ?? null;
  return state === null || seat === null ? [] : actionsOf(here, state, seat, [nameAt(here, seat)]);
}

/**
 * The legal actions of a player.
 * @param who as the action names him; null: he stands before it already
 * @param way how a raise is said
 */
export function actionsOf(here: Here, state: HandState, seat: Seat, who: Who, way: Way = 'to'): readonly Suggestion[] {
  const legal = legalActions(state, seat);
  return choicesOf(here, state, legal).map((choice) => suggestionOf(here, inWay(choice, legal, way), who, way));
}

/** The amount of a raise as the author says it: the street total, the increase, or the new chips. */
function inWay(choice: Choice, { level, streetPaid }: Legal, way: Way): Choice {
  const { verb, amount } = choice;
  if (verb !== 'raise' || amount === undefined || way === 'to') return choice;
  return { ...choice, amount: amount - (way === 'by' ? level : streetPaid) };
}

/** What `others` and `everyone` may do, in turn: nothing that needs an amount. */
export function othersActions({ compose, standing: { state } }: Here): readonly Suggestion[] {
  if (state === null || state.toAct === null) return [];
  const { canCheck, canCall } = legalActions(state, state.toAct);
  const verbs: readonly Verb[] = canCheck ? ['check'] : canCall ? ['fold', 'call'] : ['fold'];
  return verbs.map((verb) => ({ kind: 'action', text: compose.word(verb, 'many') }));
}

/** What several players may do together: nothing that needs an amount. */
export function togetherActions(here: Here, state: HandState, seats: readonly Seat[]): readonly Suggestion[] {
  const all = seats.map((seat) => legalActions(state, seat));
  const together: readonly (readonly [Verb, (legal: Legal) => boolean])[] = [
    ['check', ({ canCheck }) => canCheck],
    ['fold', ({ canFold }) => canFold],
    ['call', ({ canCall }) => canCall],
  ];
  return together
    .filter(([, isAllowed]) => all.every(isAllowed))
    .map(([verb]) => ({ kind: 'action', text: here.compose.word(verb, 'many') }));
}

/** `folds to CO`, `checks to BTN`: what those before a player do. */
export function actionsUpTo(here: Here, state: HandState): readonly Suggestion[] {
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
      list.push({ kind: 'action', text: here.compose.action({ upTo: nameAt(here, seat) }, verb) });
    }
    passed += 1;
    canCheck &&= legal.canCheck;
  }
  return list.slice(0, Math.max(0, countInHand(state) - 1));
}

function choicesOf(here: Here, state: HandState, legal: Legal): readonly Choice[] {
  const price = inner(deriveCallPrice(legal));
  const fold: Choice[] = legal.canFold ? [{ verb: 'fold', why: [] }] : [];
  const call = { call: chips(legal.toCall), how: price };
  const free: Choice[] = legal.canCheck ? [{ verb: 'check', why: [sentence('hover/legal-check')] }] : [];
  const paid: Choice[] = legal.canCall
    ? [{ verb: 'call', detail: sentence('completion/call', call), why: [sentence('hover/price', call)] }]
    : [];
  const bounds = legal.canFold ? raiseBounds(legal, nameAt(here, legal.seat)) : [];
  const raises = sizesOf(state, legal).map((size) => raiseOf(here, legal, size, bounds));
  return legal.canCheck ? [...free, ...raises, ...fold] : [...fold, ...paid, ...raises];
}

function raiseOf(here: Here, legal: Legal, { to, names, why }: Size, bounds: readonly Sentence[]): Choice {
  const said = { amount: to, why: [...why, ...bounds], detail: namesOf(here, names) };
  if (names.includes('all-in')) return { verb: 'all-in', ...said };
  return { verb: legal.opening ? 'bet' : 'raise', ...said };
}

/** `minimum`, `pot · all-in`. */
function namesOf({ say }: Here, names: readonly SizeName[]): Sentence | string {
  const [first, ...more] = names.map((name) => sentence(`completion/${name}`));
  return first !== undefined && more.length === 0
    ? first
    : names.map((name) => say(sentence(`completion/${name}`))).join(' · ');
}

function suggestionOf({ compose }: Here, { verb, amount, detail, why }: Choice, who: Who, way: Way): Suggestion {
  const text = compose.action(who, verb, amount ?? null, way);
  return {
    kind: 'action',
    text,
    ...(amount === undefined ? {} : { amount: compose.number(amount) }),
    ...(amount !== undefined && isAmountFirst(compose) ? { also: [`${compose.word(verb)} ${text}`] } : {}),
    ...(detail === undefined ? {} : { detail }),
    ...(why.length === 0 ? {} : { describe: (page) => page.list(why) }),
  };
}

/** In such a language an author may begin with the verb all the same. */
function isAmountFirst(compose: Here['compose']): boolean {
  return compose.around('raise', '…').startsWith('…');
}

/**
 * Actions that the rules refuse to a player here, each for a reason that `illegal` takes for an answer.
 * @param wanted the reason that the line names; null: none
 */
export function refusedActions(here: Here, state: HandState, seat: Seat, wanted: string | null): readonly Suggestion[] {
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
    // Where nobody is to act that alone is the reason.
    if (state.toAct === null && wanted === null) return [];
    const reason = reasons.find((code) => (wanted === null ? !SAYS_WHEN.has(code) : code === wanted));
    if (reason === undefined) return [];
    const text = here.compose.action(null, action.kind, 'to' in action ? action.to : null);
    const amount = 'to' in action ? { amount: here.compose.number(action.to) } : {};
    const detail = sentence('completion/refused', { why: word(`reason/betting/${reason}`) });
    return [{ kind: 'action', text, detail, ...amount }];
  });
}

/** Reasons that say when an action is refused, not what is wrong with it. */
const SAYS_WHEN: ReadonlySet<ViolationCode> = new Set([
  'out-of-turn',
  'already-folded',
  'already-all-in',
  'street-closed',
  'hand-over',
]);
