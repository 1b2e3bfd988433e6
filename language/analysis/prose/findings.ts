/** Findings about lines of prose: a number that its hand does not give, a comment that binds nothing, an equation that is wrong. */
import { DIAGNOSTICS } from '../../diagnostics/codes';
import { name, names, rightValue, sentence, text } from '../../diagnostics/params';
import type { Fix, Sentence } from '../../diagnostics/problem';
import { type Binding, isBareWrong, saysWrong, type Unsigned } from '../../markdown/bindings';
import type { ProseLine } from '../../markdown/blocks';
import type { Equation, WrongSide } from '../../markdown/equations';
import type { Comment } from '../../markdown/inline';
import type { Span } from '../../syntax/tree';
import { type DigitSystem, digitSystemsIn } from '../../text/digits';
import type { Position, Range } from '../document/position';
import type { Finding, SectionAnalysis } from '../document/results';
import { parseSection } from '../document/section';
import { answersOf, type BindingAnswer, nearFix } from './bindingEvaluator';
import type { BoundHand } from './boundHand';

/** A fix for a finding in prose; lines are relative to the finding's. */
export interface ProseFix extends Pick<Fix, 'title' | 'confidence'> {
  readonly edits: readonly { readonly range: Range; readonly newText: string }[];
}

export interface ProseFinding {
  readonly finding: Finding;
  readonly fixes: readonly ProseFix[];
}

/** Language and digits of a finding's message. */
interface ProseLanguage {
  readonly language: string | null;
  readonly digits: DigitSystem;
}

export type VoicedFinding = ProseFinding & { readonly voice: ProseLanguage };

/** A line of prose with the comments, bindings and equations in it. */
export interface ReadLine {
  readonly place: ProseLine;
  readonly comments: readonly Comment[];
  readonly bindings: readonly Binding[];
  readonly unsigned: readonly Unsigned[];
  readonly equations: readonly Equation[];
}

/** Written after an equation that is wrong on purpose, in Markdown and in MDX. */
const ON_PURPOSE = { html: '<!-- ≠ -->', mdx: '{/* ≠ */}' } as const;

interface ProseFault {
  readonly code: Finding['code'];
  readonly sentence: Sentence;
  readonly span: Span;
  readonly fixes?: readonly Fix[];
  readonly related?: Finding['related'];
  readonly scale?: number;
}

/** The answer of a hand to a binding; null: there is no such hand. */
type BoundAnswer = { readonly hand: BoundHand | null; readonly answer: BindingAnswer | null };
type BoundOf = (binding: Binding) => BoundAnswer | null;

/** A number that is what its hand gives, or another: what it should be is known. */
interface KnownNumber extends Span {
  readonly isRight: boolean;
}

function numbersOf({ bindings }: ReadLine, boundOf: BoundOf): readonly KnownNumber[] {
  return bindings.flatMap((binding): KnownNumber[] => {
    const { answer = null } = boundOf(binding) ?? {};
    const { number = null } = answer?.binding ?? {};
    if (answer === null || answer.stated === null || number === null || binding.says === 'is-not') return [];
    return [{ start: number.start, end: number.end, isRight: answer.fault === null }];
  });
}

/**
 * The number that makes an equation right. What a hand gives is never changed for that, nor is anything reckoned from what it does
 * not give: where the result is the hand's, the one number of the sum that is not is another.
 */
function rightNumber(wrong: WrongSide, inner: number, known: readonly KnownNumber[]): readonly Fix[] {
  const within = (start: number, end: number): readonly KnownNumber[] =>
    known.filter((number) => number.start < inner + end && number.end > inner + start);
  const [result] = within(wrong.start, wrong.end);
  const isDoubtful = [...within(wrong.start, wrong.end), ...within(wrong.reckoningStart, wrong.reckoningEnd)].some(
    ({ isRight }) => !isRight,
  );
  if (!wrong.isNumber || isDoubtful) return [];
  if (result === undefined)
    return [rightValue({ start: inner + wrong.start, end: inner + wrong.end, newText: wrong.right })];
  const [free, other] = wrong.terms.filter(({ start, end }) => within(start, end).length === 0);
  if (free === undefined || other !== undefined || free.right === null) return [];
  return [rightValue({ start: inner + free.start, end: inner + free.end, newText: free.right })];
}

/** Finds what is wrong in the lines of one passage, which begins at a line of the document. */
export class ProseChecker {
  constructor(
    private readonly text: string,
    private readonly firstLine: number,
    private readonly hands: readonly BoundHand[],
  ) {}

  findingsOf(line: ReadLine, boundOf: BoundOf): VoicedFinding[] {
    return [
      ...line.unsigned.flatMap((binding) => this.#ofUnsigned(binding, line, boundOf(binding)?.hand ?? null) ?? []),
      ...line.bindings.flatMap((binding) => this.#ofBinding(binding, line, boundOf(binding)) ?? []),
      ...line.equations.flatMap((equation) => this.#ofEquation(equation, line, boundOf) ?? []),
      ...line.comments.filter(isBareWrong).flatMap((comment) => this.#ofMark(comment, line) ?? []),
    ].sort((a, b) => a.finding.range.start.character - b.finding.range.start.character);
  }

  #ofBinding(binding: Binding, line: ReadLine, bound: BoundAnswer | null): VoicedFinding | null {
    const { hand = null, answer = null } = bound ?? {};
    if (hand === null || answer === null) return this.#noHand(binding, line);
    const { fault, scale, language } = answer;
    if (fault === null) return null;
    const at = hand.firstLine + answer.line - this.firstLine - line.place.line;
    const here = { start: { line: at, character: 0 }, end: { line: at, character: lengthOf(hand, answer.line) } };
    const related =
      fault.code === 'text/number-differs' ? [{ range: here, sentence: sentence('markdown/says-here') }] : [];
    const digits = digitSystemsIn(binding.number?.text ?? '')[0] ?? digitsOfHand(hand);
    return this.#finding({ ...fault, related, scale }, line, { language, digits });
  }

  /** Its `=` was forgotten where it names a hand, and a fact of that; any other comment is a remark. */
  #ofUnsigned(binding: Unsigned, line: ReadLine, hand: BoundHand | null): VoicedFinding | null {
    const { number, comment, before, fact, sign } = binding;
    if (hand === null || before.trim() === '') return null;
    const isAtNumber = number !== null && this.text.slice(number.end, comment.start).trim() === '';
    if (!isAtNumber && answersOf(hand, [binding])[0]?.stated === null) return null;
    const message = sentence('text/binding.no-sign', { fact: text(fact.text), hand: name(binding.hand.text) });
    const edits = [{ ...sign, newText: '= ' }];
    const fixes: Fix[] = [{ title: sentence('fix/add', { text: text('=') }), confidence: 'likely', edits }];
    return this.#finding({ code: 'text/binding', sentence: message, span: comment, fixes }, line, this.#voiceOf(line));
  }

  #noHand(binding: Binding, line: ReadLine): VoicedFinding {
    const known = [...new Set(this.hands.flatMap((hand) => hand.name ?? []))];
    const { hand } = binding;
    const key = hand === null ? 'no-hand-above' : known.length === 0 ? 'no-named-hand' : 'no-hand';
    const message = sentence(`text/binding.${key}`, { hand: name(hand?.text ?? ''), names: names(known) });
    return this.#finding(
      { code: 'text/binding', sentence: message, span: hand ?? binding.comment, fixes: nearFix(hand, known) },
      line,
      this.#voiceOf(line),
    );
  }

  #ofEquation({ start, end, wrong }: Equation, line: ReadLine, boundOf: BoundOf): VoicedFinding | null {
    const { inner } = line.place;
    const mark = line.comments.find((comment) => saysWrong(comment) && this.#isBehind(comment, inner + end));
    if (mark !== undefined) {
      if (wrong !== null || !isBareWrong(mark)) return null;
      const span = { start: inner + start, end: inner + end };
      return this.#finding(
        { code: 'text/equation', sentence: sentence('text/equation.right'), span },
        line,
        this.#voiceOf(line),
      );
    }
    if (wrong === null) return null;
    const span = { start: inner + wrong.start, end: inner + wrong.end };
    const { reckoning, right, written } = wrong;
    const message = sentence('text/equation', { reckoning: text(reckoning), right: text(right), said: text(written) });
    const isMdx = line.comments.some((comment) => this.text.charAt(comment.start) === '{');
    const newText = ON_PURPOSE[isMdx ? 'mdx' : 'html'];
    const onPurpose = { start: inner + end, end: inner + end, newText };
    const fixes: Fix[] = [
      ...rightNumber(wrong, inner, numbersOf(line, boundOf)),
      { title: sentence('fix/add', { text: text(newText) }), confidence: 'possible', edits: [onPurpose] },
    ];
    const digits = digitSystemsIn(written)[0] ?? 'latin';
    return this.#finding({ code: 'text/equation', sentence: message, span, fixes }, line, {
      ...this.#voiceOf(line),
      digits,
    });
  }

  /** `≠` with no equation before it. */
  #ofMark(comment: Comment, line: ReadLine): VoicedFinding | null {
    if (line.equations.some(({ end }) => this.#isBehind(comment, line.place.inner + end))) return null;
    const message = sentence('text/binding.no-equation');
    return this.#finding({ code: 'text/binding', sentence: message, span: comment }, line, this.#voiceOf(line));
  }

  /** Whether only comments, emphasis and white space separate a place from a comment. */
  #isBehind({ start }: Comment, place: number): boolean {
    if (start < place) return false;
    const between = this.text.slice(place, start).replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '');
    return /^[\s*_~.»”"')\]]*$/.test(between);
  }

  #voiceOf({ place }: ReadLine): ProseLanguage {
    return voiceAt(this.hands, this.firstLine + place.line);
  }

  #finding(fault: ProseFault, line: ReadLine, voice: ProseLanguage): VoicedFinding {
    const { code, sentence: words, span, fixes = [], related = [], scale = 0 } = fault;
    const range = this.#rangeOf(span, line);
    const finding = { code, severity: DIAGNOSTICS[code].severity, range, sentence: words, rule: null, related, scale };
    const moved = fixes.map(({ title, confidence, edits }) => ({
      title,
      confidence,
      edits: edits.map(({ newText, ...edit }) => ({ range: this.#rangeOf(edit, line), newText })),
    }));
    return { finding, fixes: moved, voice };
  }

  /** Lines count from the line of prose; a comment may reach below it. */
  #rangeOf({ start, end }: Span, { place }: ReadLine): Range {
    const positionOf = (offset: number): Position => {
      const lines = this.text.slice(place.start, offset).split(/\r\n|\n|\r/);
      return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    };
    return { start: positionOf(start), end: positionOf(end) };
  }
}

/** As the nearest hand to a line speaks. */
export function voiceAt(hands: readonly BoundHand[], line: number): ProseLanguage {
  const hand = hands.findLast(({ fenceLine }) => fenceLine <= line) ?? hands[0];
  if (hand === undefined) return { language: null, digits: 'latin' };
  return { language: parseSection(hand.section, hand.defaults).language, digits: digitsOfHand(hand) };
}

function lengthOf({ section }: BoundHand, line: number): number {
  return section.lines.lineText(line).length + (section.columns?.[line] ?? 0);
}

function digitsOfHand({ section }: BoundHand): DigitSystem {
  return digitSystemsIn(section.text).find((system) => system !== 'latin') ?? 'latin';
}

/** The findings of one line in the shape of a section's, for code that reports both. */
export function analysisOf(found: readonly VoicedFinding[]): SectionAnalysis {
  const [first] = found;
  return {
    role: 'hand',
    defaultsKey: null,
    findings: found.map(({ finding }) => finding),
    title: null,
    heading: null,
    outline: [],
    summary: null,
    language: first?.voice.language ?? null,
    digits: first?.voice.digits ?? 'latin',
  };
}
