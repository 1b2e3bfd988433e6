/**
 * Real hands, imported, linted and replayed: no action of them may be refused, and everybody must end with what the file says.
 * The files are read here a second time and by other means, so that a reader's mistake cannot hide itself.
 */
import { parse } from 'smol-toml';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyzeSection } from '../../language/analysis/document/analyze';
import { HandFile } from '../../language/analysis/document/handFile';
import { FORMATS, type FormatName, type WrittenHand } from '../../language/exchange/index';
import { type HandReplay, replayHand } from '../../language/replay/index';
import { parseHand } from '../../language/syntax/index';
import { formatScaled } from '../../language/text/decimal';
import { type CorpusFile, corpusFiles } from '../support/corpora';
import { inEnglish, written as writtenInEnglish } from '../unit/exchange/support';

/** Room for a busy machine; alone each corpus takes some seconds. */
const TIME = 120_000;

interface Imported {
  readonly file: CorpusFile;
  /** One-based line of the file at which the hand begins. */
  readonly line: number;
  readonly written: WrittenHand;
  readonly replay: HandReplay;
}

interface Counts {
  readonly imported: Imported[];
  readonly unreadable: string[];
  readonly notPlayed: Map<string, number>;
}

function importAll(files: readonly CorpusFile[], format: FormatName): Counts {
  const counts: Counts = { imported: [], unreadable: [], notPlayed: new Map() };
  for (const file of files) {
    for (const read of FORMATS[format].read(file.text, {})) {
      if (read.kind === 'hand') {
        const written = writtenInEnglish(read.hand);
        counts.imported.push({ file, line: read.hand.line, written, replay: replayOf(written.text) });
      }
      if (read.kind === 'unreadable') counts.unreadable.push(`${file.name}:${read.line}: ${inEnglish(read.reason)}`);
      if (read.kind === 'not-played') {
        const game = inEnglish(read.game);
        counts.notPlayed.set(game, (counts.notPlayed.get(game) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** What the linter says of all the hands in one file, of every severity: on right hands each is a false alarm. */
function alarms({ imported }: Counts): string[] {
  const document = HandFile.of(imported.map(({ written }) => written.text).join('\n\n'));
  return document.sections.flatMap((part, index) =>
    analyzeSection(document, index).findings.map(
      ({ code, severity }) => `${severity} ${code} in ${part.text.slice(0, 400)}`,
    ),
  );
}

const replayOf = (text: string): HandReplay => replayHand(parseHand(text), null);

/** Net results by player, as plain decimals; null where the hand is not decided. */
function netsOf({ main, players, scale }: HandReplay): Record<string, string> | null {
  const { net } = main.settlement;
  return net && Object.fromEntries(players.map(({ name }, i) => [name, formatScaled(net[i] ?? Number.NaN, scale)]));
}

/** Plain decimals compared as numbers would lose digits; as hundredths of a chip they do not. */
const hundredths = (amount: string | number | undefined): number => Math.round(Number(amount) * 100);

describe.each([
  { corpus: 'phh', ending: /\.phhs?$/ },
  { corpus: 'acpc', ending: /\.log$/ },
] as const)('$corpus', ({ corpus, ending }) => {
  const files = corpusFiles(corpus, ending);
  if (typeof files === 'string') {
    it(`is not checked: ${files}`, ({ skip }) => {
      console.log(`${corpus}: not checked. ${files}`);
      skip(files);
    });
    return;
  }
  let counts: Counts = { imported: [], unreadable: [], notPlayed: new Map() };
  beforeAll(() => {
    counts = importAll(files, corpus);
  }, TIME);

  it('imports every hand, or counts it as a named unsupported game', { timeout: TIME }, () => {
    const games = [...counts.notPlayed].map(([game, hands]) => `${hands} ${game}`);
    console.log(
      `${corpus}: ${counts.imported.length} hands imported from ${files.length} files; not played: ${games.join(', ') || 'none'}`,
    );
    expect(counts.unreadable).toEqual([]);
    expect(counts.imported.length).toBeGreaterThan(0);
    for (const game of counts.notPlayed.keys()) expect(game).toMatch(/stud|razz|draw|badugi|Kuhn|Leduc/);
  });

  it('reports no false positives', { timeout: TIME }, () => {
    const found = alarms(counts);
    console.log(`${corpus}: ${found.length} false alarms in ${counts.imported.length} hands`);
    expect(found).toEqual([]);
  });

  it('derives only the size of a half chip from the results', () => {
    const codes = new Set(counts.imported.flatMap(({ written }) => written.notes.map(({ code }) => code)));
    for (const harmless of ['usual-table', 'unit'] as const) codes.delete(harmless);
    expect([...codes]).toEqual([]);
  });

  it('accepts every action as legal', { timeout: TIME }, () => {
    let steps = 0;
    const illegal: string[] = [];
    for (const { file, line, replay } of counts.imported) {
      for (const step of replay.main.steps) {
        steps += 1;
        if (step.illegal !== null || step.implied) illegal.push(`${file.name}:${line}: ${step.illegal}`);
      }
    }
    console.log(`${corpus}: ${steps} steps`);
    expect(illegal).toEqual([]);
  });

  if (corpus === 'phh') {
    it('ends with the stacks of the file', { timeout: TIME }, () => {
      let stacks = 0;
      let untold = 0;
      for (const { file, replay } of counts.imported) {
        const told = parse(file.text) as { finishing_stacks?: number[]; players?: string[] };
        if (told.finishing_stacks === undefined) {
          untold += 1;
          continue;
        }
        const { main, players, scale } = replay;
        for (const [i, name] of (told.players ?? []).entries()) {
          const seat = players.findIndex((player) => player.name === name);
          expect([file.name, name, hundredths(formatScaled(main.stacks[seat] ?? Number.NaN, scale))]).toEqual([
            file.name,
            name,
            hundredths(told.finishing_stacks[i]),
          ]);
          stacks += 1;
        }
        expect(netsOf(replay)).not.toBeNull();
      }
      console.log(`phh: ${stacks} finishing stacks equal; ${untold} hands tell none`);
      expect(stacks).toBeGreaterThan(0);
    });
  } else {
    it('ends with the payoffs of the log, with half a chip as the unit where needed', { timeout: TIME }, () => {
      let payoffs = 0;
      let halves = 0;
      let differing = 0;
      for (const { file, line, written, replay } of counts.imported) {
        const [, , , , told = '', names = ''] = (file.text.split('\n')[line - 1] ?? '').split(':');
        const players = names.trim().split('|');
        const nets = netsOf(replay);
        for (const [i, payoff] of told.split('|').entries()) {
          const name = players[i] ?? '';
          expect([file.name, line, name, hundredths(nets?.[name])]).toEqual([
            file.name,
            line,
            name,
            hundredths(payoff),
          ]);
          payoffs += 1;
        }
        if (!told.includes('.')) continue;
        halves += 1;
        const whole = netsOf(replayOf(written.text.replace(/^unit .*\n/m, '')));
        if (told.split('|').some((payoff, i) => hundredths(whole?.[players[i] ?? '']) !== hundredths(payoff)))
          differing += 1;
      }
      console.log(
        `acpc: ${payoffs} payoffs equal; in ${halves} hands the dealer halves an odd chip, so they are imported with "unit 0.5"; ` +
          `with whole chips ${differing} of them would differ, because the odd chip goes to the first winner left of the button`,
      );
      expect(payoffs).toBeGreaterThan(0);
      expect(differing).toBe(halves);
    });
  }
});
