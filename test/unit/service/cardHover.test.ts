import { describe, expect, it } from 'vitest';
import { HandFile } from '../../../language/analysis/document/handFile';
import { Timelines } from '../../../language/analysis/document/timelines';
import { formatSentence } from '../../../language/messages/index';
import { cardFromCode } from '../../../language/poker/cards';
import { rankHigh } from '../../../language/poker/ranking/high';
import { describeHandRank } from '../../../language/replay/facts/madeHand';
import { hoverAt } from '../../../language/service/hover';
import { LANGUAGES } from '../../../language/text/languages';
import { cursorIn, withCursor, withoutIsolates } from '../../support/cursor';

/** The lines of the hover at the cursor. */
function linesAt(marked: string): string[] {
  const { text, position } = cursorIn(marked);
  const hover = hoverAt(HandFile.of(text), new Timelines(), position, { language: 'auto', digits: 'auto' });
  return hover === null ? [] : withoutIsolates(hover.plain).split('\n');
}

const HAND = `seats Raha AsKd, Kian 7c7d, Navid, Sara QhJh
flop Ah 7s Kc
Raha bets 5, Kian calls, Navid calls, Sara folds
turn 2d
showdown
Navid shows KhKs
`;

const OMAHA = `game PLO8
seats A AsAdKc2h, B
board 3c 4d 8h Kd 9s
flop
`;

describe('the hover on a card', () => {
  it.each([
    [
      'a hole card',
      withCursor(HAND, 'AsKd'),
      ['ace of spades', 'Raha, with the whole board: two pair, aces and kings'],
    ],
    [
      'a pair before the flop',
      withCursor(HAND, '7c7d'),
      ['seven of clubs', 'Kian: a pair of sevens', 'Kian, with the whole board: three of a kind, sevens'],
    ],
    ['a shown card', withCursor(HAND, 'KhKs', 2), ['king of spades', 'Navid: three of a kind, kings']],
    [
      'the flop',
      withCursor(HAND, 'Ah 7s'),
      [
        'ace of hearts',
        'Raha: two pair, aces and kings',
        'Kian: three of a kind, sevens',
        'Navid: three of a kind, kings',
        'Sara: ace high',
        'best possible hand: three of a kind, aces',
      ],
    ],
    [
      'a later street, without the players who have folded',
      withCursor(HAND, '2d'),
      [
        'deuce of diamonds',
        'Raha: two pair, aces and kings',
        'Kian: three of a kind, sevens',
        'Navid: three of a kind, kings',
        'best possible hand: three of a kind, aces',
      ],
    ],
    [
      'two cards of four, and a low',
      withCursor(OMAHA, '2h'),
      ['deuce of hearts', 'A: a pair of aces', 'A, with the whole board: a pair of aces; low 8-4-3-2-A'].filter(
        (_, at) => at !== 1,
      ),
    ],
    [
      'a whole board',
      withCursor(OMAHA, 'Kd'),
      ['king of diamonds', 'A: a pair of aces; low 8-4-3-2-A', 'best possible hand: three of a kind, kings'],
    ],
    ['a board with one card unknown', 'seats A, B\nflop 2c ?? |3c', ['three of clubs']],
    ['nothing for an unknown card', 'seats A, B\nflop 2c |?? 3c', []],
    [
      'a ledger',
      'ledger\nA 5\nB 5\nboard Kc Kd 2h 2s 3d\nA shows K|hKs',
      ['king of hearts', 'A: four of a kind, kings'],
    ],
    ['a hand without players', 'flop 2c| 3c 4c', ['deuce of clubs', 'best possible hand: a straight flush, six high']],
    [
      'only the card on a board of far too many cards',
      `game PLO\nseats A AsAdKcKh, B\nboard ${'3c 4d 8h '.repeat(1000)}|Kd`,
      ['king of diamonds'],
    ],
    ['the short deck', 'game NLSD\nflop 6c 7d |9h', ['nine of hearts', 'best possible hand: a straight, ten high']],
    ['Persian', 'بازیکنان رها A|sAd، نوید', ['آس پیک', 'رها: یک جفت آس']],
  ])('names the card and the hands it makes: %s', (_, marked, wanted) => {
    expect(linesAt(marked)).toEqual(wanted);
  });
});

describe('the name of a hand', () => {
  const made = (cards: string, language: string): string => {
    const rank = rankHigh(cards.split(' ').map((code) => cardFromCode(code) ?? -1));
    return formatSentence(describeHandRank(rank), { language, digits: 'latin', scale: 0 });
  };

  it.each([
    ['As Kd 9c 7h 2s', 'ace high', 'carta alta: as'],
    ['As Ad 9c 7h 2s', 'a pair of aces', 'pareja de ases'],
    ['As Ad Kc Kh 2s', 'two pair, aces and kings', 'doble pareja, ases y reyes'],
    ['9s 9d 9c 7h 2s', 'three of a kind, nines', 'trío de nueves'],
    ['As 2d 3c 4h 5s', 'a straight, five high', 'escalera al cinco'],
    ['Qs 2s 3s 4s 9s', 'a flush, queen high', 'color, carta alta: dama'],
    ['Js Jd Jc 7h 7s', 'a full house, jacks full of sevens', 'full de jotas con sietes'],
    ['6s 6d 6c 6h 2s', 'four of a kind, sixes', 'póker de seises'],
    ['5s 6s 7s 8s 9s', 'a straight flush, nine high', 'escalera de color al nueve'],
    ['As Ks Qs Js Ts', 'a royal flush', 'escalera real'],
  ])('is right in English and Spanish and differs in every language: %s', (cards, english, spanish) => {
    expect([made(cards, 'en'), made(cards, 'es')]).toEqual([english, spanish]);
    const names = LANGUAGES.map((language) => made(cards, language));
    expect(new Set(names).size).toBe(LANGUAGES.length);
  });
});
