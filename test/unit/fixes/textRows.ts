import type { Row } from './rows';

export const TEXT_ROWS: Readonly<Record<string, readonly Row[]>> = {
  'expect/failed': [['{6}expect level 200, UTG to call 100', '+{6}expect level 100, UTG to call 100']],
  'expect/failed.why': [
    ['{6}UTG raises to 500⏎expect HJ min raise to 1000', '+{6}UTG raises to 500⏎expect HJ min raise to 900'],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎انتظار رها حداقل ریز ۳۰۰',
      '+بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎انتظار رها حداقل ریز ۲۰۰',
    ],
  ],
  'expect/failed.names': [
    [
      'ledger⏎A 140 all-in⏎B 360 all-in⏎C 500⏎expect main pot 420 for A, B',
      '+ledger⏎A 140 all-in⏎B 360 all-in⏎C 500⏎expect main pot 420 for A, B, C',
    ],
    [
      'دفتر⏎الف ۱۴۰ آل‌این⏎ب ۳۶۰⏎انتظار پات اصلی ۲۸۰ برای الف',
      '+دفتر⏎الف ۱۴۰ آل‌این⏎ب ۳۶۰⏎انتظار پات اصلی ۲۸۰ برای الف، ب',
    ],
    ['ledger⏎A 100⏎B 100⏎A wins⏎expect winner B', '+ledger⏎A 100⏎B 100⏎A wins⏎expect winner A'],
  ],
  'expect/failed.impossible': [
    [
      'blinds 50/100⏎seats Raha, Kian 150, Navid⏎flop⏎pot 300⏎Raha bets 100⏎Kian all-in 150⏎Navid calls⏎expect Raha min raise 250, to call 50',
      '+blinds 50/100⏎seats Raha, Kian 150, Navid⏎flop⏎pot 300⏎Raha bets 100⏎Kian all-in 150⏎Navid calls⏎expect Raha may not raise, to call 50',
      'blinds 50/100⏎seats Raha, Kian 150, Navid⏎flop⏎pot 300⏎Raha bets 100⏎Kian all-in 150⏎Navid calls⏎expect Raha to call 50',
    ],
    [
      'blinds 50/100⏎seats رها, Kian 150, Navid⏎flop⏎pot 300⏎رها ۱۰۰ شرط می‌بندد⏎Kian all-in 150⏎Navid calls⏎انتظار رها حداقل ریز ۲۵۰، برای کال ۵۰',
      '+blinds 50/100⏎seats رها, Kian 150, Navid⏎flop⏎pot 300⏎رها ۱۰۰ شرط می‌بندد⏎Kian all-in 150⏎Navid calls⏎انتظار رها حق ریز ندارد، برای کال ۵۰',
      'blinds 50/100⏎seats رها, Kian 150, Navid⏎flop⏎pot 300⏎رها ۱۰۰ شرط می‌بندد⏎Kian all-in 150⏎Navid calls⏎انتظار رها برای کال ۵۰',
    ],
  ],
  'expect/failed.may': [
    ['{6}expect UTG may check', '+{6}expect UTG may not check'],
    [
      'ब्लाइंड ५०/१००⏎खिलाड़ी राहा, कियान⏎अपेक्षा राहा चेक कर सकता है',
      '+ब्लाइंड ५०/१००⏎खिलाड़ी राहा, कियान⏎अपेक्षा राहा चेक नहीं कर सकता',
    ],
  ],
  'expect/failed.may-because': [
    [
      'blinds 50/100⏎seats Raha 100, Kian⏎expect Raha may raise',
      '+blinds 50/100⏎seats Raha 100, Kian⏎expect Raha may not raise',
    ],
  ],
  'expect/failed.may-not': [
    ['{6}expect UTG may not raise, to call 100', '+{6}expect UTG may raise, to call 100'],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎انتظار رها حق ریز ندارد',
      '+بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎انتظار رها حق ریز دارد',
    ],
    [
      'ब्लाइंड ५०/१००⏎खिलाड़ी राहा, कियान⏎अपेक्षा राहा रेज़ नहीं कर सकता',
      '+ब्लाइंड ५०/१००⏎खिलाड़ी राहा, कियान⏎अपेक्षा राहा रेज़ कर सकता है',
    ],
  ],
  'expect/failed.options': [
    ['{6}expect UTG options fold, check', '+{6}expect UTG options fold, call, raise'],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎انتظار رها گزینه‌ها فولد، چک',
      '+بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎انتظار رها گزینه‌ها فولد، کال، ریز',
    ],
  ],
  'expect/failed.no-options': [['{6}UTG folds⏎expect UTG options fold, call', '+{6}UTG folds']],
  'expect/failed.truth': [
    ['{6}expect HJ to act', '+{6}expect UTG to act'],
    ['{6}expect UTG is folded, to call 100', '+{6}expect UTG to call 100'],
  ],
  'expect/not-illegal': [['{6}illegal UTG raises to 300', '{6}UTG raises to 300', 'blinds 50/100⏎seats 6']],
  'expect/not-illegal.uncounted': [['{6}illegal BB folds', '+{6}illegal out-of-turn: BB folds']],
  'expect/wrong-reason': [
    ['{6}illegal not-reopened: UTG raises to 150', '+{6}illegal under-min-raise: UTG raises to 150'],
  ],
  'expect/not-decided': [
    ['{6}expect UTG to call 100, main pot 150', '{6}expect UTG to call 100'],
    ['{6}ask winner', 'blinds 50/100⏎seats 6'],
  ],
  'claims/too-early': [['{6}UTG wins', 'blinds 50/100⏎seats 6']],
  'claims/wrong-winner.shared': [
    [
      'blinds 1/2⏎seats A 9 AhKh, B 9 AcKc⏎A all-in, B calls⏎board As Kd 2c 3d 3h⏎A wins the main pot',
      '+blinds 1/2⏎seats A 9 AhKh, B 9 AcKc⏎A all-in, B calls⏎board As Kd 2c 3d 3h⏎A and B win main pot',
    ],
    [
      'دفتر⏎A ۱۰۰⏎B ۱۰۰⏎بورد Q♣ 9♦ 7♣ 4♥ 2♠⏎A A♠ A♥ رو می‌کند⏎B A♣ A♦ رو می‌کند⏎B می‌برد',
      '+دفتر⏎A ۱۰۰⏎B ۱۰۰⏎بورد Q♣ 9♦ 7♣ 4♥ 2♠⏎A A♠ A♥ رو می‌کند⏎B A♣ A♦ رو می‌کند⏎A و B می‌برند',
    ],
  ],
  'claims/wrong-winner': [
    [
      'seats Raha A♠ A♥, Kian K♠ K♥⏎river Q♣ 9♦ 7♣ 4♥ 2♠⏎pot 200⏎Raha checks, Kian checks⏎Kian wins',
      '+seats Raha A♠ A♥, Kian K♠ K♥⏎river Q♣ 9♦ 7♣ 4♥ 2♠⏎pot 200⏎Raha checks, Kian checks⏎Raha wins',
    ],
    [
      'دفتر⏎A ۱۰۰⏎B ۱۰۰⏎بورد Q♣ 9♦ 7♣ 4♥ 2♠⏎A A♠ A♥ رو می‌کند⏎B K♠ K♥ رو می‌کند⏎B می‌برد',
      '+دفتر⏎A ۱۰۰⏎B ۱۰۰⏎بورد Q♣ 9♦ 7♣ 4♥ 2♠⏎A A♠ A♥ رو می‌کند⏎B K♠ K♥ رو می‌کند⏎A می‌برد',
    ],
  ],
  'claims/not-eligible': [
    [
      'ledger⏎Raha 140 all-in⏎Kian 360 all-in⏎Navid 360⏎Raha wins main pot⏎Raha wins side pot',
      'ledger⏎Raha 140 all-in⏎Kian 360 all-in⏎Navid 360⏎Raha wins main pot⏎Kian wins side pot',
      'ledger⏎Raha 140 all-in⏎Kian 360 all-in⏎Navid 360⏎Raha wins main pot⏎Navid wins side pot',
    ],
  ],
  'claims/not-eligible.no-pot': [['ledger⏎A 10⏎B 10⏎A wins side pot', 'ledger⏎A 10⏎B 10⏎A wins', 'ledger⏎A 10⏎B 10']],
  'claims/wrong-award': [
    ['ledger⏎Raha 170 all-in⏎Kian 430⏎Raha wins 600', '+ledger⏎Raha 170 all-in⏎Kian 430⏎Raha wins 340'],
  ],
  'claims/not-conserved': [
    ['ledger⏎Raha 100⏎Kian 100⏎Raha wins 90⏎Kian wins 90', '+ledger⏎Raha 100⏎Kian 100⏎Raha wins 90⏎Kian wins 110'],
  ],
  'claims/not-conserved.too-much': [
    ['ledger⏎Raha 100⏎Kian 100⏎Raha wins 120⏎Kian wins 120', '+ledger⏎Raha 100⏎Kian 100⏎Raha wins 120⏎Kian wins 80'],
  ],
  'claims/not-conserved.nothing-left': [
    ['ledger⏎Raha 100⏎Kian 100⏎Raha wins⏎Kian wins', '+ledger⏎Raha 100⏎Kian 100⏎Raha wins'],
  ],
  'claims/wrong-citation': [['{6}cite TDA 2024 49-A', '+{6}cite TDA 2024 47-A']],
  'chips/undercall': [['blinds 500/1000⏎seats 2⏎SB pushes 200', 'blinds 500/1000⏎seats 2⏎SB calls 500']],
  'chips/oversize-chip': [['blinds 500/1000⏎seats 6⏎UTG pushes 5000', 'blinds 500/1000⏎seats 6⏎UTG calls 1000']],
  'chips/over-half': [['blinds 500/1000⏎seats 6⏎UTG pushes 1000+500', 'blinds 500/1000⏎seats 6⏎UTG raises to 2000']],
  'chips/opening-bet': [['{2}flop⏎Raha pushes 100+100', '{2}flop⏎Raha bets 200']],
  'chips/directors-choice': [
    [
      'blinds 500/1000⏎seats 6⏎UTG raises to 3000⏎HJ raises to 8000⏎CO pushes 3000',
      'blinds 500/1000⏎seats 6⏎UTG raises to 3000⏎HJ raises to 8000⏎CO calls 8000',
      'blinds 500/1000⏎seats 6⏎UTG raises to 3000⏎HJ raises to 8000⏎CO folds',
    ],
  ],
  'text/mixed-digits': [
    ['{6}UTG raises to 3۰0', '!{6}UTG raises to 300'],
    ['{6}UTG به ۳0۰ ریز می‌کند', '!{6}UTG به ۳۰۰ ریز می‌کند'],
    // Latin digits with a point would be thousands.
    ['blinds 1/2⏎seats A, B, C⏎C raises to ۱۰٫125', '!blinds 1/2⏎seats A, B, C⏎C raises to ۱۰٫۱۲۵'],
    ['blinds 1/2⏎seats A ۱۰٫125, B', '!blinds 1/2⏎seats A ۱۰٫۱۲۵, B'],
    ['{2}flop⏎pot 1⏎expect pot ١٫000', '!{2}flop⏎pot 1⏎expect pot ١٫٠٠٠'],
    // As it is read already, and told beside it.
    ['blinds 1/2⏎seats A, B, C⏎C raises to ۱0.125', '!blinds 1/2⏎seats A, B, C⏎C raises to 10.125'],
  ],
  'text/bidi-control': [['{6}UTG raises to \u202e300', '!{6}UTG raises to 300']],
  'text/unclosed-branch': [
    [
      '{6}UTG folds⏎  branch "x"⏎    HJ folds⏎    CO folds',
      '!{6}UTG folds⏎  branch "x"⏎    HJ folds⏎    CO folds⏎  end',
    ],
    ['{6}شاخه "x"⏎  UTG فولد می‌کند', '!{6}شاخه "x"⏎  UTG فولد می‌کند⏎پایان'],
    // The indentation comes back to the branch's own; blank lines and comments go with what they stand beside.
    [
      '{3}Navid raises to 300⏎branch "x"⏎  Raha folds⏎  # so⏎⏎# and now⏎Raha calls, Kian calls⏎flop⏎Raha bets 100',
      '!{3}Navid raises to 300⏎branch "x"⏎  Raha folds⏎  # so⏎end⏎⏎# and now⏎Raha calls, Kian calls⏎flop⏎Raha bets 100',
    ],
    ['{3}branch⏎\tNavid folds⏎Navid calls', '!{3}branch⏎\tNavid folds⏎end⏎Navid calls'],
    [
      '{3}branch "x"⏎  Navid folds⏎  branch "y"⏎    Raha folds⏎Navid calls',
      '!{3}branch "x"⏎  Navid folds⏎  branch "y"⏎    Raha folds⏎  end⏎end⏎Navid calls',
    ],
    [
      '{3}branch "x"⏎  Navid folds⏎  branch "y"⏎    Raha folds⏎  Raha calls⏎Navid calls',
      '!{3}branch "x"⏎  Navid folds⏎  branch "y"⏎    Raha folds⏎  end⏎  Raha calls⏎end⏎Navid calls',
    ],
    [
      '{3}branch "x"⏎  Navid folds⏎branch "y"⏎  Navid calls⏎end⏎Navid folds',
      '!{3}branch "x"⏎  Navid folds⏎end⏎branch "y"⏎  Navid calls⏎end⏎Navid folds',
    ],
    // The `end` there is closes the outer one.
    [
      '{3}branch "x"⏎  branch "y"⏎    Navid folds⏎  Navid calls⏎end⏎Navid folds',
      '!{3}branch "x"⏎  branch "y"⏎    Navid folds⏎  end⏎  Navid calls⏎end⏎Navid folds',
    ],
    // What comes back gets a mistake that nobody saw before.
    ['{3}branch⏎  Navid folds⏎Navid checks', '*{3}branch⏎  Navid folds⏎end⏎Navid checks'],
    [
      '{3}Navid raises to 300⏎branch⏎  Raha folds⏎Kian calls⏎flop⏎Kian checks',
      '*{3}Navid raises to 300⏎branch⏎  Raha folds⏎end⏎Kian calls⏎flop⏎Kian checks',
    ],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید به ۳۰۰ ریز می‌کند⏎شاخه⏎  رها فولد می‌کند⏎کیان کال می‌کند⏎فلاپ⏎کیان چک می‌کند',
      '*بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید به ۳۰۰ ریز می‌کند⏎شاخه⏎  رها فولد می‌کند⏎پایان⏎کیان کال می‌کند⏎فلاپ⏎کیان چک می‌کند',
    ],
    // Nothing is indented: it may have ended at several places.
    [
      '{3}branch⏎Navid folds⏎⏎Navid calls⏎Raha folds',
      '+{3}branch⏎Navid folds⏎end⏎⏎Navid calls⏎Raha folds',
      '{3}branch⏎Navid folds⏎⏎Navid calls⏎Raha folds⏎end',
    ],
    [
      '{3}branch⏎Navid folds⏎⏎Raha folds',
      '+{3}branch⏎Navid folds⏎⏎Raha folds⏎end',
      '*{3}branch⏎Navid folds⏎end⏎⏎Raha folds',
    ],
    [
      '{3}branch⏎Navid folds⏎Navid calls⏎Raha calls',
      '+{3}branch⏎Navid folds⏎end⏎Navid calls⏎Raha calls',
      '{3}branch⏎Navid folds⏎Navid calls⏎Raha calls⏎end',
    ],
  ],
  'text/unknown-word.near': [
    ['{6}UTG rasies to 300', '+{6}UTG raises to 300'],
    ['stakes $50/$100⏎seats 6⏎UTG folds', '+blinds $50/$100⏎seats 6⏎UTG folds'],
    [
      '{2}Raha calls⏎Kian checks⏎flop⏎everyone checks⏎Fourth street',
      '+{2}Raha calls⏎Kian checks⏎flop⏎everyone checks⏎turn',
    ],
    ['{6}UTG raises to 1.2 k', '+{6}UTG raises to 1.2k'],
    // The beginning of a longer phrase is a guess.
    ['{6}UTG goes', '*{6}UTG goes all-in'],
  ],
  'text/unknown-word.mark-near': [['{6}mark start⏎branch from strat⏎end', '+{6}mark start⏎branch from start⏎end']],
  'text/unknown-word.mark': [
    [
      '{6}mark one⏎mark two⏎branch from elsewhere⏎end',
      '{6}mark one⏎mark two⏎branch from one⏎end',
      '{6}mark one⏎mark two⏎branch from two⏎end',
    ],
  ],
  'text/unknown-word.no-mark': [['{6}branch "x" from start⏎UTG folds⏎end', '{6}branch "x"⏎UTG folds⏎end']],
  'text/syntax.number-grouping': [
    ['blinds 50/100⏎seats 6⏎stacks 15,00', 'blinds 50/100⏎seats 6⏎stacks 1500', 'blinds 50/100⏎seats 6⏎stacks 15.00'],
  ],
  'text/syntax.second-player': [
    ['{6}UTG folds HJ', '+{6}UTG and HJ fold', '{6}UTG folds'],
    ['{3}Navid Raha fold', '+{3}Navid and Raha fold', '{3}Navid fold'],
    ['{6}UTG raises to 300 HJ', '+{6}UTG raises to 300', '*{6}UTG and HJ raise to 300'],
    [
      '{3}Navid calls⏎Raha folds⏎Kian checks⏎flop⏎Kian checks Navid',
      '+{3}Navid calls⏎Raha folds⏎Kian checks⏎flop⏎Kian and Navid check',
      '{3}Navid calls⏎Raha folds⏎Kian checks⏎flop⏎Kian checks',
    ],
    [
      'بلایند ۱/۲⏎بازیکنان رها، نیما، کیان⏎کیان رها فولد می‌کنند',
      '+بلایند ۱/۲⏎بازیکنان رها، نیما، کیان⏎کیان و رها فولد می‌کنند',
      'بلایند ۱/۲⏎بازیکنان رها، نیما، کیان⏎کیان فولد می‌کنند',
    ],
    [
      'البلاند 1/2⏎اللاعبون رها، نيما، كيان⏎يطوي كيان رها',
      '+البلاند 1/2⏎اللاعبون رها، نيما، كيان⏎يطوي كيان ورها',
      'البلاند 1/2⏎اللاعبون رها، نيما، كيان⏎يطوي كيان',
    ],
  ],
  'text/syntax.second-verb': [
    ['{6}UTG raises to 300 checks', '{6}UTG raises to 300', '*{6}UTG raises to 300, checks'],
    ['{6}UTG folds HJ calls', '+{6}UTG folds, HJ calls'],
    [
      'بلایند ۱/۲⏎بازیکنان رها، نیما، کیان⏎کیان فولد می‌کند رها کال می‌کند',
      '+بلایند ۱/۲⏎بازیکنان رها، نیما، کیان⏎کیان فولد می‌کند، رها کال می‌کند',
    ],
  ],
  'text/syntax.sign': [['{6}UTG raises +200', '{6}UTG raises by 200', '*{6}UTG raises 200']],
  'text/syntax.one-action': [['{6}illegal UTG checks, HJ checks', '+{6}illegal UTG checks⏎illegal HJ checks']],
  'text/syntax.one-fact': [['{6}ask UTG to call, min raise', '+{6}ask UTG to call⏎ask min raise']],
  'text/syntax.player-missing': [
    ['{6}raises to 300⏎HJ folds', '+{6}UTG raises to 300⏎HJ folds'],
    ['{6}UTG folds and shows Ah Kh', '+{6}UTG folds and UTG shows Ah Kh'],
    ['{6}UTG se retira y muestra Ah Kh', '+{6}UTG se retira y UTG muestra Ah Kh'],
  ],
  'text/syntax.branch-from': [
    ['{6}mark m⏎branch m⏎end', '+{6}mark m⏎branch from m⏎end', '{6}mark m⏎branch "m"⏎end'],
    ['{6}branch x⏎end', '+{6}branch "x"⏎end'],
  ],
  'text/syntax.branch-extra': [['{6}mark m⏎branch "x" from m "n"⏎end', '{6}mark m⏎branch "x" from m⏎end']],
  'text/syntax.cite-year': [['{6}cite TDA 49-A', '{6}cite TDA 2026 49-A']],
  'text/syntax.misplaced': [['{6}UTG folds flop', '{6}UTG folds', '*{6}UTG folds "flop"']],
  'text/syntax.end-alone': [['{6}UTG folds⏎end⏎HJ folds', '+{6}UTG folds⏎HJ folds']],
  'text/syntax.blinds-player': [['blinds 5/10 BTN⏎seats 3', 'blinds 5/10⏎seats 3']],
  'text/syntax.blinds-ante': [['blinds 5/10 10 BB⏎seats 3', '+blinds 5/10 ante 10 BB⏎seats 3']],
  'text/syntax.number-point': [
    ['blinds 5/10⏎seats A 1.000, B', '+blinds 5/10⏎seats A 1000, B', 'blinds 5/10⏎seats A 1,000, B'],
    [
      'بلایند ۵/۱۰⏎بازیکنان رها ۱.۰۰۰، نیما',
      '+بلایند ۵/۱۰⏎بازیکنان رها ۱۰۰۰، نیما',
      'بلایند ۵/۱۰⏎بازیکنان رها ۱٬۰۰۰، نیما',
    ],
  ],
  'text/syntax.seats-comma': [
    ['blinds 5/10⏎seats A 10 B 20 C 30', '+blinds 5/10⏎seats A 10, B 20, C 30'],
    // A comma makes no seat of it.
    ['blinds 1/2⏎seats⏎A⏎B⏎C 300 5c6c7d8d by 5', '*blinds 1/2⏎seats⏎A⏎B⏎C 300 5c6c7d8d, by 5'],
  ],
  'text/syntax.street-pot': [
    ['{2}Raha calls, Kian checks⏎flop (pot 200): Kc 9d 7c', '+{2}Raha calls, Kian checks⏎flop Kc 9d 7c⏎expect pot 200'],
    ['seats A, B⏎flop (13) Kc 9d 7c', '+seats A, B⏎flop Kc 9d 7c⏎pot 13'],
    ['بازیکنان سارا، نیما⏎فلاپ Kc 9d 7c (پات ۲۰)', '+بازیکنان سارا، نیما⏎فلاپ Kc 9d 7c⏎پات ۲۰'],
  ],
  'text/syntax.quote-label': [
    ['{6}mark a b', '+{6}mark "a b"'],
    ['{6}mark "a b"⏎branch from a b⏎UTG folds⏎end', '+{6}mark "a b"⏎branch from "a b"⏎UTG folds⏎end'],
  ],
  'text/syntax.blinds-stroke': [
    ['blinds 50-100⏎seats 6', '+blinds 50/100⏎seats 6'],
    ['بلایند ۵۰-۱۰۰⏎بازیکنان سارا، نیما', '+بلایند ۵۰/۱۰۰⏎بازیکنان سارا، نیما'],
  ],
  'text/syntax.extra': [['{6}branch⏎UTG folds⏎end now', '{6}branch⏎UTG folds⏎end']],
  'text/syntax.amount-missing': [
    ['blinds 50/100⏎straddle UTG⏎seats 6', '+blinds 50/100⏎straddle UTG 200⏎seats 6'],
    ['{6}UTG straddles⏎HJ straddles 400', '+{6}UTG straddles 200⏎HJ straddles 400'],
    ['{6}UTG straddles 300⏎HJ straddles', '+{6}UTG straddles 300⏎HJ straddles 600'],
    ['{6}CO posts dead', '+{6}CO posts dead 100'],
    ['ciegas 1/2⏎asientos 6⏎UTG pone', '+ciegas 1/2⏎asientos 6⏎UTG pone 2'],
    ['بلایند ۱/۲⏎بازیکنان ۶⏎UTG استرادل', '+بلایند ۱/۲⏎بازیکنان ۶⏎UTG ۴ استرادل'],
  ],
  'text/syntax.unexpected': [
    ['{6}UTG folds /', '{6}UTG folds'],
    // What stands on both sides of a sign stays apart.
    ['{6}UTG raises to = 300', '{6}UTG raises to 300'],
    ['{6}UTG raises to/300', '{6}UTG raises to 300'],
    ['{6}UTG raises to (300)', '{6}UTG raises to 300'],
    ['{6}UTG raises to 250 (2.5bb)', '+{6}UTG raises to 250'],
    // Cards belong to the seat, or are shown.
    ...[
      ['Navid (AhKh) raises to 300', 'Navid raises to 300'],
      ['Navid raises to 300 with Ah Kh', 'Navid raises to 300'],
      ['Navid (A♠ K♠) به ۳۰۰ ریز می‌کند', 'Navid به ۳۰۰ ریز می‌کند'],
      ['Navid 300 तक रेज़ करता है (AhKh)', 'Navid 300 तक रेज़ करता है'],
      ['يرفع Navid إلى 300 مع AhKh', 'يرفع Navid إلى 300'],
      ['Navid sube a 300 con AhKh', 'Navid sube a 300'],
    ].map(([line = '', plain = '']): Row => {
      const hand = /A[h♠] ?K[h♠]/.exec(line)?.[0];
      return [`{3}${line}`, `+blinds 50/100⏎seats Raha, Kian, Navid ${hand}⏎${plain}`, `{3}${plain}`];
    }),
    [
      '{3}Navid holds AhKh',
      '+blinds 50/100⏎seats Raha, Kian, Navid AhKh',
      '{3}Navid shows AhKh',
      'blinds 50/100⏎seats Raha, Kian, Navid',
    ],
    ['{6}UTG folds, HJ has AhKh', '+{6}UTG folds, HJ shows AhKh'],
    [
      '{3}Navid folds, Raha folds, Kian wins with AhQh',
      '+blinds 50/100⏎seats Raha, Kian AhQh, Navid⏎Navid folds, Raha folds, Kian wins',
      '{3}Navid folds, Raha folds, Kian shows AhQh, Kian wins',
      '{3}Navid folds, Raha folds, Kian wins',
    ],
    ['blinds 1/2 straddle 4⏎seats 4', '+blinds 1/2/4⏎seats 4', 'blinds 1/2 4⏎seats 4'],
    ['seats 4⏎blinds 1/2 stacks 200', '+seats 4⏎blinds 1/2⏎stacks 200', 'seats 4⏎blinds 1/2 200'],
    ['blinds 1/2, straddle UTG 4⏎seats 4', '+blinds 1/2⏎straddle UTG 4⏎seats 4', '*blinds 1/2, UTG 4⏎seats 4'],
    ['blinds 1/2⏎seats A, B, C button A', '+blinds 1/2⏎seats A, B, C⏎button A', 'blinds 1/2⏎seats A, B, C button'],
    ['ciegas 1/2 straddle 4⏎asientos 4', '+ciegas 1/2/4⏎asientos 4', 'ciegas 1/2 4⏎asientos 4'],
    ['بلایندها ۱/۲ استرادل ۴⏎بازیکنان ۴', '+بلایندها ۱/۲/۴⏎بازیکنان ۴', 'بلایندها ۱/۲ ۴⏎بازیکنان ۴'],
  ],
  'text/syntax.seat-name': [
    ['blinds 1/2⏎seats 6 handed', '+blinds 1/2⏎seats 6'],
    ['seats 6, blinds 1/2', '+seats 6⏎blinds 1/2'],
    ['ciegas 1/2⏎asientos 6 jugadores', '+ciegas 1/2⏎asientos 6'],
    ['بلایندها ۱/۲⏎بازیکنان ۶ نفره', '+بلایندها ۱/۲⏎بازیکنان ۶'],
    ['ब्लाइंड १/२⏎खिलाड़ी ६ खिलाड़ी', '+ब्लाइंड १/२⏎खिलाड़ी ६'],
    ['البلاندات ١/٢⏎اللاعبون ٦ لاعبين', '+البلاندات ١/٢⏎اللاعبون ٦'],
  ],
  'text/syntax.quote-keyword': [
    ['blinds 1/2⏎seats A, B, stacks 200', '+blinds 1/2⏎seats A, B⏎stacks 200', 'blinds 1/2⏎seats A, B, "stacks" 200'],
  ],
  'text/syntax.extra-amount': [
    ['{2}Raha calls, Kian checks⏎flop⏎Raha bets 90 into 200', '+{2}Raha calls, Kian checks⏎flop⏎Raha bets 90'],
    ['ledger⏎A 10 20⏎B 10', 'ledger⏎A 10⏎B 10'],
  ],
  'text/syntax.seat-line': [
    [
      'blinds 1/2⏎Raha (BTN): $200⏎Kian (BB) 185⏎Raha calls',
      '+blinds 1/2⏎seats⏎Raha (BTN): $200⏎Kian (BB) 185⏎Raha calls',
    ],
    ['بلایند ۱/۲⏎رها ۲۰۰⏎کیان ۱۵۰⏎رها کال می‌کند', '+بلایند ۱/۲⏎بازیکنان⏎رها ۲۰۰⏎کیان ۱۵۰⏎رها کال می‌کند'],
  ],
  'text/syntax.cards-only': [
    ['{2}flop As Ks Qs UTG', '{2}flop As Ks Qs'],
    ['{6}preflop: UTG folds, HJ calls', '!{6}preflop⏎UTG folds, HJ calls'],
    [
      '{2}Raha calls, Kian checks⏎flop (As Ks Qs): Kian bets 200. Raha folds',
      '!{2}Raha calls, Kian checks⏎flop (As Ks Qs)⏎Kian bets 200. Raha folds',
    ],
    ['بلایند ۱/۲⏎بازیکنان رها، کیان⏎پری‌فلاپ: رها کال می‌کند', '!بلایند ۱/۲⏎بازیکنان رها، کیان⏎پری‌فلاپ⏎رها کال می‌کند'],
  ],
  'text/syntax.cards-only-line': [
    [
      'blinds 1/2⏎seats A 9, B 9⏎A all-in, B calls⏎flop As Kd 2c⏎turn 2d, river 2h',
      '!blinds 1/2⏎seats A 9, B 9⏎A all-in, B calls⏎flop As Kd 2c⏎turn 2d⏎river 2h',
    ],
    [
      '{2}Raha calls, Kian checks⏎branch⏎  flop As Kd 2c, expect Kian may check',
      '!{2}Raha calls, Kian checks⏎branch⏎  flop As Kd 2c⏎  expect Kian may check',
    ],
    [
      'blinds 1/2⏎seats A 9 AsAh, B 9⏎A all-in, B calls⏎flop Ad Kd 2c turn 2d; river 2h. showdown',
      '!blinds 1/2⏎seats A 9 AsAh, B 9⏎A all-in, B calls⏎flop Ad Kd 2c⏎turn 2d⏎river 2h⏎showdown',
    ],
    [
      'بلایند ۱/۲⏎بازیکنان رها ۹، کیان ۹⏎رها آل‌این، کیان کال می‌کند⏎فلاپ As Kd 2c، ترن 2d، ریور 2h',
      '!بلایند ۱/۲⏎بازیکنان رها ۹، کیان ۹⏎رها آل‌این، کیان کال می‌کند⏎فلاپ As Kd 2c⏎ترن 2d⏎ریور 2h',
    ],
    [
      'ब्लाइंड 1/2⏎खिलाड़ी A 9, B 9⏎A ऑल-इन, B कॉल करता है⏎बोर्ड As Kd 2c 2d 2h, बोर्ड As Kd 2c 2d 2h',
      '!ब्लाइंड 1/2⏎खिलाड़ी A 9, B 9⏎A ऑल-इन, B कॉल करता है⏎बोर्ड As Kd 2c 2d 2h⏎बोर्ड As Kd 2c 2d 2h',
    ],
  ],
  'text/syntax.assumption': [
    ['assume no ante, no fun⏎blinds 1/2⏎seats 3', 'assume no ante⏎blinds 1/2⏎seats 3'],
    ['assume no fun⏎blinds 1/2⏎seats 3', 'blinds 1/2⏎seats 3'],
  ],
  'text/syntax.comma-missing': [
    ['{6}expect UTG to call 100 min raise 200', '+{6}expect UTG to call 100, min raise 200'],
  ],
  'text/syntax.quote-name': [
    ['blinds 1/2⏎seats Big Al, Bob', '+blinds 1/2⏎seats "Big Al", Bob', 'blinds 1/2⏎seats Big, Al, Bob'],
    ['blinds 1/2⏎seats A B 15', '+blinds 1/2⏎seats A, B 15', '*blinds 1/2⏎seats "A B" 15'],
    [
      'بلایند ۱/۲⏎بازیکنان رها کیان⏎رها کال می‌کند',
      '+بلایند ۱/۲⏎بازیکنان رها، کیان⏎رها کال می‌کند',
      '*بلایند ۱/۲⏎بازیکنان "رها کیان"⏎رها کال می‌کند',
    ],
  ],
  'text/syntax.quote-title': [
    ['hand My title⏎blinds 1/2⏎seats 3', '!hand "My title"⏎blinds 1/2⏎seats 3'],
    ['hand 3 "One"⏎blinds 1/2⏎seats 3', '!hand “3 "One"”⏎blinds 1/2⏎seats 3'],
    ['hand a “b” "c"⏎blinds 1/2⏎seats 3', '!hand «a “b” "c"»⏎blinds 1/2⏎seats 3'],
    ['دست سه «یک»⏎بلایند ۱/۲⏎بازیکنان ۳', '!دست "سه «یک»"⏎بلایند ۱/۲⏎بازیکنان ۳'],
  ],
  'text/syntax.unclosed-quote': [
    ['hand "My title⏎blinds 1/2⏎seats 3', '!hand "My title"⏎blinds 1/2⏎seats 3'],
    // Closed it is no better.
    ['blinds 1/2⏎seats A, B⏎A "calls', '*blinds 1/2⏎seats A, B⏎A "calls"'],
    [
      'blinds 1/2⏎seats⏎  "Big Al 40⏎  B⏎  C⏎C folds',
      '+blinds 1/2⏎seats⏎  "Big Al" 40⏎  B⏎  C⏎C folds',
      'blinds 1/2⏎seats⏎  "Big Al 40"⏎  B⏎  C⏎C folds',
    ],
  ],
};
