/** Gathers the words of one fact, in whatever order its language puts them. */

import { reportUnknown } from '../forgiving/unexpectedTokens';
import { FACT, type Meaning } from '../lexicon/meanings';
import type { Reader } from '../reader';
import { COLON, COMMA, STOP } from '../tokens/tokenKinds';
import type { AmountNode, FactName, PlayerRef, Span, VerbOfRight } from '../tree';
import { KEY, UNKNOWN, type Unit } from '../unit';
import { readAmount, startsAmount } from './amounts';
import { couldBePlayer, isPlayer, refOf } from './playerRefs';

export type VerbSpan = Span & { readonly verb: VerbOfRight };

export class FactDraft {
  start: number;
  end: number;
  fact: FactName | null = null;
  factSpan: Span;
  of: 'main' | 'side' | null = null;
  /** A player comes before the pot: `A मुख्य पॉट से 560 जीतता है`. */
  ofPlayer = false;
  /** `layer K`, `side pot K`. */
  index: number | null = null;
  readonly players: PlayerRef[] = [];
  readonly numbers: AmountNode[] = [];
  readonly verbs: VerbSpan[] = [];
  may = false;
  /** The word for `may` comes after its verbs: `चेक, बेट कर सकता है`. */
  mayAfterVerbs = false;
  not = false;
  modifier: 'by' | 'adds' | null = null;
  allIn: Span | null = null;
  folded: Span | null = null;
  /** It has the word `for`. After its list (`के लिए`), that word completes the list. */
  hasFor = false;
  isListComplete = false;
  damaged = false;
  /** Another fact follows without a comma. */
  cutShort = false;
  /** A typo in it was corrected and reported when its words were read. */
  reported = false;

  /** @param isAsked it states no value, so a number belongs to the name of a pot */
  constructor(
    start: number,
    readonly isAsked = false,
  ) {
    this.start = start;
    this.end = start;
    this.factSpan = { start, end: start };
  }

  /** It has only players or verbs, so it belongs to another fact. */
  get isBare(): boolean {
    return (
      this.fact === null &&
      this.numbers.length === 0 &&
      this.allIn === null &&
      this.folded === null &&
      !this.may &&
      !this.damaged
    );
  }
}

/** Fills the draft with the comma part that begins at a unit; returns the index after it. */
export function fillFactDraft(reader: Reader, from: number, draft: FactDraft): number {
  let at = from;
  for (; at < reader.count; at += 1) {
    const unit = reader.unit(at);
    if (unit.kind === COMMA || unit.kind === STOP) return at + 1;
    draft.reported ||= unit.reported;
    const last = takeUnit(reader, draft, at, unit);
    if (draft.cutShort) return at;
    at = last;
    draft.end = reader.unit(at).end;
  }
  return at;
}

/** Adds what begins at a unit to the draft; returns the index of the last unit it took. */
function takeUnit(reader: Reader, draft: FactDraft, at: number, unit: Unit): number {
  if (isPlayer(unit) || (couldBePlayer(unit) && takesPlayer(reader, draft, at))) {
    draft.players.push(refOf(reader, unit));
    return at;
  }
  if (startsAmount(reader, at)) return takeAmount(reader, draft, at);
  if (unit.kind === KEY && unit.entry !== null) return takeKeyword(reader, draft, at, unit, unit.entry.meaning);
  if (unit.kind !== COLON) reportUnexpected(reader, draft, unit);
  return at;
}

function takeAmount(reader: Reader, draft: FactDraft, at: number): number {
  const amount = readAmount(reader, at);
  if (amount === null) draft.damaged = true;
  else draft.numbers.push(amount);
  return Math.max(reader.after, at + 1) - 1;
}

/** Adds a keyword, unless it begins the next fact: then the draft is cut short. */
function takeKeyword(reader: Reader, draft: FactDraft, at: number, unit: Unit, meaning: Meaning): number {
  if (isPotAsAmount(draft, meaning)) draft.numbers.push(wholePot(unit));
  else if (meaning.role === 'or' && !isAction(reader.unit(at + 1))) reportUnexpected(reader, draft, unit);
  else if (startsNextFact(draft, meaning)) {
    reportMissingComma(reader, draft, unit);
    draft.cutShort = true;
  } else {
    addMeaning(draft, meaning, unit);
    return takeIndex(reader, draft, at, meaning);
  }
  return at;
}

/** An unknown word can be a player as the first of its part and after `and` or `for`. */
function takesPlayer(reader: Reader, draft: FactDraft, at: number): boolean {
  if (draft.players.length === 0) return true;
  const before = reader.unit(at - 1).entry?.meaning.role;
  return before === 'and' || before === 'for';
}

const OF_A_BET: ReadonlySet<FactName> = new Set(['min-bet', 'max-bet', 'min-raise', 'max-raise']);

const isAction = ({ entry }: Unit): boolean => entry?.meaning.role === 'verb' || entry?.meaning.role === 'all-in';

/** `max bet pot`: after such a fact, the word is its value. */
function isPotAsAmount(draft: FactDraft, meaning: Meaning): boolean {
  if (meaning.role !== 'fact' || meaning.fact !== 'pot' || draft.numbers.length > 0) return false;
  return draft.fact !== null && OF_A_BET.has(draft.fact);
}

function wholePot({ start, end }: Unit): AmountNode {
  return { form: 'pot', numerator: 1, denominator: 1, digits: 'latin', currency: null, start, end };
}

/** Whether a second fact begins without a comma before it. */
function startsNextFact(draft: FactDraft, meaning: Meaning): boolean {
  if (draft.fact === null) return false;
  if (meaning.role === 'pot-name') return !takesPot(draft.fact);
  if (meaning.role !== 'fact') return false;
  // `winner A of the pot`, `A wins the pot`.
  if (takesPot(draft.fact) && meaning.fact === 'pot') return false;
  // The pot can come first: `मुख्य पॉट विजेता A`.
  return !(takesPot(meaning.fact) && (draft.numbers.length === 0 || draft.ofPlayer) && isPotName(draft.fact));
}

function takesPot(fact: FactName): boolean {
  return fact === 'winner' || fact === 'wins';
}

function isPotName(fact: FactName): boolean {
  return fact === 'main-pot' || fact === 'side-pot' || fact === 'pot';
}

function reportMissingComma(reader: Reader, draft: FactDraft, unit: Unit): void {
  const fix = { start: draft.end, end: draft.end, newText: ',' };
  if (!draft.damaged) reader.syntax('comma-missing', unit.start, unit.end, { word: reader.textOf(unit) }, fix);
}

/** `layer 1 560`, `side pot 2 320`, `winner A of side pot 2`: takes the small number before the amount; returns the last index taken. */
function takeIndex(reader: Reader, draft: FactDraft, at: number, meaning: Meaning): number {
  const numbered = (meaning.role === 'fact' && meaning.fact === 'layer') || meaning.role === 'pot-name';
  if (!numbered || draft.index !== null || (meaning.role === 'pot-name' && meaning.pot === 'main')) return at;
  const value = reader.numberOf(reader.unit(at + 1))?.value ?? null;
  if (value === null || value.scale > 0 || value.units > 99) return at;
  // Of `side pot 500` the number is the amount; layers are always numbered, and a winner has no amount.
  const always = meaning.role === 'fact' || draft.fact === 'winner' || draft.isAsked;
  // Hindi has a filler after the pot's number: `साइड पॉट 2 से 320`.
  const next = reader.unit(at + 2).entry?.meaning.role === 'filler' ? at + 3 : at + 2;
  if (!always && draft.numbers.length === 0 && !startsAmount(reader, next)) return at;
  draft.index = value.units;
  return at + 1;
}

function addMeaning(draft: FactDraft, meaning: Meaning, unit: Unit): void {
  const span = { start: unit.start, end: unit.end };
  switch (meaning.role) {
    case 'fact':
      addFact(draft, meaning.fact, span);
      return;
    case 'pot-name':
      addPotName(draft, meaning.pot, span);
      return;
    case 'verb':
      draft.verbs.push({ verb: meaning.verb, start: span.start, end: span.end });
      return;
    case 'may':
    case 'may-not':
      draft.may = true;
      draft.mayAfterVerbs = unit.entry?.side === 'after';
      draft.not ||= meaning.role === 'may-not';
      if (draft.fact === null) draft.factSpan = span;
      return;
    case 'not':
      draft.not = true;
      return;
    case 'all-in':
      draft.allIn = span;
      return;
    case 'folded':
      draft.folded = span;
      return;
    case 'marker':
      if (meaning.marker !== 'to') draft.modifier = meaning.marker;
      return;
    case 'for':
      draft.hasFor = true;
      draft.isListComplete = unit.entry?.side === 'after';
      return;
    default:
  }
}

function addFact(draft: FactDraft, fact: FactName, span: Span): void {
  if (draft.fact !== null) {
    if (!takesPot(fact)) return;
    // `मुख्य पॉट विजेता A`: the fact before is the name of the pot.
    draft.of = draft.fact === 'side-pot' ? 'side' : draft.fact === 'main-pot' ? 'main' : null;
  }
  draft.fact = fact;
  draft.factSpan = span;
}

function addPotName(draft: FactDraft, pot: 'main' | 'side', span: Span): void {
  if (draft.fact !== null) {
    draft.of = pot;
    return;
  }
  draft.fact = pot === 'main' ? 'main-pot' : 'side-pot';
  draft.ofPlayer = draft.players.length > 0 && !draft.hasFor;
  draft.factSpan = span;
}

function reportUnexpected(reader: Reader, draft: FactDraft, unit: Unit): void {
  if (!draft.damaged) {
    if (unit.kind === UNKNOWN) reportUnknown(reader, unit, FACT);
    else reader.syntax('unexpected', unit.start, unit.end, { word: reader.textOf(unit) });
  }
  draft.damaged = true;
}
