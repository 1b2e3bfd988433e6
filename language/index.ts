/**
 * The engine as a library: a hand's text in, its tree, replay, legal actions and words out. Pure: no
 * editor, no file system.
 */
export { DIAGNOSTICS, type DiagnosticCode, type Severity } from './diagnostics/codes';
export type { Fix, Param, Params, Problem, Related, Sentence } from './diagnostics/problem';
export { formatChips, formatSentence, languageOf, type Voice } from './messages/index';
export { apply, legalActions, potTotal, violations } from './poker/betting';
export { createHand } from './poker/createHand';
export { GAMES } from './poker/games';
export { layersOf } from './poker/layers';
export { dividePots, potDivisionOf, potsOf, refundOf } from './poker/pots';
export { applyKnob, KNOBS, PROFILES } from './poker/profiles';
export { bestFive, describeRank, rankHand } from './poker/ranking';
export { CITATIONS, checkCitation, citationOf } from './poker/rulebook';
export { HandState, PlayerState } from './poker/state';
export type * from './poker/types';
export { forumText } from './render/forum';
export type * from './render/frame';
export { frameAt, handView } from './render/frames';
export { figureOf, pageOf } from './render/html';
export { inspectHand } from './render/inspect';
export { markdownOf } from './render/markdown';
export { stylesheet } from './render/stylesheet';
export { svgOf } from './render/svg';
export { replayHand } from './replay/index';
export type * from './replay/timeline';
export { cutHands, isDefaults, parseHand, printTree } from './syntax/index';
export type * from './syntax/tree';
export { LANGUAGES } from './text/languages';
