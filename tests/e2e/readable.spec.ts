import { expect } from '@playwright/test';
import { faultsOf } from './helpers/axe.ts';
import { walkThrough } from './helpers/keyboard.ts';
import { clippedTexts, heading, menuButton, untilAlive } from './helpers/reading.ts';
import { type BookSite, pageOf, siteBook, siteOf } from './helpers/siteBook.ts';
import { test } from './helpers/test.ts';

/*
 * Every site can be read: on the narrowest screen, with large text, by keyboard, on paper, with the system's own
 * colours and without motion. Each page is loaded once and looked at in all these ways.
 */

/** Those whose pages axe reads in dark colours, too; their others it reads when they are crawled. */
const crawled = ['groenkennisnet', 'eurcaw-pigs'];

/** Looks at all kinds of pages of every site; otherwise so in two sites, whose language and theme differ. */
const thorough = process.env.CRAWL === 'thorough';

/** The pages that stand for the site's; those of forms and events where the site has any. */
function samplePaths(site: BookSite): Record<string, string> {
  const always = { home: '/', dossier: pageOf(site, 'dossier').path };
  if (!thorough && !crawled.includes(site.id)) return always;
  const event = site.pages.find(({ path }) => /^\/(?:agenda|activiteit|event)\//.test(path));
  const form = site.pages.find(({ path }) => /^\/(?:contactformulier|contact)$/i.test(path));
  return {
    ...always,
    search: site.language === 'nl' ? '/zoeken/*' : '/search/*',
    'page not found': '/deze-pagina-is-er-niet',
    ...(event && { event: event.path }),
    ...(form && { form: form.path }),
  };
}

for (const site of siteBook) {
  for (const [name, path] of Object.entries(samplePaths(site))) {
    test(`${site.id}: ${name} fits a screen of 320 px and text of twice the size, and axe finds no fault`, async ({
      page,
      address,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: crawled.includes(site.id) ? 'dark' : 'light' });
      await page.goto(address(path, site.id));
      await untilAlive(page);
      expect(await faultsOf(page)).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect.soft(await clippedTexts(page)).toEqual([]);

      await page.setViewportSize({ width: 1280, height: 720 });
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
      expect.soft(await clippedTexts(page)).toEqual([]);
    });
  }

  test(`${site.id}: the menu fits a screen of 320 px and text of twice the size`, async ({ page, address }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address('/', site.id));
    await menuButton(page).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    const overflow = () => menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect.soft(await overflow()).toBeLessThanOrEqual(0);
    expect.soft(await clippedTexts(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    expect.soft(await overflow()).toBeLessThanOrEqual(0);
    expect.soft(await clippedTexts(page)).toEqual([]);
  });
}

for (const id of ['groenkennisnet', 'eurcaw-pigs']) {
  const site = siteOf(id);
  const dossier = pageOf(site, 'dossier').path;

  for (const [width, keys] of [
    [390, ['Tab', 'Shift+Tab']],
    [800, ['Tab']],
    [1440, ['Tab', 'Shift+Tab']],
  ] as const) {
    test(`${id}: at ${width} px the keyboard leads through a dossier in sight`, async ({ page, address }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address(dossier, id));
      await untilAlive(page);
      for (const key of keys) {
        const { stops, faults } = await walkThrough(page, key);
        expect(faults, key).toEqual([]);
        expect(stops).toBeGreaterThan(30);
      }
    });
  }

  test(`${id}: paper shows the logo, the text and where links lead, in dark ink and without what only screens can do`, async ({
    page,
    address,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(address(dossier, id));
    await untilAlive(page).catch(() => {});
    await expect(page.getByRole('banner').first().getByRole('link').first()).toBeVisible();
    await expect(heading(page)).toBeVisible();
    for (const hidden of [page.getByRole('contentinfo'), page.getByRole('search'), page.getByRole('button')]) {
      for (const part of await hidden.all()) await expect(part).toBeHidden();
    }
    const [ink = 255] = await heading(page).evaluate((title) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!context) return [];
      context.fillStyle = getComputedStyle(title).color;
      context.fillRect(0, 0, 1, 1);
      return [Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3))];
    });
    expect(ink).toBeLessThan(140);
    const link = page.getByRole('main').locator('p a[href^="http"]').first();
    const target = await link.evaluate((anchor) => getComputedStyle(anchor, '::after').content);
    expect(target).toContain((await link.getAttribute('href')) ?? 'an address');
  });

  test(`${id}: nothing moves for visitors who want stillness, and the system’s own colours show every control`, async ({
    page,
    address,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await page.goto(address('/', id));
    await untilAlive(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
        .map(({ id: name, effect }) => `${name} ${effect instanceof KeyframeEffect ? effect.target?.className : ''}`),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    const unseen = await page.locator('button:visible, input:visible:not([tabindex="-1"])').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const drawn = [control, control.parentElement, control.parentElement?.parentElement].some((box) => {
          if (!box) return false;
          const { borderTopWidth, borderTopStyle } = getComputedStyle(box);
          return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        });
        // A choice is drawn by its label.
        const label = control.closest('label');
        return drawn || label?.querySelector('svg') || control.querySelector('svg, img') || control.textContent?.trim()
          ? []
          : [control.outerHTML];
      }),
    );
    expect(unseen).toEqual([]);
  });
}
