import { describe, expect, it } from 'vitest';
import { EncodeQueue, QueueFull } from './EncodeQueue.ts';

/** Work that ends when it is told to. */
function controlled() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { started, work, turn, end: (name: string) => ends.get(name)?.() };
}

describe('EncodeQueue', () => {
  it('does one piece of work at a time, in order', async () => {
    const { started, work, turn, end } = controlled();
    const queue = new EncodeQueue<string>();
    const results = Promise.all(['a', 'b'].map((name) => queue.run(name, work(name))));
    await turn();
    expect(started).toEqual(['a']);
    end('a');
    await turn();
    expect(started).toEqual(['a', 'b']);
    end('b');
    expect(await results).toEqual(['a', 'b']);
  });

  it('does the same work once', async () => {
    const { started, work, turn, end } = controlled();
    const queue = new EncodeQueue<string>();
    const results = Promise.all([queue.run('a', work('a')), queue.run('a', work('a'))]);
    await turn();
    end('a');
    expect(await results).toEqual(['a', 'a']);
    expect(started).toEqual(['a']);
  });

  it('goes on after a failure', async () => {
    const queue = new EncodeQueue<string>();
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('b', async () => 'b')).toBe('b');
  });

  it('refuses work that nobody will wait for', async () => {
    const { work } = controlled();
    const queue = new EncodeQueue<string>();
    for (let index = 0; index < 200; index++) void queue.run(`${index}`, work(`${index}`));
    await expect(queue.run('one more', work('one more'))).rejects.toThrow(QueueFull);
  });
});
