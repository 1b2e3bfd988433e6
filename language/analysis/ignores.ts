/** `# handscript-ignore CODE …`: what it silences, and the finding about one that silences nothing. */
import { DIAGNOSTICS, type DiagnosticCode } from '../diagnostics/codes';
import { names, text } from '../diagnostics/params';
import type { Params, Problem } from '../diagnostics/problem';
import { nearest } from '../syntax/forgiving/typos';
import type { HandTree, IgnoreComment, Span, Text } from '../syntax/tree';
import { LineIndex } from '../text/lines';
import { lastAtOrBefore } from './document/position';

const nameOf = (code: string): string => code.slice(code.indexOf('/') + 1);

/** A code may be written without its area. */
const NAMES: readonly string[] = Object.keys(DIAGNOSTICS).flatMap((code) => [code, nameOf(code)]);
const KNOWN: ReadonlySet<string> = new Set(NAMES);

const OWN: DiagnosticCode = 'text/unused-ignore';

/** Found between files, and silenced there: whether such a comment is of use is not known in the hand alone. */
const ELSEWHERE: DiagnosticCode = 'text/translation-differs';

const NEVER_UNUSED: ReadonlySet<string> = new Set([OWN, nameOf(OWN), ELSEWHERE, nameOf(ELSEWHERE)]);

/**
 * The problems of a hand that no comment silences, and those of comments that silence nothing. What the user's settings switch off
 * counts as silenced where a comment names it: no comment becomes useless by a setting.
 */
export function withIgnores(tree: HandTree, problems: readonly Problem[]): readonly Problem[] {
  if (tree.ignores.length === 0) return problems;
  const groups = groupsOf(tree.ignores);
  const lines = new LineIndex(tree.text);
  const used = new Set<Text>();
  const left = problems.filter(({ code, span }) => {
    const naming = namedIn(groups, lines.positionAt(span.start).line, code);
    for (const one of naming) used.add(one);
    return naming.length === 0;
  });
  const unused = tree.ignores.flatMap((ignore) => problemsOf(ignore, used));
  return unused.length === 0 ? left : [...left, ...unused];
}

/** Whether a comment of a hand names a code for one of its lines, counted from its first. */
export const isIgnored = ({ ignores }: HandTree, line: number, code: DiagnosticCode): boolean =>
  namedIn(groupsOf(ignores), line, code).length > 0;

function namedIn(groups: readonly IgnoreGroup[], line: number, code: DiagnosticCode): readonly Text[] {
  const codes = groupFor(groups, line)?.codes;
  return [...(codes?.get(code) ?? []), ...(codes?.get(nameOf(code)) ?? [])];
}

/** The comments about one line. What they name is silenced on the way to it too: other comments may stand there. */
interface IgnoreGroup {
  first: number;
  readonly last: number;
  readonly codes: Map<string, Text[]>;
}

/** In the order of the text. */
function groupsOf(ignores: HandTree['ignores']): readonly IgnoreGroup[] {
  const groups: IgnoreGroup[] = [];
  for (const { line, appliesTo, codes } of ignores) {
    const last = appliesTo ?? Number.POSITIVE_INFINITY;
    let group = groups.at(-1);
    if (group?.last !== last) {
      group = { first: line, last, codes: new Map() };
      groups.push(group);
    }
    group.first = Math.min(group.first, line);
    for (const code of codes) {
      const same = group.codes.get(code.text);
      if (same === undefined) group.codes.set(code.text, [code]);
      else same.push(code);
    }
  }
  return groups;
}

function groupFor(groups: readonly IgnoreGroup[], line: number): IgnoreGroup | null {
  const group = groups[lastAtOrBefore(groups.length, line, (index) => groups[index]?.first ?? 0)];
  return group !== undefined && line <= group.last ? group : null;
}

function problemsOf(ignore: IgnoreComment, used: ReadonlySet<Text>): readonly Problem[] {
  const { codes } = ignore;
  if (codes.some(({ text: code }) => code === OWN || code === nameOf(OWN))) return [];
  const known = codes.filter(({ text: code }) => KNOWN.has(code));
  const unused = known.filter((code) => !used.has(code) && !NEVER_UNUSED.has(code.text));
  const strange = strangeIn(codes);
  if (codes.length === 0) return [problem(ignore, '.no-code')];
  // All of it can go.
  if (strange.length === 0 && unused.length === codes.length) {
    const params = { codes: names(codes.map(({ text: code }) => code)) };
    return [problem(ignore, ignore.appliesTo === null ? '.nothing-below' : '', params)];
  }
  return [...unused.map((code) => problem(code, '.code', { code: text(code.text) })), ...strange];
}

/** Words that name no diagnostic. A near miss is a finding of its own; other words are a remark. */
function strangeIn(codes: readonly Text[]): readonly Problem[] {
  const found: Problem[] = [];
  let run: Text | null = null;
  for (const code of codes) {
    const suggestion = KNOWN.has(code.text) ? null : suggestionFor(code.text);
    if (KNOWN.has(code.text)) run = null;
    else if (suggestion !== null) {
      run = null;
      found.push(problem(code, '.unknown-near', { word: text(code.text), suggestion: text(suggestion) }));
    } else {
      if (run !== null) found.pop();
      run = run === null ? code : { text: `${run.text} ${code.text}`, start: run.start, end: code.end };
      found.push(problem(run, '.unknown', { word: text(run.text) }));
    }
  }
  return found;
}

/** With its area. */
function suggestionFor(typed: string): string | null {
  const [near] = nearest(typed.toLowerCase(), NAMES);
  return near === undefined
    ? null
    : (Object.keys(DIAGNOSTICS).find((code) => code === near || nameOf(code) === near) ?? null);
}

function problem({ start, end }: Span, variant: string, params: Params = {}): Problem {
  const span = { start, end };
  return { code: OWN, message: `${OWN}${variant}`, span, params, rule: null, related: [], fixes: [], scale: 0 };
}
