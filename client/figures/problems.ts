/** Lists the errors of a hand above its figure. */
import type { Finding } from '../../language/analysis/document/results';
import { type Severities, severityOf } from '../../language/analysis/severities';
import { count, inner, sentence } from '../../language/diagnostics/params';
import { formatSentence } from '../../language/messages/index';
import { escapeIsolated, escapeMarkup } from '../../language/render/escape';
import type { DigitSystem } from '../../language/text/digits';
import { directionOf } from '../../language/text/languages';

/** Language and digits of the messages about a hand. */
export interface MessageStyle {
  readonly language: string;
  readonly digits: DigitSystem;
}

/** A box with the errors of a hand as HTML; empty if it has none. */
export function problemsBox(
  findings: readonly Finding[],
  firstLine: number,
  severities: Severities,
  { language, digits }: MessageStyle,
): string {
  const errors = findings.filter((finding) => severityOf(finding, severities) === 'error');
  if (errors.length === 0) return '';
  const say = (message: Parameters<typeof formatSentence>[0], scale = 0): string =>
    escapeIsolated(formatSentence(message, { language, digits, scale, isolate: true }));
  const items = errors.map(({ range, sentence: problem, scale }) => {
    const line = firstLine + range.start.line;
    const placed = sentence('preview/line', { line: count(line + 1), message: inner(problem) });
    return `<li data-line="${line}">${say(placed, scale)}</li>`;
  });
  const title = say(sentence('preview/problems', { count: count(errors.length) }));
  const attributes = `lang="${escapeMarkup(language)}" dir="${directionOf(language)}"`;
  return `<div class="handscript hs-problems" ${attributes}><p>${title}</p>\n<ul>${items.join('\n')}</ul></div>`;
}
