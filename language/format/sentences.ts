/** Statements written in a language: its words, its order of the parts. */
import type { CanonicalWord } from '../syntax/lexicon/index';
import type { OrderName, PhraseUse } from '../syntax/lexicon/lexicon';
import { commaOf, isPrefix, orderOf, type Phrase, phraseOf } from '../syntax/lexicon/phrasing';
import { countPlayers } from '../syntax/line/playerList';
import type {
  ActionNode,
  FactName,
  FactNode,
  LanguageCode,
  PlayerRef,
  Span,
  Statement,
  StatementOf,
} from '../syntax/tree';

/** How a statement is put together. */
export interface Manner {
  readonly words: LanguageCode;
  /** The language whose patterns are followed. */
  readonly order: LanguageCode;
  /** The word for `and` goes between the last two items of a list; with `all`, between any two. */
  readonly joined: 'last' | 'all';
}

const WORD_OF_FACT: Readonly<Partial<Record<FactName, CanonicalWord>>> = {
  wins: 'win',
  'is-all-in': 'all-in',
  'is-folded': 'folded',
};

const WORD_OF_COUNT: Readonly<Partial<Record<number, CanonicalWord>>> = { 2: 'both', 3: 'all-three' };

/** A letter that و is written together with. */
const ARABIC = /^\p{Script=Arabic}/u;

type Slots = Readonly<Record<string, string>>;

/** Writes statements of one hand. */
export class SentenceWriter {
  /**
   * @param textOf a stretch of the hand's text, its words and digits in the wanted language
   * @param numberOf a small number in the digits of the amount beside it
   */
  constructor(
    private readonly manner: Manner,
    private readonly textOf: (span: Span) => string,
    private readonly numberOf: (value: number, beside: Span | null) => string,
  ) {}

  /** The comma between the parts of a line. */
  get comma(): string {
    return `${commaOf(this.manner.words)} `;
  }

  /** The statement in words; null: its order is the same in every language, so that a caller replaces its words one by one. */
  write(statement: Statement): string | null {
    const write = SentenceWriter.#writers[statement.kind] as
      | ((sentences: SentenceWriter, node: Statement) => string | null)
      | null;
    return write === null ? null : write(this, statement);
  }

  /** How each kind of statement is put together; null: in the same order in every language. */
  static readonly #writers: {
    readonly [K in Statement['kind']]: ((sentences: SentenceWriter, node: StatementOf<K>) => string | null) | null;
  } = {
    hand: null,
    game: null,
    blinds: null,
    bets: null,
    ante: null,
    bomb: null,
    straddle: (sentences, node) => {
      if (node.player === null || node.player.start !== node.start) return null;
      return sentences.playerSentence('posts', 'straddle', [node.player], {
        dead: '',
        amount: sentences.text(node.amount),
      });
    },
    stacks: null,
    seats: null,
    button: null,
    unit: null,
    rake: null,
    rules: null,
    assume: null,
    street: null,
    board: null,
    'run-twice': null,
    pot: (sentences, { amount, eligible }) =>
      sentences.headed('pot', 'pot', { amount: sentences.text(amount), for: sentences.forList(eligible) }),
    action: (sentences, node) => sentences.action(node),
    post: (sentences, { player, dead, amount }) =>
      sentences.playerSentence('posts', 'post', [player], {
        dead: dead ? sentences.word('dead') : '',
        amount: sentences.text(amount),
      }),
    shows: (sentences, { player, cards }) =>
      sentences.playerSentence('shows', 'show', [player], {
        cards: cards.map((card) => sentences.textOf(card)).join(' '),
      }),
    mucks: (sentences, { players }) => sentences.playerSentence('shows', 'muck', players, { cards: '' }),
    wins: (sentences, { players, pot, amount }) =>
      sentences.playerSentence('wins', 'win', players, {
        pot: pot === null ? '' : sentences.pot(pot.kind, pot.kind === 'side' ? pot.index : null, amount),
        amount: sentences.text(amount),
      }),
    pushes: null,
    expect: (sentences, { facts }) =>
      `${sentences.word('expect')} ${facts.map((fact) => sentences.fact(fact)).join(sentences.comma)}`,
    illegal: (sentences, { code, action }) => {
      const written = code === null ? '' : `${sentences.textOf(code)}:`;
      return action === null ? null : tidy(`${sentences.word('illegal')} ${written} ${sentences.action(action)}`);
    },
    cite: null,
    ask: (sentences, { fact, question }) =>
      tidy(`${sentences.word('ask')} ${fact === null ? '' : sentences.fact(fact)} ${sentences.text(question)}`),
    mark: null,
    branch: (sentences, { title, from }) =>
      sentences.headed('branch', 'branch', {
        title: sentences.text(title),
        from: from === null ? '' : sentences.marked('from', sentences.textOf(from)),
      }),
    ledger: null,
    'ledger-entry': (sentences, { player, amount, allIn, folded }) =>
      sentences.fill('entry', {
        who: sentences.player(player),
        amount: sentences.text(amount),
        'all-in': allIn ? sentences.word('all-in') : '',
        folded: folded ? sentences.word('folded') : '',
      }),
    dead: null,
    commentary: null,
  };

  private headed(head: CanonicalWord, name: OrderName, slots: Slots): string {
    return tidy(`${this.word(head)} ${this.fill(name, slots)}`);
  }

  private action(node: ActionNode): string {
    const { actors, verb } = node;
    const completing = node.completes === true ? 'complete' : null;
    switch (actors.kind) {
      case 'until':
        return this.fill('until', {
          verb: this.word(verb, completing),
          // Of all players before them, if the language says so.
          verbs: this.word(verb, 'many'),
          'up-to': this.marked('to', this.textOf(actors.upTo)),
          player: this.textOf(actors.upTo),
        });
      case 'others':
        return this.fill('action', {
          ...this.amounts(node),
          who: this.word(WORD_OF_COUNT[actors.count ?? 0] ?? 'others'),
          verb: this.word(verb, completing ?? 'many'),
        });
      case 'players': {
        const { players } = actors;
        const use = completing ?? (countPlayers(players) > 1 ? 'many' : null);
        return this.fill('action', {
          ...this.amounts(node),
          who: this.people(players),
          verb: this.word(verbOf(node), use),
        });
      }
      case 'none':
        return this.fill('action', { ...this.amounts(node), who: '', verb: this.word(verb, completing) });
    }
  }

  /** The numbers in the order in which they stand, each with its marker, and the flag. */
  private amounts({ to, by, adds, bare, allIn }: ActionNode): Slots {
    const said = [
      ...(to === null ? [] : [{ amount: to, marker: 'to' as const }]),
      ...(by === null ? [] : [{ amount: by, marker: 'by' as const }]),
      ...(adds === null ? [] : [{ amount: adds, marker: 'adds' as const }]),
      ...(bare === null ? [] : [{ amount: bare, marker: null }]),
    ].sort((a, b) => a.amount.start - b.amount.start);
    const amounts = said.map(({ amount, marker }) =>
      marker === null ? this.textOf(amount) : this.marked(marker, this.textOf(amount)),
    );
    return { amounts: amounts.join(' '), 'all-in': allIn === null ? '' : this.word('all-in') };
  }

  private playerSentence(
    name: OrderName,
    verb: CanonicalWord,
    players: readonly (PlayerRef | null)[],
    slots: Slots,
  ): string {
    const who = players.filter((player) => player !== null);
    return this.fill(name, {
      ...slots,
      who: this.people(who),
      verb: this.word(verb, countPlayers(who) > 1 ? 'many' : null),
    });
  }

  /** One part of an `expect`. */
  fact(node: FactNode): string {
    const { fact, value, index, of, verbs, eligible, player, alsoPlayers } = node;
    const who = player === null ? '' : this.people([player, ...alsoPlayers]);
    const word = WORD_OF_FACT[fact] ?? (fact as CanonicalWord);
    const slots: Slots = {
      who,
      fact: this.word(word, alsoPlayers.length > 0 ? 'many' : null),
      value: this.text(value),
      verbs: verbs.map(({ verb }) => this.word(verb, 'right')).join(this.comma),
      index: index === null ? '' : this.numberOf(index, value),
      for: this.forList(eligible),
      pot: of === null ? '' : this.pot(of, index, null),
      'up-to': player === null ? '' : this.marked('to', who),
    };
    return this.fill(orderOfFact(fact), slots);
  }

  /** `main pot`, `side pot 2`. */
  private pot(kind: 'main' | 'side', index: number | null, beside: Span | null): string {
    const name = this.word(kind === 'main' ? 'main-pot' : 'side-pot');
    return index === null ? name : `${name} ${this.numberOf(index, beside)}`;
  }

  private forList(players: readonly PlayerRef[] | null): string {
    if (players === null) return '';
    const names = players.map((player) => this.textOf(player));
    return names.length === 0
      ? ''
      : this.marked('for', this.manner.joined === 'all' ? this.joined(names) : names.join(this.comma));
  }

  private people(players: readonly PlayerRef[]): string {
    // `the blinds` are two players in one word.
    const written = players.filter(({ start, end }, at) => start === end || start !== players[at - 1]?.start);
    const names: string[] = [];
    for (const player of written) {
      const text = this.player(player);
      if (player.beside === true) names.push(`${names.pop() ?? ''} ${text}`);
      else names.push(text);
    }
    if (this.manner.joined === 'all' || names.length < 3) return this.joined(names);
    return this.joined([names.slice(0, -1).join(this.comma), names.at(-1) ?? '']);
  }

  /** `Raha`, `Raha (BTN)` */
  private player(player: PlayerRef): string {
    return player.at === undefined ? this.textOf(player) : `${this.textOf(player)} (${this.textOf(player.at)})`;
  }

  /** `A and B`; where the word is written together with the next one (`أ وب`), so. */
  private joined(names: readonly string[]): string {
    const and = this.word('and');
    const isPrefixHere = isPrefix(this.manner.words, and);
    // A damaged action has no player to name.
    const [first = '', ...others] = names;
    return others.reduce((list, name) => `${list} ${and}${isPrefixHere && ARABIC.test(name) ? '' : ' '}${name}`, first);
  }

  /** A marker on its side of what it marks. */
  marked(marker: 'to' | 'by' | 'adds' | 'for' | 'from', marked: string): string {
    const { text, side } = this.phrase(marker);
    return side === 'before' ? `${text} ${marked}` : `${marked} ${text}`;
  }

  private text(span: Span | null): string {
    return span === null ? '' : this.textOf(span);
  }

  private word(word: CanonicalWord, use: PhraseUse | null = null): string {
    return this.phrase(word, use).text;
  }

  private phrase(word: CanonicalWord, use: PhraseUse | null = null): Phrase {
    return phraseOf(this.manner.words, word, use);
  }

  private fill(name: OrderName, slots: Slots): string {
    const put = (pattern: string): string => pattern.replace(/\{([a-z-]+)\}/g, (_, slot: string) => slots[slot] ?? '');
    const pattern = orderOf(this.manner.order, name).replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{([a-z-]+)\}/g)].every(([, slot = '']) => slots[slot] === '') ? '' : part,
    );
    return tidy(put(pattern));
  }
}

/** The verb, or the one that includes the amount: `min-raises`. */
function verbOf({ verb, bare }: ActionNode): CanonicalWord {
  return bare?.form === 'min' && bare.start >= 0 && bare.start === bare.end ? 'least-raise' : verb;
}

/** Empty slots leave blanks. */
function tidy(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim();
}

function orderOfFact(fact: FactName): OrderName {
  switch (fact) {
    case 'may':
    case 'may-not':
    case 'options':
    case 'refund':
    case 'winner':
      return fact;
    case 'is-all-in':
    case 'is-folded':
      return 'state';
    case 'layer':
    case 'main-pot':
    case 'side-pot':
      return 'share';
    default:
      return 'fact';
  }
}
