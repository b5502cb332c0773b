import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createReaders } from './readers.ts';

/** Far longer than a test takes: what waits for it fails. */
const forEver = 1_000_000;

describe('writing between two answers', () => {
  it('goes on at once when nobody is answered', async () => {
    await createReaders().quiet(forEver);
  });

  it('waits for all answers under way, also for one that fails', async () => {
    const readers = createReaders();
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended: string[] = [];
    const answers = [
      readers.answer(() => promise),
      readers.answer(() => Promise.reject(new Error('no'))).catch(() => undefined),
    ];
    const written = readers.quiet(forEver).then(() => ended.push('written'));
    await answers[1];
    ended.push('one left');
    resolve();
    await Promise.all([...answers, written]);
    expect(ended).toEqual(['one left', 'written']);
  });

  it('lets answers go first in its pauses, for no more of the time than it has had', async () => {
    const readers = createReaders();
    const until = performance.now() + 15;
    while (performance.now() < until);
    const { promise, resolve } = Promise.withResolvers<void>();
    const answered = readers.answer(() => promise);
    let isOver = false;
    const pause = readers.pause().then(() => {
      isOver = true;
    });
    await setImmediate();
    await setImmediate();
    expect(isOver).toBe(false);
    resolve();
    await Promise.all([answered, pause]);
    // The second pause is as long as what is left and comes to its end although the answer never does.
    void readers.answer(() => new Promise<void>(() => undefined));
    await readers.pause();
  });

  it('has its turn after so long where answers never end', async () => {
    const readers = createReaders();
    void readers.answer(() => new Promise<void>(() => undefined));
    await readers.quiet(5);
  });
});
