/** Writes new text for a hand in its language, word order and digits. */

import { inDigits } from '../../format/digits';
import { SentenceWriter } from '../../format/sentences';
import type { Chips } from '../../poker/types';
import type { FactValue } from '../../replay/timeline';
import type { CanonicalWord } from '../../syntax/lexicon/index';
import type { PhraseUse } from '../../syntax/lexicon/lexicon';
import { commaOf, phraseOf } from '../../syntax/lexicon/phrasing';
import { isKeywordName } from '../../syntax/line/seats';
import { isQuote } from '../../syntax/tokens/quotationMarks';
import { WORD } from '../../syntax/tokens/tokenKinds';
import { wordOf } from '../../syntax/tokens/wordCache';
import type {
  ActionNode,
  Actors,
  AmountNode,
  FactNode,
  LanguageCode,
  PlayerRef,
  Span,
  Statement,
  StatementOf,
  Verb,
} from '../../syntax/tree';
import { formatScaled } from '../../text/decimal';
import type { DigitSystem } from '../../text/digits';

/** Who does something: some players, everybody up to one, or (null) nobody is named. */
export type ActorNames = readonly string[] | { readonly upTo: string } | null;

/** Which of its three numbers a raise is written with. */
export type RaiseMarker = 'to' | 'by' | 'adds';

/** What a player does with their hand once the betting is over. */
export type ShowdownVerb = 'shows' | 'mucks' | 'wins';

/** A pot by its name. */
export type NamedPot = NonNullable<StatementOf<'wins'>['pot']>;

/** Writes parts of lines. Amounts are chips of the hand's scale. */
export class Composer {
  /** The text of each span of the statements to be written. */
  readonly #texts = new Map<Span, string>();
  readonly #sentences: SentenceWriter;

  constructor(
    readonly language: LanguageCode,
    readonly digits: DigitSystem,
    /** Decimal places of the amounts. */
    private readonly scale: number,
  ) {
    this.#sentences = new SentenceWriter(
      { words: language, order: language, joined: 'last' },
      (span) => this.#texts.get(span) ?? '',
      (value) => inDigits(String(value), digits),
    );
  }

  word(word: CanonicalWord, use: PhraseUse | null = null): string {
    return phraseOf(this.language, word, use).text;
  }

  get comma(): string {
    return `${commaOf(this.language)} `;
  }

  number(value: Chips): string {
    return inDigits(formatScaled(value, this.scale), this.digits);
  }

  /** Converts the digits of a text to those of the hand. */
  figures(text: string): string {
    return text.replace(/[0-9]+(?:[.,][0-9]+)*/g, (number) => inDigits(number, this.digits));
  }

  /** The name of a player in a line: in quotation marks if it would mean something else without them. */
  name(name: string): string {
    const isPlain = !/\s/.test(name) && wordOf(name).kind === WORD && !isKeywordName(name);
    return isPlain || isQuote(name) ? name : `"${name}"`;
  }

  /** A marker on its side of a text: `to 800`, `800 तक`. */
  marked(marker: 'to' | 'by' | 'adds' | 'for' | 'from', what: string): string {
    return this.#sentences.marked(marker, what);
  }

  forPlayers(names: readonly string[]): string {
    return this.marked('for', names.map((name) => this.name(name)).join(this.comma));
  }

  /** `Raha raises to 800`, `bets 100`, `all-in 1500`. */
  action(who: ActorNames, verb: Verb, amount: Chips | null = null, way: RaiseMarker = 'to'): string {
    const node = amount === null ? null : this.amount(amount);
    return this.written(who, verb, verb === 'raise' ? { [way]: node } : { bare: node });
  }

  /** A verb with a text in place of its amounts: `raises …`, `… रेज़ करता है`. */
  around(verb: Verb, amounts: string): string {
    const node = this.amount(0);
    this.#texts.set(node, amounts);
    return this.written(null, verb, { bare: node });
  }

  private written(who: ActorNames, verb: Verb, amounts: Partial<Pick<ActionNode, RaiseMarker | 'bare'>>): string {
    const node: ActionNode = {
      kind: 'action',
      line: 0,
      start: 0,
      end: 0,
      language: this.language,
      actors: this.actors(who),
      verb,
      verbSpan: NOWHERE,
      to: null,
      by: null,
      adds: null,
      bare: null,
      allIn: null,
      ...amounts,
    };
    return this.#sentences.write(node) ?? '';
  }

  /**
   * A showdown action without an amount: `Raha shows`, `mucks`, `wins main pot`.
   * @param isNamed false if the name is already typed
   */
  showdownAction(who: string, kind: ShowdownVerb, isNamed: boolean, pot: NamedPot | null = null): string {
    const common = { ...NOWHERE, line: 0, language: this.language };
    const player = this.player(who);
    if (!isNamed) this.#texts.set(player, '');
    const statement: Statement = {
      shows: { ...common, kind: 'shows', player, cards: [] } as const,
      mucks: { ...common, kind: 'mucks', players: [player] } as const,
      wins: { ...common, kind: 'wins', players: [player], pot, amount: null } as const,
    }[kind];
    const text = this.#sentences.write(statement);
    return (text ?? '').replace(/ {2,}/g, ' ').trim();
  }

  /**
   * A fact with its value: `min raise 800`, `layer 1 560 for A, B`, `may not raise`; null if it has none or is not true.
   * @param who the player whose fact it is; null if they are known
   */
  fact(fact: FactNode, value: FactValue, who: string | null, nameOf: (seat: number) => string): string | null {
    const player = who === null ? null : this.player(who);
    const node: FactNode = { ...fact, player, alsoPlayers: [] };
    switch (value.kind) {
      case 'chips':
        return this.#sentences.fact({ ...node, value: this.amount(value.value, fact.fact === 'net') });
      case 'share': {
        const eligible = value.eligible.map((seat) => this.player(nameOf(seat)));
        return this.#sentences.fact({ ...node, value: this.amount(value.value), eligible });
      }
      case 'truth':
        return value.value ? this.#sentences.fact(node) : null;
      case 'verbs':
        return value.value.length === 0
          ? null
          : this.#sentences.fact({ ...node, verbs: value.value.map((verb) => ({ ...NOWHERE, verb })) });
      case 'seats': {
        const [first, ...others] = value.value.map((seat) => this.player(nameOf(seat)));
        return first === undefined ? null : this.#sentences.fact({ ...node, player: first, alsoPlayers: others });
      }
      case 'impossible':
      case 'undecided':
        return null;
    }
  }

  /** A fact as a question: `min raise`, `options`; null if its answer is only yes or no. */
  question(fact: FactNode, value: FactValue, who: string | null): string | null {
    if (value.kind !== 'chips' && value.kind !== 'share' && value.kind !== 'verbs') return null;
    const player = who === null ? null : this.player(who);
    return this.#sentences.fact({ ...fact, player, alsoPlayers: [], value: null, eligible: null, verbs: [] });
  }

  private actors(who: ActorNames): Actors {
    if (who === null) return { kind: 'none' };
    if ('upTo' in who) return { kind: 'until', upTo: this.player(who.upTo) };
    return { kind: 'players', players: who.map((name) => this.player(name)) };
  }

  private player(name: string): PlayerRef {
    const ref: PlayerRef = { kind: 'name', name, text: name, start: 0, end: 0 };
    this.#texts.set(ref, this.name(name));
    return ref;
  }

  private amount(value: Chips, signed = false): AmountNode {
    const node: AmountNode = {
      form: 'number',
      value: { units: value, scale: this.scale },
      unit: 'chips',
      sign: null,
      digits: this.digits,
      currency: null,
      start: 0,
      end: 0,
    };
    this.#texts.set(node, signed && value > 0 ? `+${this.number(value)}` : this.number(value));
    return node;
  }
}

const NOWHERE: Span = { start: 0, end: 0 };
