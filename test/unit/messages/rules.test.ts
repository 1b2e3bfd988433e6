/** The rule behind a finding, as it is told: book and numbers stay, the remark on a number is of the language. */
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
  ])('in %s', (language, told) => {
    expect(formatRule(RULE, language)).toBe(told);
    const message = inner(sentence('setup/unknown-player'));
    const whole = sentence('diagnostic/with-rule', { message, rule: cited(RULE) });
    expect(formatSentence(whole, { language, digits: 'latin', scale: 0 })).toContain(`(${told})`);
  });

  it('whose numbers are sourced is as the book writes it', () => {
    const sourced = citationOf('re-opening', 'tda');
    expect(formatRule(sourced, 'fa')).toBe(sourced);
  });
});
