/** No text of a picture touches another or leaves the picture. */
import { describe, expect, it } from 'vitest';
import type { HandView } from '../../../language/render/frame';
import { pictureOf } from '../../../language/render/picture';
import { type Item, overlap, type Scene } from '../../../language/render/scene';
import { replayHand } from '../../../language/replay/index';
import { parseHand } from '../../../language/syntax/index';
import { seededRandom } from '../../support/deals';
import { projectFile, projectFiles } from '../../support/files';
import { framesOf, viewOf, viewsIn } from '../../support/handViews';

/** Rounding of sums of decimals. */
const HAIR = 0.01;

function faults({ width, height, items }: Scene): string[] {
  const texts = items.filter((item) => item.kind === 'text');
  const named = (item: Item): string => (item.kind === 'text' ? item.text : item.look);
  const outside = items.filter(
    (box) => box.x < -HAIR || box.y < -HAIR || box.x + box.width > width + HAIR || box.y + box.height > height + HAIR,
  );
  const touching = texts.flatMap((a, index) => {
    const inner = { x: a.x + HAIR, y: a.y + HAIR, width: a.width - 2 * HAIR, height: a.height - 2 * HAIR };
    return texts.slice(index + 1).flatMap((b) => (overlap(inner, b) ? [`${named(a)} × ${named(b)}`] : []));
  });
  // A bet, or the pot, never lies on a seat; a seat never on another.
  const seats = items.filter((item) => item.kind === 'rect' && item.look.startsWith('seat'));
  const covered = seats.flatMap((a, index) => [
    ...seats.slice(index + 1).flatMap((b) => (overlap(a, b) ? ['seat × seat'] : [])),
    ...texts.flatMap((b) => (b.look === 'on-felt' && overlap(a, b) ? [`seat × ${b.text}`] : [])),
  ]);
  return [...outside.map((item) => `outside: ${named(item)}`), ...touching, ...covered];
}

function faultsOf(hand: HandView): string[] {
  return framesOf(hand).flatMap(({ line, frame }) => faults(pictureOf(hand, line, frame)));
}

describe('text boxes', () => {
  it.each(projectFiles('samples', '.hand'))('do not overlap in any hand of %s', (path) => {
    const hands = viewsIn(projectFile(path));
    expect(hands.length).toBeGreaterThan(0);
    for (const hand of hands) expect(faultsOf(hand), hand.title).toEqual([]);
  });

  const NAMES = [
    'A',
    'Raha',
    'Wilhelmina-Wilhelmsdottir-von-und-zu-Wolkenstein',
    'محمدرضا شریعتمداری‌نژاد اصفهانی',
    'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन',
    'ΩΩΩΩΩΩΩΩΩΩΩΩΩΩΩ',
    '東京特許許可局長今日急遽休暇許可拒否',
    'WWWWWWWWWWWWWWWWWWWW',
    'l',
    'x1',
  ];
  const LANGUAGES = ['en', 'fa', 'ar', 'hi', 'es'] as const;
  const DIGITS = { en: 'latin', fa: 'persian', ar: 'arabic', hi: 'devanagari', es: 'latin' } as const;

  /** Hands with random stacks and actions, told with whatever cards and amounts. */
  function randomHand(seed: number): string {
    const random = seededRandom(seed);
    const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
    const players = whole(2, 10);
    const names = NAMES.toSorted(() => random() - 0.5).slice(0, players);
    const large = random() < 0.2 ? 1_234_567_891 : 1;
    const pack = [...'AKQJT98765432'].flatMap((rank) => [...'shdc'].map((suit) => rank + suit));
    const deck = pack.toSorted(() => random() - 0.5);
    const game = players <= 6 && random() < 0.5 ? 'PLO6' : 'NLHE';
    const holes = game === 'PLO6' ? 6 : 2;
    const seats = names.map((name) => {
      const cards = random() < 0.5 ? deck.splice(0, holes).join('') : '';
      return `  "${name}" ${whole(3, 900) * 10 * large} ${cards}`;
    });
    const lines = [`game ${game}`, `blinds ${50 * large}/${100 * large}`, 'seats', ...seats, ''];
    for (let turn = 0; turn < 14; turn++) {
      const { next } = replayHand(parseHand(lines.join('\n'))).main;
      if (next === null) break;
      const who = `"${names[next.seat]}"`;
      lines.push(`${who} ${['all-in', 'calls', 'calls', 'folds', 'raises to max'][whole(0, 4)]}`);
    }
    return [...lines, 'run twice', `board ${deck.splice(0, 5).join(' ')}`, `board ${deck.splice(0, 5).join(' ')}`].join(
      '\n',
    );
  }

  it('do not overlap for two to ten players, names of every script and any amount', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const text = randomHand(seed);
      const language = LANGUAGES[seed % LANGUAGES.length] ?? 'en';
      const hand = viewOf(text, { language, digits: DIGITS[language] });
      expect(faultsOf(hand), text).toEqual([]);
    }
  });
});
