import { describe, expect, it } from 'vitest';
import { Abandoned, FairQueue, QueueFull } from './FairQueue.ts';

/** A queue that works when it is let, and what it has begun. */
function slowQueue(width = 1) {
  const queue = new FairQueue<string>(width, 'work');
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const ask = (name: string, visitor = 'anyone', signal?: AbortSignal) =>
    queue.run({ name, visitor, ...(signal && { signal }) }, () => {
      begun.push(name);
      return new Promise((resolve) => gates.set(name, () => resolve(`${name} done`)));
    });
  const finish = async (name: string) => {
    gates.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, ask, finish };
}

describe('FairQueue', () => {
  it('does so many pieces at a time', async () => {
    const { begun, ask, finish } = slowQueue(2);
    const [first] = ['a', 'b', 'c'].map((name) => ask(name));
    await new Promise(setImmediate);
    expect(begun).toEqual(['a', 'b']);
    await finish('a');
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(await first).toBe('a done');
  });

  it('lets visitors take turns, however much one of them asks for', async () => {
    const { begun, ask, finish } = slowQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a');
    await new Promise(setImmediate);
    void ask('b1', 'b');
    void ask('c1', 'c');
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await finish(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('does a piece once for all who ask for it meanwhile', async () => {
    const { begun, ask, finish } = slowQueue();
    const both = [ask('a', 'one'), ask('a', 'other')];
    await new Promise(setImmediate);
    await finish('a');
    expect(await Promise.all(both)).toEqual(['a done', 'a done']);
    expect(begun).toEqual(['a']);
  });

  it('never begins what nobody waits for any more', async () => {
    const { begun, ask, finish } = slowQueue();
    const [one, other] = [new AbortController(), new AbortController()];
    void ask('a');
    const left = [ask('b', 'one', one.signal), ask('b', 'other', other.signal), ask('c', 'one', one.signal)];
    const stays = ask('c', 'other');
    one.abort();
    other.abort();
    for (const promise of left) await expect(promise).rejects.toThrow(Abandoned);
    await finish('a');
    await finish('c');
    expect(begun).toEqual(['a', 'c']);
    expect(await stays).toBe('c done');
  });

  it('takes no more than fits, and again when there is room', async () => {
    const { ask, finish } = slowQueue();
    const all = Array.from({ length: 200 }, (_, place) => ask(`${place}`));
    await expect(ask('more')).rejects.toThrow(QueueFull);
    await new Promise(setImmediate);
    await finish('0');
    await all[0];
    const more = ask('more');
    for (let place = 1; place < 200; place++) await finish(`${place}`);
    await finish('more');
    expect(await more).toBe('more done');
  });

  it('takes the room that others need from whoever has the most', async () => {
    const { begun, ask, finish } = slowQueue();
    const many = Array.from({ length: 201 }, (_, place) => ask(`a${place}`, 'a').catch((error: Error) => error.name));
    await new Promise(setImmediate);
    const others = [ask('b1', 'b'), ask('b2', 'b'), ask('c1', 'c')];
    await finish('a0');
    await finish('a1');
    await finish('b1');
    expect(begun).toEqual(['a0', 'a1', 'b1', 'c1']);
    for (const name of ['c1', 'a2', 'b2']) await finish(name);
    expect(await Promise.all(others)).toEqual(['b1 done', 'b2 done', 'c1 done']);
    // One had no room to begin with; the last of the others gave theirs away.
    const refused = await Promise.all(many.slice(-3));
    expect(refused).toEqual(['QueueFull', 'QueueFull', 'QueueFull']);
  });

  it('does each piece that has no name by itself', async () => {
    const queue = new FairQueue<number>(1, 'work');
    let done = 0;
    const work = async () => ++done;
    expect(await Promise.all([queue.run({ visitor: 'a' }, work), queue.run({ visitor: 'a' }, work)])).toEqual([1, 2]);
  });

  it('goes on after a piece that failed', async () => {
    const queue = new FairQueue<string>(1, 'work');
    const failing = queue.run({ name: 'a', visitor: 'a' }, async () => {
      throw new Error('unreadable');
    });
    await expect(failing).rejects.toThrow('unreadable');
    expect(await queue.run({ name: 'a', visitor: 'a' }, async () => 'readable')).toBe('readable');
  });
});
