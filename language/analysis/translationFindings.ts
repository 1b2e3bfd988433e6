/** Where a version of a lesson says something else than the others, as findings of its own document. */
import { inner, sentence, text } from '../diagnostics/params';
import { digitSystemsIn } from '../text/digits';
import { comparing, type Difference, placeSentence } from './comparing';
import { defaultsOf, type HandDocument, isSetupSection } from './document/document';
import type { Range } from './document/position';
import type { Finding, SectionAnalysis } from './document/results';
import { parseSection } from './document/section';
import { isIgnored } from './ignores';
import type { Telling, Told } from './statedFacts';
import { decimalsOf, saidValue } from './statedValues';

/** One file of a set that tells the same lesson in several languages. */
export interface Version {
  /** As it is to be spoken of. */
  readonly name: string;
  /** Where it lies: what a related place leads to. */
  readonly file: string;
  readonly document: HandDocument;
  readonly telling: Telling;
}

/** A set of versions, and which of them a file is. */
export interface OwnVersion {
  readonly versions: readonly Version[];
  readonly own: number;
}

/**
 * Holds a version against the first of its set, the first against whichever differs. One finding a difference, its range in the
 * whole document; some facts a step: may be left between any two.
 * @param own which of the versions is told about
 */
export function* translationFindings(versions: readonly Version[], own: number): Generator<void, Finding[], void> {
  const { differences } = yield* comparing(versions.map(({ telling }) => telling));
  return differences.flatMap((difference) => {
    const { said } = difference;
    const isOther = (i: number): boolean => said[i]?.value !== said[own]?.value;
    const other = own === 0 ? said.findIndex((_, i) => isOther(i)) : isOther(0) ? 0 : -1;
    const [mine, theirs] = [versions[own], versions[other]];
    if (mine === undefined || theirs === undefined) return [];
    const finding = differing(difference, mine, theirs, said[own] ?? null, said[other] ?? null);
    return isSilenced(mine.document, finding) ? [] : [finding];
  });
}

/** A difference in a line of a hand is silenced there as any other finding. */
function isSilenced(document: HandDocument, { range: { start }, code }: Finding): boolean {
  const index = document.sectionAt(start.line);
  const section = document.sections[index];
  if (section?.text.includes('handscript-ignore') !== true) return false;
  const defaults = defaultsOf(document, index);
  const tree = parseSection(section, defaults);
  return isIgnored(tree, start.line - document.firstLine(index), code);
}

/** The findings as those of a section at the document's beginning, in the voice of its first hand. */
export function analysisOfVersion(document: HandDocument, findings: readonly Finding[]): SectionAnalysis {
  const index = document.sections.findIndex((_, at) => !isSetupSection(document, at));
  const section = document.sections[index];
  const defaults = defaultsOf(document, index);
  return {
    role: 'hand',
    defaultsKey: null,
    findings,
    title: null,
    heading: null,
    outline: [],
    summary: null,
    language: section === undefined ? null : parseSection(section, defaults).language,
    digits: digitSystemsIn(section?.text ?? '').find((system) => system !== 'latin') ?? 'latin',
  };
}

function differing(
  difference: Difference,
  mine: Version,
  theirs: Version,
  here: Told | null,
  there: Told | null,
): Finding {
  const scale = Math.max(decimalsOf(here), decimalsOf(there));
  const file = text(theirs.name);
  const values = {
    what: inner(placeSentence(difference)),
    file,
    here: saidValue(here, scale),
    there: saidValue(there, scale),
  };
  return {
    code: 'text/translation-differs',
    severity: here === null || there === null ? 'warning' : 'error',
    range: rangeIn(mine, here, difference),
    sentence: sentence(`text/translation-differs${variantOf(here, there)}`, values),
    rule: null,
    related: [
      {
        file: theirs.file,
        range: rangeIn(theirs, there, difference),
        sentence: sentence(there === null ? 'related/missing-in-version' : 'related/other-version', { file }),
      },
    ],
    scale,
  };
}

function variantOf(here: Told | null, there: Told | null): string {
  if (there === null) return '.only-here';
  if (here !== null) return '';
  return /\d/.test(there.value) ? '.missing' : '.only-there';
}

/** The number or the line that tells a fact; of a whole hand, and where it is missing, the line at which its hand begins, else the document's first. */
function rangeIn({ document, telling }: Version, told: Told | null, { kind, hand }: Difference): Range {
  const line = told === null || kind === 'hand' ? telling.hands.get(hand) : told.line;
  return told?.range ?? wholeLine(document, line ?? 0);
}

/** A line without what is before it in a list or a quotation. */
function wholeLine(document: HandDocument, line: number): Range {
  const index = document.sectionAt(line);
  const section = document.sections[index];
  if (section === undefined || line < document.firstLine(index)) {
    return { start: { line, character: 0 }, end: { line, character: document.lineText(line).length } };
  }
  const within = line - document.firstLine(index);
  const start = section.columns?.[within] ?? 0;
  return {
    start: { line, character: start },
    end: { line, character: start + section.lines.lineText(within).length },
  };
}
