import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResponseUnreachable } from '../../api/fetchResponse.ts';
import { keepTrying } from './keepTrying.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails once, with what the portal said, and counts how often it was tried. */
function failingOnce(pause: number) {
  const tried = vi.fn(async () => {
    if (tried.mock.calls.length > 1) return 'there';
    throw Object.assign(new ResponseUnreachable('No response'), { pause });
  });
  const result = keepTrying(tried, { signal: new AbortController().signal, onFailure: () => {} });
  return { tried, result };
}

describe('keepTrying', () => {
  it('tries again a quarter of a second after the connection failed', async () => {
    const { tried, result } = failingOnce(0);
    await vi.advanceTimersByTimeAsync(260);
    expect(tried).toHaveBeenCalledTimes(2);
    expect(await result).toBe('there');
  });

  it('leaves a portal alone for as long as it asked to', async () => {
    const { tried, result } = failingOnce(7000);
    await vi.advanceTimersByTimeAsync(6900);
    expect(tried).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await result).toBe('there');
  });
});
