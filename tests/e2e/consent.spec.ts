import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { pressAsOnMac } from './helpers/pressAsOnMac.ts';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * What needs the visitor's consent (specification, sections 8 and 9), in a site that has all of it. The hosts of the
 * site's scripts are not real: whatever asks them is caught and noted.
 */
test.use({ consent: 'unasked' });

const site = 'coegroen';

/** Catches requests to other hosts than the portal's and gives them back as they come. */
async function outsideRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => !url.hostname.endsWith('localhost'),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

const notice = (page: Page) => page.getByRole('region', { name: /^Cookies (op deze|on this) site$/ });
const button = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' });
const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer);

declare global {
  interface Window {
    /** How far the page has moved by itself. */
    shift?: number;
  }
}

function noteShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') window.shift = (window.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [width, when] of variations(1440, 390)) {
  test(
    `at ${width} px the notice asks without asking for anything, moving the page or taking the focus`,
    when,
    async ({ page, address, watch }) => {
      const asked = await outsideRequests(page);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(noteShifts);
      await page.goto(address('/', site));
      await expect(notice(page)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await page.evaluate(() => window.shift)).toBe(0);
      expect(await dataLayer(page)).toBeUndefined();
      expect(asked).toEqual([]);

      const boxes = await Promise.all(
        ['Alles weigeren', 'Alles toestaan', 'Zelf kiezen'].map((name) => button(page, name).boundingBox()),
      );
      const sizes = boxes.map((box) => [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)].join('×'));
      expect(new Set(sizes).size).toBe(1);
      expect(await faultsOf(page)).toEqual([]);

      // What had the focus before the notice came is not behind it either.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(notice(page).getByRole('link')).toBeFocused();
      expect(watch.troubles).toEqual([]);
    },
  );
}

test('refusing is remembered for six months, and asks for nothing', async ({ page, address }) => {
  const asked = await outsideRequests(page);
  await page.clock.install({ time: new Date('2026-11-20T10:00:00') });
  await page.goto(address('/', site));
  await button(page, 'Alles weigeren').click();
  await expect(notice(page)).toHaveCount(0);

  await page.clock.setSystemTime(new Date('2027-05-19T10:00:00'));
  await page.reload();
  await untilAlive(page);
  await settings(page).click();
  await expect(notice(page)).toBeFocused();
  await button(page, 'Alles weigeren').click();
  await expect(settings(page)).toBeFocused();
  expect(asked).toEqual([]);

  await page.clock.setSystemTime(new Date('2027-11-21T10:00:00'));
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test('whoever opens the settings with a press that focuses nothing finds them again', async ({ page, address }) => {
  await pressAsOnMac(page);
  await page.goto(address('/', site));
  await button(page, 'Alles weigeren').click();
  await settings(page).click();
  await expect(notice(page)).toBeFocused();
  await button(page, 'Alles weigeren').click();
  await expect(settings(page)).toBeFocused();
});

test('only what was chosen is asked for; it stops when the choice is taken back', async ({ page, address }) => {
  const asked = await outsideRequests(page);
  await page.goto(address('/', site));
  await button(page, 'Zelf kiezen').click();
  for (const box of await notice(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await notice(page).getByRole('checkbox', { name: 'Bezoekcijfers' }).check();
  await button(page, 'Keuze bewaren').click();
  await expect.poll(() => asked).toEqual(['https://cijfers.coegroen.nl/bezoek.js']);
  // The page that was there before consent is not counted afterwards.
  expect(await dataLayer(page)).toBeUndefined();

  await page.goto(address('/zoeken/geheim?jaar=2025', site));
  await expect.poll(() => dataLayer(page)).toHaveLength(1);
  expect(await dataLayer(page)).toEqual([
    { event: 'page_view', route: 'ZoekPagina', path: '/zoeken', title: 'CoE Groen', language: 'nl', site },
  ]);

  await page.goto(address('/is-er-niet', site));
  await expect.poll(() => dataLayer(page)).toHaveLength(1);
  expect(await dataLayer(page)).toEqual([
    { event: 'error_page', status: 404, path: '/is-er-niet', time: expect.stringMatching(/^20\d\d-.*Z$/) },
  ]);

  await settings(page).click();
  await button(page, 'Alles weigeren').click();
  asked.length = 0;
  await page.getByRole('main').getByRole('link', { name: 'Naar de startpagina' }).click();
  await expect(page).toHaveURL(address('/', site));
  await page.reload();
  await untilAlive(page);
  expect(await dataLayer(page)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('where storage is closed the choice lasts as long as the page', thorough, async ({ page, address, watch }) => {
  await outsideRequests(page);
  await page.addInitScript(() => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: closed });
    Object.defineProperty(window, 'sessionStorage', { get: closed });
  });
  await page.goto(address('/', site));
  await button(page, 'Alles toestaan').click();
  await expect(notice(page)).toHaveCount(0);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .click();
  await expect.poll(() => dataLayer(page)).toHaveLength(1);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  expect(watch.troubles).toEqual([]);
});

test('an English site asks in English, and only for what it has', thorough, async ({ page, address }) => {
  await page.goto(address('/', 'eurcaw-pigs'));
  await button(page, 'Choose').click();
  await expect(notice(page).getByRole('checkbox')).toHaveCount(1);
  await expect(notice(page).getByRole('checkbox', { name: 'Videos' })).toBeVisible();
  const statement = notice(page).getByRole('link', { name: 'Read the privacy and cookie statement' });
  await expect(statement).toHaveAttribute('href', '/privacy-cookie-statement');
});

test('without JavaScript nobody is asked', async ({ browser, address }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address('/', site));
  await expect(notice(page)).toHaveCount(0);
  await expect(settings(page)).toBeHidden();
  await context.close();
});

test('videos that were allowed always leave no hole where the question stood', thorough, async ({ page, address }) => {
  await outsideRequests(page);
  await page.setViewportSize({ width: 390, height: 3000 });
  await page.addInitScript(noteShifts);
  await page.addInitScript(() => localStorage.setItem('consent', `${new Date().toISOString()} +video`));
  await page.goto(address('/videos'));
  await untilAlive(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Afspelen/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Altijd toestaan' })).toHaveCount(0);
  expect(await page.evaluate(() => window.shift)).toBe(0);
});
