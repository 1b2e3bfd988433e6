/** Completes comments that bind a number of the prose: names of hands, marks, facts. */

import type { HandDocument } from '../../analysis/document/document';
import { HandFile } from '../../analysis/document/handFile';
import type { Position } from '../../analysis/document/position';
import { askedText } from '../../analysis/prose/bindingEvaluator';
import { type BoundHand, pointNames } from '../../analysis/prose/boundHand';
import type { Prose } from '../../analysis/prose/prose';
import { LineIndex } from '../../text/lines';
import type { Completion, Completions } from './completions';

/** Completes text at a position in a hand. */
type Complete = (document: HandDocument, position: Position) => Completions | null;

/** An open comment at the cursor, and its text so far. */
const OPEN = /(?:<!--|\{\/\*)\s*(?:=(?!=)|≠|!=)\s*((?:(?!-->|\*\/\}).)*)$/u;
const HAND = /^[^\s@:]*$/u;
const MARK = /^([^\s@:]*)@["«“]?([^:"»”]*)$/u;
const FACT = /^([^\s@:]*)(?:@["«“]?([^:"»”]*)["»”]?)?\s*:\s*(.*)$/u;

/** Null without an open comment. `before`: the line up to the cursor; `complete`: gives the facts at that point of the hand. */
export function bindingCompletionsAt(
  prose: Prose,
  before: string,
  position: Position,
  complete: Complete,
): Completions | null {
  const typed = OPEN.exec(before)?.[1];
  if (typed === undefined) return null;
  const mark = MARK.exec(typed);
  if (mark !== null) return marksOf(prose, mark, position);
  const fact = FACT.exec(typed);
  if (fact !== null) {
    const [, name = '', label = null, typedFact = ''] = fact;
    const hand = prose.handFor(name === '' ? null : name, label, position.line);
    return hand === null ? null : factsOf(hand, label, typedFact, position, complete);
  }
  const above = prose.handFor(null, null, position.line);
  const facts = above === null ? null : factsOf(above, null, typed, position, complete);
  return HAND.test(typed) ? withHandNames(prose, typed, position, facts) : facts;
}

/** The marks of the named hand, or of the hand above. @param typed a match of `MARK` */
function marksOf(prose: Prose, typed: RegExpExecArray, position: Position): Completions | null {
  const [whole, name = '', label = ''] = typed;
  const hand = prose.handFor(name === '' ? null : name, null, position.line);
  const quoted = (point: string): string => (/[\s:]/.test(point) ? `"${point}"` : point);
  const marks = hand === null ? [] : pointNames(hand).map((point) => named(point, quoted(point)));
  const isQuoted = /@["«“]/u.test(whole);
  return listed(position, label.length + (isQuoted ? 1 : 0), marks);
}

/** The names of all hands, then the facts if they replace the same text. */
function withHandNames(prose: Prose, typed: string, position: Position, facts: Completions | null): Completions | null {
  const names = [...new Set(prose.hands.flatMap((hand) => hand.name ?? []))].map((name) => named(name, name));
  const beside = facts?.range.start.character === position.character - typed.length ? facts.items : [];
  return listed(position, typed.length, [...names, ...beside]);
}

function named(label: string, newText: string): Completion {
  return {
    kind: 'mark',
    label,
    detail: '',
    newText,
    isSnippet: false,
    filterText: newText,
    sortText: '',
    describe: null,
  };
}

function listed(end: Position, length: number, items: readonly Completion[]): Completions | null {
  if (items.length === 0) return null;
  const sorted = items.map((item, rank) => ({ ...item, sortText: String(rank).padStart(3, '0') }));
  const range = { start: { ...end, character: end.character - length }, end };
  return { range, word: range, items: sorted };
}

/** The facts of a hand at its mark. */
function factsOf(
  hand: BoundHand,
  mark: string | null,
  typedFact: string,
  position: Position,
  complete: Complete,
): Completions | null {
  const asked = askedText(hand, mark, typedFact);
  if (asked === null) return null;
  const document = HandFile.of(asked.text);
  document.setBaseDefaults(hand.defaults);
  const at = new LineIndex(asked.text).positionAt(asked.offset);
  const found = complete(document, at);
  if (found === null) return null;
  const inProse = ({ character }: Position): Position => ({
    line: position.line,
    character: position.character + character - at.character,
  });
  const range = { start: inProse(found.range.start), end: inProse(found.range.end) };
  return { range, word: range, items: found.items };
}
