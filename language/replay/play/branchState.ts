/** The state of one line of play: the table, the cards, and what has been shown and claimed so far. Branches continue in a copy. */
import { cloneState, type HandState } from '../../poker/state';
import type { Seat, Street } from '../../poker/types';
import type { Span, Statement, StatementOf } from '../../syntax/tree';
import type { KnownCards, Moment, Step } from '../timeline';
import { Recovery } from './recovery';
import { SharedList } from './sharedList';

/** A known card, and where it is written first. */
interface SeenCard {
  readonly code: string;
  readonly span: Span;
}

const NO_CARDS: readonly string[] = [];

/** A branch begins with copies of all fields, except those that `copy` lists. */
export class BranchState {
  board: string[] = [];
  secondBoard: string[] | null = null;
  /** Street lines that repeat earlier streets (reported) give the second board. */
  secondByStreets = false;
  /** Hole cards by seat as ASCII codes; empty: none given. */
  cards: (readonly string[])[];
  seen: SeenCard[] = [];
  /** By seat; absent: no. */
  mucked: boolean[] = [];
  /** Seats that have turned up their whole hand; absent: no. */
  tabled: boolean[] = [];
  wins: SharedList<StatementOf<'wins'>> = SharedList.of();
  steps = SharedList.of<Step>();
  moments: Moment[] = [];
  /** The points that `mark` lines of this line of play name; null: none yet. */
  private marks: Map<string, BranchState> | null = null;
  /** The line of play whose marks are visible here too. */
  private above: BranchState | null = null;
  /** The line that runs the board twice; null: once. */
  runTwice: StatementOf<'run-twice'> | null = null;
  /** The street that was open when that line came. */
  ranOn: Street = 'preflop';
  /** The `board` line that gives the first board; null: none does. */
  boardLine: StatementOf<'board'> | null = null;
  /** In a ledger: the players who have an entry in this line of play, and where. */
  entries = new Map<Seat, Span>();
  /** By seat: an action line stated how large an unknown stack was; absent: no. */
  stackStated: boolean[] = [];
  /** A street line has been read (the first one of a spot opens its own street). */
  begun = false;
  /** A bomb pot before its flop: nobody bets. */
  beforeBomb = false;
  recovery = new Recovery();
  /** The lines of this line of play, including those below the current one. */
  lines: readonly Statement[] = [];

  constructor(
    readonly state: HandState,
    seats: number,
  ) {
    this.cards = [];
    for (let seat = 0; seat < seats; seat++) this.cards.push(NO_CARDS);
  }

  /** An independent copy of this point, which sees the marks of a line of play. */
  fork(above: BranchState): BranchState {
    const copy = this.copy();
    copy.above = above;
    return copy;
  }

  /** This point, to be continued in forks. It shares the steps so far: there may be many marks and branches. */
  private copy(): BranchState {
    const { state, moments, marks, above, entries, lines, ...inherited } = this as BranchState;
    return Object.assign(new BranchState(cloneState(state), 0), copyFields(inherited));
  }

  /** The cards that are known at this point; a copy. */
  knownCards(): KnownCards {
    const boards = this.secondBoard === null ? [[...this.board]] : [[...this.board], [...this.secondBoard]];
    return { boards, holes: [...this.cards] };
  }

  /** The point that a mark names; undefined: no mark has this name. */
  markNamed(name: string): BranchState | undefined {
    return this.marks?.get(name) ?? this.above?.markNamed(name);
  }

  get markNames(): readonly string[] {
    return [...(this.above?.markNames ?? []), ...(this.marks?.keys() ?? [])];
  }

  /** Names this point. */
  mark(name: string): void {
    this.marks ??= new Map();
    this.marks.set(name, this.copy());
  }

  /** The step that set the level of this street; null where nobody has bet. */
  levelStep(): Step | null {
    return this.lastStep((step) => step.by > 0);
  }

  /** A player's last action on this street (a forced bet is not an action). */
  lastActionOf(seat: Seat): Step | null {
    return this.lastStep((step) => step.seat === seat && step.statement !== null);
  }

  private lastStep(wanted: (step: Step) => boolean): Step | null {
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const step = this.steps.at(i);
      if (step === undefined || step.street !== this.state.street) return null;
      if (wanted(step)) return step;
    }
    return null;
  }
}

interface Copyable {
  copy(): unknown;
}

const isCopyable = (value: unknown): value is Copyable =>
  typeof value === 'object' && value !== null && 'copy' in value && typeof value.copy === 'function';

/** Lists are copied, and what can copy itself; other values (numbers, nodes of the tree) never change. */
function copyFields<T extends object>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      Array.isArray(value) ? [...value] : isCopyable(value) ? value.copy() : value,
    ]),
  ) as T;
}
