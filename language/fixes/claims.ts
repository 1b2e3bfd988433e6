/** Fixes for who wins how much, and for silent chips, which become words. */
import type { DiagnosticCode } from '../diagnostics/codes';
import type { Fix } from '../diagnostics/problem';
import type { Span, StatementOf } from '../syntax/tree';
import { toScaled } from '../text/decimal';
import { playerRef } from './handWriter';
import { type Maker, removeStatementFixes, replaceFix, rewriteFix } from './make';
import type { ProblemPlace } from './problemPlace';

type Wins = StatementOf<'wins'>;

/** The named players of a line, as one stretch of it. */
function winners({ players }: Wins) {
  const first = players[0];
  const last = players.at(-1);
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}

function others(
  place: ProblemPlace,
  node: Wins,
  names: readonly string[],
  confidence: Fix['confidence'],
): readonly Fix[] {
  const span = winners(node);
  if (span === null || names.length === 0) return [];
  if (names.length > 1 !== node.players.length > 1) {
    // The verb is another one.
    const texts = new Map<Span, string>();
    const players = names.map((name) => playerRef(place.writer.name(name), texts));
    const written = place.writer.statement({ ...node, players }, texts);
    if (written !== null) return [rewriteFix(node, written, confidence)];
  }
  return [
    replaceFix(
      span,
      place.writer.people(
        node,
        names.map((name) => place.writer.name(name)),
      ),
      confidence,
    ),
  ];
}

const wrongWinner: Maker = (place) => {
  const node = place.of('wins');
  return node === null ? [] : others(place, node, place.names('names'), 'likely');
};

const notEligible: Maker = (place) => {
  const node = place.of('wins');
  if (node === null) return [];
  if (place.variant === 'no-pot') {
    const written = place.writer.statement({ ...node, pot: null });
    return [
      ...(written === null ? [] : [rewriteFix(node, written, 'possible')]),
      ...removeStatementFixes(place, node, 'possible'),
    ];
  }
  const eligible = place.names('eligible');
  return eligible.flatMap((name) => others(place, node, [name], eligible.length === 1 ? 'likely' : 'possible'));
};

/** Another number in a line of `wins`; a line that is left without chips goes. */
function award(place: ProblemPlace, change: (said: number) => number | null): readonly Fix[] {
  const node = place.of('wins');
  const amount = node?.amount;
  if (node === null || amount?.form !== 'number') return [];
  const said = toScaled(amount.value, place.problem.scale);
  const right = said === null || amount.unit === 'bb' ? null : change(said);
  if (right === null) return [];
  return right > 0
    ? [replaceFix(amount, place.writer.like(right, amount), 'likely')]
    : removeStatementFixes(place, node, 'likely');
}

const wrongAward: Maker = (place) => award(place, () => place.chips('right'));

const notConserved: Maker = (place) => {
  if (place.variant === 'nothing-left') return removeStatementFixes(place, place.statement, 'likely');
  const [missing, over] = [place.chips('missing') ?? 0, place.chips('over') ?? 0];
  return award(place, (said) => said + missing - over);
};

/** The chips as the action that they are taken for. */
const inWords: Maker = (place) => {
  const { statement, step, problem } = place;
  const node = place.of('pushes');
  if (statement === null || node?.player == null || step === null) return [];
  const players = [place.lines.textOf(node.player)];
  const like = node.chips[0];
  const amount = (value: number): string =>
    like === undefined ? place.writer.chips(value, node) : place.writer.like(value, like);
  const { action, adds, to } = step;
  const verb = action === 'raise' || action === 'bet' || action === 'check' ? action : 'call';
  const said = { call: ['bare', adds], bet: ['bare', to], raise: ['to', to] } as const;
  const number = verb === 'check' ? {} : { amount: { said: said[verb][0], text: amount(said[verb][1]) } };
  const played = rewriteFix(node, place.writer.action(node, { verb, players, ...number }), 'possible');
  if (problem.code !== 'chips/directors-choice') return [played];
  return [played, rewriteFix(node, place.writer.action(node, { verb: 'fold', players }), 'possible')];
};

export const CLAIMS_FIXES = {
  'claims/wrong-winner': wrongWinner,
  'claims/not-eligible': notEligible,
  'claims/wrong-award': wrongAward,
  'claims/not-conserved': notConserved,
  'chips/call': inWords,
  'chips/raise': inWords,
  'chips/directors-choice': inWords,
} as const satisfies Partial<Record<DiagnosticCode, Maker>>;
