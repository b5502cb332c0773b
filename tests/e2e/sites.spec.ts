import { expect } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { brokenPictures, heading, menuButton, readToTheEnd, untilAlive } from './helpers/reading.ts';
import { type PageKind, pageOf, siteBook } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';

const texts = {
  nl: {
    home: 'naar de startpagina',
    missing: 'Deze pagina bestaat niet (meer)',
    credit: 'Bron foto',
  },
  en: {
    home: 'to the home page',
    missing: 'This page does not exist (no more)',
    credit: 'Source photo',
  },
} as const;

const missingPath = '/deze-pagina-is-er-niet';

/** The four kinds of pages every site has beside its home. */
const kinds: readonly PageKind[] = ['dossier', 'news', 'overview', 'content'];

for (const site of siteBook) {
  const { id, language } = site;

  test.describe(id, () => {
    test('home answers with its own title, language and one main heading', async ({ page, address }) => {
      const home = pageOf(site, 'home');
      const response = await page.goto(address('/', id));
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(new RegExp(site.title));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(heading(page)).toHaveText(home.heading);
      await expect(
        page.getByRole('banner').getByRole('link', { name: new RegExp(texts[language].home) }),
      ).toBeVisible();
    });

    test('the menu shows every entry of the CMS’s menu', async ({ page, address }) => {
      await page.goto(address('/', id));
      await menuButton(page).click();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      for (const name of new Set(site.menu)) {
        await expect(menu.locator('a, button').filter({ hasText: name }).first()).toBeAttached();
      }
      expect(site.menu.length).toBeGreaterThan(5);
    });

    test('the footer shows the CMS’s blocks and the legal row', async ({ page, address }) => {
      await page.goto(address('/', id));
      const footer = page.getByRole('contentinfo');
      for (const name of new Set([...site.footer, ...site.legal])) {
        // Links that leave the site say so, after their own words.
        await expect(footer.getByRole('link').filter({ hasText: name }).first()).toBeVisible();
      }
      expect(site.footer.length).toBeGreaterThan(0);
      expect(site.legal.length).toBeGreaterThan(0);
    });

    for (const kind of kinds) {
      const { path, title, heading: expected } = pageOf(site, kind);

      test(`the ${kind} page answers with its title and its text`, async ({ page, address, watch }) => {
        const response = await page.goto(address(path, id));
        expect(response?.status()).toBe(200);
        await expect(page).toHaveTitle(`${title} – ${site.title}`);
        await expect(heading(page)).toHaveText(expected);
        await expect(page.getByRole('main').locator('p').first()).toBeVisible();
        await untilAlive(page);
        expect(watch.troubles).toEqual([]);
      });
    }

    test('every picture of the home page and of a dossier loads', async ({ page, address, watch }) => {
      test.slow();
      for (const path of ['/', pageOf(site, 'dossier').path]) {
        await page.goto(address(path, id));
        await untilAlive(page);
        await readToTheEnd(page);
        expect(await page.locator('img:visible').count()).toBeGreaterThan(0);
        expect(await brokenPictures(page)).toEqual([]);
      }
      expect(watch.troubles).toEqual([]);
    });

    test('a picture with a photographer opens its page with a credit line', async ({ page, address }) => {
      const credited = site.pages.find(({ photographer }) => photographer !== undefined);
      await page.goto(address(credited?.path ?? missingPath, id));
      await expect(page.getByText(`${texts[language].credit}: ${credited?.photographer}`).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    });

    test('an address without a page says so, with status 404 and a way home', async ({ page, address }) => {
      const response = await page.goto(address(missingPath, id));
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText(texts[language].missing);
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

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
