/** The players of one part of a line, each once, although a line can give both their name and their seat. */

import type { Reader } from '../reader';
import type { PlayerRef } from '../tree';
import { NAME } from '../unit';
import type { ActionDraft } from './actionDraft';
import { refOf } from './playerRefs';

type RefsOf = (index: number) => readonly PlayerRef[];

/** `Raha opens to 6 from UTG`: of two players in a part, a seat after `from` is a second name of the other. */
export function findSecondNames(reader: Reader, draft: ActionDraft): void {
  const [first, second] = draft.players;
  if (first === undefined || second === undefined || draft.players.length > 2) return;
  if (isSeatAfterFrom(reader, first)) setSecondName(draft, second, first);
  else if (isSeatAfterFrom(reader, second)) setSecondName(draft, first, second);
}

function setSecondName(draft: ActionDraft, player: number, seat: number): void {
  draft.players.splice(draft.players.indexOf(seat), 1);
  draft.secondNames.set(player, seat);
}

/** A position next to the word for `from` or `on`, on the side where the language puts that word. */
function isSeatAfterFrom(reader: Reader, index: number): boolean {
  const meaning = reader.unit(index).entry?.meaning;
  if (meaning?.role !== 'position' || meaning.also !== undefined) return false;
  let before = index - 1;
  while (reader.unit(before).entry?.word === 'filler') before -= 1;
  return isFrom(reader, before, 'before') || isFrom(reader, index + 1, 'after');
}

function isFrom(reader: Reader, index: number, side: 'before' | 'after'): boolean {
  const { entry } = reader.unit(index);
  return (entry?.word === 'from' || entry?.word === 'on') && entry.side === side;
}

/** The players of a part, in text order. */
export function playersNamed(
  reader: Reader,
  { players, secondNames }: ActionDraft,
  refsOf: RefsOf,
): readonly PlayerRef[] {
  const only = players[0];
  // Most parts have one player: a list made in one step takes less memory than one that grows.
  if (only !== undefined && players.length === 1 && secondNames.size === 0) return refsOf(only);
  return players.flatMap((index) => {
    const refs = refsOf(index);
    const [ref] = refs;
    if (ref === undefined || refs.length > 1) return refs;
    const second = secondNames.get(index);
    if (second !== undefined) return [{ ...ref, at: refOf(reader, reader.unit(second)) }];
    return players.includes(index - 1) && isNameAndSeat(reader, index) ? [{ ...ref, beside: true as const }] : refs;
  });
}

/** `Raha BTN`, `BTN Raha` */
export function isNameAndSeat(reader: Reader, index: number): boolean {
  const [one, other] = [reader.unit(index - 1), reader.unit(index)];
  const isName = ({ kind }: typeof one): boolean => kind === NAME;
  const isSeat = ({ entry }: typeof one): boolean =>
    entry?.meaning.role === 'position' && entry.meaning.also === undefined;
  return (isName(one) && isSeat(other)) || (isSeat(one) && isName(other));
}

/** How many players a list names, not counting second names. */
export function countPlayers(players: readonly PlayerRef[]): number {
  return players.filter(({ beside }) => beside !== true).length;
}
