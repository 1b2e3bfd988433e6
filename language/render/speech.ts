/** How a picture speaks: language and digits, amounts in chips or big blinds, names or positions. */

import { sentence, text } from '../diagnostics/params';
import type { Param, Sentence } from '../diagnostics/problem';
import { formatChips, formatSentence, type Voice } from '../messages/index';
import type { Chips, Seat } from '../poker/types';
import type { HandReplay } from '../replay/timeline';
import { formatScaled } from '../text/decimal';
import { type DigitSystem, toNativeDigits } from '../text/digits';
import { directionOf } from '../text/languages';
import { NamesInText } from './namesInText';

export interface SpeechOptions {
  /** A code of the message languages. */
  readonly language: string;
  readonly digits: DigitSystem;
  /** Players are called by their positions, or by numbers where nothing tells these. */
  readonly anonymous?: boolean;
  /** Amounts in big blinds, to two places; in chips where no blinds are told. */
  readonly inBigBlinds?: boolean;
  /** Put names and amounts in isolates, so that text of the other direction round them stays in order. Default: true. */
  readonly isolate?: boolean;
}

/** Characters that would turn the text after a name round. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

export class Speech {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly names: readonly string[];
  private readonly voice: Voice;
  private readonly bigBlind: Chips | null;
  private readonly labels: ReadonlyMap<string, string>;
  /** Null: names are told as they are. */
  private readonly inText: NamesInText | null;

  constructor(replay: HandReplay, options: SpeechOptions) {
    this.language = options.language;
    this.direction = directionOf(options.language);
    this.voice = {
      language: options.language,
      scale: replay.scale,
      digits: options.digits,
      isolate: options.isolate ?? true,
    };
    const setup = replay.main.state?.setup;
    this.bigBlind =
      options.inBigBlinds === true && setup?.blindsKnown === true && setup.bigBlind > 0 ? setup.bigBlind : null;
    const labels = replay.players.map(({ name, position }, seat) =>
      options.anonymous === true ? (position ?? this.numbered(seat)) : name.replace(TURNING, ''),
    );
    this.names = labels;
    this.labels = new Map(replay.players.map(({ name }, seat) => [name, labels[seat] ?? name]));
    this.inText = options.anonymous === true ? new NamesInText(this.labels) : null;
  }

  /** A sentence of the message files. It stands in a place of the language's own direction, so it is not isolated itself. */
  say(told: Sentence): string {
    const said = formatSentence(this.retold(told), this.voice);
    return said.startsWith('\u2067') ? said.slice(1, -1) : said;
  }

  /** A word or short sentence without parameters. */
  word(key: string): string {
    return this.say(sentence(key));
  }

  /** An amount in the wanted unit and digits, a half of a hundredth rounded away from zero; an unknown stack is “deep”. */
  chips(value: Chips): string {
    if (this.bigBlind === null || !Number.isFinite(value)) return formatChips(value, this.voice);
    const hundredths = Math.sign(value) * Math.round((Math.abs(value) * 100) / this.bigBlind);
    const amount = formatScaled(hundredths, 2);
    const told = { amount: text(toNativeDigits(amount, this.voice.digits)) };
    return formatSentence(sentence('picture/bb', told), { ...this.voice, isolate: false });
  }

  /** `+420`, `-360`, `0`: the sign stays before the number in every direction of writing. */
  signed(value: Chips): string {
    if (value === 0) return this.chips(0);
    const signed = `${value > 0 ? '+' : ''}${this.chips(value)}`;
    if (this.voice.isolate === true) return `\u2066${signed}\u2069`;
    return this.direction === 'rtl' ? `\u200e${signed}` : signed;
  }

  name(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  /** What the author wrote: a title, a remark, a question. Players named in it are called as everywhere. */
  quoted(written: string): string {
    const told = written.replace(TURNING, '');
    return this.inText === null ? told : this.inText.replaced(told);
  }

  private numbered(seat: Seat): string {
    return formatSentence(
      sentence('picture/player-number', { number: { kind: 'count', value: seat + 1 } }),
      this.voice,
    );
  }

  private retold({ message, params }: Sentence): Sentence {
    return {
      message,
      params: Object.fromEntries(Object.entries(params).map(([key, param]) => [key, this.retoldParam(param)])),
    };
  }

  private retoldParam(param: Param): Param {
    switch (param.kind) {
      case 'chips':
        return this.bigBlind === null ? param : text(this.chips(param.value));
      case 'name':
        return { kind: 'name', value: this.labelOf(param.value) };
      case 'names':
        return { kind: 'names', value: param.value.map((name) => this.labelOf(name)) };
      case 'text':
        return text(param.value.replace(TURNING, ''));
      case 'message':
        return { kind: 'message', value: this.retold(param.value) };
      case 'count':
      case 'rule':
      case 'word':
      case 'words':
        return param;
    }
  }

  private labelOf(name: string): string {
    return this.labels.get(name) ?? name.replace(TURNING, '');
  }
}
