/** What is known about a hand before its seats are read. */
import type { Report } from '../../diagnostics/report';
import type { HandTree, Span } from '../../syntax/tree';
import type { HandKind } from './handKind';
import type { SetupLines } from './setupLines';

export interface SetupSource {
  readonly tree: HandTree;
  readonly lines: SetupLines;
  readonly kind: HandKind;
  /** Where the hand begins: a problem in the defaults is reported there. */
  readonly head: Span;
  /** A line before the first action could not be read: it may be the one that seems to be missing. */
  readonly unreadSetup: boolean;
  readonly report: Report;
}
