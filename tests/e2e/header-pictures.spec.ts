import { expect, type Locator, type Page } from '@playwright/test';
import { noteShifts, shiftsOf } from './helpers/shifts.ts';
import { test } from './helpers/test.ts';
import { thorough } from './helpers/thorough.ts';

/* What opens a page in pictures: the point that matters of each stays in view, beside or above the title's plate. */

const widths = [390, 750, 768, 959, 960, 1024, 1280, 1440, 1920];

interface Pictured {
  readonly site?: string;
  readonly path: string;
  /** Looked at by `npm test`, too. */
  readonly quick?: boolean;
}

/** One picture, several, and a film; points on the left, in the middle and on the right of their pictures. */
const pages: readonly Pictured[] = [
  { site: 'toolbox-all4biodiversity', path: '/hulpmiddel/maaikalender', quick: true },
  { site: 'toolbox-all4biodiversity', path: '/nachtleven' },
  { site: 'dierenwelzijnsweb', path: '/dieren/kip', quick: true },
  { site: 'dierenwelzijnsweb', path: '/' },
  { site: 'eurcaw-pigs', path: '/', quick: true },
  { site: 'coegroen', path: '/leren-en-werken', quick: true },
  { path: '/' },
  { path: '/project/zoete-kavels' },
  { path: '/dossier/droogte-en-verzilting' },
];

/** How far the point stays from the plate's edge (px): what surrounds it is seen, too. */
const margin = 12;

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Pictures come at once and without their drawings: only their places count, and those they have from the page. */
test.beforeEach(({ page }) =>
  page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
);

/** Where the focus points of pictures or films are in the window, as the browser paints them now. */
function focusPoints(media: Locator, focus?: string): Promise<Place[]> {
  return media.evaluateAll((elements, given) => {
    const length = (text: string, room: number) =>
      text.endsWith('%') ? (Number.parseFloat(text) / 100) * room : Number.parseFloat(text);
    return elements.flatMap((element) => {
      const isFilm = element instanceof HTMLVideoElement;
      if (!isFilm && !(element instanceof HTMLImageElement)) return [];
      const box = element.getBoundingClientRect();
      if (box.width === 0) return [];
      const address = isFilm ? element.currentSrc : element.currentSrc || element.src;
      // `/pictures/{width}/{ratio}/{focus}/…`, or nothing where nobody set one.
      const [, across = '50', down = '50'] = /\/(\d+)-(\d+)\//.exec(given ?? address) ?? [];
      const [width, height] = isFilm
        ? [element.videoWidth, element.videoHeight]
        : [Number(element.getAttribute('width')), Number(element.getAttribute('height'))];
      const scale = Math.max(box.width / width, box.height / height);
      const [left = '50%', top = '50%'] = getComputedStyle(element).objectPosition.split(' ');
      const x = length(left, box.width - width * scale) + (Number(across) / 100) * width * scale;
      const y = length(top, box.height - height * scale) + (Number(down) / 100) * height * scale;
      const isCut = x < 0 || y < 0 || x > box.width || y > box.height;
      const name = `${isFilm ? 'film' : 'picture'} with ${across}-${down}${isCut ? ' (cut off)' : ''}`;
      return [{ name, x: box.left + x, y: box.top + y }];
    });
  }, focus);
}

/** What of these is not to be seen: cut off, outside of the window or under the plate. */
async function hidden(page: Page, places: readonly Place[]): Promise<string[]> {
  const plate = await page.locator('header h1').evaluate((heading) => {
    let element = heading.parentElement;
    const isPainted = (one: Element) => !/^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(one).backgroundColor);
    while (element && !isPainted(element)) element = element.parentElement;
    const { left, top, right, bottom } = (element ?? document.body).getBoundingClientRect();
    return { left, top, right, bottom };
  });
  const { width = 0 } = page.viewportSize() ?? {};
  return places
    .filter(({ name, x, y }) => {
      const isCovered =
        x > plate.left - margin && x < plate.right + margin && y > plate.top - margin && y < plate.bottom + margin;
      return isCovered || x < 0 || x > width || name.endsWith('(cut off)');
    })
    .map(({ name, x, y }) => `${width} px: ${name} at ${Math.round(x)}, ${Math.round(y)}`);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { site, path, quick } of pages) {
    const when = quick ? {} : thorough;
    test(
      `shows the point that matters of each picture of ${site ?? ''}${path}, at every width`,
      when,
      async ({ page, address }) => {
        const faults: string[] = [];
        await page.goto(address(path, site));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const places = await focusPoints(page.locator('article > header img'));
          expect(places.length).toBeGreaterThan(0);
          faults.push(...(await hidden(page, places)));
        }
        expect(faults).toEqual([]);
      },
    );
  }
});

test('shows the same point of a film that moves over its picture, and moves nothing when it comes', async ({
  page,
  address,
}) => {
  await noteShifts(page);
  await page.goto(address('/nachtleven', 'toolbox-all4biodiversity'));
  const film = page.locator('header video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await shiftsOf(page)).toEqual([]);
  const picture = page.locator('article > header img').first();
  const focus = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const faults: string[] = [];
  for (const width of widths.filter((one) => one >= 768)) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await hidden(page, await focusPoints(film, focus))));
  }
  expect(faults).toEqual([]);
});

test.describe('in the dark', () => {
  /** How bright the header's picture is shown, by what the browser does to it; 1 is daylight. */
  const brightness = (page: Page) =>
    page
      .locator('article > header img')
      .first()
      .evaluate((image) => Number(/brightness\(([\d.]+)\)/.exec(getComputedStyle(image).filter)?.[1] ?? 1));
  const choose = (page: Page, mode: 'light' | 'dark') =>
    page
      .locator('[data-site]')
      .first()
      .evaluate((scope, value) => scope.setAttribute('data-mode', value), mode);

  test.beforeEach(async ({ page, address }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address('/project/zoete-kavels'));
  });

  test('the picture is dimmed as the system or the visitor asks, and by day it is not', async ({ page }) => {
    expect(await brightness(page)).toBe(1);
    await page.emulateMedia({ colorScheme: 'dark' });
    const bySystem = await brightness(page);
    expect(bySystem).toBeLessThan(0.8);
    await choose(page, 'light');
    expect(await brightness(page)).toBe(1);
    await page.emulateMedia({ colorScheme: 'light' });
    await choose(page, 'dark');
    expect(await brightness(page)).toBe(bySystem);
  });

  test('paper and colours of the visitor’s own leave it as it is', async ({ page }) => {
    await choose(page, 'dark');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await brightness(page)).toBe(1);
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen', forcedColors: 'active' });
    expect(await brightness(page)).toBe(1);
  });
});
