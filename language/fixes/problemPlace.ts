/** The place of a problem in its hand: the statement, what was played there, and the means to write a fix. */
import type { Problem } from '../diagnostics/problem';
import type { HandState } from '../poker/state';
import type { Legal, Seat } from '../poker/types';
import type { HandReplay, LineOfPlay, Moment, Step } from '../replay/timeline';
import type { ActionNode, HandTree, Statement, StatementOf } from '../syntax/tree';
import { HandWriter } from './handWriter';
import { Lines } from './lines';

export class ProblemPlace {
  readonly lines: Lines;
  readonly writer: HandWriter;
  /** The innermost statement around the problem; null: none could be read there. */
  readonly statement: Statement | null;
  readonly moment: Moment | null;
  /** What the statement made the players do, those included who were skipped. */
  readonly steps: readonly Step[];

  /** @param replay recorded; null where the text is setup for other hands */
  constructor(
    readonly tree: HandTree,
    readonly replay: HandReplay | null,
    readonly problem: Problem,
  ) {
    const { lines, played } = knownOf(tree, replay);
    this.lines = lines;
    this.writer = new HandWriter(tree, problem.scale);
    this.statement = statementAt(tree.statements, problem.span.start);
    const here = this.statement === null ? undefined : played.get(this.statement);
    this.moment = here?.moment ?? null;
    this.steps = here?.steps ?? [];
  }

  /** The action that the problem is about. */
  get action(): ActionNode | null {
    return this.statement?.kind === 'action' ? this.statement : null;
  }

  /** The statement, where it is of the kind. */
  of<K extends Statement['kind']>(kind: K): StatementOf<K> | null {
    return this.statement?.kind === kind ? (this.statement as StatementOf<K>) : null;
  }

  /** What the statement made its own player do, and not somebody whom it skipped. */
  get step(): Step | null {
    const own = this.steps.filter(({ implied }) => !implied);
    return own.find(({ illegal }) => illegal === this.problem.code) ?? own[0] ?? null;
  }

  /** What the player of the action could have done. */
  get legal(): Legal | null {
    return this.step?.legal ?? null;
  }

  get before(): HandState | null {
    return this.moment?.before ?? null;
  }

  /** Whose turn it was; null: nobody's. */
  get toAct(): Seat | null {
    return this.steps[0]?.seat ?? this.before?.toAct ?? null;
  }

  /** A player as the text writes the name. */
  nameOf(seat: Seat): string {
    return this.writer.name(this.replay?.players[seat]?.name ?? '');
  }

  /** A number that fills the problem's message. */
  chips(param: string): number | null {
    const found = this.problem.params[param];
    return found?.kind === 'chips' ? found.value : null;
  }

  /** Names that fill the problem's message. */
  names(param: string): readonly string[] {
    const found = this.problem.params[param];
    if (found?.kind === 'names') return found.value;
    return found?.kind === 'name' ? [found.value] : [];
  }

  /** A word of the text that fills the problem's message. */
  word(param: string): string | null {
    const found = this.problem.params[param];
    return found?.kind === 'text' || found?.kind === 'name' ? found.value : null;
  }

  /** Words that fill the problem's message, each as it is written. */
  words(param: string): readonly string[] {
    const found = this.problem.params[param];
    return found?.kind === 'words' ? found.value.map((key) => key.slice(key.lastIndexOf('/') + 1)) : [];
  }

  /** The part of the message key after the dot that follows the code; empty if there is none. */
  get variant(): string {
    const { message, code } = this.problem;
    return message.startsWith(`${code}.`) ? message.slice(code.length + 1) : '';
  }
}

function statementAt(statements: readonly Statement[], offset: number): Statement | null {
  const found = statements.find(({ start, end }) => start <= offset && offset < end);
  if (found?.kind !== 'branch') return found ?? null;
  return statementAt(found.body, offset) ?? found;
}

interface PlayedStatement {
  readonly moment: Moment;
  readonly steps: readonly Step[];
}

/** Lookup tables that all problems of a hand share. */
interface HandLookup {
  readonly lines: Lines;
  readonly played: ReadonlyMap<Statement, PlayedStatement>;
}

/** Made for the first problem of a hand; goes when its replay goes. */
const known = new WeakMap<HandTree | HandReplay, HandLookup>();

function knownOf(tree: HandTree, replay: HandReplay | null): HandLookup {
  const key = replay ?? tree;
  const before = known.get(key);
  if (before !== undefined) return before;
  const played = new Map<Statement, PlayedStatement>();
  if (replay !== null) notePlayed(replay.main, played);
  const made = { lines: new Lines(tree), played };
  known.set(key, made);
  return made;
}

function notePlayed(line: LineOfPlay, played: Map<Statement, PlayedStatement>): void {
  for (const moment of line.moments)
    played.set(moment.statement, { moment, steps: line.stepsBetween(moment.firstStep, moment.lastStep) });
  for (const branch of line.branches) notePlayed(branch, played);
}
