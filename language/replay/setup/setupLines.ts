/** Collects the setup lines that apply to a hand: its own, and those of the file's defaults that it does not replace. */
import { text } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { SETUP_KINDS, type SetupKind } from '../../syntax/line/setupKinds';
import type { HandTree, Statement, StatementOf } from '../../syntax/tree';

const IS_SETUP: ReadonlySet<Statement['kind']> = new Set(SETUP_KINDS);
const isSetupKind = (kind: Statement['kind']): kind is SetupKind => IS_SETUP.has(kind);

/** Lines that may be repeated: each adds something. */
const REPEATABLE: ReadonlySet<SetupKind> = new Set(['ante', 'straddle', 'assume']);
/** Lines about the hand's end or its terms, which may come anywhere. */
const ANYWHERE: ReadonlySet<SetupKind> = new Set(['rake', 'assume', 'straddle', 'unit', 'rules']);

/** The line that states something, and whether it is one of the defaults. */
export interface LineSource {
  readonly line: number;
  readonly inDefaults: boolean;
}

/** A setup line of the hand or of the defaults. */
export interface SetupLine<S extends Statement> {
  readonly node: S;
  readonly inDefaults: boolean;
}

const NO_LINES: readonly SetupLine<Statement>[] = [];

export class SetupLines {
  /** The lines of the defaults that apply. */
  readonly fromDefaults: Statement[] = [];
  readonly posts: StatementOf<'post'>[] = [];
  hasBranches = false;
  private readonly byKind = new Map<SetupKind, SetupLine<Statement>[]>();

  /** All lines of a kind that apply, in text order. */
  all<K extends SetupKind>(kind: K): readonly SetupLine<StatementOf<K>>[] {
    return (this.byKind.get(kind) ?? NO_LINES) as unknown as readonly SetupLine<StatementOf<K>>[];
  }

  first<K extends SetupKind>(kind: K): SetupLine<StatementOf<K>> | null {
    return this.all(kind)[0] ?? null;
  }

  add(kind: SetupKind, line: SetupLine<Statement>): void {
    const list = this.byKind.get(kind);
    if (list) list.push(line);
    else this.byKind.set(kind, [line]);
    if (line.inDefaults) this.fromDefaults.push(line.node);
  }

  has(kind: SetupKind): boolean {
    return this.byKind.has(kind);
  }
}

const PLAYS: ReadonlySet<Statement['kind']> = new Set(['action', 'branch', 'ledger-entry']);

/** Collects the setup of the main line; reports repeated lines and lines after the play has begun. */
export function collectSetup(tree: HandTree, defaults: HandTree | null, report: Report): SetupLines {
  const setup = new SetupLines();
  let isPlaying = false;
  for (const s of tree.statements) {
    // Most lines are actions.
    if (s.kind === 'action') isPlaying = true;
    else if (isSetupKind(s.kind)) addOwnLine(setup, s, s.kind, isPlaying, tree, report);
    else if (s.kind === 'post') setup.posts.push(s);
    else if (PLAYS.has(s.kind)) {
      isPlaying = true;
      if (s.kind === 'branch') setup.hasBranches = true;
    }
  }
  if (defaults) addDefaults(setup, defaults);
  return setup;
}

function addOwnLine(
  setup: SetupLines,
  node: Statement,
  kind: SetupKind,
  isPlaying: boolean,
  tree: HandTree,
  report: Report,
): void {
  const earlier = setup.first(kind);
  if (isPlaying && !ANYWHERE.has(kind)) {
    // The line applies although it is reported, so that the hand can be played.
    report.add('setup/misplaced', node, { line: text(firstWord(tree, node)) });
    if (earlier === null) setup.add(kind, { node, inDefaults: false });
  } else if (earlier !== null && !REPEATABLE.has(kind)) {
    report.add(
      'setup/option-conflict',
      node,
      { line: text(firstWord(tree, node)) },
      {
        message: 'setup/option-conflict.twice',
        related: [{ span: earlier.node, message: 'related/said-before', params: {} }],
      },
    );
  } else setup.add(kind, { node, inDefaults: false });
}

/** Adds the defaults of every kind that the hand has no line of. */
function addDefaults(setup: SetupLines, defaults: HandTree): void {
  const own = new Set(SETUP_KINDS.filter((kind) => setup.has(kind)));
  for (const s of defaults.statements) {
    if (isSetupKind(s.kind) && !own.has(s.kind)) setup.add(s.kind, { node: s, inDefaults: true });
  }
}

/** Reports setup lines inside branches: they cannot change the table. */
export function reportSetupInBranches(
  tree: HandTree,
  statements: readonly Statement[],
  inside: boolean,
  report: Report,
): void {
  for (const s of statements) {
    if (s.kind === 'branch') reportSetupInBranches(tree, s.body, true, report);
    else if (inside && isSetupKind(s.kind) && s.kind !== 'assume') {
      report.add('setup/misplaced', s, { line: text(firstWord(tree, s)) }, { message: 'setup/misplaced.branch' });
    }
  }
}

function firstWord(tree: HandTree, s: Statement): string {
  return /^\S+/.exec(tree.text.slice(s.start, s.end))?.[0] ?? tree.text.slice(s.start, s.end);
}
