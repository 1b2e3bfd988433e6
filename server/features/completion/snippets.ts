/** Whole beginnings: a hand, a spot, a ledger, a branch. */
import { sentence } from '../../../language/diagnostics/params';
import { marksAbove } from './claims';
import type { Here } from './spot';
import type { Suggestion } from './suggestion';

type Fill = (stop: number, text: string) => string;

/** The ways a hand may begin. */
export function handSnippets(here: Here): readonly Suggestion[] {
  const { compose } = here;
  const { word, figures } = bound(compose);
  const title = here.say(sentence('completion/title'));
  const named = (fill: Fill): string => `${word('hand')} "${fill(1, title)}"`;
  const three = ['A', 'B', 'C'];
  const hand = (fill: Fill): string =>
    [
      named(fill),
      `${word('game')} ${fill(2, 'NLHE')}`,
      `${word('blinds')} ${fill(3, figures('50/100'))}`,
      `${word('seats')} ${fill(4, figures('6'))}`,
      `${word('stacks')} ${fill(5, figures('10000'))}`,
      '',
      fill(0, ''),
    ].join('\n');
  const spot = (fill: Fill): string =>
    [
      named(fill),
      `${word('game')} ${fill(2, 'NLHE')}`,
      `${word('blinds')} ${fill(3, figures('50/100'))}`,
      `${word('seats')} ${fill(4, three.join(compose.comma))}`,
      '',
      word('flop'),
      `${word('pot')} ${fill(5, figures('300'))}`,
      fill(0, ''),
    ].join('\n');
  const ledger = (fill: Fill): string =>
    [
      named(fill),
      word('ledger'),
      ...['100', '300', '300'].map((amount, index) => {
        const name = three[index] ?? '';
        return `${fill(2 * index + 2, name)} ${fill(2 * index + 3, figures(amount))}`;
      }),
      fill(0, ''),
    ].join('\n');
  return [
    snippet(here, `${word('hand')} …`, 'new-hand', hand),
    snippet(here, `${word('hand')} … ${word('flop')}`, 'new-spot', spot),
    snippet(here, `${word('hand')} … ${word('ledger')}`, 'new-ledger', ledger),
  ];
}

/** Other actions from here, or from a mark above. */
export function branchSnippets(here: Here): readonly Suggestion[] {
  const { compose } = here;
  const { word } = bound(compose);
  const title = here.say(sentence('completion/title'));
  const from = (mark: string | null): Suggestion => {
    const origin = mark === null ? '' : ` ${compose.marked('from', mark)}`;
    const text = (fill: Fill): string =>
      [`${word('branch')} "${fill(1, title)}"${escaped(origin, here)}`, `  ${fill(0, '')}`, word('end')].join('\n');
    return snippet(here, `${word('branch')} …${origin}`, 'new-branch', text);
  };
  return [from(null), ...marksAbove(here).map(from)];
}

function bound(compose: Here['compose']) {
  return {
    word: (name: Parameters<typeof compose.word>[0]) => compose.word(name, 'setup'),
    figures: (text: string) => compose.figures(text),
  };
}

function snippet(here: Here, label: string, message: string, text: (fill: Fill) => string): Suggestion {
  const fill: Fill = here.withSnippets
    ? (stop, said) => (said === '' ? `$${stop}` : `\${${stop}:${escaped(said, here)}}`)
    : (_, said) => said;
  return {
    kind: 'snippet',
    label,
    text: text(fill),
    isSnippet: here.withSnippets,
    detail: sentence(`completion/${message}`),
  };
}

/** What a snippet would take for a mark of its own. */
function escaped(text: string, { withSnippets }: Here): string {
  return withSnippets ? text.replace(/[\\$}]/g, '\\$&') : text;
}
