import type { Row } from './rows';

export const BETTING_ROWS: Readonly<Record<string, readonly Row[]>> = {
  'betting/under-min-bet': [['{2}flop⏎pot 200⏎Raha bets 60', '+{2}flop⏎pot 200⏎Raha bets 100']],
  'betting/under-min-bet.short': [
    [
      'blinds 50/100⏎seats Raha 80, Kian⏎flop⏎pot 200⏎Raha bets 60',
      '+blinds 50/100⏎seats Raha 80, Kian⏎flop⏎pot 200⏎Raha bets 80',
    ],
  ],
  'betting/under-min-raise': [
    ['{6}UTG raises to 150', '+{6}UTG raises to 200', '{6}UTG raises by 150'],
    ['{6}UTG raises by 60, HJ folds # so', '+{6}UTG raises by 100, HJ folds # so'],
    ['{6}UTG raises adding 150', '+{6}UTG raises adding 200'],
    [
      '{6}UTG raises to 300⏎HJ raises to 400 by 100',
      '+{6}UTG raises to 300⏎HJ raises to 500 by 200',
      '{6}UTG raises to 300⏎HJ raises by 400',
    ],
    [
      'blinds 50/100⏎seats SB, BB, A⏎A به ۱۵۰ ریز می‌کند',
      '+blinds 50/100⏎seats SB, BB, A⏎A به ۲۰۰ ریز می‌کند',
      'blinds 50/100⏎seats SB, BB, A⏎A با افزایش ۱۵۰ ریز می‌کند',
    ],
    [
      'blinds 50/100⏎seats SB, BB, A⏎يرفع A إلى ١٥٠',
      '+blinds 50/100⏎seats SB, BB, A⏎يرفع A إلى ٢٠٠',
      'blinds 50/100⏎seats SB, BB, A⏎يرفع A بزيادة ١٥٠',
    ],
    [
      'blinds 50/100⏎seats SB, BB, A⏎A १५० तक रेज़ करता है',
      '+blinds 50/100⏎seats SB, BB, A⏎A २०० तक रेज़ करता है',
      'blinds 50/100⏎seats SB, BB, A⏎A १५० की बढ़ोतरी रेज़ करता है',
    ],
    [
      'blinds 50/100⏎seats SB, BB, A⏎A raises to 1.5bb',
      '+blinds 50/100⏎seats SB, BB, A⏎A raises to 2bb',
      'blinds 50/100⏎seats SB, BB, A⏎A raises by 1.5bb',
    ],
    [
      'blinds $0.50/$1⏎seats SB, BB, A⏎A raises to $1.50',
      '+blinds $0.50/$1⏎seats SB, BB, A⏎A raises to $2',
      'blinds $0.50/$1⏎seats SB, BB, A⏎A raises by $1.50',
    ],
  ],
  'betting/under-min-raise.no-raise': [
    [
      '{6}UTG raises to 300⏎HJ raises to 250',
      '+{6}UTG raises to 300⏎HJ raises to 500',
      '{6}UTG raises to 300⏎HJ raises by 250',
    ],
  ],
  'betting/under-min-raise.short': [
    ['blinds 50/100⏎seats SB, BB, A 130⏎A raises to 120', '+blinds 50/100⏎seats SB, BB, A 130⏎A raises to 130'],
  ],
  'betting/over-pot-limit': [
    ['game PLO⏎blinds 50/100⏎seats 3⏎BTN raises by 400', '+game PLO⏎blinds 50/100⏎seats 3⏎BTN raises by 250'],
  ],
  'betting/not-reopened': [
    [
      'blinds 50/100⏎seats رها, Kian 150, Navid⏎flop⏎pot 300⏎رها ۱۰۰ شرط می‌بندد⏎Kian all-in 150⏎Navid calls⏎رها به ۴۰۰ ریز می‌کند',
      '+blinds 50/100⏎seats رها, Kian 150, Navid⏎flop⏎pot 300⏎رها ۱۰۰ شرط می‌بندد⏎Kian all-in 150⏎Navid calls⏎رها کال می‌کند',
      'blinds 50/100⏎seats رها, Kian 150, Navid⏎flop⏎pot 300⏎رها ۱۰۰ شرط می‌بندد⏎Kian all-in 150⏎Navid calls⏎رها فولد می‌کند',
    ],
  ],
  'betting/raise-cap': [
    [
      'game FLHE⏎blinds 1/2⏎seats 3⏎BTN raises⏎SB raises⏎BB raises⏎BTN raises',
      '+game FLHE⏎blinds 1/2⏎seats 3⏎BTN raises⏎SB raises⏎BB raises⏎BTN calls',
      'game FLHE⏎blinds 1/2⏎seats 3⏎BTN raises⏎SB raises⏎BB raises⏎BTN folds',
    ],
  ],
  'betting/wrong-limit-size': [
    ['game FLHE⏎blinds 1/2⏎seats 3⏎BTN raises to 6', '+game FLHE⏎blinds 1/2⏎seats 3⏎BTN raises to 4'],
  ],
  'betting/over-stack': [
    [
      'blinds 50/100⏎seats Raha 500, Kian, Navid⏎Navid calls, Raha raises by 500',
      '+blinds 50/100⏎seats Raha 500, Kian, Navid⏎Navid calls, Raha raises by 400',
    ],
  ],
  'betting/over-stack.before': [
    [
      'blinds 1/2⏎ante 5⏎stacks 100⏎seats 3⏎BTN raises to 100',
      '+blinds 1/2⏎ante 5⏎stacks 100⏎seats 3⏎BTN raises to 95',
    ],
  ],
  'betting/over-stack.before-and-here': [
    [
      'blinds 1/2⏎ante 5⏎stacks 100⏎seats 2⏎BTN raises adding 100',
      '+blinds 1/2⏎ante 5⏎stacks 100⏎seats 2⏎BTN raises adding 94',
    ],
  ],
  'betting/over-stack.whole': [
    [
      'blinds 50/100⏎seats Raha, Kian, Navid 500⏎Navid raises to 600',
      '+blinds 50/100⏎seats Raha, Kian, Navid 500⏎Navid raises to 500',
    ],
    ['ledger⏎seats A 100, B⏎A 200⏎B 100', '+ledger⏎seats A 100, B⏎A 100⏎B 100'],
  ],
  'betting/no-one-to-raise': [
    [
      'blinds 50/100⏎seats Raha, Kian 300⏎Raha calls⏎Kian all-in⏎Raha raises to 600',
      '+blinds 50/100⏎seats Raha, Kian 300⏎Raha calls⏎Kian all-in⏎Raha calls',
      'blinds 50/100⏎seats Raha, Kian 300⏎Raha calls⏎Kian all-in⏎Raha folds',
    ],
  ],
  'betting/out-of-turn': [
    ['{6}CO raises to 300', '+{6}UTG and HJ fold⏎CO raises to 300', '{6}UTG raises to 300', 'blinds 50/100⏎seats 6'],
    [
      '{6}UTG folds, CO raises to 300',
      '+{6}UTG folds, HJ folds, CO raises to 300',
      '{6}UTG folds, HJ raises to 300',
      '{6}UTG folds',
    ],
    // Of four players the one under the gun is CO, too.
    [
      'blinds 50/100⏎seats 4⏎BTN calls, UTG folds',
      '+blinds 50/100⏎seats 4⏎UTG folds, BTN calls',
      '*blinds 50/100⏎seats 4⏎CO folds, BTN calls, UTG folds',
      '*blinds 50/100⏎seats 4⏎UTG calls, UTG folds',
      'blinds 50/100⏎seats 4⏎UTG folds',
    ],
    // Behind an `and` a comma parts them.
    [
      '{6}UTG raises to 300 and BB calls',
      '+{6}UTG raises to 300, HJ, CO, BTN and SB fold, BB calls',
      '{6}UTG raises to 300 and HJ calls',
      '{6}UTG raises to 300',
    ],
    ...[
      [
        'بلایند ۵۰/۱۰۰⏎بازیکنان A, B, C, D⏎C به ۳۰۰ ریز می‌کند',
        ' و ',
        '، ',
        'D و A فولد می‌کنند',
        'B کال می‌کند',
        'D کال می‌کند',
      ],
      [
        'ब्लाइंड 50/100⏎खिलाड़ी A, B, C, D⏎C 300 तक रेज़ करता है',
        ' और ',
        ', ',
        'D और A फोल्ड करते हैं',
        'B कॉल करता है',
        'D कॉल करता है',
      ],
      ['ciegas 50/100⏎jugadores A, B, C, D⏎C sube a 300', ' y ', ', ', 'D y A se retiran', 'B iguala', 'D iguala'],
      ['البلاند 50/100⏎اللاعبون A, B, C, D⏎يرفع C إلى 300', ' و', '، ', 'يطوي D و A', 'يجاري B', 'يجاري D'],
    ].map(
      ([before, and, comma, fold, call, other]): Row => [
        `${before}${and}${call}`,
        `+${before}${comma}${fold}${comma}${call}`,
        `${before}${and}${other}`,
        `${before}`,
      ],
    ),
    // Others act between those whom a line names together.
    [
      '{6}UTG raises to 300, CO and BB call',
      '+{6}UTG raises to 300, HJ folds, CO calls, BTN and SB fold, BB calls',
      '{6}UTG raises to 300, HJ, BTN and SB fold, CO and BB call',
      '{6}UTG raises to 300, HJ and BB call',
      '{6}UTG raises to 300',
    ],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان A, B, C, D, E⏎C به ۳۰۰ ریز می‌کند⏎D و B کال می‌کنند',
      '+بلایند ۵۰/۱۰۰⏎بازیکنان A, B, C, D, E⏎C به ۳۰۰ ریز می‌کند⏎D کال می‌کند، E و A فولد می‌کنند، B کال می‌کند',
      '*بلایند ۵۰/۱۰۰⏎بازیکنان A, B, C, D, E⏎C به ۳۰۰ ریز می‌کند⏎E و A فولد می‌کنند⏎D و B کال می‌کنند',
      'بلایند ۵۰/۱۰۰⏎بازیکنان A, B, C, D, E⏎C به ۳۰۰ ریز می‌کند⏎D و E کال می‌کنند',
      'بلایند ۵۰/۱۰۰⏎بازیکنان A, B, C, D, E⏎C به ۳۰۰ ریز می‌کند',
    ],
    [
      '{3}flop⏎pot 300⏎Navid bets 100',
      '+{3}flop⏎pot 300⏎Raha and Kian check⏎Navid bets 100',
      '{3}flop⏎pot 300⏎Raha bets 100',
      '{3}flop⏎pot 300',
    ],
    [
      'blinds 50/100⏎seats Raha, Kian, "Big Al", C⏎Raha calls',
      '+blinds 50/100⏎seats Raha, Kian, "Big Al", C⏎"Big Al" and C fold⏎Raha calls',
      'blinds 50/100⏎seats Raha, Kian, "Big Al", C⏎"Big Al" calls',
      'blinds 50/100⏎seats Raha, Kian, "Big Al", C',
    ],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎رها فولد می‌کند',
      '+بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید فولد می‌کند⏎رها فولد می‌کند',
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید فولد می‌کند',
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید',
    ],
    // Two lines in the wrong order.
    [
      '{3}Raha raises to 300⏎Navid calls # so⏎Kian folds',
      '+{3}Navid calls⏎Raha raises to 300⏎# so⏎Kian folds',
      '*{3}Navid folds⏎Raha raises to 300⏎Navid calls # so⏎Kian folds',
      '*{3}Navid raises to 300⏎Navid calls # so⏎Kian folds',
      '*{3}Navid calls # so⏎Kian folds',
    ],
    // Two, or three, actions of a line.
    [
      '{3}Raha folds, Navid calls⏎Kian checks',
      '+{3}Navid calls, Raha folds⏎Kian checks',
      '*{3}Navid folds, Raha folds, Navid calls⏎Kian checks',
      '*{3}Navid folds, Navid calls⏎Kian checks',
      '*{3}Navid calls⏎Kian checks',
    ],
    [
      '{3}Raha calls, Kian calls, Navid raises to 300 all-in # so',
      '+{3}Navid raises to 300 all-in, Raha calls, Kian calls # so',
      '{3}Navid folds, Raha calls, Kian calls, Navid raises to 300 all-in # so',
      '*{3}Navid calls, Kian calls, Navid raises to 300 all-in # so',
      '*{3}Kian calls, Navid raises to 300 all-in # so',
    ],
    [
      '{3}Navid calls, Kian checks and Raha calls',
      '+{3}Navid calls, Raha calls and Kian checks',
      '*{3}Navid calls, Raha folds, Kian checks and Raha calls',
      '*{3}Navid calls, Raha checks and Raha calls',
      '{3}Navid calls, Raha calls',
    ],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید ۱۰۰ کال می‌کند، کیان چک می‌کند، رها ۵۰ کال می‌کند',
      '+بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید ۱۰۰ کال می‌کند، رها ۵۰ کال می‌کند، کیان چک می‌کند',
      '*بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید ۱۰۰ کال می‌کند، رها فولد می‌کند، کیان چک می‌کند، رها ۵۰ کال می‌کند',
      '*بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید ۱۰۰ کال می‌کند، رها چک می‌کند، رها ۵۰ کال می‌کند',
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان، نوید⏎نوید ۱۰۰ کال می‌کند، رها ۵۰ کال می‌کند',
    ],
    // The same line twice.
    [
      '{3}Navid raises to 300⏎Navid raises to 300⏎Raha folds',
      '+{3}Navid raises to 300⏎Raha folds',
      '*{3}Navid raises to 300⏎Raha raises to 300⏎Raha folds',
    ],
    // Somebody else is named, as the next lines show.
    [
      '{3}Kian raises to 300⏎Raha folds⏎Kian calls',
      '+{3}Navid raises to 300⏎Raha folds⏎Kian calls',
      '*{3}Raha folds⏎Kian calls',
    ],
  ],
  'betting/out-of-turn.called': [
    [
      '{3}Navid raises to 300⏎Kian calls⏎flop⏎Raha checks',
      '+{3}Navid raises to 300⏎Raha calls⏎Kian calls⏎flop⏎Raha checks',
      '*{3}Navid raises to 300⏎Raha calls⏎flop⏎Raha checks',
      '*{3}Navid raises to 300⏎Raha folds⏎Kian calls⏎flop⏎Raha checks',
      '*{3}Navid raises to 300⏎flop⏎Raha checks',
    ],
  ],
  'betting/out-of-turn.heads-up': [
    [
      '{2}Kian raises to 300⏎Raha calls⏎flop⏎Raha checks',
      '+{2}button Kian⏎Kian raises to 300⏎Raha calls⏎flop⏎Raha checks',
      '*{2}Raha raises to 300⏎Raha calls⏎flop⏎Raha checks',
      '*{2}Raha calls⏎flop⏎Raha checks',
    ],
    [
      'seats⏎  رها⏎  کیان⏎⏎بلایند ۵۰/۱۰۰⏎کیان فولد می‌کند',
      '+seats⏎  رها⏎  کیان⏎باتن کیان⏎⏎بلایند ۵۰/۱۰۰⏎کیان فولد می‌کند',
      'seats⏎  رها⏎  کیان⏎⏎بلایند ۵۰/۱۰۰⏎رها فولد می‌کند',
      'seats⏎  رها⏎  کیان⏎⏎بلایند ۵۰/۱۰۰',
    ],
  ],
  'betting/out-of-turn.count': [
    ['{6}UTG folds, HJ folds, both fold', '+{6}UTG folds, HJ folds, others fold'],
    ['{6}folds to SB⏎SB calls⏎both check', '+{6}folds to SB⏎SB calls⏎others check'],
  ],
  'betting/out-of-turn.until-next': [['{6}UTG folds⏎folds to HJ', '+{6}UTG folds']],
  'betting/out-of-turn.until-out': [
    ['{6}UTG folds, HJ folds, CO folds, folds to UTG', '+{6}UTG folds, HJ folds, CO folds'],
  ],
  'betting/out-of-turn.until-nobody': [['{2}Raha calls⏎Kian checks⏎folds to Kian', '+{2}Raha calls⏎Kian checks']],
  'betting/already-folded': [
    ['{6}UTG folds⏎HJ folds⏎UTG calls', '+{6}UTG folds⏎HJ folds⏎CO calls', '{6}UTG folds⏎HJ folds'],
  ],
  'betting/already-all-in': [
    // By his blind, and after everybody's last chip.
    ['blinds 50/100⏎seats A 30, B 1000⏎A checks', '+blinds 50/100⏎seats A 30, B 1000'],
    [
      'blinds 50/100⏎seats A 300, B 300⏎A all-in⏎B calls⏎flop⏎A bets 100',
      '+blinds 50/100⏎seats A 300, B 300⏎A all-in⏎B calls⏎flop',
    ],
    [
      'blinds 50/100⏎seats A, B 200, C⏎C calls⏎A calls⏎B all-in⏎C raises to 500⏎B calls',
      '+blinds 50/100⏎seats A, B 200, C⏎C calls⏎A calls⏎B all-in⏎C raises to 500⏎A calls',
      'blinds 50/100⏎seats A, B 200, C⏎C calls⏎A calls⏎B all-in⏎C raises to 500',
    ],
  ],
  'betting/check-facing-bet': [
    ['{6}UTG checks', '+{6}UTG calls', '{6}UTG folds'],
    [
      'ब्लाइंड ५०/१००⏎खिलाड़ी राहा, कियान⏎राहा चेक करता है',
      '+ब्लाइंड ५०/१००⏎खिलाड़ी राहा, कियान⏎राहा कॉल करता है',
      'ब्लाइंड ५०/१००⏎खिलाड़ी राहा, कियान⏎राहा फोल्ड करता है',
    ],
  ],
  'betting/check-facing-bet.no-raise': [
    [
      'blinds 50/100⏎seats Raha, Kian 300⏎Raha calls⏎Kian all-in⏎Raha checks',
      '+blinds 50/100⏎seats Raha, Kian 300⏎Raha calls⏎Kian all-in⏎Raha calls',
      'blinds 50/100⏎seats Raha, Kian 300⏎Raha calls⏎Kian all-in⏎Raha folds',
    ],
  ],
  'betting/nothing-to-call': [['{2}Raha calls⏎Kian calls', '+{2}Raha calls⏎Kian checks']],
  'betting/call-amount': [['{6}UTG raises to 500⏎HJ calls 400', '+{6}UTG raises to 500⏎HJ calls 500']],
  'betting/call-amount.to': [
    ['{6}UTG raises to 500⏎HJ calls to 400', '+{6}UTG raises to 500⏎HJ calls to 500'],
    ['blinds 50/100⏎seats A, B, C 500⏎C all-in 60', 'blinds 50/100⏎seats A, B, C 500⏎C calls'],
  ],
  'betting/call-amount.total': [
    [
      'blinds 1/2⏎seats A, B⏎A calls 2 all-in',
      '!blinds 1/2⏎seats A, B⏎A calls to 2 all-in',
      'blinds 1/2⏎seats A, B⏎A calls 1 all-in',
    ],
    [
      '{2}Raha raises to 300⏎Kian calls 300',
      '!{2}Raha raises to 300⏎Kian calls to 300',
      '{2}Raha raises to 300⏎Kian calls 200',
    ],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎رها به ۳۰۰ ریز می‌کند⏎کیان ۳۰۰ کال می‌کند',
      '!بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎رها به ۳۰۰ ریز می‌کند⏎کیان به ۳۰۰ کال می‌کند',
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎رها به ۳۰۰ ریز می‌کند⏎کیان ۲۰۰ کال می‌کند',
    ],
  ],
  'betting/call-amount.form': [['{6}UTG calls pot', '+{6}UTG calls 100']],
  'betting/call-amount.by': [
    ['{6}UTG raises to 500⏎HJ calls by 500', '+{6}UTG raises to 500⏎HJ calls 500'],
    ['{6}UTG raises to 500⏎HJ calls to 500 by 400', '+{6}UTG raises to 500⏎HJ calls to 500'],
    [
      'blinds 50/100⏎seats A, B, C⏎C ۳۰۰ ریز می‌کند⏎A به‌اندازهٔ ۲۵۰ کال می‌کند',
      '+blinds 50/100⏎seats A, B, C⏎C ۳۰۰ ریز می‌کند⏎A ۲۵۰ کال می‌کند',
    ],
  ],
  'betting/bet-facing-bet': [
    ['{6}UTG bets 300', '+{6}UTG raises to 300', '{6}UTG calls'],
    ['{6}UTG bets 120', '+{6}UTG raises to 200', '{6}UTG calls'],
  ],
  'betting/bet-facing-bet.no-raise': [
    [
      'blinds 50/100⏎seats A, B 300⏎A calls⏎B all-in⏎A bets 500',
      '+blinds 50/100⏎seats A, B 300⏎A calls⏎B all-in⏎A calls',
      'blinds 50/100⏎seats A, B 300⏎A calls⏎B all-in⏎A folds',
    ],
  ],
  'betting/nothing-to-raise': [['{2}flop⏎pot 200⏎Raha raises to 100', '+{2}flop⏎pot 200⏎Raha bets 100']],
  'betting/bare-raise': [
    ['{6}UTG raises 300', '!{6}UTG raises to 300', '{6}UTG raises by 300'],
    [
      'blinds 50/100⏎seats SB, BB, A⏎يرفع A 300',
      '!blinds 50/100⏎seats SB, BB, A⏎يرفع A إلى 300',
      'blinds 50/100⏎seats SB, BB, A⏎يرفع A بزيادة 300',
    ],
  ],
  'betting/amounts-disagree': [
    ['{6}UTG raises to 500 by 500', '+{6}UTG raises to 500 by 400'],
    [
      'blinds 50/100⏎seats SB, BB, A⏎A به ۵۰۰ به‌اندازهٔ ۵۰۰ ریز می‌کند',
      '+blinds 50/100⏎seats SB, BB, A⏎A به ۵۰۰ به‌اندازهٔ ۴۰۰ ریز می‌کند',
    ],
  ],
  'betting/amounts-disagree.size': [
    ['{6}UTG raises min to 600', '+{6}UTG raises to 600'],
    ['{6}UTG raises to 600 by 3x adding 600', '+{6}UTG raises to 600 adding 600'],
  ],
  'betting/amounts-disagree.unsaid': [
    // As hand histories write the increase.
    ['{6}UTG raises 500 to 600', '+{6}UTG raises by 500 to 600'],
    ['blinds 50/100⏎seats A, B⏎A raises 250 to 300', '+blinds 50/100⏎seats A, B⏎A raises adding 250 to 300'],
    ['{6}UTG raises to 600 400', '+{6}UTG raises to 600'],
  ],
  'betting/amounts-disagree.no-raise': [
    [
      'blinds 50/100⏎seats A 100, B, C⏎C raises to 300⏎A all-in 100 by 50',
      '+blinds 50/100⏎seats A 100, B, C⏎C raises to 300⏎A all-in 100',
    ],
  ],
  'betting/amount-missing': [
    ['{6}UTG raises', '{6}UTG raises to 200'],
    ['{2}flop⏎pot 200⏎Raha bets', '{2}flop⏎pot 200⏎Raha bets 100'],
  ],
  'betting/amount-missing.times': [['{2}flop⏎pot 200⏎Raha bets 3x', '+{2}flop⏎pot 200⏎Raha bets 100']],
  'betting/street-open': [
    [
      '{3}Navid raises to 300⏎Raha calls⏎flop',
      '+{3}Navid raises to 300⏎Raha calls⏎Kian folds⏎flop',
      '{3}Navid raises to 300⏎Raha calls⏎Kian calls⏎flop',
    ],
  ],
  'betting/street-open.call': [
    [
      '{3}Navid raises to 300⏎Raha calls⏎flop⏎Raha bets 200⏎Kian folds⏎Navid calls',
      '+{3}Navid raises to 300⏎Raha calls⏎Kian calls⏎flop⏎Raha bets 200⏎Kian folds⏎Navid calls',
      '*{3}Navid raises to 300⏎Raha calls⏎Kian folds⏎flop⏎Raha bets 200⏎Kian folds⏎Navid calls',
    ],
    [
      '{3}Navid raises to 300⏎Raha calls⏎flop⏎turn⏎river⏎showdown⏎Kian shows AsAh',
      '+{3}Navid raises to 300⏎Raha calls⏎Kian calls⏎flop⏎turn⏎river⏎showdown⏎Kian shows AsAh',
      '{3}Navid raises to 300⏎Raha calls⏎Kian folds⏎flop⏎turn⏎river⏎showdown⏎Kian shows AsAh',
    ],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎رها به ۳۰۰ ریز می‌کند⏎فلاپ⏎کیان چک می‌کند',
      '+بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎رها به ۳۰۰ ریز می‌کند⏎کیان کال می‌کند⏎فلاپ⏎کیان چک می‌کند',
      '*بلایند ۵۰/۱۰۰⏎بازیکنان رها، کیان⏎رها به ۳۰۰ ریز می‌کند⏎کیان فولد می‌کند⏎فلاپ⏎کیان چک می‌کند',
    ],
  ],
  // The street comes for two at least.
  'betting/street-open.stay': [
    [
      'blinds 1/2⏎seats 2⏎BTN calls, BB checks⏎flop⏎BB checks, BTN bets 9⏎turn 3c',
      '+blinds 1/2⏎seats 2⏎BTN calls, BB checks⏎flop⏎BB checks, BTN bets 9⏎BB calls⏎turn 3c',
      '*blinds 1/2⏎seats 2⏎BTN calls, BB checks⏎flop⏎BB checks, BTN bets 9⏎BB folds⏎turn 3c',
    ],
    [
      'ब्लाइंड 1/2⏎खिलाड़ी A, B⏎A 6 तक रेज़ करता है⏎फ्लॉप',
      '+ब्लाइंड 1/2⏎खिलाड़ी A, B⏎A 6 तक रेज़ करता है⏎B कॉल करता है⏎फ्लॉप',
      '*ब्लाइंड 1/2⏎खिलाड़ी A, B⏎A 6 तक रेज़ करता है⏎B फोल्ड करता है⏎फ्लॉप',
    ],
  ],
  'betting/street-open.stay-fold': [
    [
      'blinds 1/2⏎seats 3⏎BTN raises to 6⏎flop',
      '+blinds 1/2⏎seats 3⏎BTN raises to 6⏎SB folds⏎BB calls⏎flop',
      'blinds 1/2⏎seats 3⏎BTN raises to 6⏎SB and BB call⏎flop',
      '*blinds 1/2⏎seats 3⏎BTN raises to 6⏎SB and BB fold⏎flop',
    ],
  ],
  'betting/street-open.call-fold': [
    [
      '{3}Navid raises to 300⏎flop⏎Kian checks⏎Navid checks',
      '+{3}Navid raises to 300⏎Raha folds⏎Kian calls⏎flop⏎Kian checks⏎Navid checks',
      '*{3}Navid raises to 300⏎Raha and Kian fold⏎flop⏎Kian checks⏎Navid checks',
    ],
  ],
  'betting/street-open.check': [
    ['{2}flop⏎Raha checks⏎turn', '+{2}flop⏎Raha checks⏎Kian checks⏎turn'],
    ['{2}flop⏎river', '+{2}flop⏎Raha and Kian check⏎turn⏎Raha and Kian check⏎river'],
  ],
  'betting/street-closed': [
    [
      '{2}flop⏎pot 200⏎Raha checks⏎Kian checks⏎Raha bets 100',
      '+{2}flop⏎pot 200⏎Raha checks⏎Kian checks⏎turn⏎Raha bets 100',
      '{2}flop⏎pot 200⏎Raha checks⏎Kian checks',
    ],
    // The street stands below.
    [
      '{2}Raha calls⏎Kian checks⏎Kian bets 100⏎flop⏎Raha folds',
      '+{2}Raha calls⏎Kian checks⏎flop⏎Kian bets 100⏎Raha folds',
      '*{2}Raha calls⏎Kian checks⏎flop⏎Kian bets 100⏎flop⏎Raha folds',
      '*{2}Raha calls⏎Kian checks⏎flop⏎Raha folds',
    ],
  ],
  'betting/street-closed.bomb': [
    [
      'bomb 20⏎seats 3⏎BTN bets 40⏎flop⏎SB checks',
      '*bomb 20⏎seats 3⏎flop⏎BTN bets 40⏎SB checks',
      'bomb 20⏎seats 3⏎flop⏎SB checks',
    ],
    [
      'bomb 20⏎seats 3⏎SB bets 40⏎BB calls, BTN calls # all⏎flop⏎SB checks',
      '*bomb 20⏎seats 3⏎flop⏎SB bets 40⏎BB calls, BTN calls # all⏎SB checks',
      'bomb 20⏎seats 3⏎# all⏎flop⏎SB checks',
    ],
    [
      'bomb 20⏎seats 3⏎SB bets 40⏎BB calls, BTN calls⏎flop⏎turn⏎SB checks',
      '+bomb 20⏎seats 3⏎flop⏎SB bets 40⏎BB calls, BTN calls⏎turn⏎SB checks',
      'bomb 20⏎seats 3⏎flop⏎turn⏎SB checks',
    ],
    ['bomb 20⏎seats 3⏎preflop⏎BTN raises to 60⏎others fold', '+bomb 20⏎seats 3⏎preflop⏎'],
  ],
  'betting/street-closed.again': [['{2}flop⏎flop⏎Raha checks', '+{2}flop⏎Raha checks']],
  'betting/street-closed.back': [['{2}turn⏎flop⏎Raha checks', '+{2}turn⏎Raha checks']],
  'betting/street-closed.others': [
    ['{2}flop⏎Raha checks, Kian checks⏎others fold', '+{2}flop⏎Raha checks, Kian checks'],
  ],
  'betting/hand-over': [
    ['{2}Raha folds⏎Kian bets 100   # so', '+{2}Raha folds⏎# so'],
    ['{2}Raha folds, Kian bets 100   # so', '+{2}Raha folds   # so'],
  ],
  // Others are all who were still to act.
  'betting/hand-over.with-others': [
    [
      '{6}UTG raises to 300, others fold, BB calls',
      '+{6}UTG raises to 300, folds to BB, BB calls',
      '{6}UTG raises to 300, others fold',
    ],
    [
      '{6}UTG raises to 300⏎others fold⏎HJ calls',
      '*{6}UTG raises to 300⏎folds to HJ⏎HJ calls',
      '{6}UTG raises to 300⏎others fold',
    ],
    [
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، نیما، کیان⏎کیان به ۳۰۰ ریز می‌کند، بقیه فولد می‌کنند⏎نیما کال می‌کند',
      '+بلایند ۵۰/۱۰۰⏎بازیکنان رها، نیما، کیان⏎کیان به ۳۰۰ ریز می‌کند، تا نیما فولد می‌کنند⏎نیما کال می‌کند',
      'بلایند ۵۰/۱۰۰⏎بازیکنان رها، نیما، کیان⏎کیان به ۳۰۰ ریز می‌کند، بقیه فولد می‌کنند',
    ],
  ],
  'betting/street-closed.with-others': [
    [
      '{6}UTG raises to 300, HJ calls, others fold⏎BB calls',
      '+{6}UTG raises to 300, HJ calls, folds to BB⏎BB calls',
      '{6}UTG raises to 300, HJ calls, others fold',
    ],
  ],
  'betting/hand-over.others': [['{2}Raha folds⏎others fold', '+{2}Raha folds']],
  'betting/hand-over.street': [['{2}Raha folds⏎flop', '+{2}Raha folds']],
  'betting/hand-over.run-out': [
    [
      'blinds 50/100⏎seats A 300, B 900⏎A all-in⏎B calls⏎flop⏎B bets 100',
      '+blinds 50/100⏎seats A 300, B 900⏎A all-in⏎B calls⏎flop',
    ],
  ],
  'betting/not-all-in': [
    [
      'blinds 50/100⏎seats SB, BB, A 500⏎A raises to 300 all-in',
      '+blinds 50/100⏎seats SB, BB, A 500⏎A raises to 300',
      'blinds 50/100⏎seats SB, BB, A 500⏎A raises to 500 all-in',
    ],
    [
      'blinds 50/100⏎seats SB, BB, A 500⏎A all-in 300',
      '+blinds 50/100⏎seats SB, BB, A 500⏎A all-in 500',
      'blinds 50/100⏎seats SB, BB, A 500⏎A raises to 300',
    ],
    ['ledger⏎seats A 500, B⏎A 300 all-in⏎B 300', '+ledger⏎seats A 500, B⏎A 500 all-in⏎B 300'],
  ],
};
