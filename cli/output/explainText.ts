/** Formats the explanation of a diagnostic: its description, a wrong and a right example, and its rules. */
import { DIAGNOSTICS, type DiagnosticCode, type Severity } from '../../language/diagnostics/codes';
import { CITATIONS, type Citation, type Topic } from '../../language/poker/rulebook';
import { RULEBOOK, type RulebookRow } from '../../language/poker/rulebookTable';
import { PROJECT_DIAGNOSTICS, type ProjectCode, projectHelpOf } from '../../language/project/codes';
import { displayWidth } from '../../language/text/width';
import type { DiagnosticPage } from '../input/pages';
import type { Localizer } from '../messages/index';
import { cellsOf } from './cells';
import type { TerminalLook } from './lintText';
import type { Paint } from './paint';

export interface Explanation {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly page: DiagnosticPage;
  readonly topics: readonly Topic[];
  readonly link: string;
}

const INDENT = '    ';

export function explanationText(
  { code, severity, page, topics, link }: Explanation,
  { say }: Localizer,
  { paint, columns }: TerminalLook,
): string {
  const blocks = [
    `${paint.place(code)}  ${paint.severity(severity, say(`severity/${severity}`))}`,
    ...page.paragraphs.map((paragraph) => wrap(paragraph, columns)),
    example(say('explain/wrong'), page.wrong, paint),
    example(say('explain/right'), page.right, paint),
    ...topics.map((topic) => rules(topic, say, paint)),
    paint.faint(link),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Explains a mistake in a project file; it has no example hand. */
export function projectText(
  code: ProjectCode,
  paragraph: string,
  { say }: Localizer,
  { paint, columns }: TerminalLook,
): string {
  const severity = PROJECT_DIAGNOSTICS[code];
  const blocks = [
    `${paint.place(code)}  ${paint.severity(severity, say(`severity/${severity}`))}`,
    wrap(paragraph, columns),
    paint.faint(projectHelpOf(code)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Every code with its severity and a short description, grouped by area. */
export function listText(
  codes: readonly DiagnosticCode[],
  words: ReadonlyMap<string, string>,
  localizer: Localizer,
  paint: Paint,
): string {
  const rows = rowsText(codes, words, localizer, paint).split('\n');
  const areas = groupBy([...codes.keys()], (at) => codes[at]?.replace(/\/.*/, '') ?? '');
  const blocks = [...areas.values()].map((area) => area.map((at) => rows[at] ?? '').join('\n'));
  return `${blocks.join('\n\n')}\n\n${localizer.say('explain/more')}\n`;
}

/** One line per code, with its severity and a short description. */
export function rowsText(
  codes: readonly DiagnosticCode[],
  words: ReadonlyMap<string, string>,
  { say }: Localizer,
  paint: Paint,
): string {
  const widest = Math.max(...codes.map((code) => code.length));
  const called = (code: DiagnosticCode): string => say(`severity/${DIAGNOSTICS[code].severity}`);
  const rank = Math.max(...codes.map((code) => displayWidth(called(code))));
  return codes
    .map((code) => {
      const { severity } = DIAGNOSTICS[code];
      const padding = ' '.repeat(rank - displayWidth(called(code)));
      return `${code.padEnd(widest)}  ${paint.severity(severity, called(code))}${padding}  ${words.get(code) ?? ''}`;
    })
    .join('\n');
}

/** Wraps a text at a number of columns. */
function wrap(text: string, columns: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && displayWidth(line) + 1 + displayWidth(word) > columns) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Control characters are made visible instead of being sent to the terminal. */
function example(title: string, lines: readonly string[], paint: Paint): string {
  const shown = lines.map((line) => cellsOf(line).map(({ text }) => text));
  return [paint.place(title), ...shown.map((cells) => `${INDENT}${cells.join('')}`.trimEnd())].join('\n');
}

/** The rules on a topic, grouped by rule book. */
function rules(topic: Topic, say: Localizer['say'], paint: Paint): string {
  const rows = editionsOf(topic, say);
  const widest = Math.max(...rows.map(([book]) => book.length));
  return [
    paint.place(say('explain/rule', { topic })),
    ...rows.map(([book, place]) => `${INDENT}${book.padEnd(widest)}  ${place}`),
  ].join('\n');
}

/** Book and place of each edition; editions of a book with the same numbers share a line. */
function editionsOf(topic: Topic, say: Localizer['say']): (readonly [string, string])[] {
  const numbered = CITATIONS.filter((row) => row.topic === topic);
  const alike = new Map<string, { readonly book: string; readonly years: number[]; readonly place: string }>();
  for (const rows of groupBy(numbered, ({ book, year }) => `${book} ${year}`).values()) {
    const [first] = rows;
    if (first === undefined) continue;
    const { book, year } = first;
    const place = placeOf(rows, say);
    const known = alike.get(`${book} ${place}`);
    if (known === undefined) alike.set(`${book} ${place}`, { book, years: [year], place });
    else known.years.push(year);
  }
  const { roberts, online }: RulebookRow = RULEBOOK[topic];
  return [
    ...[...alike.values()].map(({ book, years, place }) => [`${book} ${years.join(', ')}`, place] as const),
    ...(roberts === undefined
      ? []
      : [["Robert's Rules of Poker 11", say('explain/section', { title: roberts })] as const]),
    ...(online === undefined ? [] : [['PokerStars', say('explain/page', { title: online })] as const]),
  ];
}

/** `47 sourced, 47-A, 47-B inferred`: the rule numbers, and whether they are sourced or inferred. */
function placeOf(rows: readonly Citation[], say: Localizer['say']): string {
  const byBasis = groupBy(rows, ({ basis }) => basis);
  return [...byBasis.values()]
    .map((cited) => {
      const basis = cited[0]?.basis ?? 'sourced';
      return `${cited.map(({ number }) => number).join(', ')} ${say(`explain/${basis}`)}`;
    })
    .join(', ');
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
