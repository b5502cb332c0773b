import { expect } from '@playwright/test';
import { noteChanges, untilIdle } from './helpers/hydration.ts';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';

test('a visitor’s own colour mode changes nothing of the page’s nodes', async ({ page, address, watch }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  await page.addInitScript(noteChanges);
  await page.goto(address('/'));
  await untilAlive(page);
  await untilIdle(page);
  expect(await page.evaluate(() => window.changes)).toEqual([]);
  expect(watch.troubles).toEqual([]);
});
