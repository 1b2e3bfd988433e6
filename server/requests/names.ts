import {
  type DefinitionParams,
  type DocumentHighlight,
  DocumentHighlightKind,
  type DocumentHighlightParams,
  type Location,
  type LocationLink,
  LSPErrorCodes,
  type PrepareRenameParams,
  type ReferenceParams,
  type RenameParams,
  ResponseError,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { analyzePart } from '../../language/analysis/document/analyze';
import type { Position, Range } from '../../language/analysis/document/position';
import { definitionAt } from '../../language/service/definition';
import { type Highlight, highlightsAt } from '../../language/service/highlights';
import { referencesAt } from '../../language/service/references';
import { type Refusal, renamableAt, renameAt } from '../../language/service/rename';
import { Wording } from '../../language/service/wording';
import { workInSlices } from '../workspace/timeSlices';
import type { Feature, RequestContext } from './feature';

const KINDS: Readonly<Record<Highlight['kind'], DocumentHighlightKind>> = {
  write: DocumentHighlightKind.Write,
  read: DocumentHighlightKind.Read,
};

/** Players and marks: where they are named, where they come from, and other names for them. */
export const NAMES: Feature = {
  capabilities: ({ preparesRename }) => ({
    documentHighlightProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: preparesRename ? { prepareProvider: true } : true,
  }),

  serve({ connection, answer, client, host }) {
    connection.onDocumentHighlight(
      answer<DocumentHighlightParams, DocumentHighlight[] | null>('highlights', null, ({ document }, { position }) =>
        highlightsAt(document.hands, document.timelines, position).map(({ range, kind }) => ({
          range,
          kind: KINDS[kind],
        })),
      ),
    );

    connection.onDefinition(
      answer<DefinitionParams, Location | LocationLink[] | null>('definition', null, ({ document }, { position }) => {
        const { hands, timelines, uri } = document;
        const found = definitionAt(hands, timelines, position);
        if (found === null || !client().definitionLinks) return found && { uri, range: found.selection };
        const { origin, target, selection } = found;
        return [{ targetUri: uri, originSelectionRange: origin, targetRange: target, targetSelectionRange: selection }];
      }),
    );

    connection.onReferences(
      answer<ReferenceParams, Location[] | null>(
        'references',
        null,
        async ({ document, isStopped }, { position, context }) => {
          const { hands, timelines, uri } = document;
          const work = referencesAt(hands, timelines, position, context.includeDeclaration);
          const ranges = await workInSlices(work, host, isStopped);
          return ranges === null ? null : ranges.map((range) => ({ uri, range }));
        },
      ),
    );

    connection.onPrepareRename(
      answer<PrepareRenameParams, { range: Range; placeholder: string } | null>(
        'prepare rename',
        null,
        (task, { position }) => {
          const found = renamableAt(task.document.hands, task.document.timelines, position);
          if ('refused' in found) throw refusal(task, position, found);
          return { range: found.range, placeholder: found.name };
        },
      ),
    );

    connection.onRenameRequest(
      answer<RenameParams, WorkspaceEdit | null>('rename', null, async (task, { position, newName }) => {
        const { hands, timelines, uri } = task.document;
        const result = await workInSlices(renameAt(hands, timelines, position, newName), host, task.isStopped);
        if (result === null) return null;
        if ('refused' in result) throw refusal(task, position, result);
        return { changes: { [uri]: [...result.edits] } };
      }),
    );
  },
};

/** Editors show its sentence to the person. */
function refusal(
  { document, settings }: RequestContext,
  { line }: Position,
  { refused }: Refusal,
): ResponseError<void> {
  const hand = analyzePart(document.hands, document.hands.partAt(line));
  return new ResponseError(LSPErrorCodes.RequestFailed, Wording.of(hand, settings).say(refused));
}
