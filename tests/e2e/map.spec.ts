import { expect, type Page } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

const mapFile = /\/assets\/openMap[^/]*\.js/;

/** Files of the map that a page asks for. */
function mapFilesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (mapFile.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('a search’s map is opened, moved by keyboard, and searched in; going back is one step', async ({ page }) => {
  const asked = mapFilesOf(page);
  await page.goto('/zoeken/bodem');
  await untilAlive(page);
  expect(asked).toEqual([]);

  await page.getByRole('link', { name: 'Toon op de kaart' }).press('Enter');
  await expect(page.getByRole('button', { name: /resultaten rond .*, zoom in$/ }).first()).toBeVisible();
  // The keyboard is before the map, not behind it.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('In de buurt van plaats of postcode')).toBeFocused();
  expect(asked.length).toBeGreaterThan(0);
  const all = await page.getByText(/^[\d.]+ resultaten in beeld$/).textContent();

  await page.getByRole('region', { name: 'Kaart van de resultaten' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/[?&]at=/);
  await page.keyboard.press('Shift+Equal');
  const seen = page.getByText(/^[\d.]+ resultaten in beeld$/);
  await expect(seen).not.toHaveText(all ?? '');
  await page.getByRole('button', { name: 'Zoek in dit gebied' }).press('Enter');

  await expect(page.getByRole('link', { name: /^In het gekozen gebied/ }).first()).toBeVisible();
  // What was pressed has gone: the keyboard is on the map it belongs to.
  await expect(page.getByRole('button', { name: 'Zoek in dit gebied' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Kaart van de resultaten' })).toBeFocused();
  // The ring lies over the layers of the map, which would hide most of it.
  const ring = await page.getByRole('region', { name: 'Kaart van de resultaten' }).evaluate((map) => {
    const { outlineStyle, zIndex } = getComputedStyle(map, '::after');
    const layers = [...map.querySelectorAll('*')].map((layer) => Number(getComputedStyle(layer).zIndex) || 0);
    return { outlineStyle, isOnTop: Number(zIndex) >= Math.max(...layers) };
  });
  expect(ring).toEqual({ outlineStyle: 'solid', isOnTop: true });
  // The list holds what the map shows.
  const listed = page.getByRole('heading', { level: 2, name: /^[\d.]+ resultaten$/ });
  await expect(async () => {
    expect(`${await listed.textContent()} in beeld`).toBe(await seen.textContent());
  }).toPass();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^In het gekozen gebied/ })).toHaveCount(0);
  await expect(page).toHaveURL(/map=1.*at=/);

  // A mark that falls apart leaves the keyboard on the map.
  const before = await seen.textContent();
  await page
    .getByRole('button', { name: /resultaten rond .*, zoom in$/ })
    .first()
    .press('Enter');
  await expect(seen).not.toHaveText(before ?? '');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).toBe(
    'Kaart van de resultaten',
  );
});

test('on a map that was moved, the way past it leads past it', thorough, async ({ page }) => {
  await page.goto('/zoeken/bodem?map=1');
  await untilAlive(page);
  const map = page.getByRole('region', { name: 'Kaart van de resultaten' });
  await expect(page.getByRole('button', { name: /resultaten rond .*, zoom in$/ }).first()).toBeVisible();
  await map.press('ArrowRight');
  await expect(page).toHaveURL(/[?&]at=/);
  await map.evaluate((element) => element.setAttribute('data-test', 'same'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) asked.push(request.url());
  });
  await page.getByRole('link', { name: 'Sla de kaart over' }).press('Enter');
  await expect(page).toHaveURL(/[?&]at=[^#]*#/);
  await expect(page.locator('[data-state=waiting]')).toHaveCount(0);
  await expect(map).toHaveAttribute('data-test', 'same');
  expect(asked).toEqual([]);
});

test('a mark that the map can take no nearer leads to its list', thorough, async ({ page }) => {
  // Farther from each other than a spot, nearer than two marks can be.
  const bounds = [5.655, 51.966, 5.664, 51.973];
  const cluster = { lat: 51.97, lon: 5.66, count: 12, name: 'Ede', bounds };
  await page.route('**/api/map?*', (route) => route.fulfill({ json: { hits: 12, clusters: [cluster] } }));
  await page.goto('/zoeken/bodem?map=1&at=51.97,5.66,12');
  await untilAlive(page);
  await page.getByRole('button', { name: '12 resultaten rond Ede, zoom in' }).press('Enter');
  await expect(page).toHaveURL(/[?&]at=[^&]*%2C13(?:&|$)/);
  const mark = page.getByRole('link', { name: '12 resultaten in Ede, toon in de lijst' });
  // Drawn anew, it still has the focus.
  await expect(mark).toBeFocused();
  await mark.press('Enter');
  await expect(page.getByRole('link', { name: /^In het gekozen gebied/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]box=5\.6548%2C51\.9658%2C5\.6642%2C51\.9732(?:&|$)/);
});

test('the next page of the list is seen below the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zoeken/bodem?map=1');
  await untilAlive(page);
  await page.getByRole('navigation', { name: 'Bladeren door de resultaten' }).getByText('Volgende').press('Enter');
  await expect(page).toHaveURL(/start=20/);
  const heading = page.getByRole('heading', { level: 2, name: /^[\d.]+ resultaten$/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('where a filter below the map is taken away, one sees the list that this leads to', thorough, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zoeken/bodem?map=1&near=Ede');
  await untilAlive(page);
  await page
    .getByRole('link', { name: /^Binnen 10 km van Ede/ })
    .first()
    .press('Enter');
  await expect(page).not.toHaveURL(/near=/);
  const heading = page.getByRole('heading', { level: 2, name: /^[\d.]+ resultaten$/ });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('that a place is not found is heard at its field, each time it is asked for', thorough, async ({ page }) => {
  await page.goto('/zoeken/*?map=1');
  await untilAlive(page);
  const field = page.getByLabel('In de buurt van plaats of postcode');
  await field.fill('6799 AB');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('Postcode niet gevonden.');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  // Once more the same: the focus goes away with the old page, and comes back to what is read out again.
  await field.evaluate((element) => {
    element.addEventListener('focus', () => element.setAttribute('data-test', 'heard again'));
  });
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('data-test', 'heard again');
  await expect(field).toBeFocused();

  await field.fill('Ede');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^[\d.]+ resultaten$/ })).toBeFocused();
});

test('a search around a place, in English and on a small screen, has nothing that axe finds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search/*?map=1');
  await untilAlive(page);
  const near = async (typed: string) => {
    await page.getByLabel('Near a place or postal code').fill(typed);
    await page.getByLabel('Near a place or postal code').press('Enter');
    await expect(page).toHaveURL(new RegExp(`near=${typed.replace(' ', '.')}`));
  };
  await near('12');
  await expect(page.getByText('Enter a valid postal code.')).toBeVisible();
  await near('6799 AB');
  await expect(page.getByText('Postal code not found.')).toBeVisible();
  await near('Ede');
  await expect(page.getByRole('link', { name: /^Within 10 km of Ede/ }).first()).toBeVisible();
  await expect(page.getByText(/^\d+ results in view$/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is all there is, around a place as well', async ({ page }) => {
    const asked = mapFilesOf(page);
    await page.goto('/zoeken/*');
    await page.getByRole('link', { name: 'Toon op de kaart' }).click();
    await expect(page.getByText('De kaart heeft JavaScript nodig.')).toBeVisible();
    await page.getByLabel('In de buurt van plaats of postcode').fill('6711 AB');
    await page.getByLabel('Binnen').selectOption('25 km');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Binnen 25 km van 6711 AB Ede/ }).first()).toBeVisible();
    expect(await page.getByRole('listitem').getByRole('article').count()).toBeGreaterThan(5);
    expect(asked).toEqual([]);
  });
});
