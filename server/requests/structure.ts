import {
  type DocumentLink,
  type DocumentLinkParams,
  type FoldingRange,
  FoldingRangeKind,
  type FoldingRangeParams,
  type SelectionRange,
  type SelectionRangeParams,
} from 'vscode-languageserver';
import { analyzeSection } from '../../language/analysis/document/analyze';
import type { Range } from '../../language/analysis/document/position';
import { sentence } from '../../language/diagnostics/params';
import { documentLinks } from '../../language/service/documentLinks';
import { type Fold, foldingRanges } from '../../language/service/folding';
import { selectionRanges } from '../../language/service/selectionRanges';
import { Wording } from '../../language/service/wording';
import { workInSlices } from '../workspace/timeSlices';
import type { Feature } from './feature';

const KINDS: Readonly<Record<Fold['kind'], Pick<FoldingRange, 'kind'>>> = {
  lines: {},
  comment: { kind: FoldingRangeKind.Comment },
  region: { kind: FoldingRangeKind.Region },
};

/** What folds, what a growing selection takes, and links. */
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
        const { hands } = document;
        const links = await workInSlices(documentLinks(hands), host, isStopped);
        if (links === null) return null;
        return links.map(({ kind, range, target }) => {
          const wording = Wording.of(analyzeSection(hands, hands.sectionAt(range.start.line)), settings);
          return { range, target, tooltip: wording.say(sentence(`link/${kind}`)) };
        });
      }),
    );
  },
};

/** Each range inside the next. */
function chained(ranges: readonly Range[]): SelectionRange {
  const [smallest, ...larger] = ranges;
  const range = smallest ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  return larger.length === 0 ? { range } : { range, parent: chained(larger) };
}
