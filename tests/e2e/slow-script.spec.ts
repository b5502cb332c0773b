import { expect, type Page } from '@playwright/test';
import { holdBack } from './helpers/gate.ts';
import { heading, untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/*
 * Scripts that are a long time on their way: what is pressed meanwhile is done when they are there.
 */

const opener = (page: Page) => page.getByRole('banner').getByText('Menu', { exact: true });
const html = (page: Page) => page.locator('html');

/** Opens a page whose scripts do not come yet. */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, /\/start-[^/]+\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(html(page)).toHaveAttribute('data-script', 'coming');
  return release;
}

test('the menu opens', async ({ page, address, watch }) => {
  const release = await openSlowly(page, address('/disclaimer'));
  await opener(page).click();
  await expect(html(page)).toHaveAttribute('data-pressed', '');
  await opener(page).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Hoofdmenu' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-script', 'alive');
  await expect(page).toHaveURL(address('/disclaimer'));
  expect(watch.troubles).toEqual([]);
});

test('colours change', async ({ page, address }) => {
  const release = await openSlowly(page, address('/disclaimer'));
  const choice = page.getByRole('banner').getByRole('combobox', { name: 'Weergave' });
  await choice.selectOption({ label: 'Donker' });
  release();
  await expect(html(page)).toHaveAttribute('data-mode', 'dark');
  await expect(choice).toHaveValue('dark');
});

test('results are sorted', thorough, async ({ page, address }) => {
  const release = await openSlowly(page, address('/zoeken/mest'));
  await page.getByRole('combobox', { name: 'Sorteer op' }).selectOption({ label: 'Titel, Z–A' });
  release();
  await expect(page).toHaveURL(/srt=titel/);
  await expect(page.getByRole('combobox', { name: 'Sorteer op' })).toHaveValue('titel-desc');
});

test('a ticked filter counts', thorough, async ({ page, address }) => {
  const release = await openSlowly(page, address('/zoeken/*'));
  const option = page.getByRole('group', { name: 'Soort document' }).getByRole('checkbox').first();
  await option.check();
  release();
  await expect(page).toHaveURL(/documenttype=/);
  await expect(option).toBeChecked();
});

test('filters that are opened on a phone close when they are applied', async ({ page, address, watch }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await openSlowly(page, address('/zoeken/*'));
  await page.getByRole('region', { name: 'Filters', exact: true }).locator('summary').first().click();
  const option = page.getByRole('group', { name: 'Jaar', exact: true }).getByRole('checkbox').first();
  await option.check();
  release();
  await expect(page).toHaveURL(/jaar=/);
  // Whoever is in it goes on there.
  await expect(option).toBeFocused();
  const apply = page.getByRole('button', { name: /^Toon / });
  await apply.click();
  await expect(apply).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: /resultaten?$/ })).toBeFocused();
  expect(watch.troubles).toEqual([]);
});

test('links and forms wait for nothing', async ({ page, address }) => {
  await openSlowly(page, address('/'));
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('searchbox').fill('water');
  await form.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(address('/zoeken/water'));
  await expect(heading(page)).toHaveText('Zoeken naar ‘water’');
});

test('what does not come is done without', async ({ page, address }) => {
  await openSlowly(page, address('/disclaimer'));
  await opener(page).click();
  const list = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(list).toBeHidden();
  // After five seconds nobody waits any longer.
  await expect(list).toBeInViewport({ timeout: 10_000 });
  await expect(html(page)).toHaveAttribute('data-script', 'none');
});

test('what comes later all the same is used', thorough, async ({ page, address }) => {
  const release = await openSlowly(page, address('/disclaimer'));
  await opener(page).click();
  await expect(html(page)).toHaveAttribute('data-script', 'none');
  release();
  await untilAlive(page);
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
