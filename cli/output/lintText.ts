/** Findings for a person: the place, the sentence, the line with carets, the rule, the related places. */
import { LineIndex } from '../../language/text/lines';
import type { CheckedFile, Diagnostic } from '../check';
import { codeFrame } from './codeFrame';
import type { Paint } from './paint';
import type { Summary } from './summary';

/** @param columns of the terminal. */
export function fileText(file: CheckedFile, paint: Paint, columns: number): string {
  if (file.diagnostics.length === 0) return '';
  const lines = new SourceLines(file.text);
  return file.diagnostics.map((diagnostic) => diagnosticText(file.path, diagnostic, lines, paint, columns)).join('');
}

function diagnosticText(
  path: string,
  diagnostic: Diagnostic,
  lines: SourceLines,
  paint: Paint,
  columns: number,
): string {
  const { code, severity, message, range, rule, related } = diagnostic;
  const line = lines.at(range.start.line);
  const end = range.end.line === range.start.line ? range.end.character : line.length;
  const frame = codeFrame({ line, number: range.start.line, start: range.start.character, end }, paint, columns);
  const notes = [
    ...(rule === null ? [] : [`rule: ${rule}`]),
    ...related.map((place) => `${placeOf(place.path, place)}: ${place.message}`),
  ];
  return [
    `${paint.place(`${placeOf(path, diagnostic)}:`)} ${paint.severity(severity, severity)} ${message} ${paint.faint(`[${code}]`)}`,
    ...frame,
    ...notes.map((note) => paint.faint(`   ${note}`)),
    '\n',
  ].join('\n');
}

/** Line and column as editors show them: from 1, the column in UTF-16 units. */
function placeOf(path: string, { range: { start } }: Pick<Diagnostic, 'range'>): string {
  return `${path}:${start.line + 1}:${start.character + 1}`;
}

export function summaryText({ files, hands, errors, warnings, notes }: Summary, paint: Paint): string {
  if (files === 0) return 'nothing was checked\n';
  const checked = `${count(hands, 'hand')} in ${count(files, 'file')}`;
  const found = [
    ...(errors > 0 ? [paint.severity('error', count(errors, 'error'))] : []),
    ...(warnings > 0 ? [paint.severity('warning', count(warnings, 'warning'))] : []),
    ...(notes > 0 ? [paint.severity('information', count(notes, 'note'))] : []),
  ];
  return `${found.length > 0 ? found.join(', ') : paint.good('no problems')} (${checked})\n`;
}

function count(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`;
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
