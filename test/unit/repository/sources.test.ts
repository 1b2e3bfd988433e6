/** What holds for every source file: how it begins, what its types are called, and the words of its comments. */
import { describe, expect, it } from 'vitest';
import { projectFile, projectFiles } from '../../support/files';

const PRODUCT = ['language', 'server', 'client', 'cli'].flatMap((folder) => projectFiles(folder, '.ts'));
const ALL = [...PRODUCT, ...projectFiles('scripts', '.mjs'), ...projectFiles('syntaxes', '.mjs')];
const texts = new Map(ALL.map((file) => [file, projectFile(file)]));

/** Words with a private meaning that an English-speaking reader has to guess. */
const PRIVATE_WORDS = [
  /\b(tells|told|teller|retold)\b/i,
  /\b(mends?|mended|mending)\b/i,
  /\bslips?\b/i,
  /\b(stands|stood)\b/i,
  /(?<!\b(?:chips|stack|\d+) )\bbehind\b/i,
  /\bdear\b/i,
  /\b(he|his|him|himself)\b(?! \+)/i,
  /(?<!\b(?:there|what) )\b(is|are|was) no [a-z]/i,
  /(?<!\b(?:some|any|every|no)\w* )\belse[.;,:)]/i,
  /\b(bag|deeds?|witness|astray)\b/i,
];

/** The text of the comments of a file, line by line. */
function commentsOf(text: string): [line: number, comment: string][] {
  return text.split('\n').flatMap((line, index) => {
    const comment = /(?:^|\s)\/\/(.*)$|^\s*\/?\*+(.*)$/.exec(line);
    return comment === null ? [] : [[index + 1, (comment[1] ?? comment[2] ?? '').replace(/`[^`]*`/g, ' ')] as const];
  }) as [number, string][];
}

describe('every source file', () => {
  it('begins with a sentence that says what it is for', () => {
    const beginsWithComment = (text: string) => /^(?:#!.*\n)?\s*(?:\/\*\*?|\/\/)\s*\S/.test(text);
    expect(ALL.filter((file) => !file.endsWith('.d.ts') && !beginsWithComment(texts.get(file) ?? ''))).toEqual([]);
  });

  it('explains itself without private words', () => {
    const found = ALL.flatMap((file) =>
      commentsOf(texts.get(file) ?? '')
        .filter(([, comment]) => PRIVATE_WORDS.some((word) => word.test(comment)))
        .map(([line, comment]) => `${file}:${line}: ${comment.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

describe('types', () => {
  it('never share a name', () => {
    const files = new Map<string, string[]>();
    for (const file of PRODUCT)
      for (const [, name = ''] of (texts.get(file) ?? '').matchAll(
        /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm,
      ))
        files.set(name, [...(files.get(name) ?? []), file]);
    expect([...files].filter(([, places]) => places.length > 1)).toEqual([]);
  });
});
