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

test('what marks the link of a newsletter changes nothing, goes no further, and stays for who counts visits', async ({
  page,
  address,
  watch,
}) => {
  await page.addInitScript(noteChanges);
  const mark = 'utm_source=nieuwsbrief&mc_eid=7f3a';
  const search = `${address('/zoeken/bodem')}?taal=nl`;
  await page.goto(`${search}&${mark}`);
  await untilAlive(page);
  await untilIdle(page);
  expect(await page.evaluate(() => window.changes)).toEqual([]);
  expect(page.url()).toBe(`${search}&${mark}`);
  const marked = page.locator('a[href*="mc_eid"], a[href*="utm_source"], input[value*="mc_eid"]');
  await expect(marked).toHaveCount(0);
  // And back: the same page, without another one on its way.
  const result = page.getByRole('main').locator('a[href*="/resultaat/"]').first();
  await result.click();
  await page.waitForURL(/\/resultaat\//);
  await page.goBack();
  await page.waitForURL(`${search}&${mark}`);
  await expect(result).toBeVisible();
  expect(watch.troubles).toEqual([]);
});
