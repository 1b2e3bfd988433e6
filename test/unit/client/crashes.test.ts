import { describe, expect, it, vi } from 'vitest';
import { Crashes } from '../../../client/crashes';

vi.mock('vscode-languageclient', () => ({
  CloseAction: { DoNotRestart: 1, Restart: 2 },
  ErrorAction: { Continue: 1, Shutdown: 2 },
}));

const [GIVES_UP, RESTARTS] = [1, 2];

describe('a server that ends by itself', () => {
  it('is started again four times within three minutes, and then left alone until somebody starts it', async () => {
    let now = 0;
    const giveUp = vi.fn();
    const crashes = new Crashes(giveUp, () => now);
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

  it('begins anew only once what waited for it has failed', async () => {
    const done: string[] = [];
    const closing = new Crashes(() => {}).closed().then(() => done.push('restart'));
    setTimeout(() => done.push('the start that failed'), 0);
    await closing;
    expect(done).toEqual(['the start that failed', 'restart']);
  });

  it('may say three wrong things in a row', () => {
    const giveUp = vi.fn();
    const crashes = new Crashes(giveUp);
    expect([1, 3, 4].map((count) => crashes.error(new Error('bad'), null, count).action)).toEqual([1, 1, 2]);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });
});
