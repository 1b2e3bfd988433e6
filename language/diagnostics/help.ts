/** The help page of each diagnostic. */
import type { DiagnosticCode } from './codes';

const PAGES = 'https://github.com/handscript/handscript/blob/main/docs/diagnostics';

/** The page that explains a diagnostic in plain words, with a wrong and a right example. */
export function helpOf(code: DiagnosticCode): string {
  return `${PAGES}/${code}.md`;
}
