/** Replays a hand's tree: the entry point of this folder. */

import { replacement, sentence, text } from '../diagnostics/params';
import type { Fix, Problem, TextEdit } from '../diagnostics/problem';
import { Report } from '../diagnostics/report';
import { createHand } from '../poker/createHand';
import type { HandTree, SyntaxProblem } from '../syntax/tree';
import { HandRunner } from './play/runHand';
import { AmountReader } from './setup/amounts';
import { readRules, reportGame } from './setup/rules';
import { buildTable, type Table } from './setup/table';
import type { HandReplay, LineOfPlay, Player, ReplayOptions } from './timeline';

export type * from './timeline';

/**
 * Replays a hand under the rules it names. Problems are in text order and include the parser's; spans
 * are UTF-16 offsets into the hand's own text. Never throws for any text.
 *
 * @param defaults the tree of the file's setup lines above the first hand, or null
 */
export function replayHand(tree: HandTree, defaults: HandTree | null = null, options: ReplayOptions = {}): HandReplay {
  const report = new Report();
  const table = buildTable(tree, defaults, report);
  const main = table.playable
    ? new HandRunner(tree, table, report, options.record ?? false).main()
    : emptyLine(tree, table);
  return new Replayed(tree, table, main, withSyntax(tree, report));
}

/** Players are listed on demand: for most hands of a long file nobody asks. */
class Replayed implements HandReplay {
  readonly scale: HandReplay['scale'];
  readonly unit: HandReplay['unit'];
  readonly game: HandReplay['game'];
  readonly rules: HandReplay['rules'];
  readonly kind: HandReplay['kind'];
  readonly button: HandReplay['button'];
  readonly seatOf: HandReplay['seatOf'];
  private listed: readonly Player[] | null = null;

  constructor(
    readonly tree: HandTree,
    private readonly table: Table,
    readonly main: LineOfPlay,
    readonly problems: readonly Problem[],
  ) {
    this.scale = table.amounts.scale;
    this.unit = table.amounts.unit;
    this.game = table.game;
    this.rules = table.rules;
    this.kind = table.kind;
    this.button = table.seating.button;
    this.seatOf = table.seating.find;
  }

  get players(): readonly Player[] {
    this.listed ??= playersOf(this.table, this.main);
    return this.listed;
  }

  get playerCount(): number {
    return this.table.seating.listed.length;
  }
}

/** What is wrong with a file's default setup lines themselves. */
export function checkDefaults(tree: HandTree): readonly Problem[] {
  const report = new Report();
  const { scale } = AmountReader.of([], tree.statements, null, null);
  for (const s of tree.statements) {
    if (s.kind === 'rules') readRules(s, scale, report);
    if (s.kind === 'game' && s.game === null) reportGame(s, report);
  }
  return withSyntax(tree, report);
}

function withSyntax(tree: HandTree, report: Report): Problem[] {
  const { problems } = report;
  for (const p of tree.problems) {
    const params = (from: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(from).map(([key, value]) => [key, text(value)]));
    report.add(p.code, p, params(p.params), {
      message: p.message,
      related: (p.related ?? []).map((r) => ({
        span: { start: r.start, end: r.end },
        message: r.message,
        params: params(r.params),
      })),
      fixes: p.fix === undefined ? [] : [syntaxFix(p, p.fix)],
    });
  }
  if (problems.length < 2) return problems;
  return problems.sort(
    (a, b) =>
      a.span.start - b.span.start || a.span.end - b.span.end || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}

/** Mistakes that do not change how the text is read: it already means what the fix writes. */
const SAFE: ReadonlySet<string> = new Set([
  'text/bidi-control',
  'text/syntax.quote-title',
  'text/syntax.unclosed-quote',
]);

function syntaxFix({ message, params }: SyntaxProblem, { start, end, newText }: TextEdit): Fix {
  const edit = { start, end, newText };
  const confidence = SAFE.has(message) ? 'sure' : 'likely';
  if (params.character === undefined) return replacement(edit, confidence);
  return { title: sentence('fix/remove', { text: text(params.character) }), confidence, edits: [edit] };
}

function playersOf(table: Table, main: LineOfPlay): Player[] {
  return table.seating.listed.map((l, seat) => ({
    name: l.name,
    position: table.seating.positions[seat] ?? null,
    stack: table.setup.stacks[seat] ?? Number.POSITIVE_INFINITY,
    cards: main.cards[seat] ?? [],
  }));
}

/** The line of a hand without players: nothing can be played. */
function emptyLine(tree: HandTree, table: Table): LineOfPlay {
  const [first] = tree.statements;
  const state = table.setup.stacks.length === 0 ? null : createHand(table.setup).state;
  return {
    branch: null,
    title: first?.kind === 'hand' ? (first.title?.text ?? null) : null,
    from: null,
    steps: [],
    stepsBetween: () => [],
    ownFrom: 0,
    board: [],
    secondBoard: null,
    cards: [],
    over: false,
    next: null,
    state,
    stacks: [],
    settlement: { refund: null, layers: [], pots: [], awards: [], byPot: [], decided: false, rake: 0, net: null },
    moments: [],
    branches: [],
  };
}
