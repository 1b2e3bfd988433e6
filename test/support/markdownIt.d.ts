/** The part of `markdown-it` that the tests call; it brings no types of its own. */
declare module 'markdown-it' {
  interface Token {
    readonly type: string;
    readonly info: string;
    readonly content: string;
    /** The first line, and the line after the last. */
    readonly map: readonly [number, number] | null;
  }
  export default function markdownIt(preset: 'commonmark'): {
    parse(text: string, env: Record<string, never>): readonly Token[];
  };
}
