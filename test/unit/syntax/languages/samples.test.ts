import { describe, expect, test } from 'vitest';
import { cutHands, parseHand } from '../../../../language/syntax/index';
import type { Statement } from '../../../../language/syntax/tree';
import { toAsciiDigits } from '../../../../language/text/digits';
import { projectFile, projectFiles } from '../../../support/files';

/** Every statement of a file in the order of its lines, branches opened up. */
function statementsOf(text: string): { statement: Statement; line: string }[] {
  return cutHands(text).flatMap(({ start, end }) => {
    const hand = text.slice(start, end);
    const lines = hand.split('\n');
    return flattened(parseHand(hand).statements).map((statement) => ({
      statement,
      line: lines[statement.line] ?? '',
    }));
  });
}

function flattened(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement) =>
    statement.kind === 'branch' ? [statement, ...flattened(statement.body)] : [statement],
  );
}

/** What a statement states whatever the language: its kind, its facts, the numbers of its line. */
function outline({ statement, line }: { statement: Statement; line: string }) {
  const facts = statement.kind === 'expect' ? statement.facts.map(({ fact }) => fact) : [];
  const code = line.replace(/#.*|"[^"]*"|>.*/g, '');
  const numbers = (toAsciiDigits(code).match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
  return { kind: statement.kind, facts, numbers };
}

describe.each(['fa', 'ar', 'hi', 'es'])('samples/%s', (language) => {
  const files = projectFiles('samples/en', '.hand').map((path) => ({
    path: path.replace('samples/en/', `samples/${language}/`),
    english: path,
  }));

  test.each(files)('$path has the same statements as the English file, line for line', ({ path, english }) => {
    expect(statementsOf(projectFile(path)).map(outline)).toEqual(statementsOf(projectFile(english)).map(outline));
  });

  test.each(files)('$path is read in its own language only', ({ path }) => {
    const heard = statementsOf(projectFile(path)).flatMap(({ statement }) => statement.language ?? []);
    expect([...new Set(heard)]).toEqual([language]);
  });
});
