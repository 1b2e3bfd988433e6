/** Fixes for a wrong claim of `expect` or `illegal`: the right claim. */
import type { DiagnosticCode } from '../diagnostics/codes';
import type { Fix } from '../diagnostics/problem';
import { NO_RAISE_MESSAGES } from '../replay/facts/derivations';
import type { FactValue } from '../replay/timeline';
import type { FactNode, PlayerRef, Span, StatementOf, VerbOfRight } from '../syntax/tree';
import { playerRef } from './handWriter';
import { addFix, type Maker, removeStatementFixes, removeTextFix, replaceFix } from './make';
import type { ProblemPlace } from './problemPlace';

type Expect = StatementOf<'expect'>;
type Texts = Map<Span, string>;

/** The fact that the problem is about, with its right value. */
function factAt({
  statement,
  moment,
  problem: { span },
}: ProblemPlace): { fact: FactNode; value: FactValue | null; node: Expect } | null {
  if (statement?.kind !== 'expect') return null;
  const fact = statement.facts.find(({ start, end }) => start <= span.start && span.start < end);
  if (fact === undefined) return null;
  return { fact, node: statement, value: moment?.facts.find((stated) => stated.fact === fact)?.value ?? null };
}

/** The line with another fact in the place of one; null: without it. The next one keeps the player that was named with it. */
function withFact(place: ProblemPlace, node: Expect, fact: FactNode, other: FactNode | null, texts: Texts): string {
  const facts = node.facts.flatMap((one, at) => {
    if (one === fact) return other === null ? [] : [other];
    const before = node.facts[at - 1];
    const inherits = other === null && before === fact && one.player === null && fact.player !== null;
    return [inherits ? { ...one, player: fact.player } : one];
  });
  return place.writer.statement({ ...node, facts }, texts) ?? '';
}

/** Writes another fact; the title shows what is new. */
function otherFact(
  place: ProblemPlace,
  node: Expect,
  fact: FactNode,
  other: FactNode,
  texts: Texts,
  confidence: Fix['confidence'],
): Fix {
  const shown = place.writer.statement({ ...node, facts: [other] }, texts) ?? '';
  return replaceFix(node, withFact(place, node, fact, other, texts), confidence, shown);
}

/** Takes the fact out of the line, or the line with its only fact. */
function withoutFact(place: ProblemPlace, node: Expect, fact: FactNode, confidence: Fix['confidence']): readonly Fix[] {
  if (node.facts.length === 1) return removeStatementFixes(place, node, confidence);
  const newText = withFact(place, node, fact, null, new Map());
  return [removeTextFix({ start: node.start, end: node.end, newText }, place.lines.textOf(fact), confidence)];
}

const RAISES: ReadonlySet<FactNode['fact']> = new Set([
  'min-raise',
  'max-raise',
  'min-raise-adds',
  'max-raise-adds',
  'min-raise-by',
  'max-raise-by',
]);

const failed: Maker = (place) => {
  const found = factAt(place);
  if (found === null) return [];
  const { fact, node, value } = found;
  switch (place.variant) {
    case 'names':
      return rightNames(place, fact);
    case 'impossible':
      return impossible(place, node, fact);
    case 'may':
    case 'may-because':
    case 'may-not':
      return contrary(place, node, fact);
    case 'options':
      return value?.kind === 'verbs' ? rightOptions(place, node, fact, value.value) : [];
    case 'no-options':
      return withoutFact(place, node, fact, 'likely');
    case 'truth':
      return truth(place, node, fact);
    default:
      return [];
  }
};

/** Who is really eligible, or wins. */
function rightNames(place: ProblemPlace, fact: FactNode): readonly Fix[] {
  const names = place.names('names').map((name) => place.writer.name(name));
  if (names.length === 0) return [];
  const isList = fact.eligible !== null && fact.eligible[0]?.start === place.problem.span.start;
  const written = isList
    ? names.join(place.writer.comma(place.statement))
    : place.writer.people(place.statement, names);
  return [replaceFix(place.problem.span, written, 'likely')];
}

/** For a minimum or maximum of a player who may not raise: state that they may not. */
function impossible(place: ProblemPlace, node: Expect, fact: FactNode): readonly Fix[] {
  const why = place.problem.params.why;
  const mayNot = RAISES.has(fact.fact) && why?.kind === 'message' && NO_RAISE_MESSAGES.has(why.value.message);
  if (!mayNot) return withoutFact(place, node, fact, 'likely');
  const other: FactNode = { ...fact, fact: 'may-not', value: null, verbs: [right('raise')] };
  return [otherFact(place, node, fact, other, new Map(), 'likely'), ...withoutFact(place, node, fact, 'possible')];
}

const right = (verb: VerbOfRight): FactNode['verbs'][number] => ({ verb, start: -1, end: -1 });

/** `may` for `may not`, and the other way round; of several rights each would have to be asked by itself. */
function contrary(place: ProblemPlace, node: Expect, fact: FactNode): readonly Fix[] {
  if (fact.verbs.length !== 1) return withoutFact(place, node, fact, 'possible');
  const other: FactNode = { ...fact, fact: fact.fact === 'may' ? 'may-not' : 'may' };
  return [otherFact(place, node, fact, other, new Map(), 'likely')];
}

function rightOptions(
  place: ProblemPlace,
  node: Expect,
  fact: FactNode,
  verbs: readonly VerbOfRight[],
): readonly Fix[] {
  return [otherFact(place, node, fact, { ...fact, verbs: verbs.map(right) }, new Map(), 'likely')];
}

/** Of `A to act`: who is; else the fact goes. */
function truth(place: ProblemPlace, node: Expect, fact: FactNode): readonly Fix[] {
  const next = place.before?.toAct ?? null;
  if (fact.fact !== 'to-act' || next === null) return withoutFact(place, node, fact, 'likely');
  const texts: Texts = new Map();
  const player: PlayerRef = playerRef(place.nameOf(next), texts);
  return [otherFact(place, node, fact, { ...fact, player }, texts, 'likely')];
}

const notDecided: Maker = (place) => {
  const found = factAt(place);
  if (found !== null) return withoutFact(place, found.node, found.fact, 'possible');
  return removeStatementFixes(place, place.statement, 'possible');
};

/** It is legal: then it may as well be played. */
const notIllegal: Maker = (place) => {
  const node = place.of('illegal');
  if (node?.action == null) return [];
  const { action } = node;
  const reason = place.word('code');
  if (place.variant === 'uncounted' && reason !== null && node.code === null) {
    const name = `${reason.slice(reason.indexOf('/') + 1)}: `;
    return [addFix({ start: action.start, end: action.start, newText: name }, [name.trim()], 'likely')];
  }
  return [replaceFix(node, place.lines.textOf(action), 'possible'), ...removeStatementFixes(place, node, 'possible')];
};

export const EXPECT_FIXES = {
  'expect/failed': failed,
  'expect/not-illegal': notIllegal,
  'expect/not-decided': notDecided,
} as const satisfies Partial<Record<DiagnosticCode, Maker>>;
