/**
 * Evaluates the numbers that prose binds to a hand. Each binding becomes an `expect` line at its point of the hand, so that
 * words, players and amounts are read, and right values reported, as everywhere else.
 */
import { chips, name, names, replacement, rightValue, sentence } from '../../diagnostics/params';
import type { Fix, Problem, Sentence } from '../../diagnostics/problem';
import { Report } from '../../diagnostics/report';
import type { Binding, CommentWords } from '../../markdown/bindings';
import type { Seat } from '../../poker/types';
import { replayHand } from '../../replay/index';
import { reportUnknownReference } from '../../replay/setup/playerReference';
import type { HandReplay, LineOfPlay, Moment, Player, StatedFact } from '../../replay/timeline';
import { nearestOf } from '../../syntax/forgiving/typos';
import { parseHand } from '../../syntax/index';
import { getVocabulary } from '../../syntax/lexicon/index';
import { readNumber } from '../../syntax/tokens/numberText';
import type { FactName, FactNode, HandTree, Span, Statement } from '../../syntax/tree';
import { statementsIn } from '../../syntax/visit';
import { toScaled } from '../../text/decimal';
import { normalizeWord } from '../../text/normalize';
import { parseSection } from '../document/section';
import { type BoundHand, type HandPoint, pointIn, pointNames, withLines } from './boundHand';
import { inItsUnit } from './writtenAmount';

/** What is wrong with a binding; spans are the document's. */
interface BindingFault {
  readonly code: 'text/binding' | 'text/number-differs';
  readonly sentence: Sentence;
  readonly span: Span;
  readonly fixes: readonly Fix[];
}

/** The result of evaluating one binding in its hand. */
export interface BindingAnswer {
  readonly binding: Binding;
  /** The fact with its right value; null where it cannot be read. */
  readonly stated: StatedFact | null;
  readonly fault: BindingFault | null;
  readonly players: readonly Player[];
  /** Decimal places of its amounts. */
  readonly scale: number;
  /** Of the hand's keywords. */
  readonly language: string | null;
  readonly title: string | null;
  /** Line of the hand's section at which the fact holds: the mark's, or its last. */
  readonly line: number;
}

/** Facts without a number: they are true or false. */
const TRUTHS: ReadonlySet<FactName> = new Set([
  'may',
  'may-not',
  'options',
  'to-act',
  'is-all-in',
  'is-folded',
  'winner',
]);

const EXPECT = 'expect ';
const ASK = 'ask ';
/** Replaces the number while a fact is read; no layer or side pot has such an index. */
const SOME_NUMBER = '1000';

/** Line ends inside a comment are spaces to the fact. */
export const factOf = ({ fact }: Binding): string => fact.text.replace(/[\r\n\t]/g, ' ');

/** @param bindings those that speak of this hand */
export function answersOf(hand: BoundHand, bindings: readonly Binding[]): BindingAnswer[] {
  return new BindingEvaluator(hand).evaluate(bindings);
}

/** The hand's text with a question for a fact at a mark, and the offset at which the fact ends; null: there is no such mark. */
export function askedText(
  { section, defaults }: BoundHand,
  mark: string | null,
  fact: string,
): { readonly text: string; readonly offset: number } | null {
  const point = pointIn(section, parseSection(section, defaults), mark);
  if (point === null) return null;
  const { text, lines } = withLines(section.text, [{ point, content: ASK + fact }]);
  return { text, offset: lines[0]?.end ?? text.length };
}

class BindingEvaluator {
  readonly #tree: HandTree;

  constructor(private readonly hand: BoundHand) {
    this.#tree = parseSection(hand.section, hand.defaults);
  }

  evaluate(bindings: readonly Binding[]): BindingAnswer[] {
    const points = bindings.map(({ mark }) => pointIn(this.hand.section, this.#tree, mark?.text ?? null));
    const readings = this.#read(bindings, points);
    const asked = readings.filter((reading): reading is AskedBinding => reading.kind === 'asked');
    const text = withLines(
      this.hand.section.text,
      asked.map(({ point, before, factText, behind }) => ({ point, content: before + factText + behind })),
    );
    const replay = replayHand(this.#parse(text.text), this.hand.defaults?.tree ?? null, { record: true });
    const moments = momentsByStart(replay.main);
    const isJudged = !replay.problems.some(
      ({ code, span }) => !code.startsWith('text/mixed') && !text.lines.some((line) => isWithin(span, line)),
    );
    let next = 0;
    return readings.map((reading): BindingAnswer => {
      const { binding } = reading;
      const about = {
        binding,
        players: replay.players,
        scale: replay.scale,
        language: this.#tree.language,
        title: replay.main.title,
        line: reading.kind === 'asked' ? reading.point.line : 0,
      };
      if (reading.kind === 'fault') return { ...about, stated: null, fault: reading.fault };
      const line = text.lines[next] ?? { start: 0, end: 0 };
      next += 1;
      const stated = moments.get(line.start)?.facts[0] ?? null;
      const reported = replay.problems.find(({ span, code }) => isWithin(span, line) && code !== 'text/mixed-digits');
      const stranger = strangerIn(moments.get(line.start), replay);
      const problem =
        reported === undefined || (stranger !== null && stranger.span.start < reported.span.start)
          ? stranger
          : reported;
      const judged = asWhole({ reading, line, stated, problem, replay, isJudged });
      return { ...about, binding: judged.reading.binding, stated, fault: reading.fault ?? this.#judge(judged) };
    });
  }

  #parse(text: string): HandTree {
    // Who plays is known already: a binding names nobody new, and nobody earlier than the hand does.
    const { names, under } = this.#tree;
    return parseHand(text, { names, under });
  }

  /** Finds the fact of each binding, and whether its number goes before or after the words. */
  #read(bindings: readonly Binding[], points: readonly (HandPoint | null)[]): (AskedBinding | UnreadBinding)[] {
    const { text, lines } = withLines(
      this.hand.section.text,
      bindings.flatMap((binding, i) => {
        const point = points[i] ?? { offset: this.hand.section.text.length, line: 0 };
        const fact = factOf(binding);
        return [`${fact} ${SOME_NUMBER}`, `${SOME_NUMBER} ${fact}`].map((content) => ({
          point,
          content: EXPECT + content,
        }));
      }),
    );
    const tree = this.#parse(text);
    const facts = new Map(expectationsIn(tree.statements));
    return bindings.map((binding, i) => {
      const point = points[i];
      if (binding.fact.text === '') return fault(binding, binding.comment, sentence('text/binding'));
      if (point === null || point === undefined) return this.#noPoint(binding);
      const [behind, before] = [lines[2 * i], lines[2 * i + 1]].map((line): FactAttempt => {
        const found = line === undefined ? [] : (facts.get(line.start) ?? []);
        const isClean =
          line !== undefined && !tree.problems.some((problem) => isReal(problem) && isWithin(problem, line));
        return { found, isClean };
      });
      const isBefore = behind?.isClean === false && before?.isClean === true;
      return this.#reading(binding, point, (isBefore ? before : behind)?.found ?? [], isBefore);
    });
  }

  #noPoint(binding: Binding): UnreadBinding {
    const span = binding.mark ?? binding.comment;
    const known = pointNames(this.hand);
    const said = { mark: name(binding.mark?.text ?? ''), names: names(known) };
    const key = known.length === 0 ? 'text/binding.no-marks' : 'text/binding.no-mark';
    return fault(binding, span, sentence(key, said), nearFix(binding.mark, known));
  }

  #reading(
    binding: Binding,
    point: HandPoint,
    found: readonly FactNode[],
    isBefore: boolean,
  ): AskedBinding | UnreadBinding {
    const [fact, second] = found;
    const factText = factOf(binding);
    const asked = {
      kind: 'asked',
      binding,
      point,
      factText,
      before: EXPECT,
      behind: '',
      numberAt: 0,
      fault: null,
    } as const;
    if (second !== undefined) return fault(binding, binding.fact, sentence('text/binding.one-fact'));
    // The replay of the line reports what is wrong with the words.
    if (fact === undefined) return asked;
    if (TRUTHS.has(fact.fact))
      return fact.fact === 'winner' && fact.player === null ? { ...asked, before: ASK } : asked;
    const { number } = binding;
    if (number === null)
      return { ...asked, before: ASK, fault: faultAt(binding.comment, sentence('text/binding.no-number')) };
    const said = (fact.fact === 'net' ? (number.sign ?? '') : '') + number.text;
    return isBefore
      ? { ...asked, before: `${EXPECT}${said} `, numberAt: EXPECT.length }
      : { ...asked, behind: ` ${said}`, numberAt: EXPECT.length + factText.length + 1 };
  }

  #judge(judged: EvaluatedBinding): BindingFault | null {
    const { reading, line, stated, problem, replay, isJudged } = judged;
    const { binding } = reading;
    if (reading.before === ASK && stated?.value.kind === 'seats')
      return this.#winner(binding, stated.value.value, replay, isJudged);
    if (problem === null) {
      if (binding.says === 'is' || !isJudged || stated === null) return null;
      return faultAt(binding.number ?? binding.comment, sentence('text/number-differs.right'), 'text/number-differs');
    }
    if (problem.code !== 'expect/failed') return wrongWords(problem, reading, line);
    if (binding.says === 'is-not' || isSameSize(problem, stated, binding)) return null;
    return differs(problem, judged);
  }

  /** Where the comment names no winner, the prose must. */
  #winner(binding: Binding, seats: readonly Seat[], replay: HandReplay, isJudged: boolean): BindingFault | null {
    const winners = seats.map((seat) => replay.players[seat]?.name ?? '');
    const prose = normalizeWord(binding.before);
    const isNamed = winners.every((winner) => prose.includes(normalizeWord(winner)));
    if (isNamed === (binding.says === 'is') || !isJudged) return null;
    const says = isNamed ? 'text/number-differs.right' : 'text/number-differs.winner';
    return faultAt(binding.comment, sentence(says, isNamed ? {} : { names: names(winners) }), 'text/number-differs');
  }
}

interface FactAttempt {
  readonly found: readonly FactNode[];
  readonly isClean: boolean;
}

/** A binding as a line of the hand. */
interface AskedBinding {
  readonly kind: 'asked';
  readonly binding: Binding;
  readonly point: HandPoint;
  readonly before: string;
  readonly factText: string;
  readonly behind: string;
  /** Offset of the number in the line; 0: it has none. */
  readonly numberAt: number;
  /** Known before the hand is asked. */
  readonly fault: BindingFault | null;
}

interface UnreadBinding {
  readonly kind: 'fault';
  readonly binding: Binding;
  readonly fault: BindingFault;
}

interface EvaluatedBinding {
  readonly reading: AskedBinding;
  readonly line: Span;
  readonly stated: StatedFact | null;
  readonly problem: Problem | null;
  readonly replay: HandReplay;
  /** Nothing else is wrong with the hand. */
  readonly isJudged: boolean;
}

/** A hand reports an unknown player once, but each comment that names one has its own finding. */
function strangerIn(asking: Moment | undefined, { players, seatOf, scale }: HandReplay): Problem | null {
  const { statement } = asking ?? {};
  const fact = statement?.kind === 'expect' ? statement.facts[0] : statement?.kind === 'ask' ? statement.fact : null;
  if (fact === null || fact === undefined) return null;
  const named = [...(fact.player === null ? [] : [fact.player]), ...fact.alsoPlayers, ...(fact.eligible ?? [])];
  const player = named.find((ref) => seatOf(ref) === null);
  if (player === undefined) return null;
  const report = new Report();
  report.scale = scale;
  reportUnknownReference(
    player,
    { listed: players, positions: players.map(({ position }) => position) },
    report,
    player,
  );
  return report.problems[0] ?? null;
}

/** `15 500` may be one number or two: it is 500 only where that is right. */
function asWhole(judged: EvaluatedBinding): EvaluatedBinding {
  const { reading, problem, replay } = judged;
  const whole = reading.binding.number?.wider ?? null;
  if (whole === null || problem?.code !== 'expect/failed' || problem.params.right?.kind !== 'chips') return judged;
  const read = readNumber(whole.text, getVocabulary().suffixes);
  const value = read?.unit === 'chips' && read.value !== null ? toScaled(read.value, replay.scale) : null;
  if (value === null) return judged;
  const said = { ...problem, params: { ...problem.params, said: chips(value) } };
  return {
    ...judged,
    reading: { ...reading, binding: { ...reading.binding, number: whole } },
    problem: value === problem.params.right.value ? null : said,
  };
}

function faultAt(
  { start, end }: Span,
  said: Sentence,
  code: BindingFault['code'] = 'text/binding',
  fixes: readonly Fix[] = [],
): BindingFault {
  return { code, span: { start, end }, sentence: said, fixes };
}

/** The name that a mistyped one of a comment was probably meant to be. */
export function nearFix(words: CommentWords | null, known: readonly string[]): readonly Fix[] {
  const near = words === null ? null : nearestOf(words.text, known);
  if (words === null || near === null) return [];
  const newText = /[\s@:"«“]/.test(near) ? `"${near}"` : near;
  return [replacement({ start: words.start, end: words.end, newText }, 'likely')];
}

const fault = (binding: Binding, span: Span, said: Sentence, fixes: readonly Fix[] = []): UnreadBinding => ({
  kind: 'fault',
  binding,
  fault: faultAt(span, said, 'text/binding', fixes),
});

/** An extra number does not matter while only the fact is read. */
const isReal = ({ message, code }: HandTree['problems'][number]): boolean =>
  message !== 'text/syntax.extra-amount' && code !== 'text/mixed-digits';

const isWithin = ({ start }: Span, line: Span): boolean => start >= line.start && start <= line.end;

function expectationsIn(statements: readonly Statement[]): [number, readonly FactNode[]][] {
  const found: [number, readonly FactNode[]][] = [];
  for (const statement of statementsIn(statements)) {
    if (statement.kind === 'expect') found.push([statement.start, statement.facts]);
  }
  return found;
}

function momentsByStart(line: LineOfPlay, found = new Map<number, Moment>()): ReadonlyMap<number, Moment> {
  for (const moment of line.moments) found.set(moment.statement.start, moment);
  for (const branch of line.branches) momentsByStart(branch, found);
  return found;
}

/** A span of the line as a span of the document: in the number, or in the words of the comment. */
function inDocument({ start, end }: Span, { binding, before, factText, numberAt }: AskedBinding, line: Span): Span {
  const { number, fact } = binding;
  const from = start - line.start;
  const factAt = before.length;
  const isFact = from >= factAt && from < factAt + factText.length;
  if (!isFact) return numberAt > 0 && number !== null ? { start: number.start, end: number.end } : fact;
  const shift = fact.start - factAt - line.start;
  return { start: start + shift, end: Math.min(end + shift, fact.end) };
}

/** A problem of the parser or the table as a fault of the comment's words. */
function wrongWords({ message, params, span, fixes }: Problem, reading: AskedBinding, line: Span): BindingFault {
  const moved = fixes.map((fix) => ({
    ...fix,
    edits: fix.edits.map(({ newText, ...edit }) => ({ ...inDocument(edit, reading, line), newText })),
  }));
  return faultAt(inDocument(span, reading, line), { message, params }, 'text/binding', moved);
}

/** A number without a sign is a size; the words give the direction: `loses 360`. */
function isSameSize({ params }: Problem, stated: StatedFact | null, { number }: Binding): boolean {
  if (stated?.fact.fact !== 'net' || stated.value.kind !== 'chips' || number === null || number.sign !== null)
    return false;
  return params.said?.kind === 'chips' && params.said.value === Math.abs(stated.value.value);
}

function differs(problem: Problem, { reading, line, stated, replay }: EvaluatedBinding): BindingFault {
  const { scale, main } = replay;
  const { message, params, span } = problem;
  const { number } = reading.binding;
  const place = inDocument(span, reading, line);
  const said = { message, params };
  const onPurpose = replacement({ ...reading.binding.sign, newText: '≠' }, 'possible');
  // The right words are found on demand (`boundFixes.ts`).
  if (number === null || place.start !== number.start || params.right?.kind !== 'chips')
    return faultAt(place, said, 'text/number-differs', [onPurpose]);
  const right = params.right.value;
  const newText = inItsUnit(Math.abs(right), scale, number, main.state?.setup.bigBlind ?? 0);
  const { start, end } = number;
  const fixes = isTurned(right, number.sign, stated) ? [] : [rightValue({ start, end, newText })];
  return faultAt(number, said, 'text/number-differs', [...fixes, onPurpose]);
}

/** The sign before the number is wrong, too: what to write in its place is the author's choice. */
function isTurned(right: number, sign: '+' | '-' | null, stated: StatedFact | null): boolean {
  return stated?.fact.fact === 'net' && sign !== null && right < 0 !== (sign === '-');
}
