/** Every kind of request that the server answers about a document. */
import { CODE_ACTIONS } from './codeActions';
import { DIAGNOSTICS_ON_REQUEST } from './diagnostics';
import { FORMATTING } from './formatting';
import { HOVER } from './hover';
import { NAMES } from './names';
import { SEMANTIC_TOKENS } from './semanticTokens';
import type { Service } from './service';
import { SYMBOLS } from './symbols';

export const SERVICES: readonly Service[] = [
  DIAGNOSTICS_ON_REQUEST,
  HOVER,
  SYMBOLS,
  NAMES,
  SEMANTIC_TOKENS,
  FORMATTING,
  CODE_ACTIONS,
];
