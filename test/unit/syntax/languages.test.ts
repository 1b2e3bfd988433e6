import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../language/syntax/index';
import type { Statement } from '../../../language/syntax/tree';

const languagesOf = (statements: readonly Statement[]): (string | null)[] =>
  statements.flatMap((statement) => [
    statement.language,
    ...(statement.kind === 'branch' ? languagesOf(statement.body) : []),
  ]);

describe('the language of a line', () => {
  test.each([
    ['flop\nRaha bets 100', ['en', 'en']],
    // `flop` is Spanish too: the line follows the others, also where it comes first.
    ['flop\nA apuesta 100\nB pasa', ['es', 'es', 'es']],
    ['A bets 100\nB pasa\nC bets 5\nflop', ['en', 'es', 'en', 'en']],
    ['رها ۱۰۰ شرط می‌بندد\nRaha folds', ['fa', 'en']],
    ['# nothing\n> said', [null]],
    ['A apuesta 100\nbranch\n  flop\nend\nB pasa\nC pasa', ['es', 'en', 'es', 'es', 'es']],
  ])('is the one whose words it uses: %j', (text, languages) => {
    expect(languagesOf(parseHand(text).statements)).toEqual(languages);
  });

  test('makes that of the hand where most lines have it', () => {
    expect(parseHand('Raha bets 5\nA apuesta 100\nB pasa').language).toBe('es');
    // بلایند is Persian, with the article it is Arabic.
    expect(parseHand('بلایند ۵۰/۱۰۰\nبازیکنان ۶\nUTG raises to 150').language).toBe('fa');
    expect(parseHand('بلایند ۵۰/۱۰۰\nUTG raises to 150').language).toBe('en');
    expect(parseHand('البلايند 50/100\nيطوي UTG').language).toBe('ar');
    expect(parseHand('flop').language).toBe('en');
    expect(parseHand('# nothing').language).toBeNull();
  });
});
