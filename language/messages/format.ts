/** Formats sentences from message keys and values, in the wanted language and digits. */
import type { Param, Sentence } from '../diagnostics/problem';
import { formatScaled } from '../text/decimal';
import { type DigitSystem, toNativeDigits } from '../text/digits';
import { directionOf, packIn } from '../text/languages';
import { fillTemplate, parseTemplate, type Template } from './icu';
import { type Messages, PACKS } from './packs';

/** The messages of a language; English replaces a language that has none. */
const messagesOf = (language: string): Messages | null => packIn(PACKS, language);

export interface Voice {
  /** A code of `LANGUAGES`; messages in any other language are English. */
  readonly language: string;
  /** Decimal places of the `chips` params. */
  readonly scale: number;
  readonly digits: DigitSystem;
  /** Wrap names, amounts and the sentence itself in isolates, so that text of either direction around them stays in order. */
  readonly isolate?: boolean;
}

const RLI = '\u2067';
const FSI = '\u2068';
const PDI = '\u2069';
const parsed = new Map<string, Template>();

/** The sentence as plain text. An unknown key gives the key itself, so that nothing is lost. */
export function formatSentence(sentence: Sentence, voice: Voice): string {
  const text = formatInner(sentence, voice);
  return voice.isolate === true && isRightToLeft(voice) ? `${RLI}${text}${PDI}` : text;
}

function formatInner(sentence: Sentence, voice: Voice): string {
  const values: Record<string, string | number> = {};
  for (const [key, param] of Object.entries(sentence.params)) values[key] = formatParam(param, voice);
  const language = hasMessage(sentence.message, voice.language) ? voice.language : 'en';
  const template = templateOf(sentence.message, language);
  if (template === null) return sentence.message;
  return fillTemplate(template, values, language, (count) => toNativeDigits(String(count), voice.digits));
}

export function hasMessage(key: string, language: string): boolean {
  return Object.hasOwn(messagesOf(language) ?? {}, key);
}

const isRightToLeft = ({ language }: Voice): boolean => directionOf(language) === 'rtl';

/** Chips as a plain decimal in the wanted digits; an unknown stack is `deep`. */
export function formatChips(value: number, voice: Voice): string {
  if (!Number.isFinite(value)) return lookup('word/deep', voice.language) ?? '∞';
  return toNativeDigits(formatScaled(value, voice.scale), voice.digits);
}

/** A rule as `citationOf` cites it, with the remark `(inferred)` translated. */
export function formatRule(rule: string, language: string): string {
  return rule.replaceAll('(inferred)', `(${lookup('word/inferred', language) ?? 'inferred'})`);
}

function formatParam(param: Param, voice: Voice): string | number {
  switch (param.kind) {
    case 'chips':
      return isolatedNumber(formatChips(param.value, voice), voice);
    case 'count':
      return param.value;
    case 'name':
    case 'text':
      return isolated(param.value, voice);
    case 'names':
      return listed(
        param.value.map((value) => isolated(value, voice)),
        voice,
      );
    case 'word':
      return formatWord(param.value, voice);
    case 'words':
      return listed(
        param.value.map((value) => formatWord(value, voice)),
        voice,
      );
    case 'rule':
      return isolated(formatRule(param.value, voice.language), voice);
    case 'message':
      return formatInner(param.value, voice);
  }
}

const isolated = (value: string, voice: Voice): string =>
  voice.isolate === true && value !== '' ? `${FSI}${value}${PDI}` : value;

/** Numbers turn an equation round where they run the other way (Arabic-Indic digits), or lose their sign to the right. */
const isolatedNumber = (value: string, voice: Voice): string =>
  voice.digits === 'arabic' || isRightToLeft(voice) ? isolated(value, voice) : value;

/** A word of the language by its key; `verbatim/…` is the same in every language. */
function formatWord(key: string, voice: Voice): string {
  return key.startsWith('verbatim/')
    ? key.slice('verbatim/'.length)
    : (lookup(`word/${key}`, voice.language) ?? key.slice(key.lastIndexOf('/') + 1));
}

function listed(values: readonly string[], voice: Voice): string {
  if (values.length === 0) return lookup('list/none', voice.language) ?? '–';
  return values.join(lookup('list/separator', voice.language) ?? ', ');
}

function lookup(key: string, language: string): string | undefined {
  return messagesOf(language)?.[key] ?? messagesOf('en')?.[key];
}

function templateOf(key: string, language: string): Template | null {
  const id = `${language}\n${key}`;
  const known = parsed.get(id);
  if (known !== undefined) return known;
  const source = messagesOf(language)?.[key];
  if (source === undefined) return null;
  const template = parseTemplate(source);
  parsed.set(id, template);
  return template;
}
