/** Who gets what: refund, layers and pots, the winners by the cards or by the text, rake, awards and nets. */
import type { DiagnosticCode } from '../diagnostics/codes';
import { chips, name, names, sentence } from '../diagnostics/params';
import type { Params } from '../diagnostics/problem';
import { awardPots, splitInUnits } from '../poker/awards';
import { type Card, cardFromCode, UNKNOWN_CARD } from '../poker/cards';
import { settlementOf } from '../poker/pots';
import { rakeOf } from '../poker/rake';
import { bestFive } from '../poker/ranking';
import { type BoardWinners, showdown } from '../poker/showdown';
import type { Chips, Pot, Seat } from '../poker/types';
import type { Span, StatementOf } from '../syntax/tree';
import type { Play } from './play';
import type { Table } from './table';
import type { Award, Settlement } from './timeline';

/** Something said by a `wins` line that cannot be. */
export interface Claim {
  readonly code: DiagnosticCode;
  readonly node: StatementOf<'wins'>;
  readonly span: Span;
  readonly message: string;
  readonly params: Params;
}

const NOTHING = {
  refund: null,
  layers: null,
  pots: null,
  awards: [],
  decided: false,
  rake: 0,
  net: null,
} as const satisfies Settlement;

/** How the chips lie at this point of the play, and what its `wins` lines claim wrongly. */
export function settle(play: Play, table: Table): { settlement: Settlement; claims: readonly Claim[] } {
  const { state } = play;
  const lies = settlementOf(state);
  if (lies === null) return { settlement: NOTHING, claims: [] };
  const open = { ...NOTHING, ...lies };
  if (state.toAct !== null || (!state.over && play.wins.length === 0 && state.street !== 'showdown')) {
    const claims =
      state.toAct === null
        ? []
        : play.wins.map((node) =>
            claim('expect/not-decided', node, node, 'claims/too-early', {
              name: name(seatName(table, state.toAct ?? 0)),
            }),
          );
    return { settlement: open, claims };
  }
  const rake = rakeByPot(play, table, lies.pots);
  const winners = lies.pots.map((pot) => winnersByCards(play, table, pot));
  const told = new Told(play, table, lies.pots, rake, winners);
  const { awards: byRule, undecided } = awardPots({
    pots: lies.pots,
    rake,
    winners: told.winners,
    unit: table.setup.unit,
    order: orderFromButton(table),
    oddChip: table.rules.oddChip,
    playing: (seat, board, half) => playingCards(play, table, seat, board, half),
  });
  const awards = [...byRule, ...told.parts];
  const decided = undecided.every((pot) => told.settled.has(pot));
  const claims = [...told.claims, ...told.check(awards, decided)];
  const settlement = {
    ...open,
    awards: decided ? awards : [],
    decided,
    rake: decided ? rake.reduce((a, b) => a + b, 0) : 0,
  };
  return { settlement: { ...settlement, net: decided ? nets(play, settlement) : null }, claims };
}

function nets(play: Play, settlement: Pick<Settlement, 'awards' | 'refund'>): Chips[] {
  return play.state.players.map((player, seat) => {
    const won = settlement.awards.reduce((total, award) => (award.seat === seat ? total + award.amount : total), 0);
    const back = settlement.refund?.seat === seat ? settlement.refund.amount : 0;
    return won + back - player.handPaid - player.deadPaid;
  });
}

const seatName = (table: Table, seat: Seat): string => table.seating.listed[seat]?.name ?? '?';

function orderFromButton(table: Table): Seat[] {
  const { button, stacks } = table.setup;
  return stacks.map((_, i) => (button + 1 + i) % stacks.length);
}

function rakeByPot(play: Play, table: Table, pots: readonly Pot[]): Chips[] {
  const terms = table.rake;
  if (terms === null || (terms.percent === null && terms.amount === null)) return pots.map(() => 0);
  return rakeOf({
    pots,
    charge:
      terms.percent === null
        ? { kind: 'amount', amount: terms.amount ?? 0 }
        : { kind: 'percent', ...terms.percent, cap: terms.cap },
    noFlopNoDrop: terms.noFlopNoDrop,
    flopSeen: play.board.length >= 3 || play.state.street !== 'preflop',
    unit: table.setup.unit,
    basis: table.rules.rakeBasis,
  });
}

const toCards = (codes: readonly string[]): Card[] => codes.map((code) => cardFromCode(code) ?? UNKNOWN_CARD);
const isKnown = (code: string): boolean => code !== '??';

function boardsOf(play: Play): readonly (readonly string[])[] {
  return play.secondBoard === null ? [play.board] : [play.board, play.secondBoard];
}

/** What the cards say of a pot; each board `undecided` where they do not suffice. */
function winnersByCards(play: Play, table: Table, pot: Pot): readonly BoardWinners[] {
  const boards = boardsOf(play);
  const contenders = pot.eligible.filter((seat) => !play.mucked[seat]);
  const lone = contenders.length === 1;
  const enough = boards.every((b) => b.length === 5) && contenders.some((seat) => play.cards[seat]?.some(isKnown));
  if (!lone && !enough) return boards.map(() => ({ high: 'undecided', low: table.game.low ? 'undecided' : 'none' }));
  const hands = play.cards.map((codes) => (codes.length === 0 ? null : toCards(codes)));
  return showdown({ game: table.game, boards: boards.map(toCards), hands, mucked: play.mucked }, pot.eligible);
}

function playingCards(
  play: Play,
  table: Table,
  seat: Seat,
  board: number,
  half: 'high' | 'low',
): readonly Card[] | null {
  const cards = play.cards[seat] ?? [];
  const on = boardsOf(play)[board] ?? [];
  if (cards.length === 0 || !cards.every(isKnown) || !on.every(isKnown)) return null;
  const best = bestFive(table.game, toCards(cards), toCards(on));
  return half === 'high' ? best.high : best.low;
}

const isDecided = (boards: readonly BoardWinners[]): boolean =>
  boards.every((b) => b.high !== 'undecided' && b.low !== 'undecided');

/**
 * What the `wins` lines tell. Each takes, in written order, the pots not yet decided for which the named
 * are eligible; one with a smaller amount takes that part and leaves the rest to the next.
 */
class Told {
  readonly winners: (readonly BoardWinners[])[];
  /** Parts awarded by amount, in pots that several lines share out. */
  readonly parts: Award[] = [];
  readonly settled = new Set<number>();
  readonly claims: Claim[] = [];
  /** Pots that each line speaks of. */
  private readonly takes = new Map<StatementOf<'wins'>, { seats: Seat[]; pots: number[] }>();

  constructor(
    play: Play,
    private readonly table: Table,
    private readonly pots: readonly Pot[],
    private readonly rake: readonly Chips[],
    private readonly byCards: readonly (readonly BoardWinners[])[],
  ) {
    this.winners = [...byCards];
    const left = pots.map((pot, i) => pot.amount - (rake[i] ?? 0));
    const open = new Set(pots.flatMap((_, i) => (isDecided(byCards[i] ?? []) ? [] : [i])));
    const shared = new Map<StatementOf<'wins'>, number[]>();
    const claimed = new Set<number>();
    for (const node of play.wins) {
      const seats = node.players.map((ref) => table.seating.find(ref)).filter((seat) => seat !== null);
      if (seats.length === 0) continue;
      const eligible = this.eligiblePots(node, seats, play);
      if (eligible.length === 0) continue;
      const unclaimed = eligible.filter(
        (i) => open.has(i) || !claimed.has(i) || byCards[i]?.some((b) => wins(b, seats)),
      );
      this.takes.set(node, { seats, pots: unclaimed });
      for (const i of unclaimed) claimed.add(i);
      const taken = eligible.filter((i) => open.has(i));
      if (taken.length === 0) continue;
      const room = taken.reduce((total, i) => total + (left[i] ?? 0), 0);
      const amount = node.amount?.form === 'number' ? table.numbers.chips(node.amount) : null;
      if (amount !== null && amount < room && seats.length === 1) {
        shared.set(node, taken);
        this.takePart(seats[0] ?? 0, amount, taken, left);
        continue;
      }
      for (const i of taken) {
        if ((left[i] ?? 0) === pots[i]?.amount || this.parts.every((part) => part.pot !== i)) {
          this.winners[i] = (byCards[i] ?? []).map(() => ({ high: seats, low: 'none' }));
        } else {
          splitInUnits(left[i] ?? 0, seats.length, table.setup.unit).forEach((part, k) => {
            this.part(seats[k] ?? 0, i, part);
          });
          this.settled.add(i);
        }
        left[i] = 0;
        open.delete(i);
      }
    }
    for (const i of open) if (left[i] === 0 && this.parts.some((part) => part.pot === i)) this.settled.add(i);
    this.unshared(shared, left);
  }

  private eligiblePots(node: StatementOf<'wins'>, seats: readonly Seat[], play: Play): number[] {
    const asked = node.pot === null ? null : node.pot.kind === 'main' ? 0 : (node.pot.index ?? 1);
    const may = this.pots.flatMap((pot, i) =>
      seats.every((seat) => pot.eligible.includes(seat) && !play.mucked[seat]) ? [i] : [],
    );
    const found = asked === null ? may : may.filter((i) => i === asked);
    if (found.length > 0) return found;
    const pot = this.pots[asked ?? 0];
    const ref = node.players[0] ?? node;
    this.claims.push(
      claim(
        'claims/not-eligible',
        node,
        ref,
        pot === undefined ? 'claims/not-eligible.no-pot' : 'claims/not-eligible',
        {
          names: names(seats.map((seat) => seatName(this.table, seat))),
          eligible: names((pot?.eligible ?? []).map((seat) => seatName(this.table, seat))),
        },
      ),
    );
    return [];
  }

  private takePart(seat: Seat, amount: Chips, taken: readonly number[], left: Chips[]): void {
    let rest = amount;
    for (const i of taken) {
      const part = Math.min(rest, left[i] ?? 0);
      this.part(seat, i, part);
      left[i] = (left[i] ?? 0) - part;
      rest -= part;
    }
  }

  private part(seat: Seat, pot: number, amount: Chips): void {
    if (amount > 0) this.parts.push({ seat, pot, amount });
  }

  /** Lines that share pots out by amount must leave nothing over. */
  private unshared(shared: ReadonlyMap<StatementOf<'wins'>, number[]>, left: readonly Chips[]): void {
    const lines = [...shared];
    const last = lines.at(-1);
    if (last === undefined) return;
    const [node, taken] = last;
    const over = taken.reduce((total, i) => total + (left[i] ?? 0), 0);
    if (over === 0) return;
    const whole = taken.reduce((total, i) => total + (this.pots[i]?.amount ?? 0) - (this.rake[i] ?? 0), 0);
    if (lines.length === 1) {
      this.claims.push(
        claim('claims/wrong-award', node, node.amount ?? node, 'claims/wrong-award', {
          names: names(node.players.map((p) => p.text)),
          right: chips(whole),
          said: chips(whole - over),
        }),
      );
      return;
    }
    this.claims.push(
      claim('claims/not-conserved', node, node.amount ?? node, 'claims/not-conserved', {
        pot: chips(whole),
        claimed: chips(whole - over),
        missing: chips(over),
      }),
    );
  }

  /** Holds the lines against the awards that the cards, or the lines themselves, come to. */
  check(awards: readonly Award[], decided: boolean): Claim[] {
    const out: Claim[] = [];
    for (const [node, { seats, pots }] of this.takes) {
      const sure = pots.filter((i) => isDecided(this.byCards[i] ?? []));
      const won = (seat: Seat) =>
        awards.reduce((total, a) => (a.seat === seat && pots.includes(a.pot) ? total + a.amount : total), 0);
      const loser =
        sure.length === 0
          ? undefined
          : seats.find((seat) => !sure.some((i) => this.byCards[i]?.some((b) => wins(b, [seat]))));
      if (loser !== undefined && sure.length === pots.length) {
        const right = [...new Set(sure.flatMap((i) => awards.filter((a) => a.pot === i).map((a) => a.seat)))];
        out.push(
          claim('claims/wrong-winner', node, node.players[seats.indexOf(loser)] ?? node, 'claims/wrong-winner', {
            name: name(seatName(this.table, loser)),
            names: names(right.map((seat) => seatName(this.table, seat))),
          }),
        );
        continue;
      }
      const said = node.amount?.form === 'number' ? this.table.numbers.chips(node.amount) : null;
      const right = seats.reduce((total, seat) => total + won(seat), 0);
      if (decided && said !== null && node.amount !== null && said !== right) {
        out.push(
          claim('claims/wrong-award', node, node.amount, 'claims/wrong-award', {
            names: names(seats.map((seat) => seatName(this.table, seat))),
            right: chips(right),
            said: chips(said),
          }),
        );
      }
    }
    return out;
  }
}

function wins(board: BoardWinners, seats: readonly Seat[]): boolean {
  const holds = (half: BoardWinners['high'] | BoardWinners['low']) =>
    half !== 'undecided' && half !== 'none' && seats.some((seat) => half.includes(seat));
  return holds(board.high) || holds(board.low);
}

function claim(code: DiagnosticCode, node: StatementOf<'wins'>, span: Span, message: string, params: Params): Claim {
  return { code, node, span, ...sentence(message, params) };
}
