/** Lists every feature that the server provides. */
import { CODE_ACTIONS } from './codeActions';
import { CODE_LENSES } from './codeLenses';
import { COMPLETION } from './completion';
import { DIAGNOSTICS_ON_REQUEST } from './diagnostics';
import type { Feature } from './feature';
import { FORMATTING } from './formatting';
import { HOVER } from './hover';
import { INLAY_HINTS } from './inlayHints';
import { INLINE_COMPLETION } from './inlineCompletion';
import { NAMES } from './names';
import { SEMANTIC_TOKENS } from './semanticTokens';
import { SIGNATURE_HELP } from './signatureHelp';
import { STRUCTURE } from './structure';
import { SYMBOLS } from './symbols';
import { WORKSPACE_SYMBOLS } from './workspaceSymbols';

export const FEATURES: readonly Feature[] = [
  DIAGNOSTICS_ON_REQUEST,
  HOVER,
  COMPLETION,
  SIGNATURE_HELP,
  INLINE_COMPLETION,
  SYMBOLS,
  NAMES,
  INLAY_HINTS,
  CODE_LENSES,
  STRUCTURE,
  WORKSPACE_SYMBOLS,
  SEMANTIC_TOKENS,
  FORMATTING,
  CODE_ACTIONS,
];
