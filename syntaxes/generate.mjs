// Writes handscript.tmLanguage.json and markdown.tmLanguage.json (fences of hands in Markdown) from the lexicons, so that syntax
// highlighting covers every language of the parser.
// usage: node syntaxes/generate.mjs
import * as fs from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const SCHEMA = 'https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json';
const lexicons = path.join(here, '..', 'language', 'syntax', 'lexicon');

/** Groups of canonical words of the lexicons that share a color. @type {Record<string, readonly string[]>} */
export const GROUPS = {
  hand: ['hand'],
  branch: ['branch'],
  end: ['end'],
  mark: ['mark'],
  from: ['from'],
  setup: [
    'game',
    'blinds',
    'bets',
    'ante',
    'bb-ante',
    'bomb',
    'straddle',
    'stacks',
    'seats',
    'unit',
    'rake',
    'assume',
    'ledger',
    'run-twice',
    'dead',
    'pot',
  ],
  rules: ['rules'],
  button: ['button'],
  street: ['preflop', 'flop', 'turn', 'river', 'showdown', 'board'],
  expect: ['expect', 'ask'],
  illegal: ['illegal'],
  cite: ['cite'],
  fold: ['fold', 'muck', 'folded'],
  check: ['check'],
  call: ['call'],
  bet: ['bet', 'post', 'straddle', 'push'],
  raise: ['raise', 'least-raise'],
  'all-in': ['all-in'],
  win: ['win', 'show'],
  marker: ['to', 'by', 'adds', 'more'],
  amount: [
    'pot',
    'half-pot',
    'third-pot',
    'quarter-pot',
    'two-thirds-pot',
    'three-quarters-pot',
    'min',
    'max',
    'big-blinds',
    'main-pot',
    'side-pot',
    'dead',
  ],
  position: ['SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'MP', 'LJ', 'HJ', 'CO', 'BTN', 'others', 'both', 'all-three'],
  // A set-up word before amounts; it does not identify a kind of line.
  blinds: ['the-blinds'],
  fact: [
    'level',
    'full-raise',
    'min-bet',
    'max-bet',
    'to-call',
    'facing',
    'min-raise',
    'max-raise',
    'min-raise-by',
    'max-raise-by',
    'min-raise-adds',
    'max-raise-adds',
    'options',
    'to-act',
    'stack',
    'paid',
    'paid-total',
    'layer',
    'main-pot',
    'side-pot',
    'refund',
    'receives',
    'net',
    'winner',
    'rake',
    'pot',
    'win',
  ],
  right: ['may', 'may-not', 'not'],
  joint: ['and', 'for', 'or'],
  filler: ['filler', 'on'],
  option: ['no-small-blind', 'cap', 'none', 'no-flop-no-drop', 'no-ante', 'no-straddle', 'no-rake', 'deep-stacks'],
  game: ['NLHE', 'PLO', 'PLO5', 'PLO6', 'PLO8', 'PLHE', 'NLO8', 'FLHE', 'FLO8', 'NLSD'],
};

/** Canonical words without their own color: suffixes belong to their number. */
const NUMBER_WORDS = ['hundred', 'thousand', 'lakh', 'million', 'crore', 'billion'];
export const UNCOLORED = [...NUMBER_WORDS, 'bb', 'times'];

const LETTER = '\\p{L}\\p{M}\\p{Nd}_';
const START = `(?<![${LETTER}\\x{200C}])`;
const END = `(?![${LETTER}\\x{200C}])`;
/** Letters that the parser treats as the same. */
const SAME = ['یيىئ', 'کك', 'هةۀ', 'اآأإٱ', 'وؤ'];

/** Separates the beginning of a phrase from the forms of its last words. */
const FORM = '\0';

/**
 * A phrase. If its last words have several forms, one text covers them all: their common beginning and each ending.
 * @param {Record<string, string[]>} forms @param {string} phrase
 */
function withForms(forms, phrase) {
  const inflected = Object.entries(forms)
    .filter(([word]) => phrase === word || phrase.endsWith(` ${word}`))
    .map(([word, others]) => {
      const ends = [word, ...others].sort((a, b) => b.length - a.length);
      return [phrase.slice(0, phrase.length - word.length), ...ends].join(FORM);
    });
  return inflected.length > 0 ? inflected : [phrase];
}

/** @returns {{ words: Map<string, string[]>, short: Map<string, string> }} every lexicon's phrases together */
function readLexicons() {
  const words = new Map();
  const short = new Map();
  for (const file of fs
    .readdirSync(lexicons)
    .filter((name) => name.endsWith('.json') && name !== 'schema.json')
    .sort()) {
    const lexicon = JSON.parse(fs.readFileSync(path.join(lexicons, file), 'utf8'));
    for (const [word, phrases] of Object.entries(lexicon.words)) {
      const texts = phrases.map((/** @type {string | { phrase: string }} */ entry) =>
        typeof entry === 'string' ? entry : entry.phrase,
      );
      words.set(word, [...(words.get(word) ?? []), ...texts.flatMap((text) => withForms(lexicon.forms ?? {}, text))]);
    }
    for (const [word, letter] of Object.entries(lexicon.short ?? {})) short.set(word, letter);
  }
  return { words, short };
}

/** Characters allowed between two words, or between the parts of one: `all-in`, `آل‌این`. */
const JOINT = '[-\\s‐-―−\\x{200C}]';

/** Listed explicitly, because the class of all marks would make compiling the patterns four times as slow. */
const VOWEL_SIGNS = '[\u064b-\u065f\u0670]';

/** One letter in all its forms, with any marks on it. @param {string} letter */
function letterPattern(letter) {
  if (/\s/.test(letter)) return `${JOINT}*`;
  if (/[-\u2010-\u2015\u200c]/.test(letter)) return `${JOINT}?`;
  if (/['’]/.test(letter)) return "['’]?";
  if (/[ँं]/.test(letter)) return '[ँं]';
  const same = SAME.find((letters) => letters.includes(letter));
  const plain = letter.normalize('NFD').charAt(0);
  const form = same
    ? `[${same}]`
    : plain !== letter && /[a-z]/i.test(plain)
      ? `[${plain}${letter}]`
      : letter.replace(/[.+*?^$()[\]{}|\\/]/, '\\$&');
  if (/[\u0900-\u097f]/.test(letter)) return /[कखगजडढफय]/.test(letter) ? `${form}़?` : form;
  if (/\p{Script=Arabic}/u.test(letter)) return `${form}${VOWEL_SIGNS}*`;
  return /[a-z0-9+]/i.test(letter) ? form : `${form}\\p{M}*`;
}

const HAS_CASE = /\p{Lu}|\p{Ll}/u;

/** @param {string} phrase */
function phrasePattern(phrase) {
  const [stem = '', ...ends] = phrase.split(FORM);
  if (ends.length > 0) return `${anyCasePattern(stem)}(?:${ends.map(anyCasePattern).join('|')})`;
  const pattern = anyCasePattern(phrase);
  // A single letter keeps its exact form, so that `A` can be the name of a player.
  return phrase.length === 1 ? `(?-i:${pattern})` : pattern;
}

/** @param {string} phrase */
function anyCasePattern(phrase) {
  const letters = phrase
    .normalize('NFD')
    .replace(/[\u064b-\u065f\u0670\u093c]/g, '')
    .normalize('NFC');
  return [...letters].map(letterPattern).join('');
}

/**
 * Any of the phrases. Letter case is ignored only for scripts that have it: an editor does not highlight a line whose pattern
 * is slow to compile, and for the other scripts ignoring the case takes most of that time.
 * @param {readonly string[]} phrases @param {(phrase: string) => string} pattern
 */
function anyOf(phrases, pattern) {
  const latin = phrases.filter((phrase) => HAS_CASE.test(phrase)).map(pattern);
  const others = phrases.filter((phrase) => !HAS_CASE.test(phrase)).map(pattern);
  return [...(latin.length > 0 ? [`(?i:${latin.join('|')})`] : []), ...others].join('|');
}

/** Length of a phrase with its longest ending. @param {string} phrase */
function longest(phrase) {
  const [stem = '', longestEnd = ''] = phrase.split(FORM);
  return stem.length + longestEnd.length;
}

/** Any of the group's phrases, the longest first, so that one scope covers a whole phrase. */
function alternatives(/** @type {Map<string, string[]>} */ words, /** @type {readonly string[]} */ group) {
  const phrases = [...new Set(group.flatMap((word) => words.get(word) ?? []))];
  return anyOf(
    phrases.sort((a, b) => longest(b) - longest(a) || (a < b ? -1 : 1)),
    phrasePattern,
  );
}

/** The rules that may match inside a line of play. */
const ACTION = [
  'actions',
  'markers',
  'amounts',
  'cards',
  'numbers',
  'positions',
  'joints',
  'strings',
  'separators',
  'fillers',
  'players',
];

const RANK = '(?:10|[2-9TJQKA])';
const SUITS = { clubs: 'cC♣♧', diamonds: 'dD♦♢', hearts: 'hH♥♡', spades: 'sS♠♤' };

/** @typedef {ReturnType<typeof rulesFrom>} Rules */

/** Builds patterns from the words of the lexicons. @param {ReturnType<typeof readLexicons>} lexicons */
function rulesFrom({ words, short }) {
  /** @param {string} name */
  const group = (name) => `${START}(?:${alternatives(words, GROUPS[name] ?? [])})${END}`;
  /** The word of a statement at the start of a line, with an optional colon. @param {string} name */
  const head = (name) => `^\\s*(${group(name)})\\s*(:)?`;
  /** @param {string} scope */
  const heads = (scope) => ({
    1: { name: `${scope}.handscript` },
    2: { name: 'punctuation.separator.key-value.handscript' },
  });
  const line = (/** @type {string} */ name, /** @type {string} */ scope, /** @type {string[]} */ ...patterns) => ({
    begin: head(name),
    beginCaptures: heads(scope),
    end: '$',
    patterns: include('comment', ...patterns),
  });
  return { words, short, group, head, line };
}

/** @param {string[]} names */
function include(...names) {
  return names.map((name) => ({ include: `#${name}` }));
}

/** The grammar as an object. */
export function grammar() {
  const rules = rulesFrom(readLexicons());
  return {
    $schema: SCHEMA,
    name: 'Handscript',
    scopeName: 'source.handscript',
    patterns: include(
      'comment',
      'commentary',
      'hand-line',
      'branch-line',
      'end-line',
      'mark-line',
      'expect-line',
      'illegal-line',
      'cite-line',
      'street-line',
      'rules-line',
      'button-line',
      'setup-line',
      ...ACTION,
    ),
    repository: {
      ...lineRules(rules),
      ...QUOTED_RULES,
      ...wordRules(rules),
      numbers: numberRule(rules),
      cards: CARD_RULE,
      ...otherRules(rules),
    },
  };
}

/** One rule for each kind of line. @param {Rules} rules */
function lineRules({ line, head, group }) {
  return {
    comment: {
      match: '(?:^|(?<=\\s))(#).*$',
      name: 'comment.line.number-sign.handscript',
      captures: { 1: { name: 'punctuation.definition.comment.handscript' } },
    },
    commentary: {
      match: '^\\s*(>).*$',
      name: 'markup.quote.handscript',
      captures: { 1: { name: 'punctuation.definition.quote.handscript' } },
    },
    'hand-line': line('hand', 'keyword.control.hand', 'titles'),
    'branch-line': line('branch', 'keyword.control.branch', 'titles', 'from', 'labels'),
    'end-line': line('end', 'keyword.control.end'),
    'mark-line': line('mark', 'keyword.control.mark', 'labels'),
    'expect-line': line('expect', 'keyword.control.expect', 'facts', 'rights', ...ACTION),
    'illegal-line': line('illegal', 'keyword.control.illegal', 'codes', ...ACTION),
    'cite-line': line('cite', 'keyword.control.cite', 'citations'),
    'street-line': line('street', 'storage.type.street', 'cards', 'strings', 'separators'),
    'button-line': {
      ...line('button', 'keyword.other.setup', 'positions', 'strings', 'players'),
      begin: `${head('button')}(?=\\s+[^\\s,;،؛]+\\s*(?:#.*)?$)`,
    },
    'setup-line': {
      ...line('setup', 'keyword.other.setup', 'games', 'options', ...ACTION.filter((name) => name !== 'actions')),
      // `البلاند الصغير يطوي` names a player, not the blinds; so does `blinds fold`.
      begin: `^\\s*(?!${group('position')}|${group('blinds')}(?!.*\\p{Nd}))(${group('setup')})\\s*(:)?`,
    },
    'rules-line': line('rules', 'keyword.other.setup', 'numbers', 'separators', 'rules'),
  };
}

const QUOTED_RULES = {
  titles: {
    patterns: [
      { match: '"[^"]*("|$)', name: 'entity.name.section.handscript string.quoted.double.handscript' },
      { match: '«[^»]*(»|$)', name: 'entity.name.section.handscript string.quoted.other.handscript' },
      { match: '“[^”]*(”|$)', name: 'entity.name.section.handscript string.quoted.other.handscript' },
    ],
  },
  strings: {
    patterns: [
      { match: '"[^"]*("|$)', name: 'string.quoted.double.handscript' },
      { match: '«[^»]*(»|$)', name: 'string.quoted.other.handscript' },
      { match: '“[^”]*(”|$)', name: 'string.quoted.other.handscript' },
    ],
  },
};

/** Rules for words of the notation. @param {Rules} rules */
function wordRules({ group, short }) {
  const shortVerbs = Object.values(Object.fromEntries(short)).sort().join('');
  return {
    from: { match: group('from'), name: 'keyword.control.from.handscript' },
    labels: { match: `[${LETTER}\\x{200C}'+-]+`, name: 'entity.name.label.handscript' },
    codes: { match: '\\b(?:[a-z]+/)?[a-z]+(?:-[a-z]+)*(?=\\s*:)', name: 'constant.other.code.handscript' },
    citations: { match: '[^\\s#]+', name: 'constant.other.citation.handscript' },
    games: { match: group('game'), name: 'constant.other.game.handscript' },
    options: { match: group('option'), name: 'constant.language.option.handscript' },
    rules: { match: '[^\\s,;،؛#]+', name: 'constant.other.rule.handscript' },
    facts: { match: group('fact'), name: 'support.constant.fact.handscript' },
    rights: { match: group('right'), name: 'keyword.operator.right.handscript' },
    actions: {
      patterns: [
        ...['all-in', 'fold', 'check', 'call', 'bet', 'raise', 'win'].map((name) => ({
          match: group(name),
          name: `support.function.action.${name}.handscript`,
        })),
        { match: `(?<=\\s)[${shortVerbs}](?=\\s|$|[,;،؛.])`, name: 'support.function.action.short.handscript' },
      ],
    },
    markers: { match: group('marker'), name: 'keyword.operator.amount.handscript' },
    amounts: { match: group('amount'), name: 'constant.language.amount.handscript' },
  };
}

/** @param {Rules} rules */
function numberRule({ words }) {
  const suffixes = UNCOLORED.flatMap((word) => words.get(word) ?? []);
  const numberWords = NUMBER_WORDS.flatMap((word) => words.get(word) ?? []).filter((phrase) => phrase.length > 1);
  return {
    match: `(?<![${LETTER}])[-+−]?[$€£¥₹]?\\p{Nd}+(?:[.,٫٬]\\p{Nd}+)*(?:/\\p{Nd}+)?(?:\\s*[%٪]|(?:${anyOf(suffixes, anyCasePattern)})|\\s(?:${anyOf(numberWords, anyCasePattern)}))?(?![${LETTER}])`,
    name: 'constant.numeric.handscript',
  };
}

const SUIT = Object.values(SUITS).join('');
const CARD = `(?:${RANK}[${SUIT}]\\x{FE0F}?)`;
const CARD_RULE = {
  patterns: [
    ...Object.entries(SUITS).map(([name, signs]) => ({
      match: `(?:(?<![${LETTER}])|(?<=[${SUIT}\\x{FE0F}]))${RANK}[${signs}]\\x{FE0F}?(?=${CARD}*(?![${LETTER}]))`,
      name: `constant.other.card.${name}.handscript`,
    })),
    { match: `\\?\\?|${START}xx${END}`, name: 'constant.other.card.unknown.handscript' },
  ],
};

/** @param {Rules} rules */
function otherRules({ group }) {
  return {
    positions: { match: `${group('position')}|${group('blinds')}`, name: 'variable.language.position.handscript' },
    joints: { match: group('joint'), name: 'keyword.operator.joint.handscript' },
    // Fillers have no color and are not players.
    fillers: { match: group('filler') },
    separators: { match: '[,;،؛]|[.।](?=\\s|$)', name: 'punctuation.separator.handscript' },
    players: { match: `[\\p{L}\\p{M}_][${LETTER}\\x{200C}'+-]*`, name: 'variable.other.player.handscript' },
  };
}

/** The grammar of fences of hands, injected into that of Markdown. */
function markdownGrammar() {
  const word = anyOf(['handscript', ...(readLexicons().words.get('hand') ?? [])], phrasePattern);
  return {
    $schema: SCHEMA,
    name: 'Handscript in Markdown',
    scopeName: 'markdown.handscript.codeblock',
    injectionSelector: 'L:text.html.markdown, L:source.mdx',
    patterns: [{ include: '#fence' }],
    repository: {
      fence: {
        name: 'markup.fenced_code.block.markdown',
        begin: `(^|\\G)(\\s*)(\`{3,}|~{3,})\\s*(${word})(?:\\s+([^\`]*)|(\\{[^\`]*))?$`,
        beginCaptures: {
          3: { name: 'punctuation.definition.markdown' },
          4: { name: 'fenced_code.block.language' },
          5: { name: 'fenced_code.block.language.attributes' },
          6: { name: 'fenced_code.block.language.attributes' },
        },
        end: '(^|\\G)(\\2|\\s{0,3})(\\3)\\s*$',
        endCaptures: { 3: { name: 'punctuation.definition.markdown' } },
        patterns: [
          {
            begin: '(^|\\G)(\\s*)(.*)',
            while: '(^|\\G)(?!\\s*([`~]{3,})\\s*$)',
            contentName: 'meta.embedded.block.handscript',
            patterns: [{ include: 'source.handscript' }],
          },
        ],
      },
    },
  };
}

/** The contents of both grammar files, by file name. */
export const grammarTexts = () => ({
  'handscript.tmLanguage.json': textOf(grammar()),
  'markdown.tmLanguage.json': textOf(markdownGrammar()),
});

/** @param {object} grammar */
const textOf = (grammar) => `${JSON.stringify(grammar, null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, text] of Object.entries(grammarTexts())) fs.writeFileSync(path.join(here, name), text);
