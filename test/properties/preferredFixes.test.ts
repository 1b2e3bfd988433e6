/** The fix that is put first mends its problem and makes no new ones: in every fixture, and in lessons with slips in them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeSection } from '../../language/analysis/document/analyze';
import { HandFile } from '../../language/analysis/document/handFile';
import { Timelines } from '../../language/analysis/document/timelines';
import { type DocumentFix, fixesIn } from '../../language/analysis/documentFixes';
import { applyEdits } from '../../language/analysis/rewriting';
import { DIAGNOSTICS, type DiagnosticCode } from '../../language/diagnostics/codes';
import { damaged, handsIn } from '../support/damaged';
import { finished } from '../support/steps';

interface Found {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly place: number;
}

/** What is found in a text, each with its place in it. */
function findingsIn(text: string): readonly Found[] {
  const file = HandFile.of(text);
  return file.sections.flatMap((_, index) =>
    analyzeSection(file, index).findings.map(({ code, sentence: { message }, range: { start } }) => ({
      code,
      message,
      place: offsetOf(text, { ...start, line: file.firstLine(index) + start.line }),
    })),
  );
}

function offsetOf(text: string, { line, character }: DocumentFix['range']['start']): number {
  let at = 0;
  for (let passed = 0; passed < line; passed += 1) at = text.indexOf('\n', at) + 1;
  return at + character;
}

/** Where an offset of a text has gone in its edits; null: it was taken away. */
function movedBy(
  { edits }: DocumentFix,
  text: string,
  place: number,
): { readonly from: number; readonly to: number } | null {
  let shift = 0;
  let room = 0;
  for (const { range, newText } of edits) {
    const [start, end] = [offsetOf(text, range.start), offsetOf(text, range.end)];
    if (start > place) continue;
    if (end <= place) shift += newText.length - (end - start);
    else if (newText === '') return null;
    else {
      shift += start - place;
      room = newText.length;
    }
  }
  return { from: place + shift, to: place + shift + room };
}

const isGrave = (code: DiagnosticCode): boolean => ['error', 'warning'].includes(DIAGNOSTICS[code].severity);

let tried = 0;

/** What speaks against the fixes that are put first in a text. */
function faultsIn(text: string): string[] {
  const file = HandFile.of(text);
  const range = { start: { line: 0, character: 0 }, end: { line: file.lineCount, character: 0 } };
  const before = findingsIn(text);
  const count = (found: readonly Found[], message: string): number =>
    found.filter((one) => one.message === message).length;
  return finished(fixesIn(file, new Timelines(), range, () => true)).flatMap((mend) => {
    if (!mend.preferred) return [];
    tried += 1;
    const place = offsetOf(text, mend.range.start);
    const own = before.find((one) => one.place === place && one.message.startsWith(mend.code))?.message ?? mend.code;
    const after = findingsIn(applyEdits(text, mend.edits));
    const told = `${own} ${JSON.stringify(mend.title.params)} ${JSON.stringify(mend.edits)}\n${text}\n${after.map(({ message }) => message).join(' ')}`;
    if (after.length > before.length) return [`more than before: ${told}`];
    const many = (found: readonly Found[], code: DiagnosticCode): number =>
      found.filter((one) => one.code === code).length;
    const fresh = after.find(({ code }) => isGrave(code) && many(after, code) > many(before, code));
    if (fresh !== undefined) return [`${fresh.code} is new: ${told}`];
    const moved = movedBy(mend, text, place);
    const isThere = after.some(
      (one) => moved !== null && one.message === own && one.place >= moved.from && one.place <= moved.to,
    );
    return isThere && count(after, own) >= count(before, own) ? [`still there: ${told}`] : [];
  });
}

describe('the preferred fix', () => {
  it('solves the problem in every fixture', () => {
    tried = 0;
    expect(handsIn('test/fixtures').flatMap(faultsIn)).toEqual([]);
    expect(tried).toBeGreaterThan(80);
  });

  it('solves the problem in hands with mistakes, in any language', () => {
    tried = 0;
    const hands = damaged([...handsIn('samples'), ...handsIn('test/fixtures')]);
    fc.assert(
      fc.property(hands, (text) => {
        expect(faultsIn(text)).toEqual([]);
      }),
      { numRuns: 220, seed: 5 },
    );
    expect(tried).toBeGreaterThan(100);
  });
});
