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

/** The short form of each kind of statement. */
const BRIEFS: { readonly [K in Statement['kind']]: (node: Extract<Statement, { kind: K }>) => string } = {
  hand: (node) => (node.title === null ? 'hand' : `hand "${node.title.text}"`),
  game: (node) => `game ${node.game ?? `?${node.value.text}`}`,
  blinds: (node) =>
    `blinds ${node.amounts.map(amount).join('/')}${node.noSmallBlind ? ' no-SB' : ''}${node.by === null ? '' : ` by ${player(node.by)}`}`,
  bets: (node) => `bets ${node.amounts.map(amount).join('/')}`,
  ante: (node) => `ante ${amount(node.amount)}${node.by === null ? '' : ` by ${player(node.by)}`}`,
  bomb: (node) => `${node.kind} ${amount(node.amount)}`,
  stacks: (node) => `${node.kind} ${amount(node.amount)}`,
  unit: (node) => `${node.kind} ${amount(node.amount)}`,
  dead: (node) => `${node.kind} ${amount(node.amount)}`,
  straddle: (node) => `straddle ${player(node.player)} ${amount(node.amount)}`,
  seats: (node) => (node.count === null ? `seats ${node.seats.map(seat).join(', ')}` : `seats #${node.count.value}`),
  button: (node) => `button ${player(node.player)}`,
  rake: (node) =>
    [
      'rake',
      node.percent === null ? '' : `${node.percent.numerator}/${node.percent.denominator}`,
      node.amount === null ? '' : amount(node.amount),
      node.cap === null ? '' : `cap ${amount(node.cap)}`,
      node.noFlopNoDrop ? 'no-flop-no-drop' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  rules: (node) =>
    [
      `rules ${node.profile?.text ?? '-'}`,
      ...node.knobs.map((knob) => `${knob.name.text}=${knob.values.map((value) => value.text).join(' ')}`),
    ].join(', '),
  assume: (node) => `assume ${node.items.map((item) => item.name ?? `?${item.text}`).join(', ')}`,
  street: (node) => (node.cards.length === 0 ? node.street : `${node.street} ${cards(node.cards)}`),
  board: (node) => `board ${cards(node.cards)}`,
  pot: (node) => `pot ${amount(node.amount)}${node.eligible === null ? '' : ` for ${players(node.eligible)}`}`,
  action: (node) => action(node),
  post: (node) => `${player(node.player)} posts ${amount(node.amount)}${node.dead ? ' dead' : ''}`,
  shows: (node) => `${player(node.player)} shows ${cards(node.cards)}`,
  mucks: (node) => `${players(node.players)} mucks`,
  wins: (node) => {
    const pot = node.pot === null ? '' : node.pot.kind === 'main' ? ' main' : ` side${node.pot.index ?? ''}`;
    return `${players(node.players)} wins${pot}${node.amount === null ? '' : ` ${amount(node.amount)}`}`;
  },
  pushes: (node) => `${player(node.player)} pushes ${node.chips.map(amount).join('+')}`,
  expect: (node) => `expect ${node.facts.map(fact).join(' | ')}`.trimEnd(),
  ask: (node) =>
    `ask ${node.fact === null ? '-' : fact(node.fact)}${node.question === null ? '' : ` "${node.question.text}"`}`,
  illegal: (node) =>
    `illegal ${node.code === null ? '' : `${node.code.text}: `}${node.action === null ? '-' : action(node.action)}`,
  cite: (node) => `cite ${node.book.text} ${node.year ?? '-'} ${node.number?.text ?? '-'}`,
  mark: (node) => `mark ${node.name?.text ?? '-'}`,
  branch: (node) => {
    const title = node.title === null ? '' : ` "${node.title.text}"`;
    const from = node.from === null ? '' : ` from ${node.from.text}`;
    return `branch${title}${from} { ${node.body.map(brief).join('; ')} }${node.closing === null ? ' open' : ''}`;
  },
  'ledger-entry': (node) =>
    `entry ${player(node.player)} ${amount(node.amount)}${node.allIn ? ' allin' : ''}${node.folded ? ' folded' : ''}`,
  commentary: (node) => `> ${node.text}`,
  ledger: (node) => node.kind,
  'run-twice': (node) => node.kind,
};

/** One statement. */
function brief(node: Statement): string {
  const write = BRIEFS[node.kind] as (node: Statement) => string;
  return write(node);
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
