/** Findings about the opening lines of fences: words in braces that mean nothing, names that another fence has. */
import { name, replacement, sentence, text, words } from '../diagnostics/params';
import type { Fix, Sentence } from '../diagnostics/problem';
import { FENCE_OPTIONS, type InfoWord } from '../markdown/fences';
import { nearestOf } from '../syntax/forgiving/typos';
import { normalizeName } from '../text/normalize';
import type { FenceHead, Passage } from './document/passage';
import type { Range } from './document/position';
import type { Finding } from './document/results';
import type { BoundHand } from './prose/boundHand';
import { type VoicedFinding, voiceAt } from './prose/findings';

/** The findings about a line that opens a fence; lines of its ranges count from that line. */
export interface FenceFindings {
  readonly line: number;
  readonly findings: readonly VoicedFinding[];
}

/** An opening line and its line in the document. */
interface FirstFence {
  readonly head: FenceHead;
  readonly line: number;
}

/** @param passages with the lines at which they begin */
export function fenceFindings(
  passages: readonly { readonly passage: Passage; readonly firstLine: number }[],
  hands: readonly BoundHand[],
): FenceFindings[] {
  const named = new Map<string, FirstFence>();
  const taken = new Set<string>();
  for (const { passage } of passages) for (const { key } of passage.heads) taken.add(key);
  const found: FenceFindings[] = [];
  for (const { passage, firstLine } of passages) {
    for (const head of passage.heads) {
      const { name: called, options } = head.info;
      const first = called === null || head.key === DEFAULTS ? undefined : named.get(head.key);
      if (called !== null && first === undefined) named.set(head.key, { head, line: head.line + firstLine });
      const faults = options.flatMap((option) => unknownOption(option, options) ?? []);
      if (called !== null && first !== undefined) faults.unshift(sameName(called, head.line + firstLine, first, taken));
      if (faults.length === 0) continue;
      const line = head.line + firstLine;
      found.push({ line, findings: faults.map((fault) => ({ ...inLine(fault, head), voice: voiceAt(hands, line) })) });
    }
  }
  return found;
}

/** Several of these lay set-up over each other. */
const DEFAULTS = 'defaults';

interface FenceFault {
  readonly code: Finding['code'];
  readonly word: InfoWord;
  readonly sentence: Sentence;
  /** What to write in its place; null: nobody knows. */
  readonly better: Fix | null;
  readonly related: Finding['related'];
}

function sameName(word: InfoWord, line: number, first: FirstFence, taken: Set<string>): FenceFault {
  let number = 2;
  while (taken.has(normalizeName(`${word.text}-${number}`))) number += 1;
  const other = `${word.text}-${number}`;
  taken.add(normalizeName(other));
  const { name: called } = first.head.info;
  const by = first.line - line;
  const related =
    called === null ? [] : [{ range: rangeOf(called, first.head, by), sentence: sentence('related/said-before') }];
  return {
    code: 'text/same-name',
    word,
    sentence: sentence('text/same-name', { hand: name(word.text) }),
    better: replacement({ ...spanOf(word), newText: other }, 'possible'),
    related,
  };
}

/** What other programs read in braces (`.class`, `{1,3}`, `key=value`) is theirs. */
const PLAIN_WORD = /^\p{L}[\p{L}\p{M}_-]*$/u;

function unknownOption(word: InfoWord, all: readonly InfoWord[]): FenceFault | null {
  if (FENCE_OPTIONS.some((option) => option === word.text) || !PLAIN_WORD.test(word.text)) return null;
  const free = FENCE_OPTIONS.filter((option) => !all.some(({ text: word }) => word === option));
  const near = nearestOf(word.text.toLowerCase(), free);
  const params = {
    word: text(word.text),
    words: words(FENCE_OPTIONS.map((option) => `verbatim/${option}`)),
    suggestion: text(near ?? ''),
  };
  return {
    code: 'text/unknown-word',
    word,
    sentence: sentence(`text/unknown-word.fence-option${near === null ? '' : '-near'}`, params),
    better: near === null ? null : replacement({ ...spanOf(word), newText: near }, 'likely'),
    related: [],
  };
}

const spanOf = ({ text: word, at }: InfoWord) => ({ start: at, end: at + word.length });

/** A warning: the hands are right all the same. */
function inLine(
  { code, word, sentence: message, better, related }: FenceFault,
  fence: FenceHead,
): Omit<VoicedFinding, 'voice'> {
  const range = rangeOf(word, fence, 0);
  const finding = { code, severity: 'warning', range, sentence: message, rule: null, related, scale: 0 } as const;
  const { title, confidence, edits = [] } = better ?? {};
  if (title === undefined || confidence === undefined) return { finding, fixes: [] };
  return { finding, fixes: [{ title, confidence, edits: edits.map(({ newText }) => ({ range, newText })) }] };
}

/** So many lines below the finding's. */
function rangeOf({ text: word, at }: InfoWord, { infoColumn }: FenceHead, line: number): Range {
  const start = { line, character: infoColumn + at };
  return { start, end: { ...start, character: start.character + word.length } };
}
