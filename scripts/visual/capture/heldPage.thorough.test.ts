import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { View } from '../model/place.ts';
import { openBrowser } from '../run/openBrowser.ts';
import { type ServedFolder, serveFolder } from '../serving/serveFolder.ts';
import { HeldPage } from './heldPage.ts';

/**
 * What the review asks of a Storybook: a story that fails, and counts how often it was shown, one whose file cannot be
 * loaded, and two that are as tall as their names say, with a green end.
 */
const storybook = `<!doctype html><title>Stories</title><body style="margin:0"><script>
  const listeners = new Map();
  globalThis.asked = 0;
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (name, listener) => listeners.set(name, listener),
    off: (name) => listeners.delete(name),
    emit: (name, { storyId }) => {
      if (name !== 'setCurrentStory') return;
      if (storyId === 'empty--stage') return listeners.get('storyMissing')();
      globalThis.asked += 1;
      if (storyId === 'failing') return listeners.get('storyThrewException')({ message: 'no loader' });
      const [end, height] = ['<div style="height:100px;background:#00ff00"></div>', Number(storyId) - 100];
      document.body.innerHTML =
        '<div data-story-scope="story"><div data-site="">Tall<div style="height:' + height + 'px;margin-top:-1lh"></div>' + end + '</div></div>';
      listeners.get('storyFinished')({ storyId });
    },
  };
  globalThis.__STORYBOOK_PREVIEW__ = {
    storyStoreValue: {
      loadStory: async ({ storyId }) => {
        if (storyId === 'unreadable') throw new Error('no such export');
        return { initialArgs: {} };
      },
      args: { get: () => ({}), update: () => {} },
    },
  };
</script>`;

let folder: string;
let browser: Browser;
let served: ServedFolder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'held-'));
  await writeFile(join(folder, 'iframe.html'), storybook);
  browser = await openBrowser();
  served = await serveFolder(folder);
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
  await rm(folder, { recursive: true, force: true });
});

function show(page: HeldPage, story: string, view: View): Promise<void> {
  return page.show({ place: { story, variant: '', view }, args: {}, rerender: false, masks: [] });
}

const phone: View = { site: 'one', mode: 'light', width: 390 };

it('asks a story that fails once for all themes, and again for another width', async () => {
  const page = await HeldPage.open(browser, served.origin, undefined);
  await expect(show(page, 'failing', phone)).rejects.toThrow('no loader');
  await expect(show(page, 'failing', { ...phone, site: 'two' })).rejects.toThrow('no loader');
  expect(await page.page.evaluate('asked')).toBe(1);
  await expect(show(page, 'failing', { ...phone, width: 1440 })).rejects.toThrow('no loader');
  expect(await page.page.evaluate('asked')).toBe(2);
  await page.close();
});

it('photographs a page to its end, however tall it is', async () => {
  const page = await HeldPage.open(browser, served.origin, undefined);
  await show(page, '30000', phone);
  const picture = sharp(Buffer.from(await page.shoot(phone, true), 'base64'));
  expect(await picture.metadata()).toMatchObject({ width: 390, height: 30_000 });
  const end = await picture.extract({ left: 10, top: 29_899, width: 1, height: 2 }).removeAlpha().raw().toBuffer();
  expect([...end]).toEqual([255, 255, 255, 0, 255, 0]);
  await page.close();
});

it('calls a page broken that is taller than can be compared', async () => {
  const page = await HeldPage.open(browser, served.origin, undefined);
  await show(page, '70000', phone);
  await expect(page.shoot(phone, true)).rejects.toThrow('it is 70000 px tall, of which 60000 px can be compared');
  await page.close();
});

it('says why a story could not be loaded', async () => {
  const page = await HeldPage.open(browser, served.origin, undefined);
  await expect(show(page, 'unreadable', phone)).rejects.toThrow('it could not be loaded: no such export');
  await page.close();
});
