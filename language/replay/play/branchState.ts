/** One line of play as it goes: the state, the cards, what was shown and claimed so far. Branches play on in a copy. */
import { cloneState, type HandState } from '../../poker/state';
import type { Chips, Legal, Seat, Street } from '../../poker/types';
import type { ActionNode, Span, Statement, StatementOf } from '../../syntax/tree';
import type { KnownCards, Moment, Step } from '../timeline';
import { SharedList } from './sharedList';
import { SmallSet } from './smallSet';

/** What somebody showed, and where. */
interface SeenCard {
  readonly code: string;
  readonly span: Span;
}

const NO_CARDS: readonly string[] = [];

export class BranchState {
  board: string[] = [];
  secondBoard: string[] | null = null;
  /** The second board is told by lines of streets that had come already (reported). */
  secondByStreets = false;
  /** Hole cards by seat as ASCII codes; empty: none told. */
  cards: (readonly string[])[];
  /** Every known card and where it was first told. */
  seen: SeenCard[] = [];
  /** By seat; absent: no. */
  mucked: boolean[] = [];
  /** Seats that have turned up their whole hand. */
  tabled = new SmallSet<Seat>();
  wins: SharedList<StatementOf<'wins'>> = SharedList.of();
  steps = SharedList.of<Step>();
  moments: Moment[] = [];
  /** The points that `mark` lines of this very line of play name; null: none yet. */
  private marks: Map<string, BranchState> | null = null;
  /** The line of play whose marks are seen, too. */
  private above: BranchState | null = null;
  /** Cards were told that cannot be, and are not known because of that. */
  cardsRefused = false;
  /** The line that says that the board is run twice; null: once. */
  runTwice: StatementOf<'run-twice'> | null = null;
  /** The street that was open when that line came. */
  ranOn: Street = 'preflop';
  /** The `board` line that told the first board; null: none did. */
  boardLine: StatementOf<'board'> | null = null;
  /** Of a ledger: who has an entry in this very line of play, and where. A branch begins without any. */
  entries = new Map<Seat, Span>();
  /** The seat's stack became known, or short, by what the text told about this player. */
  stackStated: boolean[] = [];
  /** A street line has been read (a spot's first one opens its own street). */
  begun = false;
  /** A bomb pot whose flop is still to come in the text: nobody bets. */
  beforeBomb = false;
  /** Seats that the replay itself folded, or put all-in, to go on after a mistake: what follows from that is not reported again. */
  putOut = new SmallSet<Seat>();
  /** A line that could not be read, or an action of nobody, was left out and none has followed in its turn: what seems wrong now may come from that. */
  lost: 'line' | 'action' | null = null;
  /** Seats of whom an action was left out because it was not their turn. */
  lostOf = new SmallSet<Seat>();
  /** Seats of whom an action was left out because the street had closed: it may belong to the next. */
  early = new SmallSet<Seat>();
  /** An action that was told has been left out. */
  leftOut = false;
  /** On this street an action was played as the nearest that could be made of it: what then seems wrong may come from that. */
  guessed: 'action' | 'amount' | null = null;
  /** Street total of a bet on this street that no stack could pay: who calls it may say so. Null: there is none. */
  overBet: Chips | null = null;
  /** Seats that the replay itself let check on this street. */
  passed = new SmallSet<Seat>();
  /** The play goes another way than the text tells, because of a mistake that is reported: nothing more is judged. */
  astray = false;
  /** Mistakes that are told once, though every later line repeats them. */
  private told = new SmallSet<string>();
  /** The lines of this line of play, those below the current one, too. */
  lines: readonly Statement[] = [];

  constructor(
    readonly state: HandState,
    seats: number,
  ) {
    this.cards = [];
    for (let seat = 0; seat < seats; seat++) this.cards.push(NO_CARDS);
  }

  /** An independent copy at this very point, which knows the marks of a line of play. */
  fork(above: BranchState): BranchState {
    const copy = this.point();
    copy.above = above;
    return copy;
  }

  /** This very point, to play on from in forks. It shares the steps so far: marks and branches may be many. */
  private point(): BranchState {
    const copy = new BranchState(cloneState(this.state), this.cards.length);
    copy.steps = this.steps.fork();
    copy.board = [...this.board];
    copy.secondBoard = this.secondBoard === null ? null : [...this.secondBoard];
    copy.secondByStreets = this.secondByStreets;
    copy.cards = [...this.cards];
    copy.seen = [...this.seen];
    copy.mucked = [...this.mucked];
    copy.tabled = this.tabled.copy();
    copy.wins = this.wins.fork();
    copy.cardsRefused = this.cardsRefused;
    copy.runTwice = this.runTwice;
    copy.ranOn = this.ranOn;
    copy.boardLine = this.boardLine;
    copy.stackStated = [...this.stackStated];
    copy.begun = this.begun;
    copy.beforeBomb = this.beforeBomb;
    copy.putOut = this.putOut.copy();
    copy.lost = this.lost;
    copy.lostOf = this.lostOf.copy();
    copy.early = this.early.copy();
    copy.leftOut = this.leftOut;
    copy.guessed = this.guessed;
    copy.overBet = this.overBet;
    copy.passed = this.passed.copy();
    copy.astray = this.astray;
    copy.told = this.told.copy();
    return copy;
  }

  /** What lies open or is known at this point; a copy. */
  knownCards(): KnownCards {
    const boards = this.secondBoard === null ? [[...this.board]] : [[...this.board], [...this.secondBoard]];
    return { boards, holes: [...this.cards] };
  }

  /** The point that a mark names. */
  markNamed(name: string): BranchState | undefined {
    return this.marks?.get(name) ?? this.above?.markNamed(name);
  }

  get markNames(): readonly string[] {
    return [...(this.above?.markNames ?? []), ...(this.marks?.keys() ?? [])];
  }

  /** Names this very point. */
  mark(name: string): void {
    this.marks ??= new Map();
    this.marks.set(name, this.point());
  }

  /** On a new street doubts about single actions of the one before are over. */
  beginStreet(): void {
    this.lost = null;
    this.lostOf = this.early;
    this.early = new SmallSet();
    this.passed.clear();
    this.guessed = null;
    this.overBet = null;
  }

  /** True the first time it is asked about a mistake. */
  tellOnce(mistake: string): boolean {
    if (this.told.has(mistake)) return false;
    this.told.add(mistake);
    return true;
  }

  /** True where somebody is passed over for the first time: who has no action at all is missed at every one of his turns. */
  tellSkipped(seats: readonly Seat[]): boolean {
    let isNew = false;
    for (const seat of seats) if (this.tellOnce(`skipped ${seat}`)) isNew = true;
    return isNew;
  }

  /** The step that set the level of this street; null where nobody has bet. */
  levelStep(): Step | null {
    return this.lastStep((step) => step.by > 0);
  }

  /** A player's last action on this street (posting is none). */
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

/** What is asked of the engine for one player's action. */
export interface Asked {
  readonly seat: Seat;
  readonly node: ActionNode;
  /** Where the player is named. */
  readonly actor: Span;
  /** As if it were his turn; null where he is out of the betting. */
  readonly legal: Legal | null;
}
