/** Words messages in the user's language and digits. */
import type { SectionAnalysis } from '../analysis/document/results';
import type { Sentence } from '../diagnostics/problem';
import { formatSentence } from '../messages/index';
import { nativeDigitsOf } from '../syntax/lexicon/phrasing';
import type { DigitSystem } from '../text/digits';
import { LANGUAGES } from '../text/languages';

/** The language and digits of messages about one hand. */
export interface Preferences {
  /** A language code, or `auto` for the language of the hand. */
  readonly language: string;
  /** Those of the hand, Latin, or those of the message language. */
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

  /** Plain text, with names and amounts isolated from the direction of the surrounding text; `scale`: decimal places of the amounts. */
  say(sentence: Sentence, scale = 0): string {
    return formatSentence(sentence, { language: this.language, digits: this.digits, scale, isolate: true });
  }

  /** The same without isolates, for labels in which editors would show invisible characters. */
  label(sentence: Sentence, scale = 0): string {
    return formatSentence(sentence, { language: this.language, digits: this.digits, scale });
  }
}

/** English if there are no messages in the wanted language. */
function spokenLanguage(wanted: string | null): string {
  return wanted !== null && LANGUAGES.includes(wanted) ? wanted : 'en';
}
