/** Places in a text: offsets in UTF-16 units, and lines as editors count them (LF, CRLF and CR end a line). */
export interface Position {
  /** Zero-based. */
  readonly line: number;
  /** UTF-16 units from the line's start. */
  readonly character: number;
}

const LF = 10;
const CR = 13;

/** The way between offsets and positions of one text. */
export class LineIndex {
  readonly #text: string;
  /** Offset of each line's first unit. */
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > CR) continue;
      if (code === LF || (code === CR && text.charCodeAt(index + 1) !== LF)) this.#starts.push(index + 1);
    }
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  /** The position of an offset; an offset outside the text is taken to its nearest end. */
  positionAt(offset: number): Position {
    const wanted = Math.min(Math.max(offset, 0), this.#text.length);
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lineStart(middle) <= wanted) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: wanted - this.lineStart(low) };
  }

  /** The offset of a position; past a line's end it is the line's end, past the last line the text's. */
  offsetAt(position: Position): number {
    if (position.line < 0) return 0;
    if (position.line >= this.#starts.length) return this.#text.length;
    const start = this.lineStart(position.line);
    return Math.min(start + Math.max(position.character, 0), this.lineEnd(position.line));
  }

  /** Offset of a line's first unit. */
  lineStart(line: number): number {
    return this.#starts[line] ?? this.#text.length;
  }

  /** Offset just after a line's last unit, before its line break. */
  lineEnd(line: number): number {
    if (line + 1 >= this.#starts.length) return this.#text.length;
    let end = this.lineStart(line + 1) - 1;
    if (this.#text.charCodeAt(end) === LF && end > 0 && this.#text.charCodeAt(end - 1) === CR) end -= 1;
    return end;
  }

  /** A line without its line break. */
  lineText(line: number): string {
    return this.#text.slice(this.lineStart(line), this.lineEnd(line));
  }
}
