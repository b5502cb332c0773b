import { expect, type Locator } from '@playwright/test';
import { untilAlive } from './helpers/reading.ts';
import { test } from './helpers/test.ts';
import { variations } from './helpers/thorough.ts';

/*
 * The bars that stay while a page scrolls: the top bar, the contents bar of a dossier, an alphabet.
 */

// Nothing moves by itself, so that places can be compared.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [{ width, height }, when] of variations(
  { width: 390, height: 844 },
  { width: 800, height: 900 },
  { width: 1440, height: 900 },
)) {
  test(
    `the bars that stay stand under one another, and links land below them (${width} px)`,
    when,
    async ({ page, address }) => {
      await page.setViewportSize({ width, height });
      await page.goto(address('/dossier/stikstof'));
      await untilAlive(page);
      const bar = page.locator('[data-contents-bar]');
      const edges = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().toJSON());
      for (let section = 0; section < 3; section++) {
        await bar.getByRole('link', { name: /^Volgend/ }).press('Enter');
        const current = bar.locator('[aria-current="location"]');
        await expect(current).toHaveAttribute('href', (await page.evaluate(() => location.hash)) || '#');
        const target = page.locator(await page.evaluate(() => location.hash));
        // The page may still be on its way there.
        await expect.poll(async () => Math.round((await edges(target)).top)).toBe(100);
        expect(Math.round((await edges(bar)).top)).toBe(60);
        expect((await edges(target.getByRole('heading').first())).top).toBeGreaterThan((await edges(bar)).bottom);
      }

      await page.goto(address('/a-tot-z'));
      await untilAlive(page);
      const letters = page.getByRole('navigation', { name: 'Op letter' });
      if (width < 768) await letters.getByRole('combobox').selectOption('E');
      await letters.getByRole('link', { name: width < 768 ? 'Naar E' : 'E', exact: true }).click();
      const section = page.locator('section[id$="letter-e"]');
      await expect(section).toBeInViewport();
      const bars = width < 768 ? { bottom: 60 } : await edges(letters);
      expect(bars.bottom).toBeLessThan(160);
      await expect
        .poll(async () => (await edges(section.getByRole('heading').first())).top)
        .toBeGreaterThan(bars.bottom);
      expect((await edges(section)).top).toBeLessThan(bars.bottom + 48);
      if (width >= 768) await expect(letters.locator('[aria-current="location"]')).toHaveText('E');
    },
  );
}

test.describe('the contents bar of a dossier, for readers who have not asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [width, when] of variations(390, 1440)) {
    test(`marks the first section as soon as it is read (${width} px)`, when, async ({ page, address }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address('/dossier/stikstof'));
      await untilAlive(page);
      const bar = page.locator('[data-contents-bar]');
      const entries = bar.locator('li a');
      await expect(bar.locator('[aria-current="location"]')).toHaveCount(0);
      const first = (await entries.first().getAttribute('href')) ?? '';
      const readTo = (offset: number) =>
        page.locator(first).evaluate((section, top) => {
          scrollTo({ top: scrollY + section.getBoundingClientRect().top - top, behavior: 'instant' });
        }, offset);
      await readTo(300);
      await expect(bar.locator('[aria-current="location"]')).toHaveCount(0);
      await readTo(260);
      await expect(entries.first()).toHaveAttribute('aria-current', 'location');
    });
  }

  for (const [width, when] of variations(1440, 390)) {
    test(
      `three presses of next lead to the third section, also while the page is on its way (${width} px)`,
      when,
      async ({ page, address }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address('/dossier/stikstof'));
        await untilAlive(page);
        const bar = page.locator('[data-contents-bar]');
        const entries = bar.locator('li a');
        for (let press = 0; press < 3; press++) {
          await bar.getByRole('link', { name: /^Volgend/ }).evaluate((link: HTMLElement) => link.click());
          await expect(entries.nth(press)).toHaveAttribute('aria-current', 'location');
        }
        const third = (await entries.nth(2).getAttribute('href')) ?? '';
        await expect(page).toHaveURL(address(`/dossier/stikstof${third}`));
        // Scrolling that was turned on its way ends within a pixel of its goal.
        const off = () =>
          page.locator(third).evaluate((section) => Math.abs(section.getBoundingClientRect().top - 100));
        await expect.poll(off).toBeLessThanOrEqual(1);
        await expect(entries.nth(2)).toHaveAttribute('aria-current', 'location');
      },
    );
  }

  test('leads the focus to the section that was chosen, and marks the last one too', async ({ page, address }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await page.goto(address('/dossier/stikstof'));
    await untilAlive(page);
    const bar = page.locator('[data-contents-bar]');
    const last = bar.locator('li a').last();
    const section = page.locator((await last.getAttribute('href')) ?? '#');
    await bar.locator('summary').press('Enter');
    await last.press('Enter');
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    await expect(last).toHaveAttribute('aria-current', 'location');
    await page.keyboard.press('Shift+Tab');
    await expect(bar.locator(':focus')).toHaveCount(0);
  });
});
