/** Finds the problems that edits add to a text: of another kind, or at another place. */
import { DIAGNOSTICS } from '../diagnostics/codes';
import type { Problem, TextEdit } from '../diagnostics/problem';

/**
 * Whether the edited text has an error or a warning that the text did not have. A problem may change its message at the same
 * place, and moved lines take their problems with them.
 *
 * @param others the problems of the text before, without those that the edits solve
 * @param edits in the order of the text
 * @param after the problems of the edited text
 */
export function hasNewProblems(
  others: readonly Problem[],
  edits: readonly TextEdit[],
  after: readonly Problem[],
): boolean {
  const places = new EditedPlaces(edits);
  const known = new Map<string, Problem[]>();
  for (const problem of others) {
    const key = `${problem.code} ${places.before(problem.span.start)}`;
    const same = known.get(key);
    if (same === undefined) known.set(key, [problem]);
    else same.push(problem);
  }
  const elsewhere: Problem[] = [];
  for (const problem of after)
    if (known.get(`${problem.code} ${places.after(problem.span.start)}`)?.pop() === undefined) elsewhere.push(problem);
  const left = new Map<string, number>();
  for (const { message } of [...known.values()].flat()) left.set(message, (left.get(message) ?? 0) + 1);
  return elsewhere.some(({ code, message, severity }) => {
    const count = left.get(message) ?? 0;
    left.set(message, count - 1);
    const grave = severity ?? DIAGNOSTICS[code].severity;
    return count <= 0 && (grave === 'error' || grave === 'warning');
  });
}

/** Maps offsets of a text and of the edited text to common keys: an offset before the edits, or an edit. */
class EditedPlaces {
  /** By how much the lengths differ after each edit. */
  readonly #shifts: readonly number[];

  constructor(private readonly edits: readonly TextEdit[]) {
    let shift = 0;
    this.#shifts = edits.map(({ start, end, newText }) => {
      shift += newText.length - (end - start);
      return shift;
    });
  }

  before(offset: number): string {
    const at = this.#last((index) => this.edits[index]?.start ?? 0, offset);
    return offset < (this.edits[at]?.end ?? 0) ? `in ${at}` : `${offset}`;
  }

  after(offset: number): string {
    const at = this.#last((index) => (this.edits[index]?.start ?? 0) + (this.#shifts[index - 1] ?? 0), offset);
    const edit = this.edits[at];
    if (edit === undefined) return `${offset}`;
    const isWritten = offset < edit.start + (this.#shifts[at - 1] ?? 0) + edit.newText.length;
    return isWritten ? `in ${at}` : `${offset - (this.#shifts[at] ?? 0)}`;
  }

  /** Index of the last edit that begins at the offset or before it; -1: none does. */
  #last(startOf: (index: number) => number, offset: number): number {
    let [low, high] = [0, this.edits.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (startOf(middle) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
