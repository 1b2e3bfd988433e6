/** Terminal colors by meaning; plain text if the output is not a terminal. */
import picocolors from 'picocolors';
import type { Severity } from '../../language/diagnostics/codes';

export interface Paint {
  readonly severity: (severity: Severity, text: string) => string;
  readonly place: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly mark: (text: string) => string;
  readonly good: (text: string) => string;
}

/** True on a terminal unless NO_COLOR is set; FORCE_COLOR overrides the check for a terminal. */
export function wantsColor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return stream.isTTY === true && env.TERM !== 'dumb';
}

export function paintWith(colored: boolean): Paint {
  const c = picocolors.createColors(colored);
  const ofSeverity: Record<Severity, (text: string) => string> = {
    error: c.red,
    warning: c.yellow,
    information: c.blue,
    hint: c.cyan,
  };
  return {
    severity: (severity, text) => c.bold(ofSeverity[severity](text)),
    place: c.bold,
    faint: c.dim,
    mark: c.red,
    good: c.green,
  };
}
