import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadForCode } from './reloadForCode.ts';

const reload = vi.fn();
const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload, href: 'http://localhost:3000/dossier/stikstof' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.useFakeTimers();
  reload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('loads the page anew for code that cannot be had, in the words of every browser', async () => {
  for (const words of [
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ]) {
    expect(reloadForCode(new Error(words))).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(reload).toHaveBeenCalledTimes(4);
});

it('does so once within a minute, and again after it', () => {
  expect(reloadForCode(lost)).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(reloadForCode(lost)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reloadForCode(lost)).toBe(true);
});

/** The portal is away, from now for so long (ms), and then answers with this status. */
function away(ms: number, status = 200): void {
  const back = Date.now() + ms;
  vi.stubGlobal('fetch', async () => {
    if (Date.now() < back) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
}

it('keeps the page while the portal is away, and loads it anew when that is back', async () => {
  away(8000);
  expect(reloadForCode(lost)).toBe(true);
  await vi.advanceTimersByTimeAsync(7900);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1200);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('lets the browser say what is wrong when the portal stays away', async () => {
  away(Number.POSITIVE_INFINITY);
  expect(reloadForCode(lost)).toBe(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('takes what stands in front of a portal that is away for no answer', async () => {
  away(0, 502);
  reloadForCode(lost);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
});

it('does not wait without a network: the page for that is the browser’s to show', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  away(Number.POSITIVE_INFINITY);
  reloadForCode(lost);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does nothing about other failures', () => {
  expect(reloadForCode(new TypeError('x is undefined'))).toBe(false);
  expect(reloadForCode('text')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not where storage is closed: nothing would end it', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  });
  expect(reloadForCode(lost)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
