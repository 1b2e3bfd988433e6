/** Statements in a short form, so that a table of lines and what they mean can be read. */
import { parseHand } from '../../../language/syntax/index';
import type {
  ActionNode,
  AmountNode,
  CardNode,
  FactNode,
  HandTree,
  PlayerRef,
  SeatNode,
  Statement,
} from '../../../language/syntax/tree';
import { formatDecimal } from '../../../language/text/decimal';

/** `500`, `+420`, `2.5bb`, `pot*1/2`, `x3`, `min`; `$` and the like in front. */
export function amount(node: AmountNode | null): string {
  if (node === null) return '-';
  const currency = node.currency ?? '';
  switch (node.form) {
    case 'number':
      return `${currency}${node.sign ?? ''}${formatDecimal(node.value)}${node.unit === 'bb' ? 'bb' : ''}`;
    case 'pot':
      return `pot*${node.numerator}/${node.denominator}`;
    case 'times':
      return `x${formatDecimal(node.factor)}`;
    default:
      return node.form;
  }
}

/** `Raha`, `@BTN` for whoever sits there, `?Rha` for nobody. */
function player(ref: PlayerRef | null): string {
  if (ref === null) return '-';
  if (ref.kind === 'name') return ref.name;
  return ref.kind === 'position' ? `@${ref.position}` : `?${ref.text}`;
}

const players = (refs: readonly PlayerRef[]): string => refs.map(player).join('+');
const cards = (nodes: readonly CardNode[]): string => nodes.map((card) => card.code ?? '!').join(' ');

function action(node: ActionNode): string {
  const { actors } = node;
  const who =
    actors.kind === 'players'
      ? players(actors.players)
      : actors.kind === 'until'
        ? `until(${player(actors.upTo)})`
        : actors.kind;
  const numbers = (['to', 'by', 'adds', 'bare'] as const)
    .filter((key) => node[key] !== null)
    .map((key) => ` ${key} ${amount(node[key])}`);
  return `${who} ${node.verb}${numbers.join('')}${node.allIn === null ? '' : ' allin'}${node.incomplete ? ' incomplete' : ''}`;
}

function fact(node: FactNode): string {
  const parts = [
    node.player === null ? '' : players([node.player, ...node.alsoPlayers]),
    node.fact,
    node.index === null ? '' : `#${node.index}`,
    node.of === null ? '' : `of ${node.of}`,
    node.verbs.map(({ verb }) => verb).join('/'),
    node.value === null ? '' : amount(node.value),
    node.eligible === null ? '' : `for ${players(node.eligible)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function seat(node: SeatNode): string {
  const position = node.position === null ? '' : ` (${node.position.position ?? `?${node.position.text}`})`;
  const stack = node.stack === null ? '' : ` ${amount(node.stack)}`;
  return `${node.name.text}${position}${stack}${node.cards.length === 0 ? '' : ` [${cards(node.cards)}]`}`;
}

/** One statement. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one short case for each kind of statement
function brief(node: Statement): string {
  switch (node.kind) {
    case 'hand':
      return node.title === null ? 'hand' : `hand "${node.title.text}"`;
    case 'game':
      return `game ${node.game ?? `?${node.value.text}`}`;
    case 'blinds':
      return `blinds ${node.amounts.map(amount).join('/')}${node.noSmallBlind ? ' no-SB' : ''}${node.by === null ? '' : ` by ${player(node.by)}`}`;
    case 'bets':
      return `bets ${node.amounts.map(amount).join('/')}`;
    case 'ante':
      return `ante ${amount(node.amount)}${node.by === null ? '' : ` by ${player(node.by)}`}`;
    case 'bomb':
    case 'stacks':
    case 'unit':
    case 'dead':
      return `${node.kind} ${amount(node.amount)}`;
    case 'straddle':
      return `straddle ${player(node.player)} ${amount(node.amount)}`;
    case 'seats':
      return node.count === null ? `seats ${node.seats.map(seat).join(', ')}` : `seats #${node.count.value}`;
    case 'button':
      return `button ${player(node.player)}`;
    case 'rake':
      return [
        'rake',
        node.percent === null ? '' : `${node.percent.numerator}/${node.percent.denominator}`,
        node.amount === null ? '' : amount(node.amount),
        node.cap === null ? '' : `cap ${amount(node.cap)}`,
        node.noFlopNoDrop ? 'no-flop-no-drop' : '',
      ]
        .filter((part) => part !== '')
        .join(' ');
    case 'rules':
      return [
        `rules ${node.profile?.text ?? '-'}`,
        ...node.knobs.map((knob) => `${knob.name.text}=${knob.values.map((value) => value.text).join(' ')}`),
      ].join(', ');
    case 'assume':
      return `assume ${node.items.map((item) => item.name ?? `?${item.text}`).join(', ')}`;
    case 'street':
      return node.cards.length === 0 ? node.street : `${node.street} ${cards(node.cards)}`;
    case 'board':
      return `board ${cards(node.cards)}`;
    case 'pot':
      return `pot ${amount(node.amount)}${node.eligible === null ? '' : ` for ${players(node.eligible)}`}`;
    case 'action':
      return action(node);
    case 'post':
      return `${player(node.player)} posts ${amount(node.amount)}${node.dead ? ' dead' : ''}`;
    case 'shows':
      return `${player(node.player)} shows ${cards(node.cards)}`;
    case 'mucks':
      return `${players(node.players)} mucks`;
    case 'wins': {
      const pot = node.pot === null ? '' : node.pot.kind === 'main' ? ' main' : ` side${node.pot.index ?? ''}`;
      return `${players(node.players)} wins${pot}${node.amount === null ? '' : ` ${amount(node.amount)}`}`;
    }
    case 'pushes':
      return `${player(node.player)} pushes ${node.chips.map(amount).join('+')}`;
    case 'expect':
      return `expect ${node.facts.map(fact).join(' | ')}`.trimEnd();
    case 'ask':
      return `ask ${node.fact === null ? '-' : fact(node.fact)}${node.question === null ? '' : ` "${node.question.text}"`}`;
    case 'illegal':
      return `illegal ${node.code === null ? '' : `${node.code.text}: `}${node.action === null ? '-' : action(node.action)}`;
    case 'cite':
      return `cite ${node.book.text} ${node.year ?? '-'} ${node.number?.text ?? '-'}`;
    case 'mark':
      return `mark ${node.name?.text ?? '-'}`;
    case 'branch': {
      const title = node.title === null ? '' : ` "${node.title.text}"`;
      const from = node.from === null ? '' : ` from ${node.from.text}`;
      return `branch${title}${from} { ${node.body.map(brief).join('; ')} }${node.closing === null ? ' open' : ''}`;
    }
    case 'ledger-entry':
      return `entry ${player(node.player)} ${amount(node.amount)}${node.allIn ? ' allin' : ''}${node.folded ? ' folded' : ''}`;
    case 'commentary':
      return `> ${node.text}`;
    case 'ledger':
    case 'run-twice':
      return node.kind;
  }
}

/** All statements of a text. */
export function briefs(text: string, names?: readonly string[]): string[] {
  return parseHand(text, names === undefined ? {} : { names }).statements.map(brief);
}

/** Its problems as `message «place»`; `message` without the area where it is syntax. */
export function problemsOf(tree: HandTree): string[] {
  return tree.problems.map(
    (problem) => `${problem.message.replace('text/syntax.', '')} «${tree.text.slice(problem.start, problem.end)}»`,
  );
}

/** The statements of a text, and its problems. */
export function read(text: string, names?: readonly string[]): { statements: string[]; problems: string[] } {
  const tree = parseHand(text, names === undefined ? {} : { names });
  return { statements: tree.statements.map(brief), problems: problemsOf(tree) };
}
