/** Writes a hand as a static HTML figure without scripts; parts that open and close are `<details>` elements. */

import { barSvg } from './barSvg';
import { faceOf } from './cards';
import { escapeIsolated, escapeMarkup } from './escape';
import { isAskedAt } from './exercises';
import type { BarView, Exercise, Frame, HandView, LineView, PotsView, SeatView } from './frame';
import { headingOf } from './picture';
import { statusWord } from './seatStatus';
import { stylesheet } from './stylesheet';
import { svgOf } from './svg';

/** Selects the sections of a figure. Default: all of them. */
export interface FigureOptions {
  readonly pots?: boolean;
  readonly table?: boolean;
  readonly steps?: boolean;
  readonly quiz?: boolean;
  /** The frame shown in table and pots. Default: the last of the line. */
  readonly frame?: Frame;
  /** The line of play to show, with its branches. Default: the main line. */
  readonly line?: LineView;
  /** Prefix of every id; it must be unique in the page. */
  readonly id?: string;
  /** Whether the caption contains the title. Default: true. */
  readonly title?: boolean;
  /** Level of the section headings: one below the heading above the figure. Default: 3. */
  readonly level?: number;
  /** Line of the document at which the hand's text begins, for the `data-line` of each step. */
  readonly firstLine?: number;
}

type FigureSection = 'pots' | 'table' | 'steps' | 'quiz';
const SECTIONS: readonly FigureSection[] = ['table', 'pots', 'steps', 'quiz'];

/** Returns `<figure class="handscript">…</figure>`, to be styled by `stylesheet`. */
export function figureOf(hand: HandView, options: FigureOptions = {}): string {
  return new Figure(hand, options).html();
}

/** A complete, self-contained page. */
export function pageOf(hands: readonly HandView[], figures: readonly string[]): string {
  const [first] = hands;
  const language = escapeMarkup(first?.language ?? 'en');
  const title = escapeIsolated(hands.map((hand) => hand.title).join(' · ')).replace(/<[^>]*>/g, '');
  return [
    '<!DOCTYPE html>',
    `<html lang="${language}" dir="${first?.direction ?? 'ltr'}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${stylesheet}</style>`,
    '</head>',
    '<body class="handscript-page">',
    '<main>',
    `<h1>${title}</h1>`,
    ...figures,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

class Figure {
  private readonly id: string;
  private readonly firstLine: number;
  private readonly shown: ReadonlySet<FigureSection>;
  private pictures = 0;

  constructor(
    private readonly hand: HandView,
    private readonly options: FigureOptions,
  ) {
    this.id = options.id ?? 'hs';
    this.firstLine = options.firstLine ?? 0;
    const named = SECTIONS.filter((section) => options[section] === true);
    const left = SECTIONS.filter((section) => options[section] !== false);
    this.shown = new Set(named.length > 0 ? named : left);
  }

  html(): string {
    const { hand, options } = this;
    const line = options.line ?? hand.main;
    const title = options.title === false ? '' : `<span class="hs-title">${escapeIsolated(line.title)}</span> `;
    return [
      `<figure class="handscript hs-digits-${hand.digits}" lang="${escapeMarkup(hand.language)}" dir="${hand.direction}">`,
      `<figcaption>${title}<span class="hs-detail">${escapeIsolated(hand.detail)}</span></figcaption>`,
      this.line(line, options.frame ?? line.frames.at(-1), options.level ?? 3),
      '</figure>',
    ].join('\n');
  }

  /** The sections of a line of play, followed by its branches. `level` is that of their headings. */
  private line(line: LineView, frame: Frame | undefined, level: number): string {
    if (frame === undefined) return '';
    const { words } = this.hand;
    const sections = [
      this.shown.has('table') ? this.table(line, frame, level) : '',
      this.shown.has('pots') && frame.pots !== null ? this.pots(frame.pots, level) : '',
      this.shown.has('steps') ? this.steps(line, level) : '',
      this.shown.has('table') && frame.next !== null ? this.mayDo(frame, line, level) : '',
      this.shown.has('pots') ? this.result(frame, level) : '',
      this.shown.has('quiz') ? this.exercises(line.exercises, level) : '',
    ];
    const branches = line.branches.map((branch) => {
      const inner = this.line(branch, branch.frames.at(-1), Math.min(6, level + 1));
      return `<section class="hs-branch">${this.heading(branch.title, level)}\n${inner}</section>`;
    });
    if (branches.length > 0)
      sections.push(
        `<div class="hs-branches" role="group" aria-label="${escapeMarkup(words.branches)}">${branches.join('\n')}</div>`,
      );
    return sections.filter((section) => section !== '').join('\n');
  }

  private heading(text: string, level: number): string {
    return `<h${level}>${escapeIsolated(text)}</h${level}>`;
  }

  private table(line: LineView, frame: Frame, level: number): string {
    const { hand } = this;
    this.pictures += 1;
    const id = `${this.id}-${this.pictures}`;
    const picture = svgOf(hand, line, frame, { id, style: false, heading: false, pots: false });
    return `<section class="hs-table">${this.heading(headingOf(hand.words.table, hand, frame), level)}
<div class="hs-drawn">${picture}</div>
${this.seats(frame)}</section>`;
  }

  /** The content of the picture as a table, for narrow screens and for readers who cannot see the picture. */
  private seats(frame: Frame): string {
    const { words } = this.hand;
    const columns = this.seatColumns(frame);
    const rows = frame.seats.map((seat) => {
      const look = [seat.folded ? 'hs-out' : '', seat.toAct ? 'hs-acting' : ''].filter((name) => name !== '').join(' ');
      const cells = columns.map(({ cell }) => cell(seat)).join('');
      return `<tr${look === '' ? '' : ` class="${look}"`}>${cells}</tr>`;
    });
    const boards = frame.boards.map((board) => `<p class="hs-board">${cardsHtml(board)}</p>`).join('');
    const middle = frame.middleLabel === null ? '' : `<p class="hs-pot">${escapeIsolated(frame.middleLabel)}</p>`;
    return `<div class="hs-seats">${middle}${boards}
<div class="hs-scroll" tabindex="0" role="group" aria-label="${escapeMarkup(words.seats)}"><table><thead><tr>${columns.map(({ head }) => head).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div></div>`;
  }

  /** A ledger has neither stacks nor street bets. Cards get a column only if some are known. */
  private seatColumns(frame: Frame): SeatColumn[] {
    const { words, kind } = this.hand;
    const player: SeatColumn = {
      head: wordHead(words.player),
      cell: (seat) => `<th scope="row"><bdi>${escapeMarkup(seat.name)}</bdi>${this.marks(seat, frame)}</th>`,
    };
    const cards: SeatColumn = { head: wordHead(words.cards), cell: (seat) => `<td>${cardsHtml(seat.cards)}</td>` };
    const paid = numberColumn(words.paid, ({ paid }) => paid.text);
    const stack = numberColumn(words.stack, ({ stack }) => stack.text);
    const bet = numberColumn(words['street-bet'], ({ bet }) => (bet.chips === 0 ? '' : bet.text));
    const hasBets = kind !== 'ledger' && frame.seats.some((seat) => seat.bet.chips !== 0);
    const hasCards = frame.seats.some((seat) => seat.cards.length > 0);
    return [player, kind === 'ledger' ? paid : stack, ...(hasBets ? [bet] : []), ...(hasCards ? [cards] : [])];
  }

  private marks(seat: SeatView, frame: Frame): string {
    const { words } = this.hand;
    const marks = [
      seat.position ?? '',
      seat.button ? words.button : '',
      statusWord(seat, frame, words),
      seat.won === null ? '' : `${words.award} ${seat.won.text}`,
    ];
    return marks
      .filter((mark) => mark !== '')
      .map((mark) => ` <span class="hs-mark">${escapeIsolated(mark)}</span>`)
      .join('');
  }

  private pots({ layers, refund, bets }: PotsView, level: number): string {
    const { words, direction, listSeparator } = this.hand;
    const bars = [...layers, ...(bets === null ? [] : [bets])];
    if (bars.length === 0 && refund === null) return '';
    const largest = Math.max(
      1,
      ...[...bars, ...(refund === null ? [] : [refund])].map(({ amount }) => amount.chips ?? 0),
    );
    const title = layers.length === 0 ? (bets?.label ?? words.pots) : words.pots;
    const items = bars.map((layer) => {
      this.pictures += 1;
      return `<li>
${layer.label === title ? '' : `<p class="hs-label">${escapeIsolated(layer.label)}</p>\n`}${barSvg(layer, largest, direction, `${this.id}-${this.pictures}`)}
<p class="hs-shares">${this.shares(layer)}</p>
<p class="hs-eligible">${escapeMarkup(words.eligible)}: ${names(layer.eligible, listSeparator)}</p>
</li>`;
    });
    const back =
      refund === null
        ? ''
        : `\n<p class="hs-label hs-refund-label">${escapeIsolated(refund.label)}</p>\n${barSvg(refund, largest, direction, '')}`;
    return `<section class="hs-pots">${this.heading(title, level)}
<ol class="hs-layers">${items.join('\n')}</ol>${back}</section>`;
  }

  private shares(layer: BarView): string {
    const { words } = this.hand;
    const parts = layer.shares.map(({ name, amount, folded, seat }) => {
      const out = folded ? ` <span class="hs-mark">${escapeMarkup(words.folded)}</span>` : '';
      return `<span class="hs-share"><svg class="hs-key" viewBox="0 0 10 10" aria-hidden="true"><rect class="hs-share-${seat % 10}" width="10" height="10"/></svg><bdi>${escapeMarkup(name)}</bdi> <bdi>${escapeMarkup(amount.text)}</bdi>${out}</span>`;
    });
    if (layer.dead !== null)
      parts.push(
        `<span class="hs-share">${escapeMarkup(words.dead)} <bdi>${escapeMarkup(layer.dead.text)}</bdi></span>`,
      );
    return parts.join(' + ');
  }

  private steps(line: LineView, level: number): string {
    const { words } = this.hand;
    const items = line.frames
      .filter((frame) => frame.kind !== 'end' && (frame.events.length > 0 || frame.remarks.length > 0))
      .map((frame) => {
        const events = frame.events.map(({ text, pot, illegal }) => {
          const after =
            pot === null
              ? ''
              : ` <span class="hs-after">${escapeMarkup(words['running-pot'])} <bdi>${escapeMarkup(pot.text)}</bdi></span>`;
          return `<p${illegal === null ? '' : ' class="hs-illegal"'}>${escapeIsolated(text)}${after}</p>`;
        });
        const remarks = frame.remarks.map((remark) => `<p class="hs-remark" dir="auto">${escapeMarkup(remark)}</p>`);
        return `<li data-line="${this.firstLine + frame.line}">${[...events, ...remarks].join('')}</li>`;
      });
    if (items.length === 0) return '';
    return `<section class="hs-steps">${this.heading(words.steps, level)}\n<ol>${items.join('\n')}</ol></section>`;
  }

  /** Collapsed if an exercise is asked at this frame: the list would give the answer away. */
  private mayDo(frame: Frame, line: LineView, level: number): string {
    const { next } = frame;
    if (next === null) return '';
    const options = next.options.map((option) => `<li>${escapeIsolated(option)}</li>`);
    const list = `<ul>${options.join('')}</ul>`;
    if (!isAskedAt(line, frame))
      return `<section class="hs-next">${this.heading(next.question, level)}\n${list}</section>`;
    const summary = `<summary>${escapeIsolated(next.question)}</summary>`;
    return `<section class="hs-next"><details>${summary}${list}</details></section>`;
  }

  private result({ result }: Frame, level: number): string {
    const { words } = this.hand;
    if (result === null) return '';
    const rows = result.balances.map(
      ({ name, paid, award, refund, net }) =>
        `<tr><th scope="row"><bdi>${escapeMarkup(name)}</bdi></th>${[paid, award, refund].map(({ text }) => `<td class="hs-number">${escapeMarkup(text)}</td>`).join('')}<td class="hs-number">${escapeIsolated(net.text)}</td></tr>`,
    );
    const heads = [wordHead(words.player), ...[words.paid, words.award, words.refund, words.net].map(numberHead)];
    return `<section class="hs-result">${this.heading(words.result, level)}
<ul>${result.awards.map((award) => `<li>${escapeIsolated(award)}</li>`).join('')}</ul>
<div class="hs-scroll" tabindex="0" role="group" aria-label="${escapeMarkup(words.result)}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>
<p class="hs-check-sum">${escapeIsolated(result.checkSumText)}</p></section>`;
  }

  private exercises(exercises: readonly Exercise[], level: number): string {
    const { words } = this.hand;
    if (exercises.length === 0) return '';
    const items = exercises.map(({ line, question, answer, why }) => {
      const derivation = why === null ? '' : `<p class="hs-why">${escapeIsolated(why)}</p>`;
      return `<li data-line="${this.firstLine + line}"><p class="hs-question" dir="auto">${escapeIsolated(question)}</p>
<details><summary>${escapeMarkup(words.answer)}</summary><p>${escapeIsolated(answer)}</p>${derivation}</details></li>`;
    });
    return `<section class="hs-quiz">${this.heading(words.exercise, level)}\n<ol>${items.join('\n')}</ol></section>`;
  }
}

/** A column of the table of seats. */
interface SeatColumn {
  readonly head: string;
  readonly cell: (seat: SeatView) => string;
}

function numberColumn(word: string, textOf: (seat: SeatView) => string): SeatColumn {
  return { head: numberHead(word), cell: (seat) => `<td class="hs-number">${escapeMarkup(textOf(seat))}</td>` };
}

const wordHead = (word: string): string => `<th scope="col">${escapeMarkup(word)}</th>`;

/** Right-aligns numbers in both reading directions, so that digits of equal value line up. */
const numberHead = (word: string): string => `<th scope="col" class="hs-number">${escapeMarkup(word)}</th>`;

function names(list: readonly string[], separator: string): string {
  return list.map((name) => `<bdi>${escapeMarkup(name)}</bdi>`).join(separator);
}

function cardsHtml(codes: readonly string[]): string {
  const cards = codes.map((code) => {
    const { rank, suit, kind } = faceOf(code);
    return `<span class="hs-card hs-card-${kind}">${rank}${suit}</span>`;
  });
  return cards.length === 0 ? '' : `<span class="hs-cards" dir="ltr">${cards.join(' ')}</span>`;
}
