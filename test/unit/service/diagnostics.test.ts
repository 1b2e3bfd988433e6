import { describe, expect, it } from 'vitest';
import { analyzeSection } from '../../../language/analysis/document/analyze';
import { HandFile } from '../../../language/analysis/document/handFile';
import { severitiesFrom } from '../../../language/analysis/severities';
import { diagnosticsOf, moveDown, type ShownDiagnostic } from '../../../language/service/diagnostics';
import { type Preferences, Wording } from '../../../language/service/wording';
import { withoutIsolates } from '../../support/cursor';

function shown(text: string, preferences: Partial<Preferences> = {}, severity: unknown = {}): ShownDiagnostic[] {
  const analysis = analyzeSection(HandFile.of(text), 0);
  const wording = Wording.of(analysis, { language: 'auto', digits: 'auto', ...preferences });
  return diagnosticsOf(analysis, wording, severitiesFrom(severity));
}

const raise = 'seats A, B, C\nblinds 1/2\nC raises to 3\n';

describe('a shown diagnostic', () => {
  it('states the problem, its derivation and the rule, with the place that set the level', () => {
    const [diagnostic] = shown(raise.replace('C raises', 'C raises to 4\nA raises').replace('to 3', 'to 5'));
    expect(diagnostic).toMatchObject({
      code: 'betting/under-min-raise',
      severity: 'error',
      range: { start: { line: 3, character: 12 } },
    });
    expect(withoutIsolates(diagnostic?.message ?? '')).toBe(
      'A raises to 5, but the minimum raise is to 6: level 4 + last full raise 2 = 6. (TDA 2024 43-A, 2026 45-A)',
    );
    expect(diagnostic?.related.map(({ range, message }) => [range.start.line, withoutIsolates(message)])).toEqual([
      [2, 'C set the level to 4 here (an increase of 2)'],
    ]);
  });

  it('isolates names from text of the other direction', () => {
    expect(shown(raise.replaceAll('C', 'رها'))[0]?.message).toContain('\u2068رها\u2069');
  });

  it('shows amounts in the digits of the hand, or as the user wants them', () => {
    const persian = raise.replace('1/2', '۱/۲').replace('to 3', 'to ۳');
    expect(withoutIsolates(shown(persian)[0]?.message ?? '')).toContain('raises to ۳');
    expect(withoutIsolates(shown(persian, { digits: 'latin' })[0]?.message ?? '')).toContain('raises to 3');
  });

  it('has the severity that the user gave its code', () => {
    expect(shown(raise, {}, { 'betting/under-min-raise': 'information' })[0]?.severity).toBe('information');
    expect(shown(raise, {}, { 'betting/under-min-raise': 'off' })).toEqual([]);
    expect(shown(raise, {}, { 'betting/over-stack': 'off' })).toHaveLength(1);
  });

  it('moves with its hand', () => {
    const moved = shown(raise).map((diagnostic) => moveDown(diagnostic, 10));
    expect(moved[0]?.range).toEqual({ start: { line: 12, character: 12 }, end: { line: 12, character: 13 } });
  });
});
