/** Explains how a line is composed, and which part of it is being typed. */
import { type HandDocument, sectionPositionAt } from '../analysis/document/document';
import { cleanPosition, type Position } from '../analysis/document/position';
import { chips, inner, sentence } from '../diagnostics/params';
import type { Sentence } from '../diagnostics/problem';
import { legalActions } from '../poker/betting';
import { deriveCallPrice } from '../replay/facts/derivations';
import { raiseBounds } from '../replay/facts/describe';
import type { CanonicalWord } from '../syntax/lexicon/index';
import type { StatementWord } from '../syntax/lexicon/meanings';
import type { LinePart } from '../syntax/lineBefore';
import type { RaiseMarker } from './completion/composer';
import { type CursorContext, contextAt, nameAt } from './completion/cursorContext';
import { CursorLine } from './completion/cursorLine';
import { HoverPage } from './hover/hoverPage';
import type { Preferences } from './wording';

/** The composition of a line, and the part being typed. */
export interface Signature {
  readonly label: string;
  /** Parts of the label in order, each with its meaning. */
  readonly parameters: readonly { readonly label: string; readonly documentation: string }[];
  readonly active: number;
  readonly markdown: string;
  readonly plain: string;
}

/** A signature before it is worded. */
interface SignatureDraft {
  readonly label: string;
  readonly parameters: readonly { readonly label: string; readonly meaning?: Sentence }[];
  readonly active: number;
  readonly about: readonly Sentence[];
}

/**
 * How the line at a position continues: after a verb its numbers with their legal bounds; after `blinds`, `expect`, `rake`,
 * `pot` and the like their parts. Null elsewhere.
 */
export function signatureAt(document: HandDocument, position: Position, preferences: Preferences): Signature | null {
  const at = sectionPositionAt(document, cleanPosition(position));
  const cursor = at === null ? null : CursorLine.at(document, at, preferences);
  if (cursor === null || cursor.line.inside !== null) return null;
  const { wording } = cursor;
  const { head } = cursor.line;
  const context = contextAt(cursor, head === null ? cursor.segment.start : 0);
  if (context === null) return null;
  const draft = head === null ? actionSignature(context) : statementSignature(context, head.word);
  if (draft === null) return null;
  const { scale } = context.replay;
  const page = new HoverPage(wording, scale).list(draft.about);
  return {
    label: draft.label,
    parameters: draft.parameters.map(({ label, meaning }) => ({
      label,
      documentation: meaning === undefined ? '' : wording.say(meaning, scale),
    })),
    active: draft.active,
    markdown: page.markdown,
    plain: page.plain,
  };
}

const SIZED: ReadonlySet<CanonicalWord> = new Set(['bet', 'raise', 'call', 'all-in']);

/** After a player and a verb, a marker or a number. */
function actionSignature(context: CursorContext): SignatureDraft | null {
  const { replay, state, cursor } = context;
  const { players, done } = cursor.segment;
  const [first] = players;
  const seat = first === undefined ? (state?.toAct ?? null) : replay.seatOf(first);
  const player = seat === null ? undefined : state?.players[seat];
  if (state === null || seat === null || player === undefined || player.folded || player.allIn) return null;
  const rest = done.slice(players.length);
  const verb = rest.find(({ word }) => word !== null && SIZED.has(word))?.word ?? null;
  const hasAmount = rest.some(
    ({ kind, word }) => kind === 'number' || word === 'to' || word === 'by' || word === 'adds',
  );
  if (
    verb === null &&
    (first === undefined || !hasAmount || rest.some(({ word }) => word === 'fold' || word === 'check'))
  )
    return null;
  const legal = legalActions(state, seat);
  const price = sentence('hover/price', { call: chips(legal.toCall), how: inner(deriveCallPrice(legal)) });
  const bounds = raiseBounds(legal, nameAt(context, seat));
  switch (verb ?? (legal.opening ? 'bet' : 'raise')) {
    case 'call':
      return { ...numbers(context, 'call', ['adds', 'to']), active: activeOf(rest, ['adds', 'to']), about: [price] };
    case 'all-in':
      return { ...numbers(context, 'all-in', ['to']), active: 0, about: [...bounds, price] };
    case 'bet':
      return { ...numbers(context, 'bet', ['to']), active: 0, about: bounds };
    default:
      return {
        ...numbers(context, 'raise', ['to', 'by', 'adds']),
        active: activeOf(rest, ['to', 'by', 'adds']),
        about: bounds,
      };
  }
}

const PLACEHOLDER: Readonly<Record<RaiseMarker, string>> = { to: 'total', by: 'increase', adds: 'new-chips' };

/** `raises to TOTAL | by INCREASE | adds NEW`: the ways to write an amount. The default meaning of a verb has no marker. */
function numbers(
  context: CursorContext,
  verb: 'call' | 'bet' | 'raise' | 'all-in',
  ways: readonly RaiseMarker[],
): Pick<SignatureDraft, 'label' | 'parameters'> {
  const parameters = ways.map((way, index) => {
    const amount = placeholder(context, PLACEHOLDER[way]);
    const isBare = index === 0 && verb !== 'raise';
    return { label: isBare ? amount : context.compose.marked(way, amount), meaning: sentence(`signature/${way}`) };
  });
  return { label: context.compose.around(verb, parameters.map(({ label }) => label).join(' | ')), parameters };
}

/** The marker that is typed. */
function activeOf(parts: readonly LinePart[], ways: readonly RaiseMarker[]): number {
  const words = new Set(parts.map(({ word }) => word));
  return Math.max(
    0,
    ways.findIndex((way) => words.has(way)),
  );
}

function placeholder({ say }: CursorContext, name: string): string {
  return say(sentence(`signature/${name}`));
}

/** The parts of a statement: placeholders in braces, words in brackets, everything else as it is. */
const PATTERNS: Readonly<Partial<Record<StatementWord, string>>> = {
  blinds: '{small}/{big}/{straddle}',
  bets: '{small}/{big}',
  ante: '{amount} {player}',
  straddle: '{player} {amount}',
  stacks: '{amount}',
  bomb: '{amount}',
  unit: '{amount}',
  rake: '{percent}% [cap]',
  seats: '{name} ({position}) {stack} {cards}',
  button: '{player}',
  pot: '{amount} [for]',
  expect: '{player} {fact} {value}',
  illegal: '{code}: {action}',
  cite: '{book} {year} {number}',
};
const HELP: ReadonlySet<StatementWord> = new Set(['blinds', 'expect', 'pot', 'rake']);

function statementSignature(context: CursorContext, head: StatementWord): SignatureDraft | null {
  const pattern = PATTERNS[head];
  if (pattern === undefined) return null;
  const { compose, cursor } = context;
  const parameters: { label: string }[] = [];
  const rest = pattern.replace(/[{[]([a-z]+)[}\]]/g, (part, name: string) => {
    const label = part.startsWith('{') ? placeholder(context, name) : worded(context, name);
    parameters.push({ label });
    return label;
  });
  return {
    label: `${compose.word(head, 'setup')} ${rest}`,
    parameters,
    active: Math.min(activePart(cursor, head), parameters.length - 1),
    about: HELP.has(head) ? [sentence(`signature/help-${head}`)] : [],
  };
}

function worded(context: CursorContext, name: string): string {
  if (name === 'for') return context.compose.marked('for', placeholder(context, 'players'));
  return `${context.compose.word('cap')} ${placeholder(context, 'most')}`;
}

/** The number of complete parts. */
function activePart(cursor: CursorLine, head: StatementWord): number {
  const { before, segment, line } = cursor;
  const typed = before.slice(cursor.headEnd);
  switch (head) {
    case 'blinds':
    case 'bets':
      return typed.split('/').length - 1;
    case 'rake':
      return line.parts.some(({ word }) => word === 'cap') ? 1 : 0;
    case 'expect': {
      const hasFact = segment.done.some(({ kind, word }) => kind === 'keyword' && word !== 'and');
      return hasFact ? 2 : segment.players.length > 0 ? 1 : 0;
    }
    case 'seats':
      return partOfSeat(before.slice(segment.start));
    case 'illegal':
      return typed.includes(':') ? 1 : 0;
    case 'pot':
      return line.parts.some(({ kind, end }) => kind === 'number' && end < before.length) ? 1 : 0;
    default:
      return segment.done.length;
  }
}

/** After the name the parts come in any order, so the typed text decides. */
function partOfSeat(typed: string): number {
  if (!/\S\s/.test(typed)) return 0;
  if (/\([^)]*$/.test(typed)) return 1;
  return /\s\S*[\d۰-۹٠-٩०-९]\S*\s/u.test(typed) ? 3 : 2;
}
