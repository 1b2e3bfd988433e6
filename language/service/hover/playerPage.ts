/** Explains a player. */
import { chips, name, sentence, text } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { legalActions } from '../../poker/betting';
import type { HandState } from '../../poker/state';
import type { Seat } from '../../poker/types';
import { optionsOf } from '../../replay/facts/describe';
import type { HoverPage } from './hoverPage';
import type { StatementInPlay } from './statementInPlay';

/** A player at one moment: position, stack, chips paid, and their legal actions if it is (or were) their turn. */
export function writePlayer(
  page: HoverPage,
  { replay, line }: StatementInPlay,
  seat: Seat,
  state: HandState | null,
): void {
  const player = replay.players[seat];
  if (player === undefined) return;
  const who = { name: name(player.name) };
  page.heading(
    player.position === null
      ? sentence('hover/player', who)
      : sentence('hover/player-at', { ...who, position: text(player.position) }),
  );
  const cards = line.cards[seat] ?? player.cards;
  const facts: Sentence[] = cards.length > 0 ? [sentence('hover/cards', { cards: text(cards.join(' ')) })] : [];
  const now = state?.players[seat];
  if (state === null || now === undefined) {
    facts.push(stackLine('hover/stack', player.stack));
    page.list(facts);
    return;
  }
  facts.push(stackLine('hover/stack', now.stack));
  if (state.street !== 'showdown') facts.push(sentence('hover/paid-street', { paid: chips(now.streetPaid) }));
  facts.push(sentence('hover/paid-hand', { paid: chips(now.handPaid) }));
  if (now.deadPaid > 0) facts.push(sentence('hover/paid-dead', { paid: chips(now.deadPaid) }));
  if (now.folded) facts.push(sentence('hover/folded'));
  else if (now.allIn) facts.push(sentence('hover/all-in'));
  page.list(facts);
  if (now.folded || now.allIn || state.toAct === null) return;
  page.paragraph(sentence(state.toAct === seat ? 'hover/in-turn' : 'hover/if-in-turn', who));
  page.list(optionsOf(legalActions(state, seat), player.name));
}

function stackLine(message: string, stack: number): Sentence {
  return Number.isFinite(stack) ? sentence(message, { stack: chips(stack) }) : sentence(`${message}-unknown`);
}
