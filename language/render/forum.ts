/** Writes a hand as plain text for forums and messages, with the pot after each action. */

import { toNativeDigits } from '../text/digits';
import { cardsText } from './cards';
import { isAskedAt } from './exercises';
import type { Frame, HandView, LineView } from './frame';
import { entryOf } from './ledgerEntry';

/**
 * The text ends with a line break.
 * @param line is written with its branches
 * @param until is the last frame to write; the default is the whole line
 */
export function forumText(hand: HandView, line: LineView = hand.main, until?: Frame): string {
  const parts = [...head(hand, line), ...lineText(hand, line, until), ...branches(hand, line)];
  const lines = parts.filter((part, place) => part !== '' || parts[place - 1] !== '');
  return `${lines.join('\n')}\n`;
}

function head(hand: HandView, line: LineView): string[] {
  return [`${line.title} — ${hand.detail}`, '', ...players(hand, line), ''];
}

function players(hand: HandView, line: LineView): string[] {
  const { words, kind } = hand;
  const seats = kind === 'ledger' ? (line.frames.at(-1)?.seats ?? []) : [];
  return hand.players.map(({ name, position, stack, cards }, seat) => {
    const entries = seats.slice(seat, seat + 1).flatMap((one) => {
      const { paid, fate } = entryOf(one, words);
      return [`${words.paid} ${paid}`, fate];
    });
    const facts = [position, stack?.text ?? null, ...entries, cards.length === 0 ? null : cardsText(cards)];
    const known = facts.filter((fact) => fact !== null);
    return known.length === 0 ? name : `${name} (${known.join(hand.listSeparator)})`;
  });
}

function lineText(hand: HandView, line: LineView, until: Frame | undefined): string[] {
  const lines: string[] = [];
  let street: string | null = null;
  for (const frame of line.frames) {
    if (until !== undefined && frame.index > until.index) break;
    if (frame.kind === 'end') continue;
    lines.push(...frameText(hand, frame, frame.streetName !== street));
    street = frame.streetName;
  }
  const last = until ?? line.frames.at(-1);
  return [...lines, ...outcome(hand, line, last), ...exercises(hand, line, last)];
}

function frameText({ words }: HandView, frame: Frame, opensStreet: boolean): string[] {
  const lines: string[] = [];
  // A street line of the text gives its cards. Without one, the name of the street is enough.
  const hasStreetLine = frame.events.some(({ seat, pot }) => seat === null && pot === null);
  if (frame.streetName !== null && opensStreet && !hasStreetLine) lines.push(`*** ${frame.streetName} ***`);
  for (const { text, seat, pot } of frame.events) {
    if (seat === null && opensStreet) lines.push(`*** ${text} *** (${frame.potLabel})`);
    else lines.push(pot === null ? text : `${text} (${words['running-pot']} ${pot.text})`);
  }
  for (const remark of frame.remarks) lines.push(`  “${remark}”`);
  return lines;
}

function outcome({ words }: HandView, line: LineView, frame: Frame | undefined): string[] {
  if (frame === undefined) return [];
  const { pots: view } = frame;
  const pots =
    view === null ? [] : [...view.pots.map((pot) => pot.description), view.refund?.label, view.bets?.description];
  const shown = pots.filter((pot) => pot !== undefined);
  if (frame.result === null) {
    const options = isAskedAt(line, frame) ? [] : (frame.next?.options ?? []);
    const next = frame.next === null ? [] : [frame.next.heading, ...options.map((option) => `  ${option}`)];
    return ['', ...shown, ...next];
  }
  const nets = frame.result.balances.map(({ name, net }) => `  ${name} ${net.text}`);
  return ['', ...shown, ...frame.result.awards, `${words.net}:`, ...nets, frame.result.checkSumText];
}

/** The questions asked up to a frame, followed by all answers. */
function exercises({ words, digits }: HandView, line: LineView, last: Frame | undefined): string[] {
  const asked = line.exercises.filter(({ frame }) => last !== undefined && frame <= last.index);
  if (asked.length === 0) return [];
  const number = (place: number): string => (asked.length === 1 ? '' : ` ${toNativeDigits(String(place + 1), digits)}`);
  const answers = asked.flatMap(({ answer, why }, place) => [
    `${words.answer}${number(place)}: ${answer}`,
    ...(why === null ? [] : [`  ${why}`]),
  ]);
  const questions = asked.map(({ question }, place) => `${words.exercise}${number(place)}: ${question}`);
  return ['', ...questions, '', ...answers];
}

function branches(hand: HandView, line: LineView): string[] {
  return line.branches.flatMap((branch) => [
    '',
    `— ${branch.title}`,
    ...(hand.kind === 'ledger' ? ['', ...players(hand, branch), ''] : []),
    ...lineText(hand, branch, undefined),
    ...branches(hand, branch),
  ]);
}
