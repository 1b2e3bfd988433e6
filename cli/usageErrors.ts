/** Translates the option parser's English error messages. */
import type { Key, Message } from './messages/index';

interface Form {
  readonly key: Key;
  /** Used instead when the parser suggests another word. */
  readonly near?: Key;
  readonly pattern: RegExp;
}

/** The English messages of `commander`; their named groups are the values of ours. */
const FORMS: readonly Form[] = [
  { key: 'usage/missing-argument', pattern: /^missing required argument '(?<argument>.*)'$/ },
  { key: 'usage/option-needs-value', pattern: /^option '(?<option>.*)' argument missing$/ },
  { key: 'usage/option-required', pattern: /^required option '(?<option>.*)' not specified$/ },
  {
    key: 'usage/unknown-option',
    near: 'usage/unknown-option.near',
    pattern: /^unknown option '(?<option>.*?)'(?:\n\(Did you mean (?:one of )?(?<near>.*)\?\))?$/,
  },
  {
    key: 'usage/unknown-command',
    near: 'usage/unknown-command.near',
    pattern: /^unknown command '(?<command>.*?)'(?:\n\(Did you mean (?:one of )?(?<near>.*)\?\))?$/,
  },
  {
    key: 'usage/excess-arguments',
    pattern: /^too many arguments(?: for '.*')?\. Expected (?<expected>\d+) arguments? but got (?<got>\d+)\.$/,
  },
  {
    key: 'usage/choose',
    pattern: /^option '(?<option>.*)' argument '(?<value>.*)' is invalid\. Allowed choices are (?<choices>.*)\.$/,
  },
];

/** @param message as the parser throws it */
export function usageError(message: string): Message {
  const text = message.replace(/^error: /, '').trim();
  for (const { key, near, pattern } of FORMS) {
    const found = pattern.exec(text)?.groups;
    if (found === undefined) continue;
    const values = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, flagOf(name, value)]));
    return { key: near !== undefined && found.near !== undefined ? near : key, values };
  }
  return { key: 'unexpected', values: { text } };
}

/** Drops the placeholder of an option: `--format <format>` becomes `--format`. */
function flagOf(name: string, value: string | undefined): string {
  return name === 'option' ? (value ?? '').replace(/ <.*>$/, '') : (value ?? '');
}
