import { analyzeSection } from '../../analysis/document/analyze';
import type { HandDocument } from '../../analysis/document/document';
import type { Range } from '../../analysis/document/position';
import type { Finding } from '../../analysis/document/results';
import type { Timelines } from '../../analysis/document/timelines';
import { mendsIn } from '../../analysis/documentFixes';
import type { DocumentEdit } from '../../analysis/rewriting';
import { sureMends } from '../../analysis/safeFixes';
import { type Severities, severityOf } from '../../analysis/severities';
import type { DiagnosticCode } from '../../diagnostics/codes';
import { sentence } from '../../diagnostics/params';
import type { ProjectCode } from '../../project/codes';
import { type Preferences, Wording } from '../wording';

export interface QuickFix {
  /** In the user's language. */
  readonly title: string;
  /** The diagnostic that it mends. */
  readonly code: DiagnosticCode | ProjectCode;
  readonly range: Range;
  readonly preferred: boolean;
  readonly edits: readonly DocumentEdit[];
}

interface Wishes extends Preferences {
  readonly severities: Severities;
}

/** What the user has switched off is not mended either. */
const isShown =
  (severities: Severities) =>
  (finding: Finding): boolean =>
    severityOf(finding, severities) !== 'off';

/** What can be done about the diagnostics at a range, a diagnostic a step, the best of each first. */
export function* quickFixesAt(
  document: HandDocument,
  timelines: Timelines,
  range: Range,
  wishes: Wishes,
): Generator<void, readonly QuickFix[], void> {
  const mends = yield* mendsIn(document, timelines, range, isShown(wishes.severities));
  return mends.map(({ title, voice, ...mend }) => {
    const spoken = voice ?? analyzeSection(document, document.sectionAt(mend.range.start.line));
    const wording = Wording.of(spoken, wishes);
    return { ...mend, title: wording.say(title) };
  });
}

/** What writes every slip as it is read anyway, in the whole document, a hand a step. */
export function fixAll(document: HandDocument, { severities }: Wishes): Generator<void, readonly DocumentEdit[], void> {
  return sureMends(document, isShown(severities));
}

/** The title of `fixAll` where the author is. */
export function fixAllTitle(document: HandDocument, line: number, wishes: Wishes): string {
  return Wording.of(analyzeSection(document, document.sectionAt(line)), wishes).say(sentence('fix/all'));
}
