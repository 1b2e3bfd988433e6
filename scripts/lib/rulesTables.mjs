// The tables of docs/rules.md, written from the tables that the engine plays by.

/**
 * What the tables are made of, under the names it has in language/poker.
 * @typedef {typeof import('../../language/poker/games').GAMES} Games
 * @typedef {{
 *   GAMES: Games,
 *   PROFILES: typeof import('../../language/poker/profiles').PROFILES,
 *   KNOBS: typeof import('../../language/poker/knobs').KNOBS,
 *   KNOB_SOURCES: typeof import('../../language/poker/knobSources').KNOB_SOURCES,
 *   MANNERS: typeof import('../../language/poker/showdownOrder').MANNERS,
 *   CITATIONS: typeof import('../../language/poker/rulebook').CITATIONS,
 *   TOPICS: typeof import('../../language/poker/rulebook').TOPICS,
 *   RULEBOOK: typeof import('../../language/poker/rulebookTable').RULEBOOK,
 * }} Poker
 */

/** What each knob decides, in plain words. @type {Record<string, string>} */
const DECIDES = {
  reopen: 'what lets a player raise again: a full raise in total, a single full raise, or half of one',
  'fl-reopen': 'the same in fixed limit: half a bet, or a whole one',
  'fl-cap': 'the number of bets and raises on a street of fixed limit, preflop and later, with the big blind',
  'fl-heads-up': 'whether the cap applies on a street that began with two players',
  'short-open': 'the minimum raise over a short opening all-in: by a minimum bet, to one, or to two',
  'short-open-call': 'what a caller of such an all-in pays: its amount, or a whole big blind',
  'short-blind': 'what a blind that was posted short costs: the whole blind, or what was posted',
  'pl-count': 'the first pot of pot-limit: actual chips, or the small blind as a big one until the big blind acts',
  'pl-round': 'whether the pot-limit maximum is rounded up or down to a multiple of N',
  'pl-short-blinds': 'how a short or missing blind counts in the first pot of pot-limit: in full, or as posted',
  'pl-antes': 'whether antes count in the first pot of pot-limit',
  'straddle-raise': 'the minimum raise over a straddle: to twice the straddle, or by its increase over the blind',
  'bb-ante': 'what a short big blind pays first: the blind, or the ante for all',
  'odd-chip': 'who gets the odd chip of a split: the first winner left of the button, or the highest card by suit',
  'rake-basis': 'whether rake is computed and rounded on all pots together or on each pot',
  'min-raise-cap': 'whether the minimum raise is limited to what the largest opposing stack can match',
};

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  /** @param {readonly string[]} cells */
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** @param {Poker} poker */
function gamesTable({ GAMES }) {
  const rows = Object.values(GAMES).map(({ code, betting, holeCards, holeUsed, ranking, low, deck }) => [
    `\`${code}\``,
    betting.replace('-', ' '),
    `${holeCards}${holeUsed === 'any' ? '' : ', exactly two play'}`,
    `${ranking === 'high' ? 'high' : 'flush over full house, A-6-7-8-9 a straight'}${low ? ', and low to eight' : ''}`,
    deck === 'full' ? '52' : '36, from the sixes up',
  ]);
  return table(['game', 'betting', 'hole cards', 'hands', 'cards'], rows);
}

/** @param {Poker['MANNERS'][keyof Poker['MANNERS']]} manner */
function mannerInWords({ faceUpAllIn, sidePotFirst, allInFirst, automatic }) {
  if (automatic) return 'automatic';
  return [
    ...(faceUpAllIn ? ['face up when all-in'] : []),
    ...(sidePotFirst ? ['side pot first'] : []),
    ...(allInFirst ? ['early all-in first'] : []),
  ].join(', ');
}

/** @param {Poker} poker */
function profilesTable({ PROFILES, KNOBS, KNOB_SOURCES, MANNERS }) {
  const profiles = Object.values(PROFILES);
  const rows = Object.entries(KNOBS).map(([name, { valueIn }]) => {
    const { majority } = KNOB_SOURCES[/** @type {keyof Poker['KNOBS']} */ (name)];
    return [`\`${name}\``, ...profiles.map((rules) => valueIn(rules) + (majority.includes(rules.profile) ? '°' : ''))];
  });
  const showdown = ['(showdown)', ...profiles.map(({ profile }) => mannerInWords(MANNERS[profile]))];
  return table(['knob', ...profiles.map(({ profile }) => `\`${profile}\``)], [...rows, showdown]);
}

/** @param {Poker} poker */
function knobsTable({ KNOBS, KNOB_SOURCES }) {
  const rows = Object.entries(KNOBS).map(([name, { values }]) => [
    `\`${name}\``,
    values.map((value) => `\`${value}\``).join(', '),
    DECIDES[name] ?? '',
    KNOB_SOURCES[/** @type {keyof Poker['KNOBS']} */ (name)].topic,
  ]);
  return table(['knob', 'values', 'decides', 'topic'], rows);
}

/** The numbers of a topic in one edition; an inferred one is marked. @param {Poker} poker */
function citationsTable({ CITATIONS, TOPICS, RULEBOOK }) {
  /** @param {string} topic @param {string} book @param {number} year */
  const numbers = (topic, book, year) =>
    CITATIONS.filter((row) => row.topic === topic && row.book === book && row.year === year)
      .map(({ number, basis }) => (basis === 'inferred' ? `${number} (inferred)` : number))
      .join(', ');
  const rows = TOPICS.map((topic) => {
    /** @type {import('../../language/poker/rulebookTable').RulebookRow} */
    const row = RULEBOOK[topic];
    return [
      topic,
      numbers(topic, 'TDA', 2013),
      numbers(topic, 'TDA', 2024),
      numbers(topic, 'TDA', 2026),
      numbers(topic, 'WSOP Tournament', 2026),
      numbers(topic, 'WSOP Live', 2026),
      row.roberts ?? '',
      row.online ?? '',
    ];
  });
  const head = [
    'topic',
    'TDA 2011, 2013',
    'TDA 2022, 2024',
    'TDA 2026',
    'WSOP 2026 Tournament',
    'WSOP 2026 Live',
    "Robert's Rules 11",
    'PokerStars',
  ];
  return table(head, rows);
}

/** Every generated table by the name of its place in the page. @type {Record<string, (poker: Poker) => string>} */
const TABLES = { games: gamesTable, profiles: profilesTable, knobs: knobsTable, citations: citationsTable };

/**
 * The page with its tables rewritten. A table is between `<!-- table NAME -->` and `<!-- end -->`.
 * @param {string} page
 * @param {Poker} poker
 */
export function withTables(page, poker) {
  return page.replace(/(<!-- table (\w+) -->\n)[\s\S]*?(<!-- end -->)/g, (whole, begin, name, end) => {
    const make = TABLES[name];
    return make === undefined ? whole : `${begin}\n${make(poker)}\n\n${end}`;
  });
}

/** The names of the tables that the page must contain. */
export const TABLE_NAMES = Object.keys(TABLES);
