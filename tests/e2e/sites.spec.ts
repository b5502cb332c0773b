import { expect } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { menuButton } from './helpers/reading.ts';
import { siteBook } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';

/*
 * What the sites have to themselves, beside what the crawl looks at on the pages of each.
 */

test('axe finds no fault in the opened menu, on a wide screen and on a small one', async ({ page, address }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address('/'));
    await menuButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOf(page), `${width} px`).toEqual([]);
  }
});

test('no two sites look the same', async ({ page, address }) => {
  const looks = new Map<string, string>();
  for (const { id } of siteBook) {
    await page.goto(address('/', id));
    const look = await page.evaluate(() => {
      const footer = document.querySelector('footer');
      const title = document.querySelector('h1');
      if (!footer || !title) return '';
      return [
        getComputedStyle(footer).backgroundColor,
        getComputedStyle(title).color,
        getComputedStyle(title).fontFamily,
      ].join();
    });
    expect(look).not.toBe('');
    looks.set(id, look);
  }
  expect(new Set(looks.values()).size, JSON.stringify([...looks])).toBe(siteBook.length);
});

test('a site carries no other site’s styles', async ({ page, address }) => {
  await page.goto(address('/', 'coegroen'));
  const scopes = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        [...rule.cssText.matchAll(/\[data-site="?([a-z0-9-]+)/g)].map(([, scope]) => scope),
      ),
    ),
  );
  expect([...new Set(scopes)]).toEqual(['coegroen']);
});
