import type { Severity } from '../../language/diagnostics/codes';
import type { CheckedFile } from '../check';

export interface Summary {
  readonly files: number;
  readonly hands: number;
  readonly errors: number;
  readonly warnings: number;
  /** Information and hints. */
  readonly notes: number;
}

export function summaryOf(files: readonly CheckedFile[]): Summary {
  const counts: Record<Severity, number> = { error: 0, warning: 0, information: 0, hint: 0 };
  let hands = 0;
  for (const file of files) {
    hands += file.hands;
    for (const { severity } of file.diagnostics) counts[severity]++;
  }
  const { error, warning, information, hint } = counts;
  return { files: files.length, hands, errors: error, warnings: warning, notes: information + hint };
}
