import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../run/openBrowser.ts';
import { type ServedFolder, serveFolder } from '../serving/serveFolder.ts';
import { HeldPage } from './heldPage.ts';

/** What the review asks of a Storybook, in which every story fails and counts how often it was shown. */
const failingStorybook = `<!doctype html><title>Stories</title><script>
  const listeners = new Map();
  globalThis.asked = 0;
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (name, listener) => listeners.set(name, listener),
    off: (name) => listeners.delete(name),
    emit: (name, { storyId }) => {
      if (name !== 'setCurrentStory') return;
      if (storyId === 'empty--stage') return listeners.get('storyMissing')();
      globalThis.asked += 1;
      listeners.get('storyThrewException')({ message: 'no loader' });
    },
  };
  globalThis.__STORYBOOK_PREVIEW__ = {
    storyStoreValue: { loadStory: async () => ({ initialArgs: {} }), args: { get: () => ({}), update: () => {} } },
  };
</script>`;

let folder: string;
let browser: Browser;
let served: ServedFolder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'held-'));
  await writeFile(join(folder, 'iframe.html'), failingStorybook);
  browser = await openBrowser();
  served = await serveFolder(folder);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await rm(folder, { recursive: true, force: true });
});

it('asks a story that fails once for all themes, and again for another width', async () => {
  const page = await HeldPage.open(browser, served.origin, undefined);
  const show = (site: string, width: number) =>
    page.show({
      place: { story: 'card--all-states', variant: '', view: { site, mode: 'light', width } },
      args: {},
      rerender: false,
      masks: [],
    });
  await expect(show('one', 390)).rejects.toThrow('no loader');
  await expect(show('two', 390)).rejects.toThrow('no loader');
  expect(await page.page.evaluate('asked')).toBe(1);
  await expect(show('two', 1440)).rejects.toThrow('no loader');
  expect(await page.page.evaluate('asked')).toBe(2);
  await page.close();
});
