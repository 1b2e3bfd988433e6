/** Compares the versions of a text that a project file declares as translations of each other. */
import { bringUpToDate } from '../../language/analysis/document/analyze';
import { baseDefaultsOf } from '../../language/analysis/document/defaults';
import type { HandDocument } from '../../language/analysis/document/document';
import type { Finding, SectionAnalysis } from '../../language/analysis/document/results';
import { type StatedFacts, statedFactsOf } from '../../language/analysis/statedFacts';
import { analysisOfVersion, translationFindings, type Version } from '../../language/analysis/translationFindings';
import { type FileNamed, filesNamedIn } from '../../language/project/filesNamed';
import type { OpenDocument } from './openDocument';
import { openText } from './openText';
import { comparableUri, type ProjectFiles, type SetFile, uriBesideProject } from './projectFiles';
import type { SettingsStore } from './settingsStore';
import { type Host, workInSlices } from './timeSlices';
import type { WorkspaceFiles } from './workspaceFiles';

/** How long a version must remain unchanged before the others are compared with it again. */
const REST_MS = 400;

interface OpenDocuments {
  all(): OpenDocument[];
}

/** Reports where translations differ. Open documents are compared as they are in the editor. */
export class TranslationChecker {
  /** Documents of files that are not open, until the client reports a change. */
  readonly #read = new Map<string, Promise<HandDocument | null>>();
  /** The facts last stated by each document. */
  readonly #stated = new WeakMap<HandDocument, { readonly state: string; readonly facts: StatedFacts }>();
  /** The last findings: equal ones stay the same object. */
  readonly #found = new WeakMap<OpenDocument, { readonly key: string; readonly analysis: SectionAnalysis }>();
  /** Every file in a set that contains an open document, or that an open project file names. */
  readonly #wanted = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param onChanged called when a version has changed that others are compared with */
  constructor(
    private readonly files: WorkspaceFiles,
    private readonly projects: ProjectFiles,
    private readonly store: SettingsStore,
    private readonly documents: OpenDocuments,
    private readonly host: Host,
    private readonly onChanged: () => void,
  ) {
    files.onChanged((uris) => {
      for (const uri of uris) this.#read.delete(comparableUri(uri));
      if (uris.some((uri) => this.#wanted.has(comparableUri(uri)))) this.#notifySoon();
    });
  }

  /** A document has been opened, changed or closed. */
  touch(uri: string): void {
    this.#read.delete(comparableUri(uri));
    if (this.#wanted.has(comparableUri(uri))) this.#notifySoon();
  }

  /** Where a document differs from its translations; null if nowhere, or if the work was stopped. */
  async of(document: OpenDocument, isStopped: () => boolean): Promise<SectionAnalysis | null> {
    const sets = document.isProjectFile ? [] : await this.projects.setsOf(document.uri);
    const findings: Finding[] = [];
    for (const set of sets) {
      const found = await this.#compare(document, set, isStopped);
      if (found === null) return null;
      findings.push(...found);
    }
    if (findings.length === 0) return null;
    const analysis = analysisOfVersion(document.hands, findings);
    const key = JSON.stringify(analysis);
    const known = this.#found.get(document);
    if (known?.key === key) return known.analysis;
    this.#found.set(document, { key, analysis });
    return analysis;
  }

  /** Compares a document with the other files of a set; null if the work was stopped. */
  async #compare(
    document: OpenDocument,
    set: readonly SetFile[],
    isStopped: () => boolean,
  ): Promise<readonly Finding[] | null> {
    const versions: Version[] = [];
    let own = -1;
    for (const file of set) {
      const uri = comparableUri(file.uri);
      this.#wanted.add(uri);
      const version = await this.#version(file, isStopped);
      if (isStopped()) return null;
      if (uri === comparableUri(document.uri)) own = versions.length;
      if (version !== null) versions.push(version);
    }
    return workInSlices(translationFindings(versions, own), this.host, isStopped);
  }

  /** The missing files that a project file names, as it is in the editor. */
  async missingIn({ uri, hands }: OpenDocument): Promise<readonly FileNamed[]> {
    const missing: FileNamed[] = [];
    for (const named of filesNamedIn(hands.text())) {
      const file = uriBesideProject(uri, named.name);
      this.#wanted.add(comparableUri(file));
      if (this.#openAt(file) === undefined && (await this.#readOnce(file)) === null) missing.push(named);
    }
    return missing;
  }

  #openAt(uri: string): OpenDocument | undefined {
    return this.documents.all().find((one) => comparableUri(one.uri) === comparableUri(uri));
  }

  async #version({ name, uri }: SetFile, isStopped: () => boolean): Promise<Version | null> {
    const open = this.#openAt(uri);
    const hands = open?.hands ?? (await this.#readOnce(uri));
    if (hands === null) return null;
    const { rules } = await this.store.of(open?.uri ?? uri);
    const facts = await this.#facts(hands, `${open?.version ?? 0} ${rules}`, rules, isStopped);
    return facts === null ? null : { name, file: open?.uri ?? uri, document: hands, facts };
  }

  async #facts(
    hands: HandDocument,
    state: string,
    rules: Parameters<typeof baseDefaultsOf>[0],
    isStopped: () => boolean,
  ): Promise<StatedFacts | null> {
    const known = this.#stated.get(hands);
    if (known?.state === state) return known.facts;
    hands.setBaseDefaults(baseDefaultsOf(rules));
    const ready = await workInSlices(bringUpToDate(hands), this.host, isStopped);
    const facts = ready === null ? null : await workInSlices(statedFactsOf(hands), this.host, isStopped);
    if (facts !== null) this.#stated.set(hands, { state, facts });
    return facts;
  }

  #readOnce(uri: string): Promise<HandDocument | null> {
    const known = this.#read.get(comparableUri(uri));
    if (known !== undefined) return known;
    const read = this.files.readFile(uri).then((text) => (text === null ? null : openText(uri, text)));
    this.#read.set(comparableUri(uri), read);
    // Not every client reports created files.
    void read.then((hands) => hands ?? this.#read.delete(comparableUri(uri)));
    return read;
  }

  #notifySoon(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.onChanged();
    }, REST_MS);
  }
}
