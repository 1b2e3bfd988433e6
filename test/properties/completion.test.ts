import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translateHand } from '../../language/format/translateHand';
import type { Completion } from '../../language/service/completion/completions';
import { parseHand } from '../../language/syntax/index';
import { phraseOf } from '../../language/syntax/lexicon/phrasing';
import { accepted, completionsIn } from '../support/completions';
import { cursorIn } from '../support/cursor';
import { deals, isRunTwice, PLAIN, type PlayedDeal, playDeal, replayOf, textOfDeal } from '../support/dealtHands';
import { HAND_LINES, handText } from '../support/handTexts';

const LANGUAGES = ['en', 'fa', 'ar', 'hi', 'es'] as const;

/** A hand played up to some point, told in some language, with the cursor at a fresh line there. */
const begun = fc
  .record({
    deal: deals,
    share: fc.nat(1000),
    language: fc.constantFrom(...LANGUAGES),
    digits: fc.constantFrom('keep' as const, 'native' as const),
  })
  .map(({ deal, share, language, digits }) => {
    const played = playDeal(deal);
    const kept = Math.floor((played.events.length * share) / 1000);
    const stopped: PlayedDeal = { deal: played.deal, events: played.events.slice(0, kept) };
    const told = translateHand(parseHand(textOfDeal(stopped, PLAIN)), { to: language, digits });
    const lines = told.split('\n');
    const board = lines.length - (isRunTwice(deal, stopped.events) ? 4 : 2);
    return [...lines.slice(0, board), '|', ...lines.slice(board)].join('\n');
  });

const findings = (text: string): string[] => replayOf(text).problems.map(({ code, message }) => `${code} ${message}`);

describe('a completion that is taken', () => {
  it('is a legal action, or the street that comes next, in any language', () => {
    let taken = 0;
    fc.assert(
      fc.property(begun, (marked) => {
        expect(findings(cursorIn(marked).text)).toEqual([]);
        const found = completionsIn(marked);
        for (const item of found.items) {
          if (item.kind !== 'action' && item.kind !== 'street') continue;
          // What is dealt before the hand is run twice lies on both boards, which are told below.
          if (item.kind === 'street' && replayOf(cursorIn(marked).text).main.secondBoard !== null) continue;
          const text = accepted(marked, found, item);
          expect({ text, found: findings(text) }).toEqual({ text, found: [] });
          taken += 1;
        }
      }),
      { numRuns: 80 },
    );
    expect(taken).toBeGreaterThan(200);
  });

  it('is a true fact', () => {
    checkClaims('fact', (fresh, named) => claim(fresh, 'expect', named ? 0 : null), 40);
  });

  it('is refused where the line says so', () => {
    checkClaims('action', (fresh, named) => claim(fresh, 'illegal', named ? 0 : 1), 40);
  });
});

/** A claim begun at the cursor of a hand, in its language; `seat`: the player it names. */
function claim(fresh: string, word: 'expect' | 'illegal', seat: number | null): string {
  const { tree, players } = replayOf(fresh.replace('|', ''));
  const name = seat === null ? '' : `${players[seat]?.name} `;
  return fresh.replace('|', `${phraseOf(tree.language ?? 'en', word).text} ${name}|`);
}

/** Takes every completion of a kind; the hand stays without a finding. */
function checkClaims(
  kind: Completion['kind'],
  begin: (fresh: string, named: boolean) => string,
  numRuns: number,
): void {
  let taken = 0;
  fc.assert(
    fc.property(begun, fc.boolean(), (fresh, named) => {
      const marked = begin(fresh, named);
      const found = completionsIn(marked);
      for (const item of found.items) {
        if (item.kind !== kind) continue;
        const text = accepted(marked, found, item);
        expect({ text, found: findings(text) }).toEqual({ text, found: [] });
        taken += 1;
      }
    }),
    { numRuns },
  );
  expect(taken).toBeGreaterThan(numRuns);
}

describe('completions at any place of any text', () => {
  it('replace a stretch of one line that the cursor is in, and say nothing twice', () => {
    fc.assert(
      fc.property(handText, fc.constantFrom(...HAND_LINES), fc.nat(), fc.nat(), (text, line, at, cut) => {
        const whole = `${text.replaceAll('\r\n', '\n')}\n${line.slice(0, cut % (line.length + 1))}`;
        const place = at % 2 === 0 ? whole.length : at % (whole.length + 1);
        const marked = `${whole.slice(0, place)}|${whole.slice(place)}`;
        const { position } = cursorIn(marked);
        const { range, items } = completionsIn(marked);
        expect(range.start.line).toBe(position.line);
        expect(range.end.line).toBe(position.line);
        expect(range.start.character).toBeLessThanOrEqual(position.character);
        expect(range.end.character).toBeGreaterThanOrEqual(position.character);
        expect(new Set(items.map(({ newText }) => newText)).size).toBe(items.length);
        for (const { describe } of items) expect(describe === null || describe().plain !== '').toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
