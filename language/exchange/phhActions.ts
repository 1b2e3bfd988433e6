/** The actions of a PHH hand: one string each, `p3 cbr 250`, `d db 4s5c2h # a good flop`. */

import { count, inner, sentence, text } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import type { Seat } from '../poker/types';
import { decimalOf, isPositive } from './amounts';
import { type ImportedEvent, UnreadableHand } from './model';

/** The events, and the hole cards dealt to each player by their number in the file (0 for p1). */
export interface PhhActions {
  readonly events: readonly ImportedEvent[];
  readonly hole: readonly (readonly string[])[];
}

export interface ActionText {
  readonly text: string;
  /** One-based line of the file. */
  readonly line: number;
}

/**
 * Reads the `actions` of a hand with `count` players. `seatOf` turns a player's index in the file into a seat.
 * Throws UnreadableHand for a text that is not an action.
 */
export function readPhhActions(
  actions: readonly ActionText[],
  count: number,
  seatOf: (player: number) => Seat,
): PhhActions {
  const reader = new ActionReader(count, seatOf);
  actions.forEach((action, index) => {
    reader.read(action, index + 1);
  });
  return reader;
}

/** An event without its line. */
type Unplaced<E> = E extends unknown ? Omit<E, 'line'> : never;

class ActionReader implements PhhActions {
  readonly events: ImportedEvent[] = [];
  readonly hole: string[][];
  private board = 0;
  private action: ActionText = { text: '', line: 0 };
  private number = 0;

  constructor(
    private readonly count: number,
    private readonly seatOf: (player: number) => Seat,
  ) {
    this.hole = Array.from({ length: count }, () => []);
  }

  read(action: ActionText, number: number): void {
    this.action = action;
    this.number = number;
    const at = action.text.indexOf('#');
    const body = at < 0 ? action.text : action.text.slice(0, at);
    const [who, what, ...rest] = body.split(/\s+/).filter((word) => word !== '');
    if (who === 'd') this.deal(what, rest);
    else if (who !== undefined) this.act(this.player(who), what, rest);
    const comment =
      at < 0
        ? ''
        : action.text
            .slice(at + 1)
            .replace(/\s+/g, ' ')
            .trim();
    if (comment !== '') this.add({ kind: 'comment', text: comment });
  }

  private add(event: Unplaced<ImportedEvent>): void {
    this.events.push({ ...event, line: this.action.line });
  }

  private deal(what: string | undefined, rest: readonly string[]): void {
    if (what === 'dh') {
      const [player, ...cards] = rest;
      this.hole[this.player(player)]?.push(...this.cards(cards));
    } else if (what === 'db') {
      const cards = this.cards(rest);
      this.board += cards.length;
      if (this.board > 5) this.refuse(sentence('import/six-cards'));
      this.add({ kind: 'board', cards });
    } else this.refuse(sentence('import/bad-deal', { letters: text('d'), board: text('db'), hole: text('dh') }));
  }

  private act(player: number, what: string | undefined, rest: readonly string[]): void {
    const seat = this.seatOf(player);
    const [more] = rest;
    switch (what) {
      case 'f':
        this.add({ kind: 'fold', who: seat });
        return;
      case 'cc':
        this.add({ kind: 'check-or-call', who: seat });
        return;
      case 'cbr': {
        const total = decimalOf(more ?? '');
        if (!isPositive(total)) this.refuse(sentence('import/no-number', { text: text(more ?? '') }));
        this.add({ kind: 'bet-or-raise', who: seat, amount: { of: 'street', total } });
        return;
      }
      case 'sm':
        if (more === undefined) this.add({ kind: 'muck', seat });
        else this.show(seat, more === '-' ? (this.hole[player] ?? []) : this.cards(rest));
        return;
      default:
        this.refuse(sentence('import/no-action', { text: text(what ?? '') }));
    }
  }

  /** Unknown cards are not shown, although the file may show a hand that it does not know. */
  private show(seat: Seat, cards: readonly string[]): void {
    if (cards.some((card) => !card.includes('?'))) this.add({ kind: 'show', seat, cards });
  }

  private player(word: string | undefined): number {
    const number = Number(/^p(\d+)$/.exec(word ?? '')?.[1] ?? 'none');
    if (Number.isNaN(number))
      this.refuse(
        sentence('import/no-player', { text: text(word ?? ''), first: text('p1'), last: text(`p${this.count}`) }),
      );
    if (number < 1 || number > this.count) this.refuse(sentence('import/only-players', { count: count(this.count) }));
    return number - 1;
  }

  private cards(words: readonly string[]): string[] {
    const joined = words.join('');
    const cards = joined.match(/[2-9TJQKA?][cdhs?]/g) ?? [];
    if (joined === '' || cards.join('') !== joined) this.refuse(sentence('import/no-cards', { text: text(joined) }));
    return cards;
  }

  private refuse(why: Sentence): never {
    throw new UnreadableHand(
      this.action.line,
      sentence('import/bad-action', { number: count(this.number), text: text(this.action.text), why: inner(why) }),
    );
  }
}
