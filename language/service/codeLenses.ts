/** Words the code lenses above each hand: its pot and result, and the link to its preview. */
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

/** The lines where hands begin, one hand per step. Titles are worded only when a lens becomes visible. */
export function* handLines(document: HandDocument): Generator<void, readonly number[], void> {
  const lines: number[] = [];
  for (const index of document.sections.keys()) {
    const { summary, heading } = analyzeSection(document, index);
    if (summary !== null && heading !== null) lines.push(document.firstLine(index) + heading.start.line);
    yield;
  }
  return lines;
}

/** The pot of the hand at a line and its result: who wins what, or who is next to act. Null if there is no hand. */
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
  const [first, ...rest] = [...potSentences(replay.main), ...resultSentences(replay)];
  const outcome = rest.reduce<Sentence | undefined>(
    (left, right) => left && sentence('lens/join', { left: inner(left), right: inner(right) }),
    first,
  );
  return Wording.of(analyzeSection(document, index), preferences).say(outcome ?? kindSentence(replay), replay.scale);
}

/** The title of the lens that opens the preview of a hand. */
export function previewTitle(document: HandDocument, line: number, preferences: Preferences): string {
  return Wording.of(analyzeSection(document, document.sectionAt(line)), preferences).say(sentence('lens/preview', {}));
}

/** All chips paid while a player is to act, then the pots without any refund. */
function potSentences({ settlement: { pots }, next, state }: LineOfPlay): Sentence[] {
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

function resultSentences({ main, players }: HandReplay): Sentence[] {
  const named = (seat: Seat) => name(players[seat]?.name ?? '');
  const { settlement, next, over } = main;
  if (next !== null) return [sentence('hover/next', { name: named(next.seat) })];
  if (!settlement.decided) return over ? [sentence('lens/undecided')] : [];
  const won = new Map<Seat, Chips>();
  for (const { seat, amount } of settlement.awards) won.set(seat, (won.get(seat) ?? 0) + amount);
  return [...won].map(([seat, amount]) => sentence('hover/award', { name: named(seat), amount: chips(amount) }));
}

/** The outcome of a hand in which nothing has happened yet. */
function kindSentence({ game, players, kind }: HandReplay): Sentence {
  const params = { game: word(`verbatim/${game.code}`), players: count(players.length) };
  return sentence(kind === 'hand' ? 'outline/detail' : `outline/detail-${kind}`, params);
}
