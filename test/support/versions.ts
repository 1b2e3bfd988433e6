/** Several files in one text: each begins after a line `<!-- its name -->`. */
import { type CheckedFile, checkDocument, documentOf } from '../../cli/check';
import { finish } from '../../language/analysis/comparing';
import { statedFactsOf } from '../../language/analysis/statedFacts';

const FILE = /^<!-- (\S+\.md) -->\r?\n/m;

/** The files of a text, each checked as a version of the same lesson. */
export function checkedVersions(text: string): readonly CheckedFile[] {
  const [, ...pieces] = text.split(FILE);
  const inputs = pieces.flatMap((path, i) =>
    i % 2 === 0 ? [{ path, text: pieces[i + 1] ?? '', markdown: true }] : [],
  );
  const versions = inputs.map((input) => {
    const document = documentOf(input);
    return { name: input.path, file: input.path, document, facts: finish(statedFactsOf(document)) };
  });
  return inputs.map((input, own) => checkDocument(input, documentOf(input), 'en', null, [{ versions, own }]));
}
