/** Formats the result of `lint` as JSON. */
import type { CheckedFile } from '../check';
import type { LintSummary } from './summary';

/** The document that `schemas/lint.schema.json` describes. */
export function lintJson(files: readonly CheckedFile[], { hands, errors, warnings }: LintSummary): string {
  const document = {
    version: 1,
    files: files.map(({ path, diagnostics }) => ({
      path,
      diagnostics: diagnostics.map(({ locale: _, ...rest }) => rest),
    })),
    summary: { hands, errors, warnings },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
