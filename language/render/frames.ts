/** Builds the view of a hand, frame by frame, from a recorded replay. */
import { count, inner, name, sentence, text, word } from '../diagnostics/params';
import { legalActions, potTotal } from '../poker/betting';
import type { HandState } from '../poker/state';
import type { Legal } from '../poker/types';
import { describeFact, describeStep, describeValue, optionsOf } from '../replay/facts/describe';
import type { HandReplay, KnownCards, LineOfPlay, Moment, Step } from '../replay/timeline';
import type { Statement, StatementOf } from '../syntax/tree';
import { amountIn } from './amounts';
import { cardsText } from './cards';
import { FigureWording, type FigureWordingOptions } from './figureWording';
import type { AmountView, HandView, LineView, NextView, RaiseRow, SeatView } from './frame';
import { type CapRow, type EventView, type Exercise, FIGURE_WORDS, type FigureWords, type Frame } from './frame';
import { potsView } from './potsView';
import { resultView } from './resultView';

export interface FrameOptions extends FigureWordingOptions {
  /** Leave out the showdown and the result. */
  readonly hideResult?: boolean;
  /** The title of a hand that has none of its own: the name of its fence. */
  readonly name?: string | null;
}

/** The view of a whole hand. `replay` must be recorded (`{ record: true }`). Texts with errors have a view as well. */
export function handView(replay: HandReplay, options: FrameOptions): HandView {
  const wording = new FigureWording(replay, options);
  const start = replay.tree.statements.find(({ kind }) => kind === 'hand') ?? replay.tree.statements[0];
  const detail = { hand: 'outline/detail', spot: 'outline/detail-spot', ledger: 'outline/detail-ledger' }[replay.kind];
  const main = new LineViewBuilder(replay, replay.main, wording, options).view(start?.line ?? 0);
  return {
    title: main.title,
    game: replay.game.code,
    detail: wording.say(sentence(detail, { game: text(replay.game.code), players: count(replay.players.length) })),
    kind: replay.kind,
    language: wording.language,
    direction: wording.direction,
    listSeparator: wording.listSeparator,
    digits: options.digits,
    players: replay.players.map(({ position, stack }, seat) => ({
      name: wording.name(seat),
      position: position === wording.name(seat) ? null : position,
      stack: Number.isFinite(stack) ? amountIn(wording, stack) : null,
      cards: main.frames[0]?.seats[seat]?.cards ?? [],
    })),
    main,
    words: wordsIn(wording),
  };
}

function wordsIn(wording: FigureWording): FigureWords {
  const words = FIGURE_WORDS.map((key) => [key, wording.word(`picture/${key}`)] as const);
  return Object.fromEntries(words) as FigureWords;
}

const SHOWDOWN_LINES: ReadonlySet<Statement['kind']> = new Set(['shows', 'mucks', 'wins']);
const NO_CARDS: KnownCards = { boards: [[]], holes: [] };

interface FrameSource {
  readonly kind: Frame['kind'];
  readonly line: number;
  readonly state: HandState;
  readonly cards: KnownCards;
  readonly events: readonly EventView[];
}

type DealingText<S extends Statement> = (
  line: LineViewBuilder,
  statement: S,
  state: HandState,
  cards: KnownCards,
) => string;

class LineViewBuilder {
  private readonly frames: (Frame & { readonly remarks: string[]; readonly marks: string[] })[] = [];

  constructor(
    private readonly replay: HandReplay,
    private readonly line: LineOfPlay,
    private readonly wording: FigureWording,
    private readonly options: Pick<FrameOptions, 'hideResult' | 'name'>,
  ) {}

  view(startLine: number): LineView {
    const { line, wording } = this;
    const exercises: Exercise[] = [];
    this.start(startLine);
    for (const moment of line.moments) {
      const { statement, firstStep, lastStep } = moment;
      // A player who mucks when facing a bet has folded: that is play, not a result.
      const isResult = SHOWDOWN_LINES.has(statement.kind) && lastStep === firstStep;
      if (this.options.hideResult === true && isResult) continue;
      if (this.changesPicture(moment)) this.play(moment);
      const last = this.frames.at(-1);
      if (statement.kind === 'commentary') last?.remarks.push(wording.quoted(statement.text));
      if (statement.kind === 'mark' && statement.name !== null) last?.marks.push(statement.name.text);
      if (statement.kind === 'ask') exercises.push(...this.exercises(moment));
    }
    this.end();
    return {
      title: this.title(),
      line: startLine,
      isBranch: line.branch !== null,
      frames: this.frames,
      exercises,
      raises: this.raises(),
      caps: this.caps(),
      branches: line.branches.map((branch) =>
        new LineViewBuilder(this.replay, branch, wording, this.options).view(branch.branch?.line ?? startLine),
      ),
    };
  }

  private title(): string {
    const { line, wording } = this;
    const untitled = line.branch === null ? 'picture/untitled' : 'outline/branch';
    const called = line.title ?? (line.branch === null ? (this.options.name ?? null) : null);
    const title = called === null ? wording.word(untitled) : wording.quoted(called);
    return line.from === null
      ? title
      : wording.say(sentence('picture/branch-from', { title: text(title), mark: text(wording.quoted(line.from)) }));
  }

  private start(startLine: number): void {
    const [first] = this.line.moments;
    // A ledger has no earlier state: its state contains the chips that a branch puts in from the beginning.
    const state = (this.replay.kind === 'ledger' ? null : first?.before) ?? this.line.state;
    if (state === null || state === undefined) return;
    const forced = this.line.branch === null ? this.line.steps.filter(({ statement }) => statement === null) : [];
    this.add({
      kind: 'start',
      line: startLine,
      state,
      cards: first?.cardsBefore ?? NO_CARDS,
      events: forced.map((step) => this.event(step)),
    });
  }

  private changesPicture({ statement, firstStep, lastStep, before, after, cardsBefore, cardsAfter }: Moment): boolean {
    if (after === null) return false;
    if (lastStep > firstStep) return true;
    if (LineViewBuilder.#dealing[statement.kind] === undefined) return false;
    if (statement.kind === 'street' || statement.kind === 'board')
      return before?.street !== after.street || cardsBefore.boards.join() !== cardsAfter.boards.join();
    return true;
  }

  private play(moment: Moment): void {
    const { after, statement, firstStep, lastStep, cardsAfter } = moment;
    if (after === null) return;
    const steps = this.line.stepsBetween(firstStep, lastStep).map((step) => this.event(step));
    const isFold = statement.kind === 'mucks' && steps.length > 0;
    const dealt = isFold ? null : this.dealt(statement, after, cardsAfter);
    this.add({
      kind: 'play',
      line: statement.line,
      state: after,
      cards: cardsAfter,
      events: dealt === null ? steps : [...steps, { text: dealt, seat: null, pot: null, illegal: null }],
    });
  }

  private end(): void {
    const { line } = this;
    const last = this.frames.at(-1);
    if (line.state === null || last === undefined || this.options.hideResult === true) return;
    if (!line.settlement.decided) return;
    const cards = {
      boards: line.secondBoard === null ? [line.board] : [line.board, line.secondBoard],
      holes: line.cards,
    };
    this.add({ kind: 'end', line: last.line, state: line.state, cards, events: [] });
  }

  private add({ kind, line, state, cards, events }: FrameSource): void {
    const { wording, replay } = this;
    const legal = legalActions(state);
    const total = potTotal(state);
    const pot = total === null ? null : this.amount(total);
    const seats = state.players.map((_, seat) => this.seat(seat, kind, state, cards));
    const inFront = seats.reduce((sum, { bet }) => sum + (bet.chips ?? 0), 0);
    const middle = total === null ? null : this.amount(total - inFront);
    const potLabel = wording.say(
      pot === null ? sentence('picture/pot-unknown') : sentence('picture/pot', { amount: text(pot.text) }),
    );
    const street = wording.say(sentence('outline/street', { street: word(`street/${state.street}`) }));
    const settled = kind === 'end' ? this.line.settlement : null;
    this.frames.push({
      index: this.frames.length,
      kind,
      line,
      street: state.street,
      streetName: replay.kind === 'ledger' ? null : street,
      boards: cards.boards.filter((board) => board.length > 0),
      seats,
      pot,
      potLabel,
      middle,
      middleLabel: middle === null || inFront === 0 ? potLabel : this.inTheMiddle(middle),
      events,
      remarks: [],
      marks: [],
      next: legal === null ? null : this.next(legal),
      idleReason: legal === null ? this.idleReason(state, street) : null,
      pots: potsView(replay, state, wording),
      result: settled === null ? null : resultView(replay, state, settled, wording),
    });
  }

  private idleReason({ over, street }: HandState, streetName: string): string {
    if (street === 'showdown') return streetName;
    return this.wording.say(
      sentence(over ? 'hover/hand-over' : 'hover/street-closed', { street: word(`street/${street}`) }),
    );
  }

  private seat(seat: number, kind: Frame['kind'], state: HandState, cards: KnownCards): SeatView {
    const { replay, line, wording } = this;
    const player = state.at(seat);
    const paid = player.handPaid + player.deadPaid;
    const won = line.settlement.awards.reduce((sum, award) => (award.seat === seat ? sum + award.amount : sum), 0);
    const bet = kind === 'end' ? 0 : replay.kind === 'ledger' ? player.handPaid : player.streetPaid;
    return {
      seat,
      name: wording.name(seat),
      position: replay.players[seat]?.position === wording.name(seat) ? null : (replay.players[seat]?.position ?? null),
      button: replay.button === seat,
      stack: this.amount(player.stack),
      bet: this.amount(bet),
      paid: this.amount(paid),
      cards: cards.holes[seat] ?? [],
      folded: player.folded,
      allIn: player.allIn,
      toAct: state.toAct === seat,
      won: kind === 'end' && won > 0 ? this.amount(won) : null,
    };
  }

  private inTheMiddle(middle: AmountView): string | null {
    return middle.chips === 0 ? null : this.wording.say(sentence('picture/middle', { amount: text(middle.text) }));
  }

  private next(legal: Legal): NextView {
    const { wording, replay } = this;
    const who = replay.players[legal.seat]?.name ?? '';
    return {
      seat: legal.seat,
      heading: wording.say(sentence('hover/next', { name: name(who) })),
      question: wording.say(sentence('picture/may-do', { name: name(who) })),
      options: optionsOf(legal, who).map((option) => wording.say(option)),
    };
  }

  private event(step: Step): EventView {
    const description = describeStep(this.replay, step);
    return {
      text: this.wording.say(
        step.illegal === null ? description : sentence('picture/illegal', { step: inner(description) }),
      ),
      seat: step.seat,
      pot: step.pot === null ? null : this.amount(step.pot),
      illegal: step.illegal,
    };
  }

  /** The cards that a statement shows or deals, as text; null: the statement is an action. */
  private dealt(statement: Statement, state: HandState, cards: KnownCards): string | null {
    const describe = LineViewBuilder.#dealing[statement.kind] as DealingText<Statement> | undefined;
    return describe === undefined ? null : describe(this, statement, state, cards);
  }

  /** The statements besides actions that change the picture, with the text of what they show or deal. */
  static readonly #dealing: { readonly [K in Statement['kind']]?: DealingText<StatementOf<K>> } = {
    street: (line, _, state, cards) => line.streetText('picture/street-cards', state, cards),
    board: (line, _, state, cards) => line.streetText('picture/board', state, cards),
    'run-twice': ({ wording }) => wording.word('picture/twice'),
    shows: ({ wording, replay }, { player }, _, { holes }) => {
      const seat = player === null ? null : replay.seatOf(player);
      const cards = seat === null ? [] : (holes[seat] ?? []);
      const who = seat === null ? '' : (replay.players[seat]?.name ?? '');
      return wording.say(sentence('picture/shows', { name: name(who), cards: text(cardsText(cards)) }));
    },
    mucks: ({ wording, replay }, { players }) => {
      const names = players.map((player) => {
        const seat = replay.seatOf(player);
        const who = seat === null ? '' : (replay.players[seat]?.name ?? '');
        return wording.say(sentence('picture/mucks', { name: name(who) }));
      });
      return names.join(wording.listSeparator);
    },
    wins: ({ wording, replay }, { players }) => {
      const names = players.map((player) => {
        const seat = replay.seatOf(player);
        return seat === null ? player.text : (replay.players[seat]?.name ?? '');
      });
      return wording.say(sentence('picture/winner', { names: { kind: 'names', value: names } }));
    },
  };

  private streetText(
    message: 'picture/street-cards' | 'picture/board',
    { street }: HandState,
    { boards }: KnownCards,
  ): string {
    const cards = cardsText(boards.at(-1) ?? []);
    const params = { street: word(`street/${street}`), cards: text(cards) };
    return this.wording.say(sentence(cards === '' ? 'outline/street' : message, params));
  }

  private exercises({ statement, facts }: Moment): Exercise[] {
    const { wording, replay } = this;
    return facts.map((stated) => {
      const written = statement.kind === 'ask' ? statement.question : null;
      return {
        line: statement.line,
        question:
          written === null
            ? wording.say(sentence('picture/question', { fact: inner(describeFact(replay, stated)) }))
            : wording.quoted(written.text),
        answer: wording.say(describeValue(replay, stated.value)),
        why: stated.value.why === null ? null : wording.say(sentence('hover/why', { why: inner(stated.value.why) })),
        frame: this.frames.length - 1,
      };
    });
  }

  private raises(): RaiseRow[] {
    const rows: RaiseRow[] = [];
    for (const { firstStep, lastStep, after } of this.line.moments) {
      const raised = this.line.stepsBetween(firstStep, lastStep).filter((step) => step.by > 0);
      for (const [place, step] of raised.entries()) {
        const legal = after === null || place < raised.length - 1 ? null : legalActions(after);
        rows.push({
          situation: this.event(step).text,
          increase: this.amount(step.by),
          nextMinimum: legal === null ? null : this.amount(legal.fullMinTo),
        });
      }
    }
    return rows;
  }

  /** Each decision under a pot limit, including the pending one at the end. */
  private caps(): CapRow[] {
    const { line } = this;
    const own = line.stepsBetween(line.ownFrom).map(({ legal }) => legal);
    return [...own, line.next].flatMap((legal) => {
      if (legal === null || legal.cap === null || legal.maxTo === null) return [];
      const { pot, call, paid, to } = legal.cap;
      return [
        {
          name: this.wording.name(legal.seat),
          pot: this.amount(pot),
          call: this.amount(call),
          after: this.amount(pot + call),
          adds: this.amount(to - paid),
          to: this.amount(to),
        },
      ];
    });
  }

  private amount(value: number): AmountView {
    return amountIn(this.wording, value);
  }
}

/** Finds the frame of a mark, or of a line of the hand's text (the last frame before that line). Null: the mark does not exist. */
export function frameAt(view: LineView, at: string | number): { line: LineView; frame: Frame } | null {
  const lines = allLines(view);
  if (typeof at === 'string') {
    for (const line of lines) {
      const frame = line.frames.find(({ marks }) => marks.includes(at));
      if (frame !== undefined) return { line, frame };
    }
    return null;
  }
  const within = lines.findLast((line) => line.isBranch && line.line <= at && lastLine(line) >= at) ?? view;
  const frame = within.frames.findLast(({ line, kind }) => line <= at && kind !== 'end') ?? within.frames[0];
  return frame === undefined ? null : { line: within, frame };
}

function lastLine(line: LineView): number {
  return Math.max(line.line, ...line.frames.map((frame) => frame.line), ...line.branches.map(lastLine));
}

/** A line of play and all its branches, in text order. */
export function allLines(line: LineView): LineView[] {
  return [line, ...line.branches.flatMap(allLines)];
}
