/** Where hands begin in a text: at its `hand` lines. Looks at line starts alone, so a large file is cut quickly. */
import { BIDI_CONTROL, classOf, INVISIBLE_JOINT, LETTER, SPACE, SURROGATE, VARIATION } from './characters';
import { getVocabulary, HEAD } from './lexicon/index';
import type { HandTree, Statement } from './tree';
import { wordOf } from './wordTable';

export interface HandPart {
  readonly start: number;
  readonly end: number;
}

const LF = 10;
const CR = 13;

/**
 * Part 0 is the text before the first `hand` line (it may be empty); each further part begins at a `hand` line and
 * ends where the next begins.
 */
export function cutHands(text: string): HandPart[] {
  const parts: HandPart[] = [];
  let start = 0;
  let lineStart = 0;
  while (lineStart < text.length) {
    if (beginsHand(text, lineStart)) {
      parts.push({ start, end: lineStart });
      start = lineStart;
    }
    lineStart = nextLine(text, lineStart);
  }
  parts.push({ start, end: text.length });
  return parts;
}

/** Whether a line begins a hand. */
export function isHandLine(line: string): boolean {
  return beginsHand(line, 0);
}

function nextLine(text: string, from: number): number {
  let index = from;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    index += 1;
    if (code === LF) break;
    if (code === CR) {
      if (text.charCodeAt(index) === LF) index += 1;
      break;
    }
  }
  return index;
}

let firstLetters: ReadonlySet<number> | null = null;
let longest = 0;

/** The letters with which a `hand` word of some language may begin. */
function handLetters(): ReadonlySet<number> {
  if (firstLetters === null) {
    const letters = new Set<number>();
    for (const [key, node] of getVocabulary().root) {
      const entry = node.entries?.[HEAD];
      if (entry?.word !== 'hand') continue;
      longest = Math.max(longest, entry.phrase.length);
      const first = entry.phrase.normalize('NFC').charAt(0);
      for (const letter of [key.charAt(0), first, first.toUpperCase(), 'ي', 'ى', 'ی', 'ك', 'ک']) {
        if (/[يىی]/.test(letter) && !/^[يىی]/.test(key)) continue;
        if (/[كک]/.test(letter) && !/^[كک]/.test(key)) continue;
        letters.add(letter.charCodeAt(0));
      }
    }
    firstLetters = letters;
  }
  return firstLetters;
}

function beginsHand(text: string, lineStart: number): boolean {
  const letters = handLetters();
  let index = lineStart;
  let kind = classOf(text.charCodeAt(index));
  while (kind === SPACE || kind === BIDI_CONTROL || kind === INVISIBLE_JOINT || kind === VARIATION) {
    index += 1;
    kind = classOf(text.charCodeAt(index));
  }
  if (kind !== LETTER || !letters.has(text.charCodeAt(index))) return false;
  const start = index;
  // Marks and joints may stand between the letters; a word much longer than the keyword is another.
  const limit = start + longest * 3;
  while (index < limit && (kind === LETTER || kind === INVISIBLE_JOINT || kind === SURROGATE)) {
    index += 1;
    kind = classOf(text.charCodeAt(index));
  }
  if (index >= limit || continuesWord(text, index)) return false;
  return wordOf(text.slice(start, index)).node?.entries?.[HEAD]?.word === 'hand';
}

/** `hand-made`, `hand's`, `hand7`: the word goes on. */
function continuesWord(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code >= 0x30 && code <= 0x39) return true;
  return (code === 0x2d || code === 0x27) && classOf(text.charCodeAt(index + 1)) === LETTER;
}

const DEFAULTS: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'game',
  'blinds',
  'bets',
  'ante',
  'bomb',
  'straddle',
  'stacks',
  'seats',
  'button',
  'unit',
  'rake',
  'rules',
  'assume',
]);

/** Whether a text says nothing but set-up and assumptions, so that it may hold for every hand of its file. */
export function isDefaults(tree: HandTree): boolean {
  return tree.statements.every(
    // `Raha straddles 400` is something a player does.
    (statement) => DEFAULTS.has(statement.kind) && !(statement.kind === 'straddle' && saysWhoFirst(statement)),
  );
}

function saysWhoFirst(statement: Extract<Statement, { kind: 'straddle' }>): boolean {
  return statement.player !== null && statement.player.start === statement.start;
}
