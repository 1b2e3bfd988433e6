/** Fixes for how a line is written. Fixes that the parser is sure of come with its problem. */
import type { DiagnosticCode } from '../diagnostics/codes';
import { sentence, text } from '../diagnostics/params';
import type { Fix } from '../diagnostics/problem';
import { inDigits } from '../format/digits';
import { CITATIONS, checkCitation } from '../poker/rulebook';
import { nearest } from '../syntax/forgiving/typos';
import { closingMark } from '../syntax/tokens/quotationMarks';
import type { ActionNode, AmountNode, Statement } from '../syntax/tree';
import { type DigitSystem, digitSystemsIn, toAsciiDigits } from '../text/digits';
import { unclosedBranch } from './branchEnd';
import type { ActionToWrite } from './handWriter';
import { bracketed, isFiller } from './heldCards';
import { flat } from './lines';
import { addFix, type Maker, removeStatementFixes, removeTextFix, replaceFix, rewriteFix, short } from './make';
import type { ProblemPlace } from './problemPlace';

const written = ({ lines, problem }: ProblemPlace): string => lines.textOf(problem.span);

const takenOut: Maker = (place) => [
  removeTextFix(place.lines.withoutSpan(place.problem.span), written(place), 'possible'),
];

/** Writes the number in the digits that most of it has. If it has `٫` or `٬`, native digits win: in Latin digits `۱۰٫125` could be read as thousands. */
const mixedDigits: Maker = (place) => {
  const text = written(place);
  const count = (system: DigitSystem): number =>
    [...text].filter((digit) => digitSystemsIn(digit)[0] === system).length;
  const signs: readonly DigitSystem[] = /[٫٬]/u.test(text) ? ['persian', 'arabic'] : [];
  const rank = (system: DigitSystem): number => (signs.includes(system) ? text.length : 0) + count(system);
  const [system = 'latin'] = [...digitSystemsIn(text)].sort((a, b) => rank(b) - rank(a));
  return [replaceFix(place.problem.span, inDigits(toAsciiDigits(text), system), 'sure')];
};

const unknownWord: Maker = (place) => {
  const { problem, variant, tree, writer, lines } = place;
  const { span } = problem;
  switch (variant) {
    case '':
      return nearest(written(place), tree.names).map((name) => replaceFix(span, writer.name(name), 'possible'));
    case 'near': {
      const suggestion = place.word('suggestion');
      return suggestion === null || problem.fixes.length > 0 ? [] : [replaceFix(span, suggestion, 'possible')];
    }
    case 'mark':
      return place
        .names('names')
        .slice(-MOST_MARKS)
        .map((mark) => replaceFix(span, labelOf(mark), 'possible'));
    case 'no-mark': {
      const node = place.statement?.kind === 'branch' ? place.statement : null;
      const text = node === null ? null : writer.statement({ ...node, from: null });
      return node === null || text === null ? [] : [replaceFix(lines.headOf(node), text, 'possible')];
    }
    default:
      return [];
  }
};

/** Of many marks above a branch the last are offered. */
const MOST_MARKS = 3;

const labelOf = (mark: string): string => (/[\s,]/.test(mark) ? `"${mark}"` : mark);

/** `1,50` is meant as 150, or as 1.50. */
const grouping: Maker = (place) => {
  const text = written(place);
  const ways = [text.replace(/[,٬]/gu, ''), text.replace(/[,٬](?=[^,٬]*$)/u, '.')];
  return ways.filter((way) => way !== text).map((way) => replaceFix(place.problem.span, way, 'possible'));
};

/** `1.000` in the groups of the notation: a comma, or the sign of its digits. */
const point: Maker = (place) => {
  const text = written(place);
  const group = /[۰-۹٠-٩]/u.test(text) ? '٬' : ',';
  return [
    replaceFix(place.problem.span, text.replaceAll('.', ''), 'likely'),
    replaceFix(place.problem.span, text.replaceAll('.', group), 'likely'),
  ];
};

/** One of the two things goes, or a comma parts them. */
const secondVerb: Maker = (place) => {
  const { start } = place.problem.span;
  const comma = place.writer.comma(place.statement);
  const action = place.statement;
  // `A folds B calls`: the second verb has a player of its own.
  if (action?.kind === 'action' && action.verbSpan.start === start) {
    const before = place.lines.withoutSpan({ start: action.start, end: action.start });
    return [addFix({ ...before, newText: comma }, [comma.trim()], 'likely')];
  }
  const blanks = place.lines.withoutSpan({ start, end: start });
  return [...takenOut(place), addFix({ ...blanks, newText: comma }, [comma.trim()], 'possible')];
};

/** Both act, or the second of them was not meant to. */
const secondPlayer: Maker = (place) => {
  const { problem, statement, lines, writer } = place;
  const word = written(place);
  const removal = removeTextFix(lines.withoutSpan(problem.span), word, 'likely');
  if (statement?.kind !== 'action' || statement.actors.kind !== 'players') return [removal];
  const last = statement.actors.players.at(-1);
  if (last === undefined) return [removal];
  // `the blinds` are two players in the same words.
  const names = new Set(statement.actors.players.map((player) => lines.textOf(player)));
  // Side by side, or the verb and more between them.
  const isBeside = /^\s*$/.test(lines.textOf({ start: last.end, end: problem.span.start }));
  const together = isBeside
    ? replaceFix(
        { start: last.start, end: problem.span.end },
        writer.people(statement, [lines.textOf(last), word]),
        'likely',
      )
    : rewriteFix(
        statement,
        writer.action(statement, { ...said(place, statement), players: [...names, word] }),
        'likely',
      );
  return [together, removal];
};

/** `+300` is so many more. */
const sign: Maker = (place) => {
  const { problem, statement, writer } = place;
  const text = written(place).replace(/^[+\-−]/u, '');
  const node = place.action;
  const plain = replaceFix(problem.span, text, 'possible');
  if (node?.verb !== 'raise') return [plain];
  return [
    rewriteFix(node, writer.action(statement, { verb: 'raise', amount: { said: 'by', text } }), 'possible'),
    plain,
  ];
};

/** A second action that must be refused gets a line of its own, as a second fact that is asked. */
const ownLine =
  (head: 'illegal' | 'ask'): Maker =>
  (place) => {
    const { statement, problem, lines, writer } = place;
    const line = lines.spanOf(lines.lineOf(problem.span.start));
    const before = lines.textOf({ start: line.start, end: problem.span.start });
    const rest = before.replace(/[\s,،;؛]+$/u, '');
    const span = { start: line.start + rest.length, end: problem.span.start };
    const word = writer.word(statement, head);
    return [addFix(lines.split(span, `${word} `), [`${word} ${written(place)}`], 'likely')];
  };

/** Whose turn it is. */
const playerMissing: Maker = (place) => {
  const { action, toAct, writer } = place;
  if (action === null) return sameAsBefore(place);
  if (toAct === null) return [];
  return [
    rewriteFix(action, writer.action(action, { ...said(place, action), players: [place.nameOf(toAct)] }), 'likely'),
  ];
};

/** `UTG folds and shows A♠ A♥`: the player of the action before it. */
function sameAsBefore({ statement, lines, writer }: ProblemPlace): readonly Fix[] {
  if (statement?.kind !== 'shows' && statement?.kind !== 'mucks' && statement?.kind !== 'wins') return [];
  const before = lines.besides(statement).findLast(({ start }) => start < statement.start);
  if (before?.kind !== 'action' || before.actors.kind !== 'players') return [];
  const [player, second] = before.actors.players;
  if (player === undefined || second !== undefined) return [];
  const told = writer.statement(
    statement.kind === 'shows' ? { ...statement, player } : { ...statement, players: [player] },
  );
  return told === null ? [] : [rewriteFix(statement, told, 'likely')];
}

/** A number that says nothing goes with the word that leads to it: `bets 9 into 13`. */
const extraAmount: Maker = (place) => {
  const { tree, problem, lines, action } = place;
  const tokens = tree.tokens.filter(({ kind }) => kind !== 'space');
  const lead = tokens[tokens.findIndex(({ start }) => start === problem.span.start) - 1];
  if (action === null || lead === undefined || !isFiller(lead, action.verbSpan.end)) return takenOut(place);
  const span = { start: lead.start, end: problem.span.end };
  return [removeTextFix(lines.withoutSpan(span), lines.textOf(span), 'likely')];
};

/** The words of an action without its players. */
function said({ lines }: ProblemPlace, action: ActionNode): ActionToWrite {
  const amount = (['to', 'by', 'adds', 'bare'] as const)
    .map((number) => ({ said: number, span: action[number] }))
    .find(({ span }) => span !== null);
  const number = amount?.span ? { amount: { said: amount.said, text: lines.textOf(amount.span) } } : {};
  return { verb: action.verb, ...number, ...(action.allIn === null ? {} : { allIn: true }) };
}

const branchFrom: Maker = (place) => {
  const { statement, problem, writer } = place;
  const text = written(place);
  const from = `${writer.word(statement, 'from')} ${text}`;
  const isMark = flat(place.tree.statements).some((s) => s.kind === 'mark' && s.name?.text === text);
  const title = replaceFix(problem.span, `"${text}"`, isMark ? 'possible' : 'likely');
  return isMark ? [replaceFix(problem.span, from, 'likely'), title] : [title];
};

/** The years of the book's editions that have the number. */
const citeYear: Maker = (place) => {
  const [, book = '', number = ''] = /^(.*\S)\s+(\S+)$/u.exec(written(place)) ?? [];
  const end = place.problem.span.start + book.length;
  const years = [...new Set(CITATIONS.map(({ year }) => year))].sort((a, b) => b - a);
  return years
    .filter((year) => checkCitation(book, year, toAsciiDigits(number)).verdict === 'known')
    .map((year) => addFix({ start: end, end, newText: ` ${year}` }, [`${book} ${year} ${number}`], 'possible'));
};

/** `flop (pot 13)`: the pot goes on its own line, where it is checked; in a spot it states the middle. */
const streetPot: Maker = (place) => {
  const { lines, writer, statement, tree, problem } = place;
  const [amount = ''] = /[\p{Sc}]?\p{Nd}.*(?=[)\]）])/u.exec(written(place)) ?? [];
  if (statement?.kind !== 'street' || amount === '') return [];
  const before = tree.statements.slice(0, tree.statements.indexOf(statement));
  const isSpot =
    tree.statements.includes(statement) && !before.some(({ kind }) => kind === 'action' || kind === 'street');
  const words = isSpot
    ? [writer.word(statement, 'pot')]
    : [writer.word(statement, 'expect'), writer.word(statement, 'pot')];
  const told = `${words.join(' ')} ${amount.trim()}`;
  const gap = /^\s*:/.exec(tree.text.slice(problem.span.end))?.[0].length ?? 0;
  const removal = lines.withoutSpan({ start: problem.span.start, end: problem.span.end + gap });
  return [
    {
      title: sentence('fix/replace', { text: text(told) }),
      confidence: 'likely',
      edits: [removal, lines.below(statement.start, [told])],
    },
  ];
};

/** `flop Kc 9d 7c: Raha bets 100`: actions after the cards go below the street. */
const actionsApart: Maker = (place) => {
  const { lines, problem, statement, tree, variant } = place;
  const { start } = problem.span;
  const first = flat(tree.statements).find((other) => other.start === start);
  if (first === undefined || (statement?.kind === 'board' && variant === 'cards-only')) return takenOut(place);
  const line = lines.spanOf(lines.lineOf(start));
  const apart = [first, ...lines.besides(first).filter((other) => other.start > start && OWN_LINE.has(other.kind))];
  const isWhole = !tree.problems.some((other) => other.start >= start && other.end <= line.end && other.start > start);
  return [
    {
      title: sentence('fix/own-line', { text: text(short(written(place))) }),
      confidence: isWhole ? 'sure' : 'likely',
      edits: apart.map((statement) => {
        const kept = lines.textOf({ start: line.start, end: statement.start }).replace(/[\s:：,،;؛.।–—-]+$/u, '');
        return lines.split({ start: line.start + kept.length, end: statement.start }, '');
      }),
    },
  ];
};

/** Of what follows the cards of a street, the parts that go on a line of their own. */
const OWN_LINE: ReadonlySet<Statement['kind']> = new Set(['street', 'board', 'run-twice', 'expect', 'mark']);

/** The word for the list above its first line. */
const seatsAbove: Maker = ({ lines, writer, problem, statement }) => {
  const word = writer.word(statement, 'seats');
  return [addFix(lines.above(problem.span.start, [word]), [word], 'likely')];
};

/** A word of the notation may be somebody's name. */
const quoted: Maker = (place) => [
  ...takenOut(place),
  replaceFix(place.problem.span, `"${written(place)}"`, 'possible'),
];

/** An unclosed name ends before a number, after its first word, or at the end of the line. */
const unclosedQuote: Maker = (place) => {
  const { start, end } = place.problem.span;
  const text = written(place);
  const number = /\s+\p{Nd}/u.exec(text)?.index;
  const ends = new Set([number ?? text.search(/\s/), text.length]);
  const mark = closingMark(text);
  return [...ends].map((at) => {
    const edit = { start: start + at, end: start + at, newText: mark };
    const name = text.slice(0, at) + mark;
    return addFix(edit, [name], number !== undefined && at === number && start + at < end ? 'likely' : 'possible');
  });
};

/** Two players without a comma between them, unless it is one whose name has a space. */
const parted: Maker = (place) => {
  const text = written(place).replace(/\s+/g, place.writer.comma(place.statement));
  return [replaceFix(place.problem.span, text, 'likely')];
};

/** An assumption that nobody can check; with the only one the line goes. */
const assumption: Maker = (place) => {
  const items = place.of('assume')?.items ?? [];
  const item = items.find(({ start }) => start === place.problem.span.start);
  if (item === undefined || items.length === 1) return removeStatementFixes(place, place.statement, 'possible');
  return [removeTextFix(place.lines.withoutPart(items, item), written(place), 'possible')];
};

const loneEnd: Maker = ({ lines, problem }) => {
  const line = lines.lineOf(problem.span.start);
  return [removeTextFix(lines.withoutLines(line, line), lines.textOf(problem.span), 'likely')];
};

/** A straddle or a post without its amount is as large as it is played, or as the big blind. */
const forcedAmount: Maker = ({ statement, replay, tree, writer }) => {
  if (statement?.kind !== 'straddle' && statement?.kind !== 'post') return [];
  const all = flat(tree.statements).filter(({ kind }) => kind === 'straddle');
  const steps = replay?.main.steps.filter(({ action }) => action === 'straddle').slice(-all.length) ?? [];
  const chips = statement.kind === 'straddle' ? steps[all.indexOf(statement)]?.to : replay?.main.state?.setup.bigBlind;
  if (chips === undefined || chips === null) return [];
  const written = writer.chips(chips, statement);
  const amount: AmountNode = { form: 'min', digits: 'latin', currency: null, start: statement.end, end: statement.end };
  const told = writer.statement({ ...statement, amount }, new Map([[amount, written]]));
  if (told !== null) return [rewriteFix(statement, told, 'likely')];
  return [addFix({ start: statement.end, end: statement.end, newText: ` ${written}` }, [written], 'likely')];
};

/** A sign with its counterpart, cards with whose they are. */
const strange: Maker = (place) => {
  const fixes = bracketed(place);
  return fixes.length > 0 ? fixes : takenOut(place);
};

/** By the last part of the key `text/syntax.…`. */
const SYNTAX_FIXES: Readonly<Record<string, Maker>> = {
  'number-grouping': grouping,
  'number-point': point,
  'second-verb': secondVerb,
  'second-player': secondPlayer,
  sign,
  'one-action': ownLine('illegal'),
  'one-fact': ownLine('ask'),
  'player-missing': playerMissing,
  'unclosed-quote': (place) => (place.problem.fixes.length > 0 ? [] : unclosedQuote(place)),
  'branch-from': branchFrom,
  'branch-extra': takenOut,
  'cite-year': citeYear,
  misplaced: quoted,
  'quote-name': parted,
  'end-alone': loneEnd,
  'blinds-player': takenOut,
  'street-pot': streetPot,
  extra: takenOut,
  'amount-missing': forcedAmount,
  unexpected: strange,
  'extra-amount': extraAmount,
  'cards-only': actionsApart,
  'cards-only-line': actionsApart,
  'seat-line': seatsAbove,
  assumption,
};

const syntax: Maker = (place) => SYNTAX_FIXES[place.variant]?.(place) ?? [];

export const TEXT_FIXES = {
  'text/syntax': syntax,
  'text/unknown-word': unknownWord,
  'text/mixed-digits': mixedDigits,
  'text/unclosed-branch': unclosedBranch,
} as const satisfies Partial<Record<DiagnosticCode, Maker>>;
