/** A name that nobody at the table has, with the one that was probably meant. */
import { name, names } from '../diagnostics/params';
import type { Report } from '../diagnostics/report';
import { nearest } from '../syntax/forgiving/typos';
import type { Span } from '../syntax/tree';

/** Reports it: who is there, and whose name differs in letter case or by a slip. */
export function reportUnknownPlayer(said: string, listed: readonly string[], report: Report, span: Span): void {
  const near = nearest(said, listed);
  const params = { name: name(said), names: names(listed) };
  if (near.length === 0) report.add('setup/unknown-player', span, params);
  else {
    const message = 'setup/unknown-player.near';
    report.add('setup/unknown-player', span, { ...params, near: names(near) }, { message });
  }
}
