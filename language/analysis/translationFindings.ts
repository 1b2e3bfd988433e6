/** Findings about facts in which one version of a lesson differs from the others. */
import { inner, sentence, text } from '../diagnostics/params';
import { digitSystemsIn } from '../text/digits';
import { comparing, type Difference, placeSentence } from './comparing';
import { defaultsOf, type HandDocument, isSetupSection } from './document/document';
import type { Range } from './document/position';
import type { Finding, SectionAnalysis } from './document/results';
import { parseSection } from './document/section';
import { isIgnored } from './ignores';
import type { StatedFacts, VersionFact } from './statedFacts';
import { decimalsOf, statedValue } from './statedValues';

/** One file of a lesson that exists in several languages. */
export interface Version {
  /** As it is to be spoken of. */
  readonly name: string;
  /** Its location, for links to related places. */
  readonly file: string;
  readonly document: HandDocument;
  readonly facts: StatedFacts;
}

/** A set of versions, and which of them a file is. */
export interface OwnVersion {
  readonly versions: readonly Version[];
  readonly own: number;
}

/**
 * Holds a version against the first of its set, the first against whichever differs. One finding a difference, its range in the
 * whole document; some facts a step: may be left between any two.
 * @param own index of the version that the findings are about
 */
export function* translationFindings(versions: readonly Version[], own: number): Generator<void, Finding[], void> {
  const { differences } = yield* comparing(versions.map(({ facts: telling }) => telling));
  return differences.flatMap((difference) => {
    const { values } = difference;
    const isOther = (i: number): boolean => values[i]?.value !== values[own]?.value;
    const other = own === 0 ? values.findIndex((_, i) => isOther(i)) : isOther(0) ? 0 : -1;
    const [mine, theirs] = [versions[own], versions[other]];
    if (mine === undefined || theirs === undefined) return [];
    const finding = differing(difference, mine, theirs, values[own] ?? null, values[other] ?? null);
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
  here: VersionFact | null,
  there: VersionFact | null,
): Finding {
  const scale = Math.max(decimalsOf(here), decimalsOf(there));
  const file = text(theirs.name);
  const values = {
    what: inner(placeSentence(difference)),
    file,
    here: statedValue(here, scale),
    there: statedValue(there, scale),
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

function variantOf(here: VersionFact | null, there: VersionFact | null): string {
  if (there === null) return '.only-here';
  if (here !== null) return '';
  return /\d/.test(there.value) ? '.missing' : '.only-there';
}

/** The number or line of a fact. A whole or missing hand has the line at which it begins, or the first line of the document. */
function rangeIn({ document, facts: telling }: Version, fact: VersionFact | null, { kind, hand }: Difference): Range {
  const line = fact === null || kind === 'hand' ? telling.hands.get(hand) : fact.line;
  return fact?.range ?? wholeLine(document, line ?? 0);
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
