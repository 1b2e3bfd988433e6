/** Finds the hints of one hand and where to show them. */
import { chips, inner, name, sentence } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { chipsOnTable } from '../../poker/pots';
import type { Chips } from '../../poker/types';
import { sum } from '../../replay/facts/facts';
import type { HandReplay, LineOfPlay, Moment, Step } from '../../replay/timeline';
import type { ActionNode, AmountNode, SeatNode, StatementOf } from '../../syntax/tree';

/** `amounts`: the chips of an amount; `calls`: the cost of a call without a number; `pots`: the pot; `refund`. */
export type HintKind = 'amounts' | 'calls' | 'pots' | 'refund';

export interface HandHint {
  readonly kind: HintKind;
  /** Offset in the text of the hand; the hint is shown before it. */
  readonly at: number;
  readonly sentence: Sentence;
}

/** Every hint of a hand and its branches. */
export function hintsIn(replay: HandReplay): HandHint[] {
  const hints: HandHint[] = [];
  for (const statement of replay.tree.statements) {
    if (statement.kind === 'seats') hints.push(...statement.seats.flatMap((seat) => stackHint(replay, seat)));
  }
  addLine(replay, replay.main, hints);
  return hints;
}

function addLine(replay: HandReplay, line: LineOfPlay, hints: HandHint[]): void {
  let refunded = false;
  for (const moment of line.moments) {
    const { statement } = moment;
    if (statement.kind === 'action') hints.push(...actionHints(line, moment, statement));
    if (statement.kind === 'street') hints.push(...potHint(replay, moment, statement));
    if (!refunded) {
      const refund = refundHint(replay, moment);
      refunded = refund.length > 0;
      hints.push(...refund);
    }
  }
  for (const branch of line.branches) addLine(replay, branch, hints);
}

function amountHint(kind: HintKind, at: number, amount: Chips, isAllIn = false): HandHint[] {
  if (!Number.isFinite(amount)) return [];
  return [{ kind, at, sentence: sentence(isAllIn ? 'hint/amount-all-in' : 'hint/amount', { amount: chips(amount) }) }];
}

/** `Raha 100bb`: the chips of the stack. */
function stackHint({ players }: HandReplay, { name: { text }, stack }: SeatNode): HandHint[] {
  if (stack === null || !isHidden(stack)) return [];
  const player = players.find((seated) => seated.name === text);
  return player === undefined ? [] : amountHint('amounts', stack.end, player.stack);
}

/** The amounts of one player's action, as they were played. */
function actionHints(line: LineOfPlay, { firstStep, lastStep, problems }: Moment, action: ActionNode): HandHint[] {
  const made = line.stepsBetween(firstStep, lastStep).filter(({ implied }) => !implied);
  const [step] = made;
  // An amount that cannot be computed is played as a guess.
  if (step === undefined || made.length > 1 || problems.some(({ code }) => code.startsWith('setup/'))) return [];
  const { to, by, adds, bare, verb, verbSpan } = action;
  const isCall = step.action === 'call';
  // `bets pot` of more than the stack is the stack.
  const isAllIn = step.allIn && verb !== 'all-in' && action.allIn === null;
  const stated = [
    { node: to, amount: step.to },
    { node: by, amount: step.by },
    { node: adds, amount: step.adds },
    { node: bare, amount: isCall ? step.adds : step.to },
  ];
  const hints = stated.flatMap(({ node, amount }) =>
    node !== null &&
    isHidden(node) &&
    !problems.some(({ code, span }) => code === 'betting/amounts-disagree' && span.start === node.start)
      ? amountHint('amounts', node.end, amount, isAllIn)
      : [],
  );
  if (stated.some(({ node }) => node !== null) || step.adds === 0) return hints;
  const end = Math.max(verbSpan.end, action.allIn?.end ?? 0);
  if (verb === 'call') return amountHint('calls', end, step.adds, isAllIn);
  return isUnwritten(step, verb) ? amountHint('amounts', end, step.to, isAllIn) : [];
}

/** A bare `all-in`, or a bet of the size that the limit sets. */
function isUnwritten({ action }: Step, verb: ActionNode['verb']): boolean {
  return verb === 'all-in' || action === 'bet' || action === 'raise';
}

/** Whether the text does not show the chips of an amount. */
function isHidden(amount: AmountNode): boolean {
  return amount.form !== 'number' || amount.unit === 'bb';
}

/** The pot or pots at a street, except the first one. */
function potHint(
  replay: HandReplay,
  { after, firstStep, lastStep }: Moment,
  street: StatementOf<'street'>,
): HandHint[] {
  const played = replay.main.steps.findIndex((step) => step.statement !== null);
  const isFirst = lastStep === firstStep && (played < 0 || lastStep <= played);
  const pots = after === null || isFirst ? null : (chipsOnTable(after)?.pots ?? null);
  const [first, ...rest] = pots ?? [];
  if (first === undefined) return [];
  const message =
    rest.length === 0
      ? sentence('hint/pot', { amount: chips(first.amount) })
      : sentence('hint/pots', { amounts: inner(sum([first, ...rest].map(({ amount }) => amount))) });
  return [{ kind: 'pots', at: street.end, sentence: message }];
}

/** The uncalled chips, at the line that closes the betting. */
function refundHint(replay: HandReplay, { after, before, statement }: Moment): HandHint[] {
  if (after === null || after.toAct !== null || before === null) return [];
  const isLast = replay.kind === 'ledger' ? isLastEntry(replay, statement) : before.toAct !== null;
  const refund = isLast ? (chipsOnTable(after)?.refund ?? null) : null;
  if (refund === null) return [];
  const params = { amount: chips(refund.amount), name: name(replay.players[refund.seat]?.name ?? '') };
  return [{ kind: 'refund', at: statement.end, sentence: sentence('hint/refund', params) }];
}

function isLastEntry({ tree }: HandReplay, statement: Moment['statement']): boolean {
  return (
    statement.kind === 'ledger-entry' && tree.statements.findLast(({ kind }) => kind === 'ledger-entry') === statement
  );
}
