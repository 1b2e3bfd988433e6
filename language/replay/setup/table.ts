/** From the setup lines of a hand to what the rules engine needs: players, stacks, forced bets, the middle. */
import { chips as chipsOf, names, text } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { isTooSmallToStraddle } from '../../poker/forcedBets';
import type { BettingStreet, Chips, ForcedBet, Game, HandSetup, PotBefore, Rules, Seat } from '../../poker/types';
import type { AmountNode, HandTree, LanguageCode, PlayerRef, Span, Statement } from '../../syntax/tree';
import { compareDecimals, type Decimal } from '../../text/decimal';
import { reportUnknownPlayer } from '../unknownPlayer';
import { AmountReader } from './amounts';
import { gameOf, rulesOf } from './rules';
import { type HandKind, listSeats, type Seating, seatPlayers } from './seats';
import { collectSetup, reportSetupInBranches, type SetupLines } from './setupLines';
import { hasDamagedSeats, hasUnreadSetup } from './unreadLines';

/** A forced bet with the line that wants it. */
interface Forced extends ForcedBet {
  readonly line: number;
  readonly inDefaults: boolean;
}

export interface RakeTerms {
  readonly percent: { readonly numerator: number; readonly denominator: number } | null;
  readonly cap: Chips | null;
  readonly amount: Chips | null;
  readonly noFlopNoDrop: boolean;
}

/** Everything that stands before the first action. */
export interface Table {
  readonly kind: HandKind;
  readonly game: Game;
  readonly rules: Rules;
  readonly amounts: AmountReader;
  /** What the hand is written in; null where no word tells. */
  readonly language: LanguageCode | null;
  readonly seating: Seating;
  readonly setup: HandSetup;
  readonly forced: readonly Forced[];
  readonly rake: RakeTerms | null;
  readonly lines: SetupLines;
  /** Seats whose stack is only the default of a `stacks` line. */
  readonly stackByDefault: readonly boolean[];
  /** Where the hand begins: its `hand` line, or its first statement. */
  readonly head: Span;
  /** False where the blinds are missing (reported): then no action has a right price. */
  readonly blindsKnown: boolean;
  /** False where nothing can be played: nobody sits there, or nobody knows in which order. */
  readonly playable: boolean;
  /** A line before the first action could not be read: what is missing from the setup needs no second message. */
  readonly unreadSetup: boolean;
}

const PLAY: ReadonlySet<Statement['kind']> = new Set(['action', 'post']);

/** A hand whose first street is another than preflop is a spot; one with a `ledger` line is a ledger. */
function kindOf(tree: HandTree): { kind: HandKind; street: BettingStreet } {
  for (const s of tree.statements) {
    if (s.kind === 'ledger') return { kind: 'ledger', street: 'river' };
    if (s.kind === 'street' && s.street !== 'preflop') {
      return { kind: 'spot', street: s.street === 'showdown' ? 'river' : s.street };
    }
    if (s.kind === 'street' || PLAY.has(s.kind)) break;
  }
  return { kind: 'hand', street: 'preflop' };
}

export function buildTable(tree: HandTree, defaults: HandTree | null, report: Report): Table {
  const first = tree.statements[0];
  const head: Span = first === undefined ? { start: 0, end: Math.min(tree.text.length, 1) } : headOf(tree, first);
  const lines = collectSetup(tree, defaults, report);
  if (lines.hasBranches) reportSetupInBranches(tree, tree.statements, false, report);
  const bomb = lines.first('bomb');
  const unreadSetup = hasUnreadSetup(tree) || (defaults !== null && hasUnreadSetup(defaults));
  const found = kindOf(tree);
  const kind: HandKind = found.kind === 'spot' && bomb !== null ? 'hand' : found.kind;
  const street: BettingStreet = bomb !== null && kind === 'hand' ? 'flop' : found.street;

  const numbers = AmountReader.of(
    lines.fromDefaults,
    tree.statements,
    bigBlindDecimal(lines),
    lines.first('unit')?.node.amount ?? null,
  );
  report.scale = numbers.scale;
  const game = gameOf(lines, report);
  const rules = rulesOf(lines, numbers.scale, report);
  report.profile = rules.profile;

  const listed = listSeats(tree, lines, kind, unreadSetup, report, head);
  const seating = seatPlayers(listed, lines, kind, report, head);
  const chips = (amount: AmountNode | null, inDefaults: boolean): Chips | null => {
    if (amount === null) return null;
    if (amount.form !== 'number') {
      report.add('setup/bad-amount', inDefaults ? head : amount, {}, { message: 'setup/bad-amount.form' });
      return null;
    }
    const value = numbers.chips(amount);
    if (value === null) {
      report.add(
        amount.unit === 'bb' ? 'setup/blinds-missing' : 'setup/bad-amount',
        inDefaults ? head : amount,
        {},
        amount.unit === 'bb' ? { message: 'setup/blinds-missing.bb' } : {},
      );
      return null;
    }
    if (value < 0)
      report.add('setup/bad-amount', inDefaults ? head : amount, {}, { message: 'setup/bad-amount.negative' });
    return value < 0 ? null : value;
  };
  const find = (ref: PlayerRef, inDefaults: boolean): Seat | null => {
    const seat = seating.find(ref);
    if (seat === null) reportPlayer(ref, seating, report, inDefaults ? head : ref);
    return seat;
  };

  const byDefault = lines.first('stacks');
  const defaultStack = byDefault === null ? null : chips(byDefault.node.amount, byDefault.inDefaults);
  const stacks = seating.listed.map((l) => chips(l.stack, l.span === null) ?? defaultStack ?? Number.POSITIVE_INFINITY);
  const blinds = readBlinds();
  const bombAmount = bomb === null ? null : chips(bomb.node.amount, bomb.inDefaults);
  const forced = kind === 'hand' ? forcedBets() : [];
  const bigBlind = blinds.big ?? 0;
  const bets = lines.first('bets');
  const betSizes = bets === null ? [] : bets.node.amounts.map((a) => chips(a, bets.inDefaults) ?? 0);
  const priced = checkBlinds();

  const minBet = bigBlind > 0 ? bigBlind : bombAmount !== null && bombAmount > 0 ? bombAmount : numbers.unit;
  const setup: HandSetup = {
    game,
    rules,
    unit: numbers.unit,
    stacks,
    bigBlind: minBet,
    smallBlind: blinds.small ?? 0,
    blindsKnown: bigBlind > 0 || (bombAmount ?? 0) > 0,
    ante: ownAnte(),
    smallBet: betSizes[0] ?? minBet,
    bigBet: betSizes[1] ?? (betSizes[0] ?? minBet) * 2,
    forced,
    firstStreet: street,
    firstToAct: {
      // Antes alone: the first left of the button opens. Without any forced bet the blinds are missing, and are reported.
      preflop:
        seating.bigBlind === null || hasForced()
          ? seating.firstLater
          : (seating.bigBlind + 1) % Math.max(1, stacks.length),
      later: seating.firstLater,
    },
    button: seating.button ?? Math.max(0, stacks.length - 1),
    potBefore: kind === 'hand' ? [] : kind === 'ledger' ? [] : readPots(),
  };
  return {
    kind,
    game,
    rules,
    amounts: numbers,
    language: tree.language,
    seating,
    setup,
    forced,
    rake: readRake(),
    lines,
    stackByDefault: defaultStack === null ? [] : seating.listed.map((l) => l.stack === null),
    head,
    blindsKnown: priced,
    playable:
      !hasDamagedSeats(tree, lines) && (kind === 'hand' ? stacks.length > 1 && lines.has('seats') : stacks.length > 0),
    unreadSetup,
  };

  function readBlinds(): {
    small: Chips | null;
    big: Chips | null;
    rest: readonly Chips[];
    line: number;
    inDefaults: boolean;
  } {
    const source = lines.first('blinds');
    if (source === null) return { small: null, big: null, rest: [], line: 0, inDefaults: false };
    const { node, inDefaults } = source;
    const values = node.amounts.map((a) => chips(a, inDefaults));
    const [one, two] = node.amounts;
    if (one !== undefined && two !== undefined && areExchanged(one, two)) {
      const [more, less] = [values[0] ?? 0, values[1] ?? 0];
      const params = { small: chipsOf(more), big: chipsOf(less) };
      report.add('setup/bad-amount', inDefaults ? head : one, params, { message: 'setup/bad-amount.small-blind' });
      values[0] = less;
      values[1] = more;
    }
    const { line } = node;
    const [first = null, second = null] = values;
    if (values.length <= 1) return { small: null, big: first, rest: [], line, inDefaults };
    return { small: first, big: second, rest: values.slice(2).map((v) => v ?? 0), line, inDefaults };
  }

  function forcedBets(): Forced[] {
    const out: Forced[] = [];
    const push = (
      kindOfBet: ForcedBet['kind'],
      seat: Seat | null,
      amount: Chips | null,
      at: { line: number; inDefaults: boolean },
    ) => {
      if (seat !== null && amount !== null && amount > 0) {
        out.push({ kind: kindOfBet, seat, amount, line: at.line, inDefaults: at.inDefaults });
      }
    };
    for (const { node, inDefaults } of lines.all('ante')) {
      const at = { line: node.line, inDefaults };
      const amount = chips(node.amount, inDefaults);
      if (!node.by && amount !== null && isLikeBigBlind(amount))
        report.add(
          'setup/bad-amount',
          inDefaults || node.amount === null ? head : node.amount,
          { amount: chipsOf(amount), total: chipsOf(amount * stacks.length) },
          { message: 'setup/bad-amount.each-ante', severity: 'hint', topic: 'ante-format' },
        );
      if (node.by) push('dead-ante', find(node.by, inDefaults), amount, at);
      else for (let seat = 0; seat < stacks.length; seat++) push('ante', seat, amount, at);
    }
    if (bomb) {
      const at = { line: bomb.node.line, inDefaults: bomb.inDefaults };
      for (let seat = 0; seat < stacks.length; seat++) push('ante', seat, bombAmount, at);
      return out;
    }
    const blindLine = lines.first('blinds');
    if (blindLine?.node.by) push('blind', find(blindLine.node.by, blindLine.inDefaults), blinds.big, blinds);
    else {
      push('blind', seating.smallBlind, blinds.small, blinds);
      push('blind', seating.bigBlind, blinds.big, blinds);
      blinds.rest.forEach((amount, i) => {
        const seat = straddler(i);
        if (seat !== null && amount > 0 && isTooSmallToStraddle(amount, blinds.big ?? 0, stacks[seat] ?? amount)) {
          const third = blindLine?.node.amounts[2 + i];
          reportNoStraddle(third ?? null, amount, blinds.inDefaults, 'setup/bad-amount.third-blind');
          // What is told as an ante elsewhere: of one for all where it is a big blind, else of each.
          if (amount === blinds.big) push('dead-ante', seating.bigBlind, amount, blinds);
          else for (let each = 0; each < stacks.length; each++) push('ante', each, amount, blinds);
          return;
        }
        push('straddle', seat, amount, blinds);
      });
    }
    let highest = blinds.rest.reduce((most, amount) => Math.max(most, amount), blinds.big ?? 0);
    for (const { node, inDefaults } of lines.all('straddle')) {
      const amount = chips(node.amount, inDefaults) ?? 2 * highest;
      highest = Math.max(highest, amount);
      // `straddle 4`: as a third number of the blinds it is that of the next seat behind them.
      const told = out.filter((bet) => bet.kind === 'straddle').length;
      const seat = node.player === null ? straddler(told) : find(node.player, inDefaults);
      if (seat !== null && blinds.big !== null && isTooSmallToStraddle(amount, blinds.big, stacks[seat] ?? amount))
        reportNoStraddle(node.amount, amount, inDefaults, 'setup/bad-amount.straddle');
      push('straddle', seat, amount, { line: node.line, inDefaults });
    }
    for (const s of lines.posts) {
      if (s.player === null) continue;
      push(s.dead ? 'post-dead' : 'post', find(s.player, false), chips(s.amount, false), {
        line: s.line,
        inDefaults: false,
      });
    }
    return out;
  }

  /** The seat so many behind the first that straddles, which is the one behind the big blind. */
  function straddler(more: number): Seat | null {
    return seating.bigBlind === null ? null : (seating.bigBlind + 1 + more) % stacks.length;
  }

  function reportNoStraddle(amount: AmountNode | null, value: Chips, inDefaults: boolean, message: string): void {
    const params = { amount: chipsOf(value), big: chipsOf(blinds.big ?? 0) };
    report.add('setup/bad-amount', inDefaults || amount === null ? head : amount, params, {
      message,
      topic: 'straddles',
    });
  }

  /** An ante of everybody that is rather one for all: in short deck it is usual, heads-up it is as much. */
  function isLikeBigBlind(ante: Chips): boolean {
    const blindLine = lines.first('blinds');
    return ante > 0 && ante === blinds.big && !blindLine?.node.by && stacks.length > 2 && game.deck !== 'short';
  }

  /** What each player antes, also where a spot posts none. */
  function ownAnte(): Chips {
    const own = lines.all('ante').find(({ node }) => node.by === null);
    return own?.node.amount?.form === 'number' ? (numbers.chips(own.node.amount) ?? 0) : 0;
  }

  /** Reports blinds or bet sizes that are missing; true where all is there. */
  function checkBlinds(): boolean {
    if (kind === 'ledger') return true;
    if (kind === 'hand' && bomb === null && blinds.big === null && seating.listed.length > 0 && !hasForced()) {
      // What is wrong with a line that is there has been told.
      if (!unreadSetup && !lines.has('blinds') && lines.has('seats')) report.add('setup/blinds-missing', head);
      return false;
    }
    if (game.betting === 'fixed-limit' && betSizes.length === 0 && blinds.big === null) {
      if (!unreadSetup) report.add('setup/blinds-missing', head, {}, { message: 'setup/blinds-missing.bets' });
      return false;
    }
    return true;
  }

  function hasForced(): boolean {
    return forced.some((f) => f.kind === 'blind' || f.kind === 'straddle' || f.kind === 'ante');
  }

  function readPots(): PotBefore[] | null {
    const pots: PotBefore[] = [];
    for (const s of tree.statements) {
      if (s.kind === 'action') break;
      if (s.kind !== 'pot') continue;
      const amount = chips(s.amount, false);
      if (amount === null) continue;
      const eligible =
        s.eligible === null ? null : s.eligible.map((ref) => find(ref, false)).filter((seat) => seat !== null);
      pots.push({ amount, eligible });
    }
    return pots.length === 0 ? null : pots;
  }

  function readRake(): RakeTerms | null {
    const source = lines.first('rake');
    if (source === null) return null;
    const { node, inDefaults } = source;
    return {
      percent: node.percent,
      cap: chips(node.cap, inDefaults),
      amount: chips(node.amount, inDefaults),
      noFlopNoDrop: node.noFlopNoDrop,
    };
  }
}

/** A reference that means nobody at a table of these players: no such name, or nobody in that position. */
export function reportPlayer(
  ref: PlayerRef,
  {
    listed: players,
    positions,
  }: { readonly listed: readonly { readonly name: string }[] } & Pick<Seating, 'positions'>,
  report: Report,
  span: Span,
): void {
  const listed = players.map((l) => l.name);
  if (ref.kind === 'position') {
    const seats = positions.filter((p) => p !== null);
    report.add(
      'setup/bad-position',
      span,
      { position: text(ref.text), names: names(listed), seats: text(seats.join(' ')) },
      {
        message: seats.length === 0 ? 'setup/bad-position.untold' : 'setup/bad-position.nobody',
      },
    );
  } else reportUnknownPlayer(ref.text, listed, report, span);
}

function headOf(tree: HandTree, first: Statement): Span {
  // All others are a line.
  if (first.kind !== 'branch' && first.kind !== 'seats') return first;
  let end = first.start;
  while (end < first.end && !isLineBreak(tree.text.charCodeAt(end))) end++;
  return { start: first.start, end };
}

const isLineBreak = (code: number): boolean => code === 10 || code === 13;

/** The big blind as written: the second blind, or the only one. */
function bigBlindDecimal(lines: SetupLines): Decimal | null {
  const amounts = lines.first('blinds')?.node.amounts ?? [];
  const [one, two] = amounts;
  const amount = two === undefined || areExchanged(one, two) ? one : two;
  return amount?.form === 'number' && amount.unit === 'chips' ? amount.value : null;
}

/** `blinds 200/100`: the small blind is written behind the big one. */
function areExchanged(one: AmountNode | undefined, two: AmountNode): boolean {
  if (one?.form !== 'number' || two.form !== 'number' || one.unit !== 'chips' || two.unit !== 'chips') return false;
  return two.value.units > 0 && compareDecimals(one.value, two.value) > 0;
}
