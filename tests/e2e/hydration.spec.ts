import { expect } from '@playwright/test';
import { compare, noteChanges, untilIdle } from './helpers/hydration.ts';
import { untilAlive } from './helpers/reading.ts';
import { pageOf, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';

for (const [id, search] of [
  ['groenkennisnet', '/zoeken/water'],
  ['eurcaw-pigs', '/search/pigs'],
] as const) {
  const paths = { home: '/', dossier: pageOf(siteOf(id), 'dossier').path, search };

  for (const [name, path] of Object.entries(paths)) {
    test(`${id}: ${name} comes to life without a node added, removed or rewritten`, async ({
      page,
      address,
      watch,
    }) => {
      await page.addInitScript(noteChanges);
      const response = await page.goto(address(path, id));
      await untilAlive(page);
      await untilIdle(page);
      expect(await page.evaluate(() => window.changes)).toEqual([]);

      const { fromServer, alive } = await page.evaluate(compare, (await response?.text()) ?? '');
      expect(alive.length).toBeGreaterThan(1000);
      expect(alive).toBe(fromServer);
      // React reports a mismatch it mended as an error of the page.
      expect(watch.troubles).toEqual([]);
    });
  }
}

test('a visitor’s own colour mode changes nothing of the page’s nodes', async ({ page, address, watch }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  await page.addInitScript(noteChanges);
  await page.goto(address('/'));
  await untilAlive(page);
  await untilIdle(page);
  expect(await page.evaluate(() => window.changes)).toEqual([]);
  expect(watch.troubles).toEqual([]);
});
