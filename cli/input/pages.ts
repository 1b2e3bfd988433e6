/// <reference path="../markdown.d.ts" />
/** The bundled pages of docs/diagnostics, with their prose in other languages. */
import { HandFile } from '../../language/analysis/document/handFile';
import { applyEdits, linesNotIn, translationEdits } from '../../language/analysis/rewriting';
import type { DiagnosticCode } from '../../language/diagnostics/codes';
import { explanationsIn } from '../explanations/index';

interface TextModule {
  readonly default: string;
}

export interface DiagnosticPage {
  /** The explanation of the rule or the mistake. */
  readonly paragraphs: readonly string[];
  /** A hand, or a document with one, that has this finding. */
  readonly wrong: readonly string[];
  /** The same hand without the finding. */
  readonly right: readonly string[];
}

/** The page of a diagnostic in a language. */
export async function pageOf(code: DiagnosticCode, language: string): Promise<DiagnosticPage> {
  const page: TextModule = await import(`../../docs/diagnostics/${code}.md`);
  const english = examplesOf(page.default);
  const paragraphs = await proseOf(code, language);
  const translated = explanationsIn(language);
  const isTranslated = translated?.codes[code] !== undefined;
  return { paragraphs, ...(isTranslated ? examplesIn(language, translated.digits, english) : english) };
}

/** The paragraphs of the page of a diagnostic, without its examples. */
export async function proseOf(code: DiagnosticCode, language: string): Promise<readonly string[]> {
  const translated = explanationsIn(language)?.codes[code];
  if (translated !== undefined) return [withoutMarkup(translated.text)];
  const page: TextModule = await import(`../../docs/diagnostics/${code}.md`);
  return paragraphsOf(page.default);
}

export type Examples = Pick<DiagnosticPage, 'wrong' | 'right'>;

/**
 * The wrong and the right example of a page, unchanged.
 * @internal for tests and scripts
 */
export function examplesOf(page: string): Examples {
  return { wrong: exampleOf(page, 'Wrong'), right: exampleOf(page, 'Right') };
}

/**
 * Translates the two examples, or neither of them, so that they differ only by the mistake.
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

/** The hand in a language; null if one of its lines cannot be translated. */
function inLanguage(lines: readonly string[], language: string, digits: 'native' | 'keep'): string[] | null {
  const text = lines.join('\n');
  const document = HandFile.of(text);
  const edits = [...document.sections.keys()].flatMap((index) => translationEdits(document, index, language, digits));
  const translated = applyEdits(text, edits);
  return linesNotIn(HandFile.of(translated), language).length > 0 ? null : translated.split('\n');
}

/** A short description of each code in a language. */
export async function wordsOfCodes(language: string): Promise<ReadonlyMap<string, string>> {
  const list: TextModule = await import('../../docs/diagnostics/README.md');
  const translated = explanationsIn(language);
  const rows = list.default.matchAll(/^\| \[([a-z/-]+)\]\(\1\.md\) \| \w+ \| (.*) \|$/gm);
  return new Map(
    [...rows].map(([, code = '', words = '']) => [code, translated?.codes[code]?.brief ?? withoutMarkup(words)]),
  );
}

/** Emphasis and links mean nothing on a terminal; code stays marked. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<![\w*`])\*{1,2}([^*`\s](?:[^*`]*[^*`\s])?)\*{1,2}(?![\w*])/g, '$1');
}
