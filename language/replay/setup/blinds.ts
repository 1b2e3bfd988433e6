/** The blinds and the fixed-limit bet sizes of a hand. */
import { chips } from '../../diagnostics/params';
import type { Chips } from '../../poker/types';
import type { AmountNode } from '../../syntax/tree';
import { compareDecimals, type Decimal } from '../../text/decimal';
import type { SetupContext } from './setupContext';
import type { LineSource, SetupLines } from './setupLines';

/** The `blinds` line in chips; null where an amount is missing or wrong. */
export interface Blinds {
  readonly small: Chips | null;
  readonly big: Chips | null;
  /** Third and further amounts: straddles, or antes written as blinds. */
  readonly rest: readonly Chips[];
  readonly source: LineSource;
}

const NO_BLINDS: Blinds = { small: null, big: null, rest: [], source: { line: 0, inDefaults: false } };

export function readBlinds(context: SetupContext): Blinds {
  const written = context.source.lines.first('blinds');
  if (written === null) return NO_BLINDS;
  const { node, inDefaults } = written;
  const values = node.amounts.map((amount) => context.chips(amount, inDefaults));
  const [one, two] = node.amounts;
  if (one !== undefined && two !== undefined && areExchanged(one, two)) {
    const [more, less] = [values[0] ?? 0, values[1] ?? 0];
    const params = { small: chips(more), big: chips(less) };
    const message = 'setup/bad-amount.small-blind';
    context.source.report.add('setup/bad-amount', context.placeOf(one, inDefaults), params, { message });
    values[0] = less;
    values[1] = more;
  }
  const source = { line: node.line, inDefaults };
  const [first = null, second = null] = values;
  if (values.length <= 1) return { small: null, big: first, rest: [], source };
  return { small: first, big: second, rest: values.slice(2).map((value) => value ?? 0), source };
}

/** The big blind as written: the second amount, or the only one. */
export function writtenBigBlind(lines: SetupLines): Decimal | null {
  const [one, two] = lines.first('blinds')?.node.amounts ?? [];
  const amount = two === undefined || areExchanged(one, two) ? one : two;
  return amount?.form === 'number' && amount.unit === 'chips' ? amount.value : null;
}

/** `blinds 200/100`: the small blind is written after the big blind. */
function areExchanged(one: AmountNode | undefined, two: AmountNode): boolean {
  if (one?.form !== 'number' || two.form !== 'number' || one.unit !== 'chips' || two.unit !== 'chips') return false;
  return two.value.units > 0 && compareDecimals(one.value, two.value) > 0;
}

/** The sizes of a `bets` line: early streets, then late streets. Empty without the line. */
export function readBetSizes(context: SetupContext): readonly Chips[] {
  const bets = context.source.lines.first('bets');
  return bets === null ? [] : bets.node.amounts.map((amount) => context.chips(amount, bets.inDefaults) ?? 0);
}

/** Reports blinds or bet sizes that are missing; returns whether none are. */
export function checkBlinds(
  { source, game, seating }: SetupContext,
  blinds: Blinds,
  betSizes: readonly Chips[],
  hasForcedBets: boolean,
): boolean {
  const { kind, lines, report, head, unreadSetup } = source;
  if (kind === 'ledger') return true;
  if (kind === 'hand' && !lines.has('bomb') && blinds.big === null && seating.listed.length > 0 && !hasForcedBets) {
    // A `blinds` line without an amount has been reported already.
    if (!unreadSetup && !lines.has('blinds') && lines.has('seats')) report.add('setup/blinds-missing', head);
    return false;
  }
  if (game.betting === 'fixed-limit' && betSizes.length === 0 && blinds.big === null) {
    if (!unreadSetup) report.add('setup/blinds-missing', head, {}, { message: 'setup/blinds-missing.bets' });
    return false;
  }
  return true;
}
