import type { Row } from './rows';

const GAMES = ['NLHE', 'PLHE', 'FLHE', 'PLO', 'PLO5', 'PLO6', 'PLO8', 'NLO8', 'FLO8', 'NLSD'];

/** A line of the game taken apart, and behind that the games that would be left of it. */
const apart = (before: string, after: string): Row => {
  const [line = '', ...rest] = before.split('⏎');
  const head = line.slice(0, line.indexOf(' ') + 1);
  const comment = /\s*#.*$/.exec(line)?.[0] ?? '';
  // Fixed limit lacks its bets, where nobody's seats are told, too.
  const others = GAMES.map((game) => {
    const isBare = rest.length === 0 && game.startsWith('FL');
    return (isBare ? '*' : '') + [head + game + comment, ...rest].join('⏎');
  });
  return [before, `+${after}`, ...others];
};

export const SETUP_ROWS: Readonly<Record<string, readonly Row[]>> = {
  'cards/bad-card': [
    ['{2}flop 9d 7c 11h', '{2}flop 9d 7c Jh', '{2}flop 9d 7c ??'],
    ['{2}flop K♣ 9♦ 1♣', '{2}flop K♣ 9♦ A♣', '{2}flop K♣ 9♦ ??'],
  ],
  'cards/bad-card.deck': [
    [
      'game short deck⏎blinds 1/2⏎seats A AsKs, B⏎flop 5c 9d 7c',
      'game short deck⏎blinds 1/2⏎seats A AsKs, B⏎flop Ah 9d 7c',
      'game short deck⏎blinds 1/2⏎seats A AsKs, B⏎flop ?? 9d 7c',
    ],
  ],
  'cards/duplicate': [
    [
      'blinds 1/2⏎seats A A♠ K♠, B⏎flop A♠ 9♦ 7♣',
      'blinds 1/2⏎seats A A♠ K♠, B⏎flop A♥ 9♦ 7♣',
      'blinds 1/2⏎seats A A♠ K♠, B⏎flop ?? 9♦ 7♣',
    ],
    [
      'بلایند ۱/۲⏎بازیکنان A AsKs، B⏎فلاپ As 9d 7c',
      'بلایند ۱/۲⏎بازیکنان A AsKs، B⏎فلاپ Ah 9d 7c',
      'بلایند ۱/۲⏎بازیکنان A AsKs، B⏎فلاپ ?? 9d 7c',
    ],
  ],
  'cards/wrong-count.hole': [
    ['seats A As Ks Qs, B⏎flop', '+seats A As Ks, B⏎flop'],
    ['game PLO⏎blinds 1/2⏎seats A As Ks, B', '+game PLO⏎blinds 1/2⏎seats A As Ks ?? ??, B'],
    // Four cards are a hand of Omaha.
    ['blinds 1/2⏎seats A AsAhAdAc, B', '+game PLO⏎blinds 1/2⏎seats A AsAhAdAc, B', 'blinds 1/2⏎seats A AsAh, B'],
    [
      'بازی پات‌لیمیت هولدم⏎بلایند ۱/۲⏎بازیکنان A AsAhAdAc، B',
      '+بازی PLO⏎بلایند ۱/۲⏎بازیکنان A AsAhAdAc، B',
      'بازی پات‌لیمیت هولدم⏎بلایند ۱/۲⏎بازیکنان A AsAh، B',
    ],
  ],
  'cards/wrong-count': [
    ['{2}flop⏎Raha checks⏎Kian checks⏎turn 2c 3d', '+{2}flop⏎Raha checks⏎Kian checks⏎turn 2c'],
    ['{2}board 2c 3d', '+{2}board 2c 3d ?? ?? ??'],
  ],
  'cards/wrong-count.twice': [
    ['{2}run twice⏎flop⏎Raha checks⏎Kian checks⏎turn 2c 3d', '+{2}run twice⏎flop⏎Raha checks⏎Kian checks⏎turn 2c'],
  ],
  'cards/missing-for-showdown.second-board': [
    [
      'blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A calls, B checks⏎flop 2♥ 3♦ 4♦⏎B all-in, A calls⏎run twice⏎board 2♥ 3♦ 4♦ J♣ T♣⏎A shows AsAh',
      '+blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A calls, B checks⏎flop 2♥ 3♦ 4♦⏎B all-in, A calls⏎run twice⏎board 2♥ 3♦ 4♦ J♣ T♣⏎board 2♥ 3♦ 4♦ ?? ??⏎A shows AsAh',
    ],
    [
      'بلایند ۱/۲⏎بازیکنان رها ۹ AsAh، کیان ۹ KsKh⏎رها آل‌این، کیان کال می‌کند⏎دو بار اجرا⏎  فلاپ 2h 3d 4d⏎  ترن Jc⏎  ریور Tc',
      '+بلایند ۱/۲⏎بازیکنان رها ۹ AsAh، کیان ۹ KsKh⏎رها آل‌این، کیان کال می‌کند⏎دو بار اجرا⏎  فلاپ 2h 3d 4d⏎  ترن Jc⏎  ریور Tc⏎  بورد ?? ?? ?? ?? ??',
    ],
  ],
  'cards/differs.run-twice': [
    [
      'blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎board 2h 3d 4d Jc Tc⏎board 5h 6d 7d 8c 9c',
      '+blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎run twice⏎board 2h 3d 4d Jc Tc⏎board 5h 6d 7d 8c 9c',
      'blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎board 2h 3d 4d Jc Tc',
    ],
    [
      'blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎flop 2h 3d 4d⏎turn Jc⏎river Tc⏎board 2h 3d 4d 8c 9c',
      '+blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎flop 2h 3d 4d⏎run twice⏎turn Jc⏎river Tc⏎board 2h 3d 4d 8c 9c',
      'blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎flop 2h 3d 4d⏎turn Jc⏎river Tc',
    ],
    [
      'ciegas 1/2⏎asientos A 9 AsAh, B 9 KsKh⏎A all-in⏎B iguala⏎mesa 2h 3d 4d Jc Tc⏎mesa 2h 3d 4d Jc 9c',
      '+ciegas 1/2⏎asientos A 9 AsAh, B 9 KsKh⏎A all-in⏎B iguala⏎dos veces⏎mesa 2h 3d 4d Jc Tc⏎mesa 2h 3d 4d Jc 9c',
      'ciegas 1/2⏎asientos A 9 AsAh, B 9 KsKh⏎A all-in⏎B iguala⏎mesa 2h 3d 4d Jc Tc',
    ],
  ],
  'betting/street-closed.second-run': [
    [
      'blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎flop 2♥ 3♦ 4♦⏎run twice⏎turn J♣⏎river T♣⏎turn 8♣⏎river 9♣⏎A wins 9',
      '+blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎flop 2♥ 3♦ 4♦⏎run twice⏎turn J♣⏎river T♣⏎board 2♥ 3♦ 4♦ 8♣ 9♣⏎A wins 9',
      '*blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎flop 2♥ 3♦ 4♦⏎run twice⏎turn J♣⏎river T♣⏎river 9♣⏎A wins 9',
    ],
  ],
  'betting/street-closed.run-twice': [
    [
      'بلایند ۱/۲⏎بازیکنان رها ۹ AsAh، کیان ۹ KsKh⏎رها آل‌این، کیان کال می‌کند⏎  فلاپ 2h 3d 4d⏎  ترن Jc⏎  ریور Tc⏎  ترن 8c⏎  ریور 9c',
      '+بلایند ۱/۲⏎بازیکنان رها ۹ AsAh، کیان ۹ KsKh⏎رها آل‌این، کیان کال می‌کند⏎  فلاپ 2h 3d 4d⏎  دو بار اجرا⏎  ترن Jc⏎  ریور Tc⏎  بورد 2h 3d 4d 8c 9c',
      '*بلایند ۱/۲⏎بازیکنان رها ۹ AsAh، کیان ۹ KsKh⏎رها آل‌این، کیان کال می‌کند⏎  فلاپ 2h 3d 4d⏎  ترن Jc⏎  ریور Tc⏎  ریور 9c',
    ],
  ],
  'cards/differs.common': [
    [
      'blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎flop 2h 3d 4d⏎run twice⏎board 2h 3d 4d Jc Tc⏎board 5h 3d 4d Jd Td',
      '+blinds 1/2⏎seats A 9 AsAh, B 9 KsKh⏎A all-in, B calls⏎flop 2h 3d 4d⏎run twice⏎board 2h 3d 4d Jc Tc⏎board 2h 3d 4d Jd Td',
    ],
  ],
  'cards/missing-for-showdown': [
    [
      'seats Raha A♠ A♥, Kian⏎river K♣ 9♦ 7♣ 4♥ 2♠⏎pot 200⏎Raha checks⏎Kian checks⏎showdown',
      'seats Raha A♠ A♥, Kian⏎river K♣ 9♦ 7♣ 4♥ 2♠⏎pot 200⏎Raha checks⏎Kian checks⏎showdown⏎Raha wins',
      'seats Raha A♠ A♥, Kian⏎river K♣ 9♦ 7♣ 4♥ 2♠⏎pot 200⏎Raha checks⏎Kian checks⏎showdown⏎Kian wins',
    ],
  ],
  'cards/differs': [['{2}board K♣ 9♦ 7♣ 4♥ 2♠⏎flop K♣ 9♦ 8♣', '+{2}board K♣ 9♦ 7♣ 4♥ 2♠⏎flop K♣ 9♦ 7♣']],
  'cards/differs.tabled': [
    ['{2}showdown⏎Raha shows As Ad⏎Raha mucks⏎Kian mucks', '+{2}showdown⏎Raha shows As Ad⏎Kian mucks'],
    ['{2}showdown⏎Raha shows As Ad⏎Raha and Kian muck', '+{2}showdown⏎Raha shows As Ad⏎Kian mucks'],
  ],
  'cards/differs.hole': [['seats A As Ks, B⏎flop⏎A shows As Qs', '+seats A As Ks, B⏎flop⏎A shows As Ks']],
  'setup/unknown-player': [
    [
      '{3}Navid folds⏎Bob calls',
      '{3}Navid folds⏎Raha calls',
      'blinds 50/100⏎seats Raha, Kian, Navid, Bob⏎Navid folds⏎Bob calls',
    ],
    [
      'blinds 50/100⏎button Bob⏎seats Raha, Kian',
      'blinds 50/100⏎button Raha⏎seats Raha, Kian',
      'blinds 50/100⏎button Kian⏎seats Raha, Kian',
    ],
    [
      'blinds 50/100⏎seats⏎  Raha⏎  Kian⏎⏎Bob calls',
      'blinds 50/100⏎seats⏎  Raha⏎  Kian⏎⏎Raha calls',
      'blinds 50/100⏎seats⏎  Raha⏎  Kian⏎  Bob⏎⏎Bob calls',
    ],
  ],
  'setup/unknown-player.near': [
    [
      '{3}Navid folds⏎Rahaa folds',
      '+{3}Navid folds⏎Raha folds',
      'blinds 50/100⏎seats Raha, Kian, Navid, Rahaa⏎Navid folds⏎Rahaa folds',
    ],
    [
      '{3}Navid folds⏎rahaa folds',
      '+{3}Navid folds⏎Raha folds',
      'blinds 50/100⏎seats Raha, Kian, Navid, rahaa⏎Navid folds⏎rahaa folds',
    ],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوبد فولد می‌کند',
      '+بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید فولد می‌کند',
      '*بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید، نوبد⏎نوبد فولد می‌کند',
    ],
  ],
  'setup/duplicate-player': [
    ['blinds 1/2⏎seats A, B, A', '+blinds 1/2⏎seats A, B'],
    ['blinds 1/2⏎seats⏎  A⏎  B⏎  A', '+blinds 1/2⏎seats⏎  A⏎  B'],
    ['ledger⏎A 10⏎B 10⏎A 10', '+ledger⏎A 10⏎B 10'],
  ],
  'setup/too-few-seats': [
    ['blinds 1/2⏎seats 6-max', '+blinds 1/2⏎seats 6'],
    ['seats 9max⏎blinds 1/2', '+seats 9⏎blinds 1/2'],
  ],
  'setup/too-few-seats.none': [
    ['blinds 1/2⏎A raises to 6⏎B folds', 'seats A, B⏎blinds 1/2⏎A raises to 6⏎B folds'],
    // A position is one at a table where it exists: of names alone HJ would be the small blind.
    [
      'blinds 1/2⏎UTG limps, HJ raises to 8',
      'seats 6⏎blinds 1/2⏎UTG limps, HJ raises to 8',
      '*seats 9⏎blinds 1/2⏎UTG limps, HJ raises to 8',
    ],
    ['blinds 1/2⏎UTG+2 raises to 8', '*seats 10⏎blinds 1/2⏎UTG+2 raises to 8'],
    [
      'بلایند ۱/۲⏎باتن به ۸ ریز می‌کند',
      'بازیکنان ۳⏎بلایند ۱/۲⏎باتن به ۸ ریز می‌کند',
      '*بازیکنان ۶⏎بلایند ۱/۲⏎باتن به ۸ ریز می‌کند',
      '*بازیکنان ۹⏎بلایند ۱/۲⏎باتن به ۸ ریز می‌کند',
    ],
  ],
  'setup/too-few-seats.count': [
    ['blinds 1/2⏎seats 1', 'blinds 1/2⏎seats 2', 'blinds 1/2⏎seats 6', 'blinds 1/2⏎seats 9'],
  ],
  'setup/blinds-missing': [['hand "x"⏎seats A, B⏎A folds', 'hand "x"⏎blinds 1/2⏎seats A, B⏎A folds']],
  'setup/blinds-missing.bb': [
    ['seats Raha, Kian⏎flop⏎pot 300⏎Raha bets 2bb', 'blinds 1/2⏎seats Raha, Kian⏎flop⏎pot 300⏎Raha bets 2bb'],
  ],
  'setup/blinds-missing.bets': [['game FLHE⏎seats A, B⏎flop⏎A bets', 'bets 2/4⏎game FLHE⏎seats A, B⏎flop⏎A bets']],
  'setup/stack-unknown': [['{2}Raha all-in', 'stacks 100bb⏎blinds 50/100⏎seats Raha, Kian⏎Raha all-in']],
  'setup/bad-position': [
    ['blinds 1/2⏎seats A (CO), B, C (BTN)', '+blinds 1/2⏎seats A (SB), B, C (BTN)', 'blinds 1/2⏎seats A, B, C (BTN)'],
    ['blinds 1/2⏎seats A, B, C⏎C raises to 6 from SB', '+blinds 1/2⏎seats A, B, C⏎C raises to 6 from BTN'],
  ],
  'setup/bad-position.twice': [
    ['blinds 50/100⏎seats Raha (SB), Kian (BB), Navid (BB)', '+blinds 50/100⏎seats Raha (SB), Kian (BB), Navid'],
  ],
  'setup/bad-position.unknown': [['blinds 1/2⏎seats A (XY), B', '+blinds 1/2⏎seats A, B']],
  'setup/bad-position.nobody': [['blinds 1/2⏎seats 3⏎HJ folds', 'blinds 1/2⏎seats 3⏎BTN folds']],
  'setup/bad-position.untold': [
    ['seats A, B⏎flop⏎A checks⏎BTN checks', 'seats A, B⏎button B⏎flop⏎A checks⏎BTN checks'],
  ],
  'setup/assumption-broken.no-ante': [
    [
      'assume no ante⏎blinds 50/100⏎ante 10⏎seats 6',
      'blinds 50/100⏎ante 10⏎seats 6',
      'assume no ante⏎blinds 50/100⏎seats 6',
    ],
  ],
  'setup/assumption-broken.deep-stacks': [
    [
      'assume no ante, deep stacks⏎blinds 1/2⏎stacks 100⏎seats A, B⏎A all-in',
      'assume no ante⏎blinds 1/2⏎stacks 100⏎seats A, B⏎A all-in',
      'assume no ante, deep stacks⏎blinds 1/2⏎stacks 100⏎seats A, B',
    ],
  ],
  'setup/option-conflict.knobs': [
    [
      'rules tda, short-open complete, short-open-call bb⏎blinds 1/2⏎seats 3',
      'rules tda, short-open complete⏎blinds 1/2⏎seats 3',
    ],
  ],
  'setup/option-conflict.twice': [
    ['rules tda, reopen half, reopen cumulative⏎blinds 1/2⏎seats 3', '+rules tda, reopen half⏎blinds 1/2⏎seats 3'],
    ['game NLHE⏎game PLO⏎blinds 50/100⏎seats 6', '+game NLHE⏎blinds 50/100⏎seats 6'],
  ],
  'setup/option-conflict.mark': [
    ['{6}mark start⏎UTG folds⏎mark start', '+{6}mark start⏎UTG folds⏎mark start-2'],
    ['{6}mark "a b"⏎UTG folds⏎mark "a b"', '+{6}mark "a b"⏎UTG folds⏎mark "a b-2"'],
  ],
  'setup/unknown-option.code': [
    ['{6}illegal under-min-rais: UTG raises to 150', '+{6}illegal under-min-raise: UTG raises to 150'],
  ],
  'setup/unknown-option.game': [
    ['game NLHX⏎blinds 1/2⏎seats 3', '+game NLHE⏎blinds 1/2⏎seats 3'],
    apart('game NLHE 1/2⏎seats 3', 'game NLHE⏎blinds 1/2⏎seats 3'),
    apart('game NLHE 1/2⏎blinds 1/2⏎seats 3', 'game NLHE⏎blinds 1/2⏎seats 3'),
    apart('game no-limit hold’em ($1/$2), 6-max # x', 'game no-limit hold’em⏎blinds $1/$2⏎seats 6 # x'),
    apart('game 100/200 ante 25, PLO⏎seats 3', 'game PLO⏎blinds 100/200⏎ante 25⏎seats 3'),
    apart('game FLHE 2/4⏎blinds 1/2⏎seats 3', 'game FLHE⏎bets 2/4⏎blinds 1/2⏎seats 3'),
    apart('juego NLHE 1/2⏎asientos 3', 'juego NLHE⏎ciegas 1/2⏎asientos 3'),
    apart('بازی NLHE ۱/۲⏎بازیکنان ۳', 'بازی NLHE⏎بلایندها ۱/۲⏎بازیکنان ۳'),
    apart('खेल NLHE १/२⏎खिलाड़ी ३', 'खेल NLHE⏎ब्लाइंड १/२⏎खिलाड़ी ३'),
    apart('اللعبة NLHE ١/٢⏎اللاعبون ٣', 'اللعبة NLHE⏎البلاندات ١/٢⏎اللاعبون ٣'),
  ],
  'setup/unknown-option.game-limit': [
    ['game fixed limit⏎bets 2/4⏎seats 3', 'game FLHE⏎bets 2/4⏎seats 3', 'game FLO8⏎bets 2/4⏎seats 3'],
  ],
  'setup/unknown-option.profile': [['rules tdaa⏎blinds 1/2⏎seats 3', '+rules tda⏎blinds 1/2⏎seats 3']],
  'setup/unknown-option.knob': [
    ['rules tda, reopn half⏎blinds 1/2⏎seats 3', '+rules tda, reopen half⏎blinds 1/2⏎seats 3'],
  ],
  'setup/unknown-option.value': [
    [
      'rules tda, reopen sometimes⏎blinds 1/2⏎seats 3',
      'rules tda, reopen cumulative⏎blinds 1/2⏎seats 3',
      'rules tda, reopen single-full⏎blinds 1/2⏎seats 3',
      'rules tda, reopen half⏎blinds 1/2⏎seats 3',
    ],
  ],
  'setup/unknown-option.no-value': [
    [
      'rules tda, reopen⏎blinds 1/2⏎seats 3',
      'rules tda, reopen cumulative⏎blinds 1/2⏎seats 3',
      'rules tda, reopen single-full⏎blinds 1/2⏎seats 3',
      'rules tda, reopen half⏎blinds 1/2⏎seats 3',
    ],
  ],
  'setup/bad-amount.small-blind': [
    ['blinds 100/50⏎seats 6', '+blinds 50/100⏎seats 6'],
    ['بلایند ۱۰۰/۵۰⏎بازیکنان رها، کیان', '+بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان'],
  ],
  'setup/bad-amount.each-ante': [
    ['blinds 50/100 ante 100⏎seats 9', '+blinds 50/100 ante 100 BB⏎seats 9'],
    ['ciegas 50/100⏎ante 100⏎asientos 6', '+ciegas 50/100⏎ante 100 BB⏎asientos 6'],
    ['بلایند ۵۰/۱۰۰⏎آنتی ۱۰۰⏎بازیکنان ۶', '+بلایند ۵۰/۱۰۰⏎آنتی ۱۰۰ BB⏎بازیکنان ۶'],
  ],
  'setup/bad-amount.straddle': [['blinds 50/100⏎straddle UTG 80⏎seats 6', 'blinds 50/100⏎seats 6']],
  'setup/bad-amount.third-blind': [
    ['blinds 50/100/100⏎seats 6', '+blinds 50/100 ante 100 BB⏎seats 6'],
    ['ब्लाइंड ५०/१००/२०⏎खिलाड़ी राहा, कियान', '+ब्लाइंड ५०/१०० ऐंटी २०⏎खिलाड़ी राहा, कियान'],
  ],
  'setup/misplaced': [
    [
      'hand "t"⏎blinds 50/100⏎seats 6⏎UTG folds⏎ante 10⏎HJ folds',
      '+hand "t"⏎ante 10⏎blinds 50/100⏎seats 6⏎UTG folds⏎HJ folds',
      'hand "t"⏎blinds 50/100⏎seats 6⏎UTG folds⏎HJ folds',
    ],
    // There is one already.
    [
      'blinds 50/100⏎seats 6⏎UTG folds⏎blinds 100/200⏎HJ folds',
      '+blinds 50/100⏎seats 6⏎UTG folds⏎HJ folds',
      '*blinds 100/200⏎blinds 50/100⏎seats 6⏎UTG folds⏎HJ folds',
    ],
  ],
  'setup/misplaced.branch': [
    ['{6}branch "Larger blinds"⏎  blinds 100/200⏎end⏎UTG folds', '+{6}branch "Larger blinds"⏎end⏎UTG folds'],
  ],
  'setup/misplaced.ledger': [['ledger⏎A 10⏎B 10⏎A bets 20', '+ledger⏎A 10⏎B 10']],
  'setup/misplaced.no-ledger': [
    ['blinds 1/2⏎seats A, B⏎dead 5', '+blinds 1/2⏎seats A, B⏎ledger⏎dead 5', 'blinds 1/2⏎seats A, B'],
  ],
  'setup/misplaced.pot': [['{6}UTG folds⏎pot 300', '+{6}UTG folds']],
  'setup/misplaced.spot': [['seats A, B⏎flop⏎A posts 5', '+seats A, B⏎flop']],
};
