import { expect, type Page } from '@playwright/test';
import { menuButton, untilAlive } from './helpers/reading.ts';
import { noteShifts, shiftsOf } from './helpers/shifts.ts';
import { test } from './helpers/test.ts';

/*
 * The picture that opens a page has the line for itself: on a phone those below it are asked for once it is there, and
 * on every screen the app once the page has been painted.
 */

const phone = { width: 390, height: 844 };
const pictured = ['/', '/dossier/stikstof'];

interface Pictures {
  /** How many were asked for besides the one that opens the page. */
  readonly further: () => number;
  /** Answers the opening picture, which waits until then. */
  readonly answer: (how: 'with it' | 'with nothing') => void;
}

/** Pictures from here on: the first that is asked for is the one that opens the page. */
async function holdOpeningPicture(page: Page): Promise<Pictures> {
  let opening: string | undefined;
  let further = 0;
  const how = Promise.withResolvers<'with it' | 'with nothing'>();
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
  await page.route('**/pictures/**', async (route) => {
    const source = new URL(route.request().url()).pathname.split('/').at(-1);
    opening ??= source;
    if (source !== opening) further++;
    else if ((await how.promise) === 'with nothing') return route.abort();
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  return { further: () => further, answer: how.resolve };
}

/** What a page waits for at most (ms) does not pass by itself: a busy machine would be no reason to fail. */
function stopWaiting(): void {
  const { setTimeout } = window;
  const later = (run: TimerHandler, after?: number, ...values: unknown[]) =>
    setTimeout(run, after === 4000 ? 600_000 : after, ...values);
  Object.assign(window, { setTimeout: later });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of pictured) {
    test(`${path} is whole, and asks for further pictures when the opening one is there`, async ({ page, address }) => {
      await page.addInitScript(stopWaiting);
      await noteShifts(page);
      const { further, answer } = await holdOpeningPicture(page);
      await page.goto(address(path), { waitUntil: 'commit' });
      await untilAlive(page);
      expect(further()).toBe(0);
      answer('with it');
      await expect.poll(further).toBeGreaterThan(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-pictures');
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

  test('asks for them as well when the opening one cannot be had', async ({ page, address }) => {
    await page.addInitScript(stopWaiting);
    const { further, answer } = await holdOpeningPicture(page);
    await page.goto(address('/'), { waitUntil: 'commit' });
    await untilAlive(page);
    expect(further()).toBe(0);
    answer('with nothing');
    await expect.poll(further).toBeGreaterThan(0);
  });

  test('asks for them as well as soon as somebody scrolls', async ({ page, address }) => {
    await page.addInitScript(stopWaiting);
    const { further } = await holdOpeningPicture(page);
    await page.goto(address('/'), { waitUntil: 'commit' });
    await untilAlive(page);
    expect(further()).toBe(0);
    await page.mouse.wheel(0, 200);
    await expect.poll(further).toBeGreaterThan(0);
  });

  test('does not wait for ever', async ({ page, address }) => {
    const { further } = await holdOpeningPicture(page);
    await page.goto(address('/'), { waitUntil: 'commit' });
    await expect.poll(further, { timeout: 15_000 }).toBeGreaterThan(0);
  });

  for (const path of [...pictured, '/nieuwsitem/water-vasthouden-begint-bij-de-bodem', '/dossiers']) {
    test(`${path} may be painted when all that two screens can hold is there`, async ({ page, address }) => {
      await page.goto(address(path));
      const first = page.locator('link[rel="expect"]').first();
      const id = (await first.getAttribute('href'))?.slice(1) ?? '';
      const top = await page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 0, id);
      const isEnd = id === 'portal-state';
      expect(isEnd || top > 2 * phone.height, `${id} at ${top}`).toBe(true);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ viewport: phone, scripts: 'off' });

  test('further pictures are the browser’s to fetch', async ({ page, address }) => {
    const { further } = await holdOpeningPicture(page);
    await page.goto(address('/'), { waitUntil: 'commit' });
    await expect.poll(further).toBeGreaterThan(0);
  });
});

test('on a wide screen further pictures do not wait, and a page comes to life before its opening one', async ({
  page,
  address,
}) => {
  await page.addInitScript(stopWaiting);
  const { further } = await holdOpeningPicture(page);
  await page.goto(address('/'), { waitUntil: 'commit' });
  await expect(menuButton(page)).toBeVisible();
  await expect.poll(further).toBeGreaterThan(0);
});
