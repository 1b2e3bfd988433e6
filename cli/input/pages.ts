/// <reference path="../markdown.d.ts" />
/** What the program can tell about a diagnostic: the pages of docs/diagnostics, and their prose in other languages. All of it is part of the program. */
import { HandFile } from '../../language/analysis/document/handFile';
import { applyEdits, linesNotIn, translationEdits } from '../../language/analysis/rewriting';
import type { DiagnosticCode } from '../../language/diagnostics/codes';
import { explanationsIn } from '../explanations/index';

interface TextModule {
  readonly default: string;
}

export interface DiagnosticPage {
  /** What the rule or the mistake is, a paragraph each. */
  readonly paragraphs: readonly string[];
  /** A hand (or a document that holds one) with this finding. */
  readonly wrong: readonly string[];
  /** The same without it. */
  readonly right: readonly string[];
}

/** The page of a diagnostic, in a language. */
export async function pageOf(code: DiagnosticCode, language: string): Promise<DiagnosticPage> {
  const page: TextModule = await import(`../../docs/diagnostics/${code}.md`);
  const english = examplesOf(page.default);
  const paragraphs = await proseOf(code, language);
  const told = explanationsIn(language);
  return { paragraphs, ...(told?.codes[code] === undefined ? english : examplesIn(language, told.digits, english)) };
}

/** Its prose alone, a paragraph each. */
export async function proseOf(code: DiagnosticCode, language: string): Promise<readonly string[]> {
  const told = explanationsIn(language)?.codes[code];
  if (told !== undefined) return [withoutMarkup(told.text)];
  const page: TextModule = await import(`../../docs/diagnostics/${code}.md`);
  return paragraphsOf(page.default);
}

export type Examples = Pick<DiagnosticPage, 'wrong' | 'right'>;

/**
 * The two examples of a page, as they stand in it.
 * @internal for tests and scripts
 */
export function examplesOf(page: string): Examples {
  return { wrong: exampleOf(page, 'Wrong'), right: exampleOf(page, 'Right') };
}

/**
 * The examples told in a language; as they are where one of them cannot be, so that they differ in nothing but the mistake.
 * @internal for tests and scripts
 */
export function examplesIn(language: string, digits: 'native' | 'keep', examples: Examples): Examples {
  const wrong = inLanguage(examples.wrong, language, digits);
  const right = inLanguage(examples.right, language, digits);
  return wrong === null || right === null ? examples : { wrong, right };
}

function paragraphsOf(page: string): string[] {
  const [before = ''] = page.split(/^## /m);
  // The title and the line of severity and rule come first.
  const [, , ...paragraphs] = before.trim().split(/\n{2,}/);
  return paragraphs.map((paragraph) => withoutMarkup(paragraph.replaceAll('\n', ' ')));
}

function exampleOf(page: string, heading: 'Wrong' | 'Right'): string[] {
  const fence = new RegExp(`^## ${heading}\n\n(\`{3,})\\w+\n([\\s\\S]*?)\n\\1$`, 'm').exec(page);
  return (fence?.[2] ?? '').split('\n');
}

/** The hand told in a language; null where a line of it cannot be, because it is no hand yet. */
function inLanguage(lines: readonly string[], language: string, digits: 'native' | 'keep'): string[] | null {
  const text = lines.join('\n');
  const document = HandFile.of(text);
  const edits = [...document.sections.keys()].flatMap((index) => translationEdits(document, index, language, digits));
  const translated = applyEdits(text, edits);
  return linesNotIn(HandFile.of(translated), language).length > 0 ? null : translated.split('\n');
}

/** What each code says, in a few words of a language. */
export async function wordsOfCodes(language: string): Promise<ReadonlyMap<string, string>> {
  const list: TextModule = await import('../../docs/diagnostics/README.md');
  const told = explanationsIn(language);
  const rows = list.default.matchAll(/^\| \[([a-z/-]+)\]\(\1\.md\) \| \w+ \| (.*) \|$/gm);
  return new Map(
    [...rows].map(([, code = '', words = '']) => [code, told?.codes[code]?.brief ?? withoutMarkup(words)]),
  );
}

/** Emphasis and links mean nothing on a terminal; code stays marked. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\w*`])\*{1,2}([^*`\s](?:[^*`]*[^*`\s])?)\*{1,2}(?![\w*])/g, '$1');
}
