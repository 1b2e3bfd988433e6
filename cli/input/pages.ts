/** The pages of docs/diagnostics. They are part of the program. */
import type { DiagnosticCode } from '../../language/diagnostics/codes';

interface TextModule {
  readonly default: string;
}

export interface Page {
  /** What the rule or the mistake is, a paragraph each. */
  readonly paragraphs: readonly string[];
  /** A hand (or a document that holds one) with this finding. */
  readonly wrong: readonly string[];
  /** The same without it. */
  readonly right: readonly string[];
}

/** The page of a diagnostic. */
export async function pageOf(code: DiagnosticCode): Promise<Page> {
  const page: TextModule = await import(`../../docs/diagnostics/${code}.md`);
  const [before = ''] = page.default.split(/^## /m);
  // The title and the line of severity and rule come first.
  const [, , ...paragraphs] = before.trim().split(/\n{2,}/);
  return {
    paragraphs: paragraphs.map((paragraph) => withoutMarkup(paragraph.replaceAll('\n', ' '))),
    wrong: exampleOf(page.default, 'Wrong'),
    right: exampleOf(page.default, 'Right'),
  };
}

function exampleOf(page: string, heading: 'Wrong' | 'Right'): string[] {
  const fence = new RegExp(`^## ${heading}\n\n(\`{3,})\\w+\n([\\s\\S]*?)\n\\1$`, 'm').exec(page);
  return (fence?.[2] ?? '').split('\n');
}

/** What each code says, in a few words. */
export async function wordsOfCodes(): Promise<ReadonlyMap<string, string>> {
  const list: TextModule = await import('../../docs/diagnostics/README.md');
  const rows = list.default.matchAll(/^\| \[([a-z/-]+)\]\(\1\.md\) \| \w+ \| (.*) \|$/gm);
  return new Map([...rows].map(([, code = '', words = '']) => [code, withoutMarkup(words)]));
}

/** Emphasis and links mean nothing on a terminal; code stays marked. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\w*`])\*{1,2}([^*`\s](?:[^*`]*[^*`\s])?)\*{1,2}(?![\w*])/g, '$1');
}
