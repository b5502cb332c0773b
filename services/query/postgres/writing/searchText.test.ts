import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import { generateMany } from '#samples/records/generateMany.ts';
import { foldLinks } from '#services/query/collection/record.ts';
import { readSearchTexts, searchText } from './searchText.ts';
import { textOf } from './textOf.ts';
import { createWordsThread, type WordsThread } from './wordsThread.ts';

const many = (count: number) => [...generateMany(count)].map(foldLinks);

describe('the words of many records', () => {
  it('are read in a thread of their own, as they are here', async () => {
    const thread = createWordsThread();
    await vi.waitFor(() => expect(thread.isReady()).toBe(true), 30_000);
    const records = many(400);
    expect(await thread.read(records)).toEqual(records.map(textOf));
  });

  it('are those that the thread has read', async () => {
    const read = vi.fn<WordsThread['read']>(async (records) => records.map(({ id }) => `'An${id}'`));
    const records = many(120);
    await readSearchTexts(records, undefined, { isReady: () => true, read });
    expect(records.map(searchText)).toEqual(records.map(({ id }) => `'An${id}'`));
    expect(read.mock.calls.map(([some]) => some.length)).toEqual([50, 50, 20]);
  });

  it.each<[string, WordsThread]>([
    ['has not started', { isReady: () => false, read: () => Promise.reject(new Error('Too early.')) }],
    ['fails', { isReady: () => true, read: () => Promise.reject(new Error('It ended.')) }],
  ])('are read here where the thread %s', async (_, thread) => {
    const records = many(120);
    await readSearchTexts(records, undefined, thread);
    expect(records.map(searchText)).toEqual(records.map(textOf));
  });

  it('are read here where the thread ends in the middle of it', async () => {
    const thread = createWordsThread(new URL('../../testing/endingWordsTask.ts', import.meta.url));
    await vi.waitFor(() => expect(thread.isReady()).toBe(true), 30_000);
    const batches = Array.from({ length: 5 }, () => many(200));
    await Promise.all(batches.map((records) => readSearchTexts(records, undefined, thread)));
    for (const records of batches) expect(records.map(searchText)).toEqual(records.map(textOf));
  });

  it.each([250, 500, 800])(
    'are no reason for a process to crash that exits while the thread starts: after %i ms',
    async (ms) => {
      const thread = new URL('./wordsThread.ts', import.meta.url).href;
      const script = `
      const { createWordsThread } = await import(${JSON.stringify(thread)});
      createWordsThread().isReady();
      setTimeout(() => process.exit(0), ${ms});`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
  );

  it('that are few are not worth a thread', async () => {
    const isReady = vi.fn(() => true);
    await readSearchTexts(many(20), undefined, { isReady, read: () => Promise.reject(new Error('Not asked.')) });
    expect(isReady).not.toHaveBeenCalled();
  });
});
