/** Reads the text of `handscript.config.json`: its settings and its findings. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Range } from '../analysis/document/position';
import { isCode, isLevel, type Severities } from '../analysis/severities';
import { DIAGNOSTICS, type DiagnosticCode, type Severity } from '../diagnostics/codes';
import { sentence, text, words } from '../diagnostics/params';
import type { Params, Sentence } from '../diagnostics/problem';
import { LineIndex } from '../text/lines';
import { PROJECT_DIAGNOSTICS, type ProjectCode } from './codes';
import { nearest } from './nearestName';
import {
  DIGITS,
  isDigits,
  isProfile,
  LANGUAGE_CHOICES,
  PROFILE_NAMES,
  type ProjectSettings,
  SEVERITY_CHOICES,
} from './settings';

interface ProjectFinding {
  readonly code: ProjectCode;
  readonly severity: Severity;
  readonly range: Range;
  readonly sentence: Sentence;
  /** The replacement for the range, as JSON. */
  readonly instead: readonly string[];
  /** The first of them was probably meant: it is near what is written. */
  readonly isNear: boolean;
}

export interface ProjectFile {
  readonly settings: ProjectSettings;
  /** In the order of the text. */
  readonly findings: readonly ProjectFinding[];
}

/** Reads JSON with comments and trailing commas. Wrong entries are left out of the settings. */
export function readProjectFile(source: string): ProjectFile {
  return new ProjectFileReader(source).read();
}

type MutableSettings = { -readonly [K in keyof ProjectSettings]: ProjectSettings[K] };

/** What each key takes. */
const KEYS: Readonly<Record<string, (reader: ProjectFileReader, value: Node, key: string) => void>> = {
  $schema: (reader, value, key) => void reader.string(value, key),
  rules(reader, value, key) {
    const rules = reader.choice(value, key, PROFILE_NAMES);
    if (isProfile(rules)) reader.settings.rules = rules;
  },
  language(reader, value, key) {
    reader.settings.language = reader.choice(value, key, LANGUAGE_CHOICES) ?? reader.settings.language;
  },
  digits(reader, value, key) {
    const digits = reader.choice(value, key, DIGITS);
    if (isDigits(digits)) reader.settings.digits = digits;
  },
  severity(reader, value, key) {
    reader.settings.severities = reader.severities(value, key);
  },
  translations(reader, value, key) {
    reader.settings.translations = reader.fileSets(value, key);
  },
};

const KEY_NAMES = Object.keys(KEYS).filter((key) => !key.startsWith('$'));
const CODES = Object.keys(DIAGNOSTICS);

const NO_JSON = sentence('config/syntax');

/** What is missing where a part of JSON is wrong; all else cannot be read at all. */
const MISSING: Readonly<Record<string, Sentence>> = {
  PropertyNameExpected: sentence('config/syntax.key'),
  ValueExpected: sentence('config/syntax.value'),
  ColonExpected: sentence('config/syntax.sign', { sign: text(':') }),
  CommaExpected: sentence('config/syntax.sign', { sign: text(',') }),
  CloseBraceExpected: sentence('config/syntax.sign', { sign: text('}') }),
  CloseBracketExpected: sentence('config/syntax.sign', { sign: text(']') }),
};

class ProjectFileReader {
  readonly settings: MutableSettings = {
    rules: null,
    language: null,
    digits: null,
    severities: new Map(),
    translations: [],
  };
  readonly #findings: ProjectFinding[] = [];
  readonly #lines: LineIndex;

  constructor(private readonly source: string) {
    this.#lines = new LineIndex(source);
  }

  read(): ProjectFile {
    const errors: ParseError[] = [];
    const root = this.#parse(errors);
    for (const { error, offset, length } of errors) {
      this.#report('config/syntax', { offset, length }, MISSING[printParseErrorCode(error)] ?? NO_JSON);
    }
    if (root !== undefined) {
      this.#eachEntry(root, sentence('config/bad-value.file'), (key, name, value) => {
        const take = Object.hasOwn(KEYS, name) ? KEYS[name] : undefined;
        if (take === undefined) this.#unknown('config/unknown-key', key, name, KEY_NAMES);
        else if (value !== null) take(this, value, name);
      });
    }
    const findings = this.#findings.sort(
      ({ range: { start: a } }, { range: { start: b } }) => a.line - b.line || a.character - b.character,
    );
    return { settings: this.settings, findings };
  }

  #parse(errors: ParseError[]): Node | undefined {
    try {
      return parseTree(this.source, errors, { allowTrailingComma: true, allowEmptyContent: true });
    } catch {
      // Brackets that are nested thousands deep leave the parser no stack.
      this.#report('config/syntax', { offset: 0, length: 1 }, NO_JSON);
      return undefined;
    }
  }

  string(value: Node, key: string): string | null {
    if (typeof value.value === 'string') return value.value;
    this.#badValue(value, 'text', { key: text(key) });
    return null;
  }

  /** One of a list of words. */
  choice(value: Node, key: string, choices: readonly string[]): string | null {
    if (typeof value.value === 'string' && choices.includes(value.value)) return value.value;
    const said = this.source.slice(value.offset, value.offset + value.length);
    const near = typeof value.value === 'string' ? nearest(value.value, choices) : null;
    const word = text(
      typeof value.value === 'string' ? value.value : said.length > 30 ? `${said.slice(0, 29)}…` : said,
    );
    if (near === null) this.#badValue(value, null, { key: text(key), word, words: verbatim(choices) }, choices);
    else this.#badValue(value, 'near', { key: text(key), word, suggestion: text(near) }, [near]);
    return null;
  }

  severities(value: Node, key: string): Severities {
    const severities = new Map<DiagnosticCode, Severity | 'off'>();
    const wrong = sentence('config/bad-value.severity', { key: text(key) });
    this.#eachEntry(value, wrong, (node, code, level) => {
      if (!isCode(code)) this.#unknown('config/unknown-code', node, code, CODES);
      else if (level !== null) {
        const severity = this.choice(level, code, SEVERITY_CHOICES);
        if (isLevel(severity)) severities.set(code, severity);
      }
    });
    return severities;
  }

  fileSets(value: Node, key: string): readonly (readonly string[])[] {
    const wrong = (node: Node): readonly [] => {
      this.#badValue(node, 'translations', { key: text(key) });
      return [];
    };
    if (value.type !== 'array') return wrong(value);
    return (value.children ?? []).flatMap((set) => {
      if (set.type !== 'array') return wrong(set);
      const files = (set.children ?? []).flatMap((file) =>
        typeof file.value === 'string' && file.value !== '' ? [file.value] : wrong(file),
      );
      return [files];
    });
  }

  /** The entries of an object. A key that appears twice is reported, and its last value is used. */
  #eachEntry(node: Node, wrong: Sentence, take: (key: Node, name: string, value: Node | null) => void): void {
    if (node.type !== 'object') {
      this.#report('config/bad-value', node, wrong);
      return;
    }
    const seen = new Set<string>();
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (key === undefined) continue;
      const name = String(key.value);
      if (seen.has(name)) {
        this.#report('config/repeated-key', key, sentence('config/repeated-key', { word: text(name) }));
      }
      seen.add(name);
      take(key, name, value ?? null);
    }
  }

  #unknown(code: 'config/unknown-key' | 'config/unknown-code', node: Node, name: string, known: readonly string[]) {
    const near = nearest(name, known);
    const word = text(name);
    this.#report(
      code,
      node,
      near === null
        ? sentence(code, code === 'config/unknown-code' ? { word } : { word, words: verbatim(known) })
        : sentence(`${code}.near`, { word, suggestion: text(near) }),
      near === null ? [] : [near],
    );
  }

  #badValue(
    node: Node,
    variant: 'near' | 'text' | 'translations' | null,
    params: Params,
    instead: readonly string[] = [],
  ): void {
    const key = `config/bad-value${variant === null ? '' : `.${variant}`}`;
    this.#report('config/bad-value', node, sentence(key, params), instead);
  }

  #report(
    code: ProjectCode,
    { offset, length }: Pick<Node, 'offset' | 'length'>,
    said: Sentence,
    instead: readonly string[] = [],
  ): void {
    this.#findings.push({
      code,
      severity: PROJECT_DIAGNOSTICS[code],
      range: { start: this.#lines.positionAt(offset), end: this.#lines.positionAt(offset + length) },
      sentence: said,
      instead: instead.map((word) => JSON.stringify(word)),
      isNear: said.message.endsWith('.near'),
    });
  }
}

const verbatim = (choices: readonly string[]) => words(choices.map((choice) => `verbatim/${choice}`));
