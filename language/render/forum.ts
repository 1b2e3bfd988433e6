/** A hand as plain text for forums and messages, with the pot as it grows. */
import { cardsText } from './cards';
import type { Frame, HandView, LineView } from './frame';

/** Ends with a line break. `line`: with its branches; left out: the main line. */
export function forumText(hand: HandView, line: LineView = hand.main, until?: Frame): string {
  return `${[...head(hand, line), ...told(hand, line, until), ...branches(hand, line)].join('\n')}\n`;
}

function head(hand: HandView, line: LineView): string[] {
  const lines = hand.players.map(({ name, position, stack, cards }) => {
    const facts = [position, stack?.text ?? null, cards.length === 0 ? null : cardsText(cards)];
    const known = facts.filter((fact) => fact !== null);
    return known.length === 0 ? name : `${name} (${known.join(separator(hand))})`;
  });
  return [`${line.title} — ${hand.detail}`, '', ...lines, ''];
}

const separator = ({ direction }: HandView): string => (direction === 'rtl' ? '، ' : ', ');

function told(hand: HandView, line: LineView, until: Frame | undefined): string[] {
  const lines: string[] = [];
  const { words } = hand;
  let street = '';
  for (const frame of line.frames) {
    if (until !== undefined && frame.index > until.index) break;
    if (frame.kind === 'end') continue;
    // A street's own line says its cards; where the text has none, its name alone does.
    const opens = frame.deeds.some(({ seat, pot }) => seat === null && pot === null);
    if (frame.streetName !== street && !opens) lines.push(`*** ${frame.streetName} ***`);
    for (const { text, seat, pot } of frame.deeds) {
      if (seat === null && frame.streetName !== street) lines.push(`*** ${text} *** (${frame.potLabel})`);
      else lines.push(pot === null ? text : `${text} (${words['running-pot']} ${pot.text})`);
    }
    street = frame.streetName;
    for (const remark of frame.remarks) lines.push(`  “${remark}”`);
  }
  return [...lines, ...outcome(hand, until ?? line.frames.at(-1))];
}

function outcome({ words }: HandView, frame: Frame | undefined): string[] {
  if (frame === undefined) return [];
  const pots = frame.pots === null ? [] : [...frame.pots.pots.map((pot) => pot.told), frame.pots.refund?.label];
  const shown = pots.filter((pot) => pot !== undefined);
  if (frame.result === null) {
    const next = frame.next === null ? [] : [frame.next.heading, ...frame.next.options.map((option) => `  ${option}`)];
    return ['', ...shown, ...next];
  }
  const nets = frame.result.balances.map(({ name, net }) => `  ${name} ${net.text}`);
  return ['', ...shown, ...frame.result.awards, `${words.net}:`, ...nets, frame.result.checkSumTold];
}

function branches(hand: HandView, line: LineView): string[] {
  return line.branches.flatMap((branch) => [
    '',
    `— ${branch.title}`,
    ...told(hand, branch, undefined),
    ...branches(hand, branch),
  ]);
}
