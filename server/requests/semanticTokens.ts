/** Answers requests for semantic tokens: all of them, changes, or a range. */
import type {
  SemanticTokens,
  SemanticTokensDelta,
  SemanticTokensDeltaParams,
  SemanticTokensParams,
  SemanticTokensRangeParams,
} from 'vscode-languageserver';
import { LEGEND } from '../../language/service/semanticTokens/kinds';
import { toSemanticTokens, toSemanticTokensDelta } from '../protocol/index';
import { workInSlices } from '../workspace/timeSlices';
import type { Feature } from './feature';

const NO_TOKENS: SemanticTokens = { data: [] };

export const SEMANTIC_TOKENS: Feature = {
  capabilities: () => ({
    semanticTokensProvider: {
      legend: { tokenTypes: [...LEGEND.tokenTypes], tokenModifiers: [...LEGEND.tokenModifiers] },
      range: true,
      full: { delta: true },
    },
  }),

  serve({ connection, answer, host }) {
    const { semanticTokens } = connection.languages;

    semanticTokens.on(
      answer<SemanticTokensParams, SemanticTokens>('semantic tokens', NO_TOKENS, async ({ document, isStopped }) => {
        const { semanticTokens, hands } = document;
        const tokens = await workInSlices(semanticTokens.full(hands), host, isStopped);
        return tokens === null ? NO_TOKENS : toSemanticTokens(tokens);
      }),
    );

    semanticTokens.onDelta(
      answer<SemanticTokensDeltaParams, SemanticTokens | SemanticTokensDelta>(
        'semantic tokens delta',
        NO_TOKENS,
        async ({ document, isStopped }, { previousResultId }) => {
          const { semanticTokens, hands } = document;
          const tokens = await workInSlices(semanticTokens.delta(hands, previousResultId), host, isStopped);
          return tokens === null ? NO_TOKENS : toSemanticTokensDelta(tokens);
        },
      ),
    );

    semanticTokens.onRange(
      answer<SemanticTokensRangeParams, SemanticTokens>(
        'semantic tokens range',
        NO_TOKENS,
        async ({ document, isStopped }, { range }) => {
          const work = document.semanticTokens.range(document.hands, range);
          const data = await workInSlices(work, host, isStopped);
          return data === null ? NO_TOKENS : { data };
        },
      ),
    );
  },
};
