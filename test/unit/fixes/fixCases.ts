/** The cases of the fix tests: Markdown files with a hand before, and after each fix that is offered for it. */
import { projectFile, projectFiles } from '../../support/files';

export interface FixCase {
  readonly title: string;
  readonly before: string;
  /** In the order in which they are offered. */
  readonly after: readonly FixedText[];
}

interface FixedText {
  readonly text: string;
  readonly confidence: string;
  /** Whether the hand then has another mistake, because of the lines that follow. */
  readonly hasAnotherMistake: boolean;
}

/** The cases of one file, in which each begins with a heading and has a block `before` and any number of blocks `after`. */
export function fixCases(path: string): readonly FixCase[] {
  const [, ...cases] = projectFile(path).split(/^## /m);
  return cases.map((source) => {
    const blocks = [...source.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, kind, info = '', text = '']) => ({
      kind,
      info,
      text: unescaped(text.replace(/\n$/, '')),
    }));
    const before = blocks.find(({ kind }) => kind === 'before');
    if (before === undefined) throw new Error(`${path}: a case without a block "before"`);
    return {
      title: source.slice(0, source.indexOf('\n')).replaceAll('`', ''),
      before: before.text,
      after: blocks
        .filter(({ kind }) => kind === 'after')
        .map(({ info, text }) => {
          const [confidence = '', remark] = info.split(', ');
          return { text, confidence, hasAnotherMistake: remark === 'another mistake' };
        }),
    };
  });
}

/** By the key of the message: `cases/betting/bare-raise.md` has the cases of `betting/bare-raise`. */
export function fixCasesIn(folder: string): ReadonlyMap<string, readonly FixCase[]> {
  return new Map(
    projectFiles(folder, '.md').map((path) => [path.slice(folder.length + 1, -'.md'.length), fixCases(path)]),
  );
}

/** Invisible characters are written as `\u202e` or `\t`. */
function unescaped(text: string): string {
  return text
    .replaceAll('\\t', '\t')
    .replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
