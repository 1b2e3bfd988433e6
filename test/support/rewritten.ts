/** The meaning of a hand, independent of its layout and words, to compare a hand before and after rewriting. */
import { defaultsOf } from '../../language/analysis/document/document';
import { HandFile } from '../../language/analysis/document/handFile';
import { parseSection } from '../../language/analysis/document/section';
import { inspectHand } from '../../language/render/inspect';
import { replayHand } from '../../language/replay/index';

/** Steps, rights, pots, awards and branches of each hand of a file, and the codes of its findings. */
export function comesTo(text: string): unknown {
  const file = HandFile.of(text);
  return file.sections.map((section, index) => {
    const defaults = defaultsOf(file, index);
    const replay = replayHand(parseSection(section, defaults), defaults?.tree ?? null);
    return {
      hand: inspectHand(replay, { file: '', lineOf: () => 0, defaultsLineOf: () => 0 }),
      problems: replay.problems.map(({ code, message }) => `${code} ${message}`).sort(),
    };
  });
}
