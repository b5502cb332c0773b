import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRenewable } from './renewable.ts';

/** Readings that end when they are told to, each with its own number. */
async function readings() {
  const ends: (() => void)[] = [];
  let isFirst = true;
  const renewable = await createRenewable<number>(async () => {
    if (isFirst) {
      isFirst = false;
      return 0;
    }
    const number = ends.length + 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  });
  const end = async (number: number) => {
    ends[number - 1]?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { renewable, end, begun: () => ends.length };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('what is read anew', () => {
  it('stays as it was until it has been read', async () => {
    vi.useFakeTimers();
    const { renewable, end } = await readings();
    renewable.catchUp();
    expect(renewable.value()).toBe(0);
    await end(1);
    expect(renewable.value()).toBe(1);
  });

  it('is never replaced by what was read before it', async () => {
    vi.useFakeTimers();
    const { renewable, end } = await readings();
    renewable.catchUp();
    const renewed = renewable.renew();
    await end(2);
    await renewed;
    await end(1);
    expect(renewable.value()).toBe(2);
  });

  it('rests before it is read again, also where reading failed', async () => {
    vi.useFakeTimers();
    let times = 0;
    const renewable = await createRenewable(async () => {
      times += 1;
      if (times > 1) throw new Error('away');
    });
    renewable.catchUp();
    renewable.catchUp();
    await vi.advanceTimersByTimeAsync(900);
    renewable.catchUp();
    expect(times).toBe(2);
    await vi.advanceTimersByTimeAsync(200);
    renewable.catchUp();
    expect(times).toBe(3);
  });

  it.each([
    [10, 1_000],
    [100, 6_000],
    [300, 10_000],
    [2_000, 40_000],
  ])('that took %i ms to read rests for %i ms', async (took, rest) => {
    vi.useFakeTimers();
    let times = 0;
    const renewable = await createRenewable(async () => {
      times += 1;
      if (times > 1) await new Promise((resolve) => setTimeout(resolve, took));
    });
    renewable.catchUp();
    await vi.advanceTimersByTimeAsync(took + rest - 1);
    renewable.catchUp();
    expect(times).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    renewable.catchUp();
    expect(times).toBe(3);
  });
});
