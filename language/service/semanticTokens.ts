/** Colors the words of a document as semantic tokens. */
import { defaultsOf, type HandDocument } from '../analysis/document/document';
import type { Range } from '../analysis/document/position';
import type { Defaults } from '../analysis/document/results';
import type { Section } from '../analysis/document/section';
import { parseSection } from '../analysis/document/section';
import { editBetween, type Snapshot, type TokenEdit } from './semanticTokens/delta';
import { Chain, encode, NO_TOKENS, type SectionTokens, WIDTH } from './semanticTokens/encode';
import { shownWords } from './semanticTokens/shownWords';

/** All tokens of a document. Equal ids mean equal tokens. */
export interface TokenList {
  readonly id: string;
  readonly data: number[];
}

/** The edits from the tokens of the client to those of the document. */
export interface TokenDelta {
  readonly id: string;
  readonly edits: readonly TokenEdit[];
}

interface EncodedSection {
  readonly names: readonly string[] | null;
  readonly tokens: SectionTokens;
}

type SectionSetup = Defaults | null;

/**
 * The semantic tokens of one document. Each section is parsed and encoded once, and again only after an edit in it. A client
 * that names the tokens it has receives the one edit that updates them.
 */
export class SemanticTokens {
  readonly #known = new WeakMap<Section, EncodedSection>();
  /** The last tokens of the document, and the text and set-up of each section that they were made from. */
  #snapshot: Snapshot = { sections: [], firstLines: new Int32Array(0) };
  #sources: Section[] = [];
  #setups: SectionSetup[] = [];
  /** The tokens last sent to the client. */
  #sent: { readonly id: string; readonly snapshot: Snapshot } | null = null;
  /** Shared by all documents, so that a document that is closed and opened again never reuses an id. */
  static #count = 0;

  /** Encodes the sections that an edit has changed, one per step; returns all tokens. */
  *bringUpToDate(document: HandDocument): Generator<void, Snapshot, void> {
    const { sections, firstLines } = this.#snapshot;
    const [sources, setups] = [this.#sources, this.#setups];
    const count = document.sections.length;
    const shorter = Math.min(count, sources.length);
    const isKept = (old: number, now: number): boolean =>
      sources[old] === document.sections[now] && setups[old] === defaultsOf(document, now);
    let first = 0;
    while (first < shorter && isKept(first, first)) first += 1;
    let sameAtEnd = 0;
    while (sameAtEnd < shorter - first && isKept(sources.length - 1 - sameAtEnd, count - 1 - sameAtEnd)) sameAtEnd += 1;
    const fresh: SectionTokens[] = [];
    const freshSources = document.sections.slice(first, count - sameAtEnd);
    const freshSetups: SectionSetup[] = [];
    for (let index = first; index < count - sameAtEnd; index += 1) {
      const known = this.#find(document, index);
      fresh.push(known ?? this.#encode(document, index));
      freshSetups.push(defaultsOf(document, index));
      if (known === null) yield;
    }
    // Long lists are replaced only if necessary; the client may still need the difference from the old ones.
    this.#sources = exchanged(this.#sources, first, sameAtEnd, freshSources);
    this.#setups = exchanged(this.#setups, first, sameAtEnd, freshSetups);
    const isSame = fresh.length === 0 && count === sections.length;
    this.#snapshot = {
      sections: isSame ? sections : exchanged(sections.slice(), first, sameAtEnd, fresh),
      firstLines: firstLinesOf(document, firstLines),
    };
    return this.#snapshot;
  }

  /** All tokens, encoded and joined one section per step. */
  *full(document: HandDocument): Generator<void, TokenList, void> {
    return yield* this.#whole(yield* this.bringUpToDate(document));
  }

  /** @param previousId the id of the client's tokens; if it is unknown, all tokens are returned */
  *delta(document: HandDocument, previousId: string): Generator<void, TokenList | TokenDelta, void> {
    const snapshot = yield* this.bringUpToDate(document);
    const sent = this.#sent;
    if (sent === null || sent.id !== previousId) return yield* this.#whole(snapshot);
    const edit = editBetween(sent.snapshot, snapshot);
    return edit === null ? { id: sent.id, edits: [] } : { id: this.#remember(snapshot), edits: [edit] };
  }

  /** The tokens on the lines of a range; only its sections are encoded, one per step. */
  *range(document: HandDocument, { start, end }: Range): Generator<void, number[], void> {
    const chain = new Chain();
    const first = Math.max(0, document.sectionAt(start.line));
    for (let index = first; index < document.sections.length && document.firstLine(index) <= end.line; index += 1) {
      const firstLine = document.firstLine(index);
      const [from, to] = [start.line - firstLine, end.line - firstLine];
      if (from > (document.sections[index]?.breaks ?? 0)) continue;
      const tokens = this.#find(document, index) ?? this.#encode(document, index);
      chain.add(withinLines(tokens, from, to), firstLine);
      yield;
    }
    return chain.data;
  }

  *#whole(snapshot: Snapshot): Generator<void, TokenList, void> {
    const chain = new Chain();
    for (const [index, section] of snapshot.sections.entries()) {
      chain.add(section, snapshot.firstLines[index] ?? 0);
      yield;
    }
    return { id: this.#remember(snapshot), data: chain.data };
  }

  #remember(snapshot: Snapshot): string {
    SemanticTokens.#count += 1;
    const id = String(SemanticTokens.#count);
    this.#sent = { id, snapshot };
    return id;
  }

  #find(document: HandDocument, index: number): SectionTokens | null {
    const section = document.sections[index];
    const known = section === undefined ? undefined : this.#known.get(section);
    return known !== undefined && isSame(known.names, namesOf(defaultsOf(document, index))) ? known.tokens : null;
  }

  #encode(document: HandDocument, index: number): SectionTokens {
    const section = document.sections[index];
    if (section === undefined) return NO_TOKENS;
    const setup = defaultsOf(document, index);
    const tokens = encode(section, shownWords(parseSection(section, setup)));
    this.#known.set(section, { names: namesOf(setup), tokens });
    return tokens;
  }
}

/** Replaces all items but the first and last ones; in place if their number stays the same. */
function exchanged<T>(list: T[], first: number, atEnd: number, fresh: readonly T[]): T[] {
  if (list.length - first - atEnd !== fresh.length)
    return list.slice(0, first).concat(fresh, list.slice(list.length - atEnd));
  for (const [at, item] of fresh.entries()) list[first + at] = item;
  return list;
}

/** The first line of each section; the known list if nothing has moved. */
function firstLinesOf(document: HandDocument, known: Int32Array): Int32Array {
  const count = document.sections.length;
  let same = 0;
  while (same < count && known[same] === document.firstLine(same)) same += 1;
  if (same === count && known.length === count) return known;
  const firstLines = new Int32Array(count);
  for (let index = 0; index < count; index += 1) firstLines[index] = document.firstLine(index);
  return firstLines;
}

/** The part of the set-up that affects tokens: the names of the players. */
function namesOf(setup: SectionSetup): readonly string[] | null {
  return setup === null || setup.tree.implicitNames ? null : setup.tree.names;
}

function isSame(a: readonly string[] | null, b: readonly string[] | null): boolean {
  return a === b || (a !== null && b !== null && a.length === b.length && a.every((name, index) => name === b[index]));
}

/** The tokens on the lines `[from, to]` of a section. */
function withinLines(tokens: SectionTokens, from: number, to: number): SectionTokens {
  const { data } = tokens;
  if (from <= 0 && tokens.lastLine <= to) return tokens;
  let line = 0;
  let first = -1;
  let firstLine = 0;
  let lastLine = 0;
  let at = 0;
  for (; at < data.length; at += WIDTH) {
    line += data[at] ?? 0;
    if (line > to) break;
    if (line < from) continue;
    if (first < 0) [first, firstLine] = [at, line];
    lastLine = line;
  }
  if (first < 0) return NO_TOKENS;
  const cut = data.slice(first, at);
  cut[0] = firstLine;
  return { data: cut, lastLine };
}
