import { expect, type Page, type Response } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { compare, untilIdle } from './hydration.ts';
import { addReadersStyles } from './readersStyles.ts';
import { brokenPictures, clippedTexts, heading, menuButton, readToTheEnd } from './reading.ts';
import { creditedPage, type Role } from './roles.ts';
import type { BookSite } from './siteBook.ts';

/*
 * What a crawl looks at on a page that stands in the browser, one look for each role. They are taken in the order in
 * which they stand here: the last ones change the window and the page.
 */

export interface Seen {
  readonly page: Page;
  readonly response: Response | null;
  readonly site: BookSite;
  readonly path: string;
  /** The colours in which axe reads the page. */
  readonly colours: 'light' | 'dark';
}

const texts = {
  nl: { home: 'naar de startpagina', missing: 'Deze pagina bestaat niet (meer)', credit: 'Illustratie' },
  en: { home: 'to the home page', missing: 'This page does not exist (no more)', credit: 'Illustration' },
} as const;

const desk = { width: 1280, height: 720 };

export const looks: Readonly<Record<Role, (seen: Seen) => Promise<void>>> = {
  async hydrated({ page, response }) {
    await untilIdle(page);
    expect(await page.evaluate(() => window.changes)).toEqual([]);
    const { fromServer, alive } = await compare(page, (await response?.text()) ?? '');
    expect(alive.length).toBeGreaterThan(1000);
    expect(alive).toBe(fromServer);
  },

  async named({ page, site, path }) {
    const known = site.pages.find((each) => each.path === path);
    if (path === '/') await expect(page).toHaveTitle(new RegExp(site.title));
    else await expect(page).toHaveTitle(`${known?.title} – ${site.title}`);
    await expect(heading(page)).toHaveText(known?.heading ?? 'a page of the site book');
    if (path !== '/') await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  },

  async missing({ page, response, site }) {
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText(texts[site.language].missing);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },

  async credited({ page, site }) {
    const { photographer } = creditedPage(site);
    await expect(page.getByText(`${texts[site.language].credit}: ${photographer}`).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  },

  async pictures({ page }) {
    await readToTheEnd(page);
    expect(await page.locator('img:visible').count()).toBeGreaterThan(0);
    expect(await brokenPictures(page)).toEqual([]);
  },

  async home({ page, site }) {
    await expect(page.locator('html')).toHaveAttribute('lang', site.language);
    const wayHome = new RegExp(texts[site.language].home);
    await expect(page.getByRole('banner').getByRole('link', { name: wayHome })).toBeVisible();
    await showsFooter(page, site);
    await showsMenu(page, site);
  },

  async readable({ page, path, colours }) {
    await page.emulateMedia({ colorScheme: colours });
    // Colours that are on their way to others are neither the ones nor the others.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect.soft(await faultsOf(page), `${path} in ${colours} colours`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at 320 px`)
      .toBeLessThanOrEqual(320);
    expect.soft(await clippedTexts(page), `${path} at 320 px`).toEqual([]);
    await page.setViewportSize(desk);
    await enlarge(page);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at 200 %`)
      .toBeLessThanOrEqual(1280);
    expect.soft(await clippedTexts(page), `${path} at 200 %`).toEqual([]);
  },
};

async function showsFooter(page: Page, site: BookSite): Promise<void> {
  const footer = page.getByRole('contentinfo');
  for (const name of new Set([...site.footer, ...site.legal])) {
    // Links that leave the site say so, after their own words.
    await expect(footer.getByRole('link').filter({ hasText: name }).first()).toBeVisible();
  }
  expect(site.footer.length).toBeGreaterThan(0);
  expect(site.legal.length).toBeGreaterThan(0);
}

/** The menu has every entry of the CMS's, and fits a screen of 320 px and text of twice the size. */
async function showsMenu(page: Page, site: BookSite): Promise<void> {
  const menu = page.getByRole('dialog');
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  for (const name of new Set(site.menu)) {
    await expect(menu.locator('a, button').filter({ hasText: name }).first()).toBeAttached();
  }
  expect(site.menu.length).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 320, height: 640 });
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  const overflow = () => menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect.soft(await overflow(), `the menu of ${site.id} at 320 px`).toBeLessThanOrEqual(0);
  expect.soft(await clippedTexts(page), `the menu of ${site.id} at 320 px`).toEqual([]);
  await page.setViewportSize({ width: 640, height: 900 });
  const remove = await enlarge(page);
  expect.soft(await overflow(), `the menu of ${site.id} at 200 %`).toBeLessThanOrEqual(0);
  expect.soft(await clippedTexts(page), `the menu of ${site.id} at 200 %`).toEqual([]);
  await remove();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.setViewportSize(desk);
}

/** Text of twice the size. Returns what takes it back. */
function enlarge(page: Page): Promise<() => Promise<void>> {
  return addReadersStyles(page, 'html { font-size: 200% !important; }');
}
