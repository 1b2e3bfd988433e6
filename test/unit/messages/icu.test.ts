import { describe, expect, it } from 'vitest';
import en from '../../../language/messages/en.json';
import { fillTemplate, parseTemplate } from '../../../language/messages/icu';

const fill = (source: string, values: Record<string, string | number>, language = 'en') =>
  fillTemplate(parseTemplate(source), values, language, String);

describe('message templates', () => {
  it.each<[string, Record<string, string | number>, string]>([
    ["{name}''s stack", { name: 'Raha' }, "Raha's stack"],
    ['{n, plural, =0 {no chips} one {# chip} other {# chips}}', { n: 0 }, 'no chips'],
    ['{n, plural, one {# chip} other {# chips}}', { n: 1 }, '1 chip'],
    ['{n, plural, one {# chip} other {# chips of {name}}}', { n: 2, name: 'A' }, '2 chips of A'],
    ['{w, select, a {first} other {else}}', { w: 'a' }, 'first'],
    ['{w, select, a {first} other {else}}', { w: 'b' }, 'else'],
    ['{missing} stays', {}, '{missing} stays'],
  ])('fill %s', (source, values, text) => {
    expect(fill(source, values)).toBe(text);
  });

  it('use the plural forms of the language', () => {
    const source = '{n, plural, zero {0} one {1} two {2} few {few} many {many} other {other}}';
    expect([0, 1, 2, 3, 11, 100].map((n) => fill(source, { n }, 'ar'))).toEqual([
      '0',
      '1',
      '2',
      'few',
      'many',
      'other',
    ]);
  });

  it.each(['{', '{a', '{n, plural, one {x}}', 'a } b', '{n, select, other {x}'])(
    'reject the malformed %s',
    (source) => {
      expect(() => parseTemplate(source)).toThrow(SyntaxError);
    },
  );

  it('include every English message', () => {
    for (const [key, source] of Object.entries(en)) expect(() => parseTemplate(source), key).not.toThrow();
  });
});
