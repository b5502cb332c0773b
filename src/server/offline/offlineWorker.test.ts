import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const source = await readFile(new URL('offlineWorker.js', import.meta.url), 'utf8');

/** What the worker asks for when it takes over in a browser of this name. */
async function takenOverIn(userAgent: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (what: string) => async () => void asked.push(what);
  let done: Promise<void> | undefined;
  runInNewContext(source, {
    navigator: { userAgent },
    registration: { navigationPreload: { enable: note('preload'), disable: note('no preload') } },
    clients: { claim: note('claim') },
    addEventListener: (type: string, listen: (event: object) => void) => {
      if (type === 'activate') listen({ waitUntil: (promise: Promise<void>) => (done = promise) });
    },
  });
  await done;
  return asked;
}

describe('the worker that keeps the offline page', () => {
  it('has pages asked for while it wakes up', async () => {
    expect(await takenOverIn('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/146.0 Safari/537.36')).toEqual([
      'preload',
      'claim',
    ]);
  });

  it('has none asked for in Firefox, which would show no page of ours when that fails', async () => {
    expect(await takenOverIn('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0')).toEqual([
      'no preload',
      'claim',
    ]);
  });
});
