import { afterEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('begins nothing beside what is under way, and waits for that at its end', async () => {
  vi.useFakeTimers();
  const begun: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const one = Promise.withResolvers<void>();
    begun.push(one);
    return one.promise;
  };
  const stop = repeat(work, { everyMs: 1000, failed: () => {} });
  await vi.advanceTimersByTimeAsync(2500);
  let hasEnded = false;
  const ended = stop().then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect([begun.length, hasEnded]).toEqual([1, false]);
  begun[0]?.resolve();
  await ended;
});

it('goes on after a time that failed', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const stop = repeat(work, { everyMs: 1000, failed });
  await vi.advanceTimersByTimeAsync(2500);
  expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([3, 3]);
  await stop();
});
