/** The rule behind a finding, as it is remark: book and numbers stay, the remark on a number is of the language. */
import { describe, expect, it } from 'vitest';
import { cited, inner, sentence } from '../../../language/diagnostics/params';
import { formatRule, formatSentence } from '../../../language/messages/index';
import { citationOf } from '../../../language/poker/rulebook';

const RULE = citationOf('acting-in-turn', 'tda');

describe('a cited rule', () => {
  it.each([
    ['en', 'TDA 2024 50, 2026 52 (inferred)'],
    ['fa', 'TDA 2024 50, 2026 52 (استنباط‌شده)'],
    ['ar', 'TDA 2024 50, 2026 52 (مستنتج)'],
    ['hi', 'TDA 2024 50, 2026 52 (अनुमानित)'],
    ['es', 'TDA 2024 50, 2026 52 (deducido)'],
  ])('translates its remark `(inferred)` into %s', (language, remark) => {
    expect(formatRule(RULE, language)).toBe(remark);
    const message = inner(sentence('setup/unknown-player'));
    const whole = sentence('diagnostic/with-rule', { message, rule: cited(RULE) });
    expect(formatSentence(whole, { language, digits: 'latin', scale: 0 })).toContain(`(${remark})`);
  });

  it('is written as in the book where its numbers have a source', () => {
    const sourced = citationOf('re-opening', 'tda');
    expect(formatRule(sourced, 'fa')).toBe(sourced);
  });
});
