/** The result of a line of play, once it has been played to its end. */
import { legalActions } from '../../poker/betting';
import type { HandState } from '../../poker/state';
import type { Chips, Legal } from '../../poker/types';
import type { BranchNode } from '../../syntax/tree';
import type { Table } from '../setup/table';
import type { LineOfPlay, Moment, Settlement, Step } from '../timeline';
import type { BranchState } from './branchState';
import { settle } from './settle';

/** Results are computed on demand: for most hands of a long file nobody asks. */
export class PlayedLine implements LineOfPlay {
  readonly from: string | null;
  readonly board: readonly string[];
  readonly secondBoard: readonly string[] | null;
  readonly cards: readonly (readonly string[])[];
  readonly over: boolean;
  readonly state: HandState;
  readonly moments: readonly Moment[];
  private allSteps: readonly Step[] | null = null;
  private settled: Settlement | null = null;
  private atEnd: readonly Chips[] | null = null;

  constructor(
    private readonly play: BranchState,
    private readonly table: Table,
    readonly branch: BranchNode | null,
    readonly title: string | null,
    readonly ownFrom: number,
    readonly branches: readonly LineOfPlay[],
  ) {
    this.from = branch?.from?.text ?? null;
    this.board = play.board;
    this.secondBoard = play.secondBoard;
    this.cards = play.cards;
    this.over = play.state.over;
    this.state = play.state;
    this.moments = play.moments;
  }

  get steps(): readonly Step[] {
    this.allSteps ??= this.play.steps.all();
    return this.allSteps;
  }

  stepsBetween(first: number, end?: number): readonly Step[] {
    return this.play.steps.slice(first, end);
  }

  get next(): Legal | null {
    return legalActions(this.state);
  }

  get settlement(): Settlement {
    this.settled ??= settle(this.play, this.table).settlement;
    return this.settled;
  }

  get stacks(): readonly Chips[] {
    this.atEnd ??= stacksOf(this.state, this.settlement);
    return this.atEnd;
  }
}

/** Chips behind; awards and the refund are added once no action remains. */
function stacksOf(state: HandState, settlement: Settlement): Chips[] {
  return state.players.map((player, seat) => {
    if (!state.over) return player.stack;
    const won = settlement.awards.reduce((total, award) => (award.seat === seat ? total + award.amount : total), 0);
    return player.stack + won + (settlement.refund?.seat === seat ? settlement.refund.amount : 0);
  });
}
