/** Explains the order of the showdown. */
import { cited, name } from '../../diagnostics/params';
import type { Sentence } from '../../diagnostics/problem';
import { citationOf } from '../../poker/rulebook';
import { type ShowdownOrder, showdownOrder } from '../../poker/showdownOrder';
import type { Seat } from '../../poker/types';
import type { HandReplay } from '../../replay/timeline';
import type { HoverPage } from './hoverPage';
import { namesOf, type StatementInPlay } from './statementInPlay';

/** Who shows first, who follows, and by which rule; nothing while betting is still to come. */
export function writeShowdown(page: HoverPage, { moment, replay }: StatementInPlay): void {
  const state = moment?.after ?? null;
  const order = state === null ? null : showdownOrder(state);
  if (order !== null) page.list(sentencesOf(order, replay));
}

function sentencesOf({ reason, order, forSidePot, topic }: ShowdownOrder, replay: HandReplay): Sentence[] {
  const say = (key: string, [first, ...rest]: readonly Seat[]): Sentence => ({
    message: `hover/showdown.${key}`,
    params: {
      name: name(first === undefined ? '' : (replay.players[first]?.name ?? '')),
      names: namesOf(replay, rest),
      all: namesOf(replay, order.slice(0, forSidePot || order.length)),
      rule: cited(citationOf(topic, replay.rules.profile)),
    },
  });
  return [say(reason, order), ...(forSidePot > 0 ? [say('side-pot', order)] : [])];
}
