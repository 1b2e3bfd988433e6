/** The severity of each finding under the settings of a user and a project. */
import { DIAGNOSTICS, type DiagnosticCode, type Severity } from '../diagnostics/codes';
import type { Finding } from './document/results';

/** Severities as the user set them; codes that are not in it keep their own. */
export type Severities = ReadonlyMap<DiagnosticCode, Severity | 'off'>;

export const LEVELS: readonly string[] = ['error', 'warning', 'information', 'hint', 'off'] satisfies (
  | Severity
  | 'off'
)[];

export function isLevel(value: unknown): value is Severity | 'off' {
  return typeof value === 'string' && LEVELS.includes(value);
}

export function isCode(value: string): value is DiagnosticCode {
  return Object.hasOwn(DIAGNOSTICS, value);
}

/** Reads an object of code → severity, as settings files hold it. What cannot be read is left out. */
export function severitiesFrom(value: unknown): Severities {
  const severities = new Map<DiagnosticCode, Severity | 'off'>();
  if (typeof value !== 'object' || value === null) return severities;
  for (const [code, level] of Object.entries(value)) {
    if (isCode(code) && isLevel(level)) severities.set(code, level);
  }
  return severities;
}

/** The severity of a finding under the user's settings; `off`: it is not to be shown. */
export function severityOf(finding: Finding, severities: Severities): Severity | 'off' {
  return severities.get(finding.code) ?? finding.severity;
}
