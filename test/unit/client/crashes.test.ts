import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Crashes } from '../../../client/crashes';

vi.mock('vscode-languageclient', () => ({
  CloseAction: { DoNotRestart: 1, Restart: 2 },
  ErrorAction: { Continue: 1, Shutdown: 2 },
}));

const [GIVES_UP, RESTARTS] = [1, 2];
const CONTINUES = 1;
const alive = () => true;

describe('a crashed server', () => {
  it('is restarted four times within three minutes, and then only by the user', async () => {
    let now = 0;
    const giveUp = vi.fn();
    const crashes = new Crashes(alive, giveUp, () => now);
    const later = async (ms: number) => {
      now += ms;
      return (await crashes.closed()).action;
    };
    for (const wait of [0, 1000, 1000, 1000]) expect(await later(wait)).toBe(RESTARTS);
    expect(giveUp).not.toHaveBeenCalled();
    expect(await later(1000)).toBe(GIVES_UP);
    expect(giveUp).toHaveBeenCalledTimes(1);
    expect(await later(1000)).toBe(RESTARTS);
    for (const wait of [60_000, 60_000, 60_000, 60_000, 60_000]) expect(await later(wait)).toBe(RESTARTS);
  });

  it('restarts only after its pending requests have failed', async () => {
    const done: string[] = [];
    const closing = new Crashes(alive, () => {}).closed().then(() => done.push('restart'));
    setTimeout(() => done.push('the start that failed'), 0);
    await closing;
    expect(done).toEqual(['the start that failed', 'restart']);
  });
});

describe('consecutive failed messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What follows eight of them, and how often nobody tries any more. */
  async function afterEight(meanwhile: (crashes: Crashes) => void, isRunning = true) {
    let runs = isRunning;
    const giveUp = vi.fn(() => {
      runs = false;
    });
    const crashes = new Crashes(() => runs, giveUp);
    const results = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => crashes.error(new Error('write EPIPE'), null, count));
    meanwhile(crashes);
    await vi.advanceTimersByTimeAsync(60_000);
    return { actions: (await Promise.all(results)).map(({ action }) => action), told: giveUp.mock.calls.length };
  }

  it('are expected from a server that has just ended and restarts', async () => {
    const { actions, told } = await afterEight((crashes) => void crashes.closed());
    expect(new Set(actions)).toEqual(new Set([CONTINUES]));
    expect(told).toBe(0);
  });

  it('make the client give up a server that still runs', async () => {
    const { actions, told } = await afterEight(() => {});
    expect(actions).toEqual([1, 1, 1, 2, 1, 1, 1, 1]);
    expect(told).toBe(1);
  });

  it('are not reported if the server is not running', async () => {
    const { actions, told } = await afterEight(() => {}, false);
    expect(new Set(actions)).toEqual(new Set([CONTINUES]));
    expect(told).toBe(0);
  });
});
