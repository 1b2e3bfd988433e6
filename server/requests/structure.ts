/** Answers requests about the structure of a document: folding, growing selections, links. */
import {
  type DocumentLink,
  type DocumentLinkParams,
  type FoldingRange,
  FoldingRangeKind,
  type FoldingRangeParams,
  type SelectionRange,
  type SelectionRangeParams,
} from 'vscode-languageserver';
import type { Range } from '../../language/analysis/document/position';
import { documentLinks } from '../../language/service/documentLinks';
import { type Fold, foldingRanges } from '../../language/service/folding';
import { selectionRanges } from '../../language/service/selectionRanges';
import { workInSlices } from '../workspace/timeSlices';
import type { Feature } from './feature';

const KINDS: Readonly<Record<Fold['kind'], Pick<FoldingRange, 'kind'>>> = {
  lines: {},
  comment: { kind: FoldingRangeKind.Comment },
  region: { kind: FoldingRangeKind.Region },
};

export const STRUCTURE: Feature = {
  capabilities: () => ({
    foldingRangeProvider: true,
    selectionRangeProvider: true,
    documentLinkProvider: {},
  }),

  serve({ connection, answer, host }) {
    connection.onFoldingRanges(
      answer<FoldingRangeParams, FoldingRange[] | null>('folding', null, async ({ document, isStopped }) => {
        const folds = await workInSlices(foldingRanges(document.hands), host, isStopped);
        if (folds === null) return null;
        return folds.map(({ kind, first, last }) => ({ startLine: first, endLine: last, ...KINDS[kind] }));
      }),
    );

    connection.onSelectionRanges(
      answer<SelectionRangeParams, SelectionRange[] | null>('selection ranges', null, async (task, { positions }) => {
        const { hands, timelines } = task.document;
        const ranges = await workInSlices(selectionRanges(hands, timelines, positions), host, task.isStopped);
        return ranges === null ? null : ranges.map(chained);
      }),
    );

    connection.onDocumentLinks(
      answer<DocumentLinkParams, DocumentLink[] | null>('links', null, async ({ document, settings, isStopped }) => {
        const links = await workInSlices(documentLinks(document.hands, settings), host, isStopped);
        return links === null ? null : [...links];
      }),
    );
  },
};

/** Nests each range in the next one. */
function chained(ranges: readonly Range[]): SelectionRange {
  const [smallest, ...larger] = ranges;
  const range = smallest ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  return larger.length === 0 ? { range } : { range, parent: chained(larger) };
}
