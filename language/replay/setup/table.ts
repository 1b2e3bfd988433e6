/** Turns the setup lines of a hand into what the rules engine needs: players, stacks, forced bets, pots. */
import type { Report } from '../../diagnostics/report';
import type { BettingStreet, Chips, Game, HandSetup, Rules } from '../../poker/types';
import type { HandTree, LanguageCode, Span } from '../../syntax/tree';
import { AmountReader } from './amounts';
import { type Blinds, checkBlinds, readBetSizes, readBlinds, writtenBigBlind } from './blinds';
import { hasPricedBet, ownAnte, readForcedBets, type StatedForcedBet } from './forcedBets';
import { type HandKind, handStartOf } from './handKind';
import { readPots } from './pots';
import { type RakeTerms, readRake } from './rake';
import { gameOf, rulesOf } from './rules';
import { type Seating, seatPlayers } from './seating';
import { listSeats } from './seats';
import { SetupContext } from './setupContext';
import { collectSetup, reportSetupInBranches, type SetupLines } from './setupLines';
import type { SetupSource } from './setupSource';
import { hasDamagedSeats, hasUnreadSetup } from './unreadLines';

/** The table before the first action. */
export interface Table {
  readonly kind: HandKind;
  readonly game: Game;
  readonly rules: Rules;
  readonly amounts: AmountReader;
  /** The language of the hand; null if no word of it shows one. */
  readonly language: LanguageCode | null;
  readonly seating: Seating;
  readonly setup: HandSetup;
  readonly forced: readonly StatedForcedBet[];
  readonly rake: RakeTerms | null;
  readonly lines: SetupLines;
  /** By seat, whether the stack is only the default of a `stacks` line; empty without such a line. */
  readonly stackByDefault: readonly boolean[];
  /** Where the hand begins: its `hand` line, or its first statement. */
  readonly head: Span;
  /** False if the blinds are missing (reported): no amount can then be checked. */
  readonly blindsKnown: boolean;
  /** False if nothing can be played: the hand has no players, or their order is unknown. */
  readonly playable: boolean;
  /** A line before the first action could not be read: something missing from the setup needs no second message. */
  readonly unreadSetup: boolean;
}

export function buildTable(tree: HandTree, defaults: HandTree | null, report: Report): Table {
  const head = headOf(tree);
  const lines = collectSetup(tree, defaults, report);
  if (lines.hasBranches) reportSetupInBranches(tree, tree.statements, false, report);
  const unreadSetup = hasUnreadSetup(tree) || (defaults !== null && hasUnreadSetup(defaults));
  const { kind, street } = handStartOf(tree, lines.has('bomb'));
  const unit = lines.first('unit')?.node.amount ?? null;
  const amounts = AmountReader.of(lines.fromDefaults, tree.statements, writtenBigBlind(lines), unit);
  report.scale = amounts.scale;
  const game = gameOf(lines, report);
  const rules = rulesOf(lines, amounts.scale, report);
  report.profile = rules.profile;

  const source: SetupSource = { tree, lines, kind, head, unreadSetup, report };
  const seating = seatPlayers(listSeats(source), source);
  const context = new SetupContext(source, game, amounts, seating);
  const { stacks, stackByDefault } = readStacks(context);
  const bets = readBets(context, stacks);
  return {
    kind,
    game,
    rules,
    amounts,
    language: tree.language,
    seating,
    setup: handSetup(context, rules, street, stacks, bets),
    forced: bets.forced,
    rake: readRake(context),
    lines,
    stackByDefault,
    head,
    blindsKnown: bets.blindsKnown,
    playable: isPlayable(context),
    unreadSetup,
  };
}

function readStacks(context: SetupContext): {
  readonly stacks: readonly Chips[];
  readonly stackByDefault: readonly boolean[];
} {
  const { listed } = context.seating;
  const line = context.source.lines.first('stacks');
  const byDefault = line === null ? null : context.chips(line.node.amount, line.inDefaults);
  return {
    stacks: listed.map(
      ({ stack, span }) => context.chips(stack, span === null) ?? byDefault ?? Number.POSITIVE_INFINITY,
    ),
    stackByDefault: byDefault === null ? [] : listed.map(({ stack }) => stack === null),
  };
}

interface Bets {
  readonly blinds: Blinds;
  /** The ante of a bomb pot. */
  readonly bomb: Chips | null;
  readonly forced: readonly StatedForcedBet[];
  readonly sizes: readonly Chips[];
  readonly blindsKnown: boolean;
}

function readBets(context: SetupContext, stacks: readonly Chips[]): Bets {
  const { lines, kind } = context.source;
  const bombLine = lines.first('bomb');
  const blinds = readBlinds(context);
  const bomb = bombLine === null ? null : context.chips(bombLine.node.amount, bombLine.inDefaults);
  const forced = kind === 'hand' ? readForcedBets(context, blinds, bomb, stacks) : [];
  const sizes = readBetSizes(context);
  return { blinds, bomb, forced, sizes, blindsKnown: checkBlinds(context, blinds, sizes, hasPricedBet(forced)) };
}

function handSetup(
  context: SetupContext,
  rules: Rules,
  street: BettingStreet,
  stacks: readonly Chips[],
  { blinds, bomb, forced, sizes }: Bets,
): HandSetup {
  const { game, amounts, seating, source } = context;
  const bigBlind = blinds.big ?? 0;
  const minBet = bigBlind > 0 ? bigBlind : bomb !== null && bomb > 0 ? bomb : amounts.unit;
  const [smallBet, bigBet] = sizes;
  return {
    game,
    rules,
    unit: amounts.unit,
    stacks,
    bigBlind: minBet,
    smallBlind: blinds.small ?? 0,
    blindsKnown: bigBlind > 0 || (bomb ?? 0) > 0,
    ante: ownAnte(context),
    smallBet: smallBet ?? minBet,
    bigBet: bigBet ?? (smallBet ?? minBet) * 2,
    forced,
    firstStreet: street,
    firstToAct: {
      // With antes alone, the first seat left of the button opens. Without any forced bet the blinds are missing (reported).
      preflop:
        seating.bigBlind === null || hasPricedBet(forced)
          ? seating.firstLater
          : (seating.bigBlind + 1) % Math.max(1, stacks.length),
      later: seating.firstLater,
    },
    button: seating.button ?? Math.max(0, stacks.length - 1),
    potBefore: source.kind === 'spot' ? readPots(context) : [],
  };
}

function isPlayable({ source, seating }: SetupContext): boolean {
  const { tree, lines, kind } = source;
  if (hasDamagedSeats(tree, lines)) return false;
  return kind === 'hand' ? seating.listed.length > 1 && lines.has('seats') : seating.listed.length > 0;
}

function headOf(tree: HandTree): Span {
  const [first] = tree.statements;
  if (first === undefined) return { start: 0, end: Math.min(tree.text.length, 1) };
  // Only branches and seats span several lines.
  if (first.kind !== 'branch' && first.kind !== 'seats') return first;
  let end = first.start;
  while (end < first.end && !isLineBreak(tree.text.charCodeAt(end))) end++;
  return { start: first.start, end };
}

const isLineBreak = (code: number): boolean => code === 10 || code === 13;
