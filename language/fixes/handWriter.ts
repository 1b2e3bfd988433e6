/** Writes the text of fixes: names, numbers and actions in the language and digits of the place. */
import { inDigits } from '../format/digits';
import { SentenceWriter } from '../format/sentences';
import type { Chips } from '../poker/types';
import type { CanonicalWord } from '../syntax/lexicon/index';
import type { PhraseUse } from '../syntax/lexicon/lexicon';
import { commaOf, isPrefix, phraseOf } from '../syntax/lexicon/phrasing';
import { isKeywordName } from '../syntax/line/seats';
import type {
  ActionNode,
  AmountNode,
  DigitSystem,
  HandTree,
  LanguageCode,
  PlayerRef,
  Span,
  Statement,
  Verb,
} from '../syntax/tree';
import { formatScaled } from '../text/decimal';
import { digitSystemsIn } from '../text/digits';

/** Which number of an action an amount is: the street total, the increase, the new chips, or a bare number. */
export type AmountMeaning = 'to' | 'by' | 'adds' | 'bare';

/** An action to write; without `players` it keeps those of the action that it replaces. */
export interface ActionToWrite {
  readonly verb: Verb;
  readonly players?: readonly string[];
  /** How much, and which of its three numbers that is. */
  readonly amount?: { readonly said: AmountMeaning; readonly text: string };
  /** The flag beside the verb. */
  readonly allIn?: boolean;
}

const NOWHERE: Span = { start: -1, end: -1 };
const ARABIC = /^\p{Script=Arabic}/u;

export class HandWriter {
  constructor(
    private readonly tree: HandTree,
    /** Decimal places of chips. */
    private readonly scale: number,
  ) {}

  /** The language of a statement, else of the hand. */
  languageOf(statement: Statement | ActionNode | null): LanguageCode {
    return statement?.language ?? this.tree.language ?? 'en';
  }

  word(statement: Statement | null, word: CanonicalWord, use: PhraseUse | null = null): string {
    return phraseOf(this.languageOf(statement), word, use).text;
  }

  comma(statement: Statement | null): string {
    return `${commaOf(this.languageOf(statement))} `;
  }

  /** A player's name as the seats write it; in quotation marks where it wants them. */
  name(name: string): string {
    for (const statement of this.tree.statements) {
      if (statement.kind !== 'seats') continue;
      const seat = statement.seats.find((listed) => listed.name.text === name);
      if (seat !== undefined) return this.tree.text.slice(seat.name.start, seat.name.end);
    }
    return /\s/.test(name) || isKeywordName(name) ? `"${name}"` : name;
  }

  /** `A and B`, in the words of a statement. */
  people(statement: Statement | null, names: readonly string[]): string {
    const language = this.languageOf(statement);
    const and = phraseOf(language, 'and').text;
    const isAttached = isPrefix(language, and);
    return names.reduce((list, name) => `${list} ${and}${isAttached && ARABIC.test(name) ? '' : ' '}${name}`);
  }

  /** An amount in the digits of the numbers near a place. */
  chips(value: Chips, near: Span | null): string {
    return inDigits(formatScaled(value, this.scale), this.digitsNear(near));
  }

  /** A number in a system of digits; `places`: its decimal places, those of chips where null. */
  number(units: number, places: number | null, digits: DigitSystem): string {
    return inDigits(formatScaled(units, places ?? this.scale), digits);
  }

  /** An amount as another one is written: in its digits, with its currency; in big blinds where they come out even. */
  like(value: Chips, amount: AmountNode, bigBlind: Chips | null = null): string {
    const { digits, currency, start } = amount;
    const written = this.tree.text.slice(start, amount.end);
    if (amount.form === 'number' && amount.unit === 'bb' && bigBlind !== null && bigBlind > 0) {
      const hundredths = (value * 100) / bigBlind;
      const suffix = /[^\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f.,٫٬]+$/u.exec(written)?.[0];
      if (Number.isSafeInteger(hundredths) && suffix !== undefined)
        return inDigits(formatScaled(hundredths, 2), digits) + suffix;
    }
    const plain = inDigits(formatScaled(value, this.scale), digits);
    if (currency === null) return plain;
    return written.startsWith(currency) ? currency + plain : plain + currency;
  }

  /** The digits of the statement at a place, else of the hand's first number in others than Latin ones. */
  digitsNear(near: Span | null): DigitSystem {
    const numbers = this.tree.tokens.filter(({ kind }) => kind === 'number');
    const beside = near === null ? undefined : numbers.find(({ start, end }) => start >= near.start && end <= near.end);
    if (beside !== undefined) return digitSystemsIn(beside.text)[0] ?? 'latin';
    for (const { text } of numbers) {
      const native = digitSystemsIn(text).find((system) => system !== 'latin');
      if (native !== undefined) return native;
    }
    return 'latin';
  }

  /** An action in the language of a statement. Without players of its own it keeps those of the statement. */
  action(like: Statement | null, { verb, players, amount, allIn }: ActionToWrite): string {
    const texts = new Map<Span, string>();
    const actors: ActionNode['actors'] =
      players === undefined && like?.kind === 'action'
        ? like.actors
        : { kind: 'players', players: (players ?? []).map((name) => playerRef(name, texts)) };
    const node: ActionNode = {
      ...(like ?? { line: 0, language: null, ...NOWHERE }),
      kind: 'action',
      actors,
      verb,
      verbSpan: NOWHERE,
      to: null,
      by: null,
      adds: null,
      bare: null,
      allIn: allIn === true ? NOWHERE : null,
    };
    const amounts = amount === undefined ? {} : { [amount.said]: amountNode(amount.text, texts) };
    return this.sentences(like, texts).write({ ...node, ...amounts }) ?? '';
  }

  /** `A wins`, in the language of a statement. */
  nonTurnAction(like: Statement, kind: 'win' | 'muck', name: string): string {
    const texts = new Map<Span, string>();
    const { line, language } = like;
    const players = [playerRef(name, texts)];
    const node = { ...NOWHERE, line, language, players };
    const deed: Statement =
      kind === 'win' ? { ...node, kind: 'wins', pot: null, amount: null } : { ...node, kind: 'mucks' };
    return this.sentences(like, texts).write(deed) ?? '';
  }

  /** A statement written anew, in its own language; parts that `texts` knows are written so. */
  statement(statement: Statement, texts: ReadonlyMap<Span, string> = new Map()): string | null {
    return this.sentences(statement, texts).write(statement);
  }

  private sentences(like: Statement | null, texts: ReadonlyMap<Span, string>): SentenceWriter {
    const language = this.languageOf(like);
    return new SentenceWriter(
      { words: language, order: language, joined: 'last' },
      (span) => texts.get(span) ?? this.tree.text.slice(span.start, span.end),
      (value, beside) => inDigits(String(value), this.digitsNear(beside)),
    );
  }
}

/** A player whose name is written as given. */
export function playerRef(text: string, texts: Map<Span, string>): PlayerRef {
  const ref: PlayerRef = { ...NOWHERE, kind: 'unknown', text };
  texts.set(ref, text);
  return ref;
}

function amountNode(text: string, texts: Map<Span, string>): AmountNode {
  const amount: AmountNode = { ...NOWHERE, form: 'min', digits: 'latin', currency: null };
  texts.set(amount, text);
  return amount;
}
