/** Words a figure: its language and digits, amounts in chips or big blinds, names or positions. */

import { sentence, text } from '../diagnostics/params';
import type { Param, Sentence } from '../diagnostics/problem';
import { formatChips, formatSentence, type Voice } from '../messages/index';
import type { Chips, Seat } from '../poker/types';
import type { HandReplay } from '../replay/timeline';
import { formatScaled } from '../text/decimal';
import { type DigitSystem, toNativeDigits } from '../text/digits';
import { directionOf } from '../text/languages';
import { NamesInText } from './namesInText';

export interface FigureWordingOptions {
  /** A code of the message languages. */
  readonly language: string;
  readonly digits: DigitSystem;
  /** Call players by their positions, or by numbers if these are unknown. */
  readonly anonymous?: boolean;
  /** Give amounts in big blinds with two decimals; in chips if the blinds are unknown. */
  readonly inBigBlinds?: boolean;
  /** Put names and amounts in isolates, so that surrounding text of the other direction keeps its order. Default: true. */
  readonly isolate?: boolean;
}

/** Direction controls, which would reorder the text that follows a name. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

export class FigureWording {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly names: readonly string[];
  private readonly voice: Voice;
  private readonly bigBlind: Chips | null;
  private readonly labels: ReadonlyMap<string, string>;
  /** Null: players keep their names. */
  private readonly inText: NamesInText | null;

  constructor(replay: HandReplay, options: FigureWordingOptions) {
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

  /** Formats a message. Its surroundings have the direction of its language, so the whole sentence is not isolated. */
  say(message: Sentence): string {
    const formatted = formatSentence(this.reworded(message), this.voice);
    return formatted.startsWith('\u2067') ? formatted.slice(1, -1) : formatted;
  }

  /** The comma and space between the items of a list. */
  get listSeparator(): string {
    return this.word('list/separator');
  }

  /** A word or short sentence without parameters. */
  word(key: string): string {
    return this.say(sentence(key));
  }

  /** Formats an amount in the chosen unit and digits. Halves of a hundredth round away from zero; an unknown stack is “deep”. */
  chips(value: Chips): string {
    if (this.bigBlind === null || !Number.isFinite(value)) return formatChips(value, this.voice);
    const hundredths = Math.sign(value) * Math.round((Math.abs(value) * 100) / this.bigBlind);
    const amount = formatScaled(hundredths, 2);
    const params = { amount: text(toNativeDigits(amount, this.voice.digits)) };
    return formatSentence(sentence('picture/bb', params), { ...this.voice, isolate: false });
  }

  /** `+420`, `-360`, `0`: the sign precedes the number in every writing direction. */
  signed(value: Chips): string {
    if (value === 0) return this.chips(0);
    const signed = `${value > 0 ? '+' : ''}${this.chips(value)}`;
    if (this.voice.isolate === true) return `\u2066${signed}\u2069`;
    return this.direction === 'rtl' ? `\u200e${signed}` : signed;
  }

  name(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  /** Text of the author (a title, a remark, a question), with players named in it renamed as elsewhere. */
  quoted(written: string): string {
    const plain = written.replace(TURNING, '');
    return this.inText === null ? plain : this.inText.replaced(plain);
  }

  private numbered(seat: Seat): string {
    return formatSentence(
      sentence('picture/player-number', { number: { kind: 'count', value: seat + 1 } }),
      this.voice,
    );
  }

  private reworded({ message, params }: Sentence): Sentence {
    return {
      message,
      params: Object.fromEntries(Object.entries(params).map(([key, param]) => [key, this.rewordedParam(param)])),
    };
  }

  private rewordedParam(param: Param): Param {
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
        return { kind: 'message', value: this.reworded(param.value) };
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
