/**
 * The tree of one hand: the content of each line, with a span for every word. Spans are half-open UTF-16 offsets into the
 * hand's own text. The tree records what was written, never what it means at the table: the replay decides which seat `BTN`
 * is and whether 500 is enough.
 */
import type { Decimal } from '../text/decimal';
import type { DigitSystem } from '../text/digits';

export type { DigitSystem };

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The languages of the lexicons; a line remembers which one its keywords came from. */
export type LanguageCode = string;

export type TokenKind =
  | 'word'
  | 'number'
  | 'card'
  | 'string'
  | 'comma'
  | 'slash'
  | 'percent'
  | 'colon'
  | 'stop'
  | 'paren'
  | 'sign'
  | 'symbol'
  | 'comment'
  | 'commentary'
  | 'space'
  | 'newline';

/** Tokens leave no gaps: joined, they are the text again. */
export interface Token extends Span {
  readonly kind: TokenKind;
  readonly text: string;
}

export interface Text extends Span {
  readonly text: string;
}

/** An amount as written. `k`/`m` are already multiplied in; `bb` is kept, because its value depends on the blinds. */
export type AmountNode = Span & { readonly digits: DigitSystem; readonly currency: string | null } & (
    | {
        readonly form: 'number';
        readonly value: Decimal;
        readonly unit: 'chips' | 'bb';
        readonly sign: '+' | '-' | null;
        /** Decimal places as written, where zeros end them: `0.50` has two. */
        readonly decimalPlaces?: number;
      }
    /** `pot`, `1/2 pot`, `50% pot`, `50%`: numerator / denominator of the pot. */
    | { readonly form: 'pot'; readonly numerator: number; readonly denominator: number }
    /** `3x`: times the level. */
    | { readonly form: 'times'; readonly factor: Decimal }
    | { readonly form: 'min' | 'max' }
  );

/** `SB BB UTG UTG+1 UTG+2 MP LJ HJ CO BTN`, or the words for them (`small blind`, `button`). */
export type PositionWord = 'SB' | 'BB' | 'UTG' | 'UTG+1' | 'UTG+2' | 'MP' | 'LJ' | 'HJ' | 'CO' | 'BTN';

/** A player as referred to. `name`: a name of this hand (as listed); `position`: whoever sits there; `unknown`: no known player, although one must come here. */
export type PlayerRef = Span & {
  readonly text: string;
  /** A second reference to the same player: `Raha (BTN)`, `Raha opens to 6 from UTG`, `UTG (Raha)`. */
  readonly at?: PlayerRef;
  /** Follows the player before without a comma or `and`: their seat or name again if it is theirs (`Raha BTN`). */
  readonly beside?: true;
} & (
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'position'; readonly position: PositionWord }
    | { readonly kind: 'unknown' }
  );

/** `code` is rank and suit in ASCII (`As`, `Th`), `??` for unknown, null where no card can be read. */
export interface CardNode extends Span {
  readonly code: string | null;
  readonly text: string;
}

export type Verb = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'all-in';
export type VerbOfRight = Exclude<Verb, 'all-in'>;

export type Actors =
  | { readonly kind: 'players'; readonly players: readonly PlayerRef[] }
  /** `folds to CO`: everyone from the next to act up to, but not including, this player. */
  | { readonly kind: 'until'; readonly upTo: PlayerRef }
  /** `others`, `everyone`: each player still to act; `both`: two of them. */
  | { readonly kind: 'others'; readonly span: Span; readonly count?: number }
  | { readonly kind: 'none' };

interface Node extends Span {
  /** Zero-based line in the hand's text. */
  readonly line: number;
  /** Language of the line's keywords; null where it has none. */
  readonly language: LanguageCode | null;
}

export interface ActionNode extends Node {
  readonly kind: 'action';
  readonly actors: Actors;
  readonly verb: Verb;
  readonly verbSpan: Span;
  /** The numbers as written: street total (`to`), increase of the level (`by`), new chips (`adds`); `bare`: not marked as any of them. */
  readonly to: AmountNode | null;
  readonly by: AmountNode | null;
  readonly adds: AmountNode | null;
  readonly bare: AmountNode | null;
  /** The all-in flag beside another verb. */
  readonly allIn: Span | null;
  /** A call whose verb means a raise to the full bet if a short bet can be completed. */
  readonly completes?: boolean;
  /** Players who are named but do not act; they change nothing: `3-bets Hero to 20`, `calls Sam`, `BB folds to SB`. */
  readonly against?: readonly PlayerRef[];
  /** Part of it could not be read, and this is reported: anything missing needs no second message. */
  readonly incomplete?: boolean;
}

export interface SeatNode extends Span {
  readonly name: Text;
  readonly position: (Span & { readonly position: PositionWord | null; readonly text: string }) | null;
  readonly stack: AmountNode | null;
  readonly cards: readonly CardNode[];
}

export type TableFact = 'pot' | 'level' | 'full-raise' | 'min-bet' | 'max-bet';
export type PlayerFact =
  | 'to-call'
  | 'facing'
  | 'min-raise'
  | 'max-raise'
  | 'min-raise-adds'
  | 'max-raise-adds'
  | 'min-raise-by'
  | 'max-raise-by'
  | 'may'
  | 'may-not'
  | 'options'
  | 'to-act'
  | 'is-all-in'
  | 'is-folded'
  | 'stack'
  | 'paid'
  | 'paid-total';
export type SettlementFact =
  | 'layer'
  | 'main-pot'
  | 'side-pot'
  | 'refund'
  | 'wins'
  | 'receives'
  | 'net'
  | 'winner'
  | 'rake';
export type FactName = TableFact | PlayerFact | SettlementFact;

/** One part of an `expect` (or the fact of an `ask`, then without value). */
export interface FactNode extends Span {
  /** The player named in this part; null: the one named earlier in the line, or the next to act. For `refund N to A`, `winner A`, `A wins N`: that player. */
  readonly player: PlayerRef | null;
  readonly fact: FactName;
  readonly factSpan: Span;
  readonly value: AmountNode | null;
  /** `layer K`, `side pot K`, `winner A of side pot K`; null where not given. */
  readonly index: number | null;
  /** `winner A of main pot` / `of side pot`. */
  readonly of: 'main' | 'side' | null;
  /** `may V`, `may not V`, `options V, V`. */
  readonly verbs: readonly (Span & { readonly verb: VerbOfRight })[];
  /** `for A, B`; null where not given. */
  readonly eligible: readonly PlayerRef[] | null;
  /** Several winners: `winner A and B`, `A and B win 280`. The first is `player`. */
  readonly alsoPlayers: readonly PlayerRef[];
}

export type AssumptionName = 'no-ante' | 'no-straddle' | 'no-rake' | 'deep-stacks';

export type Statement =
  | (Node & { readonly kind: 'hand'; readonly title: Text | null })
  // setup
  | (Node & { readonly kind: 'game'; readonly game: string | null; readonly value: Text })
  | (Node & {
      readonly kind: 'blinds';
      readonly amounts: readonly AmountNode[];
      /** `no SB`. */
      readonly noSmallBlind: boolean;
      /** `blinds 400 BTN`: one blind, by that seat. */
      readonly by: PlayerRef | null;
    })
  | (Node & { readonly kind: 'bets'; readonly amounts: readonly AmountNode[] })
  | (Node & { readonly kind: 'ante'; readonly amount: AmountNode | null; readonly by: PlayerRef | null })
  | (Node & { readonly kind: 'bomb'; readonly amount: AmountNode | null })
  /** `straddle UTG 400` (setup) and `Raha straddles 400`. */
  | (Node & { readonly kind: 'straddle'; readonly player: PlayerRef | null; readonly amount: AmountNode | null })
  | (Node & { readonly kind: 'stacks'; readonly amount: AmountNode | null })
  | (Node & {
      readonly kind: 'seats';
      readonly seats: readonly SeatNode[];
      readonly count: (Span & { readonly value: number }) | null;
    })
  | (Node & { readonly kind: 'button'; readonly player: PlayerRef })
  | (Node & { readonly kind: 'unit'; readonly amount: AmountNode | null })
  | (Node & {
      readonly kind: 'rake';
      /** `5%` as a fraction; `none` gives none of the three. */
      readonly percent: (Span & { readonly numerator: number; readonly denominator: number }) | null;
      readonly amount: AmountNode | null;
      readonly cap: AmountNode | null;
      readonly noFlopNoDrop: boolean;
    })
  | (Node & {
      readonly kind: 'rules';
      readonly profile: Text | null;
      readonly knobs: readonly (Span & { readonly name: Text; readonly values: readonly Text[] })[];
    })
  | (Node & {
      readonly kind: 'assume';
      readonly items: readonly (Span & { readonly name: AssumptionName | null; readonly text: string })[];
    })
  // streets
  | (Node & {
      readonly kind: 'street';
      readonly street: 'preflop' | 'flop' | 'turn' | 'river' | 'showdown';
      readonly cards: readonly CardNode[];
      readonly wordSpan: Span;
    })
  | (Node & { readonly kind: 'board'; readonly cards: readonly CardNode[] })
  | (Node & { readonly kind: 'run-twice' })
  | (Node & {
      readonly kind: 'pot';
      readonly amount: AmountNode | null;
      readonly eligible: readonly PlayerRef[] | null;
    })
  // play
  | ActionNode
  | (Node & {
      readonly kind: 'post';
      readonly player: PlayerRef | null;
      readonly amount: AmountNode | null;
      readonly dead: boolean;
    })
  | (Node & { readonly kind: 'shows'; readonly player: PlayerRef | null; readonly cards: readonly CardNode[] })
  | (Node & { readonly kind: 'mucks'; readonly players: readonly PlayerRef[] })
  | (Node & {
      readonly kind: 'wins';
      readonly players: readonly PlayerRef[];
      readonly pot: { readonly kind: 'main' } | { readonly kind: 'side'; readonly index: number | null } | null;
      readonly amount: AmountNode | null;
    })
  /** Silent chips: `A pushes 1000+500`, one amount a chip (`3×100` gives three). */
  | (Node & { readonly kind: 'pushes'; readonly player: PlayerRef | null; readonly chips: readonly AmountNode[] })
  // claims
  | (Node & { readonly kind: 'expect'; readonly facts: readonly FactNode[] })
  | (Node & { readonly kind: 'illegal'; readonly code: Text | null; readonly action: ActionNode | null })
  | (Node & { readonly kind: 'cite'; readonly book: Text; readonly year: number | null; readonly number: Text | null })
  | (Node & { readonly kind: 'ask'; readonly fact: FactNode | null; readonly question: Text | null })
  // structure
  | (Node & { readonly kind: 'mark'; readonly name: Text | null })
  | BranchNode
  | (Node & { readonly kind: 'ledger' })
  | (Node & {
      readonly kind: 'ledger-entry';
      readonly player: PlayerRef;
      readonly amount: AmountNode | null;
      readonly allIn: boolean;
      readonly folded: boolean;
    })
  | (Node & { readonly kind: 'dead'; readonly amount: AmountNode | null })
  /** `> text`: a remark for the reader. */
  | (Node & { readonly kind: 'commentary'; readonly text: string });

export interface BranchNode extends Node {
  readonly kind: 'branch';
  readonly title: Text | null;
  readonly from: Text | null;
  readonly body: readonly Statement[];
  /** The `end` line; null: never closed (reported as `text/unclosed-branch` on the branch word). The node's own span includes it. */
  readonly closing: Span | null;
}

export type StatementOf<K extends Statement['kind']> = Extract<Statement, { kind: K }>;

/** A problem that the parser found. `message` is a key of the message files, `params` are its values. */
export interface SyntaxProblem extends Span {
  readonly code:
    | 'text/syntax'
    | 'text/unknown-word'
    | 'text/mixed-digits'
    | 'text/bidi-control'
    | 'text/unclosed-branch'
    | 'cards/bad-card';
  readonly message: string;
  readonly params: Readonly<Record<string, string>>;
  readonly related?: readonly (Span & {
    readonly message: string;
    readonly params: Readonly<Record<string, string>>;
  })[];
  /** A replacement that fixes it, where there is a safe one. */
  readonly fix?: Span & { readonly newText: string };
}

/** A comment `# handscript-ignore CODE…`, from its sign to its last word. */
export interface IgnoreComment extends Span {
  /** As they are written, known or not. */
  readonly codes: readonly Text[];
  readonly line: number;
  /** Its own line if that has a statement, otherwise the next line that is neither blank nor a comment; null: its hand has none. */
  readonly appliesTo: number | null;
}

export interface HandTree {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly statements: readonly Statement[];
  readonly problems: readonly SyntaxProblem[];
  /** Names of the players: as `seats` lists them (or the file defaults), else as the lines first name them. */
  readonly names: readonly string[];
  /** True where no `seats` line gave the names. */
  readonly implicitNames: boolean;
  /** At most one for each line. */
  readonly ignores: readonly IgnoreComment[];
  /** Most frequent keyword language; null without keywords. */
  readonly language: LanguageCode | null;
  /** Whether a number is written in other than Latin digits. */
  readonly hasNativeDigits: boolean;
  /** The text of the file's defaults that apply to the hand; empty: there are none. */
  readonly under: string;
}
