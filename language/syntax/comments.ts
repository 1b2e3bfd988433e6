/** Reads `handscript-ignore` comments, and reports characters that would deceive a reader. */
import type { Mutable } from './mutable';
import type { Reader } from './reader';
import { COMMENT } from './tokens/tokenKinds';
import type { HandTree, Text } from './tree';

const IGNORE = /^#\s*handscript-ignore(?=[\s:]|$)/i;
const CODE = /[^\s:,،;؛]+/g;
/** What begins otherwise is a remark: `# handscript-ignore CODE # why`. */
const LETTER_FIRST = /^\p{L}/u;

/** The `# handscript-ignore CODE…` comments of a hand. */
export class Ignores {
  readonly list: Mutable<HandTree['ignores'][number]>[] = [];
  /** Those from here on apply to the next line with a statement. */
  #waiting = 0;

  /** Looks at the comment of a line, if token `token` is one. `alone`: the line has nothing but the comment; beside a statement the comment applies to its own line. */
  note(reader: Reader, token: number, line: number, alone: boolean): void {
    if (reader.kindAt(token) !== COMMENT) return;
    const start = reader.startAt(token);
    const text = reader.text.slice(start, reader.endAt(token)).trimEnd();
    const match = IGNORE.exec(text);
    if (match === null) return;
    const codes = codesIn(text, match[0].length, start);
    const ignore = { start, end: start + text.length, codes, line, appliesTo: alone ? null : line };
    if (alone) this.list.push(ignore);
    else {
      this.list.splice(this.#waiting, 0, ignore);
      this.#waiting += 1;
    }
  }

  /** Applies the comments above a line with a statement to it. */
  applyTo(line: number): void {
    for (; this.#waiting < this.list.length; this.#waiting += 1) {
      const ignore = this.list[this.#waiting];
      if (ignore !== undefined) ignore.appliesTo = line;
    }
  }
}

/** The words after `handscript-ignore` up to a remark; `offset`: the start of the comment. */
function codesIn(text: string, from: number, offset: number): readonly Text[] {
  const codes: Text[] = [];
  CODE.lastIndex = from;
  for (let found = CODE.exec(text); found !== null; found = CODE.exec(text)) {
    const [word] = found;
    if (!LETTER_FIRST.test(word)) break;
    const start = offset + found.index;
    codes.push({ text: word, start, end: start + word.length });
  }
  return codes;
}

/** Reports embeddings, overrides and isolates, one a line: they change how a line looks. The fix removes all of them from the line. */
export function reportControls(reader: Reader): void {
  const { scan, text } = reader;
  const { controls } = scan;
  let line = 0;
  for (let at = 0; at < controls.length; ) {
    const start = controls[at] ?? 0;
    while (line + 1 < scan.lineCount && lineStart(reader, line + 1) <= start) line += 1;
    const lineEnd = line + 1 < scan.lineCount ? lineStart(reader, line + 1) : text.length;
    const character = `U+${text.charCodeAt(start).toString(16).toUpperCase()}`;
    let newText = '';
    let end = start + 1;
    for (at += 1; (controls[at] ?? lineEnd) < lineEnd; at += 1) {
      const next = controls[at] ?? lineEnd;
      newText += text.slice(end, next);
      end = next + 1;
    }
    reader.report('text/bidi-control', 'text/bidi-control', start, start + 1, { character }, { start, end, newText });
  }
}

function lineStart(reader: Reader, line: number): number {
  return reader.endAt((reader.scan.lines[line] ?? 0) - 1);
}
