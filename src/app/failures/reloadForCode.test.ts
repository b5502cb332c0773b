import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadForCode } from './reloadForCode.ts';

const reload = vi.fn();
const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload });
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

it('loads the page anew for code that cannot be had, in the words of every browser', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ]) {
    expect(reloadForCode(new Error(words))).toBe(true);
    vi.advanceTimersByTime(60_000);
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
