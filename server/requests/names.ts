/** Answers requests about names of players, marks and fences: highlights, definition, references, rename. */
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
import type { Position, Range } from '../../language/analysis/document/position';
import { definitionAt } from '../../language/service/definition';
import { type Highlight, highlightsAt } from '../../language/service/highlights';
import { referencesAt } from '../../language/service/references';
import { type Refusal, refusalText, renamableAt, renameAt } from '../../language/service/rename';
import { workInSlices } from '../workspace/timeSlices';
import type { Feature, RequestContext } from './feature';

const KINDS: Readonly<Record<Highlight['kind'], DocumentHighlightKind>> = {
  write: DocumentHighlightKind.Write,
  read: DocumentHighlightKind.Read,
};

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
        (request, { position }) => {
          const { document } = request;
          const found = renamableAt(document.hands, document.timelines, position);
          if ('refused' in found) throw refused(request, position, found);
          return { range: found.range, placeholder: found.name };
        },
      ),
    );

    connection.onRenameRequest(
      answer<RenameParams, WorkspaceEdit | null>('rename', null, async (request, { position, newName }) => {
        const { hands, timelines, uri } = request.document;
        const result = await workInSlices(renameAt(hands, timelines, position, newName), host, request.isStopped);
        if (result === null) return null;
        if ('refused' in result) throw refused(request, position, result);
        return { changes: { [uri]: [...result.edits] } };
      }),
    );
  },
};

/** Editors show the text of this error to the user. */
function refused({ document, settings }: RequestContext, position: Position, refusal: Refusal): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, refusalText(document.hands, position, refusal, settings));
}
