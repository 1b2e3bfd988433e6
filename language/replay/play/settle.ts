/** Settles the pots: refund, layers and pots, winners by the cards or by the text, rake, awards and net results. */
import { name } from '../../diagnostics/params';
import { awardPots } from '../../poker/awards';
import { isBettingPossible } from '../../poker/betting';
import { type Card, cardFromCode, UNKNOWN_CARD } from '../../poker/cards';
import { potDivisionOf, refundOf } from '../../poker/pots';
import { rakeOf } from '../../poker/rake';
import { bestFive } from '../../poker/ranking';
import { orderFromButton } from '../../poker/seating';
import { type BoardWinners, contendersOf, showdown } from '../../poker/showdown';
import { countInHand } from '../../poker/turn';
import type { Chips, Pot, Seat } from '../../poker/types';
import type { Table } from '../setup/table';
import type { Award, Settlement } from '../timeline';
import type { BranchState } from './branchState';
import { type Claim, claim, StatedWinners } from './statedWinners';

const NOTHING = {
  refund: null,
  layers: null,
  pots: null,
  awards: [],
  byPot: [],
  decided: false,
  rake: 0,
  net: null,
} as const satisfies Settlement;

/** The settlement at this point of the play, and the wrong claims of its `wins` lines. */
export function settle(play: BranchState, table: Table): { settlement: Settlement; claims: readonly Claim[] } {
  const { state } = play;
  const division = potDivisionOf(state);
  // An uncalled bet goes back even if the pot is unknown.
  if (division === null)
    return { settlement: { ...NOTHING, refund: refundOf(state.players.map((p) => p.handPaid)) }, claims: [] };
  const rake = rakeByPot(play, table, division.pots);
  const { refund, layers, pots } = division;
  const open: Settlement = {
    refund,
    layers,
    pots,
    awards: [],
    byPot: pots.map(() => null),
    decided: false,
    rake: rake.reduce((total, chips) => total + chips, 0),
    net: null,
  };
  if (state.toAct !== null || !(state.over || isDecidable(play))) {
    const claims =
      state.toAct === null
        ? []
        : play.wins.all().map((node) =>
            claim('expect/not-decided', node, node, 'claims/too-early', {
              name: name(table.seating.listed[state.toAct ?? 0]?.name ?? '?'),
            }),
          );
    return { settlement: open, claims };
  }
  const winners = division.pots.map((pot) => winnersByCards(play, table, pot));
  const stated = new StatedWinners(play, table, division.pots, rake, winners);
  const { awards: byRule, undecided } = awardPots({
    pots: division.pots,
    rake,
    winners: stated.winners,
    unit: table.setup.unit,
    order: orderFromButton(table.setup.stacks.length, table.setup.button),
    oddChip: table.rules.oddChip,
    playing: (seat, board, half) => playingCards(play, table, seat, board, half),
  });
  const inParts = stated.parts.toSorted((a, b) => a.pot - b.pot);
  const byPot = division.pots.map((_, pot) =>
    !undecided.includes(pot) ? ofPot(byRule, pot) : stated.settled.has(pot) ? ofPot(inParts, pot) : null,
  );
  const decided = !byPot.includes(null);
  const awards = byPot.flatMap((parts) => parts ?? []);
  return {
    settlement: {
      ...open,
      awards: decided ? awards : [],
      byPot,
      decided,
      net: decided ? nets(play, awards, division.refund) : null,
    },
    claims: [...stated.claims, ...stated.check({ byPot, refund })],
  };
}

/** Whether the text, or a complete board, decides who would win if no more chips went in. */
function isDecidable(play: BranchState): boolean {
  if (play.wins.length > 0 || play.mucked.includes(true) || isRunningOut(play)) return true;
  return play.state.street === 'showdown' || boardsOf(play).every((b) => b.length === 5);
}

/** Whether nobody can bet any more: streets still to come are only unknown cards. */
function isRunningOut({ state, runTwice }: BranchState): boolean {
  return state.toAct === null && runTwice === null && !isBettingPossible(state);
}

const ofPot = (awards: readonly Award[], pot: number): Award[] => awards.filter((award) => award.pot === pot);

function nets(play: BranchState, awards: readonly Award[], refund: Settlement['refund']): Chips[] {
  return play.state.players.map((player, seat) => {
    const won = awards.reduce((total, award) => (award.seat === seat ? total + award.amount : total), 0);
    const back = refund?.seat === seat ? refund.amount : 0;
    return won + back - player.handPaid - player.deadPaid;
  });
}

function rakeByPot(play: BranchState, table: Table, pots: readonly Pot[]): Chips[] {
  const terms = table.rake;
  if (terms === null || (terms.percent === null && terms.amount === null)) return pots.map(() => 0);
  return rakeOf({
    pots,
    charge:
      terms.percent === null
        ? { kind: 'amount', amount: terms.amount ?? 0 }
        : { kind: 'percent', ...terms.percent, cap: terms.cap },
    noFlopNoDrop: terms.noFlopNoDrop,
    // A board given after everybody has folded was never dealt.
    flopSeen: play.state.street !== 'preflop' || (play.board.length >= 3 && countInHand(play.state) > 1),
    unit: table.setup.unit,
    basis: table.rules.rakeBasis,
  });
}

const toCards = (codes: readonly string[]): Card[] => codes.map((code) => cardFromCode(code) ?? UNKNOWN_CARD);
const isKnown = (code: string): boolean => code !== '??';

/** One board; if the hand is run twice, both, of which the second is empty until it is given. */
function boardsOf({ board, secondBoard, runTwice }: BranchState): readonly (readonly string[])[] {
  return secondBoard === null && runTwice === null ? [board] : [board, secondBoard ?? []];
}

/** The winners of a pot by the cards; a board is `undecided` if they do not suffice. */
function winnersByCards(play: BranchState, table: Table, pot: Pot): readonly BoardWinners[] {
  const boards = boardsOf(play);
  const contenders = contendersOf(pot.eligible, play.mucked);
  const lone = contenders.length === 1;
  const isWhole = boards.every((b) => b.length === 5) || isRunningOut(play);
  const enough = isWhole && contenders.some((seat) => play.cards[seat]?.some(isKnown));
  if (!lone && !enough) return boards.map(() => ({ high: 'undecided', low: table.game.low ? 'undecided' : 'none' }));
  const hands = play.cards.map((codes) => (codes.length === 0 ? null : toCards(codes)));
  return showdown({ game: table.game, boards: boards.map(toCards), hands, mucked: play.mucked }, pot.eligible);
}

function playingCards(
  play: BranchState,
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
