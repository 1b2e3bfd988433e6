/** Reports a name that nobody at the table has, with the names that may be meant. */
import { name, names } from '../diagnostics/params';
import type { Report } from '../diagnostics/report';
import { nearest } from '../syntax/forgiving/typos';
import type { Span } from '../syntax/tree';

/** Lists who is at the table, and names that differ only in letter case or by a typo. */
export function reportUnknownPlayer(written: string, listed: readonly string[], report: Report, span: Span): void {
  const near = nearest(written, listed);
  const params = { name: name(written), names: names(listed) };
  if (near.length === 0) report.add('setup/unknown-player', span, params);
  else {
    const message = 'setup/unknown-player.near';
    report.add('setup/unknown-player', span, { ...params, near: names(near) }, { message });
  }
}
