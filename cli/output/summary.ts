/** Counts the findings of a run of `lint`. */
import type { Severity } from '../../language/diagnostics/codes';
import type { CheckedFile, MessageLocale } from '../check';

export interface LintSummary {
  readonly files: number;
  readonly hands: number;
  readonly errors: number;
  readonly warnings: number;
  /** Information and hints. */
  readonly notes: number;
  /** The common locale of the messages; null if they differ or no hand was checked. */
  readonly locale: MessageLocale | null;
}

export function summaryOf(files: readonly CheckedFile[]): LintSummary {
  const counts: Record<Severity, number> = { error: 0, warning: 0, information: 0, hint: 0 };
  let hands = 0;
  for (const file of files) {
    hands += file.hands;
    for (const { severity } of file.diagnostics) counts[severity]++;
  }
  const { error, warning, information, hint } = counts;
  return {
    files: files.length,
    hands,
    errors: error,
    warnings: warning,
    notes: information + hint,
    locale: commonLocale(files),
  };
}

function commonLocale(files: readonly CheckedFile[]): MessageLocale | null {
  const [first, ...others] = files.flatMap(({ locales }) => locales);
  if (first === undefined || others.some(({ language }) => language !== first.language)) return null;
  return others.some(({ digits }) => digits !== first.digits) ? { ...first, digits: 'latin' } : first;
}
