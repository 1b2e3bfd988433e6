/** Formats findings as text: the place, the message, the line with carets, the rule, the related places. */
import { formatRule } from '../../language/messages/index';
import { LineIndex } from '../../language/text/lines';
import type { CheckedFile, Diagnostic, MessageLocale } from '../check';
import { type Localizer, localizerFor } from '../messages/index';
import { codeFrame } from './codeFrame';
import type { Paint } from './paint';
import type { LintSummary } from './summary';

/** How findings are shown: in which colours, in how many columns of the terminal. */
export interface TerminalLook {
  readonly paint: Paint;
  readonly columns: number;
}

/** The words beside each finding are in its own language. */
export async function fileText(file: CheckedFile, { paint, columns }: TerminalLook): Promise<string> {
  const lines = new SourceLines(file.text);
  let text = '';
  for (const diagnostic of file.diagnostics) {
    const localizer = await localizerOf(diagnostic.locale);
    text += diagnosticText(file.path, diagnostic, lines, localizer, { paint, columns });
  }
  return text;
}

const localizers = new Map<string, Localizer>();

async function localizerOf({ language, digits }: MessageLocale): Promise<Localizer> {
  const id = `${language} ${digits}`;
  const localizer = localizers.get(id) ?? localizerFor(language, digits);
  localizers.set(id, localizer);
  return localizer;
}

function diagnosticText(
  path: string,
  diagnostic: Diagnostic,
  lines: SourceLines,
  { language, say }: Localizer,
  { paint, columns }: TerminalLook,
): string {
  const { code, severity, message, range, rule, related } = diagnostic;
  const line = lines.at(range.start.line);
  const end = range.end.line === range.start.line ? range.end.character : line.length;
  const frame = codeFrame({ line, number: range.start.line, start: range.start.character, end }, paint, columns);
  const notes = [
    ...(rule === null ? [] : [say('lint/rule', { rule: formatRule(rule, language) })]),
    ...related.map((place) => `${placeOf(place.path, place)}: ${place.message}`),
  ];
  return [
    `${paint.place(`${placeOf(path, diagnostic)}:`)} ${paint.severity(severity, say(`severity/${severity}`))} ${message} ${paint.faint(`[${code}]`)}`,
    ...frame,
    ...notes.map((note) => paint.faint(`   ${note}`)),
    '\n',
  ].join('\n');
}

/** Line and column as editors show them: from 1, the column in UTF-16 units. */
function placeOf(path: string, { range: { start } }: Pick<Diagnostic, 'range'>): string {
  return `${path}:${start.line + 1}:${start.character + 1}`;
}

/** The counts, in the common language of all hands, or in the language of the command if they differ. */
export async function summaryText(summary: LintSummary, own: Localizer, paint: Paint): Promise<string> {
  const { files, hands, errors, warnings, notes, locale } = summary;
  const { say } = locale === null ? own : await localizerOf(locale);
  if (files === 0) return `${say('lint/nothing')}\n`;
  const counted = { hands: say('lint/hands', { count: hands }), files: say('lint/files', { count: files }) };
  const found = [
    ...(errors > 0 ? [paint.severity('error', say('lint/errors', { count: errors }))] : []),
    ...(warnings > 0 ? [paint.severity('warning', say('lint/warnings', { count: warnings }))] : []),
    ...(notes > 0 ? [paint.severity('information', say('lint/notes', { count: notes }))] : []),
  ];
  const result = found.length > 0 ? found.join(say('list/separator')) : paint.good(say('lint/no-problems'));
  return `${result} (${say('lint/checked', counted)})\n`;
}

class SourceLines {
  readonly #index: LineIndex;

  constructor(private readonly text: string) {
    this.#index = new LineIndex(text);
  }

  /** A line without its end. */
  at(line: number): string {
    const start = this.#index.offsetAt({ line, character: 0 });
    const end = this.#index.offsetAt({ line: line + 1, character: 0 });
    return this.text.slice(start, line + 1 < this.#index.lineCount ? end : this.text.length).replace(/[\r\n]+$/, '');
  }
}
