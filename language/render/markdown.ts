/** Writes a hand as Markdown, with the tables of lessons: raises and next minimum, pot-limit caps, layers, result. */
import { cardsText } from './cards';
import { isAskedAt } from './exercises';
import type { CapRow, Exercise, Frame, HandView, LineView, PotsView, ResultView } from './frame';
import { entryOf } from './ledgerEntry';

/** Selects the sections to write. Default: all. */
export interface MarkdownOptions {
  readonly line?: LineView;
  readonly frame?: Frame;
  /** Level of the hand's own heading. Default: 2. */
  readonly level?: number;
}

/** Returns the Markdown text, which ends with a line break. */
export function markdownOf(hand: HandView, options: MarkdownOptions = {}): string {
  const line = options.line ?? hand.main;
  const blocks = new MarkdownWriter(hand).line(line, options.frame ?? line.frames.at(-1), options.level ?? 2);
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

class MarkdownWriter {
  constructor(private readonly hand: HandView) {}

  line(line: LineView, frame: Frame | undefined, level: number): string[] {
    const { hand } = this;
    if (frame === undefined) return [heading(line.title, level)];
    const detail = line.isBranch ? '' : escapeMarkdown(hand.detail);
    return [
      heading(line.title, level),
      detail,
      line.isBranch && this.hand.kind !== 'ledger' ? '' : this.players(frame),
      this.steps(line, level + 1),
      this.raises(line, level + 1),
      this.caps(line.caps, level + 1),
      frame.pots === null ? '' : this.pots(frame.pots, level + 1),
      isAskedAt(line, frame) ? '' : this.mayDo(frame, level + 1),
      frame.result === null ? '' : this.result(frame.result, level + 1),
      this.exercises(line.exercises, level + 1),
      ...line.branches.flatMap((branch) => this.line(branch, branch.frames.at(-1), level + 1)),
    ];
  }

  private players({ seats }: Frame): string {
    const { words, players, kind } = this.hand;
    const entries = (kind === 'ledger' ? seats : []).map((seat) => entryOf(seat, words));
    const columns = [
      { word: words.player, cells: players.map(({ name }) => name) },
      { word: words.position, cells: players.map(({ position }) => position ?? '') },
      { word: words.stack, cells: players.map(({ stack }) => stack?.text ?? '') },
      { word: words.paid, cells: entries.map(({ paid, fate }) => (fate === null ? paid : `${paid} (${fate})`)) },
      { word: words.cards, cells: players.map(({ cards }) => cardsText(cards)) },
    ].filter(({ cells }) => cells.some((cell) => cell !== ''));
    return table(
      columns.map(({ word }) => word),
      players.map((_, row) => columns.map(({ cells }) => cells[row] ?? '')),
    );
  }

  private steps(line: LineView, level: number): string {
    const { words } = this.hand;
    const items = line.frames.flatMap(({ events, remarks, kind }) => {
      if (kind === 'end') return [];
      const items = events.map(({ text, pot }) => {
        const after = pot === null ? '' : ` (${words['running-pot']} ${pot.text})`;
        return `- ${escapeMarkdown(text + after)}`;
      });
      return [...items, ...remarks.map((remark) => `  > ${escapeMarkdown(remark)}`)];
    });
    return items.length === 0 ? '' : section(words.steps, level, items.join('\n'));
  }

  /** Situation → increase → next minimum. */
  private raises({ raises }: LineView, level: number): string {
    const { words } = this.hand;
    if (raises.length === 0) return '';
    const rows = raises.map(({ situation, increase, nextMinimum }) => [
      situation,
      increase.text,
      nextMinimum?.text ?? NONE,
    ]);
    return section(words.raises, level, table([words.situation, words.increase, words['next-minimum']], rows));
  }

  /** Current pot → call → pot after the call → caps. */
  private caps(caps: readonly CapRow[], level: number): string {
    const { words } = this.hand;
    if (caps.length === 0) return '';
    const heads = [
      words.player,
      words['current-pot'],
      words['call-price'],
      words['cap-by'],
      words['cap-adds'],
      words['cap-to'],
    ];
    const rows = caps.map(({ name, pot, call, after, adds, to }) => [
      name,
      pot.text,
      call.text,
      after.text,
      adds.text,
      to.text,
    ]);
    return section(words['pot-limit'], level, table(heads, rows));
  }

  private pots({ layers, refund, bets }: PotsView, level: number): string {
    const { words } = this.hand;
    const bars = [...layers, ...(bets === null ? [] : [bets])];
    if (bars.length === 0 && refund === null) return '';
    const rows = bars.map(({ label, shares, dead, eligible }) => {
      const paid = shares.map(({ name, amount, folded }) => {
        return `${name} ${amount.text}${folded ? ` (${words.folded})` : ''}`;
      });
      if (dead !== null) paid.push(`${words.dead} ${dead.text}`);
      return [label, paid.join(' + '), this.list(eligible)];
    });
    if (refund !== null) rows.push([refund.label, '', '']);
    const title = layers.length === 0 ? (bets?.label ?? words.pots) : words.pots;
    return section(title, level, table([words['layer-name'], words.contributors, words.eligible], rows));
  }

  private mayDo({ next }: Frame, level: number): string {
    if (next === null) return '';
    return section(next.question, level, next.options.map((option) => `- ${escapeMarkdown(option)}`).join('\n'));
  }

  private result({ balances, awards, checkSumText }: ResultView, level: number): string {
    const { words } = this.hand;
    const rows = balances.map(({ name, paid, award, refund, net }) => [
      name,
      paid.text,
      award.text,
      refund.text,
      net.text,
    ]);
    const heads = [words.player, words.paid, words.award, words.refund, words.net];
    const list = awards.map((award) => `- ${escapeMarkdown(award)}`).join('\n');
    const blocks = [list, table(heads, rows), escapeMarkdown(checkSumText)].filter((block) => block !== '');
    return section(words.result, level, blocks.join('\n\n'));
  }

  /** A click opens the answer wherever Markdown allows HTML. */
  private exercises(exercises: readonly Exercise[], level: number): string {
    const { words } = this.hand;
    if (exercises.length === 0) return '';
    const blocks = exercises.map(({ question, answer, why }) => {
      const opened = [answer, why].filter((part) => part !== null).map((part) => escapeMarkdown(part ?? ''));
      return `${escapeMarkdown(question)}\n\n<details><summary>${escapeMarkdown(words.answer)}</summary>\n\n${opened.join('\n\n')}\n\n</details>`;
    });
    return section(words.exercise, level, blocks.join('\n\n'));
  }

  private list(names: readonly string[]): string {
    return names.join(this.hand.listSeparator);
  }
}

const NONE = '–';

const heading = (text: string, level: number): string => `${'#'.repeat(Math.min(level, 6))} ${escapeMarkdown(text)}`;
const section = (title: string, level: number, body: string): string => `${heading(title, level)}\n\n${body}`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/**
 * Escapes Markdown syntax in names. At the start of a line, a sign or a number with a dot begins a list if a space follows;
 * a line of `=` or `-` turns the line above it into a heading.
 */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\`*_[\]<>|~$&]/g, '\\$&')
    .replace(/^(\s*)([-+](?=\s|$)|#(?=#{0,5}(?:\s|$))|[-=](?=[-=\s]*$))/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
