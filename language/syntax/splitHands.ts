/** Splits a text into hands at its `hand` lines. It looks at line starts only, so it is fast for large files. */
import { normalizeWord } from '../text/normalize';
import { getVocabulary, HEAD, loadScript } from './lexicon/index';
import { SETUP_KINDS } from './line/setupKinds';
import { BIDI_CONTROL, classOf, INVISIBLE_JOINT, LETTER, SPACE, VARIATION } from './tokens/characters';
import { wordAt } from './tokens/scanner';
import type { HandTree, Statement } from './tree';

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
  const nextLine = text.includes('\r') ? lineAfter : lineAfterFeed;
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

/** Where no carriage return is in the text: to seek one character is many times faster than to look at each. */
function lineAfterFeed(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}

function lineAfter(text: string, from: number): number {
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

/** By character: whether a `hand` word of some language may begin with it. */
const firstLetters = new Map<number, boolean>();

function mayBeginHand(code: number): boolean {
  let may = firstLetters.get(code);
  if (may === undefined) {
    // What the comparison ignores, such as a tatweel, may precede any letter.
    const key = normalizeWord(String.fromCharCode(code));
    loadScript(code);
    may = key === '';
    for (const [word, node] of getVocabulary().root) {
      may ||= node.entries?.[HEAD]?.word === 'hand' && word.startsWith(key);
    }
    firstLetters.set(code, may);
  }
  return may;
}

/** Whether a text is exactly the word for a hand, in any language. */
export function isHandWord(text: string): boolean {
  if (text === '' || !mayBeginHand(text.charCodeAt(0))) return false;
  const { raw, node } = wordAt(text, 0);
  return raw === text && node?.entries?.[HEAD]?.word === 'hand';
}

function beginsHand(text: string, lineStart: number): boolean {
  let index = lineStart;
  let kind = classOf(text.charCodeAt(index));
  while (kind === SPACE || kind === BIDI_CONTROL || kind === INVISIBLE_JOINT || kind === VARIATION) {
    index += 1;
    kind = classOf(text.charCodeAt(index));
  }
  if (kind !== LETTER || !mayBeginHand(text.charCodeAt(index))) return false;
  return wordAt(text, index).node?.entries?.[HEAD]?.word === 'hand';
}

const DEFAULTS: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([...SETUP_KINDS, 'commentary']);

/** Whether a text has only set-up, assumptions and commentary, so that it can apply to every hand of its file. */
export function isDefaults(tree: HandTree): boolean {
  return tree.statements.every(
    // `Raha straddles 400` is something a player does.
    (statement) => DEFAULTS.has(statement.kind) && !(statement.kind === 'straddle' && beginsWithPlayer(statement)),
  );
}

function beginsWithPlayer(statement: Extract<Statement, { kind: 'straddle' }>): boolean {
  return statement.player !== null && statement.player.start === statement.start;
}
