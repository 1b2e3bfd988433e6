/** Opens the text of a file as a document of hands. */
import type { HandDocument } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { MarkdownFile } from '../../language/analysis/document/markdownFile';

const MARKDOWN = ['.md', '.markdown', '.mdx'];
export const HAND_FILE_ENDINGS: readonly string[] = ['.hand', ...MARKDOWN];

/** The document of a file, by the ending of its name. */
export function openText(uri: string, text: string): HandDocument {
  return MARKDOWN.some((ending) => uri.toLowerCase().endsWith(ending)) ? MarkdownFile.of(text) : HandFile.of(text);
}
