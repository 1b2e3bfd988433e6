/**
 * The checked-in hands of `test/conformance/cases`: which numbered case a hand answers, and whether the hand would detect another answer.
 *
 * A comment line of ids directly before a `hand` line begins a case. A `#! CODE` at the end of a line expects a finding there.
 */
import { checkFile, type Diagnostic } from '../../cli/check';
import { DIAGNOSTICS } from '../../language/diagnostics/codes';
import { replayHand } from '../../language/replay/index';
import { parseHand } from '../../language/syntax/index';
import type { FactNode, Span, Statement } from '../../language/syntax/tree';
import { projectFile, projectFiles } from './files';

const FOLDER = 'test/conformance/cases';
const IDS = /^# ([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?:, [A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)*)$/;
const MARKER = /#! ([a-z]+\/[a-z-]+)$/;

export interface Case {
  readonly ids: readonly string[];
  readonly file: string;
  /** Of the `hand` line, from one. */
  readonly line: number;
  readonly title: string;
  readonly text: string;
}

/** Every case, in the order of files and lines. */
export const CASES: readonly Case[] = projectFiles(FOLDER, '.hand').flatMap(casesIn);

/** Why a numbered case has no hand, by id. */
export const WITHOUT_HAND = JSON.parse(projectFile(`${FOLDER}/without-hand.json`)) as Readonly<Record<string, string>>;

function casesIn(path: string): Case[] {
  const lines = projectFile(path).split('\n');
  const starts = lines.flatMap((line, i) => (IDS.test(line) && /^hand\b/.test(lines[i + 1] ?? '') ? [i] : []));
  return starts.map((start, k) => ({
    ids: (IDS.exec(lines[start] ?? '')?.[1] ?? '').split(', '),
    file: path.slice(FOLDER.length + 1),
    line: start + 2,
    title: /"(.*)"/.exec(lines[start + 1] ?? '')?.[1] ?? '',
    text: `${lines
      .slice(start + 1, starts[k + 1] ?? lines.length)
      .join('\n')
      .trimEnd()}\n`,
  }));
}

export const nameOf = ({ file, line, ids, title }: Case): string => `${file}:${line} ${ids.join(' ')} ${title}`;

function diagnosticsOf(text: string): readonly Diagnostic[] {
  return checkFile({ path: 'case', text, markdown: false }, 'en').diagnostics;
}

/** Findings without a marker and markers without a finding, as messages; empty for a correct case. */
export function surprises({ text, line }: Case): string[] {
  const announced = text.split('\n').map((said) => MARKER.exec(said)?.[1]);
  const found = diagnosticsOf(text);
  const unexpected = found.filter(({ code, range }) => announced[range.start.line] !== code);
  const missing = announced.flatMap((code, i) =>
    code !== undefined && !found.some((d) => d.code === code && d.range.start.line === i)
      ? [`${line + i}: ${code} was announced`]
      : [],
  );
  return [
    ...unexpected.map(({ range, code, message }) => `${line + range.start.line}: ${code} ${message}`),
    ...missing,
  ];
}

/** Whether a hand has an error; formats no messages. */
function hasError(text: string): boolean {
  const { problems } = replayHand(parseHand(text), null);
  return problems.some(({ code, severity }) => (severity ?? DIAGNOSTICS[code].severity) === 'error');
}

/** A case with one claim changed. */
interface Change {
  readonly text: string;
  readonly what: string;
}

function* factsOf(statements: readonly Statement[]): Generator<FactNode> {
  for (const statement of statements) {
    if (statement.kind === 'expect') yield* statement.facts;
    if (statement.kind === 'branch') yield* factsOf(statement.body);
  }
}

const replaced = (text: string, { start, end }: Span, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** Every expected number one more and one less, every `may` inverted, every list without its last item. */
function* changesOf(text: string): Generator<Change> {
  for (const fact of factsOf(parseHand(text).statements)) {
    const { value } = fact;
    const [last, before] = (fact.eligible ?? fact.verbs).toReversed();
    if (last !== undefined && before !== undefined) {
      yield {
        text: replaced(text, { start: before.end, end: last.end }, ''),
        what: `without ${text.slice(last.start, last.end)}`,
      };
    }
    if (value?.form === 'number') {
      const written = text.slice(value.start, value.end);
      const digits = /\d+(?:\.(\d+))?/.exec(written);
      if (digits === null) continue;
      const start = value.start + digits.index;
      for (const step of [1, -1]) {
        const other = Number(digits[0]) + step;
        if (other < 0) continue;
        const by = other.toFixed(digits[1]?.length ?? 0);
        yield { text: replaced(text, { start, end: start + digits[0].length }, by), what: `${written} → ${by}` };
      }
    } else if (fact.fact === 'may' || fact.fact === 'may-not') {
      const by = fact.fact === 'may' ? 'may not' : 'may';
      yield { text: replaced(text, fact.factSpan, by), what: `${fact.fact} → ${by}` };
    }
  }
}

/** Changed claims that the case does not detect; empty for a precise case. */
export function unnoticed({ text, line }: Case): string[] {
  return [...changesOf(text)].flatMap(({ text: changed, what }) => {
    if (hasError(changed)) return [];
    const at = changed.split('\n').findIndex((said, i) => said !== text.split('\n')[i]);
    return [`line ${line + at}: ${what}`];
  });
}

/** How many lines of a case have a claim: a number, a right, an illegal action, a citation. */
export function claimsIn({ text }: Case): number {
  return text.split('\n').filter((said) => /^\s*(?:expect|illegal|cite|.* wins \d)/.test(said)).length;
}

/** Numbers in the lines of a case, without comments. */
export function statedNumbers({ text }: Case): ReadonlySet<number> {
  const said = text
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.startsWith('>'))
    .map((line) => line.replace(/\s#.*$/, '').replace(/^hand .*$/, ''));
  return new Set(said.flatMap((line) => [...line.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))));
}

/** How the ids of a list are answered: by hands, with a reason, by neither, by both. */
export function coverage(ids: readonly string[]): {
  readonly byHand: readonly string[];
  readonly withReason: readonly string[];
  readonly open: readonly string[];
  readonly twice: readonly string[];
} {
  const shown = new Set(CASES.flatMap((c) => c.ids));
  const byHand = ids.filter((id) => shown.has(id));
  const withReason = ids.filter((id) => id in WITHOUT_HAND);
  return {
    byHand,
    withReason,
    open: ids.filter((id) => !shown.has(id) && !(id in WITHOUT_HAND)),
    twice: byHand.filter((id) => id in WITHOUT_HAND),
  };
}
