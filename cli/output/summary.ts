import type { Severity } from '../../language/diagnostics/codes';
import type { CheckedFile, HandVoice } from '../check';

export interface LintSummary {
  readonly files: number;
  readonly hands: number;
  readonly errors: number;
  readonly warnings: number;
  /** Information and hints. */
  readonly notes: number;
  /** What all hands are spoken of in; null where they differ, or there are none. */
  readonly voice: HandVoice | null;
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
    voice: commonVoice(files),
  };
}

function commonVoice(files: readonly CheckedFile[]): HandVoice | null {
  const [first, ...others] = files.flatMap(({ voices }) => voices);
  if (first === undefined || others.some(({ language }) => language !== first.language)) return null;
  return others.some(({ digits }) => digits !== first.digits) ? { ...first, digits: 'latin' } : first;
}
