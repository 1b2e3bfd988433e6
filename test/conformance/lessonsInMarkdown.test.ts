/** The source lessons as Markdown: they lint clean, and no bound number, and nothing else that is bound, could be another. */
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../cli/check';
import { compareVersions } from '../../language/analysis/comparing';
import { analyzeSection } from '../../language/analysis/document/analyze';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { type BoundNumber, rangeInProse } from '../../language/analysis/prose/prose';
import type { StatedFact } from '../../language/replay/timeline';
import type { Span } from '../../language/syntax/tree';
import { digitSystemsIn, toAsciiDigits, toNativeDigits } from '../../language/text/digits';
import { LineIndex } from '../../language/text/lines';
import { projectFile, projectFiles } from '../support/files';

const lessons = projectFiles('samples/lessons', '.md').map((path) => ({ path, text: projectFile(path) }));

/** Places at which the prose says something else than its hand, as `line:character` of what is wrong; one for each comment. */
function differences(text: string): string[] {
  return MarkdownFile.of(text).prose.findings.flatMap(({ firstLine, findings }) =>
    findings.flatMap(({ finding: { code, range } }) =>
      code === 'text/number-differs' ? [`${firstLine + range.start.line}:${range.start.character}`] : [],
    ),
  );
}

/** Words of a binding as offsets of the whole text. */
function spanIn(text: string, bound: BoundNumber, words: Span): Span {
  const lines = new LineIndex(text);
  const { start, end } = rangeInProse(bound, words);
  return { start: lines.offsetAt(start), end: lines.offsetAt(end) };
}

/** The text with changed words in many places, and the places of those words. */
function rewritten(text: string, changes: readonly { start: number; end: number; newText: string }[]) {
  let result = '';
  let at = 0;
  const places: string[] = [];
  for (const { start, end, newText } of changes) {
    result += text.slice(at, start);
    places.push(`${result.split('\n').length - 1}:${result.length - result.lastIndexOf('\n') - 1}`);
    result += newText;
    at = end;
  }
  return { text: result + text.slice(at), places };
}

describe('lessons in Markdown', () => {
  it('include the four source lessons', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(4);
  });

  it.each(lessons)('have no findings in $path', ({ path, text }) => {
    const { diagnostics } = checkFile({ path, text, markdown: true }, 'en');
    expect(diagnostics.map(({ range, code, message }) => `${range.start.line + 1}: ${code} ${message}`)).toEqual([]);
  });

  it.each(lessons)('bind the numbers of $path, and detect a change of each', ({ text }) => {
    let last = -1;
    const changes = MarkdownFile.of(text).prose.bound.flatMap((bound) => {
      const { number, says } = bound.binding;
      const span = number && spanIn(text, bound, number);
      if (number === null || span === null || says === 'is-not' || span.start === last) return [];
      last = span.start;
      const value = Number(toAsciiDigits(number.text).replace(/\D/g, '')) + 1;
      return [{ ...span, newText: toNativeDigits(String(value), digitSystemsIn(number.text)[0] ?? 'latin') }];
    });
    expect(changes.length).toBeGreaterThan(40);
    const changed = rewritten(text, changes);
    expect([...new Set(differences(changed.text))]).toEqual(changed.places);
  });

  it.each(lessons)('detect in $path a denial of each statement without a number', ({ text }) => {
    const changes = MarkdownFile.of(text).prose.bound.flatMap((bound) => {
      const { number, says, sign } = bound.binding;
      if (says === 'is' && number !== null) return [];
      return [{ ...spanIn(text, bound, sign), newText: says === 'is' ? '≠' : '=' }];
    });
    expect(changes.length).toBeGreaterThan(2);
    expect(differences(rewritten(text, changes).text)).toHaveLength(changes.length);
  });

  it('agree between the Hindi lesson and its English version', () => {
    const [hindi, english] = ['hi', 'en'].map((language) => projectFile(`samples/lessons/reopening.${language}.md`));
    const compared = (text = '') => compareVersions([MarkdownFile.of(hindi ?? ''), MarkdownFile.of(text)]);
    expect(compared(english)).toEqual({ facts: 115, differences: [] });
    expect(compared(english?.replace('A raises to 300', 'A raises to 350')).differences.length).toBeGreaterThan(0);
  });
});

/** What the lessons answer to their exercises, by the fence that asks. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, readonly (number | boolean)[]>>>> = {
  'minimum-raise.fa': { 'exercise-minimum': [1000], 'exercise-new-chips': [600], 'exercise-right': [false] },
  'pot-limit-cap.fa': { 'exercise-eighty': [140], 'exercise-ten': [210, 220], 'exercise-all-in': [220] },
  'uncalled-bet.ar': { 'exercise-refund': [260], 'exercise-side-pot': [500], 'exercise-net': [15] },
  'reopening.hi': { 'exercise-minimum': [500], 'exercise-new-chips': [400], 'exercise-right': [false] },
  'reopening.en': { 'exercise-minimum': [500], 'exercise-new-chips': [400], 'exercise-right': [false] },
};

const saidBy = ({ value }: Pick<StatedFact, 'value'>) => ('value' in value ? value.value : value.kind);

/** The hands that ask something, with the answers that the replay computes. */
function exercisesOf(document: MarkdownFile) {
  const timelines = new Timelines();
  return document.prose.hands.flatMap(({ name, firstLine }) => {
    const index = document.sectionAt(firstLine);
    const moments = timelines.of(document, index)?.replay.main.moments ?? [];
    const asked = moments.flatMap(({ statement, facts }) => (statement.kind === 'ask' ? facts : []));
    return asked.length === 0 ? [] : [{ name: name ?? '', language: analyzeSection(document, index).language, asked }];
  });
}

describe.each(Object.entries(ANSWERS))('the exercises of %s', (lesson, answers) => {
  const document = MarkdownFile.of(projectFile(`samples/lessons/${lesson}.md`));
  const exercises = exercisesOf(document);

  it('are three, in the language of the lesson, with the computed answers', () => {
    expect(Object.fromEntries(exercises.map(({ name, asked }) => [name, asked.map(saidBy)]))).toEqual(answers);
    expect(exercises.map(({ language }) => language)).toEqual(Array(3).fill(lesson.split('.')[1]));
  });

  it.each(exercises)('have bound answers and explanations for $name', (exercise) => {
    for (const { fact, seat, value } of exercise.asked) {
      expect(value.why).not.toBeNull();
      const told = document.prose.bound.flatMap(({ hand, answer, binding: { says } }) => {
        const stated = answer?.stated;
        const isMeant = hand?.name === exercise.name && says === 'is' && stated?.seat === seat;
        const denies = stated?.fact.fact === 'may-not' && fact.fact === 'may';
        return isMeant && (denies || stated.fact.fact === fact.fact) ? [denies ? false : saidBy(stated)] : [];
      });
      expect(told).toContain(saidBy({ value }));
    }
  });
});
