import type { SectionAnalysis } from '../analysis/document/results';
import type { Sentence } from '../diagnostics/problem';
import { formatSentence } from '../messages/index';
import { nativeDigitsOf } from '../syntax/lexicon/phrasing';
import type { DigitSystem } from '../text/digits';
import { LANGUAGES } from '../text/languages';

/** What the user prefers to read. */
export interface Preferences {
  /** A language code, or `auto`: the language the hand is written in. */
  readonly language: string;
  /** As the hand writes them, always Latin, or those of the message's language. */
  readonly digits: 'auto' | 'latin' | 'native';
}

/** The language and digits of what the server says about one hand. */
export class Wording {
  private constructor(
    readonly language: string,
    readonly digits: DigitSystem,
  ) {}

  static of(hand: Pick<SectionAnalysis, 'language' | 'digits'>, { language, digits }: Preferences): Wording {
    const spoken = spokenLanguage(language === 'auto' ? hand.language : language);
    switch (digits) {
      case 'auto':
        return new Wording(spoken, hand.digits);
      case 'latin':
        return new Wording(spoken, 'latin');
      case 'native':
        return new Wording(spoken, nativeDigitsOf(spoken));
    }
  }

  /** Plain text, with names and amounts isolated from the direction of the text around them; `scale`: decimal places of the amounts. */
  say(sentence: Sentence, scale = 0): string {
    return formatSentence(sentence, { language: this.language, digits: this.digits, scale, isolate: true });
  }

  /** The same without isolates, for labels whose invisible characters an editor would write out. */
  label(sentence: Sentence, scale = 0): string {
    return formatSentence(sentence, { language: this.language, digits: this.digits, scale });
  }
}

/** English where there are no messages in the wanted language. */
function spokenLanguage(wanted: string | null): string {
  return wanted !== null && LANGUAGES.includes(wanted) ? wanted : 'en';
}
