/**
 * The part of ICU MessageFormat that the message files use: `{name}`, `{n, plural, =0 {…} one {…} other {…}}` with `#`,
 * `{word, select, a {…} other {…}}`, and `''` for an apostrophe. Own code because the library for it is an eighth of the server's size.
 */

type Part =
  | string
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'number' }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly plural: boolean;
      readonly cases: ReadonlyMap<string, readonly Part[]>;
    };

export type Template = readonly Part[];

/** Reads a template. Throws SyntaxError for one that is not well formed (a mistake in a message file). */
export function parseTemplate(source: string): Template {
  const [parts, end] = parseParts(source, 0, false);
  if (end !== source.length) throw new SyntaxError(`unexpected } at ${end} in ${source}`);
  return parts;
}

function parseParts(source: string, start: number, inPlural: boolean): [Part[], number] {
  const parts: Part[] = [];
  let text = '';
  let at = start;
  const flush = () => {
    if (text !== '') parts.push(text);
    text = '';
  };
  while (at < source.length && source[at] !== '}') {
    const char = source[at] ?? '';
    if (char === "'" && source[at + 1] === "'") {
      text += "'";
      at += 2;
    } else if (char === '#' && inPlural) {
      flush();
      parts.push({ kind: 'number' });
      at++;
    } else if (char === '{') {
      flush();
      const [part, end] = parseArgument(source, at + 1);
      parts.push(part);
      at = end;
    } else {
      text += char;
      at++;
    }
  }
  flush();
  return [parts, at];
}

const ARGUMENT = /\s*([\w-]+)\s*(?:,\s*(plural|select)\s*,\s*)?/y;
const CASE = /\s*(=?[\w-]+)\s*\{/y;

function parseArgument(source: string, start: number): [Part, number] {
  ARGUMENT.lastIndex = start;
  const head = ARGUMENT.exec(source);
  const name = head?.[1];
  if (name === undefined) throw new SyntaxError(`a name is missing at ${start} in ${source}`);
  let at = ARGUMENT.lastIndex;
  const type = head?.[2];
  if (type === undefined) return [{ kind: 'value', name }, closed(source, at)];
  const cases = new Map<string, readonly Part[]>();
  for (;;) {
    CASE.lastIndex = at;
    const key = CASE.exec(source)?.[1];
    if (key === undefined) break;
    const [parts, end] = parseParts(source, CASE.lastIndex, type === 'plural');
    cases.set(key, parts);
    at = closed(source, end);
  }
  if (!cases.has('other')) throw new SyntaxError(`"other" is missing at ${at} in ${source}`);
  return [{ kind: 'choice', name, plural: type === 'plural', cases }, closed(source, at)];
}

function closed(source: string, at: number): number {
  const next = source.slice(at).search(/\S/);
  if (next < 0 || source[at + next] !== '}') throw new SyntaxError(`} is missing at ${at} in ${source}`);
  return at + next + 1;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralCase(language: string, value: number): string {
  // The rules of all languages take a tenth of the command line's start to be read; those of English are these.
  if (language === 'en') return value === 1 ? 'one' : 'other';
  let rule = rules.get(language);
  if (rule === undefined) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(value);
}

/** Fills a template. `show` writes the counts (in the wanted digits); a value that is missing shows as `{name}`. */
export function fillTemplate(
  template: Template,
  values: Readonly<Record<string, string | number>>,
  language: string,
  show: (count: number) => string,
): string {
  const fill = (parts: Template, counted: string): string => {
    let out = '';
    for (const part of parts) {
      if (typeof part === 'string') out += part;
      else if (part.kind === 'number') out += counted;
      else if (part.kind === 'value') out += shown(values[part.name], part.name, show);
      else {
        const value = values[part.name];
        const key =
          part.plural && typeof value === 'number'
            ? part.cases.has(`=${value}`)
              ? `=${value}`
              : pluralCase(language, value)
            : String(value);
        out += fill(part.cases.get(key) ?? part.cases.get('other') ?? [], shown(value, part.name, show));
      }
    }
    return out;
  };
  return fill(template, '#');
}

function shown(value: string | number | undefined, name: string, show: (count: number) => string): string {
  return value === undefined ? `{${name}}` : typeof value === 'number' ? show(value) : value;
}
