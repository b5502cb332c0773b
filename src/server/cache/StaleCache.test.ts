import { describe, expect, it } from 'vitest';
import { StaleCache, type Worth } from './StaleCache.ts';

interface Value {
  readonly text: string;
  readonly worth?: Worth;
}

const second = 1000;
const hour = 3600 * second;

function setUp(freshSeconds = 60, maximumSize = 1000) {
  const clock = { now: 1_000_000 };
  const cache = new StaleCache<Value>({
    name: 'values',
    freshSeconds,
    maximumSize,
    sizeOf: ({ text }) => text.length,
    worth: ({ worth = 'good' }) => worth,
    now: () => clock.now,
  });
  const loads: (Value | undefined)[] = [];
  const get = async (value: Value | Error) =>
    cache.get('key', async (previous) => {
      loads.push(previous);
      if (value instanceof Error) throw value;
      return value;
    });
  /** Lets a refresh that nobody waits for come to its end. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, cache, loads, get, settle };
}

describe('a value that is known to be of yesterday', () => {
  it('is loaded before anybody gets it, and found the same when it is', async () => {
    const { cache, get, loads } = setUp();
    const value = { text: 'a' };
    await get(value);
    cache.expire(({ text }) => text === 'b');
    expect(await get({ text: 'b' })).toMatchObject({ value, state: 'fresh' });
    cache.expire(({ text }) => text === 'a');
    expect(cache.peek('key')).toBeUndefined();
    expect(await get(value)).toMatchObject({ state: 'loaded' });
    expect(await get({ text: 'b' })).toMatchObject({ value, state: 'fresh' });
    expect(loads).toEqual([undefined, value]);
  });

  it('stands in where loading fails, and is tried again', async () => {
    const { cache, clock, get } = setUp();
    await get({ text: 'a' });
    cache.expire();
    expect(await get(new Error('away'))).toMatchObject({ value: { text: 'a' }, state: 'loaded' });
    clock.now += 6 * second;
    expect(await get({ text: 'b' })).toMatchObject({ value: { text: 'b' }, state: 'loaded' });
  });

  it('is not what was asked for before and comes after', async () => {
    const { cache, get } = setUp();
    let answer: (value: Value) => void = () => {};
    const early = cache.get(
      'key',
      () =>
        new Promise<Value>((resolve) => {
          answer = resolve;
        }),
    );
    cache.expire();
    answer({ text: 'yesterday' });
    expect(await early).toMatchObject({ value: { text: 'yesterday' } });
    expect(await get({ text: 'today' })).toMatchObject({ value: { text: 'today' }, state: 'loaded' });
  });
});

describe('StaleCache', () => {
  it('loads a value once while it is fresh', async () => {
    const { get, loads } = setUp();
    expect(await get({ text: 'a' })).toMatchObject({ value: { text: 'a' }, state: 'loaded' });
    expect(await get({ text: 'b' })).toMatchObject({ value: { text: 'a' }, state: 'fresh' });
    expect(loads).toHaveLength(1);
  });

  it('gives a stale value at once and the refreshed one after it', async () => {
    const { clock, get, settle } = setUp();
    await get({ text: 'a' });
    clock.now += 61 * second;
    expect(await get({ text: 'b' })).toMatchObject({ value: { text: 'a' }, state: 'stale' });
    await settle();
    expect(await get({ text: 'c' })).toMatchObject({ value: { text: 'b' }, state: 'fresh' });
  });

  it('hands the older value to the load, and keeps it when it comes back', async () => {
    const { clock, cache, loads, get, settle } = setUp();
    const { value } = await get({ text: 'a' });
    clock.now += 61 * second;
    cache.get('key', async (previous) => previous ?? { text: 'never' });
    await settle();
    expect((await get({ text: 'c' })).value).toBe(value);
    expect(loads).toEqual([undefined]);
  });

  it('waits for a value that has been stale for long', async () => {
    const { clock, get } = setUp();
    await get({ text: 'a' });
    clock.now += 601 * second;
    expect(await get({ text: 'b' })).toMatchObject({ value: { text: 'b' }, state: 'loaded' });
  });

  it.each([['failed value', { text: 'x', worth: 'failed' } as const] as const, ['error', new Error('down')] as const])(
    'gives the older value for up to a day instead of a %s, asking again after 5 seconds',
    async (_, failure) => {
      const { clock, get, loads } = setUp();
      await get({ text: 'a' });
      clock.now += 23 * hour;
      expect((await get(failure)).value.text).toBe('a');
      clock.now += 4 * second;
      expect((await get(failure)).value.text).toBe('a');
      expect(loads).toHaveLength(2);
      clock.now += 2 * second;
      expect((await get({ text: 'b' })).value.text).toBe('b');
    },
  );

  it('gives the failure when the older value is more than a day old', async () => {
    const { clock, get } = setUp();
    await get({ text: 'a' });
    clock.now += 25 * hour;
    expect((await get({ text: 'x', worth: 'failed' })).value.text).toBe('x');
    await expect(get(new Error('down'))).rejects.toThrow('down');
  });

  it('does not keep a failure', async () => {
    const { get } = setUp();
    await get({ text: 'x', worth: 'failed' });
    expect((await get({ text: 'a' })).value.text).toBe('a');
  });

  it('keeps a poor value only until the next try', async () => {
    const { clock, get, settle } = setUp();
    await get({ text: 'half', worth: 'poor' });
    clock.now += 4 * second;
    expect(await get({ text: 'whole' })).toMatchObject({ value: { text: 'half' }, state: 'fresh' });
    clock.now += 2 * second;
    await get({ text: 'whole' });
    await settle();
    expect((await get({ text: 'c' })).value.text).toBe('whole');
  });

  it('loads once for everyone who asks meanwhile', async () => {
    const { get, loads } = setUp();
    const values = await Promise.all([get({ text: 'a' }), get({ text: 'b' }), get({ text: 'c' })]);
    expect(values.map(({ value }) => value.text)).toEqual(['a', 'a', 'a']);
    expect(loads).toHaveLength(1);
  });

  it('keeps and shares nothing when it is off', async () => {
    const { get, loads } = setUp(0);
    const values = await Promise.all([get({ text: 'a' }), get({ text: 'b' })]);
    expect(values).toMatchObject([
      { value: { text: 'a' }, state: 'off' },
      { value: { text: 'b' }, state: 'off' },
    ]);
    expect(loads).toEqual([undefined, undefined]);
  });

  it('forgets what was not used for longest when it is full', async () => {
    const { cache } = setUp(60, 20);
    const put = async (key: string) => (await cache.get(key, async () => ({ text: `${key}-text` }))).state;
    for (const key of ['a', 'b']) await put(key);
    expect(await put('a')).toBe('fresh');
    expect(await put('c')).toBe('loaded');
    expect(await put('a')).toBe('fresh');
    expect(await put('b')).toBe('loaded');
  });
});
