/** Who a part of a line speaks of: its players, each once, though he may be named by his name and by where he sits. */

import type { Reader } from '../reader';
import type { PlayerRef } from '../tree';
import { NAME } from '../unit';
import type { ActionDraft } from './actionDraft';
import { refOf } from './playerRefs';

type RefsOf = (index: number) => readonly PlayerRef[];

/** `Raha opens to 6 from UTG`: of two in a part the one who stands behind such a word is the other once more. */
export function findPlaces(reader: Reader, draft: ActionDraft): void {
  const [first, second] = draft.players;
  if (first === undefined || second === undefined || draft.players.length > 2) return;
  if (isPlace(reader, first)) setPlace(draft, second, first);
  else if (isPlace(reader, second)) setPlace(draft, first, second);
}

function setPlace(draft: ActionDraft, person: number, place: number): void {
  draft.players.splice(draft.players.indexOf(place), 1);
  draft.places.set(person, place);
}

/** A position beside the word for `from` or `on`, which stands on its language's side. */
function isPlace(reader: Reader, index: number): boolean {
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

/** The players of a part in their order. */
export function playersNamed(reader: Reader, { players, places }: ActionDraft, refsOf: RefsOf): readonly PlayerRef[] {
  const only = players[0];
  // Most parts have one: a list that is made whole is smaller than one that grows.
  if (only !== undefined && players.length === 1 && places.size === 0) return refsOf(only);
  return players.flatMap((index) => {
    const refs = refsOf(index);
    const [ref] = refs;
    if (ref === undefined || refs.length > 1) return refs;
    const place = places.get(index);
    if (place !== undefined) return [{ ...ref, at: refOf(reader, reader.unit(place)) }];
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

/** How many players a list names, as far as its words tell. */
export function countPlayers(players: readonly PlayerRef[]): number {
  return players.filter(({ beside }) => beside !== true).length;
}
