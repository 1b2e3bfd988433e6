import { describe, expect, it } from 'vitest';
import type { HandDocument } from '../../../language/analysis/document/document';
import { HandFile } from '../../../language/analysis/document/handFile';
import { MarkdownFile } from '../../../language/analysis/document/markdownFile';
import { hasMessage } from '../../../language/messages/format';
import { TOPICS } from '../../../language/poker/rulebook';
import { replayHand } from '../../../language/replay/index';
import { completionsAt } from '../../../language/service/completion';
import { parseHand } from '../../../language/syntax/index';
import { acceptedIn, completionsIn } from '../../support/completions';
import { cursorIn, withoutIsolates } from '../../support/cursor';

const hand = 'hand "x"\nblinds 50/100\nseats Raha 1000, Kian 150, Navid 2000, Sara 4000 A♠ K♦\n';
const closed = `${hand}Navid calls, Sara folds, Raha calls, Kian checks\n`;
const river = `${closed}flop\neveryone checks\nturn\neveryone checks\nriver\neveryone checks\n`;
const spot = 'hand "x"\nblinds 50/100\nseats Raha 1500, Kian, Navid\nflop\n';
const ledger = 'hand "x"\nledger\nA 140 all-in\nB 360\nC 500\n';
const persian = 'دست "x"\nبلایندها ۵۰/۱۰۰\nبازیکنان رها ۱۵۰۰، کیان ۹۰۰، نوید ۲۰۰۰\n';
const arabic = 'يد "x"\nالبلاندات 50/100\nاللاعبون رها 1500، كيان 900، نويد 2000\n';
const hindi = 'हैंड "x"\nब्लाइंड ५०/१००\nखिलाड़ी A १५००, B ९००, C २०००\n';

const labels = (marked: string, open: (text: string) => HandDocument = HandFile.of): string[] =>
  completionsIn(marked, open).items.map(({ label }) => label);
const withDetails = (marked: string): string[] =>
  completionsIn(marked).items.map(({ label, detail }) => `${label}${detail && ` — ${withoutIsolates(detail)}`}`);

describe('completion of actions', () => {
  it.each([
    [
      'the next to act first, with real amounts',
      `${hand}|`,
      [
        'Navid folds',
        'Navid calls — 100 new chips',
        'Navid raises to 200 — minimum',
        'Navid raises to 225 — half the pot',
        'Navid raises to 266 — two thirds of the pot',
        'Navid raises to 350 — pot',
        'Navid all-in 2000 — all-in',
      ],
    ],
    [
      'the actions of a player after their name',
      `${hand}Navid |`,
      [
        'folds',
        'calls — 100 new chips',
        'raises to 200 — minimum',
        'raises to 225 — half the pot',
        'raises to 266 — two thirds of the pot',
        'raises to 350 — pot',
        'all-in 2000 — all-in',
      ],
    ],
    [
      'every description of one size',
      'hand\nblinds 50/100\nseats A 300, B\nA |',
      [
        'folds',
        'calls — 50 new chips',
        'raises to 200 — minimum · half the pot',
        'raises to 233 — two thirds of the pot',
        'all-in 300 — pot · all-in',
      ],
    ],
    [
      'the sizes of pot-limit, with the third blind in the pot',
      'hand\ngame PLO\nblinds 1/2/5\nseats A, B, C, D, E\nD |',
      [
        'folds',
        'calls — 5 new chips',
        'raises to 10 — minimum',
        'raises to 11 — half the pot',
        'raises to 13 — two thirds of the pot',
        'raises to 18 — pot',
      ],
    ],
    [
      'the only size of fixed limit',
      'hand\ngame FLHE\nblinds 1/2\nbets 2/4\nseats A, B, C\nC |',
      ['folds', 'calls — 2 new chips', 'raises to 4 — the bet size on this street'],
    ],
    [
      'no raise above fixed limit’s cap',
      'hand\ngame FLHE\nblinds 1/2\nbets 2/4\nseats A, B, C, D\nC raises, D raises, A raises\nB |',
      ['folds', 'calls — 6 new chips'],
    ],
    [
      'the minimum raise over a straddle, with an ante in the pot',
      'hand\nblinds 50/100\nante 10\nstraddle C 200\nseats A, B, C, D 800\nD |',
      [
        'folds',
        'calls — 200 new chips',
        'raises to 400 — minimum',
        'raises to 495 — half the pot',
        'raises to 593 — two thirds of the pot',
        'all-in 790 — pot · all-in',
      ],
    ],
    [
      'only a call if all others are all-in',
      'hand\nblinds 50/100\nseats A 1000, B 300, C 2000, D 800\nC raises to 500, D all-in 800, A all-in 1000\nB |',
      ['folds', 'calls — 200 new chips'],
    ],
    [
      'the increase of a raise',
      `${hand}Navid raises by |`,
      ['folds', 'calls — 100 new chips', 'raises by 100 — minimum', 'raises by 125 — half the pot'],
    ],
    [
      'the new chips of a raise',
      `${hand}folds to Raha, Raha raises adding |`,
      ['folds', 'calls — 50 new chips', 'raises adding 150 — minimum · half the pot'],
    ],
    ['what all others can do', `${hand}Navid calls, others |`, ['fold', 'call']],
    ['what all others can do for free', `${closed}flop\nothers |`, ['check']],
    [
      'the pots that a player can win',
      'hand\nblinds 50/100\nseats A 100, B 900, C\nC raises to 300, A all-in, B all-in, C calls\nB |',
      ['shows', 'wins', 'wins main pot', 'wins side pot'],
    ],
    [
      'no muck if all hands are turned face up',
      'hand\nblinds 1/2\nseats A 100, B 100\nA all-in, B calls\n|',
      ['flop — 3 cards', 'B shows', 'A shows', 'B wins', 'A wins'],
    ],
    [
      'no raise to a stack that cannot make one',
      `${hand}Navid raises to 300, Sara folds, Raha folds\nKian |`,
      ['folds', 'calls — 50 new chips'],
    ],
    [
      'a bet if nobody has bet, and a free fold last',
      `${spot}pot 300\nRaha |`,
      [
        'checks',
        'bets 100 — minimum',
        'bets 150 — half the pot',
        'bets 200 — two thirds of the pot',
        'bets 300 — pot',
        'all-in 1500 — all-in',
        'folds',
      ],
    ],
    [
      'the pot of a spot before anything else',
      `${spot}|`,
      ['pot', 'Raha checks', 'Raha bets 100 — minimum', 'Raha all-in 1500 — all-in', 'Raha folds'],
    ],
    [
      'the next player after a comma',
      `${hand}Navid folds, |`,
      ['Sara folds', 'Sara calls — 100 new chips', 'Sara raises to 200 — minimum'],
    ],
    ['the street after the betting closes', `${closed}|`, ['flop — 3 cards']],
    [
      'the showdown, and the players who can show',
      `${closed}flop\neveryone checks\nturn\neveryone checks\nriver\neveryone checks\n|`,
      ['showdown', 'Raha shows', 'Kian shows', 'Navid shows'],
    ],
    [
      'the winner if the cards do not decide',
      `${hand}folds to Kian\n|`,
      ['Kian wins', 'hand … — a hand that starts with the blinds'],
    ],
    [
      'the state inside a branch',
      `${hand}mark m\nNavid calls\nbranch from m\n  Navid raises to 700\n  |\nend\n`,
      ['Sara folds', 'Sara calls — 700 new chips', 'Sara raises to 1300 — minimum'],
    ],
    ['the end of a branch whose hand is over', `${hand}branch\n  folds to Kian\n  |`, ['end', 'Kian wins']],
    [
      'no end where the branch has one',
      `${hand}branch\n  folds to Kian\n  |\nend\n`,
      ['Kian wins', 'hand … — a hand that starts with the blinds'],
    ],
    ['the winner after the rest have mucked', `${river}Raha mucks, Kian mucks\n|`, ['Navid wins', 'Navid — CO']],
    ['other players in a list of players', `${hand}Navid and |`, ['Raha — SB', 'Kian — BB', 'Sara — BTN']],
    ['what several players can do together', `${hand}Navid and Sara |`, ['fold', 'call']],
    [
      'the actions of the players before a later player, then those of this player',
      `${hand}Sara |`,
      [
        'Navid folds, Sara folds',
        'Navid folds, Sara calls — 100 new chips',
        'Navid folds, Sara raises to 200 — minimum',
      ],
    ],
    [
      'how the action comes to a later player',
      `${closed}flop\nNavid |`,
      ['checks to Navid, Navid checks', 'checks to Navid, Navid bets 100 — minimum'],
    ],
    [
      'whole hands in an empty file',
      '|',
      [
        'hand … — a hand that starts with the blinds',
        'hand … flop — a spot: a hand that starts on the flop',
        'hand … ledger — a ledger: what each player put in',
        'game',
        'blinds',
      ],
    ],
    [
      'only the set-up words that are still missing',
      'hand "x"\ngame NLHE\nblinds 1/2\n|',
      ['ante', 'bomb', 'straddle', 'stacks', 'seats', 'button', 'unit', 'rake', 'rules', 'assume', 'flop — 3 cards'],
    ],
    ['bet sizes in fixed limit only', 'hand "x"\ngame FLHE\nblinds 1/2\n|', ['bets', 'ante']],
    [
      'only set-up above the hands',
      'game NLHE\n|\nhand\nseats 2\n',
      ['blinds', 'ante', 'bomb', 'straddle', 'stacks', 'seats'],
    ],
    [
      'players whose contribution is missing',
      'hand "x"\nseats A, B, C\nledger\nA 100\n|',
      ['B', 'C', 'dead', 'expect'],
    ],
    ['how the hand ended for a contributor', 'ledger\nA 100\nB 40 |', ['all-in', 'folded']],
  ])('offers %s', (_, marked, first) => {
    expect(withDetails(marked).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ['an award after all pots are won', `${hand}folds to Kian\nKian wins\n|`, / wins/],
    [
      'an award after the cards have decided',
      `${river}showdown\nRaha shows 2♣ 2♦\nKian and Navid muck\n|`,
      /Kian wins|Navid wins/,
    ],
    [
      'an award that cards below decide',
      'hand\ngame PLO8\nblinds 2/4\nseats A 3 5h 2d 8h 6c, B 3 6h 6s 7c Kh, C 3 9h 5c 9s 4c\nC folds\nA calls\n|\nboard 8s Qh 6d 8c Ks',
      / wins/,
    ],
    ['an award if all chips were returned', 'hand\ngame NLSD\nblinds 4 BTN\nseats A 4, B 3\nB folds\n|', /wins/],
    ['an award to a player who has mucked', `${river}Raha mucks\n|`, /Raha (?:wins|shows|mucks)/],
    ['a muck of a player who has won', `${river}Raha wins\n|`, /mucks|shows|wins|showdown/],
    ['an award after a name while others can act', `${hand}Sara |`, /wins|mucks|shows/],
    ['set-up after a branch', `${hand}branch\n  Navid folds\nend\n|`, /^(?:game|ante|stacks|flop)/],
    ['set-up after an action', `${hand}Navid folds\n|`, /^(?:game|ante|stacks)/],
    ['set-up after a claim', `${hand}expect pot 150\n|`, /^(?:game|ante|stacks|flop)/],
    ['set-up that follows below', 'hand\n|\nblinds 1/2\nseats A, B\n', /^(?:blinds|seats|A )/],
    ['set-up that an assumption rules out', `assume no ante, no rake\n${hand}|`, /^(?:ante|bomb|rake)/],
    ['a street that follows below', `${closed}|\nflop\n`, /^flop/],
    ['another street below the first street of a spot', 'hand\nflop\n|', /^(?:flop|turn)/],
    ['contributions after a claim about them', `${ledger}expect pot 1000\n|`, /^(?:A|dead)$/],
  ])('never offers %s', (_, marked, wrong) => {
    const found = labels(marked);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((label) => wrong.test(label) && !label.startsWith('hand'))).toEqual([]);
  });

  it('filters the actions of a later player by what is typed of their own action', () => {
    const { items } = completionsIn(`${hand}Sara ra|`);
    expect(items.map(({ filterText }) => filterText)).toContain('Sara raises to');
  });

  it('accepts a new player if no seats are listed', () => {
    expect(labels('flop\npot 60\nRaha checks, Kian |').slice(0, 2)).toEqual(['checks', 'bets 1']);
    expect(labels('flop\nRaha bets 50\n|')[0]).toBe('Raha');
    expect(labels('hand\nseats A, B\nblinds 1/2\nKian |')).not.toContain('calls');
  });

  it('ignores the half-typed line', () => {
    expect(labels(`${hand}Navid raises t|\nSara folds\n`)).toContain('raises to 200');
    expect(labels(`${hand}folds to Raha, Raha rai|ses to 5`)).toContain('raises to 200');
    expect(labels(`${closed}flo|`)).toEqual(labels(`${closed}|`));
  });
});

describe('completion of claims', () => {
  it.each([
    [
      'facts about the next player to act, with their values',
      `${hand}expect |`,
      ['to call 100', 'min raise 200', 'max raise 2000', 'may raise', 'may not check', 'may call'],
    ],
    [
      'facts about the named player',
      `${hand}expect Kian |`,
      ['to call 0', 'min raise 150', 'max raise 150', 'may raise'],
    ],
    [
      'facts about the last player named in the line',
      `${hand}expect Kian to call 0, |`,
      ['to call 0', 'min raise 150', 'max raise 150'],
    ],
    [
      'the pots of a ledger',
      `${ledger}expect |`,
      [
        'main pot 420 for A, B, C',
        'side pot 1 440 for B, C',
        'layer 1 420 for A, B, C',
        'layer 2 440 for B, C',
        'refund 140 to C',
        'rake 0',
        'pot 1000',
        'A',
        'B',
        'C',
      ],
    ],
    ['questions without answers', `${hand}ask |`, ['to call', 'min raise', 'max raise', 'min raise by']],
    ['players and codes', `${hand}illegal |`, ['Navid', 'Sara', 'Raha', 'Kian', 'under-min-bet:', 'under-min-raise:']],
    ['actions that are illegal for a player', `${hand}illegal Navid |`, ['raises to 199', 'raises to 2001', 'checks']],
    ['illegal actions after their code', `${hand}illegal under-min-raise: Navid |`, ['raises to 199']],
    ['books', `${hand}cite |`, ['TDA', 'WSOP Tournament', 'WSOP Live']],
    ['editions, the newest first', `${hand}cite TDA |`, ['2026', '2024', '2022', '2013', '2011']],
    ['numbers of an edition', `${hand}cite TDA 2026 |`, ['13', '14', '15', '16-B']],
    ['marks', `${hand}mark open\nNavid calls\nmark called\nbranch "b" |`, ['from open', 'from called']],
    ['marks after `from`', `${hand}mark open\nbranch from |`, ['open']],
    [
      'codes in a comment that ignores diagnostics',
      `${hand}# handscript-ignore |`,
      ['betting/under-min-bet', 'betting/under-min-raise'],
    ],
  ])('offers %s', (_, marked, first) => {
    expect(labels(marked).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ['hand\ncite TDA 2026 |', '45-B', '“Raise” with one number'],
    ['hand\ncite TDA 2026 |', '18', 'Showdown order · Uncontested showdown'],
    ['دست\nاستناد TDA 2026 |', '23', 'پات‌های جانبی'],
    ['دست\nآنتی ۵\nاستناد TDA ۲۰۲۶ |', '۲۳', 'پات‌های جانبی'],
    ['हैंड\nसंदर्भ TDA 2026 |', '23', 'साइड पॉट'],
  ])('describes, in %j, the topic of %s, and matches it by number and title', (marked, label, title) => {
    const item = completionsIn(marked).items.find((one) => one.label === label);
    expect(item?.detail).toBe(title);
    expect(item?.filterText).toContain(title);
    expect(item?.filterText.startsWith(label)).toBe(true);
  });

  it('cites a rule in every book', () => {
    const item = completionsIn('hand\ncite TDA 2026 |').items.find(({ label }) => label === '49-A');
    expect(withoutIsolates(item?.describe?.().plain ?? '').split('\n')).toEqual([
      'Reopening the betting (TDA 2024 47-A, 2026 49-A)',
      'Reopening the betting (WSOP 2026 Live 175-177)',
      "Reopening the betting (Robert's Rules of Poker 11, No-Limit and Pot-Limit)",
      'Reopening the betting (WSOP 2026 Tournament 96)',
      'Reopening the betting (PokerStars, A small all-in does not re-open the betting)',
    ]);
  });

  it('has a title for every topic of the books', () => {
    expect(TOPICS.filter((topic) => !hasMessage(`topic/${topic}`, 'en'))).toEqual([]);
  });

  it('derives the value of a fact', () => {
    expect(withDetails(`${hand}expect |`)[1]).toBe('min raise 200 — level 100 + last full raise 100 = 200');
  });
});

describe('completion of set-up lines and cards', () => {
  it.each([
    ['games with their names', 'game |', ['NLHE', 'PLHE', 'FLHE', 'PLO']],
    ['profiles and options', 'rules |', ['tda', 'wsop', 'wsop-live', 'roberts', 'online', 'reopen']],
    ['the values of an option', 'rules tda, reopen |', ['cumulative', 'single-full', 'half']],
    ['assumptions', 'assume no ante, |', ['no straddle', 'no rake', 'deep stacks']],
    ['no rake', 'rake |', ['none']],
    ['the rest of the rake', 'rake 5% |', ['cap', 'no flop no drop']],
    ['the players who can post a single blind', 'hand\nseats A, B, C\nblinds 400 |', ['no SB', 'A', 'B', 'C']],
    ['the players who can win a pot', `${spot}pot 300 |`, ['for Raha, Kian, Navid']],
    ['free positions', 'seats A (SB), B (|', ['BB', 'UTG']],
    ['free positions in a list of seats', 'seats\n  A (SB)\n  B |', ['(BB)', '(UTG)']],
    ['cards after a stack', 'seats A 100 A♠ A♥, B 100 |', ['A♦', 'A♣', 'K♠']],
    ['the cards that are left', `${closed}flop |`, ['A♥', 'A♦', 'A♣', 'K♠', 'K♥', 'K♣']],
    ['no card twice in a line', `${closed}flop A♥ K♠ |`, ['A♦', 'A♣', 'K♥']],
    [
      'letters for suits if the hand uses letters',
      'seats A 100 AsAh, B 100\nblinds 1/2\nA shows K|',
      ['Ad', 'Ac', 'Ks'],
    ],
    ['nothing after the last card', `${closed}flop A♥ K♠ 2♣ |`, []],
    ['nothing before the flop', `${hand}preflop |`, []],
    ['nothing in a title', 'hand "bl|"', []],
    ['nothing in a comment', `${hand}# |`, []],
    ['nothing in commentary', `${hand}> |`, []],
  ])('offers %s', (_, marked, first) => {
    const found = labels(marked);
    expect(first.length === 0 ? found : found.slice(0, first.length)).toEqual(first);
  });

  it('offers only the cards of the deck that the hand does not use', () => {
    expect(labels(`${closed}flop |`)).toHaveLength(50);
    expect(labels('game NLSD\nseats A 100 AsAh, B\nblinds 2 B\nflop |')).toHaveLength(34);
  });
});

describe('an accepted completion', () => {
  it.each([
    // The author writes the title of a branch.
    [`${hand}mark m\nbranch "Hero shoves"|`, 'from m', `${hand}mark m\nbranch "Hero shoves" from m`],
    [`${hand}mark m\nbranch «آل‌این»|`, 'from m', `${hand}mark m\nbranch «آل‌این» from m`],
    [`${hand}|`, 'Navid folds', `${hand}Navid folds`],
    [
      'hand\nblinds 1/2\nseats A 100, B 100\nA all-in, B calls\nrun|',
      'run twice',
      'hand\nblinds 1/2\nseats A 100, B 100\nA all-in, B calls\nrun twice',
    ],
    [
      'hand\nblinds 1/2\nseats A 100, B 100\nA all-in, B calls\nrun twice\nboard As Ks Qs Js 9s\nbo|',
      'board',
      'hand\nblinds 1/2\nseats A 100, B 100\nA all-in, B calls\nrun twice\nboard As Ks Qs Js 9s\nboard',
    ],
    [`${hand}Sara ra|`, 'Navid folds, Sara raises to 350', `${hand}Navid folds, Sara raises to 350`],
    [
      `${hand}Navid calls, Kian |`,
      'folds to Kian, Kian all-in 150',
      `${hand}Navid calls, folds to Kian, Kian all-in 150`,
    ],
    [`${persian}رها |`, 'نوید فولد می‌کند، رها به ۲۰۰ ریز می‌کند', `${persian}نوید فولد می‌کند، رها به ۲۰۰ ریز می‌کند`],
    [`${hindi}A |`, 'C फोल्ड करता है, A कॉल करता है', `${hindi}C फोल्ड करता है, A कॉल करता है`],
    [`${hand}Navid ra|`, 'raises to 350', `${hand}Navid raises to 350`],
    [`${hand}Navid raises to 5|00, Sara folds`, 'raises to 350', `${hand}Navid raises to 350, Sara folds`],
    [`${hand}Navid | # thinks`, 'calls', `${hand}Navid calls # thinks`],
    [`${hand}Navid folds, |Raha calls`, 'Sara folds', `${hand}Navid folds, Sara folds`],
    [`${hand}Navid folds, |Raha calls, Sara folds`, 'Sara folds', `${hand}Navid folds, Sara folds, Sara folds`],
    [`${hand}Navid folds, |# thinks`, 'Sara folds', `${hand}Navid folds, Sara folds # thinks`],
    [`${hand}Navid folds, |, Raha calls`, 'Sara folds', `${hand}Navid folds, Sara folds, Raha calls`],
    [`${hand}|mark x`, 'Navid folds', `${hand}Navid folds\nmark x`],
    [`${hand}|Navid calls`, 'Navid folds', `${hand}Navid folds\nNavid calls`],
    [`${hand}branch\n|end`, 'Navid folds', `${hand}branch\nNavid folds\nend`],
    [`${hand}|# why`, 'Navid folds', `${hand}Navid folds # why`],
    [`${arabic}فرع\n|نهاية`, 'يطوي نويد', `${arabic}فرع\nيطوي نويد\nنهاية`],
    [`${persian}|نشان m`, 'نوید فولد می‌کند', `${persian}نوید فولد می‌کند\nنشان m`],
    [`${hand}Na|`, 'Navid all-in 2000', `${hand}Navid all-in 2000`],
    [`${closed}fl|op\n`, 'flop', `${closed}flop\n`],
    [`${closed}fl|op A♥ K♠ 2♣\n`, 'flop', `${closed}flop A♥ K♠ 2♣\n`],
    ['hand\nb|ets 1/2\nseats A, B', 'blinds', 'hand\nblinds 1/2\nseats A, B'],
    [`${hand}Sa|ra raises to 350`, 'Kian', `${hand}Kian raises to 350`],
    [`${closed}flop A♥ k|`, 'K♠', `${closed}flop A♥ K♠`],
    [`${closed}flop A♥K|`, 'K♠', `${closed}flop A♥K♠`],
    [`${hand}expect Navid to call 100, min ra|`, 'min raise 200', `${hand}expect Navid to call 100, min raise 200`],
    ['hand\ncite TDA 2026 side po|', '23', 'hand\ncite TDA 2026 23'],
    ['hand\ncite WSOP T|', 'WSOP Tournament', 'hand\ncite WSOP Tournament'],
    [`${hand}expect Navid m|`, 'min raise 200', `${hand}expect Navid min raise 200`],
    [`${ledger}expect ma|`, 'main pot 420 for A, B, C', `${ledger}expect main pot 420 for A, B, C`],
    ['game no-limit h|', 'NLHE', 'game NLHE'],
    ['assume no ante, deep s|', 'deep stacks', 'assume no ante, deep stacks'],
    ['ledger\nA 100\nB 40 al|', 'all-in', 'ledger\nA 100\nB 40 all-in'],
    [
      'hand\nblinds 1/2\nseats "Big Al", B, C\nC folds, "Big |',
      '"Big Al" calls',
      'hand\nblinds 1/2\nseats "Big Al", B, C\nC folds, "Big Al" calls',
    ],
    [`${persian}نوید ری|`, 'به ۲۰۰ ریز می‌کند', `${persian}نوید به ۲۰۰ ریز می‌کند`],
    [`${persian}نوید فولد می‌کند، |`, 'رها کال می‌کند', `${persian}نوید فولد می‌کند، رها کال می‌کند`],
    [`${persian}انتظار ح|`, 'حداقل ریز ۲۰۰', `${persian}انتظار حداقل ریز ۲۰۰`],
    [`${arabic}|`, 'يرفع نويد إلى 200', `${arabic}يرفع نويد إلى 200`],
    [`${arabic}نويد |`, 'يرفع إلى 200', `${arabic}نويد يرفع إلى 200`],
    [`${hindi}C |`, '२०० तक रेज़ करता है', `${hindi}C २०० तक रेज़ करता है`],
    [`${hindi}अपेक्षा C |`, 'न्यूनतम रेज़ २००', `${hindi}अपेक्षा C न्यूनतम रेज़ २००`],
    [`${hindi}निशान m\nशाखा "x" |`, 'm से', `${hindi}निशान m\nशाखा "x" m से`],
  ])('turns %j and %s into the right text', (marked, label, text) => {
    expect(acceptedIn(marked, label)).toBe(text);
  });

  it('fits into a Markdown fence inside a quotation', () => {
    const text = '> ```hand\n> seats A 100, B 200\n> blinds 1/2\n> A |\n> ```\n';
    expect(acceptedIn(text, 'raises to 4', MarkdownFile.of)).toBe(text.replace('|', 'raises to 4'));
    expect(completionsIn('A |\n\n```hand\nseats A, B\n```\n', MarkdownFile.of).items).toEqual([]);
    for (const before of ['|> ', '>| '])
      expect(completionsIn(text.replace('> A |', `${before}A `), MarkdownFile.of).items).toEqual([]);
  });

  it('keeps all its lines inside the quotation around the fence', () => {
    const text = '> - Text\n>   ```hand\n>   seats A, B\n>   blinds 1/2\n>   |\n>   ```\n';
    const branch = 'branch "Title"\n>     \n>   end';
    expect(acceptedIn(text, 'branch …', MarkdownFile.of)).toBe(text.replace('|', branch));
  });

  it.each([
    ['```hand\n|\n```\n', ''],
    ['> ```hand x {pots}\n> |\n> ```\n', ''],
    ['Text\n```hand\n\n|\n\n```\n', ''],
    ['```hand\n|', ''],
    ['```hand\nblinds 1/2\n|', 'blinds 1/2\n'],
    ['~~~hand\r\nblinds 1/2\r\n|', 'blinds 1/2\n'],
  ])('offers the same in the empty fence or last line %j as in a file', (marked, file) => {
    expect(labels(marked, MarkdownFile.of)).toEqual(labels(`${file}|`));
    expect(labels(`${file}|`).length).toBeGreaterThan(10);
  });

  it('uses the language of the hand above in an empty fence', () => {
    expect(labels('```hand\nبازی NLHE\n```\n\n```hand\n|\n```', MarkdownFile.of)).toContain('بازیکنان');
  });

  it.each([
    ['|', 'fa', 'بازی'],
    ['|', 'hi', 'गेम'],
    ['|', 'auto', 'game'],
    ['blinds 1/2\nse|', 'fa', 'seats'],
    ['ga|', 'fa', 'game'],
    ['دست "a"\n|', 'en', 'بازی'],
  ])('offers, in %j with the preferred language %s, the word %s', (marked, language, wanted) => {
    const { text, position } = cursorIn(marked);
    const found = completionsAt(HandFile.of(text), position, { language, digits: 'auto' }, { snippets: false });
    expect(found?.items.map(({ label }) => label)).toContain(wanted);
  });

  it('never offers words of another language', () => {
    const words = (marked: string) =>
      labels(marked)
        .join(' ')
        .replace(/[A-Z]\w*/g, '');
    expect(words(`${hand}ra|`)).not.toMatch(/[^\x20-\x7e…½·]|sube|iguala/);
    expect(words(`${persian}ری|`)).not.toMatch(/[a-z]/);
    expect(words(`${hindi}रे|`)).not.toMatch(/[a-z]/);
  });

  it('replaces the statement after the cursor inside a quotation', () => {
    const text = '> ```hand\n> blinds 1/2\n> seats A, B\n> |A calls\n> ```\n';
    expect(acceptedIn(text, 'A folds', MarkdownFile.of)).toBe(text.replace('|A calls', 'A folds'));
  });

  it('uses the setup above the hands, and the language of the hand above', () => {
    const text = 'بلایندها ۵۰/۱۰۰\nبازیکنان رها، کیان، نوید\n\nدست "a"\nنوید فولد می‌کند\n\nدست "b"\n|';
    expect(labels(text)[2]).toBe('نوید به ۲۰۰ ریز می‌کند');
  });
});

describe('the list of completions', () => {
  it('keeps its order, and matches spaces for joiners and the names of positions', () => {
    const { items } = completionsIn(`${persian}نوید |`);
    expect(items.find(({ label }) => label === 'به ۲۰۰ ریز می‌کند')?.filterText).toContain('ریز می کند');
    expect(items.map(({ sortText }) => sortText)).toEqual(items.map(({ sortText }) => sortText).sort());
    expect(completionsIn(`${hand}Navid and |`).items[0]?.filterText).toBe('Raha SB');
  });

  it('matches digits only if digits were already typed when it was requested', () => {
    const filterOf = (marked: string, wanted: string) =>
      completionsIn(marked).items.find(({ label }) => label === wanted)?.filterText;
    expect(filterOf(`${hand}Navid |`, 'raises to 200')).toBe('raises to');
    expect(filterOf(`${hand}Navid raises to 2|`, 'raises to 200')).toBe('raises to 200');
    expect(filterOf(`${hand}expect |`, 'min raise 200')).toBe('min raise');
    expect(filterOf(`${persian}نوید به ۲|`, 'به ۲۰۰ ریز می‌کند')).toContain('به 200 ریز');
  });

  it('derives an amount on request', () => {
    const raise = completionsIn(`${hand}Navid |`).items.find(({ label }) => label === 'raises to 200');
    expect(withoutIsolates(raise?.describe?.().plain ?? '').split('\n')).toEqual([
      'minimum raise to 200: level 100 + last full raise 100 = 200',
      'maximum raise to 2000: 0 already in + 2000 behind = 2000',
    ]);
  });

  it.each([
    ['raises to 225', 'level 100 + half of (pot 150 + call 100) = 225'],
    ['raises to 266', 'level 100 + two thirds of (pot 150 + call 100), rounded down: 266'],
    ['raises to 350', 'level 100 + pot 150 + call 100 = 350'],
  ])('derives %s from the pot', (label, why) => {
    const item = completionsIn(`${hand}Navid |`).items.find((one) => one.label === label);
    expect(withoutIsolates(item?.describe?.().plain ?? '').split('\n')[0]).toBe(why);
  });

  it.each([
    [`${hand}Navid folds`, ',', ' and', 'Sara', 'folds'],
    [`${hand}Navid raises to 300`, ',', ' and', 'Sara', 'calls'],
    // The players before Kian are to act first.
    [
      `${hand.replace('Sara', 'Mina, Omid, Sara')}Navid raises to 300`,
      ',',
      ' and',
      'Kian',
      'folds to Kian, Kian folds',
    ],
    [`${hand}Navid calls`, ',', ' and', '', 'Sara folds'],
    [`${persian}نوید به ۳۰۰ ریز می‌کند`, '،', ' و', 'رها', 'کال می‌کند'],
    [`${hindi}C ३०० तक रेज़ करता है`, ',', ' और', 'A', 'कॉल करता है'],
    ['ciegas 50/100\njugadores A, B, C\nC sube a 300', ',', ' y', 'A', 'iguala'],
    [`${arabic}يرفع نويد إلى 300`, '،', ' و', 'رها', null],
  ])('offers the same after “and” as after a comma: %s%s…', (before, comma, and, name, label) => {
    const [afterComma, afterAnd] = [comma, and].map((joint) => `${before}${joint} ${name}${name && ' '}|`);
    expect(labels(afterAnd ?? '')).toEqual(labels(afterComma ?? ''));
    if (label === null) return;
    const accepted = [afterComma, afterAnd].map((marked) => acceptedIn(marked ?? '', label));
    expect(accepted[1]).toBe(accepted[0]?.replace(`${before}${comma}`, `${before}${and}`));
    const problems = accepted.map((text) => replayHand(parseHand(text), null).problems.map(({ code }) => code));
    expect(problems[1]).toEqual(problems[0]);
  });

  it('words an increase in the language of the hand', () => {
    expect(acceptedIn(`${persian}نوید ریز با افزایش |`, 'با افزایش ۱۰۰ ریز می‌کند')).toBe(
      `${persian}نوید با افزایش ۱۰۰ ریز می‌کند`,
    );
    expect(labels(`${hindi}बाकी |`)).toContain('कॉल करते हैं');
  });

  it('derives a fraction of the pot in the language of the hand', () => {
    const whyOf = (marked: string, label: string) =>
      withoutIsolates(
        completionsIn(marked)
          .items.find((one) => one.label === label)
          ?.describe?.().plain ?? '',
      ).split('\n')[0];
    expect(whyOf(`${persian}نوید |`, 'به ۲۲۵ ریز می‌کند')).toBe('سطح شرط ۱۰۰ + نصف (پات ۱۵۰ + کال ۱۰۰) = ۲۲۵');
    expect(whyOf(`${hindi}C |`, '२२५ तक रेज़ करता है')).toBe('स्तर १०० + (पॉट १५० + कॉल १००) का आधा = २२५');
  });

  it('contains placeholders only if the editor supports them', () => {
    const newText = (snippets: boolean) => completionsIn('|', HandFile.of, snippets).items[1];
    expect(newText(true)).toMatchObject({
      isSnippet: true,
      newText: `hand "\${1:Title}"\ngame \${2:NLHE}\nblinds \${3:50/100}\nseats \${4:A, B, C}\n\nflop\npot \${5:300}\n$0`,
    });
    expect(newText(false)).toMatchObject({
      isSnippet: false,
      newText: 'hand "Title"\ngame NLHE\nblinds 50/100\nseats A, B, C\n\nflop\npot 300\n',
    });
  });

  it.each([
    ['hand …', 'hand "Title"\nstacks 10000\n\n'],
    ['hand … flop', 'hand "Title"\n\nflop\npot 300\n'],
    ['hand … ledger', 'hand "Title"\nledger\nRaha 100\n"Big Al" 300\n'],
  ])('leaves the setup of the file out of %s', (label, text) => {
    const setup = 'game PLO\nblinds 50/100\nseats Raha, "Big Al"\n';
    const newTextOf = (marked: string, open: (text: string) => HandDocument = HandFile.of) =>
      completionsIn(marked, open).items.find((item) => item.label === label)?.newText;
    expect(newTextOf(`${setup}\n|`)).toBe(text);
    expect(newTextOf(`${setup}\nhand "a"\n"Big Al" folds\n\n|`)).toBe(text);
    expect(newTextOf(`\`\`\`hand defaults\n${setup}\`\`\`\n\n\`\`\`hand\n|\n\`\`\`\n`, MarkdownFile.of)).toBe(text);
  });

  it('offers no spot under a bomb pot', () => {
    expect(labels('bomb 5\nseats 3\n\nhand\n|')).not.toContain('hand … flop');
  });

  it('writes snippets in the language and digits of the document', () => {
    const { items } = completionsIn(`${persian}\n|`);
    expect(items.find(({ kind }) => kind === 'snippet')?.newText.split('\n')[0]).toBe('شاخه "عنوان"');
    expect(items.find(({ label }) => label === 'دست …')?.newText).toBe(
      'دست "عنوان"\nبازی NLHE\nبلایندها ۵۰/۱۰۰\nبازیکنان ۶\nاستک ۱۰۰۰۰\n\n',
    );
  });
});
