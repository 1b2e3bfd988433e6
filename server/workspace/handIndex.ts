/** Finds hands of the whole workspace by title. */
import { fitOf, type NamedHand, namedHands } from '../../language/service/workspaceSymbols';
import type { OpenDocument } from './openDocument';
import { HAND_FILE_ENDINGS, openText } from './openText';
import { type Host, workInSlices } from './timeSlices';
import type { WorkspaceFiles } from './workspaceFiles';

/** Limits of a search; of a larger workspace only a part is searched. */
const MAX_FILES = 2000;
const MAX_LETTERS = 50_000_000;
const MAX_RESULTS = 1000;
/** Files read in parallel. */
const AT_ONCE = 8;
/** How long files count as unchanged if the client does not report changes. */
const FRESH_MS = 5000;

export interface FoundHand extends NamedHand {
  readonly uri: string;
}

interface ReadFile {
  readonly hands: readonly NamedHand[];
  readonly letters: number;
}

/** Lets the caller of a search stop it and follow its progress. */
export interface Search {
  readonly isStopped: () => boolean;
  /** @param done how many of `files` have been searched */
  readonly report: (done: number, files: number) => void;
}

/** The hands with titles in all files of the workspace, read at the first search. */
export class HandIndex {
  readonly #read = new Map<string, ReadFile>();
  #uris: readonly string[] | null = null;
  #readAt = 0;

  /** @param watchesFiles whether the client reports changed files */
  constructor(
    private readonly files: WorkspaceFiles,
    private readonly host: Host,
    private readonly watchesFiles: () => boolean,
  ) {
    files.onChanged((uris) => {
      // An unknown file may be a known one whose URI the client writes differently.
      if (uris.some((uri) => !this.#read.has(uri))) this.#read.clear();
      for (const uri of uris) this.#read.delete(uri);
      this.#uris = null;
    });
    files.onFoldersChanged(() => {
      this.#uris = null;
    });
  }

  /**
   * The hands whose titles match a query, the best first. Open documents are searched as they are in the editor, saved
   * or not. A stopped search returns what it has found so far.
   */
  async find(query: string, open: readonly OpenDocument[], search: Search): Promise<readonly FoundHand[]> {
    const found: { readonly hand: FoundHand; readonly fit: number }[] = [];
    const add = (uri: string, hands: readonly NamedHand[]): void => {
      for (const hand of hands) {
        const fit = fitOf(hand, query);
        if (fit > 0) found.push({ hand: { ...hand, uri }, fit });
      }
    };
    const isOpen = new Set(open.map(({ uri }) => uri));
    for (const { uri, hands } of open) add(uri, (await this.#titles(hands, search)) ?? []);
    const uris = (await this.#findFiles()).filter((uri) => !isOpen.has(uri));
    let letters = 0;
    for (let at = 0; at < uris.length && letters < MAX_LETTERS && !search.isStopped(); at += AT_ONCE) {
      const some = uris.slice(at, at + AT_ONCE);
      const texts = await Promise.all(some.map((uri) => (this.#read.has(uri) ? null : this.files.readFile(uri))));
      for (const [i, uri] of some.entries()) {
        const file = this.#read.get(uri) ?? (await this.#readText(uri, texts[i] ?? '', search));
        // A result that was stopped half-way is not kept.
        if (file === null) break;
        this.#read.set(uri, file);
        letters += file.letters;
        add(uri, file.hands);
      }
      search.report(Math.min(uris.length, at + AT_ONCE), uris.length);
    }
    return found
      .sort((a, b) => b.fit - a.fit)
      .slice(0, MAX_RESULTS)
      .map(({ hand }) => hand);
  }

  async #readText(uri: string, text: string, search: Search): Promise<ReadFile | null> {
    const hands = await this.#titles(openText(uri, text), search);
    return hands === null ? null : { hands, letters: text.length };
  }

  #titles(document: OpenDocument['hands'], { isStopped }: Search): Promise<readonly NamedHand[] | null> {
    return workInSlices(namedHands(document), this.host, isStopped);
  }

  async #findFiles(): Promise<readonly string[]> {
    const now = performance.now();
    if (!this.watchesFiles() && now - this.#readAt > FRESH_MS) {
      this.#read.clear();
      this.#uris = null;
    }
    if (this.#uris === null) {
      this.#readAt = now;
      this.#uris = await this.files.findFiles(HAND_FILE_ENDINGS, MAX_FILES);
    }
    return this.#uris;
  }
}
