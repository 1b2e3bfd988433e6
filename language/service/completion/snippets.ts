/** Suggests whole templates: a hand, a spot, a ledger, a branch. */
import { sentence } from '../../diagnostics/params';
import { positionNames } from '../../poker/seating';
import type { SetupKind } from '../../syntax/line/setupKinds';
import type { Statement } from '../../syntax/tree';
import { marksAbove } from './claims';
import type { CursorContext } from './cursorContext';
import type { Suggestion } from './suggestion';

type Fill = (stop: number, text: string) => string;

/** The players of a template where no seats are listed. */
const THREE = ['A', 'B', 'C'];
const PAID = ['100', '300', '300'];

/** Templates of a hand, with the set-up that does not apply to it already. */
export function handSnippets(context: CursorContext): readonly Suggestion[] {
  const { compose } = context;
  const { word, figures } = bound(compose);
  const title = context.say(sentence('completion/title'));
  const named = (fill: Fill): string => `${word('hand')} "${fill(1, title)}"`;
  const given = new Set(context.outer.map(({ kind }) => kind));
  const setup = (kind: SetupKind, line: string): readonly string[] => (given.has(kind) ? [] : [line]);
  const seated = listedNames(context.outer);
  const players = (seated.length > 0 ? seated : THREE).slice(0, PAID.length).map((name) => compose.name(name));
  const hand = (fill: Fill): string =>
    [
      named(fill),
      ...setup('game', `${word('game')} ${fill(2, 'NLHE')}`),
      ...setup('blinds', `${word('blinds')} ${fill(3, figures('50/100'))}`),
      ...setup('seats', `${word('seats')} ${fill(4, figures('6'))}`),
      ...setup('stacks', `${word('stacks')} ${fill(5, figures('10000'))}`),
      '',
      fill(0, ''),
    ].join('\n');
  const spot = (fill: Fill): string =>
    [
      named(fill),
      ...setup('game', `${word('game')} ${fill(2, 'NLHE')}`),
      ...setup('blinds', `${word('blinds')} ${fill(3, figures('50/100'))}`),
      ...setup('seats', `${word('seats')} ${fill(4, players.join(compose.comma))}`),
      '',
      word('flop'),
      `${word('pot')} ${fill(5, figures('300'))}`,
      fill(0, ''),
    ].join('\n');
  const ledger = (fill: Fill): string =>
    [
      named(fill),
      word('ledger'),
      ...players.map((name, index) => {
        const amount = fill(2 * index + 3, figures(PAID[index] ?? ''));
        return `${seated.length > 0 ? escaped(name, context) : fill(2 * index + 2, name)} ${amount}`;
      }),
      fill(0, ''),
    ].join('\n');
  return [
    snippet(context, `${word('hand')} …`, 'new-hand', hand),
    // With a bomb pot the hand begins on the flop anyway, and the pot is what everybody has posted.
    ...(given.has('bomb') ? [] : [snippet(context, `${word('hand')} … ${word('flop')}`, 'new-spot', spot)]),
    snippet(context, `${word('hand')} … ${word('ledger')}`, 'new-ledger', ledger),
  ];
}

/** The players in a list of seats. */
function listedNames(setup: readonly Statement[]): readonly string[] {
  const seats = setup.findLast((statement) => statement.kind === 'seats');
  if (seats?.kind !== 'seats') return [];
  return seats.count === null
    ? seats.seats.map(({ name }) => name.text)
    : positionNames(Math.min(seats.count.value, PAID.length));
}

/** Other actions from the cursor, or from a mark above. */
export function branchSnippets(context: CursorContext): readonly Suggestion[] {
  const { compose } = context;
  const { word } = bound(compose);
  const title = context.say(sentence('completion/title'));
  const from = (mark: string | null): Suggestion => {
    const origin = mark === null ? '' : ` ${compose.marked('from', mark)}`;
    const text = (fill: Fill): string =>
      [`${word('branch')} "${fill(1, title)}"${escaped(origin, context)}`, `  ${fill(0, '')}`, word('end')].join('\n');
    return snippet(context, `${word('branch')} …${origin}`, 'new-branch', text);
  };
  return [from(null), ...marksAbove(context).map(from)];
}

function bound(compose: CursorContext['compose']) {
  return {
    word: (name: Parameters<typeof compose.word>[0]) => compose.word(name, 'setup'),
    figures: (text: string) => compose.figures(text),
  };
}

function snippet(context: CursorContext, label: string, message: string, text: (fill: Fill) => string): Suggestion {
  const fill: Fill = context.cursor.withSnippets
    ? (stop, placeholder) => (placeholder === '' ? `$${stop}` : `\${${stop}:${escaped(placeholder, context)}}`)
    : (_, placeholder) => placeholder;
  return {
    kind: 'snippet',
    label,
    text: text(fill),
    isSnippet: context.cursor.withSnippets,
    detail: sentence(`completion/${message}`),
  };
}

/** Escapes characters that have a meaning in snippets. */
function escaped(text: string, { cursor: { withSnippets } }: CursorContext): string {
  return withSnippets ? text.replace(/[\\$}]/g, '\\$&') : text;
}
