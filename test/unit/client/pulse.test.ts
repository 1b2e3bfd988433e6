import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pulse } from '../../../client/pulse';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers what it is asked after so many milliseconds; null: never. */
function serverThatAnswers(afterMs: number | null) {
  const asked = vi.fn(() => {
    if (afterMs !== null) setTimeout(() => pulse.heard(), afterMs);
  });
  const died = vi.fn();
  const pulse = new Pulse(asked, died);
  return { pulse, asked, died };
}

describe('the pulse of a server', () => {
  it('is not checked while no messages are sent', async () => {
    const { asked, died } = serverThatAnswers(null);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([asked, died].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });

  it.each([0, 4000, 9500])('is detected when the server answers after %d ms', async (afterMs) => {
    const { pulse, asked, died } = serverThatAnswers(afterMs);
    pulse.spoken();
    pulse.spoken();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([asked, died].map((each) => each.mock.calls.length)).toEqual([1, 0]);
  });

  it('needs no request if the server sends messages', async () => {
    const { pulse, asked } = serverThatAnswers(0);
    for (let i = 0; i < 10; i += 1) {
      pulse.spoken();
      await vi.advanceTimersByTimeAsync(2000);
      pulse.heard();
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('ends once when the server does not answer', async () => {
    const { pulse, died } = serverThatAnswers(null);
    pulse.spoken();
    await vi.advanceTimersByTimeAsync(14_900);
    expect(died).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    pulse.spoken();
    pulse.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(died).toHaveBeenCalledOnce();
  });

  it('ignores the time in which the computer slept', async () => {
    const { pulse, died } = serverThatAnswers(null);
    pulse.spoken();
    await vi.advanceTimersByTimeAsync(5000);
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    await vi.advanceTimersByTimeAsync(1000);
    pulse.heard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(died).not.toHaveBeenCalled();
  });
});
