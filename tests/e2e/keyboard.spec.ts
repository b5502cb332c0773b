import { expect, type Page } from '@playwright/test';
import { walkThrough } from './helpers/keyboard.ts';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { thorough, variations } from './helpers/thorough.ts';

/*
 * What the keyboard comes to is in sight, under none of the bars that stay (WCAG 2.4.11), in both directions; and it is
 * there at once, also for visitors who have not asked for stillness.
 */

for (const [kind, path, quickWidth] of [
  // `readable.spec.ts` walks through one, in stillness.
  ['a dossier', '/dossier/stikstof', undefined],
  ['the home page', '/', undefined],
  ['a search', '/zoeken/mest', 390],
] as const) {
  for (const width of [1280, 390]) {
    test(
      `${kind} keeps what has the focus in sight, down and up again (${width} px)`,
      width === quickWidth ? {} : thorough,
      async ({ page, address }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address(path));
        await untilAlive(page);
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const { stops, faults } = await walkThrough(page, key);
          expect(faults, key).toEqual([]);
          expect(stops).toBeGreaterThan(20);
        }
      },
    );
  }
}

for (const [width, when] of variations(1280, 390)) {
  test(
    `the list begins below the bars for who turns the page or skips to it (${width} px)`,
    when,
    async ({ page, address }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address('/zoeken/mest'));
      await untilAlive(page);
      const heading = page.getByRole('heading', { level: 2, name: /^[\d.]+ resultaten$/ });
      const isClear = () =>
        heading.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 5, (top + bottom) / 2));
        });
      await page.getByRole('navigation', { name: 'Bladeren door de resultaten' }).getByText('Volgende').press('Enter');
      await expect(page).toHaveURL(/start=20/);
      await expect(heading).toBeFocused();
      // The bar with the search field comes and goes as the page scrolls.
      await expect.poll(isClear).toBe(true);

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.getByRole('link', { name: 'Naar de resultaten' }).press('Enter');
      await expect(page.locator('#results')).toBeFocused();
      await expect.poll(isClear).toBe(true);
    },
  );
}

/** The scroll positions of the next frames. */
function framesOf(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const seen: number[] = [];
    while (seen.length < 6) {
      await new Promise(requestAnimationFrame);
      seen.push(scrollY);
    }
    return seen;
  });
}

test('Tab goes to what comes next without a ride; a link to a place on the page may take one', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address('/dossier/stikstof'));
  await untilAlive(page);
  // Followed just before, such a link lends Tab none of its smoothness.
  await page
    .locator('[data-contents-bar] li a')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  const ride = await framesOf(page);
  expect(new Set(ride).size, String(ride)).toBeGreaterThan(2);
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Shift+Tab');
    const frames = await framesOf(page);
    expect(new Set(frames).size, `${press}: ${frames}`).toBe(1);
  }
});

test('nobody who asked for stillness is taken for a ride', async ({ page, address }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address('/dossier/stikstof'));
  await untilAlive(page);
  const last = page.locator('[data-contents-bar] li a').last();
  await last.evaluate((link: HTMLElement) => link.click());
  await expect(page.locator((await last.getAttribute('href')) ?? '#')).toBeFocused();
  const frames = await framesOf(page);
  expect(new Set(frames).size, String(frames)).toBe(1);
});

test('the footer’s folds come out from under the top bar when the keyboard goes back to them', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(address('/'));
  await untilAlive(page);
  const footer = page.getByRole('contentinfo');
  const folds = await footer.locator('summary').all();
  expect(folds.length).toBeGreaterThan(1);
  for (const fold of folds) {
    await fold.focus();
    await page.keyboard.press('Tab');
    await expect(fold).not.toBeFocused();
    await fold.evaluate((element) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().top, behavior: 'instant' });
    });
    await page.keyboard.press('Shift+Tab');
    await expect(fold).toBeFocused();
    const bar = await page.getByRole('banner').locator('[data-pinned="true"]').boundingBox();
    expect((await fold.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});
