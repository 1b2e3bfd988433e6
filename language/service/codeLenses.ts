import { analyzeSection } from '../analysis/document/analyze';
import type { HandDocument } from '../analysis/document/document';
import type { Timelines } from '../analysis/document/timelines';
import { chips, count, inner, name, sentence, word } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import { potTotal } from '../poker/betting';
import type { Chips, Seat } from '../poker/types';
import { sum } from '../replay/facts/facts';
import type { HandReplay, LineOfPlay } from '../replay/timeline';
import { type Preferences, Wording } from './wording';

/** The lines at which hands begin: what is said there is made when somebody sees it. A hand a step. */
export function* handLines(document: HandDocument): Generator<void, readonly number[], void> {
  const lines: number[] = [];
  for (const index of document.sections.keys()) {
    const { summary, heading } = analyzeSection(document, index);
    if (summary !== null && heading !== null) lines.push(document.firstLine(index) + heading.start.line);
    yield;
  }
  return lines;
}

/** The pot of the hand at a line, and how the hand ends: who wins what, or who is next to act. Null where no hand is. */
export function outcomeAt(
  document: HandDocument,
  timelines: Timelines,
  line: number,
  preferences: Preferences,
): string | null {
  const index = document.sectionAt(line);
  const timeline = timelines.of(document, index);
  if (timeline === null) return null;
  const { replay } = timeline;
  const [first, ...rest] = [...potTold(replay.main), ...endTold(replay)];
  const told = rest.reduce<Sentence | undefined>(
    (left, right) => left && sentence('lens/join', { left: inner(left), right: inner(right) }),
    first,
  );
  return Wording.of(analyzeSection(document, index), preferences).say(told ?? kindTold(replay), replay.scale);
}

/** What the lens that opens the preview of a hand is called. */
export function previewTold(document: HandDocument, line: number, preferences: Preferences): string {
  return Wording.of(analyzeSection(document, document.sectionAt(line)), preferences).say(sentence('lens/preview', {}));
}

/** While somebody is to act every chip paid; then the pots, and what comes back to somebody is none of them. */
function potTold({ settlement: { pots }, next, state }: LineOfPlay): Sentence[] {
  const total = next === null || state === null ? null : potTotal(state);
  const amounts = total === null ? (pots ?? []).map(({ amount }) => amount) : [total];
  const [amount] = amounts;
  if (amount === undefined) return [];
  return [
    amounts.length === 1
      ? sentence('hint/pot', { amount: chips(amount) })
      : sentence('hint/pots', { amounts: inner(sum(amounts)) }),
  ];
}

function endTold({ main, players }: HandReplay): Sentence[] {
  const named = (seat: Seat) => name(players[seat]?.name ?? '');
  const { settlement, next, over } = main;
  if (next !== null) return [sentence('hover/next', { name: named(next.seat) })];
  if (!settlement.decided) return over ? [sentence('lens/undecided')] : [];
  const won = new Map<Seat, Chips>();
  for (const { seat, amount } of settlement.awards) won.set(seat, (won.get(seat) ?? 0) + amount);
  return [...won].map(([seat, amount]) => sentence('hover/award', { name: named(seat), amount: chips(amount) }));
}

/** Of a hand in which nothing has happened. */
function kindTold({ game, players, kind }: HandReplay): Sentence {
  const params = { game: word(`verbatim/${game.code}`), players: count(players.length) };
  return sentence(kind === 'hand' ? 'outline/detail' : `outline/detail-${kind}`, params);
}
