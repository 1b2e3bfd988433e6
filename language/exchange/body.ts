/** Writes the lines of the play: streets, grouped actions, shows and mucks. */
import type { Sentence } from '../diagnostics/problem';
import type { Seat } from '../poker/types';
import { formatScaled } from '../text/decimal';
import { WIDTH } from './head';
import type { WrittenName } from './names';
import type { PlayedAction, PlayedEvent, PlayedHand } from './playEvents';

const STEM = { fold: 'fold', check: 'check', call: 'call', bet: 'bet', raise: 'raise' } as const;

/** A line of the play, or a phrase of one; each source is the file's line for the text from its column on. */
export interface BodyLine {
  readonly text: string;
  readonly sources: readonly { readonly column: number; readonly line: number }[];
}

const unsourced = (text: string): BodyLine => ({ text, sources: [] });
const from = (line: number, text: string): BodyLine => ({ text, sources: [{ column: 0, line }] });

/** @param scale decimal places of the chips */
export function bodyLines(
  { events, isRegular }: PlayedHand,
  names: readonly WrittenName[],
  scale: number,
  say: (said: Sentence) => string,
): BodyLine[] {
  const lines: BodyLine[] = [];
  const called = (seat: Seat): string => names[seat]?.called ?? '';
  let run: PlayedAction[] = [];
  let begun = false;
  const flush = (next: PlayedEvent | null): void => {
    lines.push(...runLines(run, { players: names, called, scale, isRegular, next }));
    run = [];
  };
  events.forEach((event, index) => {
    switch (event.kind) {
      case 'action':
        // A line is a bet or raise with its answers, or what came before the first one.
        if (event.action.kind === 'bet' || event.action.kind === 'raise') flush(event);
        run.push(event.action);
        break;
      case 'street':
        flush(event);
        if (begun && events[index - 1]?.kind !== 'street') lines.push(unsourced(''));
        lines.push(from(event.line, `${event.street} ${event.cards.join(' ')}`));
        break;
      case 'show':
      case 'muck':
        flush(event);
        if (isShowdown(events, index)) lines.push(unsourced(''), unsourced('showdown'));
        if (event.kind === 'muck') lines.push(from(event.line, `${called(event.seat)} mucks`));
        else if (event.cards.length > 0)
          lines.push(from(event.line, `${called(event.seat)} shows ${event.cards.join(' ')}`));
        break;
      case 'comment':
        flush(event);
        lines.push(from(event.line, `> ${event.text}`));
        break;
      case 'remark':
        flush(event);
        lines.push(unsourced(`> ${say(event.said)}`));
        break;
    }
    begun = true;
  });
  flush(null);
  return lines;
}

/** Whether an event is the first show or muck after the last action and the river: there the showdown begins. */
function isShowdown(events: readonly PlayedEvent[], index: number): boolean {
  const before = events.slice(0, index);
  const after = events.slice(index);
  const shows = ({ kind }: PlayedEvent): boolean => kind === 'show' || kind === 'muck';
  const river = before.findIndex((event) => event.kind === 'street' && event.street === 'river');
  return river >= 0 && !before.slice(river).some(shows) && !after.some(({ kind }) => kind === 'action');
}

interface RunContext {
  readonly players: readonly WrittenName[];
  readonly called: (seat: Seat) => string;
  readonly scale: number;
  readonly isRegular: boolean;
  /** What comes after this run; null: nothing. */
  readonly next: PlayedEvent | null;
}

/** A run of actions as few phrases, in as many lines as they need. */
function runLines(run: readonly PlayedAction[], context: RunContext): BodyLine[] {
  const phrases: BodyLine[] = [];
  let at = 0;
  while (at < run.length) {
    const action = run[at];
    if (action === undefined) break;
    let end = at + 1;
    while (end < run.length && isPlain(action) && isAlike(action, run[end])) end += 1;
    const after = run[end];
    const next: PlayedEvent | null = after === undefined ? context.next : { kind: 'action', action: after };
    phrases.push(...alikePhrases(run.slice(at, end), next, at === 0, context));
    at = end;
  }
  const lines: BodyLine[] = [];
  for (const phrase of phrases) {
    const line = lines.at(-1);
    if (line !== undefined && line.text.length + phrase.text.length + 2 <= WIDTH)
      lines[lines.length - 1] = joined(line, ', ', phrase);
    else lines.push(phrase);
  }
  return lines;
}

function joined(a: BodyLine, between: string, b: BodyLine): BodyLine {
  const shift = a.text.length + between.length;
  const moved = b.sources.map(({ column, line }) => ({ column: column + shift, line }));
  return { text: a.text + between + b.text, sources: [...a.sources, ...moved] };
}

const isPlain = ({ kind, allIn }: PlayedAction): boolean =>
  !allIn && (kind === 'fold' || kind === 'check' || kind === 'call');
const isAlike = (a: PlayedAction, b: PlayedAction | undefined): boolean =>
  b !== undefined && a.kind === b.kind && isPlain(b);

/** `folds to CO`, `others fold`, `A and B fold`, or one by one. */
function alikePhrases(
  alike: readonly PlayedAction[],
  next: PlayedEvent | null,
  first: boolean,
  context: RunContext,
): BodyLine[] {
  const { called, isRegular } = context;
  const [one, other] = alike;
  if (one === undefined) return [];
  const verb = STEM[one.kind];
  const seats = new Set(alike.map(({ seat }) => seat));
  const all = isRegular && seats.size === alike.length;
  const leftOver = context.players.findIndex((_, seat) => !seats.has(seat));
  if (all && first && one.kind === 'fold' && seats.size > 1 && seats.size === context.players.length - 1)
    return [from(one.line, `folds to ${called(leftOver)}`)];
  if (
    all &&
    alike.length > (first ? 1 : 2) &&
    one.kind !== 'call' &&
    next?.kind === 'action' &&
    !seats.has(next.action.seat)
  )
    return [from(one.line, `${verb}s to ${called(next.action.seat)}`)];
  if (all && alike.length > 2 && one.kind === 'fold' && next === null) return [from(one.line, 'others fold')];
  if (alike.length === 2 && other !== undefined && seats.size === 2)
    return [joined(from(one.line, called(one.seat)), ' and ', from(other.line, `${called(other.seat)} ${verb}`))];
  return alike.map((action) => from(action.line, phraseOf(action, context)));
}

function phraseOf(action: PlayedAction, { called, scale }: RunContext): string {
  const who = called(action.seat);
  const allIn = action.allIn ? ' all-in' : '';
  switch (action.kind) {
    case 'fold':
    case 'check':
      return `${who} ${STEM[action.kind]}s`;
    case 'call':
      return action.allIn ? `${who} calls ${formatScaled(action.adds, scale)} all-in` : `${who} calls`;
    case 'bet':
      return `${who} bets ${formatScaled(action.to, scale)}${allIn}`;
    case 'raise':
      return `${who} raises to ${formatScaled(action.to, scale)}${allIn}`;
  }
}
