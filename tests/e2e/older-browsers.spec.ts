import { expect, type Page } from '@playwright/test';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';

/*
 * The portal in the oldest browsers that it is built for (`build.target`): Safari 16, as on phones that get no newer one,
 * Firefox and Chromium of the same time. The build writes their language; what their objects lack, it cannot.
 */

/** Takes away what Safari 16.4 or Firefox 114 does not have. Runs in the page, before its own scripts. */
function forgetNewer(): void {
  const newer: readonly (readonly [object, string])[] = [
    [URL, 'canParse'],
    [URL, 'parse'],
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Promise, 'withResolvers'],
    [Promise, 'try'],
    [AbortSignal, 'any'],
    [Element.prototype, 'checkVisibility'],
    [HTMLElement.prototype, 'popover'],
    [HTMLElement.prototype, 'showPopover'],
    [HTMLElement.prototype, 'hidePopover'],
    [URLSearchParams.prototype, 'size'],
    [String.prototype, 'isWellFormed'],
    [String.prototype, 'toWellFormed'],
    [Set.prototype, 'union'],
    [Set.prototype, 'difference'],
    [Set.prototype, 'intersection'],
    [window, 'navigation'],
    [window, 'requestIdleCallback'],
    [window, 'cancelIdleCallback'],
  ];
  for (const [owner, name] of newer) Reflect.deleteProperty(owner, name);
  // What later browsers understand besides, these pass over.
  const { has, delete: remove } = URLSearchParams.prototype;
  URLSearchParams.prototype.has = function (name) {
    return has.call(this, name);
  };
  URLSearchParams.prototype.delete = function (name) {
    remove.call(this, name);
  };
}

test.beforeEach(({ context }) => context.addInitScript(forgetNewer));

/** The titles of what narrows the list. */
const chosen = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link');

for (const { name, path, site } of [
  { name: 'the home page', path: '/' },
  { name: 'a list by letters', path: '/a-tot-z' },
  { name: 'the page of a record', path: '/zoeken/resultaat/-?id=1019774' },
  { name: 'the page of a visitor', path: '/mijn-gkn' },
  { name: 'the page of a form', path: '/contactformulier' },
  { name: 'a page in English', path: '/search/pigs', site: 'eurcaw-pigs' },
]) {
  test(`${name} comes to life as the server made it`, async ({ page, address, watch }) => {
    const response = await page.goto(address(path, site));
    expect(response?.status()).toBe(200);
    const title = await page.title();
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(title);
    expect(watch.troubles).toEqual([]);
  });
}

test('a search is filtered, and one of two values taken away', async ({ page, address, watch }) => {
  await page.goto(address('/zoeken/*'));
  await untilAlive(page);
  const types = page.getByRole('group', { name: 'Soort document' });
  for (const place of [0, 1]) await types.getByRole('checkbox').nth(place).check();
  await page.getByRole('button', { name: /^Toon .*resulta/ }).click();
  await expect(chosen(page)).toHaveCount(2);
  const kept = await chosen(page).nth(1).textContent();
  await chosen(page).first().click();
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toHaveText(kept ?? '');
  expect(watch.troubles).toEqual([]);
});

test('a record is reached from a list, and the list again', async ({ page, address, watch }) => {
  await page.goto(address('/zoeken/water'));
  await untilAlive(page);
  const result = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  const title = (await result.textContent()) ?? '';
  await result.getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expect(result).toHaveText(title);
  expect(watch.troubles).toEqual([]);
});

test('a portlet begins with its own title', async ({ page, address, watch }) => {
  await page.goto(address('/portlet/kringlooplandbouw/*'));
  const title = await heading(page).textContent();
  await untilAlive(page);
  await expect(heading(page)).toHaveCount(1);
  await expect(heading(page)).toHaveText(title ?? '');
  expect(watch.troubles).toEqual([]);
});

test('an editor sees what becomes of a draft, and what is wrong with it', async ({ page, address, watch }) => {
  const html = '<p>Lees <a href="https://www.example.nl/bodem">over bodem</a> en <a href="https://">meer</a>.</p>';
  const draft = { type: 'page', title: 'Bodem', contents: [{ elements: [{ type: 'text', html }] }] };
  await page.goto(address('/preview'));
  await untilAlive(page);
  await page.getByRole('textbox', { name: 'JSON van de pagina' }).fill(JSON.stringify(draft));
  await page.getByRole('button', { name: 'Toon deze JSON' }).click();
  const shown = page.frameLocator('iframe[name=preview-page]');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Bodem');
  await expect(shown.getByRole('link', { name: 'over bodem' })).toHaveAttribute('href', 'https://www.example.nl/bodem');
  await expect(page.getByText(/^Te herstellen/).first()).toBeVisible();
  expect(watch.troubles).toEqual([]);
});
