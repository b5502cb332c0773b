import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResponseUnreachable } from '../../api/fetchResponse.ts';
import { keepTrying } from './keepTrying.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('location', { href: 'http://localhost:3000/dossier/stikstof' });
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

/** Code that cannot be had so often, at a portal that answers from the given attempt on. */
function lackingCode(times: number, answersFrom: number) {
  const tried = vi.fn(async () => {
    if (tried.mock.calls.length > times) return 'there';
    throw new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  });
  vi.stubGlobal('fetch', async () => {
    if (tried.mock.calls.length < answersFrom) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 200 });
  });
  const onFailure = vi.fn();
  const result = keepTrying(tried, { signal: new AbortController().signal, onFailure });
  return { tried, onFailure, result };
}

describe('keepTrying', () => {
  it('waits for code as for all else while the portal is away', async () => {
    const { tried, onFailure, result } = lackingCode(6, 6);
    const outcome = expect(result).resolves.toBe('there');
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(tried).toHaveBeenCalledTimes(7);
    expect(onFailure).toHaveBeenCalledTimes(6);
  });

  it('leaves code that a portal which answers does not have to a new document, after a second try', async () => {
    const { tried, result } = lackingCode(Number.POSITIVE_INFINITY, 0);
    const outcome = expect(result).rejects.toThrow('dynamically imported module');
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(tried).toHaveBeenCalledTimes(2);
  });

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
