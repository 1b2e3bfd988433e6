import { formatSentence } from '../../../language/messages/index';
import { replayHand } from '../../../language/replay/index';
import type { HandReplay, LineOfPlay } from '../../../language/replay/timeline';
import { parseHand } from '../../../language/syntax/index';
import { LineIndex } from '../../../language/text/lines';

export const replay = (text: string, defaults?: string): HandReplay => {
  const setup = defaults === undefined ? null : parseHand(defaults);
  return replayHand(parseHand(text, setup === null ? {} : { names: setup.names }), setup);
};

/** `line: code “wrong token”` of every problem, lines counted from 1. */
export const problemsIn = (text: string, defaults?: string): string[] => {
  const lines = new LineIndex(text);
  return replay(text, defaults).problems.map(
    ({ code, span }) => `${lines.positionAt(span.start).line + 1}: ${code} “${text.slice(span.start, span.end)}”`,
  );
};

/** Every problem as its English sentence. */
export const messagesIn = (text: string): string[] =>
  replay(text).problems.map((problem) =>
    formatSentence(problem, { language: 'en', scale: problem.scale, digits: 'latin' }),
  );

/** `name action to (adds, by)` of every step. */
export const stepsIn = (line: LineOfPlay, names: readonly string[]): string[] =>
  line.steps.map(
    (s) =>
      `${names[s.seat]} ${s.action} ${s.to} (${s.adds}, ${s.by})${s.allIn ? ' all-in' : ''}${s.illegal === null ? '' : ` !${s.illegal}`}`,
  );

export const namesOf = (hand: HandReplay): string[] => hand.players.map((p) => p.name);
