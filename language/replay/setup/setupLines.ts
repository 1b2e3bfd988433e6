/** Which setup lines hold for a hand: its own, and those of the file's defaults that it does not replace. */
import { text } from '../../diagnostics/params';
import type { Report } from '../../diagnostics/report';
import { SETUP_KINDS, type SetupKind } from '../../syntax/line/setupKinds';
import type { HandTree, Statement, StatementOf } from '../../syntax/tree';

const IS_SETUP: ReadonlySet<Statement['kind']> = new Set(SETUP_KINDS);
const isSetupKind = (kind: Statement['kind']): kind is SetupKind => IS_SETUP.has(kind);

/** May stand more than once: each adds something of its own. */
const REPEATABLE: ReadonlySet<SetupKind> = new Set(['ante', 'straddle', 'assume']);
/** Say something about the hand's end or its terms, so they may stand anywhere. */
const ANYWHERE: ReadonlySet<SetupKind> = new Set(['rake', 'assume', 'straddle', 'unit', 'rules']);

/** A setup line with whose text it stands in. */
export interface SetupLine<S extends Statement> {
  readonly node: S;
  readonly inDefaults: boolean;
}

const NO_LINES: readonly SetupLine<Statement>[] = [];

export class SetupLines {
  /** The lines of the defaults that hold. */
  readonly fromDefaults: Statement[] = [];
  readonly posts: StatementOf<'post'>[] = [];
  hasBranches = false;
  private readonly byKind = new Map<SetupKind, SetupLine<Statement>[]>();

  /** All lines of a kind that hold, in text order. */
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

/** Collects the setup of the main line; reports lines said twice, or after the play has begun. */
export function collectSetup(tree: HandTree, defaults: HandTree | null, report: Report): SetupLines {
  const setup = new SetupLines();
  let playing = false;
  for (const s of tree.statements) {
    if (s.kind === 'action') playing = true;
    else if (isSetupKind(s.kind)) {
      const before = setup.first(s.kind);
      if (playing && !ANYWHERE.has(s.kind)) {
        // It is told, and holds all the same, so that the hand can be played.
        report.add('setup/misplaced', s, { line: text(firstWord(tree, s)) });
        if (before === null) setup.add(s.kind, { node: s, inDefaults: false });
      } else if (before !== null && !REPEATABLE.has(s.kind)) {
        report.add(
          'setup/option-conflict',
          s,
          { line: text(firstWord(tree, s)) },
          {
            message: 'setup/option-conflict.twice',
            related: [{ span: before.node, message: 'related/said-before', params: {} }],
          },
        );
      } else {
        setup.add(s.kind, { node: s, inDefaults: false });
      }
    } else if (s.kind === 'post') setup.posts.push(s);
    else if (PLAYS.has(s.kind)) {
      playing = true;
      if (s.kind === 'branch') setup.hasBranches = true;
    }
  }
  if (defaults) {
    const own = new Set(SETUP_KINDS.filter((kind) => setup.has(kind)));
    for (const s of defaults.statements) {
      if (isSetupKind(s.kind) && !own.has(s.kind)) setup.add(s.kind, { node: s, inDefaults: true });
    }
  }
  return setup;
}

/** Setup lines inside branches cannot change the table. */
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
