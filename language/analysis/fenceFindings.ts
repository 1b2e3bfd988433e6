/** Findings about the opening lines of fences: words in braces that mean nothing, names that another fence has. */
import { name, replacement, sentence, text, words } from '../diagnostics/params';
import type { Fix, Sentence } from '../diagnostics/problem';
import { FENCE_OPTIONS, type Fence, type InfoWord, readInfo } from '../markdown/fences';
import { nearestOf } from '../syntax/correction';
import { normalizeName } from '../text/normalize';
import type { BoundHand } from './boundFacts';
import type { Range } from './position';
import { type ToldFinding, voiceAt } from './proseFindings';
import type { Finding } from './results';

/** What is told of a line that opens a fence; lines of its ranges count from that line. */
export interface FenceFindings {
  readonly line: number;
  readonly told: readonly ToldFinding[];
}

/** The opening line of a fence of hands. */
export type FenceHead = Pick<Fence, 'line' | 'info' | 'infoColumn'>;

/** @param fences all that hold hands, in the order of the text */
export function fenceFindings(fences: readonly FenceHead[], hands: readonly BoundHand[]): FenceFindings[] {
  const named = new Map<string, FenceHead>();
  const taken = new Set<string>();
  for (const { info } of fences) taken.add(normalizeName(readInfo(info).name?.text ?? ''));
  return fences.flatMap((fence) => {
    const { name: called, options } = readInfo(fence.info);
    const key = normalizeName(called?.text ?? '');
    const first = called === null || key === DEFAULTS ? undefined : named.get(key);
    if (called !== null && first === undefined) named.set(key, fence);
    const faults = [
      ...(called === null || first === undefined ? [] : [sameName(called, fence, first, taken)]),
      ...options.flatMap((option) => unknownOption(option, options) ?? []),
    ];
    if (faults.length === 0) return [];
    const told = faults.map((fault) => ({ ...inLine(fault, fence), voice: voiceAt(hands, fence.line) }));
    return [{ line: fence.line, told }];
  });
}

/** Several of these lay set-up over each other. */
const DEFAULTS = 'defaults';

interface Fault {
  readonly code: Finding['code'];
  readonly word: InfoWord;
  readonly sentence: Sentence;
  /** What to write in its place; null: nobody knows. */
  readonly better: Fix | null;
  readonly related: Finding['related'];
}

function sameName(word: InfoWord, { line }: FenceHead, first: FenceHead, taken: Set<string>): Fault {
  let number = 2;
  while (taken.has(normalizeName(`${word.text}-${number}`))) number += 1;
  const other = `${word.text}-${number}`;
  taken.add(normalizeName(other));
  const { name: called } = readInfo(first.info);
  const related =
    called === null ? [] : [{ range: rangeOf(called, first, line), sentence: sentence('related/said-before') }];
  return {
    code: 'text/binding',
    word,
    sentence: sentence('text/binding.same-name', { hand: name(word.text) }),
    better: replacement({ ...spanOf(word), newText: other }, 'possible'),
    related,
  };
}

/** What other programs read in braces (`.class`, `{1,3}`, `key=value`) is theirs. */
const PLAIN_WORD = /^\p{L}[\p{L}\p{M}_-]*$/u;

function unknownOption(word: InfoWord, all: readonly InfoWord[]): Fault | null {
  if (FENCE_OPTIONS.some((option) => option === word.text) || !PLAIN_WORD.test(word.text)) return null;
  const free = FENCE_OPTIONS.filter((option) => !all.some(({ text: said }) => said === option));
  const near = nearestOf(word.text.toLowerCase(), free);
  const said = {
    word: text(word.text),
    words: words(FENCE_OPTIONS.map((option) => `verbatim/${option}`)),
    suggestion: text(near ?? ''),
  };
  return {
    code: 'text/unknown-word',
    word,
    sentence: sentence(`text/unknown-word.fence-option${near === null ? '' : '-near'}`, said),
    better: near === null ? null : replacement({ ...spanOf(word), newText: near }, 'likely'),
    related: [],
  };
}

const spanOf = ({ text: said, at }: InfoWord) => ({ start: at, end: at + said.length });

/** A warning: the hands are right all the same. */
function inLine({ code, word, sentence: said, better, related }: Fault, fence: FenceHead): Omit<ToldFinding, 'voice'> {
  const range = rangeOf(word, fence, fence.line);
  const finding = { code, severity: 'warning', range, sentence: said, rule: null, related, scale: 0 } as const;
  const { title, confidence, edits = [] } = better ?? {};
  if (title === undefined || confidence === undefined) return { finding, fixes: [] };
  return { finding, fixes: [{ title, confidence, edits: edits.map(({ newText }) => ({ range, newText })) }] };
}

/** Lines count from `from`. */
function rangeOf({ text: said, at }: InfoWord, { line, infoColumn }: FenceHead, from: number): Range {
  const start = { line: line - from, character: infoColumn + at };
  return { start, end: { ...start, character: start.character + said.length } };
}
