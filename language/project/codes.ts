/** The codes of findings in a project file. `diagnostics/codes` lists those of hands. */
import type { Severity } from '../diagnostics/codes';

export const PROJECT_DIAGNOSTICS = {
  'config/syntax': 'error',
  'config/unknown-key': 'error',
  'config/repeated-key': 'warning',
  'config/unknown-code': 'error',
  'config/bad-value': 'error',
  'config/missing-file': 'warning',
} as const satisfies Record<string, Severity>;

export type ProjectCode = keyof typeof PROJECT_DIAGNOSTICS;

const PAGE = 'https://github.com/handscript/handscript/blob/main/docs/configuration.md';

/** Where a code is explained: GitHub makes the heading `config/bad-value` the anchor `configbad-value`. */
export function projectHelpOf(code: ProjectCode): string {
  return `${PAGE}#${code.replace('/', '')}`;
}

export function isProjectCode(code: string): code is ProjectCode {
  return Object.hasOwn(PROJECT_DIAGNOSTICS, code);
}
