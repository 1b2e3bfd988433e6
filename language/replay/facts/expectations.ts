/** Checks `expect`, `illegal` and `ask` lines against the play. */
import { DIAGNOSTICS, type DiagnosticCode } from '../../diagnostics/codes';
import { chips, inner, name, names, rightValue, sentence, text, word, words } from '../../diagnostics/params';
import type { Params, Sentence } from '../../diagnostics/problem';
import type { ProblemExtras } from '../../diagnostics/report';
import type { Chips, Seat } from '../../poker/types';
import type { AmountNode, FactNode, HandTree, PlayerRef, Span, StatementOf, VerbOfRight } from '../../syntax/tree';
import { formatScaled } from '../../text/decimal';
import { toNativeDigits } from '../../text/digits';
import type { ActionRunner } from '../play/applyAction';
import type { BranchState } from '../play/branchState';
import type { PlayerResolver } from '../play/playerResolver';
import { settle } from '../play/settle';
import type { FactValue, StatedFact } from '../timeline';
import { NO_RAISE_MESSAGES } from './derivations';
import { type FactContext, factValue } from './facts';

/** Facts whose player is part of the fact itself, and not the subject of the next one. */
const OWN_PLAYER: ReadonlySet<FactNode['fact']> = new Set(['refund', 'winner']);

export class Expectations {
  private stated: StatedFact[] = [];
  /** False after a reported mistake: the play may not be the one that the text describes. */
  private isChecking = true;

  constructor(
    private readonly tree: HandTree,
    private readonly players: PlayerResolver,
    private readonly actions: ActionRunner,
  ) {}

  /** The facts stated since the last call, with their right values. */
  takeStated(): readonly StatedFact[] {
    const { stated } = this;
    this.stated = [];
    return stated;
  }

  expect(play: BranchState, node: StatementOf<'expect'>): void {
    this.isChecking = play.recovery.isReliable;
    let subject: Seat | null = null;
    // All facts of a line share one settlement.
    const settlement = once(() => settle(play, this.players.table).settlement);
    let before = node.start;
    for (const fact of node.facts) {
      const isDamaged = this.isDamaged(before, fact.end);
      before = fact.end;
      if (isDamaged) continue;
      const named = fact.player === null ? undefined : this.players.seat(fact.player);
      if (named === null) continue;
      if (named !== undefined && !OWN_PLAYER.has(fact.fact)) subject = named;
      this.check({ play, seat: named ?? subject ?? play.state.toAct, nameOf: this.players.nameOf, settlement }, fact);
    }
  }

  /** Whether a fact, or the text right before it, could not be read properly: then it is not checked. */
  private isDamaged(start: number, end: number): boolean {
    return this.tree.problems.some((p) => p.start >= start && p.start < end && p.code !== 'text/mixed-digits');
  }

  /** An exercise must have an answer. */
  ask(play: BranchState, node: StatementOf<'ask'>): void {
    const { fact } = node;
    if (fact === null) return;
    this.isChecking = play.recovery.isReliable;
    const named = fact.player === null ? undefined : this.players.seat(fact.player);
    if (named === null) return;
    const seat = named ?? play.state.toAct;
    const value = factValue(fact, this.asking(play, seat));
    this.stated.push({ fact, seat, value });
    if (value.kind === 'undecided' || value.kind === 'impossible') {
      this.add('expect/not-decided', fact, { fact: word(`fact/${fact.fact}`), why: inner(value.why) });
    }
  }

  asking(play: BranchState, seat: Seat | null): FactContext {
    return {
      play,
      seat,
      nameOf: this.players.nameOf,
      settlement: once(() => settle(play, this.players.table).settlement),
    };
  }

  private check(asking: FactContext, fact: FactNode): void {
    const { seat } = asking;
    const value = factValue(fact, asking);
    this.stated.push({ fact, seat, value });
    if (value.kind === 'chips' && this.isAsStated(fact, value.value)) return;
    const what: Params = {
      fact: word(`fact/${fact.fact}`),
      name: name(seat === null ? '' : this.players.nameOf(seat)),
    };
    switch (value.kind) {
      case 'undecided':
        if (this.isExplained(asking.play, value.why)) return;
        this.add('expect/not-decided', fact.value ?? fact.factSpan, { ...what, why: inner(value.why) });
        return;
      case 'impossible':
        this.add(
          'expect/failed',
          fact.value ?? fact.factSpan,
          { ...what, why: inner(value.why) },
          { message: 'expect/failed.impossible' },
        );
        return;
      case 'chips':
        this.number(fact, value.value, what, value.why);
        return;
      case 'share':
        this.number(fact, value.value, what, value.why);
        this.seats(fact, fact.eligible, value.eligible, what);
        return;
      case 'truth':
        if (!value.value) this.truth(fact, value, what);
        return;
      case 'verbs':
        this.options(fact, value, what);
        return;
      case 'seats':
        this.seats(fact, [...(fact.player ? [fact.player] : []), ...fact.alsoPlayers], value.value, what);
        return;
    }
  }

  private truth(fact: FactNode, { why, refuting = [] }: Extract<FactValue, { kind: 'truth' }>, what: Params): void {
    const verbs = words(refuting.map((verb) => `verb/${verb}`));
    const params = { ...what, verbs, why: inner(why ?? sentence('why/not-so')) };
    const isRight = fact.fact === 'may' || fact.fact === 'may-not';
    // Some reasons already say that the player may not raise.
    const isWhole =
      fact.fact === 'may' && why !== null && NO_RAISE_MESSAGES.has(why.message) && refuting.every(isRaise);
    const variant = isWhole ? 'may-because' : isRight ? fact.fact : 'truth';
    this.add('expect/failed', fact.factSpan, params, { message: `expect/failed.${variant}` });
  }

  /** Whether a reported mistake is why the cards, or the chips in the pot, are unknown. */
  private isExplained({ recovery }: BranchState, why: Sentence): boolean {
    const { unreadSetup } = this.players.table;
    return (
      (recovery.hasRejectedCards && why.message === 'why/not-decided') ||
      (unreadSetup && why.message === 'why/pot-unknown')
    );
  }

  private isAsStated({ value }: FactNode, right: Chips): boolean {
    return value?.form === 'number' && this.players.table.amounts.chips(value) === right;
  }

  private number(fact: FactNode, right: Chips, what: Params, why: Sentence | null): void {
    const node = fact.value;
    if (node === null || this.isAsStated(fact, right)) return;
    const said = node.form === 'number' ? this.players.table.amounts.chips(node) : null;
    if (said === null && node.form === 'number') {
      const isInBlinds = node.unit === 'bb';
      if (isInBlinds) this.add('setup/blinds-missing', node, {}, { message: 'setup/blinds-missing.bb' });
      else this.add('setup/bad-amount', node, {});
      return;
    }
    const written = this.written(right, node);
    const params = {
      ...what,
      right: chips(right),
      ...(said === null ? {} : { said: chips(said) }),
      ...(why === null ? {} : { why: inner(why) }),
    };
    const fixes = [rightValue({ start: node.start, end: node.end, newText: written })];
    this.add('expect/failed', node, params, { message: why === null ? 'expect/failed' : 'expect/failed.why', fixes });
  }

  /** A number as the author would write it: in their digits, with a sign if they use one. */
  private written(value: Chips, like: AmountNode): string {
    const plain = formatScaled(value, this.players.report.scale);
    const signed = like.form === 'number' && like.sign === '+' && value > 0 ? `+${plain}` : plain;
    return toNativeDigits(signed, like.digits);
  }

  private seats(fact: FactNode, said: readonly PlayerRef[] | null, right: readonly Seat[], what: Params): void {
    if (said === null) return;
    const seats = said.map((ref) => this.players.seat(ref));
    if (seats.includes(null)) return;
    const same = new Set(seats).size === right.length && right.every((seat) => seats.includes(seat));
    if (same) return;
    const first = said[0];
    const last = said.at(-1);
    const span: Span = first && last ? { start: first.start, end: last.end } : fact.factSpan;
    this.add(
      'expect/failed',
      span,
      { ...what, names: names(right.map(this.players.nameOf)), said: names(said.map((ref) => ref.text)) },
      { message: 'expect/failed.names' },
    );
  }

  private options(fact: FactNode, value: Extract<FactValue, { kind: 'verbs' }>, what: Params): void {
    const said = fact.verbs.map((v) => v.verb);
    const missing = value.value.filter((verb) => !said.includes(verb) && !value.optional.includes(verb));
    const extra = said.filter((verb) => !value.value.includes(verb));
    if (missing.length === 0 && extra.length === 0) return;
    const wrong = fact.verbs.find((v) => extra.includes(v.verb));
    const right = words(value.value.map((v) => `verb/${v}`));
    this.add(
      'expect/failed',
      wrong ?? fact.factSpan,
      { ...what, right, ...(value.why === null ? {} : { why: inner(value.why) }) },
      { message: value.why === null ? 'expect/failed.options' : 'expect/failed.no-options' },
    );
  }

  /** `illegal [CODE:] ACTION`: the action must be refused here, for the reason that is named. */
  illegal(play: BranchState, node: StatementOf<'illegal'>): void {
    const { action, code } = node;
    if (action === null || action.incomplete === true) return;
    this.isChecking = true;
    const wanted = code === null ? null : codeNamed(code.text);
    if (code !== null && wanted === null) {
      this.add('setup/unknown-option', code, { word: text(code.text) }, { message: 'setup/unknown-option.code' });
      return;
    }
    const codes = this.reasonsFor(play, node, wanted);
    if (codes === null) return;
    this.isChecking = play.recovery.isReliable;
    const counting = wanted === null ? codes.filter((c) => !UNCOUNTED.has(c) && !c.startsWith('setup/')) : codes;
    const [reason] = counting;
    if (reason === undefined) this.notIllegal(action, codes[0]);
    else if (code !== null && wanted !== null && !counting.includes(wanted)) this.wrongReason(code, wanted, reason);
  }

  /** @param uncounted a reason that counts only if the line names it */
  private notIllegal(action: Span, uncounted: DiagnosticCode | undefined): void {
    if (uncounted === undefined) this.add('expect/not-illegal', action, {}, { message: 'expect/not-illegal' });
    else
      this.add(
        'expect/not-illegal',
        action,
        { code: text(uncounted), reason: word(`reason/${uncounted}`) },
        { message: 'expect/not-illegal.uncounted' },
      );
  }

  private wrongReason(place: Span, wanted: DiagnosticCode, reason: DiagnosticCode): void {
    const newText = reason.slice(reason.indexOf('/') + 1);
    this.add(
      'expect/wrong-reason',
      place,
      { code: text(wanted), reason: word(`reason/${reason}`), is: text(reason) },
      { fixes: [rightValue({ start: place.start, end: place.end, newText })] },
    );
  }

  /** All reasons why the action is refused to the players it names; null: a name is unknown (reported). */
  private reasonsFor(
    play: BranchState,
    node: StatementOf<'illegal'>,
    wanted: DiagnosticCode | null,
  ): DiagnosticCode[] | null {
    const { action } = node;
    if (action === null) return null;
    const { actors } = action;
    const refs = actors.kind === 'players' ? actors.players : [];
    const unknown = refs.find((ref) => this.players.table.seating.find(ref) === null);
    if (unknown !== undefined) {
      const code: DiagnosticCode = unknown.kind === 'position' ? 'setup/bad-position' : 'setup/unknown-player';
      if (wanted !== code) this.players.seat(unknown);
      return wanted === code ? [code] : null;
    }
    const next = play.state.toAct;
    const seats =
      actors.kind === 'players'
        ? refs.map((ref) => this.players.table.seating.find(ref)).filter((s) => s !== null)
        : next === null
          ? []
          : [next];
    return seats.flatMap((seat) => this.actions.reasons(play, action, seat));
  }

  private add(code: DiagnosticCode, span: Span, params: Params, extra: ProblemExtras = {}): void {
    if (this.isChecking) this.players.report.add(code, span, params, extra);
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Reasons that do not satisfy an `illegal` without a code: the action comes at the wrong time, and may be legal otherwise. */
const UNCOUNTED: ReadonlySet<DiagnosticCode> = new Set([
  'betting/out-of-turn',
  'betting/already-folded',
  'betting/already-all-in',
  'betting/street-closed',
  'betting/hand-over',
]);

/** A diagnostic's code by its name, with or without the area; its words may be written together or apart. */
function codeNamed(said: string): DiagnosticCode | null {
  const codes = Object.keys(DIAGNOSTICS) as DiagnosticCode[];
  const name = together(said);
  return (
    codes.find((code) => code === said) ??
    codes.find((code) => together(code) === `betting/${name}`) ??
    codes.find((code) => together(code) === name || together(code).endsWith(`/${name}`)) ??
    null
  );
}

const together = (code: string): string => code.toLowerCase().replace(/[\s_-]+/g, '');

const isRaise = (verb: VerbOfRight): boolean => verb === 'bet' || verb === 'raise';
